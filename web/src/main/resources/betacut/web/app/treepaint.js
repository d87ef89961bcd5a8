// @ts-check
/**
 * Paints the strips of a search tree. Near the top, where there is room, a node is a box with its
 * value; where there is less it is a dot, and at last a line: all are there. What has not happened
 * yet at the cursor's moment is an outline without a value.
 */
import { t } from './messages.js';
import { BOX, DOT, isBox, placeOf, reach, ROW, rowOf, STRIP, TOP } from './treelayout.js';

/**
 * @typedef {import('./treelayout.js').Placed} Placed
 * @typedef {Record<string, string>} Colours by the names in the style sheet
 * @typedef {{pen: CanvasRenderingContext2D, now: Placed, colours: Colours}} Brush
 * @typedef {{x: number, y: number, room: number}} Place
 * @typedef {{isHere: boolean, isTwin: boolean, isBreak: boolean}} Marks
 * @typedef {'future' | 'open' | 'done'} NodeState
 */

const HEIGHT = 26;
/** How wide the names of the sides are, left of the tree. */
const SIDES = 34;

/**
 * Paints some strips anew.
 * @param {CanvasRenderingContext2D} pen @param {Placed} now @param {Colours} colours
 * @param {Iterable<number>} strips
 */
export function paintStrips(pen, now, colours, strips) {
  const breaks = new Set(now.breaks.split(','));
  for (const number of strips) {
    paintStrip({ pen, now, colours }, number, breaks);
  }
}

/** @param {Brush} brush @param {number} number @param {Set<string>} breaks */
function paintStrip(brush, number, breaks) {
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
  pen.rect(number * STRIP, 0, STRIP, Math.round(now.height * ratio));
  pen.clip();
  pen.clearRect(number * STRIP, 0, STRIP, Math.round(now.height * ratio));
  pen.scale(ratio, ratio);
  edges(brush, now.strips[number].lines);
  for (const row of now.strips[number].nodes) {
    if (row !== hereRow && isSeen(now, row)) {
      draw(row);
    }
  }
  if (hereRow !== undefined) {
    const { first, last } = reach(now, hereRow, true);
    if (first <= number && number <= last) {
      draw(hereRow); // above its neighbours
    }
  }
  if (number * STRIP < SIDES * ratio) {
    sides(brush);
  }
  pen.restore();
}

/** In a quiz the future is not even an outline. @param {Placed} now @param {number} row */
const isSeen = (now, row) => !now.hides || now.part.enter[row] <= now.at;

