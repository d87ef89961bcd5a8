import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from './app.js';

const { gif } = await load('gif.js');

/** Reads what a GIF of ours shows: pictures as colours, each drawn over the one before. */
function read(bytes) {
  const word = at => bytes[at] | (bytes[at + 1] << 8);
  const [width, height] = [word(6), word(8)];
  const colour = index => [...bytes.slice(13 + 3 * index, 16 + 3 * index)].join();
  const shown = new Array(width * height).fill('');
  const frames = [];
  let at = 13 + 3 * 256;
  while (bytes[at] !== 0x3b) {
    if (bytes[at] === 0x21) {
      at += 2;
      while (bytes[at]) at += bytes[at] + 1;
      at++;
      continue;
    }
    const [x, y, w] = [word(at + 1), word(at + 3), word(at + 5)];
    at += 11;
    const packed = [];
    while (bytes[at]) {
      packed.push(...bytes.slice(at + 1, at + 1 + bytes[at]));
      at += bytes[at] + 1;
    }
    at++;
    unpack(packed).forEach((index, i) => {
      shown[(y + Math.floor(i / w)) * width + x + (i % w)] = colour(index);
    });
    frames.push([...shown]);
  }
  return { width, height, frames };
}

function unpack(bytes) {
  const out = [];
  let [bit, size, table, before] = [0, 9, [], null];
  for (;;) {
    let code = 0;
    for (let i = 0; i < size; i++, bit++) {
      code |= ((bytes[bit >> 3] >> (bit & 7)) & 1) << i;
    }
    if (code === 257) return out;
    if (code === 256) {
      [size, before] = [9, null];
      table = Array.from({ length: 258 }, (_, i) => [i]);
      continue;
    }
    const entry = table[code] ?? [...before, before[0]];
    out.push(...entry);
    if (before && table.length < 4096) table.push([...before, entry[0]]);
    if (table.length === 1 << size && size < 12) size++;
    before = entry;
  }
}

const picture = (width, height, colour) => ({
  width,
  height,
  data: Uint8Array.from(
    Array.from({ length: width * height }, (_, i) => [
      ...colour(i % width, Math.floor(i / width)),
      255,
    ]).flat(),
  ),
});

test('what is written is read again, also where codes run out', () => {
  // 200 colours in a pattern without end: more than 4096 codes.
  const busy = (x, y) => [8 * ((x * 7 + y * y) % 25), 8 * ((x * y) % 8), 0];
  const first = picture(120, 90, busy);
  const second = picture(120, 90, (x, y) => (x > 40 && y > 50 ? [0, 0, 248] : busy(x, y)));
  const bytes = gif([
    { pixels: first, hundredths: 70 },
    { pixels: second, hundredths: 70 },
    { pixels: second, hundredths: 300 },
  ]);
  assert.equal(String.fromCharCode(...bytes.slice(0, 6)), 'GIF89a');
  const { width, height, frames } = read(bytes);
  assert.deepEqual([width, height, frames.length], [120, 90, 3]);
  [first, second, second].forEach((pixels, i) => {
    const colours = frames[i].map((_, at) => [...pixels.data.slice(4 * at, 4 * at + 3)].join());
    assert.deepEqual(frames[i], colours);
  });
});

test('a picture is stored only where it differs', () => {
  const plain = picture(200, 200, () => [200, 200, 200]);
  const dot = picture(200, 200, (x, y) => (x === 9 && y === 9 ? [0, 0, 0] : [200, 200, 200]));
  const one = gif([{ pixels: plain, hundredths: 1 }]).length;
  const two = gif([
    { pixels: plain, hundredths: 1 },
    { pixels: dot, hundredths: 1 },
  ]).length;
  assert.ok(two - one < 40, `${two - one}`);
});
