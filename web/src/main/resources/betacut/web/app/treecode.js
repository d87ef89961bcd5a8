// @ts-check
/** The search as a few lines of code, with the line that is running lit. */
import { h } from './h.js';
import { t } from './messages.js';
import { hereOf, kindAt, nodeAt } from './trace.js';
import { isLeaf } from './treelayout.js';
import { hasWindows, liveWindow } from './treewindow.js';

/**
 * @typedef {import('./trace.js').Loaded} Loaded
 *
 * @typedef {Object} CodeLine
 * @property {string} id its words are the message tree.code.ID
 * @property {number} depth how far it is indented
 * @property {(side: Loaded) => boolean} [when] whether this search has the line
 */

/** @param {Loaded} side */
const isScouting = ({ query }) => /^pvs\b/.test(query.engine);
/** @param {Loaded} side */
const isAsking = ({ query }) => /^(mtdf|sss|dual)\b/.test(query.engine);
/** @param {Loaded} side */
const hasTable = ({ summary: { statistics } }) => statistics.probes + statistics.stores > 0;
/** @param {Loaded} side */
const cuts = ({ part }) => hasWindows(part);

/** @type {CodeLine[]} */
const LINES = [
  { id: 'ask', depth: 0, when: isAsking },
  { id: 'deepen', depth: 0, when: side => !isAsking(side) && side.summary.iterations.length > 1 },
  { id: 'enter', depth: 0 },
  { id: 'leaf', depth: 1 },
  { id: 'table', depth: 1, when: hasTable },
  { id: 'moves', depth: 1 },
  { id: 'scout', depth: 2, when: isScouting },
  { id: 'again', depth: 2, when: isScouting },
  { id: 'child', depth: 2, when: side => !isScouting(side) },
  { id: 'max', depth: 2 },
  { id: 'min', depth: 2 },
  { id: 'cut', depth: 2, when: cuts },
  { id: 'store', depth: 1, when: hasTable },
  { id: 'return', depth: 1 },
];

/** The line a node is entered by. @param {Loaded} side @param {number} node */
function entering(side, node) {
  const purpose = side.details[node]?.purpose;
  return purpose === 'scout' || purpose === 'reduced'
    ? 'scout'
    : purpose === 're-search'
      ? 'again'
      : 'enter';
}

/**
 * The line that has just run, and the one that follows from it in the node above.
 * @param {Loaded} side @returns {{runs: string, then?: string}}
 */
export function runningLine(side) {
  const { part, at } = side;
  const node = nodeAt(side, at);
  const row = node === null ? undefined : part.index.get(node);
  const kind = kindAt(side, at) || (at === side.summary.events - 1 ? 'L' : '');
  if (node === null || row === undefined) {
    return { runs: '' };
  }
  const isFromTable = part.cut[row] === 'table' || part.cut[row] === 'child-in-table';
  switch (kind) {
    case 'I':
      return { runs: isAsking(side) ? 'ask' : 'deepen' };
    case 'E':
      return { runs: entering(side, node) };
    case 'P':
      return { runs: 'table' };
    case 'C':
      return { runs: isFromTable ? 'table' : 'cut' };
    case 'S':
      return { runs: 'store' };
    default: {
      const isRoot = part.parent[row] < 0;
      const then = isRoot ? undefined : part.ply[row] % 2 === 0 ? 'min' : 'max';
      return { runs: isLeaf(part, row) ? 'leaf' : isFromTable ? 'table' : 'return', then };
    }
  }
}

/** The code, and the alpha and beta of the node looked at. @param {Loaded} side */
export function codePanel(side) {
  const { runs, then } = runningLine(side);
  const form = hasWindows(side.part) ? '' : '.plain';
  const words = (/** @type {string} */ id) => {
    const own = t(`tree.code.${id}${form}`);
    return own === `tree.code.${id}${form}` ? t(`tree.code.${id}`) : own;
  };
  return h('section', { class: 'panel code-panel', 'aria-label': t('tree.code') }, [
    h('h2', null, t('tree.code')),
    h('ol', { class: 'code' }, [
      LINES.filter(({ when }) => when?.(side) ?? true).map(({ id, depth }) =>
        h(
          'li',
          {
            key: id,
            'data-line': id,
            class: `indent-${depth} ${id === runs ? 'runs' : id === then ? 'then' : ''}`.trim(),
            'aria-current': id === runs ? 'step' : null,
          },
          h('code', null, words(id)),
        ),
      ),
    ]),
    hasWindows(side.part) && windowText(side),
  ]);
}

/** @param {Loaded} side */
function windowText(side) {
  const here = hereOf(side);
  const row = here === null ? undefined : side.part.index.get(here);
  if (row === undefined || side.part.enter[row] > side.at) {
    return null;
  }
  const { alpha, beta } = liveWindow(side, row);
  return h('p', { class: 'live-window' }, [
    h('span', null, ['α ', h('b', null, alpha)]),
    h('span', null, ['β ', h('b', null, beta)]),
  ]);
}
