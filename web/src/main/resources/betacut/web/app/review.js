// @ts-check
/** What every move of the game gave away, as far as the server has told. */
import { follow } from './game.js';
import { isLatest } from './route.js';
import { current, update } from './store.js';

/** @typedef {import('./route.js').Route} Route */

/**
 * Whether a move lost so much of the winning chance that it gets a second try.
 * @param {{mark: string} | undefined} known
 */
export const isMistake = known => known?.mark === '?' || known?.mark === '??';

/**
 * What is known of ply i of the whole game: its position's best move and what the move lost.
 * @param {number} ply
 */
export function reviewed(ply, state = current()) {
  const { route, review } = state;
  return route.moves[ply] === undefined
    ? undefined
    : review[reviewKey(route, ply, route.moves[ply])];
}

/**
 * Names a position of the game and what was played there.
 * @param {Route} route @param {number} ply @param {string} played
 */
const reviewKey = (route, ply, played) =>
  `${[route.game, route.start, ...route.moves.slice(0, ply)].join(' ')} | ${played}`;

/** What was played is not known yet. */
const NOTHING = '?';

/** Asks for what is not yet known of the game's moves. */
export function askReview() {
  const { route, review, position } = current();
  let from = 0;
  while (from < route.moves.length && reviewed(from)) {
    from++;
  }
  const isOver = isLatest(route) && position?.outcome;
  if (from === route.moves.length && (isOver || review[reviewKey(route, from, NOTHING)])) {
    return;
  }
  follow(
    'review',
    'review',
    { game: route.game, start: route.start, moves: route.moves.join(','), from },
    {
      ply: answer =>
        update(state => ({
          ...state,
          review: {
            ...state.review,
            [reviewKey(route, answer.ply, answer.played ? route.moves[answer.ply] : NOTHING)]:
              answer,
          },
        })),
    },
    { problem: () => {} },
  );
}

/**
 * What the review knows of a position of the game, and the side it is for.
 * @param {number} ply @returns {import('./truth.js').Known | null}
 */
export function knownAt(ply, state = current()) {
  const { route, review } = state;
  const known = reviewed(ply, state) ?? review[reviewKey(route, ply, NOTHING)];
  return known ? { mover: known.mover, value: known.best.value } : null;
}

/**
 * The value of a position of the game for the first player, between 0 and 1, or null.
 * @param {number} ply
 */
export function chanceAt(ply, state = current()) {
  const known = knownAt(ply, state);
  if (known) {
    return forFirst(known.mover, known.value.chance);
  }
  // Nobody searches a finished game: its last move knows how it ended.
  const last = ply === state.route.moves.length ? reviewed(ply - 1, state) : undefined;
  return last?.played ? forFirst(last.mover, last.played.value.chance) : null;
}

/**
 * A chance of the side to move as the first player sees it.
 * @param {number} mover @param {number} chance
 */
export const forFirst = (mover, chance) => (mover === 0 ? chance : 1 - chance);
