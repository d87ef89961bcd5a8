// @ts-check
/**
 * Searches that were written down, as pages look at them: what was loaded of each, and the cursor.
 * A page keeps up to two of them in its own part of the state, called `a` and `b`.
 *
 * @typedef {Object} Side
 * @property {string} key names the question
 * @property {Record<string, any>} query the question: game, start, moves, depth, engine
 * @property {any} summary the answer of /api/trace, or null
 * @property {any} part what is drawn: columns of /api/trace/part, and `index` from number to row
 * @property {Record<number, {kinds: string, nodes: number[]}>} pages events, in pages of PAGE
 * @property {Record<number, any>} details answers of /api/trace/node, by number
 * @property {number} at the last event that has happened
 * @property {number | null} picked a node somebody points at, whatever the moment
 * @property {number | null} top the node at the top, or null for the iteration's root
 * @property {string} error
 * @property {boolean} [missing] whether it has no node for the moves the other one is at
 */
import { ask } from './api.js';
import { follow } from './game.js';
import { needWords } from './messages.js';
import { current, update } from './store.js';

/** @typedef {import('./store.js').State} State */

export const PAGE = 4000;

/** @param {State} state @param {string} [name] @returns {Side | undefined} */
export const sideOf = (state, name = 'a') => state.own[state.route.page]?.sides?.[name];

/** Replaces fields of a side. @param {string} name @param {Partial<Side>} fields */
export function setSide(name, fields) {
  update(state => {
    const page = state.route.page;
    const own = state.own[page] ?? {};
    const side = { ...own.sides?.[name], ...fields };
    return {
      ...state,
      own: { ...state.own, [page]: { ...own, sides: { ...own.sides, [name]: side } } },
    };
  });
}

/** Forgets a side. @param {string} name */
export function dropSide(name) {
  update(state => {
    const page = state.route.page;
    const { [name]: _, ...sides } = state.own[page]?.sides ?? {};
    return { ...state, own: { ...state.own, [page]: { ...state.own[page], sides } } };
  });
}

/**
 * Shows a search, unless it is the one shown already.
 * @param {string} name @param {Record<string, any>} query
 * @param {(side: Side) => void} [then] called when its nodes are there
 * @returns {boolean} whether it is another one than before
 */
export function watchSearch(name, query, then) {
  const key = JSON.stringify(query);
  if (sideOf(current(), name)?.key === key) {
    return false;
  }
  setSide(name, {
    key,
    query,
    summary: null,
    part: null,
    pages: {},
    details: {},
    at: 0,
    picked: null,
    top: null,
    error: '',
  });
  follow(`trace-${name}`, 'trace', query, {
    trace: async summary => {
      if (sideOf(current(), name)?.key !== key) {
        return;
      }
      setSide(name, { summary, at: summary.events - 1 });
      await needPart(name);
      const side = sideOf(current(), name);
      if (side?.key === key && side.part) {
        then?.(side);
      }
    },
    problem: value => sideOf(current(), name)?.key === key && setSide(name, { error: value.error }),
  });
  return true;
}

/**
 * Asks, and forgets the answer if another search is shown by then.
 * @param {string} name @param {string} path @param {Record<string, any>} query
 */
async function asked(name, path, query) {
  const side = sideOf(current(), name);
  if (!side?.summary) {
    return null;
  }
  try {
    const answer = await ask(`trace/${path}`, { ...side.query, ...query, stream: 'no' });
    const now = sideOf(current(), name);
    if (now?.key === side.key && now.error) {
      setSide(name, { error: '' });
    }
    return now?.key === side.key ? answer : null;
  } catch (failure) {
    if (sideOf(current(), name)?.key === side.key) {
      setSide(name, { error: /** @type {Error} */ (failure).message });
    }
    return null;
  }
}

/** The node an event belongs to, if its page is here. @param {Side} side @param {number} event */
export function nodeAt(side, event) {
  const page = side.pages[Math.floor(event / PAGE)];
  if (page) {
    const node = page.nodes[event % PAGE];
    return node >= 0 ? node : (page.nodes[(event % PAGE) + 1] ?? null);
  }
  const ends = side.summary.iterations.find((/** @type {any} */ one) => one.leave === event);
  return ends
    ? ends.root
    : event >= side.summary.events - 1
      ? side.summary.iterations.at(-1).root
      : null;
}

/** The letter of an event: I E P C S L, or empty. @param {Side} side @param {number} event */
export const kindAt = (side, event) =>
  side.pages[Math.floor(event / PAGE)]?.kinds[event % PAGE] ?? '';

