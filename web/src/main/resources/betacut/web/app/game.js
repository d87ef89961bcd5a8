// @ts-check
/**
 * What happens: going somewhere, playing, and asking the server for what the shown position needs.
 * `go` changes the address; `sync` then brings the rest of the state into line with it. Whoever
 * leaves a position ends the searches begun for it.
 */
import { ask, isIncomplete, watch } from './api.js';
import { settledAt, stepBack } from './connection.js';
import { announce, complain, current, set, setOwn, update } from './store.js';
import { another, asked, format, parse, positionKey, shared, shown } from './route.js';
import { t } from './messages.js';
import { loadPage, pageOf } from './pages.js';
import { beginTurn, flagged } from './clock.js';
import { outcomeText } from './words.js';

/**
 * @typedef {import('./route.js').Route} Route
 * @typedef {import('./api.js').Query} Query
 * @typedef {import('./answers').Position} Position
 * @typedef {import('./answers').LegalMove} LegalMove
 */

/**
 * Searches under way, by purpose: what was asked, and what ends it.
 * @type {Map<string, {asked: string, end: () => void}>}
 */
const running = new Map();
/**
 * Counts live questions: requests overtake each other, and the server must know which is the last.
 */
let followed = 0;
/** Counts the questions for positions, so that a late answer is not taken for a new one. */
let question = 0;

/** Ends a search, if there is one. @param {string} purpose */
export function stop(purpose) {
  running.get(purpose)?.end();
  forget(purpose);
}

/** Nothing is under way for a purpose, nor waits. @param {string} purpose */
function forget(purpose) {
  running.delete(purpose);
  if (current().queued[purpose]) {
    const { [purpose]: _, ...queued } = current().queued;
    set({ queued });
  }
}

/**
 * Watches a live answer for a purpose, in place of the one before, unless that is the same.
 * @template {keyof import('./answers').Streams} P
 * @param {string} purpose @param {P} path @param {Query} query
 * @param {import('./api.js').Listener<P>} on @param {import('./api.js').Ending} [last]
 */
export function follow(purpose, path, query, on, last = {}) {
  const asked = JSON.stringify([path, query]);
  if (running.get(purpose)?.asked === asked) {
    return;
  }
  stop(purpose);
  const end = () => {
    forget(purpose);
    last.end?.();
  };
  const problem = (/** @type {string} */ error) => {
    forget(purpose);
    (last.problem ?? complain)(error);
  };
  const queue = (/** @type {import('./answers').QueuePlace} */ place) =>
    set({ queued: { ...current().queued, [purpose]: place } });
  const named = { ...query, purpose: `${purpose}.${++followed}` };
  running.set(purpose, { asked, end: watch(path, named, { queue, ...on }, { end, problem }) });
}

/**
 * Goes to another address.
 * @param {Partial<Route>} change @param {{replace?: boolean}} [how] replace: Back skips this step
 */
export function go(change, how = {}) {
  const route = { ...current().route, ...change };
  if (change.moves && change.at === undefined) {
    route.at = route.moves.length;
  }
  const isSame = isSameGame(current().route, route);
  const same = isSame ? shared(route.moves, current().route.moves) : 0;
  if (!isSame && !change.variations) {
    route.variations = [];
  }
  if (!change.times) {
    route.times = current().route.times.slice(0, same);
  }
  if (!change.left && same < route.left[0]) {
    route.left = [];
  }
  const steps = (history.state?.steps ?? 0) + (how.replace ? 0 : 1);
  const back = how.replace ? history.state?.back : format(current().route);
  history[how.replace ? 'replaceState' : 'pushState']({ steps, back }, '', format(route));
  arrive(route);
}

/**
 * A click that stays in the app, as long as no other tab is wanted.
 * @param {Partial<Route>} change
 */
export const goesTo = change => (/** @type {MouseEvent} */ event) => {
  if (!event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    go(change);
  }
};

/**
 * Whether two addresses are of the same game from the same start.
 * @param {Route} a @param {Route} b
 */
const isSameGame = (a, b) => a.game === b.game && a.start === b.start;

/** Takes the address the browser shows. */
export function arrive(route = parse(location)) {
  const old = current().route;
  const samePlace = positionKey(old) === positionKey(route);
  update(state => ({
    ...state,
    route,
    error: '',
    picked: samePlace ? state.picked : [],
    aimed: samePlace ? state.aimed : '',
    why: samePlace ? state.why : null,
    said: samePlace || shown(route).length > shown(old).length ? state.said : null,
    turnBegan: samePlace ? state.turnBegan : beginTurn(route),
    running: old.page === route.page && old.game === route.game && state.running,
  }));
  if (!samePlace || old.page !== route.page) {
    ['move', 'values', 'why'].forEach(stop);
    set({ thinking: false });
  }
  sync();
}

