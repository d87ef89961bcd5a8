// @ts-check
/**
 * Tree: what a search really did, to be walked through in both directions, one or two at a time.
 */
import { h } from '../h.js';
import { button, field, filledWith, form, line, option, problem, select } from '../controls.js';
import { go } from '../game.js';
import { growthOf, isGrowing, shownGrowth } from '../growth.js';
import { growthStage, playoutsField } from '../growthparts.js';
import { hasPage } from '../pages.js';
import { gameChoice } from '../parts.js';
import { format } from '../route.js';
import { current, setOwn } from '../store.js';
import { t } from '../messages.js';
import { answered, hereOf, isOld, loaded, sideOf } from '../trace.js';
import {
  counts,
  help,
  legend,
  nodePanel,
  pictureText,
  positionsText,
  treeList,
} from '../treeparts.js';
import { codePanel } from '../treecode.js';
import { moment, momentOf, stepButtons } from '../treesteps.js';
import { answerText, engineName, limitsText, searchNames } from '../treenames.js';
import { beginQuiz, endQuiz, quizPanel } from '../treequiz.js';
import { treeView } from '../treeview.js';
import {
  breaksOf,
  engineOf,
  goToEvent,
  isBehind,
  move,
  open,
  parameters,
  pick,
  pickOther,
  setSpeed,
  syncWalk,
  toggleBreak,
  toggleFilm,
  typedOf,
  USUAL_SPEED,
  zoomInto,
} from '../walk.js';

/**
 * @typedef {import('../store.js').State} State
 * @typedef {import('../trace.js').Loaded} Loaded
 */

const DEPTHS = ['', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '12'];
const EXAMPLE = '((3 12 8)(2 4 6)(14 5 2))';
const WIDEST = 256;

/** @param {State} state */
function view(state) {
  if (isGrowing(engineOf(state.route))) {
    return growing(state);
  }
  const side = sideOf(state);
  const a = loaded(state);
  const b = loaded(state, 'b');
  return h('div', { class: 'tree-page' }, [
    settings(state),
    [...new Set([side?.error, sideOf(state, 'b')?.error])].map(problem),
    a ? walking(state, a, b) : !side?.error && h('p', { class: 'quiet' }, t('loading')),
  ]);
}

/** The same for a search that grows its tree. @param {State} state */
function growing(state) {
  const growth = growthOf(state);
  const shown = shownGrowth(state);
  return h('div', { class: 'tree-page' }, [
    settings(state),
    problem(growth?.error),
    shown
      ? growthStage(shown, { onstep: move, onmove: goToEvent, film: filmOf(state) }, nothing(state))
      : !growth?.error && h('p', { class: 'quiet' }, t('loading')),
  ]);
}

/** @param {State} state */
const filmOf = state => ({
  isPlaying: Boolean(state.own.tree?.isPlaying),
  speed: state.own.tree?.speed ?? USUAL_SPEED,
  ontoggle: toggleFilm,
  onspeed: setSpeed,
});

/** @param {State} state */
const nothing = state =>
  state.own.tree?.nothing && h('p', { class: 'nothing' }, t(state.own.tree.nothing));

/** @param {State} state @param {Loaded} a @param {Loaded | undefined} b */
const walking = (state, a, b) => [
  h('div', { class: b ? 'stage two' : 'stage' }, [
    h('div', { class: 'stage-main' }, [trees(state, a, b), quizPanel(state), controls(state, a)]),
    h('div', { class: 'stage-side' }, [
      !isQuiz(state) && codePanel(a),
      h('section', { class: 'panel', key: 'node' }, [
        nodePanel(a, { breaks: breaksOf(state.route), onbreak: toggleBreak }),
      ]),
    ]),
  ]),
  below(state, a, b),
];

/** @param {State} state @param {Loaded} a @param {Loaded | undefined} b */
const trees = (state, a, b) =>
  h('div', { class: b ? 'two-trees' : 'one-tree' }, [
    picture(state, 'a', a, searchNames(b ? [a, b] : [a])[0]),
    b && picture(state, 'b', b, searchNames([a, b])[1]),
  ]);

