// @ts-check
/** Analyse: any position in any notation, the value of each move, lines, and whole games. */
import { h } from '../h.js';
import { ask } from '../api.js';
import { askReview, askValues, BLUNDER, go, pick, redo, reviewed, stop, undo } from '../game.js';
import {
  bar,
  board,
  field,
  gameChoice,
  graph,
  moveList,
  nextView,
  noValues,
  searched,
  status,
  valueTable,
  whyPanel,
} from '../parts.js';
import { asked as question, parse, positionKey, shown } from '../route.js';
import {
  check,
  isSettingUp,
  openButton,
  setUpBoard,
  takeBack,
  typePiece,
  withoutSetUp,
} from '../setup.js';
import { sharePanel } from '../share.js';
import { announce, current, set, setOwn } from '../store.js';
import { percent, t } from '../messages.js';
import { mark, short, valueText } from '../words.js';

/** @typedef {import('../store.js').State} State */

const TIMES = ['2s', '5s', '15s', '60s'];

/** @param {State} state */
function view(state) {
  if (isSettingUp(state)) {
    return h('div', { class: 'table' }, [
      h('div', { class: 'board-column', key: 'set-up' }, setUpBoard(state)),
      h('div', { class: 'side' }, help(), paste(state)),
    ]);
  }
  return h('div', { class: 'table' }, [
    h('div', { class: 'board-column' }, [
      board(state),
      status(state),
      bar(state),
      quiz(state),
      controls(state),
    ]),
    h('div', { class: 'side' }, [
      paste(state),
      lines(state),
      whyPanel(state),
      review(state),
      h('section', { class: 'panel', key: 'values' }, [
        h('h2', null, t('values.title')),
        valueTable(state) ?? noValues(state),
      ]),
      sharePanel(state),
    ]),
  ]);
}

/** What can be done while a position is set up. */
const help = () =>
  h('section', { class: 'panel', key: 'help' }, [
    h('h2', null, t('setup.open')),
    h('p', null, t('setup.help')),
    h('p', null, t('setup.keys')),
  ]);

/** @param {State} state */
function controls(state) {
  const { route } = state;
  return h('div', { class: 'row controls' }, [
    h('button', { class: 'undo', onclick: undo, disabled: route.at === 0 }, t('play.undo')),
    h('button', { class: 'redo', onclick: redo, disabled: route.at === route.moves.length }, [
      t('play.redo'),
    ]),
    h(
      'button',
      {
        class: 'hints',
        onclick: () => go({ hints: route.hints === 'off' ? 'all' : 'off' }, { replace: true }),
        'aria-pressed': String(route.hints !== 'off'),
      },
      [t('play.hints', { hints: t(`hints.${route.hints}`) })],
    ),
    h(
      'button',
      {
        onclick: () => go({ view: nextView(state) }, { replace: true }),
        disabled: !state.position,
      },
      [t('play.flip')],
    ),
    h('button', { onclick: () => go({ page: 'play', moves: shown(route), own: {} }) }, [
      t('analyse.playOn'),
    ]),
  ]);
}

/** @param {State} state */
function paste(state) {
  const own = state.own.analyse ?? {};
  return h('section', { class: 'panel', key: 'position' }, [
    h('h2', null, t('analyse.setUp')),
    gameChoice(state, id => go({ game: id, start: '', moves: [], view: 0, own: {} })),
    h('form', { onsubmit: read }, [
      field(
        t('analyse.paste'),
        h('textarea', { name: 'text', rows: 2, spellcheck: 'false', autocomplete: 'off' }),
      ),
      h('div', { class: 'row' }, [
        h('button', null, t('analyse.read')),
        !isSettingUp(state) && [
          h('button', { type: 'button', onclick: () => go({ start: '', moves: [] }) }, [
            t('analyse.start'),
          ]),
          openButton(state),
        ],
      ]),
    ]),
    own.recognised && h('p', { class: 'recognised' }, own.recognised),
    state.game?.notation && h('p', { class: 'quiet' }, state.game.notation),
    state.position &&
      h('p', { class: 'quiet notation' }, [
        t('analyse.position'),
        ' ',
        h('code', null, state.position.position),
      ]),
  ]);
}

