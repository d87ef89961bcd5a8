// @ts-check
/**
 * The games that are kept: each is saved while it is played, listed, opened again, deleted and had
 * back, exported and read again.
 */
import { ask, keep } from './api.js';
import { left, millis } from './clock.js';
import { button, iconButton } from './controls.js';
import { go, goesTo } from './game.js';
import { h } from './h.js';
import { isInPage, pageAt } from './place.js';
import { format, isLatest, parse, shown } from './route.js';
import { complain, current, set, setOwn } from './store.js';
import { inTurn } from './tasks.js';
import { moment, t } from './messages.js';
import { playerText } from './words.js';
import { gameName } from './gamenames.js';

/**
 * @typedef {import('./store.js').State} State
 * @typedef {import('./answers').StoredGame} Stored
 */

const MOST_LISTED = 5;

/** The games left last, and the way to all of them. @param {State} state */
export function savedGames(state) {
  if (isInPage) {
    return null;
  }
  const unreadable = state.own.play?.unreadable ?? [];
  const item = (/** @type {Stored} */ saved) =>
    h('li', { key: saved.id }, [
      h('a', { href: format(routeOf(saved)) }, [
        [
          titleOf(state, saved),
          opponentText(saved),
          resultText(saved),
          t('saved.moves', { n: saved.moves.length }),
          moment(saved.changed),
        ].join(' · '),
      ]),
      ' ',
      iconButton('bin', t('saved.delete', { game: saved.game }), () => forget(saved), {
        class: 'small',
      }),
    ]);
  return h('section', { class: 'panel', key: 'saved' }, [
    h('details', { ontoggle: event => showSaved(event.target.open) }, [
      h('summary', null, t('saved.title')),
      state.saved.length === 0 && h('p', { class: 'quiet' }, t('saved.none')),
      unreadable.length > 0 && unreadableView(unreadable),
      h('ul', { class: 'saved' }, state.saved.slice(0, MOST_LISTED).map(item)),
      forgottenView(state),
      h(
        'a',
        { class: 'all-games', href: pageAt('games'), onclick: goesTo({ page: 'games', own: {} }) },
        t('games.all'),
      ),
    ]),
  ]);
}

/** @param {import('./answers').UnreadableGame[]} unreadable */
export const unreadableView = unreadable => [
  h('p', { class: 'quiet' }, t('saved.unreadable', { n: unreadable.length })),
  h(
    'ul',
    { lang: 'en' },
    unreadable.map(({ id, reason }) => h('li', null, `${id}: ${reason}`)),
  ),
];

/** @param {State} state @param {Stored} saved */
export const titleOf = (state, saved) =>
  gameName(state.games.find(one => one.id === saved.game) ?? { id: '', title: saved.game });

/**
 * The side of the person who plays an engine; -1 if there is none, or two.
 * @param {Stored} saved
 */
export const ownSide = ({ players }) =>
  players.filter(one => one === 'human').length === 1 ? players.indexOf('human') : -1;

/** Who was played against: the engine, or both players. @param {Stored} saved */
export function opponentText(saved) {
  const side = ownSide(saved);
  return side < 0
    ? t('games.pair', { first: playerText(saved.players[0]), second: playerText(saved.players[1]) })
    : playerText(saved.players[1 - side]);
}

/**
 * How a game ended, for the person who plays an engine.
 * @param {Stored} saved @returns {'open' | 'draw' | 'won' | 'lost' | 'first' | 'second'}
 */
export function resultOf(saved) {
  const { result } = saved;
  if (result === '') {
    return 'open';
  }
  const side = ownSide(saved);
  if (result === 'draw') {
    return 'draw';
  }
  const winner = result === 'first' ? 0 : 1;
  return side < 0 ? (winner === 0 ? 'first' : 'second') : winner === side ? 'won' : 'lost';
}

/** @param {Stored} saved */
export const resultText = saved => t(`games.result.${resultOf(saved)}`);

/** The list shows what is saved while it is open, too. @param {boolean} isListing */
function showSaved(isListing) {
  setOwn('play', { isListing });
  if (isListing) {
    listSaved();
  }
}

export async function listSaved() {
  try {
    const { games, unreadable } = await ask('saved');
    set({ saved: games });
    setOwn('play', { unreadable });
  } catch (failure) {
    complain(failure);
  }
}

/** Deletes a game; it can be had back as long as the page is open. @param {Stored} saved */
export async function forget(saved) {
  try {
    await keep('DELETE', `saved/${saved.id}`);
    setOwn('play', { forgotten: saved });
    await listSaved();
  } catch (failure) {
    complain(failure);
  }
}

/** What was deleted last, and the way to have it back. @param {State} state */
export function forgottenView(state) {
  const { forgotten } = state.own.play ?? {};
  return h('p', { class: 'forgotten', role: 'status' }, [
    forgotten && [
      t('games.deleted', { game: titleOf(state, forgotten) }),
      ' ',
      button(t('games.undo'), () => restore(forgotten), { class: 'undo-delete' }),
    ],
  ]);
}

