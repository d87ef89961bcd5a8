// @ts-check
/** What pages show of a search that was written down: picture, steps, a node in words, counts. */
import { h } from './h.js';
import { boardView } from './board.js';
import { announce } from './store.js';
import { number, say, t } from './messages.js';
import { short } from './words.js';
import { childRows, hereOf, isDone, kindAt, nodeAt } from './trace.js';

/** @typedef {import('./trace.js').Side} Side */

/** Steps: what, sign, key; each can also be made backwards. */
export const STEPS = /** @type {[string, string, string][]} */ ([
  ['one', '→', 'ArrowRight'],
  ['in', '↳', 'I'],
  ['over', '↷', 'O'],
  ['out', '↰', 'P'],
  ['cut', '✂', 'C'],
  ['table', 'T', 'T'],
  ['iteration', '↻', 'N'],
]);

/**
 * Buttons for steps in both directions.
 * @param {Side} side @param {string[]} which @param {(what: string, back: boolean) => void} onstep
 */
export function stepButtons(side, which, onstep) {
  const end = side.summary.events - 1;
  const button = (
    /** @type {string} */ what,
    /** @type {boolean} */ back,
    /** @type {string} */ sign,
  ) =>
    h(
      'button',
      {
        class: `step step-${what}${back ? ' back' : ''}`,
        disabled: back ? side.at === 0 : side.at === end,
        title: t(`tree.step.${what}${back ? '.back' : ''}`),
        'aria-label': t(`tree.step.${what}${back ? '.back' : ''}`),
        onclick: () => onstep(what, back),
      },
      [sign],
    );
  const pair = (/** @type {[string, string, string]} */ [what, sign]) =>
    h('div', { class: 'step-pair', role: 'group', 'aria-label': t(`tree.steps.${what}`) }, [
      button(what, true, '◂'),
      h('span', { class: 'step-name', 'aria-hidden': 'true' }, t(`tree.steps.${what}`)),
      button(what, false, '▸'),
    ]);
  return h('div', { class: 'steps', role: 'group', 'aria-label': t('tree.steps') }, [
    button('ends', true, '|◂'),
    STEPS.filter(([what]) => which.includes(what)).map(pair),
    button('ends', false, '▸|'),
  ]);
}

/**
 * The moment as a slider and in words.
 * @param {Side} side @param {(event: number) => void} onmove
 */
export function moment(side, onmove) {
  const end = side.summary.events - 1;
  return h('div', { class: 'moment' }, [
    h('input', {
      type: 'range',
      min: 0,
      max: end,
      value: String(side.at),
      'aria-label': t('tree.moment'),
      'aria-valuetext': happened(side),
      oninput: (/** @type {any} */ event) => onmove(Number(event.target.value)),
    }),
    h('p', { class: 'quiet happened' }, [
      t('tree.event', { at: side.at + 1, events: end + 1 }),
      ' ',
      happened(side),
    ]),
  ]);
}

/** What just happened. @param {Side} side */
export function happened(side) {
  const node = nodeAt(side, side.at);
  const row = node === null ? undefined : side.part?.index.get(node);
  const kind = kindAt(side, side.at) || (side.at === side.summary.events - 1 ? 'L' : '');
  if (row === undefined || !kind) {
    return '';
  }
  const { part } = side;
  const move = part.parent[row] < 0 ? t('tree.root') : part.move[row];
  return t(`tree.event.${kind}`, {
    move,
    window: part.window[row],
    value: part.value[row],
    iteration: part.iteration + 1,
  });
}

/** Tells those who do not see it. @param {Side | undefined} side */
export const tell = side => side?.part && announce(happened(side));

/** The whole picture in a sentence. @param {Side} side */
export function pictureText(side) {
  const { summary } = side;
  return t('tree.picture', {
    engine: side.query.engine,
    nodes: summary.statistics.nodes,
    drawn: side.part.number.length,
    cuts: summary.statistics.cuts,
    move: summary.move ?? '–',
    value: short(summary.value),
  });
}

/** What a search found and what it cost. @param {Side} side */
export function answerText(side) {
  const { statistics, iterations } = side.summary;
  return t('tree.answer', {
    engine: side.query.engine,
    move: side.summary.move ?? '–',
    value: short(side.summary.value),
    nodes: statistics.nodes,
    leaves: statistics.leaves,
    cuts: statistics.cuts,
    hits: statistics.tableHits,
    searches: iterations.length,
  });
}

/**
 * Two searches in numbers, and a sentence.
 * @param {Side} a @param {Side | undefined} b
 */
export function counts(a, b) {
  const both = b?.summary ? [a, b] : [a];
  const rows = ['nodes', 'leaves', 'cuts', 'firstCuts', 'tableHits'];
  const times = b?.summary
    ? a.summary.statistics.nodes / Math.max(1, b.summary.statistics.nodes)
    : 1;
  return h('div', { class: 'counts' }, [
    h('div', { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': t('tree.counts') }, [
      h('table', null, [
        h('thead', null, [
          h('tr', null, [
            h('td', null),
            both.map(side => h('th', { scope: 'col' }, side.query.engine)),
          ]),
        ]),
        h('tbody', null, [
          h('tr', null, [
            h('th', { scope: 'row' }, t('tree.count.answer')),
            both.map(side =>
              h('td', null, `${side.summary.move ?? '–'} ${short(side.summary.value)}`),
            ),
          ]),
          rows.map(name =>
            h('tr', { class: `count-${name}` }, [
              h('th', { scope: 'row' }, t(`tree.count.${name}`)),
              both.map(side => h('td', null, number(side.summary.statistics[name]))),
            ]),
          ),
        ]),
      ]),
    ]),
    b?.summary && h('p', { class: 'ratio' }, ratioText(a, b, times)),
  ]);
}

