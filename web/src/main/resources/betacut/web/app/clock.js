// @ts-check
/** Clocks: what is left for each side follows from the times in the address. */
import { current, set } from './store.js';
import { isLatest, positionKey } from './route.js';

/** @typedef {import('./store.js').State} State */

const UNITS = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };

/** A time such as 5m. @param {string} time */
export const millis = time =>
  Number.parseFloat(time) * UNITS[/** @type {keyof typeof UNITS} */ (time.replace(/[\d.]+/, ''))];

/**
 * The periods of a clock, as the terminal reads them: 5m+3s, 40/90m:30m, 1/30s:1/2s. A period of
 * no moves is for all that remain.
 * @param {string} clock
 */
const periods = clock =>
  clock.split(':').map(period => {
    const [, moves, base, increment] = /^(?:(\d+)\/)?([^+]*)(?:\+(.*))?$/.exec(period) ?? [];
    return {
      moves: Number(moves ?? 0),
      base: millis(base ?? ''),
      increment: increment ? millis(increment) : 0,
    };
  });

/**
 * What is left for a side after its moves: a period that begins brings its time; the rest of a
 * period of one move is not kept.
 * @param {string} clock @param {(number | null)[]} moves what each took, in milliseconds
 * @param {{ after: number, rest: number } | null} known what was left after so many moves
 */
function leftAfter(clock, moves, known) {
  const all = periods(clock);
  let at = 0;
  let made = 0;
  let rest = all[0].base;
  moves.forEach((used, index) => {
    const { moves: length, increment } = all[at];
    rest = known?.after === index ? known.rest : rest;
    rest += increment - (used ?? 0);
    made++;
    if (length > 0 && made === length) {
      at = Math.min(at + 1, all.length - 1);
      made = 0;
      rest = (length === 1 ? 0 : rest) + all[at].base;
    }
  });
  return known && known.after === moves.length ? known.rest : rest;
}

/**
 * Milliseconds left for a side, or null without a clock.
 * @param {State} state @param {number} side
 */
export function left(state, side) {
  const { route, position } = state;
  if (!route.clock || !position) {
    return null;
  }
  const first = position.first.mover;
  const isKnown = route.left.length > 0 && route.left[0] <= route.at;
  const own = (/** @type {number} */ ply) =>
    (position.history[ply]?.mover ?? (first + ply) % 2) === side;
  const plies = Array.from({ length: route.at }, (_, ply) => ply).filter(own);
  const rest = leftAfter(
    route.clock,
    plies.map(ply => 100 * (route.times[ply] ?? 0)),
    isKnown
      ? { after: plies.filter(ply => ply < route.left[0]).length, rest: route.left[1 + side] }
      : null,
  );
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

/** The turn in which a flag was seen to fall. */
let fallen = '';

/** Draws the clocks while they run. Tells once when a flag has fallen. */
export function tick() {
  const state = current();
  if (
    !state?.route.clock ||
    state.route.page !== 'play' ||
    !state.position ||
    state.position.outcome
  ) {
    return false;
  }
  set({});
  const turn = flagged(state) >= 0 ? turnOf(state.route) : '';
  const hasFallen = turn !== '' && turn !== fallen;
  fallen = turn;
  return hasFallen;
}
