// @ts-check
/**
 * Tree: what a search really did, to be walked through in both directions, one or two at a time.
 */
import { h } from '../h.js';
import { ask } from '../api.js';
import { go, hasPage } from '../game.js';
import { field, gameChoice } from '../parts.js';
import { asked, format } from '../route.js';
import { current, setOwn } from '../store.js';
import { needWords, t } from '../messages.js';
import {
  dropSide,
  followPath,
  goTo,
  hereOf,
  isDone,
  lookAhead,
  needDetail,
  needPart,
  setSide,
  sideOf,
  step,
  watchSearch,
} from '../trace.js';
import {
  answerText,
  counts,
  help,
  legend,
  moment,
  nodePanel,
  pictureText,
  stepButtons,
  tell,
  treeList,
} from '../treeparts.js';
import { beginQuiz, endQuiz, quizPanel } from '../treequiz.js';
import { treeView } from '../treeview.js';

/** @typedef {import('../store.js').State} State */
/** @typedef {import('../route.js').Route} Route */

export const ENGINES = [
  'alphabeta',
  'minimax',
  'alphabeta order=none',
  'alphabeta table=bucket with=deepening',
  'pvs',
  'pvs table=none',
  'pvs table=bucket with=deepening',
  'mtdf',
  'sss',
  'dual',
];
const PLACE = ['event', 'node', 'top', 'focus'];
const ALL_STEPS = ['one', 'in', 'over', 'out', 'cut', 'table', 'iteration'];
const EXAMPLE = '((3 12 8)(2 4 6)(14 5 2))';

/** The typed tree of an address, or empty. @param {Route} route */
const typedOf = route =>
  route.own.tree ?? (route.game.startsWith('tree:') ? route.game.slice(5) : '');

/** @param {Route} route @param {string} engine */
function queryOf(route, engine) {
  const typed = typedOf(route);
  const depth = route.own.depth ?? '';
  return typed
    ? { game: `tree:${typed}`, depth, engine }
    : { ...asked(route), depth: depth || (route.own.focus ? '4' : '3'), engine };
}

/** @param {Route} route */
const breaksOf = route => (route.own.break ?? '').split(',').filter(key => key !== '');

/**
 * The page's own parameters with some changed; without a place if the search changes.
 * @param {Record<string, string | undefined>} change @param {boolean} [keepsPlace]
 */
function setUp(change, keepsPlace = false) {
  const { own } = current().route;
  const kept = Object.entries({ ...own, ...change }).filter(
    ([name, value]) => value && (keepsPlace || !PLACE.includes(name)),
  );
  return /** @type {Record<string, string>} */ (Object.fromEntries(kept));
}

/** @param {State} state */
function view(state) {
  const a = sideOf(state);
  const b = sideOf(state, 'b');
  return h('div', { class: 'tree-page' }, [
    settings(state),
    a?.error && h('p', { class: 'problem', role: 'alert', lang: 'en' }, a.error),
    b?.error && h('p', { class: 'problem', role: 'alert', lang: 'en' }, b.error),
    a?.part
      ? [
          h('div', { class: b?.part ? 'two-trees' : 'one-tree' }, [
            picture(state, 'a'),
            b?.part && picture(state, 'b'),
          ]),
          quizPanel(state),
          controls(state),
          h('div', { class: 'tree-side' }, [
            h('div', null, [
              h('section', { class: 'panel' }, [
                nodePanel(a, { breaks: breaksOf(state.route), onbreak: toggleBreak }),
              ]),
              h('section', { class: 'panel' }, [
                h('h2', null, t('tree.list')),
                treeList(a, pick, open, isQuiz(state)),
              ]),
            ]),
            h('div', null, [
              !isQuiz(state) &&
                h('section', { class: 'panel', key: 'counts' }, [
                  h('h2', null, t('tree.counts')),
                  counts(a, b),
                  cutShort(a),
                  more(state),
                ]),
              b?.part &&
                h('section', { class: 'panel other', key: 'other' }, [
                  h('p', { class: 'quiet' }, b.query.engine),
                  b.missing ? h('p', null, t('tree.missing')) : nodePanel(b),
                ]),
            ]),
          ]),
        ]
      : !a?.error && h('p', { class: 'quiet' }, t('loading')),
  ]);
}

