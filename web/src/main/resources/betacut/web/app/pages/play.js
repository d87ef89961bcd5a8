// @ts-check
/** Play: any game against a level, an algorithm, a person, or two engines against each other. */
import { h } from '../h.js';
import { keepGame, savedGames } from '../archive.js';
import { button, field, form, option, select } from '../controls.js';
import {
  askReview,
  askValues,
  askWhy,
  go,
  isHumanTurn,
  isMistake,
  lastHumanPly,
  letEngineMove,
  pick,
  redo,
  reviewed,
  stop,
  tryAgain,
  undo,
} from '../game.js';
import { clockText, flagged, left } from '../clock.js';
import { bar, board, gameChoice, status, turnBoard } from '../parts.js';
import { HINTS, isLatest } from '../route.js';
import { sharePanel } from '../share.js';
import { set, setOwn } from '../store.js';
import { number, percent, t } from '../messages.js';
import { graph, moveList, noValues, valueTable, whyPanel } from '../values.js';
import { playerText, sentence } from '../words.js';

/** @typedef {import('../store.js').State} State */

const CLOCKS = ['', '1m', '3m+2s', '5m+3s', '10m+5s'];

/** @param {State} state */
function view(state) {
  return [
    h('div', { class: 'table' }, [
      h('div', { class: 'board-column' }, [
        clocks(state),
        board(state),
        status(state),
        h('p', { class: 'said' }, sentence(state.said)),
        bar(state),
        blunder(state),
        controls(state),
      ]),
      h('div', { class: 'side' }, [
        setUp(state),
        whyPanel(state),
        h('section', { class: 'panel', key: 'moves' }, [
          h('h2', null, t('moves.title')),
          moveList(state),
          graph(state),
        ]),
        h('section', { class: 'panel', key: 'values' }, [
          h('details', null, [
            h('summary', null, t('values.title')),
            valueTable(state) ?? noValues(state),
          ]),
        ]),
        sharePanel(state),
        savedGames(state),
      ]),
    ]),
  ];
}

/** @param {State} state */
function clocks(state) {
  const { position, route } = state;
  if (!route.clock || !position) {
    return null;
  }
  const out = flagged(state);
  const running = position.outcome ? -1 : position.mover;
  return h('div', { class: 'row clocks' }, [
    [0, 1].map(side =>
      h('span', { class: running === side ? 'clock on' : 'clock' }, [
        t(`player.${side}`),
        ' ',
        h('b', null, clockText(left(state, side) ?? 0)),
        out === side && ' ⚑',
      ]),
    ),
  ]);
}

/** A quiet mark under the board if the last move of a person was bad. @param {State} state */
function blunder(state) {
  const ply = lastHumanPly(state);
  const known = ply >= 0 ? reviewed(ply, state) : undefined;
  if (!known || !isMistake(known) || ply < state.route.at - 2) {
    return h('p', { class: 'blunder' });
  }
  return h('p', { class: 'blunder on' }, [
    h('span', { class: 'mark' }, known.mark),
    ' ',
    t('play.blunder', { move: state.route.moves[ply], loss: percent(known.loss ?? 0) }),
    ' ',
    button(t('play.tryAgain'), () => tryAgain(), { class: 'try-again' }),
    ' ',
    button(t('play.why'), () => askWhy(ply), { class: 'why-button' }),
  ]);
}

/** @param {State} state */
function controls(state) {
  const { route } = state;
  const isDuel = route.players.every(one => one !== 'human');
  const isOver = Boolean(state.position?.outcome);
  return h('div', { class: 'row controls' }, [
    button(t('play.undo'), undo, { class: 'undo', disabled: route.at === 0 }),
    button(t('play.redo'), redo, { class: 'redo', disabled: isLatest(route) }),
    button(t('play.hints', { hints: t(`hints.${route.hints}`) }), () => cycleHints(state), {
      class: 'hints',
      'aria-pressed': route.hints === 'off' ? 'false' : 'true',
    }),
    isDuel &&
      button(t(state.running ? 'play.pause' : 'play.run'), () => run(state), {
        class: 'run',
        disabled: isOver,
      }),
    button(
      t(isDuel ? 'play.takeOver' : 'play.handOver'),
      () => (isDuel ? takeOver(state) : handOver(state)),
      { class: 'hand-over', disabled: isOver },
    ),
    button(t('play.flip'), () => turnBoard(state), { disabled: !state.position }),
    button(t('play.new'), newGame, { class: 'new-game' }),
  ]);
}

/** @param {State} state */
function setUp(state) {
  const { route } = state;
  const clocks = [...new Set([...CLOCKS, route.clock])].map(clock =>
    option(clock, clock || t('play.noClock'), clock === route.clock),
  );
  const setClock = (/** @type {string} */ clock) =>
    go({ clock, times: [], left: [] }, { replace: true });
  return h('section', { class: 'panel set-up' }, [
    h('h2', null, t('play.setUp')),
    gameChoice(state, id =>
      go({ game: id, start: '', moves: [], times: [], left: [], view: 0, own: {} }),
    ),
    playerChoice(state, 0),
    playerChoice(state, 1),
    field(t('play.clock'), select({}, clocks, setClock)),
  ]);
}

