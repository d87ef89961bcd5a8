// @ts-check
/**
 * Where the nodes of a picture are, and which strips of it they touch. The picture is painted in
 * strips, each within its own borders, so that a step paints only the strips in which something
 * changes, and the pixels are the same whichever way one came.
 *
 * @typedef {import('./trace.js').Drawn} Drawn
 *
 * @typedef {Object} Picture what a canvas shows
 * @property {Drawn} part
 * @property {number} at the last event that has happened
 * @property {number | null} here the node looked at
 * @property {number | null} cut the node that has just been cut
 * @property {number[]} line the rows of the principal variation, once it is known
 * @property {boolean} hides whether the future is not even an outline
 * @property {string} breaks the keys of positions that stop a walk, with commas
 * @property {number} zoom
 * @property {number} pan how far it was dragged
 * @property {number} width
 * @property {number} height
 * @property {number} ratio pixels of the screen in one of ours
 * @property {string} theme
 * @property {string} language
 *
 * @typedef {{x: Float64Array, span: Float64Array, above: Int32Array, units: number, plies: number}}
 *     Places
 *     x and room of each row, in leaves from the left; the row above; how many leaves and plies
 * @typedef {{unit: number, left: number, size: number}} Scale from leaves to pixels, and how much
 *     larger than usual everything is
 * @typedef {{nodes: number[], lines: number[]}} Strip the rows to draw in it
 * @typedef {Picture & {places: Places, where: Scale, strips: Strip[]}} Placed
 * @typedef {{first: number, last: number}} Range of strips
 */

export const ROW = 70;
export const BOX = 46;
export const DOT = 9;
export const TOP = 30;
export const STRIP = 64;

/** Room for the names of the sides, left of the tree. */
export const SIDES = 44;

/** How wide a leaf wants to be, how high a picture may become, and how large its words. */
const LEAF = 84;
const HIGHEST = 560;
const LARGEST = 1.8;

/** A node has at least this share of the room its siblings have on average, leaf or not. */
const SHARE = 0.35;

/** A tree as small as this shows all its values, even on a narrow screen. */
const SMALL = 40;

/** @type {WeakMap<Drawn, Places>} */
const layouts = new WeakMap();

/** Where the nodes of a part are; worked out once. @param {Drawn} part */
export function layout(part) {
  const known = layouts.get(part) ?? placesOf(part);
  layouts.set(part, known);
  return known;
}

/**
 * @param {Pick<Drawn, 'number' | 'parent' | 'index' | 'children' | 'levels'>} part
 * @returns {Places}
 */
export function placesOf(part) {
  const count = part.number.length;
  const { needs, span } = rooms(part.children);
  const x = new Float64Array(count);
  const starts = new Float64Array(count);
  part.children.forEach((children, row) => {
    let at = starts[row] + (span[row] - needs[row]) / 2;
    for (const child of children) {
      starts[child] = at;
      at += span[child];
    }
  });
  for (let row = count - 1; row >= 0; row--) {
    const children = part.children[row];
    x[row] = children.length
      ? (x[children[0]] + x[children[children.length - 1]]) / 2
      : starts[row] + span[row] / 2;
  }
  const above = Int32Array.from(part.parent, parent => part.index.get(parent) ?? -1);
  return { x, span, above, units: span[0], plies: Math.max(0, ...new Set(part.levels)) };
}

/** What each node needs for those below it, and what it gets. @param {number[][]} children */
function rooms(children) {
  const needs = new Float64Array(children.length).fill(1);
  const span = new Float64Array(children.length).fill(1);
  for (let row = children.length - 1; row >= 0; row--) {
    const below = children[row];
    if (below.length) {
      const mean = below.reduce((sum, child) => sum + needs[child], 0) / below.length;
      needs[row] = 0;
      for (const child of below) {
        span[child] = Math.max(needs[child], SHARE * mean);
        needs[row] += span[child];
      }
    }
  }
  span[0] = needs[0];
  return { needs, span };
}

/**
 * From leaves to pixels: what is looked at is in the middle if not all fits.
 * @param {Picture} now @returns {Scale}
 */
export function scaleOf(now) {
  const places = layout(now.part);
  const left = SIDES + 4;
  const room = now.width - left - 18;
  const size = sizeOf(places, room);
  const unit = Math.min(LEAF * size, room / places.units) * now.zoom;
  const all = unit * places.units;
  if (all <= room + 1e-6) {
    return { unit, size, left: left + Math.max(0, room - all) / 2 };
  }
  const wanted = room / 2 - places.x[rowOf(now, now.here) ?? 0] * unit + now.pan;
  return { unit, size, left: left + Math.max(room - all, Math.min(0, wanted)) };
}

/**
 * A small tree is drawn larger, until it fills its place.
 * @param {Places} places @param {number} room
 */
const sizeOf = (places, room) =>
  Math.max(
    1,
    Math.min(LARGEST, room / places.units / LEAF, HIGHEST / (TOP + ROW * places.plies + 44)),
  );

/** How high a picture is. @param {Picture} now */
export const heightOf = now =>
  Math.round((TOP + ROW * layout(now.part).plies + 44) * scaleOf(now).size);

/** @param {{part: Drawn}} now @param {number | null} node */
export const rowOf = (now, node) => (node === null ? undefined : now.part.index.get(node));

/** @typedef {Picture & {places: Places, where: Scale}} Scaled */

