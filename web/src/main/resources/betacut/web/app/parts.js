// @ts-check
/** Parts that more than one page shows: the board of the shown position, who moves, the bar. */
import { h } from './h.js';
import { boardView, buttonText, isOnBoard, stone } from './board.js';
import { isFresh } from './boardmotion.js';
import { button, field, iconButton, option, select } from './controls.js';
import { icon as pictogram } from './icons.js';
import { go, isHumanTurn, pick, step } from './game.js';
import { clockText, flagged, left } from './clock.js';
import { filmBoard } from './film.js';
import { legend, targetsOf } from './hints.js';
import { thoughtGhosts } from './thinking.js';
import { set } from './store.js';
import { previewBoard } from './preview.js';
import { lookOf, skinOf } from './skins.js';
import { number, t } from './messages.js';
import { standing } from './truth.js';
import { capital, nameOf, outcomeText, sideText, strengthText } from './words.js';
import { positionKey, shown } from './route.js';
import { gameName } from './gamenames.js';

/**
 * @typedef {import('./store.js').State} State
 * @typedef {import('./answers').LegalMove} LegalMove
 * @typedef {import('./answers').Position} Position
 * @typedef {import('./answers').Values} Values
 */

/** The board of the shown position with everything one can do there. @param {State} state */
export function board(state) {
  const { position, route, picked } = state;
  if (!position) {
    return state.failedFor === positionKey(route)
      ? noPosition(state)
      : h('p', { class: 'quiet' }, t('loading'));
  }
  const isHere = state.positionFor === positionKey(route);
  const targets = isHere && isHumanTurn(state) ? targetsOf(state, position) : [];
  const last = position.history.at(-1);
  const before = position.history.at(-2)?.cells ?? position.first.cells;
  const fresh = isFresh(state) ? position.ply : undefined;
  const film = filmBoard(state) ?? previewBoard(state);
  return h('div', { class: film ? 'board-box filming' : 'board-box' }, [
    boardView({
      board: position.board,
      view: route.view,
      picked,
      mover: position.mover,
      last: last ? last.cell : -1,
      path: last?.path,
      before: last ? before : '',
      fresh,
      lines: position.outcome?.lines,
      ghosts: thoughtGhosts(state),
      ...film,
      targets: film ? [] : targets.filter(one => isOnBoard(one.target)),
      cursor: state.cursor,
      label: t('board.label', { game: position.title }),
      onpick: pick,
      oncursor: target => set({ cursor: target }),
    }),
    route.page !== 'play' && counts(position),
    buttons(targets.filter(one => !isOnBoard(one.target))),
    picked.length > 0 &&
      h('p', { class: 'quiet' }, [
        t(targets.some(one => one.target.startsWith('turn:')) ? 'board.nowTurn' : 'board.goOn'),
        ' ',
        button(t('board.reset'), () => set({ picked: [] }), { class: 'small' }),
      ]),
  ]);
}

/** An address that makes no sense: what can be done about it. @param {State} state */
const noPosition = state =>
  h('div', null, [
    h('p', null, t('board.none')),
    h('div', { class: 'row' }, [
      state.route.at > 0 &&
        button(t('board.oneLess'), () => go({ moves: shown(state.route).slice(0, -1) }), {
          class: 'one-less',
        }),
      button(t('analyse.start'), () => go({ start: '', moves: [] })),
    ]),
  ]);

/** Moves that no place on the board stands for. @param {import('./board.js').Target[]} targets */
const buttons = targets =>
  targets.length > 0 &&
  h('div', { class: 'row move-buttons' }, [
    targets.map(one =>
      button(
        [
          buttonText(one.target),
          one.chip &&
            h(
              'span',
              { class: `chip-text ${one.tone}` },
              one.tone?.includes('best') && '★',
              one.chip,
            ),
        ],
        () => pick(one.target),
        { key: one.target, 'data-target': one.target, 'aria-label': one.label },
      ),
    ),
  ]);

/** What both sides have, where that decides. @param {Position} position */
const counts = ({ counts: [first, second], board }) =>
  first !== undefined &&
  h('p', { class: 'counts' }, [
    [first, second].map((count, side) =>
      h('span', { class: 'count' }, [
        sideIcon(side, board),
        h('span', { class: 'hidden-text' }, `${sideText(board, side)}: `),
        String(count),
      ]),
    ),
  ]);

/**
 * A pass is easily missed: who could not move, or who moves again.
 * @param {Position} position
 */
function passed({ history, board }) {
  const pass = history.slice(-2).find(one => one.path[0] === 'pass');
  if (!pass) {
    return null;
  }
  const isForced = board.kind === 'flipping-discs';
  const player = sideText(board, isForced ? pass.mover : 1 - pass.mover);
  return h('p', { class: 'passed' }, t(isForced ? 'board.passed' : 'board.again', { player }));
}

/** A side's stone, beside words. @param {number} side @param {import('./answers').Board} board */
export const sideIcon = (side, board) =>
  h('svg', { class: `stone-icon ${skinOf(board)}`, viewBox: '0 0 10 10', 'aria-hidden': 'true' }, [
    stone(side === 0 ? 'x' : 'o', 5, 5, '', lookOf(board)),
  ]);

