import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { load } from './app.js';

const { inTurn, latest, whenQuiet } = await load('tasks.js');

const tick = () => new Promise(setImmediate);

test('one after the other, and a failure stops nobody', async () => {
  const done = [];
  const failed = [];
  const steps = inTurn(failure => failed.push(failure.message));
  steps.add(async () => {
    await tick();
    done.push(1);
  });
  steps.add(() => {
    throw new Error('two');
  });
  const last = steps.add(() => done.push(3));
  assert.equal(steps.waiting(), 3);
  await last;
  assert.deepEqual([done, failed, steps.waiting()], [[1, 3], ['two'], 0]);
});

test('the latest only, and a failure stops nobody', async () => {
  const done = [];
  const failed = [];
  const settle = latest(failure => failed.push(failure.message));
  const all = settle(async () => {
    await tick();
    done.push(1);
    throw new Error('one');
  });
  settle(() => done.push(2));
  settle(() => done.push(3));
  await all;
  assert.deepEqual([done, failed], [[1, 3], ['one']]);
  await settle(() => done.push(4));
  assert.deepEqual(done, [1, 3, 4]);
});

test('when it is quiet, the last that was asked for', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const done = [];
  const write = whenQuiet(100);
  write(() => done.push(1));
  mock.timers.tick(99);
  write(() => done.push(2));
  mock.timers.tick(99);
  assert.deepEqual(done, []);
  mock.timers.tick(1);
  assert.deepEqual(done, [2]);
});
