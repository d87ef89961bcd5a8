// @ts-check
/**
 * Setting up a position by hand. The unfinished board is part of the address (`cells`, and `mover`
 * where somebody chose it): Back takes a stone away again, and a reload loses nothing. Which pieces
 * there are, whether a board is legal, and why not, the server says.
 *
 * @typedef {Object} SettingUp
 * @property {string} [piece] the piece that is put next
 * @property {Verdict} [checked] what the server says about the board
 *
 * @typedef {{of: string, reason?: string, mover?: number, isOver?: boolean}} Verdict of: the name
 *     of
 *     the board; reason: why it is not legal
 */
import { ask } from './api.js';
import { boardView, stone } from './board.js';
import { button, option, select } from './controls.js';
import { h } from './h.js';
import { go } from './game.js';
import { turnBoard } from './parts.js';
import { lookOf, skinOf } from './skins.js';
import { announce, complain, current, set, setOwn } from './store.js';
import { t } from './messages.js';
import { sideText } from './words.js';
import { gameName } from './gamenames.js';

/**
 * @typedef {import('./store.js').State} State
 * @typedef {import('./answers').Game} Game
 * @typedef {import('./answers').Board} Board
 * @typedef {Game & {setUp: import('./answers').SetUp}} SetUpGame a game whose boards can be set up
 */

const EMPTY = '.';

/** The game of the address, if its boards can be set up. @param {State} state */
const gameOf = ({ game, route }) =>
  game?.setUp && game.id === route.game ? /** @type {SetUpGame} */ (game) : undefined;

/** Whether one is being set up. @param {State} state */
export const isSettingUp = state => state.route.own.cells !== undefined && Boolean(gameOf(state));

/** What should get the focus once it is there, as the element that had it is gone. */
let wanted = '';

/** @param {string} name */
const focused = name => (/** @type {HTMLElement} */ node) => {
  if (wanted === name) {
    wanted = '';
    node.focus();
  }
};

/** Begins with the board that is shown. @param {State} state */
export function openButton(state) {
  const game = gameOf(state);
  const props = { type: 'button', class: 'set-up-open', after: focused('open') };
  return game && button(t('setup.open'), () => open(game, state.position), props);
}

/** @param {SetUpGame} game @param {State['position']} position */
function open(game, position) {
  const cells = position?.board.cells ?? game.board.cells;
  wanted = 'pieces';
  change(game.setUp.tellsMover ? { cells } : { cells, mover: String(position?.mover ?? 0) });
}

/** @param {Record<string, string>} fields */
const change = fields => go({ own: { ...current().route.own, ...fields } });

/** What the page alone knows, without the unfinished board. */
export function withoutSetUp() {
  const { cells, mover, ...own } = current().route.own;
  wanted = cells === undefined ? '' : 'open';
  return own;
}

/** The cells so far; whatever an address says, there is one for each place. @param {State} state */
function cellsOf(state) {
  const { board, setUp } = gameOf(state) ?? {};
  const given = [...(state.route.own.cells ?? '')];
  return [...(board?.cells ?? '')]
    .map((_, i) => (given[i] && setUp?.pieces.includes(given[i]) ? given[i] : EMPTY))
    .join('');
}

/** The piece that is put next. @param {State} state */
const chosen = state => state.own.analyse?.piece ?? gameOf(state)?.setUp.pieces[0] ?? EMPTY;

/** @param {string} piece @param {Board} board */
const pieceName = (piece, board) =>
  piece === EMPTY
    ? t('setup.empty')
    : piece === 'x'
      ? sideText(board, 0)
      : piece === 'o'
        ? sideText(board, 1)
        : piece;

/**
 * Where a cell is, in the words of the server's explanations.
 * @param {Board} board @param {number} cell
 */
function placeName(board, cell) {
  const column = board.columns[cell % board.width];
  const row = board.rows[Math.floor(cell / board.width)];
  return row
    ? column + row
    : column
      ? t('setup.place', { column, row: board.height - Math.floor(cell / board.width) })
      : t('target.cell', { cell: cell + 1 });
}

/**
 * Puts a piece on a cell; one that is there already is taken away.
 * @param {number} cell @param {string} piece
 */
function put(cell, piece) {
  const state = current();
  const cells = [...cellsOf(state)];
  cells[cell] = cells[cell] === piece ? EMPTY : piece;
  change({ cells: cells.join('') });
}

