// @ts-check
/** Boards without stones: houses with seeds, and lines between dots. */
import { h } from './h.js';
import { stone } from './skins.js';

/**
 * @typedef {import('./answers').Board} Board
 * @typedef {import('./board.js').Geometry} Geometry
 * @typedef {import('./skins.js').Look} Look
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

/**
 * A line between two dots.
 * @param {string} kind @param {number} x @param {number} y @param {boolean} swap
 * @param {boolean} isLast @param {number} [fresh]
 */
export function drawnLine(kind, x, y, swap, isLast, fresh) {
  const [dx, dy] = (kind === '-') !== swap ? [8.6, 0] : [0, 8.6];
  const line = { x1: x - dx, y1: y - dy, x2: x + dx, y2: y + dy };
  const more = isLast ? (fresh === undefined ? ' last' : ' last grow') : '';
  return h('line', { class: 'line' + more, ...line, key: `${x},${y}` });
}

/**
 * A box with its owner's colour and sign.
 * @param {string} kind @param {number} x @param {number} y @param {Look} look
 */
export const closedBox = (kind, x, y, look) =>
  h('g', { class: kind === 'x' ? 'first' : 'second', key: `${x},${y}` }, [
    h('rect', { class: 'owned', x: x - 8.4, y: y - 8.4, width: 16.8, height: 16.8, rx: 1.2 }),
    stone(kind, x, y, '', look),
  ]);

/** How many seeds a letter stands for: 0 to 9, A for 10 and on. @param {string} letter */
export const seedsOf = letter => {
  const code = letter.charCodeAt(0);
  return code >= 0x100 ? code - 0x100 : Number.parseInt(letter, 36);
};

/** The angle that spreads seeds evenly. */
const GOLDEN = Math.PI * (3 - Math.sqrt(5));

/**
 * A house or a store with its seeds, and their number.
 * @param {Board} board @param {number} cell @param {Geometry} where @param {boolean} isLast
 * @param {string} before @param {Look} look
 */
export function seeds(board, cell, where, isLast, before, look) {
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
  const shown = Math.min(count, isStore ? 40 : 16);
  const dots = Array.from({ length: shown }, (_, i) => {
    const far = 3 * Math.sqrt((i + 0.5) / Math.max(shown, 5));
    const at = {
      cx: cx + far * Math.sin(i * GOLDEN),
      cy: cy - 0.5 + far * (isStore ? 2.4 : 1) * Math.cos(i * GOLDEN),
    };
    return h('circle', { class: 'seed', ...at, r: 0.8 });
  });
  const low = cy + (isStore ? 7.2 : 3.3);
  const fill = look === 'pits' ? 'url(#pits-hole)' : null;
  return h('g', { key: cell, class: `house ${side}${isLast ? ' last' : ''}${changed}` }, [
    isStore &&
      h('rect', {
        class: 'hole',
        x: x + 0.8,
        y: 0.8,
        width: 8.4,
        height: where.height - 1.6,
        rx: 4.2,
        fill,
      }),
    dots,
    h('circle', { class: 'count-back', cx, cy: low, r: 1.75 }),
    h('text', { class: 'piece', x: cx, y: low + 1, 'font-size': 2.8, 'text-anchor': 'middle' }, [
      String(count),
    ]),
  ]);
}