/** The node looked at: pointed at, or where the search is. @param {Side} side */
export const hereOf = side => side.picked ?? nodeAt(side, side.at);

/** Whether a node has been left at this moment. @param {Side} side @param {number} leave */
export const isDone = (side, leave) => leave >= 0 && leave <= side.at;

/** Loads the page of an event. @param {string} name @param {number} event */
export async function needEvents(name, event) {
  const number = Math.floor(event / PAGE);
  const side = sideOf(current(), name);
  if (!side?.summary || side.pages[number] || event < 0 || event >= side.summary.events) {
    return;
  }
  const page = await asked(name, 'events', { from: number * PAGE, most: PAGE });
  const now = sideOf(current(), name);
  if (page && now) {
    setSide(name, { pages: { ...now.pages, [number]: page } });
  }
}

/**
 * Loads the part of the tree around the node looked at, if it is not drawn.
 * @param {string} name
 */
export async function needPart(name) {
  const side = sideOf(current(), name);
  if (!side?.summary) {
    return;
  }
  const here = hereOf(side);
  const isThere =
    here === null || (side.part && side.part.index.has(here) && side.part.wanted === side.top);
  if (side.part && isThere) {
    return;
  }
  const top = side.top ?? undefined;
  const part = await asked(name, 'part', { node: here ?? undefined, top });
  if (part) {
    const index = new Map(
      part.number.map((/** @type {number} */ number, /** @type {number} */ row) => [number, row]),
    );
    const isBelow = here === null || index.has(here);
    setSide(name, {
      part: { ...part, index, wanted: isBelow ? side.top : null },
      ...(isBelow ? {} : { top: null }),
    });
    if (!isBelow && side.top !== null) {
      await needPart(name);
    }
  }
}

/** How many nodes are asked for at once, and how near the last known one may be. */
const AROUND = 60;
const AHEAD = 15;

/**
 * Loads everything about a node, and about those that come before and after it.
 * @param {string} name @param {number} node
 */
export async function needDetail(name, node) {
  const known = sideOf(current(), name)?.details[node];
  if (known) {
    return known;
  }
  const [found] = await Promise.all([asked(name, 'nodes', { node, most: AROUND }), needWords()]);
  const now = sideOf(current(), name);
  if (!found || !now) {
    return null;
  }
  const details = { ...now.details };
  for (const detail of found.nodes) {
    details[detail.node] = detail;
  }
  setSide(name, { details });
  return details[node];
}

let isAsking = false;

/**
 * Loads what the next steps will show before they are made.
 * @param {string} name @param {number} node
 */
export async function lookAhead(name, node) {
  const side = sideOf(current(), name);
  const last = (side?.summary?.nodes ?? 0) - 1;
  const missing = [Math.min(last, node + AHEAD), Math.max(0, node - AHEAD)].find(
    one => side && !side.details[one],
  );
  if (missing !== undefined && !isAsking) {
    isAsking = true;
    await needDetail(name, missing);
    isAsking = false;
  }
}

/** Where a node begins and ends, and what is above it. @param {string} name @param {number} node */
async function boundsOf(name, node) {
  const side = /** @type {Side} */ (sideOf(current(), name));
  const row = side.part?.index.get(node);
  if (row !== undefined) {
    return {
      enter: side.part.enter[row],
      leave: side.part.leave[row],
      parent: side.part.parent[row],
    };
  }
  return needDetail(name, node);
}

/** Goes to a moment. @param {string} name @param {number} event */
export async function goTo(name, event) {
  const side = sideOf(current(), name);
  if (!side?.summary) {
    return;
  }
  const at = Math.max(0, Math.min(side.summary.events - 1, event));
  await needEvents(name, at);
  setSide(name, { at, picked: null });
  await needPart(name);
}

/**
 * A step; backwards it is the mirror image of the same step forwards.
 * @param {string} name
 * @param {string} what one, in, over, out, ends, cut, table, iteration or key
 * @param {boolean} back @param {string[]} [keys] for what = key
 * @returns {Promise<boolean>} whether there was something to go to
 */
export async function step(name, what, back, keys = []) {
  const side = sideOf(current(), name);
  if (!side?.summary) {
    return false;
  }
  const to = await target(name, side, what, back, keys);
  if (to === null || to < 0 || to >= side.summary.events) {
    return false;
  }
  await goTo(name, to);
  return true;
}

/**
 * @param {string} name @param {Side} side @param {string} what @param {boolean} back
 * @param {string[]} keys
 */