/** @param {State} state @param {Loaded} a @param {Loaded | undefined} b */
const below = (state, a, b) =>
  h('div', { class: 'tree-side' }, [
    h('div', null, [
      h('section', { class: 'panel' }, [
        h('h2', null, t('tree.list')),
        treeList(a, pick, open, isQuiz(state)),
      ]),
    ]),
    h('div', null, [
      !isQuiz(state) &&
        h('section', { class: 'panel', key: 'counts' }, [
          h('h2', null, t('tree.counts')),
          counts(a, answered(state, 'b')),
          cutShort(a),
          more(state, a),
        ]),
      b &&
        h('section', { class: 'panel other', key: 'other' }, [
          h('p', { class: 'quiet' }, searchNames([a, b])[1]),
          b.missing ? h('p', null, t('tree.missing')) : nodePanel(b),
        ]),
    ]),
  ]);

/** @param {State} state */
function settings(state) {
  const { route } = state;
  const engine = engineOf(route);
  const isOff = engine === 'minimax';
  const typed = { name: 'tree', placeholder: EXAMPLE, spellcheck: 'false', autocomplete: 'off' };
  const depths = DEPTHS.map(depth =>
    option(depth, depth || t('tree.usual'), depth === (route.own.depth ?? '')),
  );
  return h('section', { class: 'panel tree-settings', 'aria-label': t('tree.settings') }, [
    h('div', { class: 'row' }, [
      gameChoice(withTyped(state), choose),
      form({ class: 'typed' }, elements => typeTree(elements.tree.value.trim()), [
        field(t('tree.typed'), h('input', { ...typed, ...filledWith(typedOf(route)) })),
        h('button', { class: 'read-tree' }, t('analyse.read')),
      ]),
      engineField(state, 'engine', engine, t('tree.engine')),
      isGrowing(engine)
        ? engine.startsWith('mcts') &&
          playoutsField(route.own.playouts ?? '', playouts => go({ own: parameters({ playouts }) }))
        : [
            engineField(state, 'other', route.own.other ?? '', t('tree.other')),
            field(
              t('tree.depthField'),
              select({ class: 'depth' }, depths, depth => go({ own: parameters({ depth }) })),
            ),
            button(t(isOff ? 'tree.cutsOff' : 'tree.cutsOn'), toggleCuts, {
              class: 'cuts-off',
              'aria-pressed': String(!isOff),
            }),
            button(t('treequiz.title'), toggleQuiz, {
              class: 'quiz-button',
              'aria-pressed': String(isQuiz(state)),
            }),
          ],
    ]),
    !typedOf(route) &&
      h('p', { class: 'quiet' }, [
        route.own.line
          ? t('tree.refutation', {
              move: route.moves[route.at - 1] ?? '',
              line: route.own.line.replaceAll(',', ' '),
            })
          : '',
        ' ',
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
  const known = state.games.map(one =>
    one.id.startsWith('tree:') ? { ...one, title: one.id.slice(5) } : one,
  );
  const id = `tree:${typed}`;
  const isListed = !typed || known.some(one => one.id === id);
  const games = isListed
    ? known
    : [...known, { id, title: typed, family: 'tree', summary: '', hasPuzzles: false }];
  return { ...state, games, route: typed ? { ...state.route, game: id } : state.route };
}

/**
 * The searches by name, or any other that is typed.
 * @param {State} state @param {'engine' | 'other'} name @param {string} value @param {string} label
 */
function engineField(state, name, value, label) {
  const own = state.own.tree ?? {};
  // Who wins is all they ask, so a typed tree is nothing to them; nor can they be compared.
  const isFor = (/** @type {string} */ one) =>
    !isGrowing(one) || (name === 'engine' && !typedOf(state.route));
  const named = state.options.searches.filter(isFor).map(one => [one, engineName(one)]);
  const isNamed = engineName(value) !== value && !named.some(([one]) => one === value);
  const come = isNamed ? [[value, engineName(value)]] : []; // from the zoo, or from Why
  const searches = [...(name === 'other' ? [['', t('tree.none')]] : []), ...named, ...come];
  const isKnown = searches.some(([one]) => one === value);
  const isTyped = Boolean(own.typing?.[name]) || !isKnown;
  const options = (/** @type {string[][]} */ list) =>
    list.map(([one, words]) => option(one, words, !isTyped && one === value));
  const set = (/** @type {string} */ text) =>
    go({ own: parameters({ [name]: text.trim().toLowerCase() || undefined }) });
  const choice = [options(searches), option(OTHER, t('play.other'), isTyped)];
  return h('div', { class: 'engine-field' }, [
    field(
      label,
      select({ class: `choice-${name}` }, choice, picked => {
        setOwn('tree', { typing: { ...own.typing, [name]: picked === OTHER } });
        if (picked !== OTHER) {
          set(picked);
        }
      }),
    ),
    isTyped &&
      line(
        {
          class: `engine-${name}`,
          ...filledWith(value),
          'aria-label': `${label}: ${t('play.other')}`,
          placeholder: 'pvs table=none',
        },
        set,
      ),
  ]);
}

const OTHER = 'other…';

/** @param {string} id */
function choose(id) {
  const tree = id.startsWith('tree:') ? id.slice(5) : undefined;
  const game = tree === undefined ? id : current().route.game;
  go({ game, start: '', moves: [], own: parameters({ tree }) });
}

/** @param {string} text */
function typeTree(text) {
  const { game } = current().route;
  go({
    game: game.startsWith('tree:') ? 'connect4' : game,
    own: parameters({ tree: text || undefined }),
  });
}

/** Without cuts beside with cuts, and back: the counts tell what the cuts are worth. */
function toggleCuts() {
  const { engine = 'alphabeta', other } = current().route.own;
  const change =
    engine === 'minimax'
      ? { engine: other ?? 'alphabeta', other: undefined }
      : { engine: 'minimax', other: engine };
  go({ own: parameters(change) });
}

/** @param {State} state */
const isQuiz = state => Boolean(state.own.tree?.quiz);

const toggleQuiz = () => (isQuiz(current()) ? endQuiz() : beginQuiz());

/**
 * @param {State} state @param {'a' | 'b'} name @param {Loaded} side
 * @param {string} title
 */
function picture(state, name, side, title) {
  const { part } = side;
  const { iterations } = side.summary;
  const iteration = {
    number: part.iteration + 1,
    all: iterations.length,
    depth: iterations[part.iteration].depth,
  };
  return h('figure', { class: 'tree-figure', key: name, 'aria-busy': String(isOld(side)) }, [
    h('figcaption', null, [
      h('b', null, title),
      !isQuiz(state) && ` · ${positionsText(side)}`,
      iterations.length > 1 && ` · ${t('tree.iterationOf', iteration)}`,
      side.top !== null && [
        ' ',
        button(t('tree.wholeTree'), () => zoomInto(null), { class: 'small up' }),
      ],
    ]),
    treeView(side, {
      label: pictureText(side),
      zoom: zoomOf(state),
      breaks: breaksOf(state.route),
      hideFuture: isQuiz(state),
      onpick: name === 'a' ? pick : pickOther,
      onopen: name === 'a' ? zoomInto : undefined,
    }),
    part.hidden[0] > 0 &&
      !isQuiz(state) &&
      h('p', { class: 'quiet drawn' }, [
        t('tree.drawn', { drawn: part.number.length, nodes: part.size[0] }),
      ]),
  ]);
}

/** @param {State} state */
const zoomOf = state => state.own.tree?.zoom ?? 1;

/** @param {number} factor */
const widen = factor =>
  setOwn('tree', { zoom: Math.max(1, Math.min(WIDEST, zoomOf(current()) * factor)) });

/** @param {State} state @param {Loaded} a */
function controls(state, a) {
  const { picked } = a;
  const zoom = zoomOf(state);
  const breaks = breaksOf(state.route);
  const noBreaks = () => go({ own: parameters({ break: undefined }, true) }, { replace: true });
  return h('section', { class: 'panel tree-controls' }, [
    stepButtons(momentOf(a), ['in', 'over', 'out', 'table', 'iteration'], move, filmOf(state)),
    nothing(state),
    breaks.length > 0 &&
      h('div', { class: 'row' }, [
        button(t('tree.step.key.back'), () => move('key', true), { class: 'step step-key back' }),
        button(t('tree.step.key'), () => move('key', false), { class: 'step step-key' }),
        h('span', { class: 'quiet' }, t('tree.breaks', { keys: breaks.join(', ') })),
        button(t('tree.noBreaks'), noBreaks, { class: 'small' }),
      ]),
    moment(a, goToEvent),
    h('div', { class: 'row zooming' }, [
      button('−', () => widen(0.5), {
        class: 'small zoom-out',
        disabled: zoom <= 1,
        'aria-label': t('tree.zoomOut'),
      }),
      button('+', () => widen(2), {
        class: 'small zoom-in',
        disabled: zoom >= WIDEST,
        'aria-label': t('tree.zoomIn'),
      }),
      button(t('tree.zoomInto'), () => zoomInto(hereOf(a)), {
        class: 'small zoom-into',
        disabled: hereOf(a) === a.part.top,
      }),
      a.top !== null && button(t('tree.wholeTree'), () => zoomInto(null), { class: 'small' }),
      picked !== null && button(t('tree.goHere'), () => open(picked), { class: 'small go-here' }),
    ]),
    legend(a),
    help(),
  ]);
}

/** @param {Loaded} a */
const cutShort = a => [
  h('p', { class: 'answer' }, answerText(a)),
  limitsText(a) && h('p', { class: 'problem limits' }, limitsText(a)),
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

/**
 * What is looked at as an experiment, and what will be filled in.
 * @param {State} state @param {Loaded} a
 */
function more(state, a) {
  const { route } = state;
  if (!hasPage('lab')) {
    return null;
  }
  const shown = [a.query.engine, sideOf(state, 'b')?.query.engine ?? ''];
  const engines = compared(shown);
  const tree = typedOf(route);
  const deepest = Number(a.query.depth) || (a.summary.iterations.at(-1)?.depth ?? 1);
  const depths = deepest > 1 ? `1-${deepest}` : '1';
  const own = { engines: engines.join(';'), depths, ...(tree ? { tree } : {}) };
  const href = format({ ...route, page: 'lab', own });
  return [
    h('p', null, h('a', { class: 'button experiment', href }, t('tree.experiment'))),
    h('p', { class: 'quiet' }, [
      t('tree.experimentSays', { engines: engines.join(' · '), depths }),
      shown.some(engine => engine.startsWith('zoo:')) ? ` ${t('tree.experimentNoZoo')}` : '',
    ]),
  ];
}

/** A step by a key; one that is held down does not run ahead of the server. @param {string} what */
const stepping = what => (/** @type {State} */ _state, /** @type {KeyboardEvent} */ event) => {
  if (!event.repeat || !isBehind()) {
    move(what, event.shiftKey);
  }
};

/** @param {State} state @param {(a: Loaded, here: number) => void} then */
function atHere(state, then) {
  const a = loaded(state);
  const here = a ? hereOf(a) : null;
  if (a && here !== null) {
    then(a, here);
  }
}

/** @type {import('../pages.js').Page} */
export const tree = {
  id: 'tree',
  view,
  sync: syncWalk,
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
    A: 'treePlay',
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
    treeBreak: state =>
      atHere(state, (a, here) => a.details[here] && toggleBreak(a.details[here].key)),
    treeZoom: state => atHere(state, (_, here) => zoomInto(here)),
    treeWhole: () => zoomInto(null),
    treeWider: () => widen(2),
    treeNarrower: () => widen(0.5),
    treeQuiz: toggleQuiz,
    treePlay: toggleFilm,
  },
};
