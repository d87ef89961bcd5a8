import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { app, load, page, serve } from './app.js';

globalThis.document = page;
const messages = language => JSON.parse(readFileSync(new URL(`messages/${language}.json`, app)));
serve({ '/messages/en.json': messages('en'), '/messages/de.json': messages('de') });
const words = await load('words.js');
const { load: speak } = await load('messages.js');
await speak('en');

const value = change => ({
  score: 0,
  kind: 'exact',
  depth: 8,
  type: 'opinion',
  plies: null,
  margin: null,
  chance: 0.5,
  text: '',
  ...change,
});
const win = value({ type: 'win', plies: 3, score: 30_997 });
const loss = value({ type: 'loss', margin: 12, score: -20_012, kind: 'upper' });

test('values in signs', () => {
  assert.equal(words.short(win), '▲3✓');
  assert.equal(words.short(loss), '≤▼12');
  assert.equal(words.short(value({ type: 'draw' })), '=✓');
  assert.equal(words.short(value({ score: 1234, kind: 'estimate' })), '+1,234~');
  assert.equal(words.short(value({ score: -5, kind: 'lower' })), '≥−5');
});

test('values in words say how they are known', async () => {
  const text = 'win in 3 plies (exact ✓)';
  assert.equal(words.valueText({ ...win, text }), text); // as the terminal has it
  await speak('de');
  assert.equal(words.valueText({ ...win, text }), 'Sieg in 3 Halbzügen (exakt ✓)');
  assert.equal(words.valueText(value({ ...win, plies: 1 })), 'Sieg in 1 Halbzug (exakt ✓)');
  assert.equal(words.valueText(loss), 'Niederlage mit 12 (höchstens)');
  assert.equal(words.valueText(value({ kind: 'estimate' })), '±0 (Schätzung in Tiefe 8)');
  await speak('en');
});

test('an engine says what it looked at and thinks', () => {
  const said = { move: '4', nodes: 1, nanos: 1, line: [], value: win };
  const looked = 'I looked at 1 position, 8 moves deep. I win in 2 moves at most.';
  assert.equal(words.sentence(said), looked);
  assert.match(words.sentence({ ...said, nodes: 0 }), /^I know this position\./);
  assert.equal(words.sentence(null), '');
});

test('how a game ended', () => {
  const over = { winner: null, margin: null, points: null };
  assert.match(words.outcomeText(over), /draw/);
  assert.match(words.outcomeText({ ...over, winner: 1 }), /second player/);
  assert.match(words.outcomeText({ ...over, winner: 0, margin: 6 }), /first player.*6/);
  assert.match(words.outcomeText({ ...over, points: 14 }), /14 points/);
});

test('players in words', () => {
  assert.equal(words.playerText('level:5'), 'Level 5');
  assert.equal(words.playerText('human'), 'Human');
  assert.equal(words.playerText('pvs depth=6'), 'pvs depth=6');
});

test('another language is another way to write numbers', async () => {
  await speak('de');
  assert.equal(words.short(value({ score: 1234, kind: 'estimate' })), '+1.234~');
  await speak('en');
});