/** @param {State} state */
function settings(state) {
  const { route } = state;
  const engine = route.own.engine ?? 'alphabeta';
  const isOff = engine === 'minimax';
  return h('section', { class: 'panel tree-settings', 'aria-label': t('tree.settings') }, [
    h('div', { class: 'row' }, [
      gameChoice(withTyped(state), choose),
      h('form', { class: 'typed', onsubmit: typeTree }, [
        field(
          t('tree.typed'),
          h('input', {
            name: 'tree',
            placeholder: EXAMPLE,
            spellcheck: 'false',
            autocomplete: 'off',
            after: filled(typedOf(route)),
          }),
        ),
        h('button', { class: 'read-tree' }, t('analyse.read')),
      ]),
      engineField(state, 'engine', engine, t('tree.engine')),
      engineField(state, 'other', route.own.other ?? '', t('tree.other')),
      field(
        t('tree.depthField'),
        h(
          'select',
          {
            class: 'depth',
            onchange: (/** @type {any} */ event) =>
              go({ own: setUp({ depth: event.target.value }) }),
          },
          [
            ['', '1', '2', '3', '4', '5', '6', '7', '8', '10', '12'].map(depth =>
              h('option', { value: depth, selected: depth === (route.own.depth ?? '') }, [
                depth || t('tree.usual'),
              ]),
            ),
          ],
        ),
      ),
      h('button', { class: 'cuts-off', 'aria-pressed': String(!isOff), onclick: toggleCuts }, [
        t(isOff ? 'tree.cutsOff' : 'tree.cutsOn'),
      ]),
      h(
        'button',
        { class: 'quiz-button', 'aria-pressed': String(isQuiz(state)), onclick: toggleQuiz },
        [t('treequiz.title')],
      ),
    ]),
    !typedOf(route) &&
      h('p', { class: 'quiet' }, [
        route.moves.length || route.start
          ? t('tree.from', { start: route.start, moves: route.moves.slice(0, route.at).join(' ') })
          : t('tree.fromStart'),
        ' ',
        h('a', { href: format({ ...route, page: 'analyse', own: {} }) }, t('tree.change')),
      ]),
  ]);
}

/** Typed trees among the games, each by its text. @param {State} state @returns {State} */
function withTyped(state) {
  const typed = typedOf(state.route);
  const games = state.games.map(one =>
    one.id.startsWith('tree:') ? { ...one, title: one.id.slice(5) } : one,
  );
  return typed
    ? {
        ...state,
        games,
        position: { title: typed },
        route: { ...state.route, game: `tree:${typed}` },
      }
    : { ...state, games };
}

/**
 * Sets a field when the address changes, and leaves it alone while somebody types.
 * @param {string} value
 */
const filled = value => (/** @type {HTMLInputElement} */ input) => {
  if (input.dataset.set !== value) {
    input.dataset.set = value;
    input.value = value;
  }
};

/**
 * The searches by name, the bugs of the zoo, or any other that is typed.
 * @param {State} state @param {'engine' | 'other'} name @param {string} value @param {string} label
 */
