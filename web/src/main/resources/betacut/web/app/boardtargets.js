// @ts-check
/** What can be pointed at on a board: where it is, how it looks, and what pointing at it shows. */
import { worth } from './boardmarks.js';
import { drawnLine } from './boardparts.js';
import { h } from './h.js';
import { iconPath } from './icons.js';
import { stone } from './skins.js';

/**
 * @typedef {import('./answers').Board} Board
 * @typedef {import('./board.js').Geometry} Geometry
 * @typedef {import('./board.js').Shown} Shown
 * @typedef {import('./board.js').Target} Target
 * @typedef {NonNullable<ReturnType<typeof placed>>} Place
 */

/**
 * @param {Target} one @param {Shown} shown @param {Geometry} where @param {boolean} turns
 */
export function target(one, shown, where, turns) {
  const place = placed(one.target, where, shown);
  if (!place) {
    return null;
  }
  const isCursor = one.target === shown.cursor;
  const turn = place.kind === 'turn' ? preview(one.target, where) : undefined;
  return h(
    'g',
    {
      key: one.target,
      class: 'target ' + place.kind + (turns && place.kind === 'cell' ? ' waiting' : ''),
      role: 'button',
      tabindex: isCursor ? '0' : '-1',
      'aria-label': one.label,
      'data-target': one.target,
      'data-x': place.x,
      'data-y': place.y,
      // A click leaves the focus where it was: no frame stays behind.
      onmousedown: (/** @type {MouseEvent} */ event) => event.preventDefault(),
      onclick: () => shown.onpick?.(one.target),
      onfocus: (/** @type {Event} */ event) => {
        shown.oncursor?.(one.target);
        turn?.show(event);
      },
      onblur: turn?.hide,
      onmouseenter: turn?.show,
      onmouseleave: turn?.hide,
    },
    [
      h('title', null, one.label),
      place.parts,
      !turns && ghost(one, place, shown, where),
      // The lower part of a house is for its number.
      worth(
        one,
        shown.board.kind === 'seeds' ? { ...place, chipY: place.chipY - 1.6 } : place,
        shown.chipSize,
      ),
    ],
  );
}

/** What the move would put there, and a dot where not every free cell may be taken. */
function ghost(
  /** @type {Target} */ one,
  /** @type {Place} */ place,
  /** @type {Shown} */ shown,
  /** @type {Geometry} */ where,
) {
  const { board, mover, look, targets = [], picked: held = [] } = shown;
  const stoneKind = mover === 1 ? 'o' : 'x';
  const cell =
    place.kind === 'column' ? landing(board, Number(one.target.split(':')[1])) : place.cell;
  if (cell < 0 || board.kind === 'seeds' || mover === undefined) {
    return null;
  }
  const { x, y } = where.cell(cell);
  if (board.kind === 'lines') {
    const kind = Math.floor(cell / board.width) % 2 === 0 ? '-' : '|';
    return h('g', { class: 'ghost' }, drawnLine(kind, x + 5, y + 5, where.swap, false));
  }
  if (board.kind === 'pieces') {
    const isTaken = board.cells[cell] !== '.';
    return (
      held.length > 0 &&
      h('circle', {
        class: isTaken ? 'take' : 'legal',
        cx: x + 5,
        cy: y + 5,
        r: isTaken ? 4.4 : 1.4,
      })
    );
  }
  const free = [...board.cells].filter(kind => kind === '.').length;
  const isSparse =
    board.kind === 'flipping-discs' || (place.kind === 'cell' && targets.length < free);
  return [
    isSparse &&
      !one.chip &&
      one.heat === undefined &&
      h('circle', { class: 'legal', cx: x + 5, cy: y + 5, r: 1.2 }),
    board.cells[cell] === '.' && stone(stoneKind, x + 5, y + 5, ' ghost', look),
  ];
}

/** Where a stone in a column comes to rest, or -1. @param {Board} board @param {number} column */
function landing(board, column) {
  for (let row = board.height - 1; row >= 0; row--) {
    if (board.cells[row * board.width + column] === '.') {
      return row * board.width + column;
    }
  }
  return -1;
}

/**
 * A quarter turns as long as one points at its arrow.
 * @param {string} name @param {Geometry} where
 */
function preview(name, where) {
  const [, quarter, how] = name.split(':');
  const angle = (how === 'right') !== where.mirrored ? 90 : -90;
  const move = how === 'mirror' ? 'scaleX(-1)' : `rotate(${angle}deg)`;
  const turn = (/** @type {string} */ transform) => (/** @type {Event} */ event) => {
    const svg = /** @type {SVGElement} */ (event.currentTarget).ownerSVGElement;
    /** @type {SVGElement | null | undefined} */
    const group = svg?.querySelector(`[data-quarter="${quarter}"]`);
    group?.style.setProperty('transform', transform);
  };
  return { show: turn(move), hide: turn('none') };
}

/**
 * Where a target is, and how it looks.
 * @param {string} name @param {Geometry} where @param {{least: number, most: number}} [room]
 */
export function placed(name, where, { least, most } = { least: 0, most: 0 }) {
  const [kind, number, how] = name.split(':');
  if (/^\d+$/.test(kind)) {
    const { x, y } = where.cell(Number(kind));
    return {
      kind: 'cell',
      cell: Number(kind),
      x: x + 5,
      y: y + 5,
      chipX: x + 5,
      chipY: y + 5,
      least,
      most,
      parts: h('rect', { class: 'area', x: x + 0.4, y: y + 0.4, width: 9.2, height: 9.2, rx: 1 }),
    };
  }
  if (kind === 'column') {
    const { x } = where.place(Number(number), 0);
    return {
      kind: 'column',
      cell: -1,
      x: x + 5,
      y: where.height / 2,
      chipX: x + 5,
      chipY: -5,
      least,
      most,
      parts: h('rect', {
        class: 'area',
        x: x + 0.3,
        y: -0.6,
        width: 9.4,
        height: where.height + 1.2,
        rx: 2,
      }),
    };
  }
  return kind === 'turn' ? { ...turn(Number(number), how, where), least, most } : null;
}

/**
 * An arrow beside the outer corner of a quarter, with room for a number below it.
 * @param {number} quarter @param {string} how @param {Geometry} where
 */
function turn(quarter, how, where) {
  const corner = where.quarter(quarter);
  const right = corner.x > 0;
  const low = corner.y > 0;
  const seen = where.mirrored && how !== 'mirror' ? (how === 'left' ? 'right' : 'left') : how;
  // A turn to the right leads along the upper edge to the right, along the right edge down, …
  const along = (seen === 'right') === (right === low);
  // Left and below, coordinates stand between the board and the arrow.
  const x = along ? (right ? where.width - 12 : 12) : right ? where.width + 6 : -11;
  const y = along ? (low ? where.height + 11.2 : -6) : low ? where.height - 12 : 12;
  const icon = seen === 'mirror' ? 'swap' : seen === 'right' ? 'right' : 'left';
  return {
    kind: 'turn',
    cell: -1,
    x,
    y,
    chipX: x,
    chipY: y + 2.9,
    parts: [
      h('rect', { class: 'area', x: x - 4.8, y: y - 5, width: 9.6, height: 10, rx: 2.4 }),
      h('path', {
        class: 'arrow',
        d: iconPath(icon),
        transform: `translate(${x - 3} ${y - 4.6}) scale(0.3)`,
      }),
    ],
  };
}
