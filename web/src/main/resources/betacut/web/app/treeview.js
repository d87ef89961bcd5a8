// @ts-check
/**
 * Draws the part of a search tree that is loaded on a canvas. Near the top, where there is room, a
 * node is a box with its value; where there is less it is a dot, and at last a line: all are there.
 * What has not happened yet at the cursor's moment is an outline without a value.
 */
import { h } from './h.js';
import { t } from './messages.js';
import { childRows, hereOf, isDone } from './trace.js';

/** @typedef {import('./trace.js').Side} Side */

const ROW = 66;
const BOX = 46;
const HEIGHT = 26;
const DOT = 9;
const TOP = 30;

/** @type {WeakMap<any, {x: Float64Array, span: Float64Array, units: number, plies: number, top: number}>} */
const layouts = new WeakMap();
/** What each canvas shows. @type {WeakMap<HTMLCanvasElement, any>} */
const shown = new WeakMap();

/** A node has at least this share of the room its siblings have on average, leaf or not. */
const SHARE = 0.35;

/** Where the nodes are: x and room in leaves, from the left. @param {any} part */
export function layout(part) {
  let known = layouts.get(part);
  if (!known) {
    // Rows are in the order of the search, so children come after their parent.
    const count = part.number.length;
    let plies = 0;
    for (let row = 0; row < count; row++) {
      plies = Math.max(plies, depthOf(part, row));
    }
    const { needs, span } = rooms(part);
    const x = new Float64Array(count);
    const starts = new Float64Array(count);
    for (let row = 0; row < count; row++) {
      let at = starts[row] + (span[row] - needs[row]) / 2;
      for (const child of childRows(part, row)) {
        starts[child] = at;
        at += span[child];
      }
    }
    for (let row = count - 1; row >= 0; row--) {
      const children = childRows(part, row);
      x[row] = children.length ? (x[children[0]] + x[children[children.length - 1]]) / 2 : starts[row] + span[row] / 2;
    }
    known = { x, span, units: span[0], plies, top: part.ply[0] };
    layouts.set(part, known);
  }
  return known;
}

/** What each node needs for those below it, and what it gets. @param {any} part */
function rooms(part) {
  const needs = new Float64Array(part.number.length).fill(1);
  const span = new Float64Array(part.number.length).fill(1);
  for (let row = part.number.length - 1; row >= 0; row--) {
    const children = childRows(part, row);
    if (children.length) {
      const mean = children.reduce((sum, child) => sum + needs[child], 0) / children.length;
      needs[row] = 0;
      for (const child of children) {
        span[child] = Math.max(needs[child], SHARE * mean);
        needs[row] += span[child];
      }
    }
  }
  span[0] = needs[0];
  return { needs, span };
}

/** How far below the top a row is; second looks at the same position are a row of their own. @param {any} part @param {number} row */
function depthOf(part, row) {
  part.levels ??= new Int32Array(part.number.length);
  const above = part.index.get(part.parent[row]);
  part.levels[row] = above === undefined ? 0 : part.levels[above] + 1;
  return part.levels[row];
}

/**
 * The picture, with its sentence.
 * @param {Side} side
 * @param {{label: string, zoom: number, breaks?: string[], hideFuture?: boolean,
 *     onpick: (node: number) => void, onopen?: (node: number) => void}} look
 */
export function treeView(side, look) {
  const { plies } = layout(side.part);
  return h('div', { class: 'tree-box', tabindex: '-1' },
    h('canvas', {
      class: 'tree-canvas', role: 'img', 'aria-label': look.label,
      'data-at': side.at, 'data-node': hereOf(side), 'data-drawn': side.part.number.length,
      style: { height: `${TOP + ROW * plies + 44}px` },
      after: (/** @type {HTMLCanvasElement} */ canvas) => show(canvas, side, look),
      onclick: (/** @type {MouseEvent} */ event) => hit(event, look.onpick),
      ondblclick: (/** @type {MouseEvent} */ event) => hit(event, look.onopen),
    }));
}

/** @param {HTMLCanvasElement} canvas @param {Side} side @param {any} look */
function show(canvas, side, look) {
  const before = shown.get(canvas);
  const theme = getComputedStyle(canvas).getPropertyValue('color');
  const width = canvas.clientWidth;
  const now = {
    part: side.part, at: side.at, here: hereOf(side), zoom: look.zoom, width, theme, height: canvas.clientHeight,
    breaks: (look.breaks ?? []).join(), hides: look.hideFuture, pan: before?.pan ?? 0, onpick: look.onpick, onopen: look.onopen,
  };
  if (!before) {
    new ResizeObserver(() => again(canvas)).observe(canvas);
    pannable(canvas);
  }
  const isSame = before && ['part', 'at', 'here', 'zoom', 'width', 'theme', 'height', 'breaks', 'hides'].every(name => before[name] === (/** @type {any} */ (now))[name]);
  if (before && !isSame && (before.here !== now.here || before.zoom !== now.zoom)) {
    now.pan = 0;
  }
  shown.set(canvas, { ...before, ...now, side, look });
  if (!isSame && width > 0) {
    paint(canvas);
  }
}

