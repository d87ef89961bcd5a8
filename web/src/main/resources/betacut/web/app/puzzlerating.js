// @ts-check
/**
 * How strong somebody is at puzzles, from those that were solved at the first try and those that
 * were not. The scale is that of the levels: whoever is as strong as a puzzle is hard finds it
 * every second time. docs/web.md says how the numbers here were found.
 *
 * @typedef {[difficulty: number, isSolved: 0 | 1]} Tried
 * @typedef {{seen: string[], games: Record<string, Tried[]>}} Results
 * @typedef {{rating: number, low: number, high: number, n: number}} Strength
 */

/** By how many levels the odds of finding a puzzle change by e: the levels' own slope. */
const SLOPE = 0.9;
/** What is believed before the first puzzle, and how firmly. */
const FIRST = { rating: 4, deviation: 2.5 };
const MOST = 200;
const KEPT = 'puzzles';

/** @returns {Results} */
const nothing = () => ({ seen: [], games: {} });

/** What this browser has kept; nothing if that cannot be read. @returns {Results} */
export function recorded() {
  try {
    const { seen, games } = JSON.parse(localStorage.getItem(KEPT) ?? '');
    return Array.isArray(seen) && typeof games === 'object' && games ? { seen, games } : nothing();
  } catch {
    return nothing();
  }
}

/**
 * The record with another puzzle; one that was seen before does not count again.
 * @param {Results} old @param {string} game @param {string} key @param {Tried} tried
 * @returns {Results}
 */
export function withTried(old, game, key, tried) {
  if (old.seen.includes(key)) {
    return old;
  }
  const results = [...(old.games[game] ?? []), tried].slice(-MOST);
  return { seen: [...old.seen, key].slice(-5 * MOST), games: { ...old.games, [game]: results } };
}

/** @param {Results} record */
export const keepRecord = record => localStorage.setItem(KEPT, JSON.stringify(record));

/** @param {string} game */
export function forgetRating(game) {
  const { [game]: _, ...games } = recorded().games;
  keepRecord({ ...recorded(), games });
}

/**
 * The mean of what can be believed after these results, and the middle 95 % of it, from 0
 * to 12.
 * @param {Tried[]} results
 * @returns {Strength}
 */
export function strength(results) {
  const grid = Array.from({ length: 241 }, (_, i) => i / 20);
  const logs = grid.map(
    rating =>
      -((rating - FIRST.rating) ** 2) / (2 * FIRST.deviation ** 2) +
      results.reduce((sum, [difficulty, isSolved]) => {
        const odds = Math.exp((rating - difficulty) / SLOPE);
        return sum + Math.log(isSolved ? odds / (1 + odds) : 1 / (1 + odds));
      }, 0),
  );
  const most = Math.max(...logs);
  const weights = logs.map(log => Math.exp(log - most));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const below = (/** @type {number} */ share) => {
    let sum = 0;
    return grid[
      Math.max(
        0,
        weights.findIndex(weight => (sum += weight) >= share * all),
      )
    ];
  };
  const rating = grid.reduce((sum, one, i) => sum + one * weights[i], 0) / all;
  return { rating, low: below(0.025), high: below(0.975), n: results.length };
}

/** The difficulty that suits a strength: one that is found about every second time. */
export const suitable = (/** @type {Strength} */ { rating }) =>
  rating < 2.5 ? 'easy' : rating < 4.5 ? 'medium' : 'hard';
