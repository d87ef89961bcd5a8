// @ts-check
/** What searches are called, and what they answered, in words. */
import { number, t } from './messages.js';
import { short } from './words.js';

/** @typedef {import('./trace.js').Answered} Answered */

/**
 * A search as the menus call it; what nobody named is called by its own text.
 * @param {string} engine
 */
export function engineName(engine) {
  const bug = /^zoo:(\w+)$/.exec(engine)?.[1];
  const key = bug ? `zoo.${bug}.title` : `tree.engine.${engine.replace(/[^a-z]+/g, '-')}`;
  const words = t(key);
  return words === key ? engine : bug && bug !== '0' ? `${bug} ${words}` : words;
}

/** How deep a search was to look. @param {Answered} side */
const depthOf = ({ query, summary }) => Number(query.depth) || summary.iterations.at(-1)?.depth;

/** What a typed tree is called: its text. @param {Answered} side */
const treeOf = ({ query }) => query.game.replace(/^tree:/, '');

/**
 * The names of searches side by side; where they are the same, with what tells them apart.
 * @param {Answered[]} sides
 */
export function searchNames(sides) {
  const names = sides.map(side => engineName(side.query.engine));
  const [a, b] = sides;
  if (!b || names[0] !== names[1]) {
    return names;
  }
  const isDeeper = depthOf(a) !== depthOf(b);
  return sides.map((side, i) => {
    const depth = t('tree.depth', { depth: depthOf(side) });
    return `${names[i]}, ${isDeeper ? depth : treeOf(side)}`;
  });
}

/**
 * A value as the nodes of the tree have it: an opinion in points, not as a chance.
 * @param {import('./answers').Value} value
 */
const pointText = value =>
  short(value.type === 'opinion' ? { ...value, unit: 'points', amount: value.score } : value);

/** The answer in a few signs; none if no depth was finished. @param {Answered} side */
export const shortAnswer = ({ summary }) =>
  summary.finished === null ? '–' : `${summary.move ?? '–'} ${pointText(summary.value)}`;

/** What a search found and what it cost. @param {Answered} side */
export function answerText(side) {
  const { statistics, iterations, finished, move, value } = side.summary;
  return t(finished === null ? 'tree.noAnswer' : 'tree.answer', {
    engine: engineName(side.query.engine),
    move: move ?? '–',
    value: pointText(value),
    nodes: statistics.nodes,
    leaves: statistics.leaves,
    cuts: statistics.cuts,
    hits: statistics.tableHits,
    searches: iterations.length,
  });
}

/**
 * What was left out, or nothing: the limit was met, or the trace is full.
 * @param {Answered} side
 */
export function limitsText({ summary }) {
  const { events, nodes, whole, statistics, finished, value, end } = summary;
  const isStopped = end === 'nodes' || end === 'time';
  const facts = { events, nodes, all: statistics.nodes, finished, depth: value.depth };
  const kept =
    finished === null
      ? 'tree.stopped'
      : value.depth > finished
        ? 'tree.stoppedWithin'
        : 'tree.stoppedAfter';
  return [
    isStopped && t(kept, facts),
    !whole && t(isStopped ? 'tree.cutShortStopped' : 'tree.cutShort', facts),
  ]
    .filter(one => one !== false)
    .join(' ');
}

/** How many times as many positions one search looked at as the other. @param {Answered[]} both */
export function ratioText(both) {
  const [a, b] = both;
  const times = a.summary.statistics.nodes / Math.max(1, b.summary.statistics.nodes);
  const [mine, other] = searchNames(both);
  const names = times >= 1 ? { more: mine, less: other } : { more: other, less: mine };
  const much = Math.max(times, 1 / times);
  if (both.some(side => side.summary.finished === null)) {
    return t('tree.ratioStopped');
  }
  return much < 1.05
    ? t('tree.ratioSame', names)
    : t('tree.ratio', {
        ...names,
        times: number(much, { maximumFractionDigits: much < 10 ? 1 : 0 }),
      });
}

/** That two answers are equally good, though they are not the same. @param {Answered[]} both */
export function equalText(both) {
  const [a, b] = both.map(side => side.summary);
  const isSound = both.every(
    side => side.summary.finished !== null && !side.query.engine.startsWith('zoo:'),
  );
  const isEqual =
    a.position === b.position &&
    a.value.depth === b.value.depth &&
    a.value.score === b.value.score &&
    a.move !== b.move;
  return isSound && isEqual
    ? t('tree.equal', { a: a.move, b: b.move, value: pointText(a.value), depth: a.value.depth })
    : '';
}
