// @ts-check
/**
 * Paints the strips of a search tree. Near the top, where there is room, a node is a box with its
 * value; where there is less it is a dot, and at last a line: all are there, and what is below the
 * last of them fades away. What has not happened yet at the cursor's moment is an outline without
 * a value.
 */
import { number, t } from './messages.js';
import {
  BOX,
  DOT,
  isBox,
  isLeaf,
  isSmall,
  placeOf,
  reach,
  ROW,
  rowOf,
  SIDES,
  STRIP,
  textSize,
  TOP,
} from './treelayout.js';
import { hasWindows, liveWindow } from './treewindow.js';

/**
 * @typedef {import('./treelayout.js').Placed} Placed
 * @typedef {Record<string, string>} Colours by the names in the style sheet
 * @typedef {{pen: CanvasRenderingContext2D, now: Placed, colours: Colours, size: number,
 *     line: Set<number>, fades: Map<number, CanvasGradient>}} Brush
 * @typedef {{x: number, y: number, room: number}} Place
 * @typedef {{isHere: boolean, isTwin: boolean, isBreak: boolean}} Marks
 * @typedef {'future' | 'open' | 'done'} NodeState
 */

const HEIGHT = 26;

/**
 * Paints some strips anew.
 * @param {CanvasRenderingContext2D} pen @param {Placed} now @param {Colours} colours
 * @param {Iterable<number>} strips
 */
export function paintStrips(pen, now, colours, strips) {
  const breaks = new Set(now.breaks.split(','));
  const { size } = now.where;
  const brush = { pen, now, colours, size, line: new Set(now.line), fades: new Map() };
  for (const strip of strips) {
    paintStrip(brush, strip, breaks);
  }
}

/** @param {Brush} brush @param {number} strip @param {Set<string>} breaks */
function paintStrip(brush, strip, breaks) {
  const { pen, now } = brush;
  const { part, ratio } = now;
  const hereRow = rowOf(now, now.here);
  const key = hereRow === undefined ? '' : part.key[hereRow];
  const draw = (/** @type {number} */ row) =>
    node(brush, row, {
      isHere: row === hereRow,
      isTwin: part.key[row] === key && row !== hereRow,
      isBreak: breaks.has(part.key[row]),
    });
  pen.save();
  pen.beginPath();
  pen.rect(strip * STRIP, 0, STRIP, Math.round(now.height * ratio));
  pen.clip();
  pen.clearRect(strip * STRIP, 0, STRIP, Math.round(now.height * ratio));
  pen.scale(ratio, ratio);
  edges(brush, now.strips[strip].lines);
  for (const row of now.strips[strip].nodes) {
    if (row !== hereRow && isSeen(now, row)) {
      draw(row);
    }
  }
  if (hereRow !== undefined) {
    const { first, last } = reach(now, hereRow, true);
    if (first <= strip && strip <= last) {
      draw(hereRow); // above its neighbours
    }
  }
  if (strip * STRIP < SIDES * ratio) {
    sides(brush);
  }
  pen.restore();
}

/** In a quiz the future is not even an outline. @param {Placed} now @param {number} row */
const isSeen = (now, row) => !now.hides || now.part.enter[row] <= now.at;

/** @param {Brush} brush @param {number[]} lines */
function edges(brush, lines) {
  const { pen, now, colours, line } = brush;
  const isPast = (/** @type {number} */ row) => now.part.enter[row] <= now.at;
  const groups = [
    { rows: lines.filter(row => !isPast(row) && isSeen(now, row)), colour: colours.line, width: 1 },
    { rows: lines.filter(row => isPast(row) && !line.has(row)), colour: colours.quiet, width: 1 },
    { rows: lines.filter(row => line.has(row)), colour: colours.text, width: 3.5 },
  ];
  for (const { rows, colour, width } of groups) {
    pen.beginPath();
    for (const row of rows) {
      const above = placeOf(now, now.places.above[row]);
      const place = placeOf(now, row);
      pen.moveTo(above.x, above.y + (HEIGHT / 2) * brush.size);
      pen.lineTo(place.x, place.y - (HEIGHT / 2) * brush.size);
    }
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pen.stroke();
  }
}

