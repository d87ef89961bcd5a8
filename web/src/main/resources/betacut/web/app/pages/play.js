// @ts-check
/** Play: any game against a level, an algorithm, a person, or two engines against each other. */
import { h } from '../h.js';
import { keepGame, savedGames } from '../archive.js';
import { button, field, form, iconButton, option, select } from '../controls.js';
import { icon } from '../icons.js';
import {
  askValues,
  askWhy,
  go,
  isHumanTurn,
  lastHumanPly,
  letEngineMove,
  pick,
  redo,
  STEP_KEYS,
  stop,
  tryAgain,
  undo,
} from '../game.js';
import { askReview, isMistake, reviewed } from '../review.js';
import { flagged } from '../clock.js';
import { bar, board, card, gameChoice, ownSide, status, steps, turnBoard } from '../parts.js';

import { sharePanel } from '../share.js';
import { set, setOwn } from '../store.js';
import { nextHints } from '../hints.js';
import { number, percent, t } from '../messages.js';
import { curve, graph, moveList, noValues, valueTable, whyPanel } from '../values.js';
import { thought } from '../truth.js';
import { playerText } from '../words.js';

/** @typedef {import('../store.js').State} State */

const CLOCKS = ['', '1m', '3m+2s', '5m+3s', '10m+5s'];

/** @param {State} state */
function view(state) {
  const own = ownSide(state);
  return h('div', { class: 'table' }, [
    bar(state),
    h('div', { class: 'board-column' }, board(state)),
    h('div', { class: 'side' }, [
      card(state, 1 - own),
      h('section', { class: 'panel game-panel', key: 'moves', 'aria-label': t('moves.title') }, [
        h('div', { class: 'game-scroll' }, moveList(state), curve(state)),
      ]),
      h('div', { class: 'talk', key: 'talk' }, [
        status(state),
        h('p', { class: 'said' }, thought(state)),
        blunder(state),
      ]),
      whyPanel(state),
      card(state, own),
      controls(state),
      more(state),
    ]),
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
  const ply = lastHumanPly(state);
  return h('div', { class: 'controls', key: 'controls' }, [
    h('div', { class: 'row step-row' }, [
      steps(state),
      isDuel(route)
        ? duelButton(state)
        : iconButton('left', t('play.undo'), undo, undoProps(route)),
    ]),
    h('div', { class: 'row main-row' }, [
      button(t('play.hints', { hints: t(`hints.${route.hints}`) }), () => toggleHints(state), {
        class: 'hints',
        'aria-pressed': route.hints === 'off' ? 'false' : 'true',
      }),
      button(t('play.why'), () => askWhy(ply), { class: 'why-last', disabled: ply < 0 }),
      button(t('play.new'), () => set({ dialog: 'new' }), { class: 'primary new-game' }),
    ]),
  ]);
}

/** @param {import('../route.js').Route} route */
const undoProps = route => ({ class: 'undo', disabled: route.at === 0 });

/** Whether two engines play each other. @param {import('../route.js').Route} route */
const isDuel = route => route.players.every(one => one !== 'human');

/** @param {State} state */
const duelButton = state =>
  iconButton(
    state.running ? 'pause' : 'play',
    t(state.running ? 'play.pause' : 'play.run'),
    () => run(state),
    { class: 'run', disabled: Boolean(state.position?.outcome) },
  );

/** What is not needed in every game. @param {State} state */
function more(state) {
  const { route } = state;
  return h('details', { class: 'more', key: 'more' }, [
    h('summary', null, icon('more'), ' ', t('play.more')),
    h('div', { class: 'row' }, [
      button(
        t(isDuel(route) ? 'play.takeOver' : 'play.handOver'),
        () => (isDuel(route) ? takeOver(state) : handOver(state)),
        { class: 'hand-over', disabled: Boolean(state.position?.outcome) },
      ),
      button(t('play.flip'), () => turnBoard(state), { disabled: !state.position }),
    ]),
    h('section', { class: 'panel', key: 'figures' }, [
      h('details', null, h('summary', null, t('graph.title')), graph(state)),
    ]),
    h('section', { class: 'panel', key: 'values' }, [
      h('details', null, [
        h('summary', null, t('values.title')),
        valueTable(state) ?? noValues(state),
      ]),
    ]),
    sharePanel(state),
    savedGames(state),
  ]);
}

/** What is chosen once for each game. @param {State} state */
function newGameDialog(state) {
  const { route } = state;
  const clocks = [...new Set([...CLOCKS, route.clock])].map(clock =>
    option(clock, clock || t('play.noClock'), clock === route.clock),
  );
  const setClock = (/** @type {string} */ clock) =>
    go({ clock, times: [], left: [] }, { replace: true });
  return {
    title: t('play.new'),
    content: [
      gameChoice(state, id =>
        go({ game: id, start: '', moves: [], times: [], left: [], view: 0, own: {} }),
      ),
      playerChoice(state, 0),
      playerChoice(state, 1),
      field(t('play.clock'), select({}, clocks, setClock)),
      h('div', { class: 'dialog-foot' }, [
        button(t('play.start'), newGame, { class: 'primary start-game' }),
      ]),
    ],
  };
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
  set({ said: null, review: {}, running: false, dialog: '' });
  go({ start: '', moves: [], times: [], left: [], own: {} });
}

/** @param {State} state */
const toggleHints = state => go({ hints: nextHints(state) }, { replace: true });

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
  dialogs: { new: newGameDialog },
  keys: {
    ...STEP_KEYS.keys,
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
    ...STEP_KEYS.actions,
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
    new: () => set({ dialog: 'new' }),
    reset: () => set({ picked: [] }),
  },
};