/** The board as far as it is set up, and everything one can do to it. @param {State} state */
export function setUpBoard(state) {
  const game = gameOf(state);
  if (!game) {
    return null;
  }
  const cells = cellsOf(state);
  const board = { ...game.board, cells };
  const targets = [...cells].map((piece, cell) => ({
    target: String(cell),
    label: t('setup.cell', { cell: placeName(board, cell), what: pieceName(piece, board) }),
  }));
  return h('div', { class: 'set-up-board' }, [
    pieces(state, game),
    h('div', { class: 'board-box' }, [
      boardView({
        board,
        view: state.route.view,
        targets,
        cursor: state.cursor,
        label: t('setup.board', { game: gameName(game) }),
        onpick: target => put(Number(target), chosen(current())),
        oncursor: target => set({ cursor: target }),
      }),
    ]),
    verdict(state),
    h('div', { class: 'row controls' }, [
      button(t('setup.done'), done, { class: 'primary set-up-done' }),
      button(t('setup.cancel'), () => go({ own: withoutSetUp() }), { class: 'set-up-cancel' }),
      button(t('play.undo'), takeBack, { class: 'undo', disabled: !history.state?.back }),
      button(t('setup.clear'), () => change({ cells: EMPTY.repeat(cells.length) }), {
        class: 'set-up-clear',
      }),
      button(t('analyse.start'), () => change({ cells: game.board.cells })),
      button(t('play.flip'), () => turnBoard(state)),
    ]),
  ]);
}

/** The piece to put next, and who is to move then. @param {State} state @param {SetUpGame} game */
function pieces(state, { setUp, board }) {
  const { mover = '' } = state.route.own;
  const movers = [
    setUp.tellsMover && option('', t('setup.told'), mover === ''),
    ['0', '1'].map(side => option(side, sideText(board, Number(side)), mover === side)),
  ];
  return h('div', { class: 'row controls' }, [
    h('div', { class: 'row pieces', role: 'group', 'aria-label': t('setup.pieces') }, [
      [...setUp.pieces, EMPTY].map((piece, i) =>
        button(pieceLabel(piece, board), () => setOwn('analyse', { piece }), {
          class: `piece-${i}`,
          'aria-pressed': String(piece === chosen(state)),
          after: i === 0 ? focused('pieces') : undefined,
        }),
      ),
    ]),
    h('label', { class: 'field inline' }, [
      h('span', null, t('setup.mover')),
      select({ class: 'set-up-mover' }, movers, side => change({ mover: side })),
    ]),
  ]);
}

/** @param {string} piece @param {Board} board */
const pieceLabel = (piece, board) =>
  piece === EMPTY
    ? pieceName(piece, board)
    : [
        h(
          'svg',
          { class: `stone-icon ${skinOf(board)}`, viewBox: '0 0 10 10', 'aria-hidden': 'true' },
          [stone(piece, 5, 5, '', lookOf(board))],
        ),
        pieceName(piece, board),
        pieceName(piece, board) !== piece && ` (${piece})`,
      ];

/** Whether the board is legal so far, and if not, why. @param {State} state */
function verdict(state) {
  const checked = state.own.analyse?.checked;
  const isHere = checked?.of === nameOf(state);
  return h('p', { class: 'verdict' + (isHere && checked.reason ? ' wrong' : '') }, [
    isHere ? inWords(checked) : t('loading'),
  ]);
}

/** @param {Verdict} checked */
const inWords = checked =>
  checked.reason
    ? t('setup.wrong', { reason: checked.reason })
    : checked.isOver
      ? t('setup.over')
      : t('setup.legal', { player: t(`player.${checked.mover}`) });

/** The question to the server. @param {State} state */
const asked = state => ({
  game: state.route.game,
  cells: cellsOf(state),
  mover: state.route.own.mover ?? '',
});

/** Names what is set up. @param {State} state */
const nameOf = state => Object.values(asked(state)).join(' ');

/** Asks whether the board is legal so far. @param {State} state */
export async function check(state) {
  const of = nameOf(state);
  if (state.own.analyse?.checked?.of === of) {
    return;
  }
  /** @type {Verdict} */
  let checked;
  try {
    const found = await ask('position', asked(state));
    checked = { of, mover: found.mover, isOver: found.outcome !== null };
  } catch (failure) {
    checked = { of, reason: failure instanceof Error ? failure.message : String(failure) };
  }
  if (isSettingUp(current()) && nameOf(current()) === of) {
    setOwn('analyse', { checked });
    announce(inWords(checked));
  }
}

/** Looks at the position, or says what is wrong with it; what was set up stays. */
async function done() {
  try {
    const found = await ask('position', asked(current()));
    setOwn('analyse', { recognised: t(`recognised.${found.recognised}`, { n: 0 }), quiz: null });
    go({ start: found.start, moves: [], times: [], own: withoutSetUp() });
  } catch (failure) {
    complain(failure);
  }
}

/** Takes back what was done last, which is what Back does. */
export function takeBack() {
  if (history.state?.back) {
    history.back();
  }
}

/**
 * A piece's letter puts it where the arrow keys are, a dot takes it away.
 * @param {string} key @param {State} state
 */
export function typePiece(key, state) {
  const piece = ['Delete', 'Backspace'].includes(key) ? EMPTY : key;
  const isPiece = piece === EMPTY || gameOf(state)?.setUp.pieces.includes(piece);
  if (/^\d+$/.test(state.cursor) && isPiece && piece.length === 1) {
    put(Number(state.cursor), piece);
  }
}
