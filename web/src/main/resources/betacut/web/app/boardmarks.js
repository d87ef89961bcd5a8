// @ts-check
/**
 * What is drawn over a board: the last move, lines, threats, where one may go, what moves are
 * worth.
 */
import { h } from './h.js';
import { stone } from './skins.js';

/**
 * @typedef {import('./board.js').Geometry} Geometry
 * @typedef {import('./board.js').Shown} Shown
 * @typedef {import('./boardtargets.js').Place} Place
 * @typedef {{mover: number, line: number[], gap: number, now: boolean}} Threat a line that lacks
 *     one
 *     stone, and whether that can be put there now
 * @typedef {{cell: number, mover: number, number?: number}} Ghost a stone that is only thought of
 */

/** @param {Shown} shown @param {Geometry} where */
export function marks(shown, where) {
  const { board, lines = [], threats = [], last = -1, look } = shown;
  const at = last >= 0 ? where.cell(last) : null;
  // On paper it lies under what is drawn.
  const isStone = !['seeds', 'lines'].includes(board.kind) && look !== 'paper';
  return h('g', { key: 'marks', class: 'marks', 'aria-hidden': 'true' }, [
    at &&
      isStone &&
      h('circle', {
        class: 'last-mark',
        cx: at.x + 5,
        cy: at.y + 5,
        r: look === 'wood' ? 1.5 : 4.65,
      }),
    turnMark(shown, where),
    threats.map(threat => drawnThreat(threat, where)),
    lines.map(line => strike(line, where, 'winning')),
  ]);
}

/** @param {number[]} line @param {Geometry} where @param {string} name */
function strike(line, where, name) {
  const [from, to] = [where.cell(line[0]), where.cell(line[line.length - 1])];
  const ends = { x1: from.x + 5, y1: from.y + 5, x2: to.x + 5, y2: to.y + 5 };
  return [h('line', { class: `${name} under`, ...ends }), h('line', { class: name, ...ends })];
}

/** @param {Threat} threat @param {Geometry} where */
function drawnThreat({ mover, line, gap, now }, where) {
  const { x, y } = where.cell(gap);
  const side = mover === 0 ? 'first' : 'second';
  return h('g', { class: `threat ${side} ${now ? 'now' : ''}` }, [
    strike(line, where, 'open-line'),
    h('circle', { class: 'gap', cx: x + 5, cy: y + 5, r: 2.6 }),
  ]);
}

/**
 * The quarter that was turned, with arrows along its edge.
 * @param {Shown} shown @param {Geometry} where
 */
function turnMark({ path = [], targets = [] }, where) {
  const [verb, quarter, how] = (path[path.length - 1] ?? '').split(':');
  // Its arrows would be in the way of those that turn next.
  const isTurning = targets.some(one => one.target.startsWith('turn:'));
  if (verb !== 'turn' || isTurning) {
    return null;
  }
  const { x, y, size } = where.quarter(Number(quarter));
  const middle = { x: x + size / 2, y: y + size / 2 };
  const isRight = (how === 'right') !== where.mirrored;
  const edge = size / 2 - 0.1;
  const heads =
    how === 'mirror'
      ? [0, 180].map(angle => ({ angle, d: `M-4 ${-edge}l-2.4-1.5v3zM4 ${-edge}l2.4-1.5v3z` }))
      : [0, 90, 180, 270].map(angle => ({
          angle,
          d: isRight ? `M1.9 ${-edge}l-3.4-2v4z` : `M-1.9 ${-edge}l3.4-2v4z`,
        }));
  return h('g', { class: 'turned' }, [
    h('rect', { x: x + 0.1, y: y + 0.1, width: size - 0.2, height: size - 0.2, rx: 2.4 }),
    heads.map(({ angle, d }) =>
      h('path', { d, transform: `translate(${middle.x} ${middle.y}) rotate(${angle})` }),
    ),
  ]);
}

/** Stones that are only thought of, in their order. @param {Shown} shown @param {Geometry} where */
export const ghosts = ({ ghosts: thought = [], look }, where) =>
  thought
    .filter(one => one.cell >= 0)
    .map(({ cell, mover, number }) => {
      const { x, y } = where.cell(cell);
      const at = { x: x + 5, y: y + 6.4, 'font-size': 4, 'text-anchor': 'middle' };
      return h('g', { class: 'thought', key: `t${cell}` }, [
        stone(mover === 0 ? 'x' : 'o', x + 5, y + 5, '', look),
        number && h('text', { class: 'order', ...at }, [String(number)]),
      ]);
    });

/** How wide a text is, in sizes of its letters. @param {string} text */
export const letters = text =>
  [...text].reduce((sum, letter) => sum + (WIDE.includes(letter) ? 0.9 : 0.66), 0);

const WIDE = '✓▲▼+−±~≥≤=%';

/** How wide a pill may be beside another; a cell has 10. */
const MOST = 9.7;

/**
 * What a move is worth: a number on a pill, the best with a star; or a dot, the larger the better.
 * @param {import('./board.js').Target} one @param {Place} place @param {number} size
 */
export function worth(one, place, size) {
  const tone = one.tone ?? 'fair';
  if (!one.chip) {
    const heat = one.heat ?? 0;
    const look = { r: 0.8 + 2.4 * heat, opacity: 0.4 + 0.6 * heat };
    return (
      one.heat !== undefined &&
      h('circle', { class: `heat ${tone}`, cx: place.chipX, cy: place.chipY, ...look })
    );
  }
  const words = size * letters(one.chip);
  const width = Math.min(words + 1.4, Math.max(words, MOST)); // neighbours do not touch
  const height = 1.36 * size;
  const x = Math.min(Math.max(place.chipX, place.least + width / 2), place.most - width / 2);
  const y = place.chipY;
  return h('g', { class: `chip ${tone}` }, [
    h('rect', { x: x - width / 2, y: y - height / 2, width, height, rx: height / 2 }),
    h('text', { x, y: y + 0.36 * size, 'font-size': size, 'text-anchor': 'middle' }, [one.chip]),
    tone.includes('best') &&
      h(
        'text',
        {
          class: 'star',
          x,
          y: y - height / 2 + 0.28 * size,
          'font-size': 0.85 * size,
          'text-anchor': 'middle',
        },
        ['★'],
      ),
  ]);
}
