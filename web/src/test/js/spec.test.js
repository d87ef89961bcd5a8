import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from './app.js';

const { list, quoted, withValue, words } = await load('spec.js');

const TEXT = `name = "mine" # keep me
games = [
  "connect4", # the [usual] one
  "othello",
]

[variants] # searches
ab = "alphabeta"
"odd name" = { algorithm = "pvs",
  table = "none" }

# about positions
[positions]
random = { count = 20 }
`;

test('one value changes and every other line stays', () => {
  const changed = withValue(TEXT, '', 'name', '"other"');
  assert.equal(changed, TEXT.replace('name = "mine" # keep me', 'name = "other"'));
});

test('a value over many lines is replaced whole', () => {
  const changed = withValue(TEXT, '', 'games', '["pentago"]');
  assert.match(changed, /^games = \["pentago"\]\n\n\[variants\]/m);
  assert.doesNotMatch(changed, /othello/);
  assert.doesNotMatch(withValue(TEXT, 'variants', 'odd name', null), /odd name|table = "none"/);
});

test('a new key goes to the end of its table, before the blanks', () => {
  const changed = withValue(TEXT, 'variants', 'mtd-f', '"mtdf"');
  assert.match(changed, /table = "none" }\nmtd-f = "mtdf"\n\n# about positions/);
});

test('a new key of the top goes before the first table', () => {
  assert.match(withValue(TEXT, '', 'seed', '7'), /\]\nseed = 7\n\n\[variants\]/);
});

test('a missing table is added at the end, unless there is nothing to put', () => {
  assert.ok(withValue(TEXT, 'stop', 'width', '0.1').endsWith('\n\n[stop]\nwidth = 0.1\n'));
  assert.equal(withValue(TEXT, 'stop', 'width', null), TEXT);
});

test('a key that only looks the same is another', () => {
  const text = 'name2 = 1\nname = 2\nnote = "name = 3"\n';
  assert.equal(withValue(text, '', 'name', '9'), text.replace('name = 2', 'name = 9'));
});

test('texts and lists are written as TOML', () => {
  assert.equal(quoted('say "a\\b"'), '"say \\"a\\\\b\\""');
  assert.equal(list(['1', '2.5', '-3', 'pvs', '1-6']), '[1, 2.5, -3, "pvs", "1-6"]');
  assert.deepEqual(words(' a, b;c\n d '), ['a', 'b', 'c', 'd']);
});