/**
 * What we gave to others, come back: an address of ours, or our JSON; otherwise null.
 * @param {string} text
 */
function fromShared(text) {
  try {
    const isAddress = /^https?:/.test(text);
    const { game, start = '', moves = [] } = isAddress ? parse(new URL(text)) : JSON.parse(text);
    const isGame = typeof game === 'string' && typeof start === 'string' && Array.isArray(moves);
    return isGame ? { ...current().route, game, start, moves, at: moves.length } : null;
  } catch {
    return null;
  }
}

/** @param {any} event */
async function read(event) {
  event.preventDefault();
  const text = event.target.elements.text.value;
  const shared = fromShared(text.trim());
  try {
    const found = await ask(
      'position',
      shared ? question(shared) : { game: current().route.game, text: text.trim() || '-' },
    );
    const recognised = t(`recognised.${shared ? 'shared' : found.recognised}`, {
      n: found.moves.length,
    });
    setOwn('analyse', { recognised });
    announce(recognised);
    go({
      ...(shared && { game: shared.game, view: 0 }),
      start: found.start,
      moves: found.moves,
      own: withoutSetUp(),
    });
  } catch (failure) {
    setOwn('analyse', { recognised: '' });
    set({ error: /** @type {Error} */ (failure).message });
  }
}

/** The best lines; any ply of them can be looked at. @param {State} state */
function lines(state) {
  const { route, values } = state;
  const isHere = values && state.valuesFor === positionKey(route);
  const count = Number(route.own.lines ?? 3);
  const running = isHere && values.end === 'running';
  return h('section', { class: 'panel', key: 'lines' }, [
    h('h2', null, t('lines.title')),
    h('div', { class: 'row' }, [
      field(
        t('lines.count'),
        h(
          'select',
          { onchange: (/** @type {any} */ event) => own({ lines: event.target.value }) },
          [[1, 2, 3, 5, 10].map(n => h('option', { value: String(n), selected: n === count }, n))],
        ),
      ),
      field(
        t('lines.time'),
        h('select', { onchange: (/** @type {any} */ event) => own({ time: event.target.value }) }, [
          TIMES.map(time =>
            h('option', { value: time, selected: time === (route.own.time ?? '5s') }, time),
          ),
        ]),
      ),
      running
        ? h(
            'button',
            {
              onclick: () => {
                stop('values');
                set({ values: { ...values, end: 'stopped' } });
              },
            },
            [t('lines.stop')],
          )
        : h('button', { class: 'again', onclick: () => think(true) }, t('lines.again')),
    ]),
    isHere ? h('ol', { class: 'lines' }, values.moves.slice(0, count).map(line)) : noValues(state),
    isHere && h('p', { class: 'quiet' }, searched(values), ' ', t(`end.${values.end}`)),
  ]);
}

/** @param {any} one */
function line(one) {
  const { route } = current();
  const before = shown(route);
  return h('li', { key: one.move }, [
    h(
      'b',
      {
        class: 'value',
        title: valueText(one.value),
        'aria-label': valueText(one.value),
        role: 'img',
      },
      [short(one.value)],
    ),
    ' ',
    one.line.map((/** @type {string} */ move, /** @type {number} */ i) =>
      h(
        'button',
        {
          class: 'move',
          onclick: () => go({ moves: [...before, ...one.line], at: before.length + i + 1 }),
        },
        [move],
      ),
    ),
  ]);
}

/** @param {Record<string, string>} change */
function own(change) {
  go({ own: { ...current().route.own, ...change } }, { replace: true });
  think(true);
}

/** The whole game: what each move lost, and the way to the mistakes. @param {State} state */
function review(state) {
  const bad = mistakes(state);
  const isComplete = state.route.moves.every((_, ply) => reviewed(ply, state));
  return h('section', { class: 'panel', key: 'review' }, [
    h('h2', null, t('review.title')),
    moveList(state),
    graph(state),
    state.route.moves.length > 0 &&
      state.position &&
      h('p', null, isComplete ? t('review.found', { n: bad.length }) : t('review.running')),
    bad.length > 0 &&
      h('ul', { class: 'mistakes' }, [
        bad.map(({ ply, known }) =>
          h('li', null, [
            h('button', { class: 'move', onclick: () => go({ at: ply }) }, [
              `${ply + 1}. ${state.route.moves[ply]} ${mark(known.loss)}`,
            ]),
            ' ',
            t('review.lost', { loss: percent(known.loss) }),
          ]),
        ),
      ]),
    bad.length > 0 &&
      h('button', { class: 'find', onclick: () => findMistake(state, 0) }, t('review.find')),
  ]);
}

