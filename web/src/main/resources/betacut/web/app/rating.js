// @ts-check
/**
 * How strong a person is, from results against levels whose strength was measured: the maximum of
 * the likelihood, and the ratings it does not exclude (95 %, by the likelihood ratio). Whoever has
 * won or lost everything gets a bound instead of a number.
 *
 * @typedef {Object} Result of one game against a level
 * @property {string} game
 * @property {number} elo of the level, random play being 0
 * @property {number} error half the width of the 95 % interval of `elo`
 * @property {number} score 1, 0.5 or 0
 *
 * @typedef {Object} Rating
 * @property {number} games
 * @property {number | null} elo null if every game was won, or every game lost
 * @property {number | null} low null if every game was lost
 * @property {number | null} high null if every game was won
 */

/** Half the 95 % quantile of chi-squared with one degree of freedom. */
const DROP = 1.92;
const [LOWEST, HIGHEST] = [-3000, 6000];
const PER_ELO = Math.LN10 / 400;
/** So many games an interval is narrow enough to mean something. */
export const ENOUGH = 10;
const MOST_KEPT = 500;

/**
 * The log-likelihood of a rating. A level that is itself not well known tells less: its curve is
 * flatter by Glicko's factor.
 * @param {Result[]} results @param {number} rating
 */
function likelihood(results, rating) {
  return results.reduce((sum, { elo, error, score }) => {
    const deviation = error / 1.96;
    const factor = 1 / Math.sqrt(1 + 3 * ((PER_ELO * deviation) / Math.PI) ** 2);
    const chance = 1 / (1 + Math.exp(-PER_ELO * factor * (rating - elo)));
    return sum + score * Math.log(chance) + (1 - score) * Math.log(1 - chance);
  }, 0);
}

/** Where a function that falls from `from` to `to` falls below 0. */
function crossing(
  /** @type {(at: number) => number} */ f,
  /** @type {number} */ from,
  /** @type {number} */ to,
) {
  for (let step = 0; step < 60; step++) {
    const middle = (from + to) / 2;
    [from, to] = f(middle) > 0 ? [middle, to] : [from, middle];
  }
  return Math.round(from);
}

/** @param {Result[]} results @returns {Rating | null} null without a game */
export function estimate(results) {
  const games = results.length;
  if (!games) {
    return null;
  }
  const points = results.reduce((sum, { score }) => sum + score, 0);
  const slope = (/** @type {number} */ at) =>
    likelihood(results, at + 0.5) - likelihood(results, at - 0.5);
  const best =
    points === 0 ? LOWEST : points === games ? HIGHEST : crossing(slope, LOWEST, HIGHEST);
  const top = likelihood(results, best);
  const within = (/** @type {number} */ at) => likelihood(results, at) - top + DROP;
  return {
    games,
    elo: points === 0 || points === games ? null : best,
    low: points === 0 ? null : crossing(within, best, LOWEST),
    high: points === games ? null : crossing(within, best, HIGHEST),
  };
}

/** What this browser keeps, by the name of the game. @returns {Record<string, Result>} */
function kept() {
  try {
    return JSON.parse(localStorage.getItem('results') ?? '{}');
  } catch {
    return {};
  }
}

/** The results of one game, oldest first. @param {string} game */
export const resultsOf = game => Object.values(kept()).filter(one => one.game === game);

/** Keeps a result, once. @param {string} id @param {Result} result */
export function keepResult(id, result) {
  const all = Object.entries(kept()).filter(([name]) => name !== id);
  const last = [...all, [id, result]].slice(-MOST_KEPT);
  localStorage.setItem('results', JSON.stringify(Object.fromEntries(last)));
}
