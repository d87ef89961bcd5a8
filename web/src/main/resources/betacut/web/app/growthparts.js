// @ts-check
/** What the tree page shows of a growing tree: picture, steps, code, a node in numbers. */
import { boardView } from './board.js';
import { button, field, option, scroll, select } from './controls.js';
import { pickNode } from './growth.js';
import { finite, growthView, percent } from './growthview.js';
import { h } from './h.js';
import { number, say, t } from './messages.js';
import { engineName } from './treenames.js';
import { whereText } from './treeparts.js';
import { slider, stepButtons } from './treesteps.js';
import { short } from './words.js';

/**
 * @typedef {import('./growth.js').Shown} Shown
 * @typedef {import('./answers').GrownChild} GrownChild
 *
 * @typedef {Object} GrowthLine
 * @property {string} id its words are the message growth.code.ID
 * @property {number} depth how far it is indented
 * @property {string[]} phases that run it
 * @property {boolean} [max] whether it runs only at nodes of Max, or only at those of Min
 */

/** @type {Record<'playouts' | 'proof', GrowthLine[]>} */
const CODE = {
  playouts: [
    { id: 'begin', depth: 0, phases: ['begin'] },
    { id: 'repeat', depth: 0, phases: [] },
    { id: 'select', depth: 1, phases: ['select'] },
    { id: 'expand', depth: 1, phases: ['expand'] },
    { id: 'playout', depth: 1, phases: ['playout'] },
    { id: 'backup', depth: 1, phases: ['backup'] },
    { id: 'answer', depth: 0, phases: [] },
  ],
  proof: [
    { id: 'ask', depth: 0, phases: ['ask'] },
    { id: 'prove', depth: 0, phases: ['enter'] },
    { id: 'loop', depth: 1, phases: [] },
    { id: 'max', depth: 2, phases: ['look'], max: true },
    { id: 'min', depth: 2, phases: ['look'], max: false },
    { id: 'return', depth: 2, phases: ['leave'] },
    { id: 'child', depth: 2, phases: [] },
  ],
};

/** The code, with the line that has just run. @param {Shown} growth */
function growthCode({ tree, summary }) {
  const isMax = (tree.way.length - 1) % 2 === 0;
  const isRunning = (/** @type {GrowthLine} */ line) =>
    line.phases.includes(tree.phase) && (line.max === undefined || line.max === isMax);
  return h('section', { class: 'panel code-panel', 'aria-label': t('tree.code') }, [
    h('h2', null, t('tree.code')),
    h('ol', { class: 'code' }, [
      CODE[summary.kind].map(line =>
        h(
          'li',
          {
            key: line.id,
            'data-line': line.id,
            class: `indent-${line.depth} ${isRunning(line) ? 'runs' : ''}`.trim(),
            'aria-current': isRunning(line) ? 'step' : null,
          },
          h('code', null, t(`growth.code.${line.id}`)),
        ),
      ),
    ]),
  ]);
}

const STEPS = {
  playouts: ['select', 'expand', 'playout', 'backup'],
  proof: ['ask', 'enter', 'look', 'leave'],
};

/** The moment in a few words. @param {Shown} growth */
const momentText = ({ tree, summary }) =>
  tree.phase === 'begin'
    ? t('growth.phase.begin')
    : t(`growth.moment.${summary.kind}`, {
        round: tree.round,
        rounds: summary.playouts,
        phase: t(`growth.phase.${tree.phase}`),
      });

/** What the search found, as far as it is proven. @param {Shown} growth */
const foundText = ({ query, summary }) =>
  t(summary.value ? 'growth.proven' : 'growth.found', {
    engine: engineName(query.method),
    move: summary.move,
    value: summary.value ? short(summary.value) : '',
    nodes: summary.nodes,
  });

/** Picture, phases and sentences. @param {Shown} growth */
const growthFigure = growth =>
  h('figure', { class: 'tree-figure growing', 'aria-busy': String(growth.key !== growth.wanted) }, [
    h('figcaption', null, [
      h('b', null, engineName(growth.query.method)),
      h('span', null, momentText(growth)),
      h('ol', { class: 'phases', 'aria-label': t('growth.phases') }, [
        STEPS[growth.summary.kind].map(phase =>
          h(
            'li',
            { key: phase, 'aria-current': phase === growth.tree.phase ? 'step' : null },
            t(`growth.phase.${phase}`),
          ),
        ),
      ]),
    ]),
    growthView(growth, pickNode, `${momentText(growth)}. ${growth.tree.said.map(say).join(' ')}`),
  ]);

/** What the step did. @param {Shown} growth */
const growthWords = ({ tree }) =>
  h('section', { class: 'panel growth-said', key: 'said' }, [
    tree.said.map((one, i) => h('p', { key: `${i}` }, say(one))),
    tree.playout.length > 0 &&
      h('p', { class: 'quiet played', key: 'played' }, tree.playout.join(' ')),
  ]);

/**
 * @typedef {Object} Steering
 * @property {(what: string, back: boolean) => void} onstep
 * @property {(step: number) => void} onmove
 * @property {NonNullable<Parameters<typeof stepButtons>[3]>} film
 */

