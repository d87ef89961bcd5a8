// @ts-check
/**
 * A game of a tournament while it is played. One game is followed to its end, move by move at a
 * pace an eye can follow, however fast it is played; then the next one.
 */
import { ask } from './api.js';
import { boardView } from './board.js';
import { button } from './controls.js';
import { h } from './h.js';
import { number, t } from './messages.js';
import { gameLink } from './origin.js';
import { sideIcon } from './parts.js';
import { endingText, namesOf, resultText } from './standings.js';
import { complain, current, setOwn } from './store.js';
import { latest } from './tasks.js';

/**
 * @typedef {import('./store.js').State} State
 * @typedef {import('./answers').TournamentGame} Game
 * @typedef {import('./answers').Position} Position
 *
 * @typedef {Object} LiveGame
 * @property {string} run
 * @property {Game[]} playing all that are being played
 * @property {Game} [game] the followed one, as far as it is known
 * @property {number} at how many of its moves are shown
 * @property {Position} [position] after some of its moves
 * @property {number} [chosen] the game somebody chose to follow
 */

const MILLIS_PER_MOVE = 160;
const MILLIS_OF_END = 1600;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/** @param {State} state @returns {LiveGame | null} */
const liveOf = state => state.own.tournament?.live ?? null;

/** @param {Partial<LiveGame>} change */
function change(change) {
  const live = liveOf(current());
  if (live) {
    setOwn('tournament', { live: { ...live, ...change } });
  }
}

/** Takes the games that are played now. @param {string} run @param {Game[]} playing */
export function takeGames(run, playing) {
  const live = liveOf(current());
  if (live?.run !== run) {
    clearTimeout(timer);
    timer = undefined;
    setOwn('tournament', { live: { run, playing, at: 0 } });
  } else {
    const game = playing.find(one => one.number === live.game?.number) ?? live.game;
    change({ playing, game });
  }
  goOn();
}

/** Nothing is followed any more. */
export function leaveGames() {
  clearTimeout(timer);
  timer = undefined;
  if (liveOf(current())) {
    setOwn('tournament', { live: null });
  }
}

/** Follows a game from where it stands. @param {Game} game */
function followGame(game) {
  change({ game, at: game.moves.length, position: undefined });
  goOn();
}

/** One step: another move, the end of the game, or another game. */
function goOn() {
  const live = liveOf(current());
  if (!live || timer !== undefined) {
    return;
  }
  const { game, at, playing } = live;
  if (!game) {
    nextGame();
  } else if (at < game.moves.length) {
    change({ at: at + 1 });
    wait(MILLIS_PER_MOVE, goOn);
  } else if (game.end) {
    wait(MILLIS_OF_END, nextGame);
  } else if (!playing.some(one => one.number === game.number)) {
    learnEnd(live.run, game.number);
  }
  show();
}

/** @param {number} millis @param {() => void} then */
function wait(millis, then) {
  timer = setTimeout(() => {
    timer = undefined;
    then();
  }, millis);
}

/** The newest of those being played, from its beginning. */
function nextGame() {
  const game = liveOf(current())?.playing.at(-1);
  if (game && game.number !== liveOf(current())?.game?.number) {
    change({ game, at: 0, position: undefined });
    goOn();
  }
}

const learnt = latest(complain);

/** How a game went on that is no longer played. @param {string} run @param {number} wanted */
const learnEnd = (run, wanted) =>
  learnt(async () => {
    const { games } = await ask('tournament/games', { tournament: run, number: wanted });
    const live = liveOf(current());
    if (live?.run !== run || live.game?.number !== wanted || live.game.end) {
      return;
    }
    if (games[0]) {
      change({ game: games[0] });
      goOn();
    } else {
      nextGame(); // it was given up
    }
  });

const pictured = latest(complain);

/** Asks for the boards of the followed game, if there are moves without. */
function show() {
  const live = liveOf(current());
  if (!live?.game || (live.position?.moves.length ?? -1) >= live.at) {
    return;
  }
  const { number: wanted, start, moves } = live.game;
  const { game } = current().own.tournament?.table ?? { game: current().route.game };
  pictured(async () => {
    const position = await ask('position', { game, start, moves: moves.join(',') });
    if (liveOf(current())?.game?.number === wanted) {
      change({ position });
    }
  });
}