/** @param {Side} a @param {Side} b @param {number} times */
function ratioText(a, b, times) {
  const [more, less, much] = times >= 1 ? [a, b, times] : [b, a, 1 / times];
  const names = { more: more.query.engine, less: less.query.engine };
  return much < 1.05
    ? t('tree.ratioSame', names)
    : t('tree.ratio', {
        ...names,
        times: number(much, { maximumFractionDigits: much < 10 ? 1 : 0 }),
      });
}

/**
 * Everything about the node looked at that is known at this moment.
 * @param {Side} side @param {{breaks?: string[], onbreak?: (key: string) => void}} [can]
 */
export function nodePanel(side, can = {}) {
  const here = hereOf(side);
  const detail = here === null ? null : side.details[here];
  if (!detail) {
    return h('p', { class: 'quiet' }, t('loading'));
  }
  const isEntered = detail.enter <= side.at;
  const done = isDone(side, detail.leave);
  const isJustCut =
    !done && nodeAt(side, side.at) === here && 'CS'.includes(kindAt(side, side.at) || '-');
  const { words } = detail;
  const rows = [
    ['mover', t(detail.max ? 'tree.max' : 'tree.min')],
    [
      'value',
      done
        ? [h('b', null, detail.value), ' ', say(words.value)]
        : t(isEntered ? 'tree.notLeft' : 'tree.notEntered'),
    ],
    isEntered && ['window', [h('b', null, detail.window), ' ', say(words.window)]],
    (done || isJustCut) &&
      words.cut && [
        'cut',
        [
          say(words.cut),
          detail.skipped.length > 0 &&
            ` (${t('tree.skipped', { moves: detail.skipped.join(' ') })})`,
        ],
      ],
    words.order && ['order', say(words.order)],
    words.purpose && ['purpose', say(words.purpose)],
    isEntered &&
      words.probes.length > 0 && [
        'probed',
        words.probes.map((/** @type {any} */ one) => h('div', null, say(one))),
      ],
    done && words.stored && ['stored', say(words.stored)],
    [
      'iteration',
      `${number(detail.iteration + 1)} / ${number(side.summary.iterations.length)}, ${t('tree.depth', { depth: detail.depth })}`,
    ],
    done && ['below', number(detail.searched)],
    ['key', [h('code', null, detail.key), can.onbreak && [' ', breakButton(detail.key, can)]]],
  ].filter(row => row);
  return h('div', { class: 'node-panel', 'data-node': here }, [
    h('h2', null, [
      detail.path.length
        ? t('tree.node.after', { moves: detail.path.join(' ') })
        : t('tree.node.root'),
    ]),
    h('div', { class: 'node-body' }, [
      detail.board &&
        h('div', { class: 'small-board' }, [
          boardView({ board: detail.board, view: 0, label: t('tree.board') }),
        ]),
      h('table', { class: 'facts' }, [
        h(
          'tbody',
          null,
          /** @type {any[]} */ [
            rows.map(([name, value]) =>
              h('tr', { key: name, class: `fact-${name}` }, [
                h('th', { scope: 'row' }, t(`tree.fact.${name}`)),
                h('td', null, value),
              ]),
            ),
          ],
        ),
      ]),
    ]),
  ]);
}

/** @param {string} key @param {any} can */
function breakButton(key, can) {
  const isSet = can.breaks.includes(key);
  return h(
    'button',
    { class: 'small break', 'aria-pressed': String(isSet), onclick: () => can.onbreak(key) },
    [t('tree.break')],
  );
}

/**
 * The tree for those who do not see the picture: the way to the node looked at, and what is below.
 * @param {Side} side @param {(node: number) => void} onpick @param {(node: number) => void} onopen
 * @param {boolean} [hidesFuture] in a quiz
 */
export function treeList(side, onpick, onopen, hidesFuture = false) {
  const { part } = side;
  const here = hereOf(side);
  const row = here === null ? undefined : part.index.get(here);
  if (row === undefined) {
    return null;
  }
  const way = [];
  for (let at = row; at !== undefined; at = part.index.get(part.parent[at])) {
    way.unshift(at);
  }
  const items = [
    ...way,
    ...childRows(part, row).filter(one => !hidesFuture || part.enter[one] <= side.at),
  ];
  return h(
    'ul',
    {
      class: 'tree-list',
      role: 'tree',
      'aria-label': t('tree.list'),
      after: keepFocus,
      onkeydown: (/** @type {KeyboardEvent} */ event) =>
        steer(event, { part, row, items, onpick, onopen }),
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

/** @param {Side} side @param {number} row @param {any} how */
function item(side, row, how) {
  const { part } = side;
  const isKnown = isDone(side, part.leave[row]);
  const hasMore = part.size[row] > 1;
  const move = part.parent[row] < 0 ? t('tree.root') : part.move[row];
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
      h('b', null, move),
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

/** @param {KeyboardEvent} event @param {any} place */
function steer(event, { part, row, items, onpick, onopen }) {
  const i = items.indexOf(row);
  const siblings =
    part.parent[row] < 0 ? [row] : childRows(part, part.index.get(part.parent[row]) ?? row);
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

/** What the signs mean. */
export const legend = () =>
  h('p', { class: 'legend quiet' }, [
    ['exact', 'bound', 'guess', 'open'].map(name =>
      h('span', { class: `key-${name}` }, t(`tree.legend.${name}`)),
    ),
    h('span', { class: 'key-cut' }, t('tree.legend.cut')),
    h('span', { class: 'key-table' }, t('tree.legend.table')),
    h('span', { class: 'key-table' }, t('tree.legend.wins')),
  ]);
