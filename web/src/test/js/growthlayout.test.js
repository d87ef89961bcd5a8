import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from './app.js';

const { spotsOf } = await load('growthlayout.js');

/** A root with three children, the first and the last of which have three more each. */
const TWO = {
  number: [0, 1, 2, 3, 10, 11, -1, 20, 21, 22, 30],
  parent: [-1, 0, 0, 0, 1, 1, 1, 3, 3, 3, 22],
};

test('boxes of a ply keep apart, within the picture, in the order of their parents', () => {
  for (const width of [240, 600, 1400]) {
    const { x, level, above, unit, levels } = spotsOf(TWO, width);
    assert.equal(levels, 4);
    assert.deepEqual(above, [-1, 0, 0, 0, 1, 1, 1, 3, 3, 3, 9]);
    x.forEach((at, row) => {
      assert.ok(at - unit / 2 >= -1e-6 && at + unit / 2 <= width + 1e-6, `${row} within ${width}`);
      for (let other = row + 1; other < x.length; other++) {
        if (level[other] === level[row]) {
          assert.ok(x[other] - at >= unit - 1e-6, `${row} left of ${other}`);
        }
      }
    });
  }
});

test('a family stands below its parent where there is room', () => {
  const { x } = spotsOf({ number: [0, 1, 2, 3], parent: [-1, 0, 0, 2] }, 800);
  assert.equal(x[0], 400);
  assert.equal((x[1] + x[2]) / 2, 400);
  assert.equal(x[3], x[2]);
});