/** @param {HTMLCanvasElement} canvas */
function again(canvas) {
  const now = shown.get(canvas);
  if (now && canvas.isConnected && canvas.clientWidth > 0) {
    paint(canvas);
  }
}

/** Dragging moves a picture that is wider than its place. @param {HTMLCanvasElement} canvas */
function pannable(canvas) {
  let from = NaN;
  canvas.addEventListener('pointerdown', event => { from = event.clientX; });
  addEventListener('pointerup', () => { from = NaN; });
  canvas.addEventListener('pointermove', event => {
    const now = shown.get(canvas);
    if (!Number.isNaN(from) && now.zoom > 1) {
      shown.set(canvas, { ...now, pan: now.pan + event.clientX - from });
      from = event.clientX;
      paint(canvas);
    }
  });
}

/** From leaves to pixels. @param {any} now @param {any} places */
function scale(now, places) {
  const left = 42;
  const room = now.width - left - 8;
  const unit = Math.min(84, room / places.units) * now.zoom;
  const all = unit * places.units;
  if (all <= room) {
    return { unit, left: left + (room - all) / 2 };
  }
  const row = now.part.index.get(now.here) ?? 0;
  const wanted = room / 2 - places.x[row] * unit + now.pan;
  return { unit, left: left + Math.max(room - all, Math.min(0, wanted)) };
}

/** @param {HTMLCanvasElement} canvas */
function paint(canvas) {
  const began = performance.now();
  const now = shown.get(canvas);
  now.width = canvas.clientWidth;
  const { part } = now;
  const ratio = devicePixelRatio || 1;
  canvas.width = Math.round(now.width * ratio);
  canvas.height = Math.round(canvas.clientHeight * ratio);
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  pen.scale(ratio, ratio);
  const colours = coloursOf(canvas);
  const places = layout(part);
  const { unit, left } = scale(now, places);
  now.where = { unit, left };
  const x = (/** @type {number} */ row) => left + places.x[row] * unit;
  const y = (/** @type {number} */ row) => TOP + part.levels[row] * ROW;
  const sees = (/** @type {number} */ row) => x(row) > -60 && x(row) < now.width + 60;
  edges(pen, now, x, y, colours);
  const hereRow = part.index.get(now.here);
  const key = hereRow === undefined ? '' : part.key[hereRow];
  const breaks = new Set(now.look.breaks ?? []);
  const draw = (/** @type {number} */ row) => node(pen, now, row, { x: x(row), y: y(row), room: places.span[row] * unit }, colours,
    { isHere: row === hereRow, isTwin: part.key[row] === key && row !== hereRow, isBreak: breaks.has(part.key[row]) });
  for (let row = 0; row < part.number.length; row++) {
    if (row !== hereRow && sees(row) && isSeen(now, row)) {
      draw(row);
    }
  }
  if (hereRow !== undefined) {
    draw(hereRow); // above its neighbours
  }
  sides(pen, part, places, colours);
  canvas.dataset.millis = (performance.now() - began).toFixed(1);
}

const COLOURS = ['text', 'quiet', 'line', 'back', 'here', 'exact', 'exact-back', 'bound', 'bound-back', 'guess', 'guess-back', 'open', 'open-back', 'cut', 'ink'];
/** The colours of the style sheet, by theme: a canvas knows no light-dark(). @type {Map<string, any>} */
const themes = new Map();

/** @param {HTMLCanvasElement} canvas */
function coloursOf(canvas) {
  const theme = getComputedStyle(canvas).color;
  if (!themes.has(theme)) {
    const probe = /** @type {HTMLElement} */ (canvas.parentElement);
    const colour = (/** @type {string} */ name) => {
      probe.style.color = `var(--tree-${name})`;
      return getComputedStyle(probe).color;
    };
    themes.set(theme, Object.fromEntries(COLOURS.map(name => [name, colour(name)])));
    probe.style.color = '';
  }
  return themes.get(theme);
}

/** In a quiz the future is not even an outline. @param {any} now @param {number} row */
const isSeen = (now, row) => !now.look.hideFuture || now.part.enter[row] <= now.side.at;