/** @param {Brush} brush @param {number[]} lines */
function edges({ pen, now, colours }, lines) {
  const { part } = now;
  for (const isPast of [false, true]) {
    pen.beginPath();
    for (const row of lines) {
      if (isSeen(now, row) && part.enter[row] <= now.at === isPast) {
        const above = placeOf(now, now.places.above[row]);
        const place = placeOf(now, row);
        pen.moveTo(above.x, above.y + HEIGHT / 2);
        pen.lineTo(place.x, place.y - HEIGHT / 2);
      }
    }
    pen.strokeStyle = isPast ? colours.quiet : colours.line;
    pen.lineWidth = 1;
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
  const { pen, now, colours } = brush;
  const { part } = now;
  const place = placeOf(now, row);
  const state = stateOf(now, row);
  const isFuture = state === 'future';
  const look = state === 'done' ? LOOKS[part.claim[row]] : 'open';
  const isBig = marks.isHere || isBox(part, row, place.room);
  const width = isBig
    ? Math.min(BOX + 14, Math.max(marks.isHere ? BOX - 8 : 20, place.room - 6))
    : Math.max(1.2, Math.min(DOT, place.room - 1));
  const height = isBig ? HEIGHT : place.room > 3 ? DOT : HEIGHT / 2;
  if (width < 3 && !marks.isTwin && !marks.isBreak) {
    // most of a big tree: a line is all there is room for
    pen.fillStyle = isFuture ? colours.line : colours[look];
    pen.fillRect(place.x - width / 2, place.y - height / 2, width, height);
    return;
  }
  shape(pen, place, width, height, part.ply[row] % 2 === 1 && width > 4);
  // A dot is full for a value, hollow for a bound.
  const isFull = !isBig && look === 'exact' && state === 'done';
  pen.fillStyle = isFuture ? colours.back : colours[isFull ? look : `${look}-back`];
  pen.strokeStyle = isFuture ? colours.line : colours[look];
  pen.lineWidth = marks.isTwin ? 2.5 : 1.2;
  pen.setLineDash((isBig && DASHES[isFuture ? state : look]) || []);
  pen.fill();
  pen.stroke();
  pen.setLineDash([]);
  if (marks.isTwin || marks.isBreak || marks.isHere) {
    outline(brush, place, width, height, marks);
  }
  if (isBig) {
    labels(brush, row, place, width, state);
  }
  if ((state === 'done' || part.number[row] === now.cut) && part.cut[row] && place.room > 3) {
    cutMark(brush, row, place, isBig ? width : 0);
  }
  if (isBig && part.hidden[row] > 0 && part.children[row].length === 0) {
    const below = { x: place.x, y: place.y + HEIGHT / 2 + 11, most: width + 20 };
    text(brush, `▾ ${part.hidden[row]}`, { ...below, ...QUIET, colour: colours.quiet });
  }
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
  const left = place.x - width / 2 - 4;
  const top = place.y - height / 2 - 4;
  pen.beginPath();
  pen.roundRect(left, top, width + 8, height + 8, 6);
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
  const { part, zoom } = brush.now;
  const { colours } = brush;
  const isDone = state === 'done';
  const value = isDone ? part.value[row] : state === 'open' ? '…' : '';
  const ink = { colour: isDone ? colours.ink : colours.text, isBold: isDone };
  if (!text(brush, value, { x, y: y + 4.5, size: 13, most: width - 4, ...ink })) {
    text(brush, value, { x, y: y + 3.5, size: 9.5, most: width - 2, ...ink });
  }
  if (part.parent[row] >= 0) {
    const most = Math.max(width, room) - 2;
    text(brush, part.move[row], { x, y: y - HEIGHT / 2 - 5, size: 11, most, hasPlate: true });
  }
  if (state !== 'future' && room > 74 && zoom >= 1 && part.levels[row] < 3) {
    const below = { x, y: y + HEIGHT / 2 + 12, most: room - 4 };
    text(brush, part.window[row], { ...below, ...QUIET, colour: colours.quiet });
  }
}

/**
 * Words, narrower if they must be; whether there was room.
 * @param {Brush} brush @param {string} words
 * @param {{x: number, y: number, size: number, most: number, colour?: string, isBold?: boolean,
 *     hasPlate?: boolean}} how hasPlate: on a ground, where lines pass
 */
function text({ pen, colours }, words, { x, y, size, most, colour, isBold, hasPlate }) {
  pen.font = `${isBold ? '600 ' : ''}${size}px system-ui, sans-serif`;
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
  const mark = { colour: colours.cut, isBold: true };
  const y = place.y + (isBig ? HEIGHT / 2 : DOT / 2) + 1;
  const x = place.x + (isBig ? width / 2 - 5 : 0);
  if (now.part.cut[row] === 'table' && isBig) {
    text(brush, 'T', { x, y: place.y + HEIGHT / 2 + 11, size: 11, most: 20, ...mark });
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
  const spared = now.part.spared[row]; // so many moves were left out
  if (isBig && spared > 0) {
    text(brush, String(spared), { x: x + 13, y: y + 9, size: 10, most: 16, ...mark });
  }
}

/** Who moves in each row. @param {Brush} brush */
function sides({ pen, now, colours }) {
  const { part, places } = now;
  pen.font = '11px system-ui, sans-serif';
  pen.textAlign = 'left';
  for (let level = 0; level <= places.plies; level++) {
    const isMax = part.ply[part.levels.indexOf(level)] % 2 === 0;
    pen.fillStyle = colours.back;
    pen.fillRect(0, TOP + level * ROW - 9, SIDES, 18);
    pen.fillStyle = colours.quiet;
    pen.fillText(t(isMax ? 'tree.max' : 'tree.min'), 4, TOP + level * ROW + 4);
  }
}
