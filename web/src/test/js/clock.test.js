import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { load, storage } from './app.js';

const { beginTurn, clockText, flagged, left, resumeTurn } = await load('clock.js');
const { HOME } = await load('route.js');

const NOW = 1_800_000_000_000;

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ['Date'], now: NOW });
  globalThis.sessionStorage = storage();
});

/** After so many moves that took so many tenths of a second, and a turn of so many milliseconds. */
const state = (times, turn = 0) => ({
  route: { ...HOME, clock: '1m+2s', moves: times.map(() => '4'), at: times.length, times },
  position: {
    first: { mover: 0 },
    mover: times.length % 2,
    outcome: null,
    history: times.map((_, ply) => ({ mover: ply % 2 })),
  },
  turnBegan: NOW - turn,
});

test('without a clock nobody has any time left', () => {
  assert.equal(left({ ...state([]), route: HOME }, 0), null);
  assert.equal(flagged({ ...state([]), route: HOME }), -1);
});

test('time runs for the side to move, and each move brings some back', () => {
  const now = state([100, 50, null], 7000);
  assert.equal(left(now, 0), 60_000 - 10_000 + 2 * 2000);
  assert.equal(left(now, 1), 60_000 - 5_000 + 2000 - 7000);
});

test('who moves again pays for both moves', () => {
  const again = state([100, 50]);
  again.position.history[1].mover = 0;
  assert.equal(left(again, 0), 60_000 - 10_000 - 5_000 + 2 * 2000);
  assert.equal(left(again, 1), 60_000);
});

test('a game gone on with has the time that was left', () => {
  const on = state([100, 50, 20], 7000);
  on.route.left = [2, 40_000, 30_000];
  assert.equal(left(on, 0), 40_000 - 2000 + 2000);
  assert.equal(left(on, 1), 30_000 - 7000);
  on.route.left = [9, 1, 1]; // of moves that were taken back
  assert.equal(left(on, 0), 60_000 - 12_000 + 2 * 2000);
});

test('thirty seconds for the first move and two for each after it', () => {
  const now = state([10, 290, 15], 500);
  now.route.clock = '1/30s:1/2s';
  assert.equal(left(now, 0), 2000);
  assert.equal(left(now, 1), 2000 - 500);
  const begin = state([10], 0);
  begin.route.clock = '1/30s:1/2s';
  assert.equal(left(begin, 1), 30_000);
});

test('what is left of forty moves is kept for the next', () => {
  const now = state([10, 0, 10, 0], 0);
  now.route.clock = '2/10s:1m+1s';
  assert.equal(left(now, 0), 10_000 - 2000 + 60_000);
});

test('before the first move nobody loses time', () => {
  assert.equal(left(state([], 30_000), 0), 60_000);
});

test('the clock stands still when the game is over or one looks back', () => {
  const over = state([10], 9000);
  over.position.outcome = { winner: 0 };
  assert.equal(left(over, 1), 60_000);
  const back = state([10, 10], 9000);
  back.route.at = 1;
  assert.equal(left(back, back.position.mover), 60_000 - 1000 + 2000);
});

test('nobody has less than nothing, and who has nothing has lost', () => {
  const late = state([10], 90_000);
  assert.equal(left(late, 1), 0);
  assert.equal(flagged(late), 1);
});

test('seconds that have begun count', () => {
  assert.equal(clockText(59_001), '1:00');
  assert.equal(clockText(9_000), '0:09');
  assert.equal(clockText(0), '0:00');
});

test('a reload does not stop a clock, another game begins anew', () => {
  const { route } = state([10]);
  assert.equal(beginTurn(route), NOW);
  mock.timers.setTime(NOW + 5000);
  assert.equal(resumeTurn(route), NOW);
  assert.equal(resumeTurn({ ...route, moves: [], at: 0 }), NOW + 5000);
});
