// @ts-check
/**
 * Draws any game's board from its description and offers the targets of its legal moves, which it
 * is given and never computes. Ten units are a cell.
 */
import { ghosts, letters, marks } from './boardmarks.js';
import { closedBox, dotOrBox, drawnLine, isStoreColumn, seeds } from './boardparts.js';
import { placed, target } from './boardtargets.js';
import { h } from './h.js';
import { t } from './messages.js';
import { front, ground, lookOf, paints, stone } from './skins.js';

export { stone };

const CELL = 10;
const GAP = 2;
/** Room beside a board whose quarters turn. */
const TURNS = 10.5;
/** No number is smaller, in pixels. */
const SMALLEST = 11.5;

/**
 * @typedef {import('./answers').Board} Board
 * @typedef {{target: string, label: string, chip?: string, tone?: string, heat?: number}} Target
 *     with a value beside it, and how that looks; heat: how good it is, from 0 to 1
 * @typedef {ReturnType<typeof geometry>} Geometry
 * @typedef {Given & {look: import('./skins.js').Look, chipSize: number, least: number,
 *     most: number}} Shown
 *
 * @typedef {Object} Given
 * @property {Board} board
 * @property {number} view as in route.js
 * @property {Target[]} [targets] what can be pointed at
 * @property {string[]} [picked]
 * @property {number} [mover]
 * @property {number} [last] the cell of the last move, or -1
 * @property {string[]} [path] what was pointed at for the last move
 * @property {string} [before] the cells before the last move
 * @property {number} [fresh] the ply of the last move if that is to be seen moving
 * @property {number[][]} [lines] lines that have won
 * @property {import('./boardmarks.js').Threat[]} [threats]
 * @property {import('./boardmarks.js').Ghost[]} [ghosts]
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
  const cell = (/** @type {number} */ number) =>
    place(number % board.width, Math.floor(number / board.width));
  const half = board.width / 2;
  return {
    turned,
    swap,
    mirrored,
    gap,
    width: CELL * (swap ? board.height : board.width) + gap,
    height: CELL * (swap ? board.width : board.height) + gap,
    cell,
    place,
    /** Where a quarter is, 0 and 1 above 2 and 3. */
    quarter: (/** @type {number} */ number) => {
      const corner = place((number % 2) * (board.width - 1), (number >> 1) * (board.height - 1));
      const size = CELL * half;
      return { x: corner.x < size ? 0 : size + gap, y: corner.y < size ? 0 : size + gap, size };
    },
    quarterOf: (/** @type {number} */ number) =>
      (number % board.width >= half ? 1 : 0) +
      (Math.floor(number / board.width) >= board.height / 2 ? 2 : 0),
  };
}

/** @param {Given} given */
export function boardView(given) {
  const { board } = given;
  const where = geometry(board, given.view);
  const targets = given.targets ?? [];
  const turns = targets.some(one => one.target.startsWith('turn:'));
  const room = board.kind === 'place-and-turn' ? TURNS : 0;
  const hasNames = (/** @type {string[]} */ list) => list.some(name => name);
  const left = (hasNames(where.swap ? board.columns : board.rows) ? 7 : 3) + room;
  const isSetUp = board.kind === 'columns' && targets.some(one => /^\d/.test(one.target));
  const isNamedAbove = (board.kind === 'columns' && !isSetUp) || board.kind === 'seeds';
  const top = (isNamedAbove ? 8.5 : 3) + room;
  const bottom = (hasNames(where.swap ? board.rows : board.columns) ? 8.5 : 3) + room;
  const width = where.width + left + 3 + room;
  const height = where.height + top + bottom;
  const shown = {
    ...given,
    look: lookOf(board),
    cursor: reachable(given, where),
    chipSize: chipSize(targets, width, height),
    least: 0.5 - left,
    most: width - left - 0.5,
  };
  const isWon = (given.lines ?? []).length > 0;
  return h(
    'svg',
    {
      class: `board ${board.kind} skin-${shown.look}${isWon ? ' won' : ''}`,
      viewBox: `${-left} ${-top} ${width} ${height}`,
      role: 'group',
      'aria-label': given.label,
      'data-cells': board.cells,
      after: keepFocus,
      onkeydown: event => steer(event, shown),
      style: { '--most': `${8 * board.width}rem`, '--ratio': `${width / height}` },
    },
    [
      paints(shown.look),
      where.gap ? null : floor(shown, where),
      names(board, where),
      where.gap ? quarters(shown, where) : stones(shown, where),
      shown.look === 'rack' && front(board, where),
      marks(shown, where),
      h('g', { key: 'targets' }, [targets.map(one => target(one, shown, where, turns))]),
    ],
  );
}