/** @param {State} state @param {0 | 1} side */
function playerChoice(state, side) {
  const chosen = state.route.players[side];
  const levels = state.game?.levels ?? [];
  const others = state.options.players;
  const isKnown =
    ['human', ...others].includes(chosen) || levels.some(one => chosen === `level:${one.number}`);
  const isTyping = state.own.play?.typing === side;
  const player = (/** @type {string} */ value, words = playerText(value)) =>
    option(value, words, value === chosen && !isTyping);
  const choice = [
    player('human'),
    h('optgroup', { label: t('play.levels') }, [
      levels.map(level => player(`level:${level.number}`, levelText(level))),
    ]),
    h('optgroup', { label: t('play.algorithms') }, [
      (isKnown ? others : [...others, chosen]).map(one => player(one)),
    ]),
    option('other', t('play.other'), isTyping),
  ];
  const typed = (/** @type {Record<string, HTMLInputElement>} */ elements) => {
    setOwn('play', { typing: null });
    choose(state, side, elements.player.value.trim() || 'level:5');
  };
  return [
    field(
      t('play.player', { player: t(`player.${side}`) }),
      select({ class: `player-${side}` }, choice, value => choose(state, side, value)),
    ),
    isTyping &&
      form({ class: 'row' }, typed, [
        h('input', {
          name: 'player',
          'aria-label': t('play.other'),
          placeholder: 'pvs depth=6 table=none',
          value: isKnown ? '' : chosen,
        }),
        h('button', null, t('ok')),
      ]),
  ];
}

/** @param {import('../answers').Level} level */
const levelText = level =>
  playerText(`level:${level.number}`) +
  (level.elo === null
    ? ''
    : ` (Elo ${number(level.elo, { useGrouping: false })} ± ${level.error})`);

/** @param {State} state @param {number} side @param {string} player */
function choose(state, side, player) {
  if (player === 'other') {
    setOwn('play', { typing: side });
    return;
  }
  setOwn('play', { typing: null });
  const players = /** @type {[string, string]} */ ([...state.route.players]);
  players[side] = player;
  stop('move');
  set({ thinking: false, running: false });
  go({ players }, { replace: true });
}

/**
 * Gives a person's side to an engine: the side to move, or the only one there is.
 * @param {State} state
 */
function handOver(state) {
  const { players } = state.route;
  const mover = state.position?.mover ?? 0;
  choose(
    state,
    players[mover] === 'human' ? mover : 1 - mover,
    `level:${state.game?.usualLevel ?? 5}`,
  );
  set({ running: true });
  letEngineMove();
}

/** Gives the side to move to a person; the other engine stays. @param {State} state */
const takeOver = state => choose(state, state.position?.mover ?? 0, 'human');

/** @param {State} state */
function run(state) {
  if (state.running) {
    stop('move');
    set({ running: false, thinking: false });
  } else {
    set({ running: true });
    letEngineMove();
  }
}

function newGame() {
  stop('review');
  set({ said: null, review: {}, running: false });
  go({ start: '', moves: [], times: [], left: [], own: {} });
}

/** @param {State} state */
function cycleHints(state) {
  const next = HINTS[(HINTS.indexOf(state.route.hints) + 1) % HINTS.length];
  go({ hints: next }, { replace: true });
}

/** H switches between no hints and all of them. @param {State} state */
function toggleHints(state) {
  go({ hints: state.route.hints === 'all' ? 'off' : 'all' }, { replace: true });
}

/** @param {State} state */
function sync(state) {
  if (flagged(state) < 0) {
    letEngineMove();
  }
  if (state.route.hints !== 'off' && isHumanTurn(state)) {
    askValues('hints');
  }
  if (state.route.moves.length) {
    askReview();
  }
  keepGame(state);
}

/** A digit drops a stone where columns are numbered. @param {string} key @param {State} state */
function typed(key, state) {
  if (/^[1-9]$/.test(key) && state.position?.board.kind === 'columns') {
    pick(`column:${Number(key) - 1}`);
  }
}

/** @type {import('../pages.js').Page} */
export const play = {
  id: 'play',
  wantsPosition: true,
  view,
  sync,
  typed,
  keys: {
    H: 'hints',
    U: 'undo',
    R: 'redo',
    T: 'tryAgain',
    W: 'why',
    F: 'flip',
    N: 'new',
    Escape: 'reset',
  },
  actions: {
    hints: toggleHints,
    undo,
    redo,
    tryAgain,
    why: state => {
      const ply = lastHumanPly(state);
      if (ply >= 0) {
        askWhy(ply);
      }
    },
    flip: state => state.position && turnBoard(state),
    new: newGame,
    reset: () => set({ picked: [] }),
  },
};
