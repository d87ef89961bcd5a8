// @ts-check
/** An exercise: the learner says himself which leaves of a tree alpha-beta leaves out. */
import { button } from './controls.js';
import { h } from './h.js';
import { t } from './messages.js';

/** @typedef {import('./trace.js').Drawn} Drawn */

/** The moves to a row, with spaces. @param {Drawn} part @param {number} row */
function pathOf(part, row) {
  const moves = [];
  for (let at = row; part.parent[at] >= 0; at = part.index.get(part.parent[at]) ?? 0) {
    moves.unshift(part.move[at]);
  }
  return moves.join(' ');
}

/** The rows of the leaves, by the moves that lead there. @param {Drawn} part */
export const leavesOf = part =>
  new Map(
    part.number.flatMap((_, row) => (part.size[row] === 1 ? [[pathOf(part, row), row]] : [])),
  );

/**
 * The leaves of one search that another did not look at.
 * @param {Drawn} all @param {Drawn} seen @returns {string[]}
 */
export function leftOut(all, seen) {
  const found = leavesOf(seen);
  return [...leavesOf(all).keys()].filter(path => !found.has(path));
}

/** A choice of leaves as one answer. @param {string[]} paths */
export const answerOf = paths => [...paths].sort().join(', ');

/** A choice with one leaf more or less. @param {string[]} chosen @param {string} path */
export const toggled = (chosen, path) =>
  chosen.includes(path) ? chosen.filter(one => one !== path) : [...chosen, path];

/**
 * The keys of the leaves chosen, which the picture marks.
 * @param {Drawn} part @param {string[]} chosen
 */
export function keysOf(part, chosen) {
  const leaves = leavesOf(part);
  return chosen.flatMap(path => part.key[leaves.get(path) ?? -1] ?? []);
}

/**
 * The leaves to choose from, for those who do not click on the tree.
 * @param {Drawn} part @param {string[]} chosen
 * @param {{ontoggle: (path: string) => void, onsend: () => void}} then
 */
export const leafChoice = (part, chosen, { ontoggle, onsend }) =>
  h('div', { class: 'leaf-choice' }, [
    h('div', { class: 'row', role: 'group', 'aria-label': t('learn.cutting.leaves') }, [
      [...leavesOf(part)].map(([path, row]) =>
        button(part.value[row].replace('= ', ''), () => ontoggle(path), {
          class: 'leaf',
          key: path,
          'data-path': path,
          'aria-pressed': String(chosen.includes(path)),
          'aria-label': t('learn.cutting.leaf', { path, value: part.value[row] }),
        }),
      ),
    ]),
    button(t('learn.cutting.send'), onsend, { class: 'send primary' }),
  ]);