/** @param {any} pen @param {any} now @param {(row: number) => number} x @param {(row: number) => number} y @param {any} colours */
function edges(pen, now, x, y, colours) {
  const { part, side } = now;
  for (const isPast of [false, true]) {
    pen.beginPath();
    for (let row = 1; row < part.number.length; row++) {
      const above = part.index.get(part.parent[row]);
      if (above !== undefined && isSeen(now, row) && (part.enter[row] <= side.at) === isPast) {
        const from = y(above) + HEIGHT / 2;
        const to = y(row) - HEIGHT / 2;
        pen.moveTo(x(above), from);
        pen.lineTo(x(row), to);
      }
    }
    pen.strokeStyle = isPast ? colours.quiet : colours.line;
    pen.lineWidth = 1;
    pen.stroke();
  }
}

/** @param {any} side @param {any} part @param {number} row */
function stateOf(side, part, row) {
  return part.enter[row] > side.at ? 'future' : isDone(side, part.leave[row]) ? 'done' : 'open';
}

const LOOKS = /** @type {Record<string, string>} */ ({ '=': 'exact', '>': 'bound', '<': 'bound', '~': 'guess', '?': 'open' });

/** @param {any} pen @param {any} now @param {number} row @param {{x: number, y: number, room: number}} place @param {any} colours @param {any} marks */
function node(pen, now, row, place, colours, marks) {
  const { part, side } = now;
  const state = stateOf(side, part, row);
  const look = state === 'done' ? LOOKS[part.claim[row]] : 'open';
  const isBig = place.room >= BOX - 8 || marks.isHere || (part.levels[row] < 2 && place.room >= BOX / 2);
  const width = isBig ? Math.min(BOX + 14, Math.max(marks.isHere ? BOX - 8 : 20, place.room - 6)) : Math.max(1.2, Math.min(DOT, place.room - 1));
  const height = isBig ? HEIGHT : place.room > 3 ? DOT : HEIGHT / 2;
  if (width < 3 && !marks.isTwin && !marks.isBreak) { // most of a big tree: a line is all there is room for
    pen.fillStyle = state === 'future' ? colours.line : colours[look];
    pen.fillRect(place.x - width / 2, place.y - height / 2, width, height);
    return;
  }
  shape(pen, place, width, height, part.ply[row] % 2 === 1 && width > 4);
  pen.fillStyle = state === 'future' ? colours.back : colours[`${look}-back`];
  pen.strokeStyle = state === 'future' ? colours.line : colours[look];
  pen.lineWidth = marks.isTwin ? 2.5 : 1.2;
  pen.setLineDash(state === 'future' ? [2, 2] : look === 'bound' ? [5, 2] : look === 'guess' ? [2, 2] : []);
  pen.fill();
  pen.stroke();
  pen.setLineDash([]);
  if (marks.isTwin || marks.isBreak || marks.isHere) {
    outline(pen, place, width, height, colours, marks);
  }
  if (isBig) {
    labels(pen, now, row, place, width, state, colours);
  }
  if (state === 'done' && part.cut[row] && place.room > 3) {
    cutMark(pen, part, row, place, isBig ? width : 0, colours);
  }
  if (part.hidden[row] > 0 && childRows(part, row).length === 0 && isBig) {
    text(pen, `▾ ${part.hidden[row]}`, place.x, place.y + HEIGHT / 2 + 11, 10, colours.quiet, width + 20, false, colours.back);
  }
}

/** Max is a box, Min has round ends. @param {any} pen @param {any} place @param {number} width @param {number} height @param {boolean} isRound */
function shape(pen, place, width, height, isRound) {
  pen.beginPath();
  pen.roundRect(place.x - width / 2, place.y - height / 2, width, height, isRound ? height / 2 : Math.min(3, width / 3));
}

/** @param {any} pen @param {any} place @param {number} width @param {number} height @param {any} colours @param {any} marks */
function outline(pen, place, width, height, colours, marks) {
  pen.beginPath();
  pen.roundRect(place.x - width / 2 - 4, place.y - height / 2 - 4, width + 8, height + 8, 6);
  pen.strokeStyle = marks.isHere ? colours.here : marks.isBreak ? colours.cut : colours.here;
  pen.lineWidth = marks.isHere ? 3 : 1.5;
  pen.setLineDash(marks.isHere ? [] : [3, 3]);
  pen.stroke();
  pen.setLineDash([]);
  if (marks.isBreak) {
    pen.beginPath();
    pen.arc(place.x - width / 2 - 4, place.y - height / 2 - 4, 4, 0, 7);
    pen.fillStyle = colours.cut;
    pen.fill();
  }
}