/**
 * What was asked before anything else was there, by position.
 * @type {Map<string, Promise<Position>>}
 */
const early = new Map();

/**
 * Asks for the first position while the rest of the page is still on its way.
 * @param {Route} route
 */
export function askFirst(route) {
  const answer = ask('position', asked(route));
  // A page without a position does not care what became of it; one with a position asks again.
  answer.catch(() => early.clear());
  early.set(positionKey(route), answer);
}

/** Brings the state into line with the address. */
export async function sync() {
  const { route, game } = current();
  const page = pageOf(route.page) ?? (await arrivedPage(route));
  if (current().route !== route) {
    return;
  }
  const described = game?.id === route.game ? null : describeGame(route.game);
  if (!page?.wantsPosition) {
    page?.sync?.(current());
    return;
  }
  const key = positionKey(route);
  const mine = ++question; // whoever came back to what is shown wants no other answer, either
  if (current().positionFor !== key || current().position === null) {
    try {
      const position = await (early.get(key) ?? ask('position', asked(route)));
      if (mine !== question) {
        return;
      }
      set({ position, positionFor: key });
      settledAt(route);
      tellPosition(position);
    } catch (failure) {
      if (mine === question) {
        complain(failure);
        if (!stepBack(failure, route)) {
          set({ failedFor: key });
        }
      }
      return;
    }
  }
  if (page.wantsGame && described) {
    await described;
    if (current().route !== route) {
      return;
    }
  }
  page.sync?.(current());
}

/** Loads the page of an address. @param {Route} route */
async function arrivedPage(route) {
  if (isIncomplete() && !pageOf(route.page)) {
    location.reload();
    return undefined;
  }
  try {
    const page = await loadPage(route.page);
    set({});
    return page;
  } catch (failure) {
    complain(failure);
    return undefined;
  }
}

/** @param {string} id */
async function describeGame(id) {
  try {
    const game = await ask('game', { game: id });
    if (current().route.game === id || current().route.game === game.id) {
      set({ game: { ...game, id } });
    }
  } catch (failure) {
    complain(failure);
  }
}

/** @param {Position} position */
function tellPosition(position) {
  const last = position.history.at(-1);
  const parts = [];
  if (last) {
    parts.push(t('live.moved', { player: t(`player.${last.mover}`), move: last.move }));
  }
  parts.push(
    position.outcome
      ? outcomeText(position.outcome)
      : t('live.turn', { player: t(`player.${position.mover}`) }),
  );
  announce(parts.join(' '));
}

/** Whether a person moves now. */
export function isHumanTurn(state = current()) {
  const { position, route } = state;
  return (
    position &&
    !position.outcome &&
    flagged(state) < 0 &&
    (route.page !== 'play' || route.players[position.mover] === 'human')
  );
}

/** What a finger needs to hit one place among many, in pixels. */
const FINGER = 32;

/** Whether the board's places are so small that a finger's move has to be confirmed. */
const isTiny = (/** @type {import('./answers').Board} */ board) =>
  current().route.page === 'play' &&
  matchMedia('(pointer: coarse)').matches &&
  innerWidth < FINGER * board.width;

/** Points at something on the board. @param {string} target */
export function pick(target) {
  const { position, picked, route } = current();
  if (!position || !isHumanTurn() || current().positionFor !== positionKey(route)) {
    return;
  }
  const wanted = [...picked, target];
  const fits = candidates(position.legal, wanted).length ? wanted : [target];
  const found = candidates(position.legal, fits);
  const whole = found.find(move => move.path.length === fits.length);
  if (whole && isTiny(position.board) && current().aimed !== target) {
    set({ aimed: target, cursor: target });
  } else if (whole) {
    set({ picked: [] });
    if (!pageOf(route.page)?.takes?.(whole.move, current())) {
      play(whole.move);
    }
  } else {
    set({ picked: found.length ? fits : [] });
  }
}

/**
 * The legal moves that begin with these targets.
 * @param {LegalMove[]} legal @param {string[]} picked
 */
export const candidates = (legal, picked) =>
  legal.filter(move => picked.every((target, i) => move.path[i] === target));

/**
 * Plays a move; what came after the shown position stays as a variation.
 * @param {string} move @param {{replace?: boolean}} [how]
 */
