// @ts-check
/** Alpha and beta of a node at a moment: what it was entered with, moved by what has come back. */

/** @typedef {import('./trace.js').Drawn} Drawn */

/** Worked out once. @type {WeakMap<Drawn, boolean>} */
const known = new WeakMap();

/** Whether a search has windows at all: that of minimax holds everything. @param {Drawn} part */
export function hasWindows(part) {
  const has =
    known.get(part) ??
    (part.alpha.some(one => one !== part.alpha[0]) || part.beta.some(one => one !== part.beta[0]));
  known.set(part, has);
  return has;
}

/** The number of a value such as ≤ 2 or = −6~, as it is written. @param {string} value */
const numberOf = value => value.replace(/^\S+ /, '').replace(/~$/, '');

/**
 * Max raises alpha, Min lowers beta.
 * @param {{part: Drawn, at: number}} now @param {number} row
 * @returns {{alpha: string, beta: string}}
 */
export function liveWindow({ part, at }, row) {
  const [alpha, beta] = part.window[row].slice(1, -1).split(', ');
  const isMax = part.ply[row] % 2 === 0;
  let best = isMax ? part.alpha[row] : part.beta[row];
  let words = isMax ? alpha : beta;
  for (const child of part.children[row]) {
    const isBack = part.leave[child] >= 0 && part.leave[child] <= at;
    const score = part.score[child];
    const isMove = part.move[child] !== '·' && part.claim[child] !== '?';
    if (isBack && isMove && (isMax ? score > best : score < best)) {
      best = score;
      words = numberOf(part.value[child]);
    }
  }
  return isMax ? { alpha: words, beta } : { alpha, beta: words };
}
