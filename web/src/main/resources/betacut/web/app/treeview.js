// @ts-check
/**
 * Draws the part of a search tree that is loaded on a canvas. Near the top, where there is room, a
 * node is a box with its value; where there is less it is a dot, and at last a line: all are there.
 * What has not happened yet at the cursor's moment is an outline without a value.
 */
import { h } from './h.js';
import { t } from './messages.js';
import { childRows, hereOf, isDone, kindAt, nodeAt } from './trace.js';

/** @typedef {import('./trace.js').Side} Side */

const ROW = 66;
const BOX = 46;
const HEIGHT = 26;
const DOT = 9;
const TOP = 30;
/** How wide the names of the sides are, left of the tree. */
const SIDES = 34;

/**
 * @type {WeakMap<any, {x: Float64Array, span: Float64Array, above: Int32Array, units: number, plies: number, top: number}>}
 */
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
      x[row] = children.length
        ? (x[children[0]] + x[children[children.length - 1]]) / 2
        : starts[row] + span[row] / 2;
    }
    const above = Int32Array.from(
      part.parent,
      (/** @type {number} */ parent) => part.index.get(parent) ?? -1,
    );
    known = { x, span, above, units: span[0], plies, top: part.ply[0] };
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

/**
 * How far below the top a row is; second looks at the same position are a row of their own.
 * @param {any} part @param {number} row
 */
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
  const height = TOP + ROW * layout(side.part).plies + 44;
  return h('div', { class: 'tree-box', tabindex: '-1' }, [
    h('canvas', {
      class: 'tree-canvas',
      role: 'img',
      'aria-label': look.label,
      'data-at': side.at,
      'data-node': hereOf(side),
      'data-drawn': side.part.number.length,
      style: { height: `${height}px` },
      after: (/** @type {HTMLCanvasElement} */ canvas) => show(canvas, side, look, height),
      onclick: (/** @type {MouseEvent} */ event) => hit(event, look.onpick),
      ondblclick: (/** @type {MouseEvent} */ event) => hit(event, look.onopen),
    }),
  ]);
}

/** What a picture depends on, apart from the moment and the node looked at. */
const VIEW = ['part', 'zoom', 'width', 'height', 'theme', 'language', 'breaks', 'hides', 'ratio'];

/** @param {HTMLCanvasElement} canvas @param {Side} side @param {any} look @param {number} height */
function show(canvas, side, look, height) {
  const before = shown.get(canvas);
  if (!before) {
    new ResizeObserver(() => paint(canvas, { width: canvas.clientWidth })).observe(canvas);
    pannable(canvas);
    canvases.add(canvas);
  }
  const here = hereOf(side);
  const isElsewhere = before && (before.here !== here || before.zoom !== look.zoom);
  paint(canvas, {
    part: side.part,
    at: side.at,
    here,
    cut: 'CS'.includes(kindAt(side, side.at) || '-') ? nodeAt(side, side.at) : null,
    zoom: look.zoom,
    height,
    theme: themeNow(),
    language: document.documentElement.lang,
    breaks: (look.breaks ?? []).join(),
    hides: Boolean(look.hideFuture),
    ...(before ? {} : { width: canvas.clientWidth }),
    ratio: devicePixelRatio || 1,
    ...(isElsewhere || !before ? { pan: 0 } : {}),
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
    if (!Number.isNaN(from) && now.zoom > 1) {
      const pan = now.pan + event.clientX - from;
      from = event.clientX;
      paint(canvas, { pan });
    }
  });
}

/** From leaves to pixels. @param {any} now */
function scale(now) {
  const { places } = now;
  const left = 42;
  const room = now.width - left - 18;
  const unit = Math.min(84, room / places.units) * now.zoom;
  const all = unit * places.units;
  if (all <= room + 1e-6) {
    return { unit, left: left + Math.max(0, room - all) / 2 };
  }
  const row = now.part.index.get(now.here) ?? 0;
  const wanted = room / 2 - places.x[row] * unit + now.pan;
  return { unit, left: left + Math.max(room - all, Math.min(0, wanted)) };
}

