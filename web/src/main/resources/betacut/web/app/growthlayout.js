// @ts-check
/**
 * Where the nodes of a growing tree are drawn. Each ply is one row; the children of a node stand
 * side by side, as near below it as their neighbours allow. Few nodes of a ply have children that
 * are drawn, so a row is never wider than the place.
 *
 * @typedef {{number: number[], parent: number[]}} Rows parents come before their children
 * @typedef {{x: number[], level: number[], above: number[], unit: number, levels: number}} Spots
 *     the middle of each row and its ply; the row above, −1 at the top; the room of a node
 * @typedef {{rows: number[], above: number}} Family children of one node
 */

/** A node wants no more room than this, and between families there is this much of a node. */
const WIDEST = 104;
const GAP = 0.35;

/** @param {Rows} rows @param {number} width @returns {Spots} */
export function spotsOf(rows, width) {
  const index = new Map();
  rows.number.forEach((number, row) => number >= 0 && index.set(number, row));
  const above = rows.parent.map(parent => index.get(parent) ?? -1);
  /** @type {number[]} */
  const level = [];
  above.forEach(row => level.push(row < 0 ? 0 : level[row] + 1));
  const plies = familiesOf(above, level);
  const needed = plies.map(
    families =>
      families.reduce((sum, { rows: own }) => sum + own.length, 0) + GAP * (families.length - 1),
  );
  const unit = Math.min(WIDEST, width / Math.max(1, ...needed));
  const x = rows.number.map(() => width / 2);
  plies.slice(1).forEach(families => place(families, x, unit, width));
  return { x, level, above, unit, levels: plies.length };
}

/** The families of each ply. @param {number[]} above @param {number[]} level */
function familiesOf(above, level) {
  /** @type {Family[][]} */
  const plies = [];
  above.forEach((parent, row) => {
    const families = (plies[level[row]] ??= []);
    const own = families.find(family => family.above === parent);
    if (own) {
      own.rows.push(row);
    } else {
      families.push({ rows: [row], above: parent });
    }
  });
  return plies;
}

/**
 * Below their parents, moved aside from each other and into the picture.
 * @param {Family[]} families @param {number[]} x filled in @param {number} unit
 * @param {number} width
 */
function place(families, x, unit, width) {
  families.sort((a, b) => x[a.above] - x[b.above]);
  let from = 0;
  const starts = families.map(({ rows, above }) => {
    const start = Math.max(from, x[above] - (rows.length * unit) / 2);
    from = start + (rows.length + GAP) * unit;
    return start;
  });
  let until = width;
  for (let i = families.length - 1; i >= 0; i--) {
    const { rows } = families[i];
    const start = Math.max(0, Math.min(starts[i], until - rows.length * unit));
    rows.forEach((row, n) => {
      x[row] = start + (n + 0.5) * unit;
    });
    until = start - GAP * unit;
  }
}
