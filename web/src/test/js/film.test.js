import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { app, load, page, serve } from './app.js';

const root = { lang: 'en', dataset: {} };
globalThis.document = { ...page, documentElement: root, addEventListener() {} };
const en = JSON.parse(readFileSync(new URL('messages/en.json', app)));
serve({ '/messages/en.json': en });
const { sentence } = await load('film.js');
const { load: speak } = await load('messages.js');
await speak('en');

const board = {
  kind: 'cells',
  look: 'wood',
  width: 5,
  height: 5,
  columns: [...'abcde'],
  rows: [...'54321'],
};
const ply = (move, mover, cell, threats = [], lines = [], counts = []) => ({
  played: { move, mover, cell, path: [String(cell)], cells: '' },
  threats,
  lines,
  counts,
  isOver: lines.length > 0,
});
const threat = (mover, gap, now = true) => ({ mover, line: [0, 1, 2, gap], gap, now });

test('a film says what each ply does', () => {
  const film = [
    ply('e1', 1, 24),
    ply('b5', 0, 1, [threat(0, 4), threat(0, 20)]),
    ply('e5', 1, 4, [threat(0, 20)]),
    ply('a1', 0, 20, [], [[0, 5, 10, 15, 20]]),
  ];
  const said = film.map((_, i) => sentence(film, i, board));
  assert.equal(said[0], 'White plays e1.');
  assert.match(said[1], /^Black plays b5: now there are two places/);
  assert.equal(said[2], 'White closes one row with e5, but a1 stays open.');
  assert.equal(said[3], 'Black plays a1: the row is full, and Black has won.');
});

test('one threat has its place, what is closed was forced, discs are counted', () => {
  const film = [ply('b5', 0, 1, [threat(0, 4)]), ply('e5', 1, 4), ply('c1', 0, 22, [], [], [4, 1])];
  assert.equal(sentence(film, 0, board), 'Black plays b5 and threatens to fill a row at e5.');
  assert.equal(sentence(film, 1, board), 'White has to play e5, or the row would be full.');
  assert.equal(sentence(film, 2, board), 'Black plays c1: 4 to 1.');
  const waiting = [ply('b5', 0, 1, [threat(0, 4, false)])];
  assert.equal(sentence(waiting, 0, board), 'Black plays b5: a row now waits for e5.');
});
