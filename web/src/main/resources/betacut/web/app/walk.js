// @ts-check
/**
 * Walking through the searches of the tree page: steps one after the other, the second search along
 * with the first, and the place in the address when nobody steps for a moment. What the address
 * says of the page: `tree` (a typed one), `engine`, `other`, `depth`, `line` (what refutes the last
 * move, and is tried first), `break`, and the place.
 */
import { go } from './game.js';
import {
  growthOf,
  isGrowing,
  show,
  shownGrowth,
  stepGrowth,
  tellGrowth,
  watchGrowth,
} from './growth.js';
import { t } from './messages.js';
import { asked } from './route.js';
import { complain, current, setOwn } from './store.js';
import { inTurn, latest, whenQuiet } from './tasks.js';
import {
  answered,
  dropSide,
  followPath,
  goTo,
  hereOf,
  isDone,
  loaded,
  lookAhead,
  needDetail,
  needPart,
  setSide,
  sideOf,
  step,
  watchSearch,
} from './trace.js';
import { tell } from './treeparts.js';

/**
 * @typedef {import('./store.js').State} State
 * @typedef {import('./route.js').Route} Route
 */

const PLACE = ['event', 'node', 'top', 'focus', 'line'];

/** The typed tree of an address, or empty. @param {Route} route */
export const typedOf = route =>
  route.own.tree ?? (route.game.startsWith('tree:') ? route.game.slice(5) : '');

/** The search of an address. @param {Route} route */
export const engineOf = route => route.own.engine ?? 'alphabeta';

/** Whether the search shown grows its tree. */
const isGrown = () => isGrowing(engineOf(current().route));

/** @param {Route} route @param {string} engine */
function queryOf(route, engine) {
  const typed = typedOf(route);
  const depth = route.own.depth ?? '';
  return typed
    ? { game: `tree:${typed}`, depth, engine }
    : {
        ...asked(route),
        depth: depth || (route.own.focus ? '4' : '3'),
        engine,
        line: route.own.line,
      };
}

/** The positions that stop a walk. @param {Route} route */
export const breaksOf = route => (route.own.break ?? '').split(',').filter(key => key !== '');

/**
 * The page's own parameters with some changed; without a place if the search changes.
 * @param {Record<string, string | undefined>} change @param {boolean} [keepsPlace]
 */
export function parameters(change, keepsPlace = false) {
  const all = Object.entries({ ...current().route.own, ...change });
  return Object.fromEntries(
    all.flatMap(([name, value]) =>
      value && (keepsPlace || !PLACE.includes(name)) ? [[name, value]] : [],
    ),
  );
}

const steps = inTurn(complain);
const settle = latest(complain);

/**
 * One step after the other, however fast the keys are.
 * @param {string} what @param {boolean} back
 */
export function move(what, back) {
  stopFilm();
  steps.add(async () => {
    const isMade = await made(what, back);
    const isSought = ['cut', 'table', 'iteration', 'key'].includes(what);
    const missing = `${wordsOf()}.no.${what}${back ? '.back' : ''}`;
    setOwn('tree', { nothing: !isMade && isSought ? missing : '' });
    settle(arrived);
  });
}

/** @param {string} what @param {boolean} back */
const made = (what, back) =>
  isGrown() ? stepGrowth(what, back) : step('a', what, back, breaksOf(current().route));

/** Whose words the steps have. */
const wordsOf = () => (isGrown() ? `growth.${shownGrowth(current())?.summary.kind}` : 'tree');

/** The step shown, and the last. */
function placeNow() {
  const growth = shownGrowth(current());
  const side = answered(current());
  return isGrown()
    ? growth && { at: growth.at, end: growth.summary.steps - 1 }
    : side && { at: side.at, end: side.summary.events - 1 };
}

/** @param {number} at */
const jump = at => (isGrown() ? show(at) : goTo('a', at));

/** Events in a second, unless somebody chose. */
export const USUAL_SPEED = 2;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let film;