/**
 * The picture is painted in strips, each within its own borders, so that a step paints only the
 * strips in which something changes, and the pixels are the same whichever way one came.
 */
const STRIP = 64;

/**
 * Paints what is not there yet.
 * @param {HTMLCanvasElement} canvas @param {Record<string, any>} change
 */
function paint(canvas, change) {
  const before = shown.get(canvas);
  const now = { ...before, ...change };
  shown.set(canvas, now);
  if (!(now.width > 0)) {
    return;
  }
  const began = performance.now();
  now.places = layout(now.part);
  const isSameView = before?.strips && VIEW.every(name => before[name] === now[name]);
  const where =
    isSameView && before.here === now.here && before.pan === now.pan ? before.where : scale(now);
  const isInPlace =
    isSameView && where.left === before.where.left && where.unit === before.where.unit;
  now.where = where;
  now.strips = isInPlace ? before.strips : stripsOf(now);
  const due = isInPlace ? changed(before, now) : null;
  if (due?.size === 0) {
    return;
  }
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  if (!isInPlace) {
    resize(canvas, now);
  }
  const all = {
    pen,
    now,
    colours: coloursOf(canvas, now.theme),
    hereRow: now.part.index.get(now.here),
    breaks: new Set(now.breaks.split(',')),
  };
  for (const number of due ?? now.strips.keys()) {
    paintStrip(all, number);
  }
  canvas.dataset.millis = (performance.now() - began).toFixed(1);
}

/** @param {HTMLCanvasElement} canvas @param {any} now */
function resize(canvas, now) {
  const width = Math.round(now.width * now.ratio);
  const height = Math.round(now.height * now.ratio);
  if (canvas.width !== width || canvas.height !== height) {
    canvas.width = width;
    canvas.height = height;
  }
}

/** @param {any} now @param {number} row */
const xOf = (now, row) => now.where.left + now.places.x[row] * now.where.unit;

/** @param {any} now @param {number} row */
const yOf = (now, row) => TOP + now.part.levels[row] * ROW;

/** @param {any} now @param {number} row */
const roomOf = (now, row) => now.places.span[row] * now.where.unit;

/**
 * The strips from one x to another that are on the canvas.
 * @param {any} now @param {number} from @param {number} to
 */
function between(now, from, to) {
  const last = Math.ceil((now.width * now.ratio) / STRIP) - 1;
  return {
    first: Math.max(0, Math.floor((from * now.ratio) / STRIP)),
    last: Math.min(last, Math.floor((to * now.ratio) / STRIP)),
  };
}

/** A tree as small as this shows all its values, even on a narrow screen. */
const SMALL = 40;

/**
 * Whether there is room for a box with words.
 * @param {any} part @param {number} row @param {number} room
 */
const isBox = (part, row, room) =>
  room >= BOX - 8 ||
  (room >= BOX / 2 && part.levels[row] < 2) ||
  (room >= BOX * 0.4 && part.number.length <= SMALL);

/**
 * The strips a node may paint in, with its words and outlines.
 * @param {any} now @param {number} row @param {boolean} [isHere]
 */
function reach(now, row, isHere = false) {
  const room = roomOf(now, row);
  const half = isHere || isBox(now.part, row, room) ? Math.max(BOX + 6, room / 2 + 4) : 2 * DOT;
  return between(now, xOf(now, row) - half, xOf(now, row) + half);
}

/**
 * The strips of the line above a node.
 * @param {any} now @param {number} row @param {number} above
 */
const lineReach = (now, row, above) =>
  between(
    now,
    Math.min(xOf(now, row), xOf(now, above)) - 2,
    Math.max(xOf(now, row), xOf(now, above)) + 2,
  );