function engineField(state, name, value, label) {
  const bugs = (state.own.tree?.bugs ?? []).map((/** @type {any} */ bug) => [
    `zoo:${bug.number}`,
    `${bug.number} ${t(`zoo.${bug.number}.title`)}`,
  ]);
  const known = [
    ...(name === 'other' ? [['', t('tree.none')]] : []),
    ...ENGINES.map(one => [one, engineName(one)]),
    ['zoo:0', t('zoo.0.title')],
    ...bugs,
  ];
  const isTyped = Boolean(state.own.tree?.typing?.[name]) || !known.some(([one]) => one === value);
  const option = (/** @type {string[]} */ [one, words]) =>
    h('option', { value: one, selected: !isTyped && one === value }, words);
  const set = (/** @type {string} */ text) =>
    go({ own: setUp({ [name]: text.trim().toLowerCase() || undefined }) });
  const type = (/** @type {boolean} */ isOn) =>
    setOwn('tree', { typing: { ...current().own.tree?.typing, [name]: isOn } });
  const pickEngine = (/** @type {any} */ event) => {
    type(event.target.value === OTHER);
    if (event.target.value !== OTHER) {
      set(event.target.value);
    }
  };
  return h('div', { class: 'engine-field' }, [
    field(
      label,
      h('select', { class: `choice-${name}`, onchange: pickEngine }, [
        known.filter(([one]) => !one.startsWith('zoo:')).map(option),
        h('optgroup', { label: t('learn.zoo.title') }, [
          known.filter(([one]) => one.startsWith('zoo:')).map(option),
        ]),
        h('option', { value: OTHER, selected: isTyped }, t('play.other')),
      ]),
    ),
    isTyped &&
      h('input', {
        class: `engine-${name}`,
        after: filled(value),
        spellcheck: 'false',
        autocomplete: 'off',
        'aria-label': `${label}: ${t('play.other')}`,
        placeholder: 'pvs table=none',
        onchange: (/** @type {any} */ event) => set(event.target.value),
      }),
  ]);
}

const OTHER = 'other…';

/** @param {string} engine */
const engineName = engine => t(`tree.engine.${engine.replace(/[^a-z]+/g, '-')}`);

/** @param {string} id */
function choose(id) {
  const isTyped = id.startsWith('tree:');
  go({
    game: isTyped ? current().route.game : id,
    start: '',
    moves: [],
    own: setUp({ tree: isTyped ? id.slice(5) : undefined }),
  });
}

/** @param {any} event */
function typeTree(event) {
  event.preventDefault();
  const text = event.target.elements.tree.value.trim();
  const { route } = current();
  go({
    game: route.game.startsWith('tree:') ? 'connect4' : route.game,
    own: setUp({ tree: text || undefined }),
  });
}

/** Without cuts beside with cuts, and back: the counts tell what the cuts are worth. */
function toggleCuts() {
  const { own } = current().route;
  const engine = own.engine ?? 'alphabeta';
  go({
    own:
      engine === 'minimax'
        ? setUp({ engine: own.other ?? 'alphabeta', other: undefined })
        : setUp({ engine: 'minimax', other: engine }),
  });
}

/** @param {State} state */
const isQuiz = state => Boolean(state.own.tree?.quiz);

const toggleQuiz = () => (isQuiz(current()) ? endQuiz() : beginQuiz());

/** @param {State} state @param {string} name */
function picture(state, name) {
  const side = /** @type {any} */ (sideOf(state, name));
  return h('figure', { class: 'tree-figure', key: name }, [
    h('figcaption', null, [
      h('b', null, side.query.engine),
      !isQuiz(state) &&
        ' · ' +
          t('tree.positions', {
            n: side.summary.statistics.nodes,
            nodes: side.summary.statistics.nodes,
          }),
      side.summary.iterations.length > 1 &&
        ` · ${t('tree.iterationOf', { number: side.part.iteration + 1, all: side.summary.iterations.length, depth: side.summary.iterations[side.part.iteration].depth })}`,
      side.top !== null && [
        ' ',
        h('button', { class: 'small up', onclick: () => zoomInto(null) }, t('tree.wholeTree')),
      ],
    ]),
    treeView(side, {
      label: pictureText(side),
      zoom: state.own.tree?.zoom ?? 1,
      breaks: breaksOf(state.route),
      hideFuture: isQuiz(state),
      onpick: node => (name === 'a' ? pick(node) : pickOther(node)),
      onopen: node => name === 'a' && zoomInto(node),
    }),
    side.part.hidden[0] > 0 &&
      !isQuiz(state) &&
      h('p', { class: 'quiet drawn' }, [
        t('tree.drawn', { drawn: side.part.number.length, nodes: side.part.size[0] }),
      ]),
  ]);
}

