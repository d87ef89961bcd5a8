// @ts-check
/**
 * The lessons: which search each one looks at, and what it asks. The right answers are not written
 * here; they are read from the search itself. Texts are messages `learn.LESSON.…`.
 *
 * @typedef {import('./trace.js').Loaded} Side
 * @typedef {import('./trace.js').SearchQuery} Query
 * @typedef {{a: Side, b: Side, shown: {differs: boolean}}} Seen the searches, and a bug at work
 *
 * @typedef {Object} Question
 * @property {string} id
 * @property {string[]} [options] to choose from; without them a number is asked for
 * @property {(seen: Seen) => string | number} answer
 * @property {'a' | 'b'} [on] the search it is about
 * @property {(seen: Seen) => number} [before] the moment it is asked at
 * @property {(seen: Seen) => number} [after] the moment that shows the answer
 * @property {string} [words] whose message it has, if not its own
 * @property {string} [path] the moves to the node it is about, with spaces
 * @property {'leaves'} [choice] leaves of the tree are chosen
 * @property {Query} [a] the searches it is about, if not those of its lesson
 * @property {Query} [b]
 *
 * @typedef {Object} Lesson
 * @property {string} id
 * @property {Query} a
 * @property {Query} [b] another search beside it
 * @property {'a' | 'b'} [open] the search that is shown before any question
 * @property {string} [bug] a bug of the zoo
 * @property {Question[]} questions
 */
import { answerOf, leftOut } from './learncut.js';
import { format, HOME } from './route.js';

const TEXTBOOK = 'tree:((3 12 8)(2 4 6)(14 5 2))';
const SCOUTS = 'tree:((5 8)(4 9)(7 9))';

/**
 * The rows of the last iteration that some moves lead to.
 * @param {Side} side @param {...string} path
 */
function rows(side, ...path) {
  const root = side.part.index.get(lastOf(side).root);
  let found = root === undefined ? [] : [root];
  for (const move of path) {
    found = found
      .flatMap(row => side.part.children[row])
      .filter(row => side.part.move[row] === move);
  }
  return found;
}

/** The last iteration. @param {Side} side */
const lastOf = ({ summary: { iterations } }) => iterations[iterations.length - 1];

/** The first of them. @param {Side} side @param {...string} path */
const row = (side, ...path) => rows(side, ...path)[0];

/** The number in a value such as ≤ 2. @param {string} value */
const numeral = value => Number(value.replace('−', '-').replace(/[^\d-]/g, ''));

/** @param {number} one @param {number} other */
const compared = (one, other) => (one < other ? 'fewer' : one > other ? 'more' : 'same');

/** @param {boolean} is */
const yesNo = is => (is ? 'yes' : 'no');

/** What the letters of a part claim. @type {Record<string, string>} */
const CLAIMS = { '=': 'exact', '<': 'upper', '>': 'lower' };
const COUNTS = ['fewer', 'same', 'more'];
const YES_NO = ['yes', 'no'];

/** @param {Side} side */
const nodes = side => side.summary.statistics.nodes;

const KINDS = ['exact', 'upper', 'lower'];

/**
 * What a node is entered with, and what comes back from it; each once on a tree.
 * @param {string} tree @param {'alpha' | 'beta' | 'value' | 'kind'} what @param {string} path
 * @returns {Question}
 */
function aboutNode(tree, what, path) {
  const at = (/** @type {Side} */ side) => row(side, ...path.split(' '));
  const isEntry = what === 'alpha' || what === 'beta';
  const lastChild = (/** @type {Side} */ side) => side.part.children[at(side)].at(-1) ?? at(side);
  return {
    id: `${what} ${path}`,
    words: what,
    path,
    a: { game: `tree:${tree}`, engine: 'alphabeta' },
    ...(what === 'kind' ? { options: KINDS } : {}),
    answer: ({ a }) =>
      what === 'kind'
        ? CLAIMS[a.part.claim[at(a)]]
        : what === 'value'
          ? a.part.score[at(a)]
          : a.part[what][at(a)],
    before: ({ a }) => (isEntry ? a.part.enter[at(a)] - 1 : a.part.leave[lastChild(a)]),
    after: ({ a }) => (isEntry ? a.part.enter[at(a)] : a.part.leave[at(a)]),
  };
}