/**
 * Which nodes and lines are in each strip.
 * @param {any} now @returns {{nodes: number[], lines: number[]}[]}
 */
function stripsOf(now) {
  const { part } = now;
  const strips = Array.from({ length: Math.ceil((now.width * now.ratio) / STRIP) }, () => ({
    nodes: /** @type {number[]} */ ([]),
    lines: /** @type {number[]} */ ([]),
  }));
  for (let row = 0; row < part.number.length; row++) {
    const own = reach(now, row);
    for (let i = own.first; i <= own.last; i++) {
      strips[i].nodes.push(row);
    }
    const above = now.places.above[row];
    if (above >= 0) {
      const line = lineReach(now, row, above);
      for (let i = line.first; i <= line.last; i++) {
        strips[i].lines.push(row);
      }
    }
  }
  return strips;
}

/**
 * The strips in which two moments differ.
 * @param {any} before @param {any} now @returns {Set<number>}
 */
function changed(before, now) {
  const { part } = now;
  /** @type {Set<number>} */
  const due = new Set();
  const add = (/** @type {{first: number, last: number}} */ strips) => {
    for (let i = strips.first; i <= strips.last; i++) {
      due.add(i);
    }
  };
  const places =
    before.here === now.here
      ? []
      : [before.here, now.here].map(node => part.index.get(node)).filter(row => row !== undefined);
  const keys = places.map(row => part.key[row]);
  const cuts = [before.cut, now.cut].map(node => part.index.get(node));
  places.forEach(row => add(reach(now, row, true)));
  const low = Math.min(before.at, now.at);
  const high = Math.max(before.at, now.at);
  const isBetween = (/** @type {number} */ event) => event > low && event <= high;
  for (let row = 0; row < part.number.length; row++) {
    const isEntered = isBetween(part.enter[row]);
    if (
      isEntered ||
      isBetween(part.leave[row]) ||
      keys.includes(part.key[row]) ||
      cuts.includes(row)
    ) {
      add(reach(now, row));
    }
    const above = isEntered ? now.places.above[row] : -1;
    if (above >= 0) {
      add(lineReach(now, row, above));
    }
  }
  return due;
}

/** Paints one strip anew. @param {any} all @param {number} number */
function paintStrip({ pen, now, colours, hereRow, breaks }, number) {
  const { part, ratio } = now;
  const strip = now.strips[number];
  pen.save();
  pen.beginPath();
  pen.rect(number * STRIP, 0, STRIP, Math.round(now.height * ratio));
  pen.clip();
  pen.clearRect(number * STRIP, 0, STRIP, Math.round(now.height * ratio));
  pen.scale(ratio, ratio);
  edges(pen, now, strip.lines, colours);
  const key = hereRow === undefined ? '' : part.key[hereRow];
  const draw = (/** @type {number} */ row) =>
    node(pen, now, row, { x: xOf(now, row), y: yOf(now, row), room: roomOf(now, row) }, colours, {
      isHere: row === hereRow,
      isTwin: part.key[row] === key && row !== hereRow,
      isBreak: breaks.has(part.key[row]),
    });
  for (const row of strip.nodes) {
    if (row !== hereRow && isSeen(now, row)) {
      draw(row);
    }
  }
  const here = hereRow === undefined ? null : reach(now, hereRow, true);
  if (here && here.first <= number && number <= here.last) {
    draw(hereRow); // above its neighbours
  }
  if (number * STRIP < SIDES * ratio) {
    sides(pen, part, now.places, colours);
  }
  pen.restore();
}

const COLOURS = [
  'text',
  'quiet',
  'line',
  'back',
  'here',
  'exact',
  'exact-back',
  'bound',
  'bound-back',
  'guess',
  'guess-back',
  'open',
  'open-back',
  'cut',
  'ink',
];
/**
 * The colours of the style sheet, by theme: a canvas knows no light-dark().
 * @type {Map<string, any>}
 */