/** @param {State} state */
function controls(state) {
  const a = /** @type {any} */ (sideOf(state));
  const zoom = state.own.tree?.zoom ?? 1;
  const breaks = breaksOf(state.route);
  return h('section', { class: 'panel tree-controls' }, [
    stepButtons(a, ALL_STEPS, move),
    breaks.length > 0 &&
      h('div', { class: 'row' }, [
        h('button', { class: 'step step-key back', onclick: () => move('key', true) }, [
          t('tree.step.key.back'),
        ]),
        h('button', { class: 'step step-key', onclick: () => move('key', false) }, [
          t('tree.step.key'),
        ]),
        h('span', { class: 'quiet' }, t('tree.breaks', { keys: breaks.join(', ') })),
        h(
          'button',
          {
            class: 'small',
            onclick: () => go({ own: setUp({ break: undefined }, true) }, { replace: true }),
          },
          [t('tree.noBreaks')],
        ),
      ]),
    moment(a, event =>
      settle(async () => {
        await goTo('a', event);
        await arrived();
      }),
    ),
    h('div', { class: 'row zooming' }, [
      h(
        'button',
        {
          class: 'small zoom-out',
          disabled: zoom <= 1,
          onclick: () => widen(0.5),
          'aria-label': t('tree.zoomOut'),
        },
        ['−'],
      ),
      h(
        'button',
        {
          class: 'small zoom-in',
          disabled: zoom >= 256,
          onclick: () => widen(2),
          'aria-label': t('tree.zoomIn'),
        },
        ['+'],
      ),
      h(
        'button',
        {
          class: 'small zoom-into',
          onclick: () => zoomInto(hereOf(a)),
          disabled: hereOf(a) === a.part.top,
        },
        [t('tree.zoomInto')],
      ),
      a.top !== null &&
        h('button', { class: 'small', onclick: () => zoomInto(null) }, t('tree.wholeTree')),
      a.picked !== null &&
        h('button', { class: 'small go-here', onclick: () => open(a.picked) }, t('tree.goHere')),
    ]),
    legend(),
    help(),
  ]);
}

/** @param {any} a */
const cutShort = a => [
  h('p', null, answerText(a)),
  !a.summary.whole &&
    h('p', { class: 'problem' }, [
      t('tree.cutShort', { events: a.summary.events, nodes: a.summary.nodes }),
    ]),
  a.summary.end === 'nodes' && h('p', { class: 'problem' }, t('tree.stopped')),
];

/**
 * What an experiment compares: the searches shown, without bugs of the zoo, which the lab does not
 * run; beside a single one minimax, or alpha-beta where that is minimax.
 * @param {string[]} shown
 */
function compared(shown) {
  const engines = [...new Set(shown.filter(engine => engine && !engine.startsWith('zoo:')))];
  const usual = ['minimax', 'alphabeta'].filter(engine => !engines.includes(engine));
  return [...engines, ...usual.slice(0, Math.max(0, 2 - engines.length))];
}

/** What is looked at as an experiment, and what will be filled in. @param {State} state */
function more(state) {
  const { route } = state;
  const a = sideOf(state);
  if (!hasPage('lab') || !a?.summary) {
    return null;
  }
  const shown = [a.query.engine, sideOf(state, 'b')?.query.engine ?? ''];
  const engines = compared(shown);
  const tree = typedOf(route);
  const deepest = Number(a.query.depth) || a.summary.iterations.at(-1).depth;
  const depths = deepest > 1 ? `1-${deepest}` : '1';
  return [
    h('p', null, [
      h(
        'a',
        {
          class: 'button experiment',
          href: format({
            ...route,
            page: 'lab',
            own: { engines: engines.join(';'), depths, ...(tree ? { tree } : {}) },
          }),
        },
        [t('tree.experiment')],
      ),
    ]),
    h('p', { class: 'quiet' }, [
      t('tree.experimentSays', { engines: engines.join(' · '), depths }),
      shown.some(engine => engine.startsWith('zoo:')) ? ` ${t('tree.experimentNoZoo')}` : '',
    ]),
  ];
}

let queue = Promise.resolve();
let queued = 0;