/** @param {string} tree @returns {Question} */
const leavesLooked = tree => ({
  id: `looked ${tree}`,
  words: 'looked',
  a: { game: `tree:${tree}`, engine: 'alphabeta' },
  answer: ({ a }) => a.summary.statistics.leaves,
  before: ({ a }) => a.part.leave[row(a, '1')],
});

/** The learner cuts himself. @param {string} tree @returns {Question} */
const cutting = tree => ({
  id: `cut ${tree}`,
  words: 'cut',
  choice: 'leaves',
  on: 'b',
  a: { game: `tree:${tree}`, engine: 'minimax' },
  b: { game: `tree:${tree}`, engine: 'alphabeta' },
  answer: ({ a, b }) => answerOf(leftOut(a.part, b.part)),
});

const SHALLOW = '(((8 5)(9 1))((4 -6)(3 7)))';
const DEEP = '((5 6)(((4 7)(1 2)) 9))';

/** No two leaves of a tree are alike: equal ones would be one position. */
const EXERCISES = [
  '((4 7)(2 9)(5 1))',
  '((3 12 8)(2 4 6)(14 5 1))',
  '((6 9)(7 3 5)(4 8))',
  '((1 2 3)(4 5 6)(7 8 9))',
  '((9 8 7)(1 2 3)(10 11 12))',
  SHALLOW,
  DEEP,
  '(((3 17)(2 12))((15 16)(25 0))((5 20)(4 14)))',
  '(((10 5)(7 11)(13 2))((12 8)(9 6)(3 1))((4 14)(15 0)(16 17)))',
];

