// @ts-check
/**
 * Draws any game's board from its description and offers the targets of its legal moves, which it
 * is given and never computes. Ten units are a cell.
 */
import { dotOrBox, isStoreColumn, seeds } from './boardparts.js';
import { h } from './h.js';
import { t } from './messages.js';

const CELL = 10;
const GAP = 2;

/**
 * @typedef {import('./answers').Board} Board
 * @typedef {{target: string, label: string, chip?: string, tone?: string}} Target with a value
 *     beside it, and how that looks
 * @typedef {ReturnType<typeof geometry>} Geometry
 *
 * @typedef {Object} Look
 * @property {Board} board
 * @property {number} view as in route.js
 * @property {Target[]} [targets] what can be pointed at
 * @property {string[]} [picked]
 * @property {number} [mover]
 * @property {number} [last] the cell of the last move, or -1
 * @property {string} [before] the cells before the last move
 * @property {string} label
 * @property {string} [cursor]
 * @property {(target: string) => void} [onpick]
 * @property {(target: string) => void} [oncursor]
 */

/** Where things are on a board that may be turned. @param {Board} board @param {number} view */
export function geometry(board, view) {
  const isSquare = board.width === board.height;
  const turned = board.kind === 'columns' ? view & 1 : isSquare ? view : view & 3;
  const swap = (turned & 4) !== 0;
  const gap = board.kind === 'place-and-turn' ? GAP : 0;
  const split = (/** @type {number} */ i, /** @type {number} */ size) =>
    gap && i >= size / 2 ? gap : 0;
  const place = (/** @type {number} */ column, /** @type {number} */ row) => {
    let x = turned & 1 ? board.width - 1 - column : column;
    let y = turned & 2 ? board.height - 1 - row : row;
    [x, y] = swap ? [y, x] : [x, y];
    return { x: CELL * x + split(x, board.width), y: CELL * y + split(y, board.height) };
  };
  const mirrored = [1, 2, 4, 7].includes(turned);
  return {
    turned,
    swap,
    mirrored,
    gap,
    width: CELL * (swap ? board.height : board.width) + gap,
    height: CELL * (swap ? board.width : board.height) + gap,
    cell: (/** @type {number} */ cell) => place(cell % board.width, Math.floor(cell / board.width)),
    place,
  };
}

/** @param {Look} given */
export function boardView(given) {
  const { board } = given;
  const widest = Math.max(1, ...(given.targets ?? []).map(one => letters(one.chip ?? '')));
  const look = { ...given, cursor: reachable(given), chipSize: Math.min(3.2, 8.4 / widest) };
  const where = geometry(board, look.view);
  const isColumns = board.kind === 'columns';
  const turns = (look.targets ?? []).some(one => one.target.startsWith('turn:'));
  const room = board.kind === 'place-and-turn' ? 10.5 : 0;
  const hasNames = (/** @type {string[]} */ list) => list.some(name => name);
  const left = (hasNames(where.swap ? board.columns : board.rows) ? 6 : 1) + room;
  const isSetUp = isColumns && (look.targets ?? []).some(one => /^\d/.test(one.target));
  const isNamedAbove = (isColumns && !isSetUp) || board.kind === 'seeds';
  const top = (isNamedAbove ? 7 : 1) + room;
  const bottom = (hasNames(where.swap ? board.rows : board.columns) ? 6 : 1) + room;
  const width = where.width + left + 1 + room;
  const height = where.height + top + bottom;
  return h(
    'svg',
    {
      class: `board ${board.kind}`,
      viewBox: `${-left} ${-top} ${width} ${height}`,
      role: 'group',
      'aria-label': look.label,
      'data-cells': board.cells,
      after: keepFocus,
      onkeydown: event => steer(event, look),
      style: { '--most': `${8 * board.width}rem`, '--ratio': `${width / height}` },
    },
    [
      ground(board, where),
      names(board, where),
      stones(look, where),
      h('g', { key: 'targets' }, [
        (look.targets ?? []).map(one => target(one, look, where, turns)),
      ]),
    ],
  );
}

/**
 * The target the keys are at: the one asked for, or the nearest that is left.
 * @param {Look} look
 */
