import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load, page } from './app.js';

globalThis.document = page;
const { nextHints, tone } = await load('hints.js');

const plies = (type, amount, chance) => ({ type, unit: 'plies', amount, chance });
const draw = { type: 'draw', unit: 'chance', amount: 0.5, chance: 0.5 };
const opinion = chance => ({ type: 'opinion', unit: 'chance', amount: chance, chance });

test('slower wins are good, draws beside wins are not', () => {
  const best = plies('win', 9, 0.9);
  assert.equal(tone(best, best), 'good');
  assert.equal(tone(plies('win', 27, 0.7), best), 'good');
  assert.equal(tone(draw, best), 'fair');
  assert.equal(tone(plies('loss', 24, 0.2), best), 'bad');
  assert.equal(tone(draw, draw), 'good');
});

test('opinions are good or bad by the chance they give away', () => {
  const best = opinion(0.6);
  assert.equal(tone(opinion(0.57), best), 'good');
  assert.equal(tone(opinion(0.45), best), 'fair');
  assert.equal(tone(opinion(0.3), best), 'bad');
});

test('all numbers are asked for only where there are more than are shown', () => {
  const state = (hints, cells) => ({
    route: { hints },
    position: { legal: Array.from({ length: cells }, (_, i) => ({ path: [String(i)] })) },
  });
  assert.equal(nextHints(state('off', 7)), 'best');
  assert.equal(nextHints(state('best', 7)), 'off');
  assert.equal(nextHints(state('best', 60)), 'all');
  assert.equal(nextHints(state('all', 60)), 'off');
});