export function play(move, how) {
  const { route, turnBegan } = current();
  const before = shown(route);
  // Before the first move nobody's time runs; on other pages nobody plays.
  const spent = before.length ? Math.round((Date.now() - turnBegan) / 100) : null;
  const times =
    route.page === 'play'
      ? [...before.map((_, ply) => route.times[ply] ?? null), spent]
      : undefined;
  set({ picked: [], values: null });
  const own = isRetry(route) ? { ...route.own, aid: '1' } : route.own;
  const next = another(route, [...before, move]);
  if (route.page === 'play') {
    next.at = nextChoice(next.at, next.moves); // whoever goes along knows the replies
  }
  go({ ...next, times: next.moves === route.moves ? undefined : times, own }, how);
  setOwn('play', { playedHere: positionKey(current().route) });
}

/** How many moves each game has had in this tab, by its name. @type {Map<string, number>} */
const reached = new Map();

/** Whether a move is taken back with the one made now; then the game is no test of strength. */
function isRetry(/** @type {Route} */ route) {
  const name = route.own.g ?? '';
  const before = Math.max(route.moves.length, reached.get(name) ?? 0);
  reached.set(name, name ? Math.max(before, route.at + 1) : 0);
  return route.page === 'play' && route.at < before;
}

/**
 * Asks what every move is worth.
 * @param {'hints' | 'analyse'} path @param {Query} [more]
 */
export function askValues(path = 'hints', more = {}) {
  const { route, position, values, valuesFor } = current();
  const key = positionKey(route);
  if (!position || position.outcome || (valuesFor === key && values && values.end !== 'running')) {
    return;
  }
  if (valuesFor === key && running.has('values')) {
    return;
  }
  set({ values: null, valuesFor: key });
  follow(
    'values',
    path,
    { ...asked(route), ...more },
    { values: answer => positionKey(current().route) === key && set({ values: answer }) },
  );
}

/** The last move a person made up to the shown position, as a ply, or -1. */
export function lastHumanPly(state = current()) {
  const { route, position } = state;
  for (let ply = route.at - 1; ply >= 0; ply--) {
    const mover = position?.history[ply]?.mover ?? ply % 2;
    // A pass was no choice: whoever takes a move back means the one before.
    if (route.players[mover] === 'human' && route.moves[ply] !== 'pass') {
      return ply;
    }
  }
  return -1;
}

/** Goes back to before a person's last move; what came after it stays, to be gone on with. */
export function undo() {
  const { route } = current();
  const ply = route.players.includes('human') ? lastHumanPly() : route.at - 1;
  if (ply >= 0) {
    go({ at: ply });
  }
}

/** Goes forward again. */
export function redo() {
  const { route } = current();
  if (route.at === route.moves.length) {
    history.forward();
    return;
  }
  go({ at: nextChoice(route.at + 1, route.moves) });
}

/**
 * The first ply from one on that a person chose or chooses, past replies.
 * @param {number} from @param {string[]} moves
 */
function nextChoice(from, moves) {
  const { route, position } = current();
  const mover = (/** @type {number} */ ply) => ((position?.mover ?? 0) + ply - route.at) % 2;
  let at = from;
  while (
    at < moves.length &&
    route.players.includes('human') &&
    route.players[mover(at)] !== 'human'
  ) {
    at++;
  }
  return at;
}

/** Goes some plies back or on, as far as there are any. @param {number} by */
export function step(by) {
  const { route } = current();
  const at = Math.max(0, Math.min(route.moves.length, route.at + by));
  if (at !== route.at) {
    go({ at }, { replace: true });
  }
}

/** What ←, →, Home and End do where a game is shown; for `keys` and `actions` of its page. */
export const STEP_KEYS = {
  keys: { ArrowLeft: 'back', ArrowRight: 'next', Home: 'first', End: 'last' },
  actions: {
    back: () => step(-1),
    next: () => step(1),
    first: () => step(-Infinity),
    last: () => step(Infinity),
  },
};

/** Takes the last move of a person back for good, to try another. */
export function tryAgain() {
  const ply = lastHumanPly();
  if (ply >= 0) {
    const { route } = current();
    const moves = route.moves.slice(0, ply);
    go({ moves, variations: [route.moves, ...route.variations] });
  }
}

/** Asks why a move is bad. @param {number} ply */
export function askWhy(ply) {
  const { route } = current();
  const before = route.moves.slice(0, ply).join(',');
  set({ why: { ply, answer: null } });
  follow(
    'why',
    'why',
    { game: route.game, start: route.start, moves: before, move: route.moves[ply] },
    { why: answer => set({ why: { ply, answer } }) },
    { problem: error => set({ why: null, error }) },
  );
}
