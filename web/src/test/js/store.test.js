import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from './app.js';

const { begin, complain, current, set, setOwn, update } = await load('store.js');

const frames = [];
globalThis.requestAnimationFrame = frame => frames.push(frame);

test('the record is replaced, never changed, and drawn once per frame', () => {
  const first = Object.freeze({ error: '', picked: [], own: Object.freeze({}) });
  const drawn = [];
  begin(first, state => drawn.push(state));
  set({ error: 'a' });
  update(old => ({ ...old, picked: ['4'] }));
  assert.equal(frames.length, 1);
  frames.pop()();
  assert.deepEqual(drawn, [{ error: 'a', picked: ['4'], own: {} }]);
  assert.deepEqual(first, { error: '', picked: [], own: {} });
  set({});
  assert.equal(frames.length, 1);
});

test('a page changes some of its own fields', () => {
  setOwn('tree', { zoom: 2 });
  setOwn('tree', { place: '1' });
  setOwn('lab', { text: 'x' });
  assert.deepEqual(current().own, { tree: { zoom: 2, place: '1' }, lab: { text: 'x' } });
});

test('what went wrong is shown, whatever was thrown', () => {
  complain(new Error('no such game'));
  assert.equal(current().error, 'no such game');
  complain('out of time');
  assert.equal(current().error, 'out of time');
});