async function target(name, side, what, back, keys) {
  const { at } = side;
  const towards = back ? -1 : 1;
  await needEvents(name, at);
  if (what === 'one') {
    return at + towards;
  }
  if (what === 'ends') {
    return back ? 0 : side.summary.events - 1;
  }
  if (what === 'in') {
    return nextEnter(name, at, towards);
  }
  if (what === 'over' || what === 'out') {
    const node = nodeAt(/** @type {Side} */ (sideOf(current(), name)), at);
    return node === null ? at + towards : overOrOut(name, node, what, at, back);
  }
  const found = await asked(name, 'find', {
    what,
    from: at,
    back: back ? 'yes' : '',
    keys: keys.join(','),
  });
  return found ? found.at : null;
}

/**
 * @param {string} name @param {number} node @param {string} what @param {number} at
 * @param {boolean} back
 */
async function overOrOut(name, node, what, at, back) {
  const own = await boundsOf(name, node);
  const bounds =
    what === 'over' ? own : own && own.parent >= 0 ? await boundsOf(name, own.parent) : null;
  if (!bounds) {
    return null;
  }
  const goal = back ? bounds.enter : bounds.leave < 0 ? at : bounds.leave;
  return goal === at ? (what === 'over' ? at + (back ? -1 : 1) : null) : goal;
}

/** @param {string} name @param {number} at @param {number} towards */
async function nextEnter(name, at, towards) {
  for (let event = at + towards; ; event += towards) {
    const side = sideOf(current(), name);
    if (!side || event < 0 || event >= side.summary.events) {
      return null;
    }
    if (!side.pages[Math.floor(event / PAGE)]) {
      await needEvents(name, event);
    }
    if (kindAt(/** @type {Side} */ (sideOf(current(), name)), event) === 'E') {
      return event;
    }
  }
}

/**
 * The moves from the top to a node that is drawn, or null.
 * @param {Side} side @param {number} node
 */
export function pathOf(side, node) {
  const moves = [];
  for (
    let row = side.part?.index.get(node);
    row !== undefined;
    row = side.part.index.get(side.part.parent[row])
  ) {
    if (side.part.parent[row] >= 0) {
      moves.unshift(side.part.move[row]);
    }
    if (side.part.parent[row] < 0) {
      return moves;
    }
  }
  return null;
}

/**
 * The rows of a node's drawn children.
 * @param {any} part @param {number} row @returns {number[]}
 */
export function childRows(part, row) {
  part.children ??= childLists(part);
  return part.children[row];
}

/** @param {any} part */
function childLists(part) {
  /** @type {number[][]} */
  const lists = part.number.map(() => []);
  part.parent.forEach((/** @type {number} */ parent, /** @type {number} */ row) => {
    const above = part.index.get(parent);
    if (above !== undefined) {
      lists[above].push(row);
    }
  });
  return lists;
}

/**
 * Brings the other search to the same moves: to the node it reached by them, or as near as it came.
 * @param {string} name @param {string[]} path @param {number} depth of the iteration
 * @param {'enter' | 'leave' | 'end'} moment
 */
export async function followPath(name, path, depth, moment) {
  let side = sideOf(current(), name);
  if (!side?.summary || !side.part) {
    return;
  }
  const iteration =
    side.summary.iterations.findLast((/** @type {any} */ one) => one.depth === depth) ??
    side.summary.iterations.at(-1);
  let node = iteration.root;
  let missing = false;
  for (const move of path) {
    const found = await childBy(name, node, move);
    if (found === null) {
      missing = true;
      break;
    }
    node = found;
  }
  const bounds = await boundsOf(name, node);
  side = sideOf(current(), name);
  if (!bounds || !side?.summary) {
    return;
  }
  const end = side.summary.events - 1;
  const at =
    moment === 'end'
      ? end
      : moment === 'enter' && !missing
        ? bounds.enter
        : bounds.leave < 0
          ? end
          : bounds.leave;
  await needEvents(name, at);
  setSide(name, { at, picked: node, missing });
  await needPart(name);
}

/**
 * The last child reached by a move, or null.
 * @param {string} name @param {number} node @param {string} move
 */
async function childBy(name, node, move) {
  let side = /** @type {Side} */ (sideOf(current(), name));
  let row = side.part.index.get(node);
  if (row === undefined || (side.part.hidden[row] > 0 && childRows(side.part, row).length === 0)) {
    setSide(name, { picked: node, part: null });
    await needPart(name);
    side = /** @type {Side} */ (sideOf(current(), name));
    row = side?.part?.index.get(node);
  }
  const rows =
    row === undefined ? [] : childRows(side.part, row).filter(one => side.part.move[one] === move);
  return rows.length ? side.part.number[rows.at(-1) ?? 0] : null;
}
