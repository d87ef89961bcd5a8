// @ts-check
/**
 * Which move is seen moving: the one that leads from the position shown before to the one shown
 * now, and only while that is new. What is loaded, gone back to or jumped to stands still.
 */
import { positionKey } from './route.js';

/** Longer than any move takes. */
const NEW_MILLIS = 1000;

/** What was shown last, and until when it is new. */
let shownKey = '';
let until = 0;

/** @param {import('./store.js').State} state */
export function isFresh({ position, positionFor, route }) {
  const now = performance.now();
  if (position && positionFor === positionKey(route) && positionFor !== shownKey) {
    const isNext = shownKey !== '' && positionFor.startsWith(`${shownKey} `);
    const added = positionFor.slice(shownKey.length + 1).split(' ').length;
    until = isNext && added === 1 ? now + NEW_MILLIS : 0;
    shownKey = positionFor;
  }
  return now < until;
}
