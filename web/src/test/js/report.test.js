import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { app, load, page, serve } from './app.js';

globalThis.document = page;
const messages = language => JSON.parse(readFileSync(new URL(`messages/${language}.json`, app)));
serve({ '/messages/en.json': messages('en'), '/messages/de.json': messages('de') });
const { headlineText } = await load('report.js');
const { nearest, stepped } = await load('charthints.js');
const { load: speak } = await load('messages.js');

const change = (measure, verdict, value, low, high) => ({
  measure,
  verdict,
  ratio: { value, interval: { low, high } },
  isDisturbed: false,
});
const headline = (...changes) => ({
  place: 'connect4 depth=6',
  level: 'table',
  baseline: 'plain',
  positions: 14,
  changes,
});

test('what was saved and what it cost is one sentence, in every language', async () => {
  const both = headline(
    change('nodes', 'sure', 0.42, 0.37, 0.48),
    change('cpu', 'sure', 1.32, 1.2, 1.45),
  );
  await speak('en');
  assert.equal(
    headlineText(both),
    '“table” saved 58% of the positions (52% to 63%) and cost 32% more time (20% to 45%),' +
      ' compared with “plain”.',
  );
  await speak('de');
  assert.equal(headlineText(both, both.baseline).includes('verglichen'), false); // said before
  assert.match(headlineText(both), /^„table“ sparte 58\s%.* und kostete 32\s%/);
  await speak('en');
});

test('what is not sure is said to be unsure, and an endless interval has no number', () => {
  const text = headlineText(headline(change('nodes', 'too-few', 0.5, 0, null)));
  assert.match(text, /no sure difference to positions \(0\.5 times as many, 0 to ∞\)/);
  assert.match(headlineText(headline(change('leaves', 'sure', 3.14, 2, 4))), /3\.14 times as much/);
  assert.match(headlineText(headline(change('time', 'same', 1, 1, 1))), /took the same time/);
});

test('the nearest value is shown, if it is near; keys go from one to the next', () => {
  const hints = [
    { x: 10, y: 10, says: 'a' },
    { x: 60, y: 12, says: 'b' },
  ];
  assert.equal(nearest(hints, 52, 10), 1);
  assert.equal(nearest(hints, 300, 10), -1);
  assert.equal(stepped('ArrowRight', -1, 2), 0);
  assert.equal(stepped('ArrowRight', 1, 2), 1);
  assert.equal(stepped('End', 0, 2), 1);
  assert.equal(stepped('x', 0, 2), -1);
});
