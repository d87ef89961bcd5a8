// @ts-check
/** Boards without stones: houses with seeds, and lines between dots. */
import { h } from './h.js';

/**
 * @typedef {import('./answers').Board} Board
 * @typedef {import('./board.js').Geometry} Geometry
 */

/** Whether a cell is above or below a store. @param {Board} board @param {number} cell */
export const isStoreColumn = (board, cell) => [0, board.width - 1].includes(cell % board.width);

/**
 * A dot where lines begin, or the floor of a box.
 * @param {Board} board @param {number} cell @param {number} x @param {number} y
 */
export function dotOrBox(board, cell, x, y) {
  const isOdd = [Math.floor(cell / board.width) % 2, (cell % board.width) % 2];
  if (isOdd[0] && isOdd[1]) {
    return h('rect', { class: 'square', x: x - 9, y: y - 9, width: 18, height: 18, rx: 1 });
  }
  return isOdd[0] || isOdd[1] ? null : h('circle', { class: 'dot', cx: x, cy: y, r: 1.6 });
}

/** How many seeds a letter stands for: 0 to 9, A for 10 and on. @param {string} letter */
export const seedsOf = letter => {
  const code = letter.charCodeAt(0);
  return code >= 0x100 ? code - 0x100 : Number.parseInt(letter, 36);
};

/**
 * A house or a store with its seeds, and their number.
 * @param {Board} board @param {number} cell @param {Geometry} where @param {boolean} isLast
 * @param {string} before
 */
export function seeds(board, cell, where, isLast, before) {
  const kind = board.cells[cell];
  if (kind === '.') {
    return null;
  }
  const { x, y } = where.cell(cell);
  const isStore = isStoreColumn(board, cell);
  const cx = x + 5;
  const cy = isStore ? where.height / 2 : y + 5;
  const count = seedsOf(kind);
  const side = cell < board.width ? 'second' : 'first';
  const changed = before !== '' && before[cell] !== kind ? ' changed' : '';
  const shown = Math.min(count, isStore ? 24 : 14);
  const dots = [];
  for (let i = 0; i < shown; i++) {
    const angle = (2 * Math.PI * i) / Math.max(shown, 6);
    const dx = 3.3 * Math.sin(angle);
    const dy = (isStore ? 7.6 : 3.3) * -Math.cos(angle);
    dots.push(h('circle', { class: 'seed', cx: cx + dx, cy: cy + dy, r: 0.62 }));
  }
  const look = `house ${side}${isLast ? ' last' : ''}${changed}`;
  return h('g', { class: look }, [
    isStore &&
      h('rect', {
        class: 'hole',
        x: x + 0.8,
        y: 0.8,
        width: 8.4,
        height: where.height - 1.6,
        rx: 4,
      }),
    dots,
    h('text', { class: 'piece', x: cx, y: cy + 1.5, 'font-size': 4.2, 'text-anchor': 'middle' }, [
      String(count),
    ]),
  ]);
}