/** @param {Stored} saved */
async function restore(saved) {
  try {
    await keep('PUT', `saved/${saved.id}`, {}, textOf(saved));
    setOwn('play', { forgotten: null });
    await listSaved();
  } catch (failure) {
    complain(failure);
  }
}

/**
 * A game as TOML, as the server keeps it; it finds out itself who chose which move and who won.
 * @param {object} game
 */
function textOf(game) {
  const facts = Object.entries(game).filter(([name]) => FACTS.includes(name));
  return facts.map(([name, fact]) => `${name} = ${JSON.stringify(fact)}\n`).join('');
}

const FACTS = ['game', 'start', 'moves', 'players', 'hints', 'clock', 'view', 'times', 'left'];

const FORMAT = 'betacut-games';

/** All games in one text that `importAll` reads. @param {Stored[]} games */
export const exported = games => JSON.stringify({ format: FORMAT, version: 1, games }, null, 1);

/**
 * Keeps the games of such a text; what is here already stays as it is.
 * @param {string} text @returns {Promise<{added: number, known: number}>}
 */
export async function importAll(text) {
  /** @type {{format?: string, version?: number, games?: Stored[]}} */
  let read;
  try {
    read = JSON.parse(text);
  } catch {
    read = {};
  }
  if (read.format !== FORMAT || read.version !== 1 || !Array.isArray(read.games)) {
    throw new Error(t('games.notOurs'));
  }
  const { games: here } = await ask('saved');
  const known = new Set(here.map(sameness));
  const names = new Set(here.map(one => one.id));
  let added = 0;
  for (const game of read.games) {
    if (!known.has(sameness(game))) {
      const id = names.has(game.id) || !/^[a-z0-9-]{1,40}$/.test(game.id) ? newName() : game.id;
      await keep('PUT', `saved/${id}`, {}, textOf(game));
      known.add(sameness(game));
      added++;
    }
  }
  return { added, known: read.games.length - added };
}

/** What makes two games the same. @param {Stored} saved */
const sameness = ({ game, start, moves, players, clock }) =>
  JSON.stringify([game, start, moves, players, clock]);

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

/**
 * What Play showed last, and which game is kept from here: an address that is opened, or come back
 * to from another page, is no new game; a move that is made here makes it one.
 * @type {{game: string, start: string, moves: string[], kept: string, isNaming: boolean}}
 */
const seen = { game: '', start: '', moves: [], kept: '', isNaming: false };

/** Whether moves were made since the last look. @param {import('./route.js').Route} route */
const isPlayedOn = ({ game, start, moves }) =>
  seen.game === game &&
  seen.start === start &&
  moves.length > seen.moves.length &&
  seen.moves.every((move, ply) => move === moves[ply]);

/** Keeps the game on disk, under a name that is part of the address. @param {State} state */
export function keepGame(state) {
  if (isInPage) {
    return; // its address is the game
  }
  const { route, own, position } = state;
  const before = seen.moves;
  const isNew = isPlayedOn(route);
  Object.assign(seen, { game: route.game, start: route.start, moves: shown(route) });
  if (!route.moves.length || !isLatest(route) || !position) {
    return;
  }
  if (!route.own.g) {
    if (isNew && !seen.isNaming) {
      name(route, before);
    }
    return;
  }
  if (isNew) {
    seen.kept = route.own.g;
  }
  if (seen.kept !== route.own.g) {
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
 * Gives a game its name: that of the unfinished game it goes on with, if that is kept, or a new
 * one.
 * @param {import('./route.js').Route} route @param {string[]} before
 */
async function name(route, before) {
  seen.isNaming = true;
  const g = (before.length > 0 && (await unfinished(route, before))) || newName();
  seen.isNaming = false;
  const { route: now } = current();
  if (now.page === 'play' && !now.own.g && now.game === route.game && now.moves.length > 0) {
    seen.kept = g;
    go({ own: { ...now.own, g } }, { replace: true });
  }
}

/**
 * The kept game that stood at these moves between the same players.
 * @param {import('./route.js').Route} route @param {string[]} before
 */
async function unfinished({ game, start, players }, before) {
  try {
    const { games } = await ask('saved');
    const wanted = JSON.stringify([game, start, players, before]);
    const found = games.find(
      one => JSON.stringify([one.game, one.start, one.players, one.moves]) === wanted,
    );
    if (found) {
      setOwn('play', { version: `${found.id} ${found.version}` });
    }
    return found?.id;
  } catch {
    return undefined; // a new one, then
  }
}

/**
 * Writes a game, as TOML; if somebody else went on with it, this one gets a name of its own.
 * @param {string} id @param {object} facts
 */
async function write(id, facts) {
  const [known, version] = (current().own.play?.version ?? '').split(' ');
  try {
    const query = { version: known === id ? version : '' };
    const written = await keep('PUT', `saved/${id}`, query, textOf(facts));
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
      const g = newName();
      seen.kept = g;
      go({ own: { ...route.own, g } }, { replace: true });
      complain(t('saved.elsewhere'));
    }
  }
}