/** @type {Lesson[]} */
export const LESSONS = [
  {
    id: 'minimax',
    a: { game: TEXTBOOK, engine: 'minimax' },
    questions: [
      {
        id: 'min',
        answer: ({ a }) => numeral(a.part.value[row(a, '1')]),
        before: ({ a }) => a.part.leave[row(a, '1', '3')],
        after: ({ a }) => a.part.leave[row(a, '1')],
      },
      {
        id: 'max',
        answer: ({ a }) => a.summary.value.score,
        before: ({ a }) => a.summary.events - 2,
      },
    ],
  },
  {
    id: 'alphabeta',
    a: { game: TEXTBOOK, engine: 'alphabeta' },
    questions: [
      {
        id: 'needed',
        options: YES_NO,
        answer: ({ a }) => yesNo(a.part.cut[row(a, '2')] === ''),
        before: ({ a }) => a.part.leave[row(a, '2', '1')],
        after: ({ a }) => a.part.leave[row(a, '2')],
      },
      {
        id: 'leaves',
        answer: ({ a }) => a.summary.statistics.leaves,
        before: ({ a }) => a.part.leave[row(a, '2')],
      },
    ],
  },
  {
    id: 'windows',
    a: { game: `tree:${SHALLOW}`, engine: 'alphabeta' },
    questions: [
      aboutNode(SHALLOW, 'beta', '1 2'),
      aboutNode(SHALLOW, 'kind', '1 2'),
      aboutNode(SHALLOW, 'alpha', '2'),
      aboutNode(SHALLOW, 'alpha', '2 1'),
      aboutNode(SHALLOW, 'value', '2'),
      leavesLooked(SHALLOW),
      aboutNode(DEEP, 'alpha', '2 1 1'),
      leavesLooked(DEEP),
    ],
  },
  {
    id: 'cutting',
    a: { game: `tree:${EXERCISES[0]}`, engine: 'minimax' },
    b: { game: `tree:${EXERCISES[0]}`, engine: 'alphabeta' },
    open: 'a',
    questions: EXERCISES.map(cutting),
  },
  {
    id: 'ordering',
    a: { game: 'tree:((3 12 8)(2 4 6)(2 5 14))', engine: 'alphabeta' },
    b: { game: 'tree:((2 5 14)(6 4 2)(12 8 3))', engine: 'alphabeta' },
    questions: [
      {
        id: 'best',
        answer: ({ a }) => a.summary.statistics.leaves,
        before: ({ a }) => a.part.leave[row(a, '1')],
      },
      {
        id: 'worst',
        on: 'b',
        answer: ({ b }) => b.summary.statistics.leaves,
        before: ({ b }) => b.part.leave[row(b, '1')],
      },
    ],
  },
  {
    id: 'deepening',
    a: { game: 'connect4', depth: '4', engine: 'alphabeta with=deepening' },
    b: { game: 'connect4', depth: '4', engine: 'alphabeta' },
    open: 'b',
    questions: [
      { id: 'price', options: COUNTS, answer: ({ a, b }) => compared(nodes(a), nodes(b)) },
      {
        id: 'share',
        options: ['less', 'half'],
        answer: ({ a }) => (2 * lastOf(a).searched > nodes(a) ? 'half' : 'less'),
        before: ({ a }) => lastOf(a).enter,
      },
    ],
  },
  {
    id: 'table',
    a: { game: 'connect4', depth: '5', engine: 'alphabeta table=bucket' },
    b: { game: 'connect4', depth: '5', engine: 'alphabeta' },
    open: 'b',
    questions: [
      { id: 'count', options: COUNTS, answer: ({ a, b }) => compared(nodes(a), nodes(b)) },
      {
        id: 'same',
        options: YES_NO,
        answer: ({ a, b }) =>
          yesNo(
            a.summary.move !== b.summary.move || a.summary.value.score !== b.summary.value.score,
          ),
      },
    ],
  },
  {
    id: 'bounds',
    a: { game: TEXTBOOK, engine: 'alphabeta' },
    bug: '3a',
    questions: [
      {
        id: 'kind',
        options: ['exact', 'upper', 'lower'],
        answer: ({ a }) => CLAIMS[a.part.claim[row(a, '2')]],
        before: ({ a }) => a.part.leave[row(a, '2', '1')],
        after: ({ a }) => a.part.leave[row(a, '2')],
      },
      {
        id: 'forgotten',
        options: YES_NO,
        answer: ({ shown }) => yesNo(shown.differs),
        before: ({ a }) => a.summary.events - 1,
      },
    ],
  },
  {
    id: 'scout',
    a: { game: SCOUTS, engine: 'pvs table=none without=deepening' },
    b: { game: SCOUTS, engine: 'mtdf without=deepening' },
    questions: [
      {
        id: 'beats',
        options: YES_NO,
        answer: ({ a }) => yesNo(a.part.claim[row(a, '2')] === '>'),
        before: ({ a }) => a.part.enter[row(a, '2')],
        after: ({ a }) => a.part.leave[row(a, '2')],
      },
      {
        id: 'again',
        options: ['again', 'taken', 'dropped'],
        answer: ({ a }) => (rows(a, '3').length > 1 ? 'again' : 'taken'),
        before: ({ a }) => a.part.leave[row(a, '3')],
      },
      {
        id: 'windows',
        on: 'b',
        answer: ({ b }) => b.summary.iterations.length,
        before: ({ b }) => b.summary.iterations[0].leave,
      },
    ],
  },
  {
    id: 'horizon',
    a: { game: 'connect4', moves: '4,4,3', depth: '3', engine: 'alphabeta' },
    b: { game: 'connect4', moves: '4,4,3', depth: '4', engine: 'alphabeta' },
    open: 'a',
    bug: '5a',
    questions: [
      {
        id: 'deeper',
        options: YES_NO,
        on: 'b',
        answer: ({ a, b }) => yesNo(a.summary.move === b.summary.move),
      },
      {
        id: 'unfinished',
        options: YES_NO,
        on: 'b',
        answer: ({ shown }) => yesNo(!shown.differs),
        before: ({ b }) => b.summary.events - 1,
      },
    ],
  },
];

/** Where the tree page shows the same. @param {{a: Query, b?: Query}} searches */
export function treeAddress({ a, b }) {
  const isTyped = a.game.startsWith('tree:');
  const isSameTree = b && b.game === a.game && b.depth === a.depth;
  const own = {
    ...(isTyped ? { tree: a.game.slice(5) } : {}),
    ...(a.depth ? { depth: a.depth } : {}),
    engine: a.engine,
    ...(isSameTree ? { other: b.engine } : {}),
  };
  const moves = a.moves ? a.moves.split(',') : [];
  const game = isTyped ? HOME.game : a.game;
  return format({ ...HOME, page: 'tree', game, moves, at: moves.length, own });
}