/** @param {Placed} now @param {number} row @returns {NodeState} */
function stateOf({ part, at }, row) {
  const leave = part.leave[row];
  return part.enter[row] > at ? 'future' : leave >= 0 && leave <= at ? 'done' : 'open';
}

/** How a claim looks. @type {Record<string, string>} */
const LOOKS = { '=': 'exact', '>': 'bound', '<': 'bound', '~': 'guess', '?': 'open' };

/** How a box with such a value is outlined. @type {Record<string, number[]>} */
const DASHES = { bound: [5, 2], guess: [2, 2], future: [2, 2] };

/** @param {Brush} brush @param {number} row @param {Marks} marks */
function node(brush, row, marks) {
  const { pen, now, colours, size } = brush;
  const { part } = now;
  const place = placeOf(now, row);
  const state = stateOf(now, row);
  const isFuture = state === 'future';
  const look = state === 'done' ? LOOKS[part.claim[row]] : 'open';
  const isTight = !isBox(part, row, place.room); // a dot that is looked at covers its neighbours
  const isBig = marks.isHere || !isTight;
  const isEnd = isLeaf(part, row) && !(now.hides && state !== 'done');
  const width = isBig
    ? Math.min((BOX + 14) * size, Math.max(isTight ? BOX - 8 : 20, place.room - 6))
    : Math.max(1.2, Math.min(DOT, place.room - 1));
  const tall = isBig ? HEIGHT * size : place.room > 3 ? DOT : HEIGHT / 2;
  const isBottom = part.hidden[row] > 0 && part.children[row].length === 0;
  if (isBottom && !now.hides) {
    fade(brush, row, place, width, tall);
  }
  if (width < 3 && !marks.isTwin && !marks.isBreak) {
    // most of a big tree: a line is all there is room for
    pen.fillStyle = isFuture ? colours.line : colours[look];
    pen.fillRect(place.x - width / 2, place.y - tall / 2, width, tall);
    return;
  }
  shape(pen, place, width, tall, part.ply[row] % 2 === 1 && width > 4 && !isEnd);
  // A dot is full for a value, hollow for a bound.
  const isFull = !isBig && look === 'exact' && state === 'done';
  const ink = isFuture ? colours.line : colours[look];
  pen.fillStyle = isFuture ? colours.back : colours[isFull ? look : `${look}-back`];
  pen.strokeStyle = ink;
  pen.lineWidth = brush.line.has(row) ? 3 : marks.isTwin ? 2.5 : 1.2;
  pen.setLineDash((isBig && DASHES[isFuture ? state : look]) || []);
  pen.fill();
  if (isEnd && isBig && !brush.line.has(row)) {
    pen.fillStyle = ink; // a leaf stands on a line and has no other
    pen.fillRect(place.x - width / 2, place.y + tall / 2 - 2, width, 2.5);
  } else {
    pen.stroke();
  }
  pen.setLineDash([]);
  if (marks.isTwin || marks.isBreak || marks.isHere) {
    outline(brush, place, width, tall, marks);
  }
  if (isBig) {
    labels(brush, row, place, width, state);
  }
  if ((state === 'done' || part.number[row] === now.cut) && part.cut[row] && place.room > 3) {
    cutMark(brush, row, place, isBig ? width : 0);
  }
  if (isBig && isBottom && !now.hides) {
    const below = { x: place.x, y: place.y + tall / 2 + 20 * size, most: width + 20 };
    text(brush, `+ ${number(part.hidden[row])}`, { ...below, ...QUIET, colour: colours.quiet });
  }
}

/**
 * There is more below than is drawn: it fades away.
 * @param {Brush} brush @param {number} row @param {Place} place @param {number} width
 * @param {number} tall
 */
