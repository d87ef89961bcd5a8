import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { app, load, page, serve } from './app.js';

globalThis.document = page;
serve({ '/messages/en.json': JSON.parse(readFileSync(new URL('messages/en.json', app))) });
const { comparisons, namesOf, pairOf } = await load('standings.js');
const words = await load('words.js');
await (await load('messages.js')).load('en');

const counts = { wins: 12, draws: 4, losses: 4 };
const player = (number, name) => ({ number, player: name, ...counts });
const pair = (one, other, lead, elo) => ({ one, other, ...counts, counted: 20, lead, elo });
const table = pairs => ({
  players: [player(2, 'level:5'), player(0, 'level:4'), player(1, 'random')],
  pairs,
});
const said = (lead, elo) => comparisons(table([pair(2, 0, lead, elo)]))[0];

test('the sentence is true to the interval', () => {
  assert.equal(
    said('ahead', { value: 120.4, low: 61, high: 188 }),
    'Level 5 is ahead of Level 4 by 120 Elo (61 to 188) after 20 games.',
  );
  assert.equal(
    said('ahead', { value: 300, low: 120, high: null }),
    'Level 5 is ahead of Level 4 by 300 Elo (at least 120) after 20 games.',
  );
  assert.equal(
    said('ahead', { value: null, low: 46, high: null }),
    'Level 5 won all 20 games against Level 4: ahead by at least 46 Elo.',
  );
  assert.equal(
    said('behind', { value: -120, low: -188, high: -61 }),
    'Level 4 is ahead of Level 5 by 120 Elo (61 to 188) after 20 games.',
  );
  assert.equal(
    said('open', { value: 30, low: -40, high: 100 }),
    'No difference shown between Level 5 and Level 4 after 20 games (−40 to +100 Elo).',
  );
  assert.equal(
    said('too-few'),
    'Level 5 against Level 4: 12 won, 4 lost; 20 games are too few to say who is stronger.',
  );
});

test('everybody is compared with the next one he met', () => {
  const elo = { value: 120, low: 61, high: 188 };
  const found = comparisons(table([pair(1, 2, 'behind', { value: -9, low: -9, high: -9 })]));
  assert.match(found.join(), /^Level 5 is ahead of Random by 9 Elo/);
  assert.equal(comparisons(table([pair(2, 0, 'ahead', elo), pair(0, 1, 'open', elo)])).length, 2);
  assert.equal(pairOf(table([pair(0, 2, 'ahead', elo)]), 2, 0).losses, counts.wins);
  assert.deepEqual(namesOf(['random', 'level:3', 'random']), [
    'Random (1)',
    'Level 3',
    'Random (3)',
  ]);
});

test('Elo say from where they are counted', () => {
  const level = (elo, error) => words.eloText({ number: 1, elo, error });
  assert.equal(level(-11, 70), 'about as strong as random play (± 70 Elo)');
  assert.equal(level(-111, 70), '111 ± 70 Elo below random play');
  assert.equal(level(1037, 60), '1,037 ± 60 Elo above random play');
  assert.equal(level(null, 0), 'strength not measured');
  const elo = { value: -11, low: -81, high: 59 };
  assert.equal(words.eloRange(elo), '11 below, ± 70');
  assert.equal(
    words.eloWords(elo, 'Random'),
    'no difference from Random shown (81 Elo below to 59 above)',
  );
});
