// @ts-check
/**
 * Watching an engine think: its best line so far, depth by depth, as ghosts on the board. Most
 * searches are over before anybody has seen a thing, so each depth is shown for a moment, and the
 * move is made after the last one.
 */
import { button } from './controls.js';
import { h } from './h.js';
import { format } from './route.js';
import { number, t } from './messages.js';
import { set } from './store.js';
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

/** Where the stones of the thought would lie. @param {State} state */
export function thoughtGhosts({ thinking, thought, position }) {
  return thinking && thought && position && STONES.includes(position.board.kind)
    ? thought.line
        .slice(0, MOST_GHOSTS)
        .map(({ cell, mover }, i) => ({ cell, mover, number: i + 1 }))
        .filter(({ cell }) => position.board.cells[cell] === '.')
    : [];
}

/** The switch, what is thought, and the way to the whole tree. @param {State} state */
export function thinkingPart({ thinking, thought, route }) {
  const isOn = isWatching();
  const toggle = () => {
    localStorage.setItem(WATCH, isOn ? 'off' : 'on');
    set({ thought: null });
  };
  const tree = format({ ...route, page: 'tree', own: { engine: 'alphabeta', depth: '4' } });
  return h('div', { class: 'thinking-part', key: 'thinking' }, [
    button(t('think.watch'), toggle, {
      class: 'quiet-button small watch-it-think',
      'aria-pressed': String(isOn),
    }),
    isOn && h('a', { class: 'quiet grow-tree', href: tree }, t('think.tree')),
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