const themes = new Map();

/** @param {HTMLCanvasElement} canvas @param {string} theme */
function coloursOf(canvas, theme) {
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
const isSeen = (now, row) => !now.hides || now.part.enter[row] <= now.at;

/** @param {any} pen @param {any} now @param {number[]} lines @param {any} colours */
function edges(pen, now, lines, colours) {
  const { part } = now;
  for (const isPast of [false, true]) {
    pen.beginPath();
    for (const row of lines) {
      if (isSeen(now, row) && part.enter[row] <= now.at === isPast) {
        const above = now.places.above[row];
        pen.moveTo(xOf(now, above), yOf(now, above) + HEIGHT / 2);
        pen.lineTo(xOf(now, row), yOf(now, row) - HEIGHT / 2);
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

const LOOKS = /** @type {Record<string, string>} */ ({
  '=': 'exact',
  '>': 'bound',
  '<': 'bound',
  '~': 'guess',
  '?': 'open',
});

/**
 * @param {any} pen @param {any} now @param {number} row
 * @param {{x: number, y: number, room: number}} place @param {any} colours @param {any} marks
 */
function node(pen, now, row, place, colours, marks) {
  const { part } = now;
  const state = stateOf(now, part, row);
  const look = state === 'done' ? LOOKS[part.claim[row]] : 'open';
  const isBig = marks.isHere || isBox(part, row, place.room);
  const width = isBig
    ? Math.min(BOX + 14, Math.max(marks.isHere ? BOX - 8 : 20, place.room - 6))
    : Math.max(1.2, Math.min(DOT, place.room - 1));
  const height = isBig ? HEIGHT : place.room > 3 ? DOT : HEIGHT / 2;
  if (width < 3 && !marks.isTwin && !marks.isBreak) {
    // most of a big tree: a line is all there is room for
    pen.fillStyle = state === 'future' ? colours.line : colours[look];
    pen.fillRect(place.x - width / 2, place.y - height / 2, width, height);
    return;
  }
  shape(pen, place, width, height, part.ply[row] % 2 === 1 && width > 4);
  const isFull = !isBig && look === 'exact' && state === 'done'; // a dot is full for a value, hollow for a bound
  pen.fillStyle = state === 'future' ? colours.back : colours[isFull ? look : `${look}-back`];
  pen.strokeStyle = state === 'future' ? colours.line : colours[look];
  pen.lineWidth = marks.isTwin ? 2.5 : 1.2;
  pen.setLineDash(
    !isBig
      ? []
      : state === 'future'
        ? [2, 2]
        : look === 'bound'
          ? [5, 2]
          : look === 'guess'
            ? [2, 2]
            : [],
  );
  pen.fill();
  pen.stroke();
  pen.setLineDash([]);
  if (marks.isTwin || marks.isBreak || marks.isHere) {
    outline(pen, place, width, height, colours, marks);
  }
  if (isBig) {
    labels(pen, now, row, place, width, state, colours);
  }
  if ((state === 'done' || part.number[row] === now.cut) && part.cut[row] && place.room > 3) {
    cutMark(pen, part, row, place, isBig ? width : 0, colours);
  }
  if (part.hidden[row] > 0 && childRows(part, row).length === 0 && isBig) {
    text(
      pen,
      `▾ ${part.hidden[row]}`,
      place.x,
      place.y + HEIGHT / 2 + 11,
      10,
      colours.quiet,
      width + 20,
      false,
      colours.back,
    );
  }
}

/**
 * Max is a box, Min has round ends.
 * @param {any} pen @param {any} place @param {number} width @param {number} height
 * @param {boolean} isRound
 */
function shape(pen, place, width, height, isRound) {
  pen.beginPath();
  pen.roundRect(
    place.x - width / 2,
    place.y - height / 2,
    width,
    height,
    isRound ? height / 2 : Math.min(3, width / 3),
  );
}

/**
 * @param {any} pen @param {any} place @param {number} width @param {number} height
 * @param {any} colours @param {any} marks
 */
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

/**
 * @param {any} pen @param {any} now @param {number} row @param {any} place @param {number} width
 * @param {string} state @param {any} colours
 */
function labels(pen, now, row, place, width, state, colours) {
  const { part } = now;
  const value = state === 'done' ? part.value[row] : state === 'open' ? '…' : '';
  const ink = state === 'done' ? colours.ink : colours.text;
  if (!text(pen, value, place.x, place.y + 4.5, 13, ink, width - 4, state === 'done')) {
    text(pen, value, place.x, place.y + 3.5, 9.5, ink, width - 2, state === 'done');
  }
  if (part.parent[row] >= 0) {
    text(
      pen,
      part.move[row],
      place.x,
      place.y - HEIGHT / 2 - 5,
      11,
      colours.text,
      Math.max(width, place.room) - 2,
      false,
      colours.back,
    );
  }
  if (state !== 'future' && place.room > 74 && now.zoom >= 1 && part.levels[row] < 3) {
    text(
      pen,
      part.window[row],
      place.x,
      place.y + HEIGHT / 2 + 12,
      10,
      colours.quiet,
      place.room - 4,
      false,
      colours.back,
    );
  }
}

/**
 * Words, narrower if they must be; whether there was room.
 * @param {any} pen @param {string} words @param {number} x @param {number} y @param {number} size
 * @param {string} colour @param {number} most @param {boolean} [isBold]
 * @param {string} [plate] a ground, where lines pass
 */
function text(pen, words, x, y, size, colour, most, isBold = false, plate = '') {
  pen.font = `${isBold ? '600 ' : ''}${size}px system-ui, sans-serif`;
  pen.textAlign = 'center';
  const width = pen.measureText(words).width;
  if (most <= width * 0.62) {
    return false;
  }
  if (plate) {
    pen.fillStyle = plate;
    pen.fillRect(
      x - Math.min(width, most) / 2 - 1.5,
      y - size + 1,
      Math.min(width, most) + 3,
      size + 2,
    );
  }
  pen.fillStyle = colour;
  pen.fillText(words, x, y, ...(width <= most ? [] : [most]));
  return true;
}

/**
 * Two strokes where the moves were cut off; a T where the table answered.
 * @param {any} pen @param {any} part @param {number} row @param {any} place
 * @param {number} width of its box, or 0 @param {any} colours
 */
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
  if (isBig && part.spared[row] > 0) {
    // so many moves were left out
    text(pen, String(part.spared[row]), x + 13, y + 9, 10, colours.cut, 16, true);
  }
}

/**
 * Who moves in each row.
 * @param {any} pen @param {any} part @param {any} places @param {any} colours
 */
function sides(pen, part, places, colours) {
  for (let level = 0; level <= places.plies; level++) {
    const row = part.levels.indexOf(level);
    const isMax = part.ply[row] % 2 === 0;
    pen.font = '11px system-ui, sans-serif';
    pen.textAlign = 'left';
    const words = t(isMax ? 'tree.max' : 'tree.min');
    pen.fillStyle = colours.back;
    pen.fillRect(0, TOP + level * ROW - 9, SIDES, 18);
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
  const { places } = now;
  const wanted = (event.clientX - box.left - now.where.left) / now.where.unit;
  let best = -1;
  for (let row = 0; row < now.part.number.length; row++) {
    if (
      now.part.levels[row] === level &&
      (best < 0 || Math.abs(places.x[row] - wanted) < Math.abs(places.x[best] - wanted))
    ) {
      best = row;
    }
  }
  const isNear =
    best >= 0 &&
    Math.abs(places.x[best] - wanted) * now.where.unit <
      Math.max(34, (places.span[best] * now.where.unit) / 2);
  if (isNear) {
    then?.(now.part.number[best]);
  }
}
