// @ts-check
/**
 * Watching an engine think: its best line so far, depth by depth, as ghosts on the board. Most
 * searches are over before anybody has seen a thing, so each depth is shown for a moment, and the
 * move is made after the last one. Then the search is made again, and its tree grows beside the
 * board (thinktree.js).
 */
import { bring } from './api.js';
import { button } from './controls.js';
import { h } from './h.js';
import { addStyle } from './pages.js';
import { format } from './route.js';
import { number, t } from './messages.js';
import { complain, set } from './store.js';
import { valueText } from './words.js';

/**
 * @typedef {import('./store.js').State} State
 * @typedef {import('./answers').Thought} Thought
 */

const WATCH = 'watch';
const DEPTH_MILLIS = 450;
/** More stones nobody follows. */
const MOST_GHOSTS = 6;

/** Whether somebody wants to see it. */
export const isWatching = () => localStorage.getItem(WATCH) === 'on';

/**
 * Shows thoughts one after the other as they come; what is to be done at the end waits for them.
 * @param {() => boolean} isWanted whether anybody still waits for the move
 * @returns {{add: (thought: Thought) => void, end: (then: () => void) => void}}
 */
export function thoughts(isWanted) {
  /** @type {Promise<unknown> | null} */
  let shown = null;
  const show = (/** @type {Thought} */ thought) => {
    if (isWanted() && isWatching()) {
      set({ thought });
      return new Promise(resolve => setTimeout(resolve, DEPTH_MILLIS));
    }
  };
  return {
    add: thought => {
      if (isWatching()) {
        shown = (shown ?? Promise.resolve()).then(() => show(thought));
      }
    },
    end: then => {
      const last = () => isWanted() && then();
      if (shown) {
        shown.then(last);
      } else {
        last();
      }
    },
  };
}

const STONES = ['cells', 'columns', 'flipping-discs', 'place-and-turn'];

/** What shows the tree, once somebody watched. @type {typeof import('./thinktree.js') | null} */
let tree = null;

/**
 * Shows the search that led to a move as a tree: made again, to the depth it had reached.
 * @param {{game: string, start: string, moves: string}} asked where it was made
 * @param {import('./answers').ChosenMove} said
 */
export async function growTree(asked, { nodes, value }) {
  if (isWatching() && nodes > 0 && value.depth > 0) {
    try {
      const parts = Promise.all([import('./thinktree.js'), addStyle('tree'), addStyle('play')]);
      [tree] = await bring(parts);
      tree.grow({ ...asked, engine: 'pvs preset=full', depth: String(value.depth) });
    } catch (failure) {
      complain(failure);
    }
  }
}

/** Where the stones of the thought would lie. @param {State} state */
export function thoughtGhosts(state) {
  const { thinking, thought, position } = state;
  if (!thinking && isWatching() && tree) {
    return tree.grownGhosts(state);
  }
  return thinking && thought && position && STONES.includes(position.board.kind)
    ? thought.line
        .slice(0, MOST_GHOSTS)
        .map(({ cell, mover }, i) => ({ cell, mover, number: i + 1 }))
        .filter(({ cell }) => position.board.cells[cell] === '.')
    : [];
}

/** The switch, what is thought, and the way to the whole tree. @param {State} state */
export function thinkingPart(state) {
  const { thinking, thought, route } = state;
  const isOn = isWatching();
  const toggle = () => {
    localStorage.setItem(WATCH, isOn ? 'off' : 'on');
    set({ thought: null });
  };
  const href = format({ ...route, page: 'tree', own: { engine: 'alphabeta', depth: '4' } });
  return h('div', { class: 'thinking-part', key: 'thinking' }, [
    button(t('think.watch'), toggle, {
      class: 'quiet-button small watch-it-think',
      'aria-pressed': String(isOn),
    }),
    isOn &&
      ((!thinking && tree?.grownTree(state)) ||
        h('a', { class: 'quiet grow-tree', href }, t('think.tree'))),
    isOn &&
      thinking &&
      thought &&
      h('p', { class: 'thought-text' }, [
        t('think.depth', { depth: thought.depth, nodes: number(thought.nodes) }),
        ' ',
        valueText(thought.value),
      ]),
  ]);
}
