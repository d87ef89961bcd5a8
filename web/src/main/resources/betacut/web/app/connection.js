// @ts-check
/**
 * What becomes of the address while the server is gone. Without a server nobody knows the next
 * position: the address stays with the one that is shown, so that moves and board agree at every
 * moment, and the way on is kept until the server is back.
 *
 * @typedef {import('./route.js').Route} Route
 */
import { isOffline } from './api.js';
import { format } from './route.js';
import { current, set } from './store.js';

/** The address of the position that is shown. @type {Route | null} */
let settled = null;
/** Where somebody wanted to go, and what was shown. @type {{to: Route, from: Route} | null} */
let wanted = null;

/** The board shows this address. @param {Route} route */
export function settledAt(route) {
  settled = route;
}

/**
 * Goes back to what is shown, if the server did not answer.
 * @param {unknown} failure @param {Route} to where somebody wanted to go
 * @returns whether it did
 */
export function stepBack(failure, to) {
  if (!isOffline(failure) || !current().position || settled?.page !== to.page) {
    return false;
  }
  wanted = { to, from: settled };
  history.replaceState(history.state, '', format(settled));
  set({ route: settled, picked: [], thinking: false });
  return true;
}

/** Where somebody wanted to go who has not gone elsewhere since; asked once. */
export function wayOn() {
  const next = wanted?.from === current().route ? wanted.to : null;
  wanted = null;
  return next;
}