function fade({ pen, now, colours, fades, size }, row, place, width, tall) {
  const level = now.part.levels[row];
  const from = place.y + tall / 2;
  const to = place.y + ROW * size * 0.62;
  const known = fades.get(level);
  const colour = known ?? pen.createLinearGradient(0, place.y, 0, to);
  if (!known) {
    colour.addColorStop(0, colours.quiet);
    colour.addColorStop(1, 'transparent');
    fades.set(level, colour);
  }
  const bottom = Math.max(width, Math.min(place.room - 1, 2 * width));
  pen.globalAlpha = 0.28;
  pen.fillStyle = colour;
  pen.beginPath();
  pen.moveTo(place.x - width / 4, from);
  pen.lineTo(place.x + width / 4, from);
  pen.lineTo(place.x + bottom / 2, to);
  pen.lineTo(place.x - bottom / 2, to);
  pen.fill();
  pen.globalAlpha = 1;
}

/** How what is less important is written. */
const QUIET = { size: 10, hasPlate: true };

/**
 * Max is a box, Min has round ends.
 * @param {CanvasRenderingContext2D} pen @param {Place} place @param {number} width
 * @param {number} height @param {boolean} isRound
 */
function shape(pen, place, width, height, isRound) {
  const radius = isRound ? height / 2 : Math.min(3, width / 3);
  pen.beginPath();
  pen.roundRect(place.x - width / 2, place.y - height / 2, width, height, radius);
}

/**
 * @param {Brush} brush @param {Place} place @param {number} width @param {number} height
 * @param {Marks} marks
 */
function outline({ pen, colours }, place, width, height, marks) {
  const gap = place.room - width < 10 ? 1.5 : 4;
  const left = place.x - width / 2 - gap;
  const top = place.y - height / 2 - gap;
  pen.beginPath();
  pen.roundRect(left, top, width + 2 * gap, height + 2 * gap, 6);
  pen.strokeStyle = marks.isBreak && !marks.isHere ? colours.cut : colours.here;
  pen.lineWidth = marks.isHere ? 3 : 1.5;
  pen.setLineDash(marks.isHere ? [] : [3, 3]);
  pen.stroke();
  pen.setLineDash([]);
  if (marks.isBreak) {
    pen.beginPath();
    pen.arc(left, top, 4, 0, 7);
    pen.fillStyle = colours.cut;
    pen.fill();
  }
}

/**
 * @param {Brush} brush @param {number} row @param {Place} place @param {number} width
 * @param {NodeState} state
 */
function labels(brush, row, { x, y, room }, width, state) {
  const { part } = brush.now;
  const { colours, size } = brush;
  const half = (HEIGHT / 2) * size;
  const isDone = state === 'done';
  const value = isDone ? part.value[row] : state === 'open' ? '…' : '';
  const ink = { colour: isDone ? colours.ink : colours.text, isBold: isDone };
  const large = textSize(brush.now);
  if (!text(brush, value, { x, y: y + large * 0.35, size: large, most: width - 4, ...ink })) {
    text(brush, value, { x, y: y + 3.5, size: 10, most: width - 2, ...ink });
  }
  if (part.parent[row] >= 0) {
    const most = Math.max(width, room) - 2;
    const move = { x, y: y - half - 5, size: 11 * size, most, hasPlate: true };
    text(brush, part.move[row], move);
  }
  const words = state === 'future' ? '' : windowText(brush.now, row, room);
  if (words) {
    const below = { x, y: y + half + 13 * size, most: room - 4, colour: colours.text };
    text(brush, words, { ...below, size: 12 * size, hasPlate: true });
  }
}

/**
 * Its window, if there is room for it below.
 * @param {Placed} now @param {number} row @param {number} room
 */
function windowText(now, row, room) {
  const { part, zoom } = now;
  const isWide = room > 74 || isSmall(part);
  const hasRoom = isWide && zoom >= 1 && (part.levels[row] < 3 || isSmall(part));
  if (!hasRoom || isLeaf(part, row) || !hasWindows(part)) {
    return '';
  }
  const { alpha, beta } = liveWindow(now, row);
  return `α ${alpha}  β ${beta}`;
}