/** Wins and losses as the boards show them. @param {string} value */
const sign = value => value.replace(/win (?:in|by) (\d+)/g, '▲$1').replace(/loss (?:in|by) (\d+)/g, '▼$1');

/** @param {any} pen @param {any} now @param {number} row @param {any} place @param {number} width @param {string} state @param {any} colours */
function labels(pen, now, row, place, width, state, colours) {
  const { part } = now;
  const value = state === 'done' ? sign(part.value[row]) : state === 'open' ? '…' : '';
  text(pen, value, place.x, place.y + 4.5, 13, state === 'done' ? colours.ink : colours.text, width - 4, state === 'done');
  if (part.parent[row] >= 0) {
    text(pen, part.move[row], place.x, place.y - HEIGHT / 2 - 5, 11, colours.text, Math.max(width, place.room) - 2, false, colours.back);
  }
  if (state !== 'future' && place.room > 74 && now.zoom >= 1 && part.levels[row] < 3) {
    text(pen, sign(part.window[row]), place.x, place.y + HEIGHT / 2 + 12, 10, colours.quiet, place.room - 4, false, colours.back);
  }
}

/** @param {any} pen @param {string} words @param {number} x @param {number} y @param {number} size @param {string} colour @param {number} most @param {boolean} [isBold] @param {string} [plate] a ground, where lines pass */
function text(pen, words, x, y, size, colour, most, isBold = false, plate = '') {
  pen.font = `${isBold ? '600 ' : ''}${size}px system-ui, sans-serif`;
  pen.textAlign = 'center';
  pen.fillStyle = colour;
  const width = pen.measureText(words).width;
  if (plate && most > width * 0.62) {
    pen.fillStyle = plate;
    pen.fillRect(x - Math.min(width, most) / 2 - 1.5, y - size + 1, Math.min(width, most) + 3, size + 2);
    pen.fillStyle = colour;
  }
  if (width <= most) {
    pen.fillText(words, x, y);
  } else if (most > width * 0.62) {
    pen.fillText(words, x, y, most);
  }
}

/** Two strokes where the moves were cut off; a T where the table answered. @param {any} pen @param {any} part @param {number} row @param {any} place @param {number} width of its box, or 0 @param {any} colours */
function cutMark(pen, part, row, place, width, colours) {
  const isBig = width > 0;
  const isTable = part.cut[row] === 'table';
  const y = place.y + (isBig ? HEIGHT / 2 : DOT / 2) + 1;
  const x = place.x + (isBig ? width / 2 - 5 : 0);
  if (isTable && isBig) {
    text(pen, 'T', x, place.y + HEIGHT / 2 + 11, 11, colours.cut, 20, true);
    return;
  }
  const size = isBig ? 4 : 2;
  pen.beginPath();
  for (const shift of isBig ? [0, 4] : [0]) {
    pen.moveTo(x - size + shift, y + 2 * size);
    pen.lineTo(x + size + shift, y);
  }
  pen.strokeStyle = colours.cut;
  pen.lineWidth = isBig ? 2 : 1.2;
  pen.stroke();
}

/** Who moves in each row. @param {any} pen @param {any} part @param {any} places @param {any} colours */
function sides(pen, part, places, colours) {
  for (let level = 0; level <= places.plies; level++) {
    const row = part.levels.indexOf(level);
    const isMax = part.ply[row] % 2 === 0;
    pen.font = '11px system-ui, sans-serif';
    pen.textAlign = 'left';
    const words = t(isMax ? 'tree.max' : 'tree.min');
    pen.fillStyle = colours.back;
    pen.fillRect(0, TOP + level * ROW - 9, 34, 18);
    pen.fillStyle = colours.quiet;
    pen.fillText(words, 4, TOP + level * ROW + 4);
  }
}

/** @param {MouseEvent} event @param {((node: number) => void) | undefined} then */
function hit(event, then) {
  const canvas = /** @type {HTMLCanvasElement} */ (event.currentTarget);
  const now = shown.get(canvas);
  const box = canvas.getBoundingClientRect();
  const level = Math.round((event.clientY - box.top - TOP) / ROW);
  const places = layout(now.part);
  const wanted = (event.clientX - box.left - now.where.left) / now.where.unit;
  let best = -1;
  for (let row = 0; row < now.part.number.length; row++) {
    if (now.part.levels[row] === level && (best < 0 || Math.abs(places.x[row] - wanted) < Math.abs(places.x[best] - wanted))) {
      best = row;
    }
  }
  const isNear = best >= 0 && Math.abs(places.x[best] - wanted) * now.where.unit < Math.max(34, places.span[best] * now.where.unit / 2);
  if (isNear) {
    then?.(now.part.number[best]);
  }
}