/** The board, who plays, the moves. @param {State} state @param {boolean} isRunning */
export function liveView(state, isRunning) {
  const live = liveOf(state);
  const { table } = state.own.tournament ?? {};
  const { game, at = 0, position } = live ?? {};
  const isShown = game && (isRunning || at < game.moves.length);
  if (!live || !isShown || !table) {
    return null;
  }
  const all = namesOf(
    [...table.players].sort((one, two) => one.number - two.number).map(one => one.player),
  );
  const isOver = game.end && at === game.moves.length;
  const facts = { number: number(game.number + 1), all: number(table.scheduled) };
  return h('section', { class: 'panel live-game', key: 'live' }, [
    h('h2', null, t('tournament.live', facts)),
    live.playing.length > 1 && choiceOf(live, all),
    h('div', { class: 'live-table' }, [
      h('div', { class: 'live-board' }, position && boardAt(position, at)),
      h('div', { class: 'live-side' }, [
        [0, 1].map(side => player(live, side, all)),
        h('p', { class: 'live-result', 'data-over': isOver ? 'yes' : null }, [
          isOver && game.end
            ? `${resultText(game, all)} (${endingText(game.end)})`
            : t('tournament.movesSoFar', { n: at }),
        ]),
        moveText(game, at),
        h('a', { ...gameLink(state.route, table.game, live.run, game), class: 'button' }, [
          t('tournament.open'),
        ]),
      ]),
    ]),
  ]);
}

/** The games being played, to choose from. @param {LiveGame} live @param {string[]} all */
const choiceOf = ({ playing, game }, all) =>
  h('div', { class: 'row live-choice', role: 'group', 'aria-label': t('tournament.playing') }, [
    playing.map(one =>
      button(
        `${number(one.number + 1)}. ${one.sides.map(player => all[player]).join(' – ')}`,
        () => followGame(one),
        { key: one.number, class: 'small', 'aria-pressed': String(one.number === game?.number) },
      ),
    ),
  ]);

/** The board after so many moves. @param {Position} position @param {number} at */
function boardAt(position, at) {
  const ply = Math.min(at, position.history.length);
  const { history, first, board, outcome } = position;
  const last = history[ply - 1];
  const before = history[ply - 2]?.cells ?? first.cells;
  return boardView({
    board: { ...board, cells: last?.cells ?? first.cells },
    view: 0,
    last: last ? last.cell : -1,
    path: last?.path,
    before: last ? before : '',
    fresh: last ? ply : undefined,
    lines: ply === history.length ? outcome?.lines : undefined,
    label: t('board.label', { game: position.title }),
  });
}

/** @param {LiveGame} live @param {number} side @param {string[]} all */
function player({ game, position, at }, side, all) {
  if (!game) {
    return null;
  }
  const isToMove =
    position && !(game.end && at >= game.moves.length) && moverAt(position, at) === side;
  return h('div', { class: 'card', key: side }, [
    position && sideIcon(side, position.board),
    h('div', { class: 'who' }, [
      h('b', null, all[game.sides[side]]),
      h('span', { class: 'quiet' }, [
        t('tournament.spent', {
          nodes: number(game.nodes[side]),
          seconds: number(game.millis[side] / 1000, { maximumFractionDigits: 1 }),
        }),
      ]),
    ]),
    isToMove && h('span', { class: 'to-move', 'aria-hidden': 'true' }),
  ]);
}

/** Who moves after so many moves. @param {Position} position @param {number} at */
const moverAt = ({ history, mover, first }, at) =>
  history[at]?.mover ?? (history.length === 0 ? first.mover : mover);

/** The moves, numbered. @param {Game} game @param {number} at */
const moveText = ({ moves }, at) =>
  h('p', { class: 'live-moves' }, [
    moves
      .slice(0, at)
      .map((move, ply) => [
        ply % 2 === 0 && h('span', { class: 'quiet' }, `${ply / 2 + 1}. `),
        h(ply === at - 1 ? 'b' : 'span', null, move),
        ' ',
      ]),
  ]);
