// @ts-check
/**
 * Searches that were written down, as pages look at them: what was loaded of each, and the cursor.
 * A page keeps up to two of them in its own part of the state, called `a` and `b`.
 *
 * @typedef {Object} Side
 * @property {string} key names the question
 * @property {string} wanted the question asked last; another one while its answer is not there
 * @property {SearchQuery} query the question
 * @property {import('./answers').Search | null} summary the answer of /api/trace
 * @property {Drawn | null} part what is drawn
 * @property {Record<number, import('./answers').EventPage>} pages events, in pages of PAGE
 * @property {Record<number, import('./answers').TreeNode>} details what is known of nodes, by
 *     number
 * @property {number} at the last event that has happened
 * @property {number | null} picked a node somebody points at, whatever the moment
 * @property {number | null} top the node at the top, or null for the iteration's root
 * @property {string} error
 * @property {boolean} [missing] whether it has no node for the moves the other one is at
 *
 * @typedef {{game: string, start?: string, moves?: string, depth?: string, engine: string,
 *     line?: string}} SearchQuery
 * @typedef {Side & {summary: import('./answers').Search}} Answered
 * @typedef {Answered & {part: Drawn}} Loaded
 * @typedef {import('./answers').TreePart & Shape & {wanted: number | null}} Drawn a part, its
 *     shape,
 *     and the node it was asked for as its top
 * @typedef {{index: Map<number, number>, children: number[][], levels: number[]}} Shape rows by
 *     node, rows of children by row, and how far below the top each row is
 */
import { ask } from './api.js';
import { follow } from './game.js';
import { needWords } from './messages.js';
import { complain, current, update } from './store.js';
import { latest } from './tasks.js';

/** @typedef {import('./store.js').State} State */

export const PAGE = 4000;

/**
 * The page whose searches are looked at.
 * @param {State} state @returns {'learn' | 'play' | 'tree'}
 */
const pageOf = ({ route: { page } }) => (page === 'learn' || page === 'play' ? page : 'tree');

/** @param {State} state @param {string} [name] @returns {Side | undefined} */
export const sideOf = (state, name = 'a') => state.own[pageOf(state)]?.sides?.[name];

/** A side whose search has answered. @param {State} state @param {string} [name] */
export function answered(state, name) {
  const side = sideOf(state, name);
  return side?.summary ? /** @type {Answered} */ (side) : undefined;
}

/** A side that can be drawn. @param {State} state @param {string} [name] */
export function loaded(state, name) {
  const side = answered(state, name);
  return side?.part ? /** @type {Loaded} */ (side) : undefined;
}

/** Replaces fields of a side. @param {string} name @param {Partial<Side>} fields */
export function setSide(name, fields) {
  update(state => {
    const page = pageOf(state);
    const own = state.own[page];
    const sides = { ...own?.sides, [name]: { ...own?.sides?.[name], ...fields } };
    return { ...state, own: { ...state.own, [page]: { ...own, sides } } };
  });
}

/** Forgets a side. @param {string} name */
export function dropSide(name) {
  update(state => {
    const page = pageOf(state);
    const { [name]: _, ...sides } = state.own[page]?.sides ?? {};
    return { ...state, own: { ...state.own, [page]: { ...state.own[page], sides } } };
  });
}

/**
 * Shows a search, unless it is the one shown already.
 * @param {string} name @param {SearchQuery} query
 * @param {() => unknown} [then] called when its nodes are there
 * @returns {boolean} whether it is another one than before
 */
export function watchSearch(name, query, then) {
  const key = JSON.stringify(query);
  const before = sideOf(current(), name);
  if (before?.wanted === key) {
    return false;
  }
  // What is shown stays until there is something else to show.
  setSide(name, before?.summary ? { wanted: key, error: '' } : unanswered(key, query));
  follow(
    `trace-${name}`,
    'trace',
    query,
    {
      trace: async summary => {
        if (sideOf(current(), name)?.wanted !== key) {
          return;
        }
        setSide(name, { ...unanswered(key, query), summary, at: summary.events - 1 });
        await needPart(name);
        if (loaded(current(), name)?.key === key) {
          then?.();
        }
      },
    },
    { problem: error => sideOf(current(), name)?.wanted === key && setSide(name, { error }) },
  );
  return true;
}