/**
 * One step after the other, however fast the keys are.
 * @param {string} what @param {boolean} back
 */
function move(what, back) {
  queued++;
  queue = queue.then(async () => {
    await step('a', what, back, breaksOf(current().route));
    queued--;
    settle(arrived);
  });
}

/** @type {(() => Promise<any>) | null} */
let wanted = null;
let isSettling = false;

/**
 * Does what was asked for last; what was asked for in between is forgotten.
 * @param {() => Promise<any>} task
 */
async function settle(task) {
  wanted = task;
  if (isSettling) {
    return;
  }
  isSettling = true;
  try {
    while (wanted) {
      const now = wanted;
      wanted = null;
      await now();
    }
  } finally {
    isSettling = false;
  }
}

/** What follows a change of the place. */
async function arrived() {
  const a = sideOf(current());
  if (!a?.summary || current().route.page !== 'tree') {
    return;
  }
  tell(a);
  remember();
  const here = hereOf(a);
  if (here !== null) {
    await needDetail('a', here);
    await lock();
    lookAhead('a', here);
  }
}

/** Points at a node; the moment stays. @param {number} node */
function pick(node) {
  setSide('a', { picked: node });
  settle(async () => {
    await needPart('a');
    await arrived();
  });
}

/** Goes to the moment a node is done. @param {number} node */
async function open(node) {
  const detail = await needDetail('a', node);
  if (detail) {
    await goTo('a', detail.leave < 0 ? detail.enter : detail.leave);
    settle(arrived);
  }
}

/**
 * Points at the node of the first search that the second reached by the same moves.
 * @param {number} node
 */
async function pickOther(node) {
  const detail = await needDetail('b', node);
  const b = sideOf(current(), 'b');
  if (detail && b) {
    await followPath('a', detail.path, b.summary.iterations[detail.iteration].depth, 'end');
    settle(arrived);
  }
}

/** @param {number | null} node */
function zoomInto(node) {
  setSide('a', {
    top: node,
    ...(node === null ? {} : { picked: hereOf(/** @type {any} */ (sideOf(current()))) }),
  });
  settle(async () => {
    await needPart('a');
    await arrived();
  });
}

/** The second search goes along with the first. */
async function lock() {
  const a = sideOf(current());
  const b = sideOf(current(), 'b');
  const here = a ? hereOf(a) : null;
  if (!a || !b?.part || here === null || !a.details[here]) {
    return;
  }
  const detail = a.details[here];
  const when = a.at === a.summary.events - 1 ? 'end' : isDone(a, detail.leave) ? 'leave' : 'enter';
  await followPath('b', detail.path, a.summary.iterations[detail.iteration].depth, when);
  const other = sideOf(current(), 'b');
  if (other?.summary && hereOf(other) !== null) {
    await needDetail('b', /** @type {number} */ (hereOf(other)));
  }
}

/** @param {string} key */
function toggleBreak(key) {
  const breaks = breaksOf(current().route);
  const now = breaks.includes(key) ? breaks.filter(one => one !== key) : [...breaks, key];
  go({ own: setUp({ break: now.join(',') || undefined }, true) }, { replace: true });
}

let wrote = '';
let waiting = 0;

/** @param {Record<string, string>} own */
const placeText = own => ['event', 'node', 'top'].map(name => own[name] ?? '').join(' ');

/** Puts the place into the address, when nobody steps for a moment. */
function remember() {
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    const a = sideOf(current());
    if (current().route.page !== 'tree' || !a?.summary || !a.part) {
      return;
    }
    const place = {
      event: a.at === a.summary.events - 1 ? undefined : String(a.at),
      node: a.picked === null ? undefined : String(a.picked),
      top: a.top === null ? undefined : String(a.top),
    };
    const own = setUp({ ...place }, true);
    if (placeText(own) !== placeText(current().route.own)) {
      wrote = placeText(own);
      go({ own }, { replace: true });
    }
  }, 150);
}

