// @ts-check
/** Analyse: any position in any notation, the value of each move, lines, and whole games. */
import { h } from '../h.js';
import { ask } from '../api.js';
import { button, field, form, option, select } from '../controls.js';
import { askValues, go, pick, redo, STEP_KEYS, stop, undo } from '../game.js';
import { findButton, isSecret, mistakes, quizPanel, tryMove } from '../mistakes.js';
import { previews } from '../preview.js';
import { askReview, reviewed } from '../review.js';
import { bar, board, gameChoice, status, steps, turnBoard } from '../parts.js';
import { asked as question, positionKey, shown } from '../route.js';
import {
  check,
  isSettingUp,
  openButton,
  setUpBoard,
  takeBack,
  typePiece,
  withoutSetUp,
} from '../setup.js';
import { needOrigin, originPanel } from '../origin.js';
import { copy, sharePanel } from '../share.js';
import { announce, current, set, setOwn } from '../store.js';
import { nextHints } from '../hints.js';
import { t } from '../messages.js';
import { whyPanel } from '../film.js';
import { graph, lost, moveList, noValues, searched, valueTable } from '../values.js';
import { short, valueText } from '../words.js';
import { gameName } from '../gamenames.js';

/**
 * @typedef {import('../store.js').State} State
 * @typedef {import('../answers').ValuedMove} ValuedMove
 */

const TIMES = ['2s', '5s', '15s', '60s'];

