// @ts-check
/** Clocks: what is left for each side follows from the times in the address. */
import { current, set } from './store.js';
import { isLatest, positionKey } from './route.js';

/** @typedef {import('./store.js').State} State */

/**
 * Milliseconds left for a side, or null without a clock.
 * @param {State} state @param {number} side
 */
export function left(state, side) {
  const { route, position } = state;
  const parts = /^(\d+)\+(\d+)$/.exec(route.clock);
  if (!parts || !position) {
    return null;
  }
  const first = position.first.mover;
  let rest = Number(parts[1]) * 60_000;
  for (let ply = 0; ply < route.at; ply++) {
    if ((first + ply) % 2 === side) {
      rest += Number(parts[2]) * 1000 - 100 * (route.times[ply] ?? 0);
    }
  }
  const isRunning =
    position.mover === side && !position.outcome && isLatest(route) && route.moves.length > 0;
  return Math.max(0, isRunning ? rest - (Date.now() - state.turnBegan) : rest);
}

/**
 * Where this tab keeps when the turn began: a reload does not stop a clock, a shared address starts
 * one anew.
 */
const TURN = 'turn';

/** Names a turn. @param {import('./route.js').Route} route */
const turnOf = route => `${route.clock} ${positionKey(route)}`;

/** A turn begins now. @param {import('./route.js').Route} route */
export function beginTurn(route) {
  const began = Date.now();
  sessionStorage.setItem(TURN, JSON.stringify({ turn: turnOf(route), began }));
  return began;
}

/**
 * When the turn began that was under way before a reload; now, if there was none.
 * @param {import('./route.js').Route} route
 */
export function resumeTurn(route) {
  const kept = JSON.parse(sessionStorage.getItem(TURN) ?? '{}');
  return kept.turn === turnOf(route) && Number.isFinite(kept.began) ? kept.began : beginTurn(route);
}

/** The side whose time is up, or -1. @param {State} state */
export const flagged = state => [0, 1].find(side => left(state, side) === 0) ?? -1;

/** @param {number} milliseconds */
export function clockText(milliseconds) {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Draws the clocks while they run. */
export function tick() {
  const state = current();
  if (
    state?.route.clock &&
    state.route.page === 'play' &&
    state.position &&
    !state.position.outcome
  ) {
    set({});
  }
}