/** A side that has asked. @param {string} key @param {SearchQuery} query @returns {Side} */
const unanswered = (key, query) => ({
  key,
  wanted: key,
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

/** Whether what is shown is not what was asked for last. @param {Side} side */
export const isOld = side => side.key !== side.wanted;

/**
 * Asks, and forgets the answer if another search is shown by then.
 * @template {'trace/part' | 'trace/nodes' | 'trace/events' | 'trace/find'} P
 * @param {string} name @param {P} path @param {import('./api.js').Query} query
 */
async function asked(name, path, query) {
  const side = answered(current(), name);
  if (!side) {
    return null;
  }
  try {
    const answer = await ask(path, { ...side.query, ...query, stream: 'no' });
    const now = sideOf(current(), name);
    if (now?.key === side.key && now.error) {
      setSide(name, { error: '' });
    }
    return now?.key === side.key ? answer : null;
  } catch (failure) {
    if (sideOf(current(), name)?.key === side.key) {
      setSide(name, { error: failure instanceof Error ? failure.message : String(failure) });
    }
    return null;
  }
}

/**
 * The node an event belongs to, if its page is here.
 * @param {Answered} side @param {number} event
 */
export function nodeAt(side, event) {
  const page = side.pages[Math.floor(event / PAGE)];
  if (page) {
    const node = page.nodes[event % PAGE];
    return node >= 0 ? node : (page.nodes[(event % PAGE) + 1] ?? null);
  }
  const { iterations, events } = side.summary;
  const ends = iterations.find(one => one.leave === event);
  return ends ? ends.root : event >= events - 1 ? iterations[iterations.length - 1].root : null;
}

/** The letter of an event: I E P C S L, or empty. @param {Side} side @param {number} event */
export const kindAt = (side, event) =>
  side.pages[Math.floor(event / PAGE)]?.kinds[event % PAGE] ?? '';

/** The node looked at: pointed at, or where the search is. @param {Answered} side */
export const hereOf = side => side.picked ?? nodeAt(side, side.at);

/** Whether a node has been left at this moment. @param {Side} side @param {number} leave */
export const isDone = (side, leave) => leave >= 0 && leave <= side.at;

/** Loads the page of an event. @param {string} name @param {number} event */
export async function needEvents(name, event) {
  const number = Math.floor(event / PAGE);
  const side = answered(current(), name);
  if (!side || side.pages[number] || event < 0 || event >= side.summary.events) {
    return;
  }
  const page = await asked(name, 'trace/events', { from: number * PAGE, most: PAGE });
  const now = sideOf(current(), name);
  if (page && now) {
    setSide(name, { pages: { ...now.pages, [number]: page } });
  }
}

/**
 * How the rows of a part hang together.
 * @param {{number: number[], parent: number[]}} part @returns {Shape}
 */
export function shapeOf(part) {
  const index = new Map(part.number.map((number, row) => [number, row]));
  /** @type {number[][]} */
  const children = part.number.map(() => []);
  const levels = part.number.map(() => 0);
  // Rows are in the order of the search, so children come after their parent.
  part.parent.forEach((parent, row) => {
    const above = index.get(parent);
    if (above !== undefined) {
      children[above].push(row);
      levels[row] = levels[above] + 1;
    }
  });
  return { index, children, levels };
}

/**
 * Loads the part of the tree around the node looked at, if it is not drawn.
 * @param {string} name @returns {Promise<void>}
 */
export async function needPart(name) {
  const side = answered(current(), name);
  if (!side) {
    return;
  }
  const here = hereOf(side);
  const isThere =
    here === null || (side.part?.index.has(here) === true && side.part.wanted === side.top);
  if (side.part && isThere) {
    return;
  }
  const top = side.top ?? undefined;
  const part = await asked(name, 'trace/part', { node: here ?? undefined, top });
  if (part) {
    const shape = shapeOf(part);
    const isBelow = here === null || shape.index.has(here);
    setSide(name, {
      part: { ...part, ...shape, wanted: isBelow ? side.top : null },
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
  const [found] = await Promise.all([
    asked(name, 'trace/nodes', { node, most: AROUND }),
    needWords(),
  ]);
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

const ahead = latest(complain);

/**
 * Loads what the next steps will show before they are made.
 * @param {string} name @param {number} node
 */
export const lookAhead = (name, node) =>
  ahead(async () => {
    const side = answered(current(), name);
    const last = (side?.summary.nodes ?? 0) - 1;
    const missing = [Math.min(last, node + AHEAD), Math.max(0, node - AHEAD)].find(
      one => side && !side.details[one],
    );
    if (missing !== undefined) {
      await needDetail(name, missing);
    }
  });

/** Where a node begins and ends, and what is above it. @param {string} name @param {number} node */
async function boundsOf(name, node) {
  const part = sideOf(current(), name)?.part;
  const row = part?.index.get(node);
  return part && row !== undefined
    ? { enter: part.enter[row], leave: part.leave[row], parent: part.parent[row] }
    : needDetail(name, node);
}

/** Goes to a moment. @param {string} name @param {number} event */
export async function goTo(name, event) {
  const side = answered(current(), name);
  if (!side) {
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
  const side = answered(current(), name);
  if (!side) {
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
 * @param {string} name @param {Answered} side @param {string} what @param {boolean} back
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
    const now = answered(current(), name);
    const node = now ? nodeAt(now, at) : null;
    return node === null ? at + towards : overOrOut(name, node, what, at, back);
  }
  const from = { what, from: at, back: back ? 'yes' : '', keys: keys.join(',') };
  return (await asked(name, 'trace/find', from))?.at ?? null;
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
    await needEvents(name, event);
    const side = answered(current(), name);
    if (!side || event < 0 || event >= side.summary.events) {
      return null;
    }
    if (kindAt(side, event) === 'E') {
      return event;
    }
  }
}

/**
 * Brings the other search to the same moves: to the node it reached by them, or as near as it came.
 * @param {string} name @param {string[]} path @param {number} depth of the iteration
 * @param {'enter' | 'leave' | 'end'} moment
 */
export async function followPath(name, path, depth, moment) {
  const before = loaded(current(), name);
  if (!before) {
    return;
  }
  const { iterations } = before.summary;
  let node = (iterations.findLast(one => one.depth === depth) ?? iterations[iterations.length - 1])
    .root;
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
  const side = answered(current(), name);
  if (!bounds || !side) {
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
  let part = sideOf(current(), name)?.part;
  let row = part?.index.get(node);
  if (!part || row === undefined || (part.hidden[row] > 0 && part.children[row].length === 0)) {
    setSide(name, { picked: node, part: null });
    await needPart(name);
    part = sideOf(current(), name)?.part;
    row = part?.index.get(node);
  }
  const found =
    row === undefined ? undefined : part?.children[row].findLast(one => part?.move[one] === move);
  return found === undefined ? null : (part?.number[found] ?? null);
}