/** @param {Scaled} now @param {number} row */
export const placeOf = (now, row) => ({
  x: now.where.left + now.places.x[row] * now.where.unit,
  y: (TOP + now.part.levels[row] * ROW) * now.where.size,
  room: now.places.span[row] * now.where.unit,
});

/**
 * The strips from one x to another that are on the canvas.
 * @param {Picture} now @param {number} from @param {number} to
 */
function between(now, from, to) {
  const last = Math.ceil((now.width * now.ratio) / STRIP) - 1;
  return {
    first: Math.max(0, Math.floor((from * now.ratio) / STRIP)),
    last: Math.min(last, Math.floor((to * now.ratio) / STRIP)),
  };
}

/**
 * Whether there is room for a box with words.
 * @param {Drawn} part @param {number} row @param {number} room
 */
export const isBox = (part, row, room) =>
  room >= BOX - 8 ||
  (room >= BOX / 2 && part.levels[row] < 2) ||
  (room >= BOX * 0.4 && isSmall(part));

/** Whether all values of a tree can be read. @param {Drawn} part */
export const isSmall = part => part.number.length <= SMALL;

/** How large values are written, in pixels. @param {Picture} now */
export const textSize = now => {
  const size = 13 * scaleOf(now).size;
  return isSmall(now.part) ? Math.max(16, size) : size;
};

/** Whether the game or the depth ends at a node. @param {Drawn} part @param {number} row */
export const isLeaf = (part, row) => part.size[row] === 1 && part.cut[row] === '';

/**
 * The strips a node may paint in, with its words and outlines.
 * @param {Scaled} now @param {number} row @param {boolean} [isHere]
 */
export function reach(now, row, isHere = false) {
  const { x, room } = placeOf(now, row);
  const isBig = isHere || isBox(now.part, row, room);
  const half = isBig ? Math.max((BOX + 6) * now.where.size, room / 2 + 4) : 2 * DOT;
  return between(now, x - half, x + half);
}

/**
 * The strips of the line above a node.
 * @param {Scaled} now @param {number} row @param {number} above
 */
function lineReach(now, row, above) {
  const ends = [placeOf(now, row).x, placeOf(now, above).x];
  return between(now, Math.min(...ends) - 2, Math.max(...ends) + 2);
}

/** Which nodes and lines are in each strip. @param {Scaled} now @returns {Strip[]} */
export function stripsOf(now) {
  /** @type {Strip[]} */
  const strips = Array.from({ length: Math.ceil((now.width * now.ratio) / STRIP) }, () => ({
    nodes: [],
    lines: [],
  }));
  now.part.number.forEach((_, row) => {
    each(reach(now, row), i => strips[i].nodes.push(row));
    const above = now.places.above[row];
    if (above >= 0) {
      each(lineReach(now, row, above), i => strips[i].lines.push(row));
    }
  });
  return strips;
}

/** @param {Range} range @param {(strip: number) => unknown} then */
function each(range, then) {
  for (let i = range.first; i <= range.last; i++) {
    then(i);
  }
}

/**
 * The strips in which two moments differ.
 * @param {Picture} before @param {Scaled} now @returns {Set<number>}
 */
export function changed(before, now) {
  const { part } = now;
  /** @type {Set<number>} */
  const due = new Set();
  const add = (/** @type {Range} */ range) => each(range, strip => due.add(strip));
  const places = before.here === now.here ? [] : rowsOf(now, before.here, now.here);
  const keys = places.map(row => part.key[row]);
  const cuts = rowsOf(now, before.cut, now.cut);
  places.forEach(row => add(reach(now, row, true)));
  if (before.line !== now.line) {
    [...before.line, ...now.line].forEach(row => {
      add(reach(now, row));
      add(lineReach(now, row, Math.max(0, now.places.above[row])));
    });
  }
  const low = Math.min(before.at, now.at);
  const high = Math.max(before.at, now.at);
  const isBetween = (/** @type {number} */ event) => event > low && event <= high;
  part.number.forEach((_, row) => {
    const isEntered = isBetween(part.enter[row]);
    const isLeft = isBetween(part.leave[row]);
    if (isEntered || isLeft || keys.includes(part.key[row]) || cuts.includes(row)) {
      add(reach(now, row));
    }
    const above = now.places.above[row];
    if (isEntered && above >= 0) {
      add(lineReach(now, row, above));
    }
    if (isLeft && above >= 0) {
      add(reach(now, above)); // its alpha or beta may have moved
    }
  });
  return due;
}

/**
 * The rows of those nodes that are drawn.
 * @param {Picture} now @param {...(number | null)} nodes
 */
const rowsOf = (now, ...nodes) =>
  nodes.map(node => rowOf(now, node)).filter(row => row !== undefined);

/** The node at a point, or null. @param {Scaled} now @param {number} x @param {number} y */
export function nodeNear(now, x, y) {
  const { part, places, where } = now;
  const level = Math.round((y / where.size - TOP) / ROW);
  const wanted = (x - where.left) / where.unit;
  const far = (/** @type {number} */ row) => Math.abs(places.x[row] - wanted);
  let best = -1;
  part.levels.forEach((one, row) => {
    if (one === level && (best < 0 || far(row) < far(best))) {
      best = row;
    }
  });
  const isNear =
    best >= 0 && far(best) * where.unit < Math.max(34, (places.span[best] * where.unit) / 2);
  return isNear ? part.number[best] : null;
}
