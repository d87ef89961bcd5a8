import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load, serve } from './app.js';

const { begin, current } = await load('store.js');
const { HOME } = await load('route.js');
const trace = await load('trace.js');
const { nodeNear, placesOf, ROW, scaleOf, stripsOf, TOP } = await load('treelayout.js');
const { hasWindows, liveWindow } = await load('treewindow.js');

globalThis.requestAnimationFrame = () => {};

/** A root with two children; the second has two of its own. */
const PART = { top: 0, iteration: 0, number: [0, 1, 2, 3, 4], parent: [-1, 0, 0, 2, 2] };
const COLUMNS = {
  ...PART,
  hidden: [0, 0, 0, 0, 0],
  enter: [1, 2, 4, 5, 7],
  leave: [10, 3, 9, 6, 8],
  move: ['', 'a', 'b', 'c', 'd'],
};
const KINDS = 'IEELEELELLL';
const EVENTS = [-1, 0, 1, 1, 2, 3, 3, 4, 4, 2, 0];
const SUMMARY = {
  nodes: 5,
  events: KINDS.length,
  iterations: [{ root: 0, depth: 2, enter: 1, leave: 10 }],
};

function side(change) {
  const pages = { 0: { from: 0, kinds: KINDS, nodes: EVENTS } };
  const part = { ...COLUMNS, ...trace.shapeOf(PART), wanted: null };
  const place = { at: 10, picked: null, top: null, error: '', details: {} };
  return { key: 'k', query: {}, summary: SUMMARY, part, pages, ...place, ...change };
}

/** The tree page, with one search. */
function look(change) {
  const route = { ...HOME, page: 'tree' };
  begin({ route, own: { tree: { sides: { a: side(change) } } } }, () => {});
}

const at = () => current().own.tree.sides.a.at;

test('how the rows of a part hang together', () => {
  const { index, children, levels } = trace.shapeOf({ number: [7, 9, 8], parent: [3, 7, 9] });
  assert.deepEqual(
    [...index],
    [
      [7, 0],
      [9, 1],
      [8, 2],
    ],
  );
  assert.deepEqual(children, [[1], [2], []]);
  assert.deepEqual(levels, [0, 1, 2]);
});

test('an event belongs to a node; between iterations it is the next one', () => {
  assert.equal(trace.nodeAt(side(), 5), 3);
  assert.equal(trace.nodeAt(side(), 0), 0);
  assert.equal(trace.nodeAt(side({ pages: {} }), 10), 0);
  assert.equal(trace.nodeAt(side({ pages: {} }), 5), null);
  assert.equal(trace.kindAt(side(), 3), 'L');
  assert.equal(trace.kindAt(side({ pages: {} }), 3), '');
});

test('the node looked at is the one pointed at, or where the search is', () => {
  assert.equal(trace.hereOf(side({ at: 5 })), 3);
  assert.equal(trace.hereOf(side({ at: 5, picked: 1 })), 1);
  assert.deepEqual(
    [3, 4, -1].map(leave => trace.isDone(side({ at: 3 }), leave)),
    [true, false, false],
  );
});

test('a step back is the mirror image of a step forward', async () => {
  const walks = { one: [4, 5], in: [4, 5], over: [4, 9], out: [5, 9], ends: [0, 10] };
  for (const [what, [from, to]] of Object.entries(walks)) {
    look({ at: from });
    assert.equal(await trace.step('a', what, false), true, what);
    assert.equal(at(), to, what);
  }
  look({ at: 9 });
  await trace.step('a', 'over', true);
  assert.equal(at(), 4);
  look({ at: 10 });
  assert.equal(await trace.step('a', 'one', false), false);
});

test('what only the server can find is asked for', async () => {
  const asked = serve({ '/api/trace/find': { at: 7 } });
  look({ at: 2 });
  assert.equal(await trace.step('a', 'cut', false), true);
  assert.deepEqual([at(), asked[0].query.what, asked[0].query.from], [7, 'cut', '2']);
});

test('a server that is gone leaves the place and says so', async () => {
  serve({});
  look({ at: 2 });
  assert.equal(await trace.step('a', 'cut', false), false);
  assert.equal(at(), 2);
  assert.match(current().own.tree.sides.a.error, /does not answer/);
});

test('the other search follows by the same moves, as near as it comes', async () => {
  look({});
  await trace.followPath('a', ['b', 'd'], 2, 'leave');
  assert.deepEqual([at(), current().own.tree.sides.a.picked], [8, 4]);
  await trace.followPath('a', ['b', 'x'], 2, 'enter');
  const { picked, missing } = current().own.tree.sides.a;
  assert.deepEqual([picked, missing], [2, true]);
});

test('siblings share their room, parents stand in the middle', () => {
  const { x, span, units, plies } = placesOf({ ...PART, ...trace.shapeOf(PART) });
  assert.deepEqual([...x], [1.25, 0.5, 2, 1.5, 2.5]);
  assert.deepEqual([...span], [3, 1, 2, 1, 1]);
  assert.deepEqual([units, plies], [3, 2]);
});

test('a click finds the node it is near, in the strip it is painted in', () => {
  const { part } = side();
  const now = { part, here: null, zoom: 1, pan: 0, width: 400, ratio: 1 };
  const where = scaleOf(now);
  const scaled = { ...now, places: placesOf(part), where };
  const x = where.left + scaled.places.x[3] * where.unit;
  assert.equal(nodeNear(scaled, x, (TOP + 2 * ROW) * where.size), 3);
  assert.equal(nodeNear(scaled, x, (TOP + 9 * ROW) * where.size), null);
  assert.ok(stripsOf(scaled)[Math.floor(x / 64)].nodes.includes(3));
});

test('alpha and beta move with what comes back', () => {
  const parent = [-1, 0, 1, 1, 0, 4];
  const number = [0, 1, 2, 3, 4, 5];
  const part = {
    ...trace.shapeOf({ number, parent }),
    ply: [0, 1, 2, 2, 1, 2],
    leave: [30, 10, 5, 9, 20, 15],
    move: ['', '1', '1', '2', '2', '1'],
    window: ['(−∞, ∞)', '(−∞, ∞)', '(−∞, ∞)', '(−∞, 3)', '(3, ∞)', '(3, ∞)'],
    alpha: [-99, -99, -99, -99, 3, 3],
    beta: [99, 99, 99, 3, 99, 99],
    score: [3, 3, 3, 12, 2, 2],
    value: ['= 3', '= 3', '= 3~', '= 12', '≤ 2', '= 2'],
    claim: ['=', '=', '=', '=', '<', '='],
  };
  const at = (moment, row) => liveWindow({ part, at: moment }, row);
  assert.deepEqual(at(4, 1), { alpha: '−∞', beta: '∞' });
  assert.deepEqual(at(5, 1), { alpha: '−∞', beta: '3' });
  assert.deepEqual(at(9, 1), { alpha: '−∞', beta: '3' }); // 12 is not less
  assert.deepEqual(at(10, 0), { alpha: '3', beta: '∞' });
  assert.deepEqual(at(20, 4), { alpha: '3', beta: '2' }); // alpha is not below beta: a cut
  assert.deepEqual(at(20, 0), { alpha: '3', beta: '∞' });
  assert.ok(hasWindows(part));
  assert.ok(!hasWindows({ ...part, alpha: [-99], beta: [99] }));
});
