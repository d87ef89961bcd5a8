// @ts-check
/**
 * The picture of a growing tree. A box has what the search knows of a node: of playouts the score
 * of Max (or what is proven) and the visits, of a proof its two numbers. The way of the step is
 * lit; a line is the thicker, the more of its parent's visits went there.
 */
import { h } from './h.js';
import { number, t } from './messages.js';
import { spotsOf } from './growthlayout.js';
import { setAcross } from './growth.js';

/**
 * @typedef {import('./growth.js').Shown} Shown
 * @typedef {import('./answers').GrownTree} GrownTree
 * @typedef {import('./answers').GrownNumbers} GrownNumbers
 * @typedef {{x: number, y: number, width: number}} Box
 */

const ROW = 82;
const TOP = 34;
const TALL = 40;
const SIDES = 40;
const BELOW = 16;

/** A node needs so many pixels to be read. */
const NARROWEST = 60;

/** A box as wide as this has room for a digit after the point. */
const WIDE = 58;

/** A share as people say it. @param {number} share @param {number} [digits] after the point */
export const percent = (share, digits = 1) =>
  number(share, { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits });

/** −1 stands for infinite. @param {number} value */
export const finite = value => (value < 0 ? '∞' : number(value));

/** How wide the place is, as far as is known. */
let room = 720;

/** @param {Element} box */
function measured(box) {
  const measure = () => {
    if (box.clientWidth > 0 && box.clientWidth !== room) {
      room = box.clientWidth;
      setAcross(Math.floor((room - 2 * SIDES) / NARROWEST));
    }
  };
  if (!watched.has(box)) {
    watched.add(box);
    new ResizeObserver(measure).observe(box);
    measure();
  }
  const here = box.querySelector('.grown.here');
  const place = here?.getBoundingClientRect();
  const view = box.getBoundingClientRect();
  if (place && (place.bottom > view.bottom || place.top < view.top)) {
    box.scrollTop += place.top - view.top - view.height / 2;
  }
}
/** @type {WeakSet<Element>} */
const watched = new WeakSet();

/** @param {Shown} growth @param {(node: number) => void} onpick @param {string} label */
export function growthView(growth, onpick, label) {
  const { tree, summary } = growth;
  const spots = spotsOf(tree, room - 2 * SIDES);
  const height = TOP + ROW * (spots.levels - 1) + TALL + BELOW;
  const boxes = tree.number.map((_, row) => ({
    x: SIDES + spots.x[row],
    y: TOP + ROW * spots.level[row],
    width: Math.max(18, spots.unit - 8),
  }));
  const way = new Set(tree.way);
  const isPlayouts = summary.kind === 'playouts';
  return h('div', { class: 'growth-box', tabindex: '0', 'aria-label': label, after: measured }, [
    h(
      'svg',
      {
        class: 'growth',
        width: room,
        height,
        viewBox: `0 0 ${room} ${height}`,
        role: 'img',
        'aria-label': label,
      },
      [
        h('g', { class: 'sides' }, [
          Array.from({ length: spots.levels }, (_, level) =>
            h('text', { x: 4, y: TOP + ROW * level + 25 }, t(level % 2 ? 'tree.min' : 'tree.max')),
          ),
        ]),
        tree.number.map((node, row) =>
          spots.above[row] < 0
            ? null
            : edge(tree, row, spots.above[row], boxes, { isPlayouts, isWay: way.has(node) }),
        ),
        tree.number.map((_, row) =>
          grown(growth, row, boxes[row], spots.level[row], {
            isPlayouts,
            isWay: way.has(tree.number[row]),
            onpick,
          }),
        ),
      ],
    ),
  ]);
}

/**
 * @param {GrownTree} tree @param {number} row @param {number} above @param {Box[]} boxes
 * @param {{isPlayouts: boolean, isWay: boolean}} how
 */
function edge(tree, row, above, boxes, { isPlayouts, isWay }) {
  const share = isPlayouts ? Number(tree.visits[row]) / Math.max(1, Number(tree.visits[above])) : 0;
  const from = boxes[above];
  const to = boxes[row];
  const middle = (from.y + TALL + to.y) / 2;
  return h('path', {
    class: isWay ? 'branch way' : 'branch',
    d: `M${from.x} ${from.y + TALL}C${from.x} ${middle} ${to.x} ${middle} ${to.x} ${to.y}`,
    style: { 'stroke-width': ((isWay ? 2.5 : 1) + 4 * Math.sqrt(share)).toFixed(1) },
  });
}

/**
 * @param {Shown} growth @param {number} row @param {Box} box @param {number} level
 * @param {{isPlayouts: boolean, isWay: boolean, onpick: (node: number) => void}} how
 */
function grown({ tree, picked }, row, box, level, { isPlayouts, isWay, onpick }) {
  const node = tree.number[row];
  const isFolded = node < 0;
  const visits = Number(tree.visits[row]);
  const look = isFolded ? 'folded' : lookOf(tree.numbers[row], isPlayouts, visits);
  const shown = picked ?? tree.here;
  const names = [
    'grown',
    look,
    isWay && 'way',
    node === tree.here && 'here',
    node === shown && 'shown',
    node === tree.best && !isFolded && 'best',
    level % 2 && 'min',
  ];
  const [upper, lower] = isFolded
    ? [t('growth.more', { n: tree.folded[row] }), isPlayouts ? number(visits) : '']
    : isPlayouts
      ? [shareText(tree.numbers[row], visits, box.width < WIDE ? 0 : 1), number(visits)]
      : [`pn ${finite(tree.numbers[row].proof)}`, `dn ${finite(tree.numbers[row].disproof)}`];
  const small = box.width < 46 ? ' small' : '';
  return h(
    'g',
    {
      key: isFolded ? `rest ${tree.parent[row]}` : node,
      class: names.filter(Boolean).join(' ') + small,
      'data-node': isFolded ? null : node,
      onclick: isFolded ? undefined : () => onpick(node),
    },
    [
      h('title', null, titleOf(tree, row, isPlayouts)),
      h('rect', {
        x: box.x - box.width / 2,
        y: box.y,
        width: box.width,
        height: TALL,
        rx: level % 2 ? TALL / 2 : 4,
      }),
      tree.move[row] && h('text', { class: 'move', x: box.x, y: box.y - 5 }, tree.move[row]),
      h('text', { class: 'upper', x: box.x, y: box.y + 17 }, upper),
      h('text', { class: 'lower', x: box.x, y: box.y + 33 }, lower),
    ],
  );
}

/** @param {GrownNumbers} numbers @param {boolean} isPlayouts @param {number} visits */
function lookOf({ proven, proof, disproof }, isPlayouts, visits) {
  const isSolved = isPlayouts ? proven !== '' : proof === 0 || disproof === 0;
  return isSolved ? 'exact' : visits > 0 ? 'guess' : 'open';
}

/** @param {GrownNumbers} numbers @param {number} visits @param {number} [digits] */
const shareText = ({ proven, share }, visits, digits) =>
  proven || (visits > 0 ? percent(share, digits) : '–');

/** @param {GrownTree} tree @param {number} row @param {boolean} isPlayouts */
function titleOf(tree, row, isPlayouts) {
  const visits = Number(tree.visits[row]);
  if (tree.number[row] < 0) {
    return t('growth.rest', { n: tree.folded[row], visits });
  }
  const { proof, disproof } = tree.numbers[row];
  const words = isPlayouts
    ? `${shareText(tree.numbers[row], visits)}, ${t('growth.visits', { n: visits })}`
    : t('growth.numbers', { proof: finite(proof), disproof: finite(disproof) });
  return `${tree.move[row]} ${words}`;
}
