// @ts-check
/**
 * What boards and stones are made of: a look for each kind of game (docs/design.md). Colours are in
 * skins.css; here are the shapes. Ten units are a cell.
 */
import { h } from './h.js';

/**
 * @typedef {import('./answers').Board} Board
 * @typedef {import('./board.js').Geometry} Geometry
 * @typedef {Board['look'] | 'plain'} Look plain: high contrast, the same for every game
 */

/**
 * The look of a board, unless somebody wants high contrast.
 * @param {Board} board @returns {Look}
 */
export const lookOf = board =>
  document.documentElement.dataset.look === 'contrast' ? 'plain' : board.look;

/** The class that gives a board, or a whole page, its colours. @param {Board | undefined} board */
export const skinOf = board => `skin-${board ? lookOf(board) : 'plain'}`;

const STAR = star(5, 2.5, 1.15);
const CROSS = 'M-2.6-2.9C-1-1.2.9.9 2.8 2.7M2.7-2.8C1.1-1.2-1.1 1-2.8 2.9';
const RING =
  'M.6-2.9C-1.6-3.3-3.2-1.6-3.1.4-2.9 2.4-1.2 3.3.5 3 2.3 2.7 3.3 1.1 3-.8 2.8-2.2 1.5-3-.3-2.9';

/** @param {number} points @param {number} outer @param {number} inner */
function star(points, outer, inner) {
  const corners = Array.from({ length: 2 * points }, (_, i) => {
    const angle = (Math.PI * i) / points;
    const r = i % 2 ? inner : outer;
    return `${(r * Math.sin(angle)).toFixed(2)} ${(-r * Math.cos(angle)).toFixed(2)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** How large stones are. @type {Record<Look, number>} */
const RADIUS = {
  plain: 4,
  paper: 4,
  rack: 4.4,
  felt: 4.05,
  wood: 4.7,
  marbles: 3.9,
  pits: 4,
  dots: 4,
  checks: 3.7,
};

/**
 * A stone, or a piece with a letter. The sides differ in shape, too: no colour is needed.
 * @param {string} kind @param {number} cx @param {number} cy @param {string} [more] classes
 * @param {Look} [look] @param {object} [props]
 */
export function stone(kind, cx, cy, more = '', look = 'plain', props = {}) {
  if (kind !== 'x' && kind !== 'o') {
    const at = { x: cx, y: cy + 2.4, 'font-size': 7, 'text-anchor': 'middle' };
    return h('text', { ...props, class: 'piece' + more, ...at }, [kind]);
  }
  const side = kind === 'x' ? 'first' : 'second';
  const shapes =
    look === 'paper' || look === 'dots' ? drawn(kind) : rounded(kind, look, RADIUS[look]);
  return h('g', { ...props, class: side + more }, [
    h('g', { transform: `translate(${cx} ${cy})` }, shapes),
  ]);
}

/** @param {string} kind */
const drawn = kind => h('path', { class: 'ink', d: kind === 'x' ? CROSS : RING });

/** @param {string} kind @param {Look} look @param {number} r */
function rounded(kind, look, r) {
  const side = kind === 'x' ? 'first' : 'second';
  const body = (/** @type {object} */ more) =>
    h('circle', { class: 'stone', cx: 0, cy: 0, r, ...more });
  if (look === 'plain') {
    return [body({}), kind === 'o' && h('circle', { class: 'ring', cx: 0, cy: 0, r: 2.3 })];
  }
  const sign = {
    rack:
      kind === 'x'
        ? h('circle', { class: 'ring', cx: 0, cy: 0, r: 2.5 })
        : h('path', { class: 'sign', d: STAR }),
    checks:
      kind === 'x'
        ? h('circle', { class: 'ring', cx: 0, cy: 0, r: 2.1 })
        : h('path', { class: 'sign', d: 'M0-2 2 0 0 2-2 0Z' }),
    marbles: kind === 'o' && h('circle', { class: 'ring', cx: 0, cy: 0, r: 2.2 }),
    felt: kind === 'o' && h('circle', { class: 'ring', cx: 0, cy: 0, r: r - 0.55 }),
  };
  return [
    look !== 'rack' && h('circle', { class: 'shade', cx: 0.15, cy: 0.45, r }),
    body({ fill: `url(#${look}-${side})` }),
    sign[/** @type {keyof typeof sign} */ (look)] ?? null,
  ];
}

/** The gradients of a look. @param {Look} look */
export function paints(look) {
  if (look === 'plain' || look === 'paper' || look === 'dots') {
    return null;
  }
  const stops = (/** @type {string} */ name, /** @type {number[]} */ places) =>
    places.map((offset, i) => h('stop', { class: `${name}-${i}`, offset }));
  const round = (/** @type {string} */ name) =>
    h('radialGradient', { id: `${look}-${name}`, cx: 0.36, cy: 0.3, r: 0.78 }, [
      stops(name, [0, 0.5, 1]),
    ]);
  return h('defs', { key: 'paints' }, [
    round('first'),
    round('second'),
    h('linearGradient', { id: `${look}-ground`, x1: 0, y1: 0, x2: 0.25, y2: 1 }, [
      stops('ground', [0, 0.5, 1]),
    ]),
    h('radialGradient', { id: `${look}-hole`, cx: 0.5, cy: 0.62, r: 0.6 }, [stops('hole', [0, 1])]),
  ]);
}

/** What lies under the stones. @param {Board} board @param {Geometry} where @param {Look} look */
export function ground(board, where, look) {
  switch (look) {
    case 'rack':
      return h('rect', { class: 'behind', ...around(where, 0), rx: 2 });
    case 'felt':
      return [sheet(where, look, 1.6, 1.4), ruled(board, where, 'between'), corners(board, where)];
    case 'wood':
      return [sheet(where, look, 1.4, 1), ruled(board, where, 'through'), starPoints(board, where)];
    case 'checks':
      return [sheet(where, look, 1.4, 1), squares(board, where, checked)];
    case 'pits':
      return sheet(where, look, 2, 4);
    case 'dots':
      return sheet(where, 'paper', 1, 1.2);
    case 'paper':
      return [sheet(where, 'paper', 1, 1.2), squaredPaper(where), ruled(board, where, 'inside')];
    default:
      return [plainGround(where), board.kind !== 'lines' && squares(board, where, () => '')];
  }
}

/** What lies over the stones: the front of a rack. @param {Board} board @param {Geometry} where */
export function front(board, where) {
  const { x, y, width, height } = around(where, 1.6);
  const r = 3.2;
  const outline =
    `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}` +
    `a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}` +
    `a${r} ${r} 0 0 1 ${r} ${-r}Z`;
  const centres = [...board.cells].map((_, cell) => where.cell(cell));
  const holes = centres.map(
    at => `M${at.x + 0.9} ${at.y + 5}a4.1 4.1 0 1 0 8.2 0 4.1 4.1 0 1 0-8.2 0`,
  );
  return h('g', { key: 'front', class: 'front', 'aria-hidden': 'true' }, [
    h('path', { class: 'plate', d: outline + holes.join(''), fill: 'url(#rack-ground)' }),
    centres.map(at => h('circle', { class: 'rim', cx: at.x + 5, cy: at.y + 5, r: 4.2 })),
  ]);
}

/** @param {Geometry} where @param {number} by */
const around = (where, by) => ({
  x: -by,
  y: -by,
  width: where.width + 2 * by,
  height: where.height + 2 * by,
});

/** @param {Geometry} where @param {Look} look @param {number} by @param {number} rx */
const sheet = (where, look, by, rx) =>
  h('rect', {
    class: 'ground',
    ...around(where, by),
    rx,
    fill: look === 'paper' ? null : `url(#${look}-ground)`,
  });

/** @param {Geometry} where */
const plainGround = where => h('rect', { class: 'ground', ...around(where, 0.6), rx: 1.5 });

/**
 * @param {Board} board @param {Geometry} where
 * @param {(column: number, row: number) => string} more
 */
const squares = (board, where, more) =>
  [...board.cells].map((_, cell) => {
    const { x, y } = where.cell(cell);
    if (board.kind === 'seeds' || board.kind === 'columns') {
      return h('circle', { class: 'hole', cx: x + 5, cy: y + 5, r: 4.2 });
    }
    const kind = more(cell % board.width, Math.floor(cell / board.width));
    const inset = kind ? 0 : 0.2;
    const size = 10 - 2 * inset;
    const at = { x: x + inset, y: y + inset, width: size, height: size, rx: kind ? 0 : 0.6 };
    return h('rect', { class: `square ${kind}`.trim(), ...at });
  });

/** @param {number} column @param {number} row */
const checked = (column, row) => ((column + row) % 2 ? 'light' : 'dark');

/**
 * Lines: around and between the cells, only inside, or through their middles.
 * @param {Board} board @param {Geometry} where @param {'between' | 'inside' | 'through'} how
 */
function ruled(board, where, how) {
  const [columns, rows] = where.swap ? [board.height, board.width] : [board.width, board.height];
  const lines = [];
  const [first, end] = how === 'through' ? [5, -5] : [0, 0];
  const skip = how === 'inside' ? 1 : 0;
  const count = (/** @type {number} */ cells) => cells + (how === 'through' ? 0 : 1) - skip;
  for (let i = skip; i < count(columns); i++) {
    lines.push(`M${first + 10 * i} ${first}V${where.height + end}`);
  }
  for (let i = skip; i < count(rows); i++) {
    lines.push(`M${first} ${first + 10 * i}H${where.width + end}`);
  }
  return h('path', { class: `ruled ${how}`, d: lines.join('') });
}

/** The fine squares of exercise books. @param {Geometry} where */
function squaredPaper(where) {
  const lines = [];
  for (let x = 0; x <= where.width; x += 2.5) {
    lines.push(`M${x} -1V${where.height + 1}`);
  }
  for (let y = 0; y <= where.height; y += 2.5) {
    lines.push(`M-1 ${y}H${where.width + 1}`);
  }
  return h('path', { class: 'fine', d: lines.join('') });
}

/** The dots two lines from each corner. @param {Board} board @param {Geometry} where */
const corners = (board, where) =>
  board.width >= 6 &&
  [20, where.width - 20].flatMap(cx =>
    [20, where.height - 20].map(cy => h('circle', { class: 'point', cx, cy, r: 0.75 })),
  );

/** Where the fourth lines (on small boards the third) cross, and the middle. */
function starPoints(/** @type {Board} */ board, /** @type {Geometry} */ where) {
  const places = (/** @type {number} */ size) => {
    const edge = size < 13 ? 2 : 3;
    return size % 2 ? [edge, (size - 1) / 2, size - 1 - edge] : [edge, size - 1 - edge];
  };
  const isMiddle = (/** @type {number} */ i, /** @type {number} */ size) => 2 * i + 1 === size;
  return places(board.width).flatMap(column =>
    places(board.height)
      .filter(
        row => board.width >= 19 || isMiddle(column, board.width) === isMiddle(row, board.height),
      )
      .map(row => {
        const { x, y } = where.place(column, row);
        return h('circle', { class: 'point', cx: x + 5, cy: y + 5, r: 0.8 });
      }),
  );
}
