import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from './app.js';

const { strength, suitable, withTried } = await load('puzzlerating.js');

const many = (difficulty, solved, all) =>
  Array.from({ length: all }, (_, i) => [difficulty, i < solved ? 1 : 0]);

test('whoever finds every second puzzle is as strong as they are hard', () => {
  const { rating, low, high, n } = strength(many(6, 50, 100));
  assert.ok(Math.abs(rating - 6) < 0.1, `${rating}`);
  assert.ok(low < rating && rating < high && high - low < 1, `${low} ${high}`);
  assert.equal(n, 100);
});

test('finding more, or harder ones, makes stronger; few puzzles leave a wide interval', () => {
  const once = strength([[4, 1]]);
  assert.ok(once.rating > strength([]).rating);
  assert.ok(strength([[6, 1]]).rating > once.rating);
  assert.ok(once.high - once.low > 6, `${once.low} ${once.high}`);
  assert.ok(strength([[4, 0]]).rating < strength([]).rating);
});

test('all right or all wrong has a rating, too', () => {
  const best = strength(many(5, 30, 30));
  const worst = strength(many(5, 0, 30));
  assert.ok(Number.isFinite(best.rating) && best.low > 5 && worst.high < 5);
  assert.equal(suitable(worst), 'easy');
  assert.equal(suitable(strength([])), 'medium');
  assert.equal(suitable(best), 'hard');
});

test('a puzzle counts once', () => {
  const none = { seen: [], games: {} };
  const one = withTried(none, 'connect4', 'connect4 7 hard', [5, 0]);
  assert.deepEqual(one.games, { connect4: [[5, 0]] });
  assert.equal(withTried(one, 'connect4', 'connect4 7 hard', [5, 1]), one);
});
