import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load, storage } from './app.js';

globalThis.localStorage = storage();
const { estimate, keepResult, resultsOf } = await load('rating.js');

const game = (elo, score, error = 0) => ({ game: 'connect4', elo, error, score });
const many = (count, result) => Array.from({ length: count }, () => result);

test('half the points against one level is the strength of that level', () => {
  const { elo, low, high, games } = estimate([
    ...many(5, game(1000, 1)),
    ...many(5, game(1000, 0)),
  ]);
  assert.equal(games, 10);
  assert.ok(Math.abs(elo - 1000) <= 1);
  assert.ok(Math.abs(low + high - 2000) <= 2);
  // By hand: 5 of 10 points is 1.92 less likely where p(1 − p) = e^(−1.92/5) / 4.
  const p = (1 - Math.sqrt(1 - Math.exp(-1.92 / 5))) / 2;
  assert.ok(Math.abs(1000 - low + 400 * Math.log10(p / (1 - p))) <= 1);
});

test('three quarters of the points is 191 Elo more, by the formula of Elo', () => {
  const { elo } = estimate([...many(30, game(800, 1)), ...many(10, game(800, 0))]);
  assert.ok(Math.abs(elo - (800 + 400 * Math.log10(3))) <= 1);
});

test('the more games, the narrower; the less is known of the level, the wider', () => {
  const width = (games, error) => {
    const half = many(games / 2, game(1000, 1, error));
    const { low, high } = estimate([...half, ...many(games / 2, game(1000, 0, error))]);
    return high - low;
  };
  assert.ok(width(40, 0) < width(10, 0));
  assert.ok(width(10, 200) > width(10, 0));
});

test('whoever has only won has a lower bound, and whoever has only lost an upper one', () => {
  const winner = estimate(many(3, game(1000, 1)));
  assert.equal(winner.elo, null);
  assert.equal(winner.high, null);
  // Three wins are 1.92 less likely than certain where p³ = e^(−1.92).
  const p = Math.exp(-1.92 / 3);
  assert.ok(Math.abs(winner.low - (1000 + 400 * Math.log10(p / (1 - p)))) <= 1);
  const loser = estimate(many(3, game(1000, 0)));
  assert.equal(loser.low, null);
  assert.ok(Math.abs(loser.high - 2000 + winner.low) <= 1);
  assert.equal(estimate([]), null);
});

test('draws count half', () => {
  assert.ok(Math.abs(estimate(many(4, game(900, 0.5))).elo - 900) <= 1);
});

test('a game is kept once, whatever becomes of it, and games do not mix', () => {
  keepResult('a', game(1000, 0));
  keepResult('a', game(1000, 1));
  keepResult('b', { ...game(500, 1), game: 'othello' });
  assert.deepEqual(resultsOf('connect4'), [game(1000, 1)]);
});