/**
 * Numbers fit into a cell, but can be read on a phone, too.
 * @param {Target[]} targets @param {number} width @param {number} height
 */
function chipSize(targets, width, height) {
  const widest = Math.max(1, ...targets.map(one => letters(one.chip ?? '')));
  const pixels = Math.min((innerWidth - 24) / width, (innerHeight - 80) / height);
  return Math.max(Math.min(3.6, width / 17, 8.2 / widest), SMALLEST / Math.max(pixels, 1));
}

/**
 * The target the keys are at: the one asked for, or the nearest that is left; after a stone that
 * goes on with a turn, the nearest turn.
 * @param {Given} given @param {Geometry} where
 */
function reachable({ targets = [], cursor = '' }, where) {
  const names = targets.map(one => one.target);
  if (names.includes(cursor) || !/^\d+$/.test(cursor)) {
    return names.includes(cursor) ? cursor : names[0];
  }
  const here = where.cell(Number(cursor));
  const turns = names.filter(name => name.startsWith('turn:'));
  const far = (/** @type {string} */ name) => {
    const there = placed(name, where);
    return there ? Math.hypot(there.x - here.x - 5, there.y - here.y - 5) : Infinity;
  };
  return [...(turns.length ? turns : names)].sort((a, b) => far(a) - far(b))[0];
}

