// @ts-check
/** A line on the board before anybody goes there: while it is pointed at, or has the focus. */
import { ask } from './api.js';
import { asked, positionKey, shown } from './route.js';
import { current, set } from './store.js';

/**
 * @typedef {import('./store.js').State} State
 * @typedef {import('./answers').Played} Played
 */

/** Games whose stones stay where they are: those of the line lie over the position as ghosts. */
const STILL = ['cells', 'columns'];
const MOST_KNOWN = 100;

/** What was asked for already, by position and line. @type {Map<string, Promise<Played[]>>} */
const known = new Map();

/** What is pointed at. */
let wanted = '';

/** @param {string} key @param {string[]} line */
function playedOut(key, line) {
  const { route } = current();
  const id = `${key} ${line}`;
  const before = shown(route);
  const plies =
    known.get(id) ??
    ask('position', { ...asked(route), moves: [...before, ...line].join(',') }).then(
      ({ history }) => history.slice(before.length),
    );
  if (known.size >= MOST_KNOWN) {
    known.clear();
  }
  known.set(id, plies);
  return plies;
}

/** @param {string[]} line @param {number} count how many of its moves */
async function show(line, count) {
  const key = positionKey(current().route);
  const mine = `${key} ${line} ${count}`;
  wanted = mine;
  try {
    const plies = await playedOut(key, line);
    if (wanted === mine) {
      set({ preview: { key, plies: plies.slice(0, count) } });
    }
  } catch {
    known.clear(); // nobody misses it; the next time it is asked for again
  }
}

function hide() {
  wanted = '';
  if (current().preview) {
    set({ preview: null });
  }
}

/**
 * What makes an element show a line while it is pointed at.
 * @param {string[]} line @param {number} [count]
 */
export const previews = (line, count = line.length) => ({
  onmouseenter: () => show(line, count),
  onfocus: () => show(line, count),
  onmouseleave: hide,
  onblur: hide,
});

/** What the board shows of a line instead of the position. @param {State} state */
export function previewBoard({ preview, route, position }) {
  const last = preview?.plies.at(-1);
  if (!preview || !last || !position || preview.key !== positionKey(route)) {
    return null;
  }
  return STILL.includes(position.board.kind)
    ? { ghosts: preview.plies.map(({ cell, mover }, i) => ({ cell, mover, number: i + 1 })) }
    : {
        board: { ...position.board, cells: last.cells },
        last: last.cell,
        path: last.path,
        before: preview.plies.at(-2)?.cells ?? position.board.cells,
      };
}
