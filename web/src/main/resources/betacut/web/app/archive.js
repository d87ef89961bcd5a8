// @ts-check
/** The games that are kept: each is saved while it is played, listed, opened again, deleted. */
import { ask, keep } from './api.js';
import { left, millis } from './clock.js';
import { button } from './controls.js';
import { go } from './game.js';
import { h } from './h.js';
import { format, isLatest, parse } from './route.js';
import { complain, current, set, setOwn } from './store.js';
import { inTurn } from './tasks.js';
import { moment, t } from './messages.js';

/** @typedef {import('./store.js').State} State */

/** @param {State} state */
export function savedGames(state) {
  const unreadable = state.own.play?.unreadable ?? [];
  const item = (/** @type {import('./answers').StoredGame} */ saved) =>
    h('li', { key: saved.id }, [
      h('a', { href: format(routeOf(saved)) }, [
        state.games.find(one => one.id === saved.game)?.title ?? saved.game,
        ' · ',
        t('saved.moves', { n: saved.moves.length }),
        ' · ',
        moment(saved.changed),
      ]),
      ' ',
      button('✕', () => deleteSaved(saved.id), {
        class: 'small',
        'aria-label': t('saved.delete', { game: saved.game }),
      }),
    ]);
  return h('section', { class: 'panel', key: 'saved' }, [
    h('details', { ontoggle: event => showSaved(event.target.open) }, [
      h('summary', null, t('saved.title')),
      state.saved.length === 0 && h('p', { class: 'quiet' }, t('saved.none')),
      unreadable.length > 0 && [
        h('p', { class: 'quiet' }, t('saved.unreadable', { n: unreadable.length })),
        h(
          'ul',
          { lang: 'en' },
          unreadable.map(({ id, reason }) => h('li', null, `${id}: ${reason}`)),
        ),
      ],
      h('ul', { class: 'saved' }, state.saved.slice(0, 20).map(item)),
    ]),
  ]);
}

/** The list shows what is saved while it is open, too. @param {boolean} isListing */
function showSaved(isListing) {
  setOwn('play', { isListing });
  if (isListing) {
    listSaved();
  }
}

async function listSaved() {
  try {
    const { games, unreadable } = await ask('saved');
    set({ saved: games });
    setOwn('play', { unreadable });
  } catch (failure) {
    complain(failure);
  }
}

/** @param {string} id */
async function deleteSaved(id) {
  try {
    await keep('DELETE', `saved/${id}`);
    await listSaved();
  } catch (failure) {
    complain(failure);
  }
}

/** A name no other game has. */
const newName = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 6)}`;

/**
 * Where a saved game goes on, whoever began it.
 * @param {import('./answers').StoredGame} saved
 * @returns {import('./route.js').Route}
 */
export function routeOf({ id, game, start, moves, players, hints, clock, left, times, view }) {
  const query = new URLSearchParams({ hints, clock, times, first: players[0], second: players[1] });
  const { players: both, ...rest } = parse({ pathname: '/play', search: `?${query}` });
  const known = left.length ? [moves.length, ...left.map(millis).map(Math.round)] : [];
  const own = { g: id };
  return { ...rest, game, start, moves, at: moves.length, players: both, view, left: known, own };
}

/** One after the other, so that each knows what the one before has written. */
const saves = inTurn(complain);

/** Keeps the game on disk, under a name that is part of the address. @param {State} state */
export function keepGame(state) {
  const { route, own, position } = state;
  if (!route.moves.length || !isLatest(route) || !position) {
    return;
  }
  if (!route.own.g) {
    go({ own: { ...route.own, g: newName() } }, { replace: true });
    return;
  }
  const { game, start, moves, players, hints, clock, view } = route;
  const facts = { game, start, moves, players, hints, clock, view };
  const kept = `${route.own.g} ${JSON.stringify(facts)}`;
  if (kept !== own.play?.kept) {
    setOwn('play', { kept });
    const times = moves.map((_, ply) => route.times[ply] ?? '').join(',');
    const rest = clock ? [0, 1].map(side => `${Math.max(1, left(state, side) ?? 1)}ms`) : [];
    saves.add(() => write(route.own.g, { ...facts, times, left: rest }));
  }
}

/**
 * Writes a game, as TOML; if somebody else went on with it, this one gets a name of its own.
 * @param {string} id @param {object} facts
 */
async function write(id, facts) {
  const lines = Object.entries(facts).map(([name, fact]) => `${name} = ${JSON.stringify(fact)}\n`);
  const [seen, version] = (current().own.play?.version ?? '').split(' ');
  try {
    const query = { version: seen === id ? version : '' };
    const written = await keep('PUT', `saved/${id}`, query, lines.join(''));
    setOwn('play', { version: `${id} ${written.version}` });
    if (current().own.play?.isListing) {
      await listSaved();
    }
  } catch (failure) {
    const { route } = current();
    if (!(failure instanceof Error && 'status' in failure && failure.status === 412)) {
      throw failure;
    }
    if (route.own.g === id) {
      go({ own: { ...route.own, g: newName() } }, { replace: true });
      complain(t('saved.elsewhere'));
    }
  }
}