/** Whether somebody went to the board by keys; whoever points at it does not steer. */
let isSteering = false;
document.addEventListener('focusin', event => {
  const at = /** @type {Element} */ (event.target);
  isSteering = at.closest('svg.board') !== null && at.matches(':focus-visible');
});
document.addEventListener('pointerdown', () => {
  isSteering = false;
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

/** @param {Shown} shown @param {Geometry} where */
function floor({ board, look, last = -1 }, where) {
  const highlit = look === 'paper' && last >= 0 ? where.cell(last) : null;
  const cells = [...board.cells].map((_, cell) => {
    const { x, y } = where.cell(cell);
    return board.kind === 'lines'
      ? dotOrBox(board, cell, x + 5, y + 5)
      : board.kind === 'seeds' && !isStoreColumn(board, cell) && look === 'pits'
        ? h('circle', { class: 'hole', cx: x + 5, cy: y + 5, r: 4.4, fill: 'url(#pits-hole)' })
        : null;
  });
  return h('g', { key: 'ground', 'aria-hidden': 'true' }, [
    ground(board, where, look),
    highlit && h('circle', { class: 'last-mark', cx: highlit.x + 5, cy: highlit.y + 5, r: 4.5 }),
    cells,
  ]);
}

/** Coordinates, as moves are written in them. @param {Board} board @param {Geometry} where */
function names(board, where) {
  const size = Math.min(4, Math.max(2.2, where.width / 32));
  const name = (/** @type {string} */ text, /** @type {{x: number, y: number}} */ at) =>
    h('text', { class: 'name', ...at, 'font-size': size, 'text-anchor': 'middle' }, [text]);
  const below = where.height + 3 + size;
  const columns = board.columns.map((text, column) => {
    const { x, y } = where.place(column, 0);
    return name(text, where.swap ? { x: -4.2, y: y + 5 + size / 3 } : { x: x + 5, y: below });
  });
  const rows = board.rows.map((text, row) => {
    const { x, y } = where.place(0, row);
    return name(text, where.swap ? { x: x + 5, y: below } : { x: -4.2, y: y + 5 + size / 3 });
  });
  // The second player counts houses from the other side.
  const houses = board.kind === 'seeds' ? board.columns.slice(1, -1) : [];
  const above = houses.map((_, i) =>
    name(String(houses.length - i), { x: where.place(i + 1, 0).x + 5, y: -3.4 }),
  );
  return h('g', { key: 'names', 'aria-hidden': 'true' }, [columns, rows, above]);
}

/** @param {Shown} shown @param {Geometry} where */
const stones = (shown, where) =>
  h('g', { key: 'stones', class: 'stones', 'aria-hidden': 'true' }, [
    [...shown.board.cells].map((_, cell) => piece(shown, where, cell)),
    picked(shown, where),
    ghosts(shown, where),
  ]);

/** @param {Shown} shown @param {Geometry} where */
function picked({ picked: [first] = [], board, mover, look }, where) {
  if (first === undefined || !/^\d+$/.test(first)) {
    return null;
  }
  const { x, y } = where.cell(Number(first));
  return board.kind === 'pieces'
    ? h('circle', { class: 'held', cx: x + 5, cy: y + 5, r: 4.6 })
    : stone(mover === 1 ? 'o' : 'x', x + 5, y + 5, ' picked', look);
}

/** What lies on a cell. @param {Shown} shown @param {Geometry} where @param {number} cell */
function piece(shown, where, cell) {
  const { board, last = -1, before = '', fresh, look, lines = [] } = shown;
  const kind = board.cells[cell];
  const { x, y } = where.cell(cell);
  if (board.kind === 'seeds') {
    return seeds(board, cell, where, cell === last, before, look);
  }
  if (kind === '-' || kind === '|') {
    return drawnLine(kind, x + 5, y + 5, where.swap, cell === last, fresh);
  }
  if (kind === '.' || (board.kind === 'lines' && kind === '+')) {
    return null;
  }
  if (board.kind === 'lines') {
    return closedBox(kind, x + 5, y + 5, look);
  }
  const isOther = before !== '' && before[cell] !== kind && before[cell] !== '.' && cell !== last;
  const isMoving = fresh !== undefined;
  const more =
    (cell === last ? ' last' : isOther ? ' changed' : '') +
    (lines.some(line => line.includes(cell)) ? ' in-line' : '') +
    (isMoving && cell === last ? (board.kind === 'columns' ? ' drop' : ' place') : '') +
    (isMoving && isOther && board.kind === 'flipping-discs' ? ' flip-in' : '');
  const style = { '--from': `${-y - 12}px` };
  const now = stone(kind, x + 5, y + 5, more, look, { key: `${cell}${kind}`, style });
  return isMoving && isOther && board.kind === 'flipping-discs'
    ? [now, stone(before[cell], x + 5, y + 5, ' flip-out', look, { key: `${cell}-${fresh}` })]
    : now;
}

/**
 * Four quarters, each a group that turns as a whole.
 * @param {Shown} shown @param {Geometry} where
 */
function quarters(shown, where) {
  const { board, look, path = [], fresh } = shown;
  const [verb, number, how] = (path[path.length - 1] ?? '').split(':');
  const isTurnNext = (shown.targets ?? []).some(one => one.target.startsWith('turn:'));
  return [0, 1, 2, 3].map(quarter => {
    const { x, y, size } = where.quarter(quarter);
    const cells = [...board.cells].map((_, i) => i).filter(i => where.quarterOf(i) === quarter);
    const isTurning = fresh !== undefined && verb === 'turn' && Number(number) === quarter;
    const angle = (how === 'right') !== where.mirrored ? -90 : 90;
    const own = Number(shown.picked?.[0] ?? -1);
    return h(
      'g',
      {
        key: `quarter${quarter}${isTurning ? fresh : ''}`,
        class: `quarter${isTurning ? (how === 'mirror' ? ' mirrors' : ' turns') : ''}`,
        'data-quarter': quarter,
        'aria-hidden': 'true',
        // Whoever changes one's mind about a turn looks at the board as it is.
        after: (/** @type {SVGElement} */ node) =>
          isTurnNext || node.style.removeProperty('transform'),
        style: {
          'transform-origin': `${x + size / 2}px ${y + size / 2}px`,
          '--from': `${angle}deg`,
        },
      },
      [
        h('rect', {
          class: 'ground',
          x,
          y,
          width: size,
          height: size,
          rx: 2.4,
          fill: look === 'plain' ? null : `url(#${look}-ground)`,
        }),
        cells.map(cell => {
          const at = where.cell(cell);
          const fill = look === 'plain' ? null : `url(#${look}-hole)`;
          return h('circle', { class: 'hole', cx: at.x + 5, cy: at.y + 5, r: 4.2, fill });
        }),
        cells.map(cell => piece(shown, where, cell)),
        cells.includes(own) && picked(shown, where),
        ghosts({ ...shown, ghosts: shown.ghosts?.filter(one => cells.includes(one.cell)) }, where),
      ],
    );
  });
}

/** Arrow keys go to the nearest target on that side; Enter and the space bar point at it. */
function steer(/** @type {KeyboardEvent} */ event, /** @type {Given} */ given) {
  /** @type {SVGElement | null} */
  const here = /** @type {Element} */ (event.target).closest('[data-target]');
  if (!here || event.ctrlKey || event.metaKey || event.altKey) {
    return;
  }
  if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault();
    event.stopPropagation();
    given.onpick?.(here.dataset.target ?? '');
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