/** Who is to move or has won. @param {State} state */
export function status(state) {
  const { position, route } = state;
  if (!position) {
    return null;
  }
  const late = flagged(state);
  const text = position.outcome
    ? outcomeText(position.outcome)
    : route.page === 'play' && late >= 0
      ? t('over.time', { player: t(`player.${late}`) })
      : state.thinking
        ? t('play.thinking', { player: nameOf(route, position.mover, position.board) })
        : route.page !== 'play'
          ? t('play.turn', { player: capital(sideText(position.board, position.mover)) })
          : route.players[position.mover] === 'human' &&
              route.players[1 - position.mover] !== 'human'
            ? t('play.yourTurn')
            : t('play.turn', { player: nameOf(route, position.mover, position.board) });
  return [
    h('p', { class: 'status', 'data-outcome': position.outcome ? 'over' : null }, [
      icon(position),
      text,
    ]),
    passed(position),
    legend(state),
  ];
}

/** @param {Position} position */
function icon({ outcome, mover, board }) {
  const side = outcome ? outcome.winner : mover;
  return side !== null && sideIcon(side, board);
}

/**
 * The side that sits below the board: that of the only person, or the first.
 * @param {State} state
 */
export const ownSide = ({ route: { players } }) =>
  players[0] !== 'human' && players[1] === 'human' ? 1 : 0;

/**
 * A side: its disc, its name, how strong it is, its clock.
 * @param {State} state @param {number} side
 */
export function card(state, side) {
  const { position, route, game } = state;
  const isToMove = position && !position.outcome && position.mover === side;
  const isLate = flagged(state) === side;
  const rest = left(state, side);
  const board = position?.board ?? game?.board;
  const count = position?.counts[side];
  return h('div', { class: `card ${side === ownSide(state) ? 'own' : 'other'}`, key: side }, [
    board && sideIcon(side, board),
    h('div', { class: 'who' }, [
      h('b', null, nameOf(route, side, board)),
      h('span', { class: 'quiet' }, strengthText(route.players[side], game)),
    ]),
    count !== undefined && h('span', { class: 'count', title: t('board.count') }, String(count)),
    rest !== null && [
      h('span', { class: isToMove && isLate === false ? 'clock on' : 'clock' }, [
        clockText(rest),
        isLate && [' ', pictogram('flag')],
      ]),
    ],
    isToMove && h('span', { class: 'to-move', 'aria-hidden': 'true' }),
  ]);
}

/** To the beginning, back, on, to the end. @param {State} state */
export function steps({ route }) {
  const isFirst = route.at === 0;
  const isLast = route.at === route.moves.length;
  /** @type {[import('./icons.js').IconName, number, boolean][]} */
  const all = [
    ['first', -Infinity, isFirst],
    ['back', -1, isFirst],
    ['next', 1, isLast],
    ['last', Infinity, isLast],
  ];
  return h('div', { class: 'steps', role: 'group', 'aria-label': t('steps.title') }, [
    all.map(([name, by, disabled]) =>
      iconButton(name, t(`steps.${name}`), () => step(by), { class: `step-${name}`, disabled }),
    ),
  ]);
}

/** How good the position is for the first player, as a bar with a sentence. @param {State} state */
export function bar(state) {
  const { chance, text, isHeld } = standing(state);
  const share = 100 * (chance ?? 0.5);
  return h('div', { class: 'bar', title: text, 'data-held': isHeld ? 'yes' : null }, [
    h('div', { class: 'bar-track', 'aria-hidden': 'true', style: { '--share': `${share}%` } }, [
      h('div', { class: 'bar-fill' }),
      chance !== null &&
        h('span', { class: `bar-number ${chance < 0.5 ? 'second' : 'first'}` }, [
          number(Math.round(Math.max(share, 100 - share))),
        ]),
    ]),
    h('p', { class: 'hidden-text' }, text),
  ]);
}

/** The game, as a choice. @param {State} state @param {(id: string) => void} onpick */
export function gameChoice({ games, route, position }, onpick) {
  const isListed = games.some(one => one.id === route.game);
  const other = { id: route.game, title: position?.title ?? route.game };
  // A typed tree is something to search, not to play.
  const isFit = (/** @type {{id: string, family: string}} */ one) =>
    one.family !== 'tree' || route.page === 'tree' || one.id === route.game;
  const played = games.filter(isFit);
  const options = (isListed ? played : [...played, other]).map(one =>
    option(one.id, gameName(one), one.id === route.game),
  );
  return field(t('play.game'), select({ class: 'game-choice' }, options, onpick));
}

/** Turns the board. @param {State} state */
export function turnBoard(state) {
  const board = state.position?.board ?? state.game?.board;
  const count = !board || board.kind === 'columns' ? 2 : board.width === board.height ? 8 : 4;
  go({ view: state.route.view < count ? (state.route.view + 1) % count : 0 }, { replace: true });
}

/** The shown position as text. @param {State} state */
export function asText({ position, route }) {
  if (!position) {
    return location.href;
  }
  const { cells, width, height } = position.board;
  const rows = Array.from({ length: height }, (_, row) =>
    [...cells.slice(row * width, (row + 1) * width)].join(' '),
  );
  const moves = shown(route).join(' ');
  return [position.title, ...rows, position.position, moves, location.href, ''].join('\n');
}