function reachable(look) {
  const names = (look.targets ?? []).map(one => one.target);
  const wanted = look.cursor ?? '';
  if (names.includes(wanted) || !/^\d+$/.test(wanted)) {
    return names.includes(wanted) ? wanted : names[0];
  }
  const { width } = look.board;
  const far = (/** @type {string} */ name) =>
    /^\d+$/.test(name)
      ? Math.abs((Number(name) % width) - (Number(wanted) % width)) +
        Math.abs(Math.floor(Number(name) / width) - Math.floor(Number(wanted) / width))
      : Infinity;
  return [...names].sort((a, b) => far(a) - far(b))[0];
}

/** Whether somebody went to the board by keys; whoever points at it does not steer. */
let isSteering = false;
document.addEventListener('focusin', event => {
  const at = /** @type {Element} */ (event.target);
  isSteering = at.closest('svg.board') !== null && at.matches(':focus-visible');
});

/**
 * A target that is gone takes the focus with it; whoever plays by keys gets it back.
 * @param {Element} svg
 */
function keepFocus(svg) {
  if (isSteering && document.activeElement === document.body) {
    /** @type {SVGElement | null} */ (svg.querySelector('[tabindex="0"]'))?.focus();
  }
}

/** @param {Board} board @param {Geometry} where */
function ground(board, where) {
  const parts = [];
  if (where.gap) {
    for (let quarter = 0; quarter < 4; quarter++) {
      const x = ((quarter % 2) * (where.width + GAP)) / 2;
      const y = (Math.floor(quarter / 2) * (where.height + GAP)) / 2;
      const size = (where.width - GAP) / 2;
      parts.push(h('rect', { class: 'ground', x, y, width: size, height: size, rx: 2 }));
    }
  } else {
    parts.push(
      h('rect', {
        class: 'ground',
        x: -0.6,
        y: -0.6,
        width: where.width + 1.2,
        height: where.height + 1.2,
        rx: 1.5,
      }),
    );
  }
  for (let cell = 0; cell < board.cells.length; cell++) {
    const { x, y } = where.cell(cell);
    if (board.kind === 'lines') {
      parts.push(dotOrBox(board, cell, x + 5, y + 5));
      continue;
    }
    if (board.kind === 'seeds' && isStoreColumn(board, cell)) {
      continue; // drawn over both rows, with its seeds
    }
    parts.push(
      board.kind === 'seeds' || board.kind === 'columns' || board.kind === 'place-and-turn'
        ? h('circle', { class: 'hole', cx: x + 5, cy: y + 5, r: 4.2 })
        : h('rect', { class: 'square', x: x + 0.2, y: y + 0.2, width: 9.6, height: 9.6, rx: 0.6 }),
    );
  }
  return h('g', { key: 'ground', 'aria-hidden': 'true' }, parts);
}

/** Coordinates, as moves are written in them. @param {Board} board @param {Geometry} where */
function names(board, where) {
  const parts = [];
  const size = 3.4;
  for (let column = 0; column < board.width; column++) {
    const { x, y } = where.place(column, 0);
    const at = where.swap ? { x: -3, y: y + 6.4 } : { x: x + 5, y: where.height + 4.6 };
    parts.push(
      h('text', { class: 'name', x: at.x, y: at.y, 'font-size': size, 'text-anchor': 'middle' }, [
        board.columns[column],
      ]),
    );
  }
  if (board.kind === 'seeds') {
    // The second player counts from the other side.
    for (let column = 1; column < board.width - 1; column++) {
      const { x } = where.place(column, 0);
      const name = String(board.width - 1 - column);
      const at = { x: x + 5, y: -1.2, 'font-size': size, 'text-anchor': 'middle' };
      parts.push(h('text', { class: 'name', ...at }, [name]));
    }
  }
  for (let row = 0; row < board.height; row++) {
    const { x, y } = where.place(0, row);
    const at = where.swap ? { x: x + 5, y: where.height + 4.6 } : { x: -3, y: y + 6.4 };
    parts.push(
      h('text', { class: 'name', x: at.x, y: at.y, 'font-size': size, 'text-anchor': 'middle' }, [
        board.rows[row],
      ]),
    );
  }
  return h('g', { key: 'names', 'aria-hidden': 'true' }, parts);
}

