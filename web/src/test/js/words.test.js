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
  unit: 'chance',
  amount: 0.5,
  chance: 0.5,
  text: '',
  ...change,
});
const win = value({ type: 'win', plies: 3, score: 30_997, unit: 'plies', amount: 3 });
const behind = { unit: 'discs', amount: -12 };
const loss = value({ type: 'loss', margin: 12, score: -20_012, kind: 'upper', ...behind });
const opinion = { kind: 'estimate', unit: 'discs' };

test('values in signs', () => {
  assert.equal(words.short(win), '▲3✓');
  assert.equal(words.short(loss), '≤−12');
  assert.equal(words.short(value({ type: 'draw' })), '=✓');
  assert.equal(words.short(value({ ...opinion, score: 123, amount: 1.3 })), '+1.3~');
  assert.equal(words.short(value({ kind: 'estimate', amount: 0.63 })), '63%~');
  assert.equal(words.short(value({ unit: 'points', amount: -5, kind: 'lower' })), '≥−5');
  assert.equal(words.chipText(value({ kind: 'estimate', amount: 0.63 })), '63%');
  assert.equal(words.chipText(win), '▲3✓');
});

test('values in words say how they are known', async () => {
  const text = 'win in 3 plies (exact ✓)';
  assert.equal(words.valueText({ ...win, text }), text); // as the terminal has it
  const discs = value({ ...opinion, score: 123, amount: 1.3 });
  assert.equal(words.valueText(discs), 'about +1.3 discs (estimate at depth 8)');
  await speak('de');
  assert.equal(words.valueText({ ...win, text }), 'Sieg in 3 Halbzügen (exakt ✓)');
  assert.equal(words.valueText(value({ ...win, plies: 1 })), 'Sieg in 1 Halbzug (exakt ✓)');
  assert.equal(words.valueText(loss), 'Niederlage mit 12 (höchstens)');
  const half = 'Chance 50\u00a0% (Schätzung in Tiefe 8)';
  assert.equal(words.valueText(value({ kind: 'estimate' })), half);
  await speak('en');
});

const duel = { page: 'play', players: ['human', 'level:5'] };
const likely = value({ kind: 'estimate', type: 'opinion', score: 40, chance: 0.66 });
const said = { move: '4', nodes: 1, nanos: 1, line: [], value: likely };
const looked = ' It looked at 1 position, 8 plies deep.';

test('an engine says what it believes, and the truth beside it', () => {
  const tell = (now, route = duel) => words.sentence(said, 1, route, now);
  assert.equal(tell(), 'Level 5 believes it is ahead (66% for it).' + looked);
  const nine = value({ type: 'win', plies: 17, score: 30_983 });
  assert.equal(tell(nine), 'Level 5 believes it is ahead; in truth you win in 9 moves.' + looked);
  const lost = value({ type: 'loss', plies: 4, score: -30_996 });
  assert.equal(
    tell(lost),
    'Level 5 believes it is ahead, and so it is: Betacut wins in 2 moves.' + looked,
  );
  const yours = { ...likely, chance: 0.7 };
  assert.equal(tell(yours), 'Level 5 believes it is ahead; a deeper look gives you 70%.' + looked);
  assert.equal(tell({ ...likely, chance: 0.3 }), tell()); // nobody contradicts it
  assert.match(
    tell(nine, { ...duel, players: ['pvs', 'level:5'] }),
    /truth the first player wins in 9/,
  );
});

test('an engine that sees the end says so', () => {
  const sees = { ...said, value: win };
  assert.equal(
    words.sentence(sees, 1, duel),
    'Level 5 sees that Betacut wins in 2 moves.' + looked,
  );
  const known = { ...sees, nodes: 0, value: { ...win, kind: 'lower' } };
  assert.equal(
    words.sentence(known, 1, duel),
    'Level 5 sees that Betacut wins in at most 2 moves.',
  );
  assert.match(words.sentence({ ...said, nodes: 0 }, 1, duel), /did not look ahead/);
  assert.equal(words.sentence(null, 1, duel), '');
});

test('opinions are chances where these were measured', () => {
  const opinion = value({ score: 4040, kind: 'estimate', chance: 0.98, amount: 0.98 });
  assert.equal(words.short(opinion), '98%~');
  assert.equal(words.short({ ...opinion, unit: 'points', amount: 4040 }), '+4,040~');
  assert.equal(words.valueText(opinion), 'chance 98% (estimate at depth 8)');
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
  assert.equal(words.short(value({ ...opinion, amount: 1234.5 })), '+1.234,5~');
  await speak('en');
});

test('a win of which nobody knows how soon has no number', () => {
  const sure = value({ type: 'win', score: 30_001, unit: 'plies', amount: 0 });
  assert.equal(words.short(sure), '▲✓');
  assert.equal(words.short({ ...sure, type: 'loss', score: -30_001 }), '▼✓');
});
