// @ts-check
/** Rules: how each game is played, with its board and an example. */
import { ask } from '../api.js';
import { boardView } from '../board.js';
import { goesTo } from '../game.js';
import { h } from '../h.js';
import { t } from '../messages.js';
import { format, HOME } from '../route.js';
import { complain, setOwn } from '../store.js';

/**
 * @typedef {import('../store.js').State} State
 * @typedef {import('../answers').Position} Position
 */

/**
 * What each family shows: moves after which its picture is taken, and how many paragraphs it has.
 * @type {Record<string, {game: string, moves: string, parts: number}>}
 */
const EXAMPLES = {
  connect4: { game: 'connect4', moves: '4,4,3,3,5,5,2', parts: 2 },
  othello: { game: 'othello', moves: 'f5', parts: 3 },
  mnk: { game: 'tictactoe', moves: 'b2,a1,c3,a2,a3,c1,b3', parts: 2 },
  pentago: { game: 'pentago', moves: 'b2-1L,e5-4L', parts: 3 },
  kalah: { game: 'kalah', moves: '3', parts: 3 },
  dots: { game: 'dots', moves: 'b7,a6,c6,b5', parts: 2 },
  breakthrough: { game: 'breakthrough', moves: 'd2d3', parts: 2 },
};

/** The family of a game: that of its list, or the word before the colon. @param {State} state */
const familyOf = ({ games, route }) =>
  games.find(one => one.id === route.game)?.family ?? route.game.split(':')[0];

/** @param {State} state */
function view(state) {
  const { route, games } = state;
  const family = familyOf(state);
  const example = EXAMPLES[family];
  const listed = games.find(one => one.family === family);
  const shown = state.own.rules?.[family];
  const game = { ...HOME, game: route.game };
  return h('div', { class: 'rules' }, [
    h('div', { class: 'rules-list', role: 'group', 'aria-label': t('rules.games') }, [
      Object.entries(EXAMPLES).map(([id, { game }]) =>
        h(
          'a',
          {
            class: 'button',
            href: format({ ...HOME, page: 'rules', game }),
            onclick: goesTo({ ...HOME, page: 'rules', game }),
            'aria-current': id === family ? 'true' : null,
          },
          t(`rules.${id}`),
        ),
      ),
    ]),
    h('article', { class: 'panel' }, [
      h('h2', null, example ? t(`rules.${family}`) : (listed?.title ?? route.game)),
      example
        ? Array.from({ length: example.parts }, (_, i) =>
            h('p', null, t(`rules.${family}.${i + 1}`)),
          )
        : h('p', null, listed?.summary),
      route.game === 'pentago:twist' && h('p', null, t('rules.twist')),
      shown && pictures(shown, family),
      h('a', { class: 'button primary', href: format(game), onclick: goesTo(game) }, [
        t('rules.play'),
      ]),
    ]),
  ]);
}

/** The board before and after the example. @param {Position} position @param {string} family */
function pictures(position, family) {
  const { board, history, first, title } = position;
  const last = history.at(-1);
  const look = { view: 0, label: t('board.label', { game: title }) };
  return h('div', { class: 'rules-pictures' }, [
    h('figure', null, [
      boardView({ ...look, board: { ...board, cells: first.cells } }),
      h('figcaption', { class: 'quiet' }, t('rules.start')),
    ]),
    last &&
      h('figure', null, [
        boardView({
          ...look,
          board,
          last: last.cell,
          before: history.at(-2)?.cells ?? first.cells,
        }),
        h('figcaption', { class: 'quiet' }, t(`rules.${family}.example`)),
      ]),
  ]);
}

/** Asks for the example of the chosen game, once. @param {State} state */
async function sync(state) {
  const family = familyOf(state);
  const example = EXAMPLES[family];
  if (!example || state.own.rules?.[family]) {
    return;
  }
  try {
    const position = await ask('position', { game: example.game, moves: example.moves });
    setOwn('rules', { [family]: position });
  } catch (failure) {
    complain(failure);
  }
}

/** @type {import('../pages.js').Page} */
export const rules = { id: 'rules', view, sync };