/** @param {Look} look @param {Geometry} where */
function stones(look, where) {
  const { board, picked = [], last = -1, before = '' } = look;
  const parts = [];
  for (let cell = 0; cell < board.cells.length; cell++) {
    const kind = board.cells[cell];
    const { x, y } = where.cell(cell);
    if (board.kind === 'seeds') {
      parts.push(seeds(board, cell, where, cell === last, before));
      continue;
    }
    if (kind === '-' || kind === '|') {
      const [dx, dy] = (kind === '-') !== where.swap ? [10, 0] : [0, 10];
      const line = { x1: x + 5 - dx, y1: y + 5 - dy, x2: x + 5 + dx, y2: y + 5 + dy };
      parts.push(h('line', { class: 'line' + (cell === last ? ' last' : ''), ...line }));
      continue;
    }
    if (board.kind === 'lines' && kind === '+') {
      continue;
    }
    if (kind !== '.') {
      const changed =
        before !== '' && before[cell] !== kind && before[cell] !== '.' && cell !== last;
      parts.push(
        stone(kind, x + 5, y + 5, (cell === last ? ' last' : '') + (changed ? ' changed' : '')),
      );
    }
    if (cell === last) {
      parts.push(h('circle', { class: 'last-mark', cx: x + 5, cy: y + 5, r: 1.3 }));
    }
  }
  if (picked.length && /^\d+$/.test(picked[0])) {
    const { x, y } = where.cell(Number(picked[0]));
    parts.push(stone(look.mover === 1 ? 'o' : 'x', x + 5, y + 5, ' picked'));
  }
  return h('g', { key: 'stones', 'aria-hidden': 'true' }, parts);
}

/** The first player's stones are full, the second's have a ring: no colour is needed. */
export function stone(
  /** @type {string} */ kind,
  /** @type {number} */ cx,
  /** @type {number} */ cy,
  more = '',
) {
  if (kind !== 'x' && kind !== 'o') {
    return h(
      'text',
      { class: 'piece' + more, x: cx, y: cy + 2.4, 'font-size': 7, 'text-anchor': 'middle' },
      [kind],
    );
  }
  return h('g', { class: (kind === 'x' ? 'first' : 'second') + more }, [
    h('circle', { class: 'stone', cx, cy, r: 4 }),
    kind === 'o' && h('circle', { class: 'ring', cx, cy, r: 2.3 }),
  ]);
}

/**
 * @param {Target} one @param {Look & {chipSize: number}} look @param {Geometry} where
 * @param {boolean} turns
 */
function target(one, look, where, turns) {
  const shape = placed(one.target, where);
  if (!shape) {
    return null;
  }
  const isCursor = one.target === look.cursor;
  return h(
    'g',
    {
      key: one.target,
      class: 'target ' + shape.kind + (turns && shape.kind === 'cell' ? ' waiting' : ''),
      role: 'button',
      tabindex: isCursor ? '0' : '-1',
      'aria-label': one.label,
      'data-target': one.target,
      'data-x': shape.x,
      'data-y': shape.y,
      onclick: () => look.onpick?.(one.target),
      onfocus: () => look.oncursor?.(one.target),
    },
    [shape.parts, one.chip && chip(one.chip, one.tone ?? 'plain', shape, look.chipSize)],
  );
}

/**
 * Where a target is, and how it looks.
 * @param {string} name @param {Geometry} where
 */
function placed(name, where) {
  const [kind, number, how] = name.split(':');
  if (/^\d+$/.test(kind)) {
    const { x, y } = where.cell(Number(kind));
    return {
      kind: 'cell',
      x: x + 5,
      y: y + 5,
      chipX: x + 5,
      chipY: y + 5,
      parts: h('rect', { class: 'area', x: x + 0.4, y: y + 0.4, width: 9.2, height: 9.2, rx: 1 }),
    };
  }
  if (kind === 'column') {
    const { x } = where.place(Number(number), 0);
    return {
      kind: 'column',
      x: x + 5,
      y: where.height / 2,
      chipX: x + 5,
      chipY: -3.6,
      parts: h('rect', {
        class: 'area',
        x: x + 0.2,
        y: -0.4,
        width: 9.6,
        height: where.height + 0.8,
        rx: 1.2,
      }),
    };
  }
  return kind === 'turn' ? turn(Number(number), how, where) : null;
}

/**
 * An arrow beside the outer corner of a quarter.
 * @param {number} quarter @param {string} how @param {Geometry} where
 */
