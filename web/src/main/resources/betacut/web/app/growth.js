// @ts-check
/**
 * A best-first search that was written down, as the tree page looks at it: how its tree was after
 * a step. What was asked for once is kept, and the next step is asked for before it is made.
 *
 * @typedef {Object} Growth
 * @property {string} key names the question
 * @property {string} wanted the question asked last; another one while its answer is not there
 * @property {GrowthQuery} query
 * @property {import('./answers').Growth | null} summary
 * @property {import('./answers').GrownTree | null} tree after the step shown
 * @property {number} at the step
 * @property {number | null} picked a node somebody points at
 * @property {string} error
 *
 * @typedef {{game: string, start?: string, moves?: string, method: string, playouts?: string}}
 *     GrowthQuery
 * @typedef {Growth & {summary: import('./answers').Growth, tree: import('./answers').GrownTree}}
 *     Shown
 */
import { ask } from './api.js';
import { follow } from './game.js';
import { needWords, say } from './messages.js';
import { announce, complain, current, setOwn } from './store.js';
import { latest } from './tasks.js';

/** @typedef {import('./store.js').State} State */

/** Whether a search grows a tree. @param {string} engine */
export const isGrowing = engine => /^(mcts|dfpn)\b/.test(engine);

/** @param {State} state @returns {Growth | undefined} */
export const growthOf = state => state.own.tree?.growth;

/** One that can be drawn. @param {State} state */
export function shownGrowth(state) {
  const growth = growthOf(state);
  return growth?.summary && growth.tree ? /** @type {Shown} */ (growth) : undefined;
}

/** @param {Partial<Growth>} fields */
const setGrowth = fields => {
  const growth = /** @type {Growth} */ ({ ...growthOf(current()), ...fields });
  setOwn('tree', { growth });
};

/** Trees by step, node and room; of one search, the latest last. */
const MOST_KEPT = 300;
/** @type {Map<string, Promise<import('./answers').GrownTree>>} */
const kept = new Map();

/** So many nodes fit side by side. */
let across = 12;

/** Room for so many nodes side by side: draws, or asks, again. @param {number} nodes */
export function setAcross(nodes) {
  const now = Math.max(4, Math.min(16, nodes));
  const growth = shownGrowth(current());
  if (growth) {
    setGrowth({});
  }
  if (now !== across) {
    across = now;
    if (growth) {
      show(growth.at, growth.picked);
    }
  }
}

/**
 * Shows a search, unless it is the one shown already.
 * @param {GrowthQuery} query @param {() => unknown} then called when it has answered
 * @returns {boolean} whether it is another one than before
 */
export function watchGrowth(query, then) {
  const key = JSON.stringify(query);
  const before = growthOf(current());
  if (before?.wanted === key) {
    return false;
  }
  const asked = { key, wanted: key, query, summary: null, tree: null, at: 0, picked: null };
  setGrowth(before?.tree ? { wanted: key, error: '' } : { ...asked, error: '' });
  const isWanted = () => growthOf(current())?.wanted === key;
  follow(
    'growth',
    'growth',
    query,
    {
      growth: async summary => {
        if (isWanted()) {
          kept.clear();
          setGrowth({ ...asked, summary, at: summary.steps - 1, error: '' });
          await needWords();
          await then();
        }
      },
    },
    { problem: error => isWanted() && setGrowth({ error }) },
  );
  return true;
}

/** @param {Growth} growth @param {number} step @param {number | null} node */
function treeAt(growth, step, node) {
  const name = `${step} ${node ?? ''} ${across}`;
  const known = kept.get(name);
  if (known) {
    return known;
  }
  const asked = ask('growth/tree', {
    ...growth.query,
    step,
    node: node ?? undefined,
    across,
    stream: 'no',
  });
  kept.set(name, asked);
  asked.catch(() => kept.delete(name));
  if (kept.size > MOST_KEPT) {
    kept.delete(kept.keys().next().value ?? '');
  }
  return asked;
}

const ahead = latest(() => {}); // whoever needs it asks again, and is told then

/**
 * Shows a step, and a node at it.
 * @param {number} step @param {number | null} [node]
 */
export async function show(step, node = null) {
  const growth = growthOf(current());
  if (!growth?.summary) {
    return;
  }
  const at = Math.max(0, Math.min(growth.summary.steps - 1, step));
  try {
    const tree = await treeAt(growth, at, node);
    if (growthOf(current())?.key === growth.key) {
      setGrowth({ tree, at, picked: node, error: '' });
      const last = growth.summary.steps - 1;
      ahead(async () => {
        await treeAt(growth, Math.min(last, at + 1), null);
        await treeAt(growth, Math.max(0, at - 1), null);
      });
    }
  } catch (failure) {
    if (growthOf(current())?.key === growth.key) {
      setGrowth({ error: failure instanceof Error ? failure.message : String(failure) });
    }
  }
}

/** Points at a node; the step stays. @param {number} node */
export const pickNode = node => {
  const growth = growthOf(current());
  if (growth) {
    latestPick(() => show(growth.at, node));
  }
};
const latestPick = latest(complain);

/** How many steps a playout has. */
export const PHASES = 4;

/**
 * Where a step leads, or null.
 * @param {Shown} growth @param {string} what one, ends, cut (what is looked for) or iteration (a
 *     playout, or the other question)
 * @param {boolean} back
 */
async function target({ at, query, summary }, what, back) {
  const towards = back ? -1 : 1;
  switch (what) {
    case 'one':
      return at + towards;
    case 'ends':
      return back ? 0 : summary.steps - 1;
    case 'iteration':
      return summary.kind === 'playouts' ? at + PHASES * towards : null;
    case 'cut': {
      const from = { from: at, back: back ? 'yes' : '', stream: 'no' };
      return (await ask('growth/find', { ...query, ...from })).at;
    }
    default:
      return null;
  }
}

/** @param {string} what @param {boolean} back @returns {Promise<boolean>} whether it was made */
export async function stepGrowth(what, back) {
  const growth = shownGrowth(current());
  const to = growth ? await target(growth, what, back) : null;
  if (!growth || to === null || to < 0 || to >= growth.summary.steps) {
    return false;
  }
  await show(to);
  return true;
}

/** Tells those who do not see it. @param {string} instead if nothing has happened */
export function tellGrowth(instead) {
  const growth = shownGrowth(current());
  announce(instead || (growth?.tree.said.map(say).join(' ') ?? ''));
}