/** Takes the place from the address. @param {Record<string, string>} own */
async function restore(own) {
  wrote = placeText(own);
  const side = sideOf(current());
  if (!side?.summary) {
    return;
  }
  const numeral = (/** @type {string} */ name) =>
    /^\d+$/.test(own[name] ?? '') ? Number(own[name]) : null;
  setSide('a', { top: numeral('top') });
  await goTo('a', numeral('event') ?? side.summary.events - 1);
  const node = numeral('node') ?? (own.focus && !own.event ? focused(own.focus) : null);
  if (node !== null && node < side.summary.nodes) {
    setSide('a', { picked: node });
  }
  await needPart('a');
  settle(arrived);
}

/** The root move somebody asks about, in the last iteration. @param {string} move */
function focused(move) {
  const side = /** @type {any} */ (sideOf(current()));
  const root = side.summary.iterations.at(-1).root;
  const row = side.part.number.findLastIndex(
    (/** @type {number} */ _, /** @type {number} */ i) =>
      side.part.parent[i] === root && side.part.move[i] === move,
  );
  return row < 0 ? null : side.part.number[row];
}

/** The classic bugs can be chosen like any other search. */
async function nameBugs() {
  if (!current().own.tree?.bugs) {
    setOwn('tree', { bugs: [] });
    const [{ bugs }] = await Promise.all([ask('zoo'), needWords()]);
    setOwn('tree', { bugs });
  }
}

/** @param {number} factor */
function widen(factor) {
  const zoom = current().own.tree?.zoom ?? 1;
  setOwn('tree', { zoom: Math.max(1, Math.min(256, zoom * factor)) });
}

/** @param {State} state */
function sync(state) {
  const { route } = state;
  nameBugs();
  const isNew = watchSearch('a', queryOf(route, route.own.engine ?? 'alphabeta'), () =>
    restore(current().route.own),
  );
  if (isNew) {
    setOwn('tree', { quiz: null });
  }
  if (route.own.other) {
    watchSearch('b', queryOf(route, route.own.other), () => settle(arrived));
  } else if (sideOf(current(), 'b')) {
    dropSide('b');
  }
  if (!isNew && sideOf(state)?.part && wrote !== placeText(route.own)) {
    restore(route.own);
  }
}

/** @param {string} what */
const stepping = what => (/** @type {State} */ _state, /** @type {KeyboardEvent} */ event) => {
  if (!event.repeat || queued < 3) {
    // a key that is held down does not run ahead of the server
    move(what, event.shiftKey);
  }
};

/** @type {import('../pages.js').Page} */
export const tree = {
  id: 'tree',
  view,
  sync,
  keys: {
    ArrowRight: 'treeForward',
    ArrowLeft: 'treeBack',
    I: 'treeIn',
    O: 'treeOver',
    P: 'treeOut',
    C: 'treeCut',
    T: 'treeTable',
    N: 'treeIteration',
    G: 'treeKey',
    B: 'treeBreak',
    Home: 'treeStart',
    End: 'treeEnd',
    Z: 'treeZoom',
    X: 'treeWhole',
    '+': 'treeWider',
    '-': 'treeNarrower',
    Q: 'treeQuiz',
  },
  actions: {
    treeForward: () => move('one', false),
    treeBack: () => move('one', true),
    treeIn: stepping('in'),
    treeOver: stepping('over'),
    treeOut: stepping('out'),
    treeCut: stepping('cut'),
    treeTable: stepping('table'),
    treeIteration: stepping('iteration'),
    treeKey: stepping('key'),
    treeStart: () => move('ends', true),
    treeEnd: () => move('ends', false),
    treeBreak: state => {
      const side = sideOf(state);
      const here = side?.summary ? hereOf(side) : null;
      if (side && here !== null && side.details[here]) {
        toggleBreak(side.details[here].key);
      }
    },
    treeZoom: state => {
      const side = sideOf(state);
      if (side?.part) {
        zoomInto(hereOf(side));
      }
    },
    treeWhole: () => zoomInto(null),
    treeWider: () => widen(2),
    treeNarrower: () => widen(0.5),
    treeQuiz: toggleQuiz,
  },
};
