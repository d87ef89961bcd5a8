// @ts-check
/** Play: any game against a level, an algorithm, a person, or two engines against each other. */
import { h } from '../h.js';
import { ask } from '../api.js';
import {
  askReview,
  askValues,
  askWhy,
  BLUNDER,
  go,
  isHumanTurn,
  isLatest,
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
import {
  bar,
  board,
  field,
  gameChoice,
  graph,
  moveList,
  nextView,
  noValues,
  status,
  valueTable,
  whyPanel,
} from '../parts.js';
import { shown } from '../route.js';
import { sharePanel } from '../share.js';
import { set, setOwn } from '../store.js';
import { moment, number, percent, t } from '../messages.js';
import { mark, playerText, sentence } from '../words.js';

/** @typedef {import('../store.js').State} State */

const ALGORITHMS = [
  'random',
  'minimax depth=3',
  'alphabeta depth=5',
  'pvs depth=8',
  'pvs time=1s',
  'mtdf time=1s',
  'mcts time=1s',
];
const CLOCKS = ['', '1+0', '3+2', '5+3', '10+5'];
const HINTS = /** @type {const} */ (['off', 'best', 'all']);

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
  if (!state.route.clock || !state.position) {
    return null;
  }
  const out = flagged(state);
  return h('div', { class: 'row clocks' }, [
    [0, 1].map(side =>
      h(
        'span',
        {
          class: 'clock' + (state.position.mover === side && !state.position.outcome ? ' on' : ''),
        },
        [
          t(`player.${side}`),
          ' ',
          h('b', null, clockText(left(state, side) ?? 0)),
          out === side && ' ⚑',
        ],
      ),
    ),
  ]);
}

/** A quiet mark under the board if the last move of a person was bad. @param {State} state */
function blunder(state) {
  const ply = lastHumanPly(state);
  const known = ply >= 0 ? reviewed(ply, state) : null;
  if (!known || !(known.loss >= BLUNDER) || ply < state.route.at - 2) {
    return h('p', { class: 'blunder' });
  }
  return h('p', { class: 'blunder on' }, [
    h('span', { class: 'mark' }, mark(known.loss)),
    ' ',
    t('play.blunder', { move: state.route.moves[ply], loss: percent(known.loss) }),
    ' ',
    h('button', { class: 'try-again', onclick: () => tryAgain() }, t('play.tryAgain')),
    ' ',
    h('button', { class: 'why-button', onclick: () => askWhy(ply) }, t('play.why')),
  ]);
}

/** @param {State} state */
function controls(state) {
  const { route } = state;
  const isDuel = route.players.every(one => one !== 'human');
  const isOver = Boolean(state.position?.outcome);
  return h('div', { class: 'row controls' }, [
    h('button', { class: 'undo', onclick: undo, disabled: route.at === 0 }, t('play.undo')),
    h('button', { class: 'redo', onclick: redo, disabled: isLatest(route) }, t('play.redo')),
    h(
      'button',
      {
        class: 'hints',
        onclick: () => cycleHints(state),
        'aria-pressed': route.hints === 'off' ? 'false' : 'true',
      },
      [t('play.hints', { hints: t(`hints.${route.hints}`) })],
    ),
    isDuel &&
      h('button', { class: 'run', onclick: () => run(state), disabled: isOver }, [
        t(state.running ? 'play.pause' : 'play.run'),
      ]),
    h(
      'button',
      {
        class: 'hand-over',
        onclick: () => (isDuel ? takeOver(state) : handOver(state)),
        disabled: isOver,
      },
      [t(isDuel ? 'play.takeOver' : 'play.handOver')],
    ),
    h(
      'button',
      {
        onclick: () => go({ view: nextView(state) }, { replace: true }),
        disabled: !state.position,
      },
      [t('play.flip')],
    ),
    h('button', { class: 'new-game', onclick: newGame }, t('play.new')),
  ]);
}

/** @param {State} state */
function setUp(state) {
  const { route } = state;
  return h('section', { class: 'panel set-up' }, [
    h('h2', null, t('play.setUp')),
    gameChoice(state, id => go({ game: id, start: '', moves: [], times: [], view: 0, own: {} })),
    playerChoice(state, 0),
    playerChoice(state, 1),
    field(
      t('play.clock'),
      h(
        'select',
        {
          onchange: (/** @type {any} */ event) =>
            go({ clock: event.target.value, times: [] }, { replace: true }),
        },
        [
          [...new Set([...CLOCKS, route.clock])].map(clock =>
            h('option', { value: clock, selected: clock === route.clock }, [
              clock || t('play.noClock'),
            ]),
          ),
        ],
      ),
    ),
  ]);
}

