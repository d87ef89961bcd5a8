// @ts-check
/**
 * The tree of an engine's last search growing beside the board: the line it looks at and what lies
 * beside it, from a trace of that search. Comes when somebody watches an engine think.
 */
import { button, iconButton } from './controls.js';
import { h } from './h.js';
import { t } from './messages.js';
import { format, positionKey } from './route.js';
import { complain, current, setOwn } from './store.js';
import { inTurn } from './tasks.js';
import { goTo, hereOf, loaded, needDetail, shapeOf, step, watchSearch } from './trace.js';
import { happened } from './treeparts.js';
import { treeView } from './treeview.js';

/**
 * @typedef {import('./store.js').State} State
 * @typedef {import('./trace.js').Loaded} Loaded
 * @typedef {import('./trace.js').Drawn} Drawn
 */

const EVENT_MILLIS = 180;
/** So many moves of a position are drawn; the search may have more. */
const MOST_BESIDE = 12;

const steps = inTurn(complain);
/** @type {ReturnType<typeof setTimeout> | undefined} */
let due;

/** Whether the tree belongs to what is shown. @param {State} state */
const isHere = state => state.own.play?.grown === positionKey(state.route);

/**
 * Lets the tree of a search grow.
 * @param {import('./trace.js').SearchQuery} query
 */
export function grow(query) {
  clearTimeout(due);
  setOwn('play', { grown: positionKey(current().route), isGrowing: false });
  watchSearch('a', query, begin);
}

/** From the first event on, unless somebody asked for less motion: then it is all there. */
async function begin() {
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
    await goTo('a', 0);
    setOwn('play', { isGrowing: true });
    roll();
  }
}

function roll() {
  clearTimeout(due);
  due = setTimeout(() => {
    const state = current();
    if (state.own.play?.isGrowing && state.route.page === 'play' && isHere(state)) {
      move('one', false);
    }
  }, EVENT_MILLIS);
}

/** @param {string} what @param {boolean} back */
const move = (what, back) =>
  steps.add(async () => {
    const isMade = await step('a', what, back);
    const side = loaded(current());
    const here = side ? hereOf(side) : null;
    if (here !== null) {
      await needDetail('a', here);
    }
    if (!isMade) {
      setOwn('play', { isGrowing: false });
    }
    roll();
  });

/** @param {string} what @param {boolean} back */
function moveByHand(what, back) {
  setOwn('play', { isGrowing: false });
  move(what, back);
}

/** @param {Loaded} side */
function toggle(side) {
  const isGrowing = !current().own.play?.isGrowing;
  setOwn('play', { isGrowing });
  steps.add(async () => {
    if (isGrowing && side.at === side.summary.events - 1) {
      await goTo('a', 0);
    }
    roll();
  });
}

/** Where the stones of the line would lie that is looked at. @param {State} state */
export function grownGhosts(state) {
  const { position } = state;
  const side = isHere(state) ? loaded(state) : undefined;
  const here = side ? hereOf(side) : null;
  const cells = here === null ? undefined : side?.details[here]?.board?.cells;
  const before = position?.history.at(-2)?.cells ?? position?.first.cells ?? '';
  return [...(cells ?? '')].flatMap((stone, cell) =>
    'xo'.includes(stone) && before[cell] === '.' && position?.board.cells[cell] === '.'
      ? [{ cell, mover: 'xo'.indexOf(stone) }]
      : [],
  );
}

/**
 * The way down to a node, and the moves beside it that were tried by then.
 * @param {Drawn} part @param {number | null} here @param {number} at @returns {Drawn}
 */
export function lineOf(part, here, at) {
  /** @type {Set<number>} */
  const way = new Set();
  for (
    let row = part.index.get(here ?? -1);
    row !== undefined;
    row = part.index.get(part.parent[row])
  ) {
    way.add(row);
  }
  const rows = new Set([0, ...way]);
  for (const row of [0, ...way]) {
    const tried = part.children[row].filter(child => part.enter[child] <= at);
    tried.slice(-MOST_BESIDE).forEach(child => rows.add(child));
  }
  const kept = [...rows].sort((a, b) => a - b);
  const columns = Object.entries(part).map(([name, column]) => [
    name,
    Array.isArray(column) && column.length === part.number.length
      ? kept.map(row => column[row])
      : column,
  ]);
  const small = /** @type {Drawn} */ (Object.fromEntries(columns));
  return { ...small, ...shapeOf(small) };
}

/** @type {{part: Drawn | null, here: number | null, at: number, small: Drawn | null}} */
let last = { part: null, here: null, at: -1, small: null };

/** The same, made once for each moment. @param {Loaded} side */
function smallPart({ part, at, ...rest }) {
  const here = hereOf({ part, at, ...rest });
  if (last.part !== part || last.here !== here || last.at !== at || !last.small) {
    last = { part, here, at, small: lineOf(part, here, at) };
  }
  return last.small;
}

/** The tree with its steps. @param {State} state */
export function grownTree(state) {
  const side = isHere(state) ? loaded(state) : undefined;
  if (!side) {
    return null;
  }
  const { route, own } = state;
  const isGrowing = Boolean(own.play?.isGrowing);
  const [isFirst, isLast] = [side.at === 0, side.at === side.summary.events - 1];
  const whole = { engine: side.query.engine, depth: side.query.depth ?? '' };
  const before = { moves: route.moves.slice(0, -1), at: route.moves.length - 1 };
  const words = happened(side);
  return h('figure', { class: 'panel think-tree', key: 'grown' }, [
    h('figcaption', { class: 'quiet' }, t('think.again', { depth: side.query.depth ?? '' })),
    treeView(
      { ...side, part: smallPart(side) ?? side.part },
      { label: words || t('think.tree'), zoom: 1, hideFuture: !isLast, onpick: () => {} },
    ),
    h('p', { class: 'quiet grown-event' }, words),
    h('div', { class: 'row', role: 'group', 'aria-label': t('tree.steps') }, [
      iconButton('back', t('tree.step.one.back'), () => moveByHand('one', true), {
        class: 'grown-back',
        disabled: isFirst,
      }),
      iconButton(
        isGrowing ? 'pause' : 'play',
        t(isGrowing ? 'tree.pause' : 'tree.play'),
        () => toggle(side),
        { class: 'grown-play' },
      ),
      iconButton('next', t('tree.step.one'), () => moveByHand('one', false), {
        class: 'grown-next',
        disabled: isLast,
      }),
      button(t('tree.step.cut'), () => moveByHand('cut', false), {
        class: 'small grown-cut',
        disabled: isLast,
      }),
      h(
        'a',
        {
          class: 'quiet grow-tree',
          href: format({ ...route, ...before, page: 'tree', own: whole }),
        },
        t('think.whole'),
      ),
    ]),
  ]);
}
