// @ts-check
/** The picture of a search tree on a canvas: when it is painted, and what pointing at it does. */
import { h } from './h.js';
import { hereOf, kindAt, nodeAt } from './trace.js';
import { changed, heightOf, layout, nodeNear, scaleOf, stripsOf, textSize } from './treelayout.js';
import { paintStrips } from './treepaint.js';

/**
 * @typedef {import('./trace.js').Loaded} Loaded
 * @typedef {import('./treelayout.js').Picture} Picture
 * @typedef {import('./treelayout.js').Placed} Placed
 *
 * @typedef {Object} Look
 * @property {string} label
 * @property {number} zoom
 * @property {string[]} [breaks]
 * @property {boolean} [hideFuture]
 * @property {(node: number) => void} onpick
 * @property {(node: number) => void} [onopen]
 */

/**
 * What each canvas shows; without a place until it has been painted.
 * @type {WeakMap<HTMLCanvasElement, Picture & Partial<Placed>>}
 */
const shown = new WeakMap();

/** The picture, with its sentence. @param {Loaded} side @param {Look} look */
export function treeView(side, look) {
  return h('div', { class: 'tree-box', tabindex: '-1' }, [
    h('canvas', {
      class: 'tree-canvas',
      role: 'img',
      'aria-label': look.label,
      'data-at': side.at,
      'data-node': hereOf(side),
      'data-drawn': side.part.number.length,
      'data-line': lineOf(side).length,
      after: (/** @type {HTMLCanvasElement} */ canvas) => show(canvas, side, look),
      onclick: event => hit(event, look.onpick),
      ondblclick: (/** @type {MouseEvent} */ event) => hit(event, look.onopen),
    }),
  ]);
}

/** @type {number[]} */
const NO_LINE = [];

/** Worked out once. @type {WeakMap<import('./trace.js').Drawn, number[]>} */
const lines = new WeakMap();

/**
 * The rows of the principal variation, once the search is over: of a move that was searched again
 * the last search. Who asks about a line sees that one.
 * @param {Loaded} side
 */
function lineOf({ part, summary, at, query }) {
  const last = summary.iterations.length - 1;
  const isKnown = at === summary.events - 1 && summary.finished !== null;
  if (!isKnown || part.iteration !== last || part.top !== summary.iterations[last].root) {
    return NO_LINE;
  }
  const known = lines.get(part) ?? rowsOf(part, query.line?.split(',') ?? summary.line);
  lines.set(part, known);
  return known;
}

/** @param {import('./trace.js').Drawn} part @param {string[]} moves */
function rowsOf(part, moves) {
  const rows = [0];
  for (const move of moves) {
    const next = part.children[rows[rows.length - 1]].findLast(row => part.move[row] === move);
    if (next === undefined) {
      break;
    }
    rows.push(next);
  }
  return rows;
}

/** @param {HTMLCanvasElement} canvas @param {Loaded} side @param {Look} look */
function show(canvas, side, look) {
  const before = shown.get(canvas);
  if (!before) {
    new ResizeObserver(() => paint(canvas, { width: canvas.clientWidth })).observe(canvas);
    pannable(canvas);
    canvases.add(canvas);
  }
  const here = hereOf(side);
  const isHere = before?.here === here && before.zoom === look.zoom;
  paint(canvas, {
    part: side.part,
    at: side.at,
    here,
    cut: 'CS'.includes(kindAt(side, side.at) || '-') ? nodeAt(side, side.at) : null,
    zoom: look.zoom,
    line: look.hideFuture ? NO_LINE : lineOf(side),
    theme: themeNow(),
    language: document.documentElement.lang,
    breaks: (look.breaks ?? []).join(),
    hides: Boolean(look.hideFuture),
    width: before?.width ?? canvas.clientWidth,
    ratio: devicePixelRatio || 1,
    pan: isHere ? before.pan : 0,
  });
}

/** Canvases that may have to change with the theme. @type {Set<HTMLCanvasElement>} */
const canvases = new Set();
const darkness = matchMedia('(prefers-color-scheme: dark)');
const themeNow = () =>
  document.documentElement.dataset.theme ?? (darkness.matches ? 'dark' : 'light');

function changeColours() {
  for (const canvas of canvases) {
    if (canvas.isConnected) {
      paint(canvas, { theme: themeNow() });
    } else {
      canvases.delete(canvas);
    }
  }
}
darkness.addEventListener('change', changeColours);
new MutationObserver(changeColours).observe(document.documentElement, {
  attributeFilter: ['data-theme'],
});

