// @ts-check
/** Play: any game against a level, an algorithm, a person, or two engines against each other. */
import { h } from '../h.js';
import { ask, bring } from '../api.js';
import { button, iconButton, option, select } from '../controls.js';
import { icon } from '../icons.js';
import {
  askValues,
  askWhy,
  go,
  isHumanTurn,
  lastHumanPly,
  pick,
  redo,
  STEP_KEYS,
  stop,
  tryAgain,
  undo,
} from '../game.js';
import { askReview, isMistake, reviewed } from '../review.js';
import { flagged } from '../clock.js';
import { isDuel, letEngineMove, PACES, run } from '../engine.js';
import { bar, board, card, ownSide, status, steps, turnBoard } from '../parts.js';
import { addStyle } from '../pages.js';
import { isLatest } from '../route.js';
import { complain, current, set, setOwn } from '../store.js';
import { nextHints } from '../hints.js';
import { whyPanel } from '../film.js';
import { thinkingPart } from '../thinking.js';
import { percent, t } from '../messages.js';
import { curve, graph, markAt, moveList, noValues, valueTable } from '../values.js';
import { thought } from '../truth.js';

/** @typedef {import('../store.js').State} State */

/** @param {State} state */
function view(state) {
  const own = ownSide(state);
  return h('div', { class: 'table' }, [
    bar(state),
    h('div', { class: state.aimed ? 'board-column aiming' : 'board-column' }, [
      board(state),
      aimed(state),
    ]),
    h('div', { class: 'side' }, [
      card(state, 1 - own),
      h('section', { class: 'panel game-panel', key: 'moves', 'aria-label': t('moves.title') }, [
        h('div', { class: 'game-scroll' }, moveList(state), curve(state)),
      ]),
      talk(state),
      whyPanel(state),
      card(state, own),
      controls(state),
      more(state),
    ]),
  ]);
}

/**
 * Where places are too small for a finger, the one it hit has to be confirmed.
 * @param {State} state
 */
function aimed({ aimed: target, position }) {
  const move = position?.legal.find(one => one.path.at(-1) === target)?.move;
  return (
    target !== '' &&
    h('div', { class: 'row aimed' }, [
      button(t('play.aimed', { move: move ?? '' }), () => pick(target), { class: 'primary' }),
      button(t('board.reset'), () => set({ aimed: '' })),
    ])
  );
}

/** Asks for the last game that is not over, once, for whoever came by the front door. */
async function askLast() {
  setOwn('play', { isHome: false });
  try {
    const { games } = await ask('saved');
    const open = games.filter(one => one.result === '' && one.moves.length > 0);
    const [last] = open.sort((a, b) => b.changed - a.changed);
    setOwn('play', { last: last ?? null });
  } catch {
    // Nobody asked for it; a new game can be played without.
  }
}

/** @param {State} state */
function goOn({ own, route, games }) {
  const last = own.play?.last;
  if (!last || route.moves.length) {
    return null;
  }
  const title = games.find(one => one.id === last.game)?.title ?? last.game;
  return h('p', { class: 'go-on' }, [
    t('play.last', { game: title, n: last.moves.length }),
    ' ',
    button(t('play.goOn'), () => later && go(later.archive.routeOf(last)), { class: 'small' }),
  ]);
}

/**
 * What comes at the end of a game, once somebody has come so far.
 * @type {typeof import('../end.js') | null}
 */
let ending = null;

/** Whether the shown position is the end: by the rules, or by the clock. @param {State} state */
const isEnd = state =>
  isLatest(state.route) && (Boolean(state.position?.outcome) || flagged(state) >= 0);

const MET = 'met';

/** What this is, for whoever came by a link and has not moved here yet. @param {State} state */
const greeting = ({ thinking }) =>
  thinking || localStorage.getItem(MET) ? '' : t('play.greeting');

/** Who moves and what the engine says; at the end the result. @param {State} state */
function talk(state) {
  const end = isEnd(state) && ending?.endCard(state, openShare);
  return h('div', { class: 'talk', key: 'talk' }, [
    h('div', { class: end ? 'hidden-text' : null }, status(state)),
    end || [
      h('p', { class: 'said' }, thought(state) || greeting(state)),
      state.route.players.some(one => one !== 'human') && thinkingPart(state),
      goOn(state),
      blunder(state),
    ],
  ]);
}