function stopFilm() {
  clearTimeout(film);
  if (current().own.tree?.isPlaying) {
    setOwn('tree', { isPlaying: false });
  }
}

/** Lets the search play by itself, from the beginning if it is at its end; or stops it. */
export function toggleFilm() {
  const place = placeNow();
  if (!place || current().own.tree?.isPlaying) {
    stopFilm();
    return;
  }
  setOwn('tree', { isPlaying: true, nothing: '' });
  steps.add(async () => {
    if (place.at === place.end) {
      await jump(0);
    }
    roll();
  });
}

/** Makes the next step of the film when it is due. */
function roll() {
  clearTimeout(film);
  film = setTimeout(
    () => {
      steps.add(async () => {
        const { own, route } = current();
        if (!own.tree?.isPlaying || route.page !== 'tree') {
          stopFilm();
          return;
        }
        const isMade = await made('one', false);
        settle(arrived);
        if (isMade) {
          roll();
        } else {
          stopFilm();
        }
      });
    },
    1000 / (current().own.tree?.speed ?? USUAL_SPEED),
  );
}

/** @param {number} speed events in a second */
export const setSpeed = speed => setOwn('tree', { speed });

/** Whether a key that is held down would run ahead of the server. */
export const isBehind = () => steps.waiting() >= 3;

/** What follows a change of the place. */
async function arrived() {
  if (isGrown()) {
    tellGrowth(t(current().own.tree?.nothing ?? ''));
    remember();
    return;
  }
  const a = answered(current());
  if (!a || current().route.page !== 'tree') {
    return;
  }
  tell(a, t(current().own.tree?.nothing ?? ''));
  remember();
  const here = hereOf(a);
  if (here !== null) {
    await needDetail('a', here);
    await lock();
    lookAhead('a', here);
  }
}

/** Does something to the first search, and shows where that leads. @param {() => unknown} change */
const arriveBy = change =>
  settle(async () => {
    await change();
    await arrived();
  });

/** Goes to a moment. @param {number} event */
export function goToEvent(event) {
  stopFilm();
  arriveBy(() => jump(event));
}

/** Points at a node; the moment stays. @param {number} node */
export function pick(node) {
  setSide('a', { picked: node });
  arriveBy(() => needPart('a'));
}

/** Goes to the moment a node is done. @param {number} node */
export const open = node =>
  arriveBy(async () => {
    const detail = await needDetail('a', node);
    if (detail) {
      await goTo('a', detail.leave < 0 ? detail.enter : detail.leave);
    }
  });

/**
 * Points at the node of the first search that the second reached by the same moves.
 * @param {number} node
 */
export const pickOther = node =>
  arriveBy(async () => {
    const detail = await needDetail('b', node);
    const b = answered(current(), 'b');
    if (detail && b) {
      await followPath('a', detail.path, b.summary.iterations[detail.iteration].depth, 'end');
    }
  });

/** Puts a node at the top, or the whole tree back. @param {number | null} node */
export function zoomInto(node) {
  const a = answered(current());
  setSide('a', { top: node, ...(node !== null && a ? { picked: hereOf(a) } : {}) });
  arriveBy(() => needPart('a'));
}

/** The second search goes along with the first. */
async function lock() {
  const a = answered(current());
  const here = a ? hereOf(a) : null;
  const detail = here === null ? undefined : a?.details[here];
  if (!a || !detail || !loaded(current(), 'b')) {
    return;
  }
  const when = a.at === a.summary.events - 1 ? 'end' : isDone(a, detail.leave) ? 'leave' : 'enter';
  await followPath('b', detail.path, a.summary.iterations[detail.iteration].depth, when);
  const b = answered(current(), 'b');
  const other = b ? hereOf(b) : null;
  if (other !== null) {
    await needDetail('b', other);
  }
}