/** Dragging moves a picture that is wider than its place. @param {HTMLCanvasElement} canvas */
function pannable(canvas) {
  let from = NaN;
  canvas.addEventListener('pointerdown', event => {
    from = event.clientX;
  });
  addEventListener('pointerup', () => {
    from = NaN;
  });
  canvas.addEventListener('pointermove', event => {
    const now = shown.get(canvas);
    if (now && !Number.isNaN(from) && now.zoom > 1) {
      const pan = now.pan + event.clientX - from;
      from = event.clientX;
      paint(canvas, { pan });
    }
  });
}

/** What a picture depends on, apart from the moment and the node looked at. */
const VIEW = /** @type {const} */ ([
  'part',
  'zoom',
  'width',
  'height',
  'theme',
  'language',
  'breaks',
  'hides',
  'ratio',
]);

/**
 * Paints what is not there yet.
 * @param {HTMLCanvasElement} canvas @param {Partial<Picture>} change all of it the first time
 */
function paint(canvas, change) {
  const before = shown.get(canvas);
  const now = /** @type {Picture & Partial<Placed>} */ ({ ...before, ...change });
  shown.set(canvas, now);
  if (!(now.width > 0)) {
    return;
  }
  const began = performance.now();
  now.height = heightOf(now);
  canvas.style.height = `${now.height}px`;
  canvas.dataset.text = String(textSize(now));
  const placed = placedLike(before, now);
  shown.set(canvas, placed);
  const isInPlace = before?.strips === placed.strips;
  const due = before && isInPlace ? changed(before, placed) : placed.strips.keys();
  if (!isInPlace) {
    resize(canvas, now);
  } else if (/** @type {Set<number>} */ (due).size === 0) {
    return;
  }
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  paintStrips(pen, placed, coloursOf(canvas, now.theme), due);
  canvas.dataset.millis = (performance.now() - began).toFixed(1);
}

/**
 * Where everything is; with the strips of before if nothing has moved.
 * @param {Picture & Partial<Placed> | undefined} before @param {Picture} now @returns {Placed}
 */
function placedLike(before, now) {
  const isSameView = before?.strips && VIEW.every(name => before[name] === now[name]);
  const isSame = isSameView && before.here === now.here && before.pan === now.pan;
  const where = (isSame && before.where) || scaleOf(now);
  const scaled = { ...now, places: layout(now.part), where };
  const isInPlace =
    isSameView &&
    where.left === before.where?.left &&
    where.unit === before.where.unit &&
    where.size === before.where.size;
  return { ...scaled, strips: (isInPlace && before.strips) || stripsOf(scaled) };
}

/** @param {HTMLCanvasElement} canvas @param {Picture} now */
function resize(canvas, now) {
  const width = Math.round(now.width * now.ratio);
  const height = Math.round(now.height * now.ratio);
  if (canvas.width !== width || canvas.height !== height) {
    canvas.width = width;
    canvas.height = height;
  }
}

const COLOURS = ['text', 'quiet', 'line', 'back', 'here', 'open', 'open-back', 'cut', 'ink'].concat(
  ['exact', 'bound', 'guess'].flatMap(name => [name, `${name}-back`]),
);
/**
 * The colours of the style sheet, by theme: a canvas knows no light-dark().
 * @type {Map<string, Record<string, string>>}
 */
const themes = new Map();

/** @param {HTMLCanvasElement} canvas @param {string} theme */
function coloursOf(canvas, theme) {
  const probe = /** @type {HTMLElement} */ (canvas.parentElement);
  const colour = (/** @type {string} */ name) => {
    probe.style.color = `var(--tree-${name})`;
    return getComputedStyle(probe).color;
  };
  const known = themes.get(theme) ?? Object.fromEntries(COLOURS.map(name => [name, colour(name)]));
  themes.set(theme, known);
  probe.style.color = '';
  return known;
}

/** @param {MouseEvent} event @param {((node: number) => void) | undefined} then */
function hit(event, then) {
  const canvas = /** @type {HTMLCanvasElement} */ (event.currentTarget);
  const now = shown.get(canvas);
  const box = canvas.getBoundingClientRect();
  if (now?.strips) {
    const placed = /** @type {Placed} */ (now);
    const node = nodeNear(placed, event.clientX - box.left, event.clientY - box.top);
    if (node !== null) {
      then?.(node);
    }
  }
}