/** Steps, speed, slider. @param {Shown} growth @param {Steering} steering */
function growthControls(growth, { onstep, onmove, film }) {
  const { kind, steps } = growth.summary;
  const which = kind === 'playouts' ? ['iteration'] : [];
  return [
    stepButtons({ at: growth.at, end: steps - 1 }, which, onstep, film, `growth.${kind}`),
    slider({ at: growth.at, end: steps - 1, words: momentText(growth) }, onmove, [
      t('growth.step', { at: growth.at + 1, steps }),
      ' ',
      `${momentText(growth)}.`,
      growth.at === steps - 1 ? ` ${foundText(growth)}` : '',
    ]),
    h('p', { class: 'legend quiet growth-legend' }, [
      (kind === 'playouts' ? ['share', 'visits', 'proven', 'way'] : ['proof', 'solved', 'way']).map(
        name => h('span', { class: `key-${name}` }, t(`growth.legend.${name}`)),
      ),
    ]),
  ];
}

/** The most rows of a table; there may be hundreds of moves. */
const MOST_ROWS = 12;

/** The node looked at: its board, what is known of it, its children. @param {Shown} growth */
function growthNode({ tree: { node }, summary }) {
  const isPlayouts = summary.kind === 'playouts';
  const order = [...node.children].sort(
    (a, b) => Number(b.isChosen) - Number(a.isChosen) || b.visits - a.visits,
  );
  const left = order.length - MOST_ROWS;
  return h('section', { class: 'panel node-panel', key: 'node', 'data-node': node.node }, [
    h('h2', null, whereText(node.path)),
    h('div', { class: 'node-body' }, [
      h('div', { class: 'small-board' }, [
        boardView({ board: node.board, view: 0, label: t('tree.board') }),
      ]),
      h('div', { class: 'growth-known' }, [
        h('p', null, t('growth.mover', { side: t(node.max ? 'tree.max' : 'tree.min') })),
        node.said.map((one, i) => h('p', { key: `${i}` }, say(one))),
      ]),
    ]),
    order.length > 0 &&
      scroll(t('growth.children'), [
        h('table', { class: 'growth-children' }, [
          h('thead', null, [
            h('tr', null, [
              (isPlayouts
                ? ['move', 'visits', 'won', 'bound']
                : ['move', 'proof', 'disproof', 'entered']
              ).map(name =>
                h(
                  'th',
                  { scope: 'col' },
                  t(`growth.column.${name}`, { side: t(node.max ? 'tree.max' : 'tree.min') }),
                ),
              ),
            ]),
          ]),
          h('tbody', null, [
            order.slice(0, MOST_ROWS).map(child => childRow(child, node.max, isPlayouts)),
          ]),
        ]),
      ]),
    left > 0 && h('p', { class: 'quiet' }, t('growth.rows', { n: left })),
  ]);
}

/** @param {GrownChild} child @param {boolean} isMax @param {boolean} isPlayouts */
function childRow(child, isMax, isPlayouts) {
  const { share, bound, proven, proof, disproof } = child.numbers;
  const won = isMax ? share : 1 - share;
  const cells = isPlayouts
    ? [
        number(child.visits),
        proven || (child.visits > 0 ? percent(won) : '–'),
        proven ? '–' : bound < 0 ? '∞' : percent(bound),
      ]
    : [finite(proof), finite(disproof), number(child.visits)];
  return h(
    'tr',
    { key: child.node, class: child.isChosen ? 'chosen' : null, 'data-child': child.node },
    [
      h('th', { scope: 'row' }, [
        button(child.move, () => pickNode(child.node), { class: 'small pick' }),
        child.isChosen && h('span', { class: 'quiet' }, ` ${t('growth.chosen')}`),
      ]),
      cells.map(cell => h('td', null, cell)),
    ],
  );
}

/**
 * Everything about a search that grows its tree.
 * @param {Shown} growth @param {Steering} steering @param {import('./h.js').Content} nothing that
 *     there is nothing to step to
 */
export const growthStage = (growth, steering, nothing) =>
  h('div', { class: 'stage', key: 'growth' }, [
    h('div', { class: 'stage-main' }, [
      growthFigure(growth),
      h('section', { class: 'panel tree-controls' }, [
        growthControls(growth, steering),
        nothing,
        h('details', { class: 'tree-help' }, [
          h('summary', null, t('tree.help')),
          h('p', null, t(`growth.help.${growth.summary.kind}`)),
        ]),
      ]),
    ]),
    h('div', { class: 'stage-side' }, [
      growthWords(growth),
      growthCode(growth),
      growthNode(growth),
    ]),
  ]);

const PLAYOUTS = ['100', '1000', '', '100000'];
const USUAL_PLAYOUTS = 10000;

/** How many playouts to look at. @param {string} wanted @param {(most: string) => void} onpick */
export const playoutsField = (wanted, onpick) =>
  field(
    t('growth.playoutsField'),
    select(
      { class: 'playouts' },
      PLAYOUTS.map(one => option(one, number(Number(one) || USUAL_PLAYOUTS), one === wanted)),
      onpick,
    ),
  );