function turn(quarter, how, where) {
  const corner = where.cell(quarter < 2 ? quarter * 5 : 30 + (quarter - 2) * 5);
  const right = corner.x > where.width / 2;
  const low = corner.y > where.height / 2;
  const seen = where.mirrored && how !== 'mirror' ? (how === 'left' ? 'right' : 'left') : how;
  // A turn to the right leads along the upper edge to the right, along the right edge down, …
  const along = (seen === 'right') === (right === low);
  // Left and below, coordinates stand between the board and the arrow.
  const x = along ? (right ? where.width - 14 : 14) : right ? where.width + 5.5 : -11;
  const y = along ? (low ? where.height + 11.5 : -5.5) : low ? where.height - 14 : 14;
  return {
    kind: 'turn',
    x,
    y,
    chipX: x,
    chipY: y,
    parts: [
      h('circle', { class: 'area', cx: x, cy: y, r: 4.6 }),
      h('text', { class: 'arrow', x, y: y + 2.1, 'font-size': 6, 'text-anchor': 'middle' }, [
        seen === 'mirror' ? '⇄' : seen === 'right' ? '↻' : '↺',
      ]),
    ],
  };
}

/** How wide a text is, in sizes of its letters. @param {string} text */
const letters = text =>
  [...text].reduce((sum, letter) => sum + (WIDE.includes(letter) ? 0.88 : 0.66), 0);

const WIDE = '✓▲▼+−±~≥≤=';

/**
 * Dark text on a light chip; the best have a star.
 * @param {string} text @param {string} tone @param {NonNullable<ReturnType<typeof placed>>} shape
 * @param {number} size
 */
function chip(text, tone, shape, size) {
  const fitted = Math.min(9.6, size * letters(text) + 1.2);
  const y = shape.kind === 'turn' ? shape.chipY + 5.6 : shape.chipY;
  return h('g', { class: `chip ${tone}` }, [
    h('rect', { x: shape.chipX - fitted / 2, y: y - 2.2, width: fitted, height: 4.4, rx: 1 }),
    h('text', { x: shape.chipX, y: y + size / 3, 'font-size': size, 'text-anchor': 'middle' }, [
      text,
    ]),
    tone === 'best' &&
      h(
        'text',
        {
          class: 'star',
          x: shape.chipX - fitted / 2 + 0.6,
          y: y - 1.5,
          'font-size': 2.6,
          'text-anchor': 'middle',
        },
        ['★'],
      ),
  ]);
}

/** Arrow keys go to the nearest target on that side; Enter and the space bar point at it. */
function steer(/** @type {KeyboardEvent} */ event, /** @type {Look} */ look) {
  /** @type {SVGElement | null} */
  const here = /** @type {Element} */ (event.target).closest('[data-target]');
  if (!here || event.ctrlKey || event.metaKey || event.altKey) {
    return;
  }
  if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault();
    event.stopPropagation();
    look.onpick?.(here.dataset.target ?? '');
    return;
  }
  const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[
    event.key
  ];
  // Otherwise the page's arrow keys step through the game.
  if (!step || !isSteering) {
    return;
  }
  event.preventDefault();
  event.stopPropagation();
  /** @type {NodeListOf<SVGElement>} */
  const all = /** @type {Element} */ (event.currentTarget).querySelectorAll('[data-target]');
  const [dx, dy] = step;
  const cost = (/** @type {SVGElement} */ other) => {
    const x = Number(other.dataset.x) - Number(here.dataset.x);
    const y = Number(other.dataset.y) - Number(here.dataset.y);
    const ahead = x * dx + y * dy;
    return ahead <= 0.5 ? Infinity : ahead + 3 * Math.abs(x * dy) + 3 * Math.abs(y * dx);
  };
  const [next] = [...all]
    .map(other => ({ other, cost: cost(other) }))
    .sort((a, b) => a.cost - b.cost);
  if (next && next.cost < Infinity) {
    next.other.focus();
  }
}

/** What the moves that are not on the board are called. @param {string} target */
export const buttonText = target =>
  target === 'pass' ? t('play.pass') : target.replace(/^move:/, '');

/** Whether a target has a place on the board. @param {string} target */
export const isOnBoard = target => target !== 'pass' && !target.startsWith('move:');