/** @param {State} state */
function view(state) {
  if (isSettingUp(state)) {
    return h('div', { class: 'table' }, [
      h('div', { class: 'board-column', key: 'set-up' }, setUpBoard(state)),
      h('div', { class: 'side' }, help(), paste(state)),
    ]);
  }
  if (isSecret(state)) {
    return h('div', { class: 'table' }, [
      h('div', { class: 'board-column' }, board(state)),
      h('div', { class: 'side' }, status(state), quizPanel(state)),
    ]);
  }
  return h('div', { class: 'table' }, [
    bar(state),
    h('div', { class: 'board-column' }, board(state)),
    h('div', { class: 'side' }, [
      originPanel(state),
      status(state),
      quizPanel(state),
      controls(state),
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
    steps(state),
    button(
      t('play.hints', { hints: t(`hints.${route.hints}`) }),
      () => go({ hints: nextHints(state) }, { replace: true }),
      { class: 'hints', 'aria-pressed': String(route.hints !== 'off') },
    ),
    button(t('play.flip'), () => turnBoard(state), { disabled: !state.position }),
    button(t('analyse.playOn'), () => go({ page: 'play', moves: shown(route), own: {} })),
  ]);
}

/** @param {State} state */
function paste(state) {
  const own = state.own.analyse ?? {};
  return h('section', { class: 'panel', key: 'position' }, [
    h('h2', null, t('analyse.setUp')),
    gameChoice(state, id => go({ game: id, start: '', moves: [], view: 0, own: {} })),
    form({}, ({ text }) => read(text.value.trim()), [
      field(
        t('analyse.paste'),
        h('textarea', {
          name: 'text',
          rows: 2,
          spellcheck: 'false',
          autocomplete: 'off',
          'aria-invalid': own.unread ? 'true' : null,
          'aria-describedby': own.unread ? 'unread' : null,
        }),
      ),
      own.unread && h('p', { class: 'unread', id: 'unread', role: 'alert' }, own.unread),
      h('div', { class: 'row' }, [
        h('button', null, t('analyse.read')),
        !isSettingUp(state) && [
          button(t('analyse.start'), () => go({ start: '', moves: [] }), { type: 'button' }),
          openButton(state),
        ],
      ]),
    ]),
    own.recognised && h('p', { class: 'recognised' }, own.recognised),
    state.game?.notation && h('p', { class: 'quiet' }, state.game.notation),
    state.position &&
      button(t('analyse.copy'), () => copy(state.position?.position ?? ''), {
        class: 'small copy-position',
        title: state.position.position,
      }),
  ]);
}

/** Our JSON, come back; anything else the server reads. @param {string} text */
function fromJson(text) {
  try {
    const { game, start = '', moves = [] } = JSON.parse(text);
    const isGame = typeof game === 'string' && typeof start === 'string' && Array.isArray(moves);
    return isGame ? { ...current().route, game, start, moves, at: moves.length } : null;
  } catch {
    return null;
  }
}

/**
 * What was recognised, and which game it was taken for.
 * @param {import('../answers').Position} found
 */
function recognisedText(found) {
  const how = t(`recognised.${found.recognised}`, { n: found.moves.length });
  const format = found.format === 'plain' ? '' : ` (${t(`format.${found.format}`)})`;
  const isOther = found.game !== current().route.game;
  const game = gameName({ id: found.game, title: found.title });
  const called = found.history.find(
    (one, ply) => found.moves[ply] && found.moves[ply] !== one.move,
  );
  const typed = called && found.moves[found.history.indexOf(called)];
  return [
    isOther ? t('recognised.game', { game }) : '',
    how + format,
    called ? t('recognised.equal', { typed: typed ?? '', move: called.move }) : '',
  ]
    .filter(text => text)
    .join(' ');
}

/** @param {string} text */
async function read(text) {
  const json = fromJson(text);
  const asked = json ? question(json) : { game: current().route.game, text: text || '-' };
  try {
    const found = await ask('position', asked);
    const recognised = recognisedText(found);
    const isOther = found.game !== current().route.game;
    setOwn('analyse', { recognised, unread: '', quiz: null });
    announce(recognised);
    go({
      ...(isOther && { game: found.game, view: 0 }),
      start: found.start,
      moves: found.moves,
      own: { ...withoutSetUp(), whose: 'both' },
    });
  } catch (failure) {
    const unread = failure instanceof Error ? failure.message : String(failure);
    setOwn('analyse', { recognised: '', unread });
    announce(unread);
  }
}

/** The best lines; any ply of them can be looked at. @param {State} state */
function lines(state) {
  const { route } = state;
  const values = state.valuesFor === positionKey(route) ? state.values : null;
  const { lines: count = '3', time = '5s' } = route.own;
  const counts = ['1', '2', '3', '5', '10'].map(one => option(one, one, one === count));
  const times = TIMES.map(one => option(one, one, one === time));
  const halt = () => {
    stop('values');
    set({ values: values && { ...values, end: 'stopped' } });
  };
  return h('section', { class: 'panel', key: 'lines' }, [
    h('h2', null, t('lines.title')),
    h('div', { class: 'row' }, [
      field(
        t('lines.count'),
        select({}, counts, value => own({ lines: value })),
      ),
      field(
        t('lines.time'),
        select({}, times, value => own({ time: value })),
      ),
      values?.end === 'running'
        ? button(t('lines.stop'), halt)
        : button(t('lines.again'), () => think(true), { class: 'again' }),
    ]),
    values
      ? [
          h('ol', { class: 'lines' }, values.moves.slice(0, Number(count)).map(line)),
          h('p', { class: 'quiet' }, searched(values), ' ', t(`end.${values.end}`)),
        ]
      : noValues(state),
  ]);
}

/** @param {ValuedMove} one */
function line({ move, value, line }) {
  const before = shown(current().route);
  const words = valueText(value);
  return h('li', { key: move }, [
    h('b', { class: 'value', title: words, 'aria-label': words, role: 'img' }, short(value)),
    ' ',
    line.map((one, i) => [
      (i === 0 || (before.length + i) % 2 === 0) &&
        h('span', { class: 'number quiet' }, `${Math.floor((before.length + i) / 2) + 1}.`),
      button(one, () => go({ moves: [...before, ...line], at: before.length + i + 1 }), {
        class: 'move',
        ...previews(line, i + 1),
      }),
    ]),
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
    state.position?.opening &&
      h('p', { class: 'opening' }, t('opening.name', { name: state.position.opening })),
    moveList(state),
    graph(state),
    state.route.moves.length > 0 &&
      state.position &&
      h('p', null, isComplete ? t('review.found', { n: bad.length }) : t('review.running')),
    bad.length > 0 && [
      h('ul', { class: 'mistakes' }, [
        bad.map(known => {
          const { ply, mark } = known;
          const words = `${ply + 1}. ${state.route.moves[ply]} ${mark}`;
          return h('li', null, [
            button(words, () => go({ at: ply }), { class: 'move' }),
            ' ',
            known.loss !== null && t('review.lost', { loss: lost(known) }),
          ]);
        }),
      ]),
      isComplete && findButton(state),
    ],
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
  needOrigin(state);
  if (isSettingUp(state)) {
    ['values', 'review'].forEach(stop);
    check(state);
    return;
  }
  if (!isSecret(state)) {
    think();
  }
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
  keys: { ...STEP_KEYS.keys, H: 'hints', U: 'undo', R: 'redo', F: 'flip', Escape: 'reset' },
  actions: {
    ...STEP_KEYS.actions,
    hints: state => !isSecret(state) && go({ hints: nextHints(state) }, { replace: true }),
    undo: state => (isSettingUp(state) ? takeBack() : undo()),
    redo: state => (isSettingUp(state) ? history.forward() : redo()),
    flip: state => state.position && turnBoard(state),
    reset: () => set({ picked: [] }),
  },
  takes: tryMove,
  typed: (key, state) => {
    if (isSettingUp(state)) {
      typePiece(key, state);
    } else if (/^[1-9]$/.test(key) && state.position?.board.kind === 'columns') {
      pick(`column:${Number(key) - 1}`);
    }
  },
};