/** Sets a break at a position, or takes it away. @param {string} key */
export function toggleBreak(key) {
  const breaks = breaksOf(current().route);
  const now = breaks.includes(key) ? breaks.filter(one => one !== key) : [...breaks, key];
  go({ own: parameters({ break: now.join(',') || undefined }, true) }, { replace: true });
}

/** @param {Record<string, string>} own */
const placeText = own => ['event', 'node', 'top'].map(name => own[name] ?? '').join(' ');

const afterSteps = whenQuiet(150);

/** Puts the place into the address, when nobody steps for a moment. */
function remember() {
  afterSteps(() => {
    const a = isGrown() ? shownGrowth(current()) : loaded(current());
    const place = placeNow();
    if (current().route.page !== 'tree' || !a || !place) {
      return;
    }
    const text = (/** @type {number | null} */ value) =>
      value === null ? undefined : String(value);
    const event = place.at === place.end ? null : place.at;
    const top = 'top' in a ? a.top : null;
    const own = parameters({ event: text(event), node: text(a.picked), top: text(top) }, true);
    if (placeText(own) !== placeText(current().route.own)) {
      setOwn('tree', { place: placeText(own) });
      go({ own }, { replace: true });
    }
  });
}

/** Takes the place from the address. @param {Record<string, string>} own */
async function restore(own) {
  setOwn('tree', { place: placeText(own) });
  const numeral = (/** @type {string} */ name) =>
    /^\d+$/.test(own[name] ?? '') ? Number(own[name]) : null;
  const growth = growthOf(current());
  if (isGrown() && growth?.summary) {
    await show(numeral('event') ?? growth.summary.steps - 1, numeral('node'));
    return;
  }
  const side = answered(current());
  if (!side) {
    return;
  }
  setSide('a', { top: numeral('top') });
  await goTo('a', numeral('event') ?? side.summary.events - 1);
  if (own.line && !own.event && !own.node) {
    await followPath('a', own.line.split(','), side.summary.iterations.at(-1)?.depth ?? 0, 'end');
    settle(arrived);
    return;
  }
  const node = numeral('node') ?? (own.focus && !own.event ? focused(own.focus) : null);
  if (node !== null && node < side.summary.nodes) {
    setSide('a', { picked: node });
  }
  await needPart('a');
  settle(arrived);
}

/** The root move somebody asks about, in the last iteration. @param {string} move */
function focused(move) {
  const side = loaded(current());
  const root = side?.summary.iterations.at(-1)?.root;
  const row = side?.part.number.findLastIndex(
    (_, i) => side.part.parent[i] === root && side.part.move[i] === move,
  );
  return side?.part.number[row ?? -1] ?? null;
}

/** Shows the searches of the address, at its place. @param {State} state */
export function syncWalk({ route, own }) {
  if (isGrown()) {
    syncGrowth(route, own);
    return;
  }
  const isNew = watchSearch('a', queryOf(route, route.own.engine ?? 'alphabeta'), () =>
    restore(current().route.own),
  );
  if (isNew) {
    stopFilm();
    setOwn('tree', { quiz: null, nothing: '' });
  }
  if (route.own.other) {
    watchSearch('b', queryOf(route, route.own.other), () => settle(arrived));
  } else if (sideOf(current(), 'b')) {
    dropSide('b');
  }
  if (!isNew && loaded(current()) && own.tree?.place !== placeText(route.own)) {
    restore(route.own);
  }
}

/** The same for a search that grows its tree. @param {Route} route @param {State['own']} own */
function syncGrowth(route, own) {
  const { playouts } = route.own;
  const query = { ...asked(route), method: engineOf(route), ...(playouts ? { playouts } : {}) };
  const typed = typedOf(route);
  const isNew = watchGrowth(typed ? { ...query, game: `tree:${typed}` } : query, () =>
    restore(current().route.own),
  );
  if (isNew) {
    stopFilm();
    setOwn('tree', { quiz: null, nothing: '' });
  } else if (shownGrowth(current()) && own.tree?.place !== placeText(route.own)) {
    restore(route.own);
  }
}
