// @ts-check
/** What pages show of a search that was written down: picture, steps, a node in words, counts. */
import { button, row as tableRow, scroll } from './controls.js';
import { h } from './h.js';
import { boardView } from './board.js';
import { announce } from './store.js';
import { number, say, t } from './messages.js';
import { hereOf, isDone, kindAt, nodeAt } from './trace.js';
import { answerText, equalText, searchNames, ratioText, shortAnswer } from './treenames.js';

/**
 * @typedef {import('./trace.js').Answered} Answered
 * @typedef {import('./trace.js').Loaded} Loaded
 * @typedef {import('./h.js').Content} Content
 */

/** What just happened. @param {Answered} side */
export function happened(side) {
  const { part } = side;
  const node = nodeAt(side, side.at);
  const row = node === null ? undefined : part?.index.get(node);
  const kind = kindAt(side, side.at) || (side.at === side.summary.events - 1 ? 'L' : '');
  if (!part || row === undefined || !kind) {
    return '';
  }
  return t(`tree.event.${kind}`, {
    move: moveOf(part, row),
    window: part.window[row],
    value: part.value[row],
    iteration: part.iteration + 1,
  });
}

/** @param {import('./trace.js').Drawn} part @param {number} row */
const moveOf = (part, row) => (part.parent[row] < 0 ? t('tree.root') : part.move[row]);

/**
 * Tells those who do not see it.
 * @param {Answered | undefined} side @param {string} [instead] if nothing has happened
 */
export const tell = (side, instead) => side?.part && announce(instead || happened(side));

/** The whole picture in a sentence. @param {Loaded} side */
export const pictureText = side =>
  `${t('tree.picture', { drawn: side.part.number.length })} ${answerText(side)}`;

/** So many positions. @param {Answered} side */
export const positionsText = ({ summary: { statistics } }) =>
  t('tree.positions', { n: statistics.nodes, nodes: statistics.nodes });

const COUNTED = /** @type {const} */ (['nodes', 'leaves', 'cuts', 'firstCuts', 'tableHits']);

/**
 * Two searches in numbers, and a sentence.
 * @param {Answered} a @param {Answered | undefined} b
 */
export function counts(a, b) {
  const both = b ? [a, b] : [a];
  const names = searchNames(both);
  const isWhole = both.every(side => side.summary.whole);
  return h('div', { class: 'search-counts' }, [
    scroll(t('tree.counts'), [
      h('table', null, [
        h('thead', null, [
          h('tr', null, [h('td', null), names.map(name => h('th', { scope: 'col' }, name))]),
        ]),
        h('tbody', null, [
          tableRow(t('tree.count.answer'), both.map(shortAnswer)),
          COUNTED.map(name =>
            tableRow(
              t(`tree.count.${name}${name === 'cuts' && !isWhole ? '.all' : ''}`),
              both.map(side => number(side.summary.statistics[name])),
              { class: `count-${name}` },
            ),
          ),
        ]),
      ]),
    ]),
    b && h('p', { class: 'ratio' }, ratioText(both)),
    b && h('p', { class: 'equal' }, equalText(both)),
  ]);
}

/**
 * Everything about the node looked at that is known at this moment.
 * @param {Answered} side @param {{breaks: string[], onbreak: (key: string) => void}} [can]
 */
export function nodePanel(side, can) {
  const here = hereOf(side);
  const detail = here === null ? null : side.details[here];
  if (!detail) {
    return h('p', { class: 'quiet' }, t('loading'));
  }
  const facts = {
    ...factsOf(side, detail),
    key: [h('code', null, detail.key), can && [' ', breakButton(detail.key, can)]],
  };
  return h('div', { class: 'node-panel', 'data-node': here }, [
    h('h2', null, whereText(detail.path)),
    h('div', { class: 'node-body' }, [
      detail.board &&
        h('div', { class: 'small-board' }, [
          boardView({ board: detail.board, view: 0, label: t('tree.board') }),
        ]),
      h('table', { class: 'facts' }, [
        h('tbody', null, [
          Object.entries(facts).map(
            ([name, fact]) =>
              fact &&
              tableRow(t(`tree.fact.${name}`), [fact], { key: name, class: `fact-${name}` }),
          ),
        ]),
      ]),
    ]),
  ]);
}

/** Which node it is. @param {string[]} path */
export const whereText = path =>
  path.length ? t('tree.node.after', { moves: path.join(' ') }) : t('tree.node.root');

/**
 * What is known of a node at this moment, in order; nothing where there is nothing to say.
 * @param {Answered} side @param {import('./answers').TreeNode} detail
 * @returns {Record<string, Content>}
 */
function factsOf(side, detail) {
  const { words, skipped } = detail;
  const isEntered = detail.enter <= side.at;
  const done = isDone(side, detail.leave);
  const isJustCut =
    nodeAt(side, side.at) === detail.node && 'CS'.includes(kindAt(side, side.at) || '-');
  const spared = skipped.length > 0 && ` (${t('tree.skipped', { moves: skipped.join(' ') })})`;
  const depth = t('tree.depth', { depth: detail.depth });
  const place = `${number(detail.iteration + 1)} / ${number(side.summary.iterations.length)}`;
  return {
    mover: t(detail.max ? 'tree.max' : 'tree.min'),
    value: done
      ? [h('b', null, detail.value), ' ', say(words.value)]
      : t(isEntered ? 'tree.notLeft' : 'tree.notEntered'),
    window: isEntered && [h('b', null, detail.window), ' ', say(words.window)],
    cut: (done || isJustCut) && words.cut && [say(words.cut), spared],
    order: words.order && say(words.order),
    purpose: words.purpose && say(words.purpose),
    probed:
      isEntered && words.probes.length > 0 && words.probes.map(one => h('div', null, say(one))),
    stored: done && words.stored && say(words.stored),
    iteration: `${place}, ${depth}`,
    below: done && number(detail.searched),
  };
}