/** @param {State} state @param {0|1} side */
function playerChoice(state, side) {
  const chosen = state.route.players[side];
  const levels = state.game?.levels ?? [];
  const others = ['perfect', ...ALGORITHMS];
  const known = [
    'human',
    ...levels.map((/** @type {any} */ level) => `level:${level.number}`),
    ...others,
  ].includes(chosen);
  const isTyping = state.own.play?.typing === side;
  const option = (/** @type {string} */ value, text = playerText(value)) =>
    h('option', { value, selected: value === chosen && !isTyping }, text);
  return [
    field(
      t('play.player', { player: t(`player.${side}`) }),
      h(
        'select',
        {
          class: `player-${side}`,
          onchange: (/** @type {any} */ event) => choose(state, side, event.target.value),
        },
        [
          option('human'),
          h('optgroup', { label: t('play.levels') }, [
            levels.map((/** @type {any} */ level) =>
              option(`level:${level.number}`, levelText(level)),
            ),
          ]),
          h('optgroup', { label: t('play.algorithms') }, [
            others.map(one => option(one)),
            !known && option(chosen),
          ]),
          h('option', { value: 'other', selected: isTyping }, t('play.other')),
        ],
      ),
    ),
    isTyping &&
      h(
        'form',
        {
          class: 'row',
          onsubmit: (/** @type {any} */ event) => {
            event.preventDefault();
            setOwn('play', { typing: null });
            choose(state, side, event.target.elements.player.value.trim() || 'level:5');
          },
        },
        [
          h('input', {
            name: 'player',
            'aria-label': t('play.other'),
            placeholder: 'pvs depth=6 table=none',
            value: known ? '' : chosen,
          }),
          h('button', null, t('ok')),
        ],
      ),
  ];
}

/** @param {any} level */
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
  go({ start: '', moves: [], times: [], own: {} });
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
function savedGames(state) {
  return h('section', { class: 'panel', key: 'saved' }, [
    h('details', { ontoggle: (/** @type {any} */ event) => event.target.open && listSaved() }, [
      h('summary', null, t('saved.title')),
      state.saved.length === 0 && h('p', { class: 'quiet' }, t('saved.none')),
      h('ul', { class: 'saved' }, [
        state.saved
          .slice(0, 20)
          .map(game =>
            h('li', { key: game.id }, [
              h('a', { href: game.address }, [
                state.games.find(one => one.id === game.game)?.title ?? game.game,
                ' · ',
                t('saved.moves', { n: game.moves ? game.moves.split(',').length : 0 }),
                ' · ',
                moment(game.changed),
              ]),
              ' ',
              h(
                'button',
                {
                  class: 'small',
                  'aria-label': t('saved.delete', { game: game.game }),
                  onclick: () => deleteSaved(game.id),
                },
                ['✕'],
              ),
            ]),
          ),
      ]),
    ]),
  ]);
}

async function listSaved() {
  set({ saved: (await ask('saved')).games });
}

/** @param {string} id */
async function deleteSaved(id) {
  await ask(`saved/${id}`, {}, { method: 'DELETE' });
  listSaved();
}

let savedLast = '';

/** Keeps the game on disk, under a name that is part of the address. @param {State} state */
function save(state) {
  const { route } = state;
  if (!route.moves.length || !isLatest(route)) {
    return;
  }
  if (!route.own.g) {
    go(
      {
        own: {
          ...route.own,
          g: `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 6)}`,
        },
      },
      { replace: true },
    );
    return;
  }
  const moves = shown(route).join(',');
  const what = `${route.own.g} ${route.game} ${moves}`;
  if (what !== savedLast) {
    savedLast = what;
    const body = JSON.stringify({
      game: route.game,
      start: route.start,
      moves,
      address: location.pathname + location.search,
    });
    ask(`saved/${route.own.g}`, {}, { method: 'PUT', body }).catch(failure =>
      set({ error: failure.message }),
    );
  }
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
  save(state);
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
    flip: state => state.position && go({ view: nextView(state) }, { replace: true }),
    new: newGame,
    reset: () => set({ picked: [] }),
  },
};