/** @param {State} state */
const mistakes = state =>
  state.route.moves
    .map((_, ply) => ({ ply, known: reviewed(ply, state) }))
    .filter(one => one.known?.loss >= BLUNDER);

/**
 * Goes to before a mistake and asks for a better move.
 * @param {State} state @param {number} number
 */
function findMistake(state, number) {
  const { ply } = mistakes(state)[number];
  setOwn('analyse', {
    quiz: { number, ply, game: state.route.moves, all: mistakes(state).map(one => one.ply) },
  });
  go({ moves: state.route.moves, at: ply, hints: 'off' });
}

/** @param {State} state */
function quiz(state) {
  const asked = state.own.analyse?.quiz;
  if (!asked) {
    return null;
  }
  const { route } = state;
  const tried = route.at === asked.ply + 1 ? route.moves[asked.ply] : null;
  const known = tried === null ? null : reviewed(asked.ply, state);
  const isGood = known && known.loss < BLUNDER / 2;
  const next = asked.number + 1;
  const back = () => go({ moves: asked.game, at: asked.ply });
  return h('div', { class: 'panel quiz' }, [
    h('p', null, [
      tried === null
        ? t('quiz.ask', { move: asked.game[asked.ply] })
        : !known
          ? t('loading')
          : isGood
            ? t('quiz.good', { move: tried })
            : t('quiz.bad', { move: tried, loss: percent(known.loss) }),
    ]),
    h('div', { class: 'row' }, [
      tried !== null && !isGood && h('button', { onclick: back }, t('quiz.again')),
      h('button', { onclick: () => go({ moves: asked.game, at: asked.ply, hints: 'best' }) }, [
        t('quiz.show'),
      ]),
      next < asked.all.length &&
        h(
          'button',
          {
            onclick: () => {
              setOwn('analyse', { quiz: { ...asked, number: next, ply: asked.all[next] } });
              go({ moves: asked.game, at: asked.all[next], hints: 'off' });
            },
          },
          [t('quiz.next')],
        ),
      h(
        'button',
        {
          onclick: () => {
            setOwn('analyse', { quiz: null });
            go({ moves: asked.game });
          },
        },
        [t('quiz.end')],
      ),
    ]),
  ]);
}

/** @param {boolean} [again] whether to begin anew */
function think(again) {
  if (again) {
    stop('values');
    set({ values: null, valuesFor: '' });
  }
  askValues('analyse', { time: current().route.own.time ?? '5s' });
}

/** @param {State} state */
function sync(state) {
  if (isSettingUp(state)) {
    ['values', 'review'].forEach(stop);
    check(state);
    return;
  }
  think();
  if (state.route.moves.length) {
    askReview();
  }
}

/** @type {import('../pages.js').Page} */
export const analyse = {
  id: 'analyse',
  wantsPosition: true,
  wantsGame: true,
  view,
  sync,
  keys: { H: 'hints', U: 'undo', R: 'redo', F: 'flip', Escape: 'reset' },
  actions: {
    hints: state => go({ hints: state.route.hints === 'off' ? 'all' : 'off' }, { replace: true }),
    undo: state => (isSettingUp(state) ? takeBack() : undo()),
    redo: state => (isSettingUp(state) ? history.forward() : redo()),
    flip: state => state.position && go({ view: nextView(state) }, { replace: true }),
    reset: () => set({ picked: [] }),
  },
  typed: (key, state) => {
    if (isSettingUp(state)) {
      typePiece(key, state);
    } else if (/^[1-9]$/.test(key) && state.position?.board.kind === 'columns') {
      pick(`column:${Number(key) - 1}`);
    }
  },
};