/** @param {string} key @param {{breaks: string[], onbreak: (key: string) => void}} can */
const breakButton = (key, can) =>
  button(t('tree.break'), () => can.onbreak(key), {
    class: 'small break',
    'aria-pressed': String(can.breaks.includes(key)),
  });

/**
 * The tree for those who do not see the picture: the way to the node looked at, and what is below.
 * @param {Loaded} side @param {(node: number) => void} onpick
 * @param {(node: number) => void} onopen
 * @param {boolean} [hidesFuture] in a quiz
 */
export function treeList(side, onpick, onopen, hidesFuture = false) {
  const { part } = side;
  const here = hereOf(side);
  const row = here === null ? undefined : part.index.get(here);
  if (row === undefined) {
    return null;
  }
  const way = [row];
  for (let at = part.index.get(part.parent[row]); at !== undefined;) {
    way.unshift(at);
    at = part.index.get(part.parent[at]);
  }
  const items = [
    ...way,
    ...part.children[row].filter(one => !hidesFuture || part.enter[one] <= side.at),
  ];
  return h(
    'ul',
    {
      class: 'tree-list',
      role: 'tree',
      'aria-label': t('tree.list'),
      after: keepFocus,
      onkeydown: event => steer(event, { part, row, items, onpick, onopen }),
    },
    [
      items.map((one, i) =>
        item(side, one, {
          level: Math.min(i, way.length) + 1,
          isHere: one === row,
          isOpen: i < way.length,
          onpick,
        }),
      ),
    ],
  );
}

/**
 * @param {Loaded} side @param {number} row
 * @param {{level: number, isHere: boolean, isOpen: boolean, onpick: (node: number) => void}} how
 */
function item(side, row, how) {
  const { part } = side;
  const isKnown = isDone(side, part.leave[row]);
  const hasMore = part.size[row] > 1;
  const state = isKnown
    ? part.value[row]
    : t(part.enter[row] <= side.at ? 'tree.notLeft' : 'tree.notEntered');
  return h(
    'li',
    {
      key: part.number[row],
      role: 'treeitem',
      'aria-level': how.level,
      'aria-selected': String(how.isHere),
      'aria-expanded': hasMore ? String(how.isOpen) : null,
      tabindex: how.isHere ? '0' : '-1',
      'data-number': part.number[row],
      class: `level-${Math.min(how.level, 12)}`,
      onclick: () => how.onpick(part.number[row]),
    },
    [
      h('b', null, moveOf(part, row)),
      ' ',
      state,
      isKnown && part.cut[row] ? ` · ${t(`tree.cut.${part.cut[row]}`)}` : '',
      hasMore && isKnown
        ? h('span', { class: 'quiet' }, [
            ` · ${t('tree.nodes', { n: part.size[row], nodes: part.size[row] })}`,
          ])
        : '',
    ],
  );
}

/** @param {HTMLElement} list */
function keepFocus(list) {
  if (list.contains(document.activeElement) || list.dataset.steering === 'yes') {
    /** @type {HTMLElement | null} */ (list.querySelector('[tabindex="0"]'))?.focus();
    delete list.dataset.steering;
  }
}

/**
 * @param {KeyboardEvent} event
 * @param {{part: import('./trace.js').Drawn, row: number, items: number[],
 *     onpick: (node: number) => void, onopen: (node: number) => void}} place
 */
function steer(event, { part, row, items, onpick, onopen }) {
  const i = items.indexOf(row);
  const siblings =
    part.parent[row] < 0 ? [row] : part.children[part.index.get(part.parent[row]) ?? row];
  const beside = (/** @type {number} */ way) => siblings[siblings.indexOf(row) + way];
  const ways = /** @type {Record<string, () => number | undefined>} */ ({
    ArrowDown: () => beside(1),
    ArrowUp: () => beside(-1),
    ArrowLeft: () => (i > 0 ? items[i - 1] : undefined),
    ArrowRight: () => items[i + 1],
    Home: () => items[0],
  });
  const next = ways[event.key]?.();
  if (event.key === 'Enter' || event.key === ' ') {
    onopen(part.number[row]);
  } else if (next !== undefined) {
    /** @type {HTMLElement} */ (event.currentTarget).dataset.steering = 'yes';
    onpick(part.number[next]);
  } else if (!event.key.startsWith('Arrow')) {
    return;
  }
  event.preventDefault();
  event.stopPropagation();
}

/** How to read the picture and what can be done with it. */
export const help = () =>
  h('details', { class: 'tree-help' }, [
    h('summary', null, t('tree.help')),
    h('ul', null, [
      ['read', 'detail', 'steps', 'compare', 'twins', 'quiz'].map(name =>
        h('li', null, t(`tree.help.${name}`)),
      ),
    ]),
  ]);

/** What the signs of a search mean: those that it has. @param {Loaded} side */
export function legend({ part, summary: { statistics } }) {
  const has = (/** @type {string[]} */ column, /** @type {RegExp} */ sign) =>
    column.some(one => sign.test(one));
  const signs = [
    'exact',
    has(part.claim, /[<>]/) && 'bound',
    has(part.value, /~/) && 'guess',
    'open',
    has(part.cut, /beta/) && 'cut',
    statistics.tableHits > 0 && 'table',
    has(part.value, /[▲▼]/) && 'wins',
    'line',
  ].filter(one => one !== false);
  return legendOf(signs);
}

/** @param {string[]} signs */
const legendOf = signs =>
  h('p', { class: 'legend quiet' }, [
    signs.map(name => h('span', { class: `key-${name}` }, t(`tree.legend.${name}`))),
  ]);