async function showEnd() {
  try {
    [ending] = await bring(Promise.all([import('../end.js'), addStyle('play')]));
    ending.count(current());
    set({});
  } catch (failure) {
    complain(failure);
  }
}

/** The ways to give a game to others are among what is not always needed. */
function openShare() {
  document.querySelectorAll('details:has(.share-url)').forEach(one => {
    /** @type {HTMLDetailsElement} */ (one).open = true;
  });
  document.querySelector('.share-url')?.scrollIntoView({ block: 'nearest' });
}

/** A quiet mark under the board if the last move of a person was bad. @param {State} state */
function blunder(state) {
  const ply = lastHumanPly(state);
  const known = ply >= 0 ? reviewed(ply, state) : undefined;
  const mark = markAt(ply, state);
  if (!known || !isMistake({ mark }) || ply < state.route.at - 2) {
    return h('p', { class: 'blunder' });
  }
  return h('p', { class: 'blunder on' }, [
    h('span', { class: 'mark' }, mark),
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
        ? duelButtons(state)
        : iconButton('left', t('play.undo'), undo, undoProps(route)),
    ]),
    h('div', { class: 'row main-row' }, [
      button(t('play.hints', { hints: t(`hints.${route.hints}`) }), () => toggleHints(state), {
        class: 'hints',
        'aria-pressed': route.hints === 'off' ? 'false' : 'true',
      }),
      button(t('play.why'), () => askWhy(ply), { class: 'why-last', disabled: ply < 0 }),
      button(t('play.new'), newGame, {
        class: isEnd(state) && ending ? 'new-game' : 'primary new-game',
      }),
    ]),
  ]);
}

/** @param {import('../route.js').Route} route */
const undoProps = route => ({ class: 'undo', disabled: route.at === 0 });

/** Two engines: go on or stand still, one move, how fast. @param {State} state */
function duelButtons(state) {
  const disabled = !state.position || Boolean(state.position.outcome) || flagged(state) >= 0;
  const now = state.own.play?.pace ?? PACES.normal;
  const paces = Object.entries(PACES).map(([name, pace]) =>
    option(String(pace), t(`pace.${name}`), pace === now),
  );
  return [
    iconButton(
      state.running ? 'pause' : 'play',
      t(state.running ? 'play.pause' : 'play.run'),
      () => run(state),
      { class: 'run', disabled },
    ),
    iconButton('one', t('play.oneMove'), () => letEngineMove({ once: true }), {
      class: 'one-move',
      disabled: disabled || state.running || state.thinking,
    }),
    select({ class: 'pace', 'aria-label': t('pace.title') }, paces, pace =>
      setOwn('play', { pace: Number(pace) }),
    ),
  ];
}

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
    later ? [later.share.sharePanel(state), later.archive.savedGames(state)] : null,
  ]);
}

/** @param {State} state @param {number} side @param {string} player */
function choose(state, side, player) {
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

/**
 * What the first board does not need and comes after it: keeping games and giving them away.
 * @type {{share: typeof import('../share.js'), archive: typeof import('../archive.js')} | null}
 */
let later = null;

async function loadLater() {
  try {
    const [share, archive] = await bring(
      Promise.all([import('../share.js'), import('../archive.js')]),
    );
    const isFirst = !later;
    later = { share, archive };
    if (isFirst) {
      archive.keepGame(current());
      set({});
    }
  } catch (failure) {
    complain(failure);
  }
}

/** The dialog comes when it is first wanted. @type {typeof import('../newgame.js') | null} */
let dialog = null;

async function newGame() {
  try {
    const [loaded] = await bring(Promise.all([import('../newgame.js'), addStyle('play')]));
    dialog = loaded;
    loaded.openNewGame();
  } catch (failure) {
    complain(failure);
  }
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
  if (state.own.play?.isHome) {
    askLast();
  }
  if (state.own.play?.playedHere) {
    localStorage.setItem(MET, 'yes');
  }
  if (isEnd(state)) {
    showEnd();
  } else if (state.route.hints !== 'off' && state.route.moves.length && !state.route.own.aid) {
    go({ own: { ...state.route.own, aid: '1' } }, { replace: true });
    return;
  }
  if (later) {
    later.archive.keepGame(state);
  } else {
    loadLater();
  }
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
  dialogs: { new: state => dialog?.newGameDialog(state) ?? null },
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
    new: newGame,
    reset: () => set({ picked: [] }),
  },
};
