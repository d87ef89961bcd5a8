// @ts-check
/** What a learner got right at the first try, kept in this browser. */

const PLACE = 'learn-score';

/** @typedef {Record<string, boolean>} Score whether it was right at once, by question */

/** @returns {Score} */
export function readScore() {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? '{}');
    return kept !== null && typeof kept === 'object' ? kept : {};
  } catch {
    return {}; // somebody else wrote there
  }
}

/** The first try counts, whatever comes later. @param {string} question @param {boolean} isRight */
export function keepTry(question, isRight) {
  const score = { [question]: isRight, ...readScore() };
  localStorage.setItem(PLACE, JSON.stringify(score));
  return score;
}

/** @param {Score} score */
export const countOf = score => ({
  right: Object.values(score).filter(Boolean).length,
  asked: Object.keys(score).length,
});