/**
 * Words, narrower if they must be; whether there was room.
 * @param {Brush} brush @param {string} words
 * @param {{x: number, y: number, size: number, most: number, colour?: string, isBold?: boolean,
 *     hasPlate?: boolean}} how hasPlate: on a ground, where lines pass
 */
function text({ pen, colours }, words, { x, y, size, most, colour, isBold, hasPlate }) {
  pen.font = `${isBold ? '600 ' : ''}${size}px Inter, system-ui, sans-serif`;
  pen.textAlign = 'center';
  const width = pen.measureText(words).width;
  if (most <= width * 0.62) {
    return false;
  }
  if (hasPlate) {
    const plate = Math.min(width, most);
    pen.fillStyle = colours.back;
    pen.fillRect(x - plate / 2 - 1.5, y - size + 1, plate + 3, size + 2);
  }
  pen.fillStyle = colour ?? colours.text;
  pen.fillText(words, x, y, width <= most ? undefined : most);
  return true;
}

/**
 * Two strokes where the moves were cut off; a T where the table answered.
 * @param {Brush} brush @param {number} row @param {Place} place
 * @param {number} width of its box, or 0
 */
function cutMark(brush, row, place, width) {
  const { pen, now, colours } = brush;
  const isBig = width > 0;
  const scale = isBig ? brush.size : 1;
  const mark = { colour: colours.cut, isBold: true };
  const half = (isBig ? (HEIGHT / 2) * scale : DOT / 2) + 1;
  const y = place.y + half;
  const x = place.x + (isBig ? Math.max(width / 2 - 5, windowHalf(brush, row, place)) : 0);
  if (now.part.cut[row] === 'table' && isBig) {
    text(brush, 'T', { x, y: y + 10 * scale, size: 11 * scale, most: 20 * scale, ...mark });
    return;
  }
  const size = isBig ? 4 * scale : 2;
  pen.beginPath();
  for (const shift of isBig ? [0, size] : [0]) {
    pen.moveTo(x - size + shift, y + 2 * size);
    pen.lineTo(x + size + shift, y);
  }
  pen.strokeStyle = colours.cut;
  pen.lineWidth = isBig ? 2 : 1.2;
  pen.stroke();
  const spared = now.part.spared[row]; // so many moves were left out
  if (isBig && spared > 0) {
    const beside = { x: x + 13 * scale, y: y + 9 * scale };
    text(brush, String(spared), { ...beside, size: 11 * scale, most: 18 * scale, ...mark });
  }
}

/**
 * How far the words of a window reach to the right, with a gap: the mark of a cut is beside them.
 * @param {Brush} brush @param {number} row @param {Place} place
 */
function windowHalf({ pen, now, size }, row, { room }) {
  const words = windowText(now, row, room);
  if (!words) {
    return 0;
  }
  pen.font = `${12 * size}px Inter, system-ui, sans-serif`;
  return Math.min(pen.measureText(words).width, room - 4) / 2 + 7 * size;
}

/** Who moves in each row. @param {Brush} brush */
function sides({ pen, now, colours, size }) {
  const { part, places } = now;
  pen.font = '12px Inter, system-ui, sans-serif';
  pen.textAlign = 'left';
  for (let level = 0; level <= places.plies; level++) {
    const rows = part.levels.flatMap((one, row) => (one === level ? [row] : []));
    const isMax = part.ply[rows[0]] % 2 === 0;
    const isEnd = !now.hides && rows.every(row => isLeaf(part, row));
    const y = (TOP + level * ROW) * size;
    pen.fillStyle = colours.back;
    pen.fillRect(0, y - 9, SIDES, 18);
    pen.fillStyle = colours.quiet;
    pen.fillText(t(isEnd ? 'tree.leaves' : isMax ? 'tree.max' : 'tree.min'), 4, y + 4, SIDES - 6);
  }
}
