// @ts-check
/** Where a game that is looked at comes from: a tournament, with the way to its games and back. */
import { ask } from './api.js';
import { goesTo } from './game.js';
import { h } from './h.js';
import { icon } from './icons.js';
import { number, t } from './messages.js';
import { sideIcon } from './parts.js';
import { format } from './route.js';
import { endingText, namesOf, resultText } from './standings.js';
import { complain, current, setOwn } from './store.js';

/**
 * @typedef {import('./store.js').State} State
 * @typedef {import('./route.js').Route} Route
 * @typedef {import('./answers').TournamentGame} Game
 */

/**
 * What to click for a game of a tournament.
 * @param {Route} route @param {string} game which one is played @param {string} run
 * @param {Game} one
 */
export function gameLink(route, game, run, one) {
  const place = {
    ...route,
    page: 'analyse',
    game,
    start: one.start,
    moves: one.moves,
    at: one.moves.length,
    variations: [],
    times: [],
    left: [],
    view: 0,
    own: { tournament: run, number: String(one.number) },
  };
  return { href: format(place), onclick: goesTo(place) };
}

/** Asks who played the game that the address names. @param {State} state */
export async function needOrigin(state) {
  const { tournament, number } = state.route.own;
  const known = state.own.analyse?.origin;
  if (!tournament || (known?.run === tournament && String(known.games[0]?.number) === number)) {
    return;
  }
  setOwn('analyse', { origin: null });
  try {
    const origin = await ask('tournament/games', { tournament, number });
    if (current().route.own.number === number) {
      setOwn('analyse', { origin });
    }
  } catch (failure) {
    complain(failure);
  }
}

/** Who plays, how it ended, and the way back. @param {State} state */
export function originPanel(state) {
  const { route, position, own } = state;
  const { tournament, number: wanted } = route.own;
  const origin = own.analyse?.origin;
  if (!tournament) {
    return null;
  }
  const game = origin?.run === tournament ? origin.games[0] : undefined;
  const all = namesOf(origin?.players ?? []);
  /** @type {Record<string, string>} */
  const pair = game ? { pair: game.sides.join('-') } : {};
  const back = {
    ...route,
    page: 'tournament',
    start: '',
    moves: [],
    at: 0,
    variations: [],
    own: { run: tournament, ...pair },
  };
  return h('section', { class: 'panel origin', key: 'origin' }, [
    h('h2', null, [
      t('tournament.gameOf', { number: number(Number(wanted) + 1), run: tournament }),
    ]),
    game && [
      h('p', { class: 'pairing' }, [
        game.sides.map((player, side) =>
          h('span', { class: 'count' }, [
            position && sideIcon(side, position.board),
            h('b', null, all[player]),
          ]),
        ),
      ]),
      h('p', null, [resultText(game, all), ' ', game.end && `(${endingText(game.end)})`]),
    ],
    h('a', { href: format(back), onclick: goesTo(back), class: 'button back-to-tournament' }, [
      icon('back'),
      ' ',
      t('tournament.back'),
    ]),
  ]);
}
