// @ts-check
/**
 * Setting up a position by hand. The unfinished board is part of the address (`cells`, and `mover`
 * where somebody chose it): Back takes a stone away again, and a reload loses nothing. Which pieces
 * there are, whether a board is legal, and why not, the server says.
 */
import { h } from './h.js';
import { ask } from './api.js';
import { boardView, stone } from './board.js';
import { go } from './game.js';
import { nextView } from './parts.js';
import { announce, current, set, setOwn } from './store.js';
import { t } from './messages.js';

/** @typedef {import('./store.js').State} State */

const EMPTY = '.';

/** Whether positions of this game can be set up. @param {State} state */
export const canSetUp = state => Boolean(state.game?.setUp) && state.game.id === state.route.game;

/** Whether one is being set up. @param {State} state */
export const isSettingUp = state => state.route.own.cells !== undefined && canSetUp(state);

/** What should get the focus once it is there, as the element that had it is gone. */
let wanted = '';

/** @param {string} name */
const focused = name => (/** @type {any} */ node) => {
  if (wanted === name) {
    wanted = '';
    node.focus();
  }
};

/** @param {State} state */
export const openButton = state =>
  canSetUp(state) &&
  h(
    'button',
    { type: 'button', class: 'set-up-open', onclick: () => open(state), after: focused('open') },
    [t('setup.open')],
  );

/** Begins with the board that is shown. @param {State} state */
function open(state) {
  const { position, game } = state;
  /** @type {Record<string, string>} */
  const mover = game.setUp.tellsMover ? {} : { mover: String(position?.mover ?? 0) };
  wanted = 'pieces';
  change({ cells: position?.board.cells ?? game.board.cells, ...mover });
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
  const { board, setUp } = state.game;
  const given = [...state.route.own.cells];
  return [...board.cells]
    .map((_, i) => (setUp.pieces.includes(given[i]) ? given[i] : EMPTY))
    .join('');
}

/** @param {State} state */
const chosen = state => state.own.analyse?.piece ?? state.game.setUp.pieces[0];

/** @param {string} piece */
const pieceName = piece =>
  piece === EMPTY
    ? t('setup.empty')
    : piece === 'x'
      ? t('player.0')
      : piece === 'o'
        ? t('player.1')
        : piece;

/**
 * Where a cell is, in the words of the server's explanations.
 * @param {any} board @param {number} cell
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
  const cells = cellsOf(state);
  const board = { ...state.game.board, cells };
  const targets = [...cells].map((piece, cell) => ({
    target: String(cell),
    label: t('setup.cell', { cell: placeName(board, cell), what: pieceName(piece) }),
  }));
  return h('div', { class: 'set-up-board' }, [
    pieces(state),
    h('div', { class: 'board-box' }, [
      boardView({
        board,
        view: state.route.view,
        targets,
        cursor: state.cursor,
        label: t('setup.board', { game: state.game.title }),
        onpick: target => put(Number(target), chosen(current())),
        oncursor: target => set({ cursor: target }),
      }),
    ]),
    verdict(state),
    h('div', { class: 'row controls' }, [
      h('button', { class: 'primary set-up-done', onclick: done }, t('setup.done')),
      h('button', { class: 'set-up-cancel', onclick: () => go({ own: withoutSetUp() }) }, [
        t('setup.cancel'),
      ]),
      h('button', { class: 'undo', onclick: takeBack, disabled: !history.state?.back }, [
        t('play.undo'),
      ]),
      h(
        'button',
        { class: 'set-up-clear', onclick: () => change({ cells: EMPTY.repeat(cells.length) }) },
        [t('setup.clear')],
      ),
      h('button', { onclick: () => change({ cells: state.game.board.cells }) }, t('analyse.start')),
      h('button', { onclick: () => go({ view: nextView(state) }, { replace: true }) }, [
        t('play.flip'),
      ]),
    ]),
  ]);
}

/** The piece to put next, and who is to move then. @param {State} state */
function pieces(state) {
  const { setUp } = state.game;
  const { mover = '' } = state.route.own;
  const choose = (/** @type {string} */ piece) => setOwn('analyse', { piece });
  return h('div', { class: 'row controls' }, [
    h('div', { class: 'row pieces', role: 'group', 'aria-label': t('setup.pieces') }, [
      [...setUp.pieces, EMPTY].map((piece, i) =>
        h(
          'button',
          {
            class: `piece-${i}`,
            'aria-pressed': String(piece === chosen(state)),
            onclick: () => choose(piece),
            after: i === 0 ? focused('pieces') : undefined,
          },
          [
            piece !== EMPTY &&
              h('svg', { class: 'stone-icon', viewBox: '0 0 10 10', 'aria-hidden': 'true' }, [
                stone(piece, 5, 5),
              ]),
            pieceName(piece),
            piece !== EMPTY && pieceName(piece) !== piece && ` (${piece})`,
          ],
        ),
      ),
    ]),
    h('label', { class: 'field inline' }, [
      h('span', null, t('setup.mover')),
      h(
        'select',
        {
          class: 'set-up-mover',
          onchange: (/** @type {any} */ event) => change({ mover: event.target.value }),
        },
        [
          setUp.tellsMover && h('option', { value: '', selected: mover === '' }, t('setup.told')),
          ['0', '1'].map(side =>
            h('option', { value: side, selected: mover === side }, t(`player.${side}`)),
          ),
        ],
      ),
    ]),
  ]);
}

/** Whether the board is legal so far, and if not, why. @param {State} state */
function verdict(state) {
  const checked = state.own.analyse?.checked;
  const isHere = checked?.of === nameOf(state);
  return h('p', { class: 'verdict' + (isHere && checked.reason ? ' wrong' : '') }, [
    isHere ? inWords(checked) : t('loading'),
  ]);
}

/** @param {any} checked */
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
  /** @type {any} */
  let checked;
  try {
    const found = await ask('position', asked(state));
    checked = { of, mover: found.mover, isOver: found.outcome !== null };
  } catch (failure) {
    checked = { of, reason: /** @type {Error} */ (failure).message };
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
    set({ error: /** @type {Error} */ (failure).message });
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
  if (
    /^\d+$/.test(state.cursor) &&
    (state.game.setUp.pieces.includes(piece) || piece === EMPTY) &&
    piece.length === 1
  ) {
    put(Number(state.cursor), piece);
  }
}
