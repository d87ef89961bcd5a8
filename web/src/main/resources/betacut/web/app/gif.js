// @ts-check
/**
 * Writes animated GIFs: one table of 256 colours for all pictures, each picture only where it
 * differs from the one before, LZW.
 *
 * @typedef {{width: number, height: number, data: Uint8ClampedArray | Uint8Array}} Pixels
 *     four bytes each, as a canvas has them
 * @typedef {{pixels: Pixels, hundredths: number}} Frame with how long it is shown
 */

const COLOURS = 256;

/** 5 bits of each part: what is nearer is one colour. */
const bin = (/** @type {number} */ r, /** @type {number} */ g, /** @type {number} */ b) =>
  ((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3);

/**
 * The colours that are most of the pictures, and for each bin the nearest.
 * @param {Frame[]} frames
 */
function palette(frames) {
  const sums = new Map();
  for (const { pixels } of frames) {
    for (let i = 0; i < pixels.data.length; i += 4) {
      const [r, g, b] = [pixels.data[i], pixels.data[i + 1], pixels.data[i + 2]];
      const key = bin(r, g, b);
      const sum = sums.get(key) ?? [0, 0, 0, 0];
      sums.set(key, [sum[0] + 1, sum[1] + r, sum[2] + g, sum[3] + b]);
    }
  }
  const bins = [...sums]
    .sort(([, a], [, b]) => b[0] - a[0])
    .map(([key, [n, r, g, b]]) => ({ key, mean: [r / n, g / n, b / n].map(Math.round) }));
  const colours = bins.slice(0, COLOURS).map(one => one.mean);
  const far = (/** @type {number[]} */ a, /** @type {number[]} */ b) =>
    2 * (a[0] - b[0]) ** 2 + 4 * (a[1] - b[1]) ** 2 + 3 * (a[2] - b[2]) ** 2;
  const nearest = new Uint8Array(1 << 15);
  bins.forEach(({ key, mean }) => {
    let best = 0;
    colours.forEach((colour, i) => {
      best = far(colour, mean) < far(colours[best], mean) ? i : best;
    });
    nearest[key] = best;
  });
  return { colours, nearest };
}

/** @param {Pixels} pixels @param {Uint8Array} nearest */
function indexed({ data }, nearest) {
  const indices = new Uint8Array(data.length / 4);
  for (let i = 0; i < indices.length; i++) {
    indices[i] = nearest[bin(data[4 * i], data[4 * i + 1], data[4 * i + 2])];
  }
  return indices;
}

/**
 * The smallest box in which two pictures differ.
 * @param {Uint8Array} before @param {Uint8Array} now @param {number} width
 */
function difference(before, now, width) {
  let [left, top, right, bottom] = [width, Infinity, 0, 0];
  now.forEach((index, i) => {
    if (index !== before[i]) {
      const [x, y] = [i % width, Math.floor(i / width)];
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
  });
  return top === Infinity
    ? { x: 0, y: 0, w: 1, h: 1 }
    : { x: left, y: top, w: right - left + 1, h: bottom - top + 1 };
}

/** Packs bytes by LZW, codes of 9 to 12 bits, in blocks of 255. @param {Uint8Array} bytes */
function packed(bytes) {
  const CLEAR = COLOURS;
  const END = COLOURS + 1;
  /** @type {number[]} */
  const out = [];
  let [rest, bits, size, next] = [0, 0, 9, END + 1];
  /** @type {Map<number, number>} */
  let codes = new Map();
  const put = (/** @type {number} */ code) => {
    rest |= code << bits;
    for (bits += size; bits >= 8; bits -= 8, rest >>>= 8) {
      out.push(rest & 255);
    }
  };
  put(CLEAR);
  let prefix = bytes[0];
  for (let i = 1; i < bytes.length; i++) {
    const key = (prefix << 8) | bytes[i];
    const known = codes.get(key);
    if (known !== undefined) {
      prefix = known;
      continue;
    }
    put(prefix);
    if (next < 4096) {
      codes.set(key, next);
      // A reader is one code behind, so codes grow one later.
      size += next === 1 << size ? 1 : 0;
      next++;
    } else {
      put(CLEAR);
      [codes, size, next] = [new Map(), 9, END + 1];
    }
    prefix = bytes[i];
  }
  put(prefix);
  put(END);
  if (bits > 0) {
    out.push(rest & 255);
  }
  const blocks = [];
  for (let i = 0; i < out.length; i += 255) {
    const block = out.slice(i, i + 255);
    blocks.push(block.length, ...block);
  }
  return [8, ...blocks, 0];
}

/** An animation that begins again at its end. @param {Frame[]} frames all of one size */
export function gif(frames) {
  const { width, height } = frames[0].pixels;
  const { colours, nearest } = palette(frames);
  const word = (/** @type {number} */ n) => [n & 255, n >> 8];
  const letters = (/** @type {string} */ text) => [...text].map(one => one.charCodeAt(0));
  const table = Array.from({ length: COLOURS }, (_, i) => colours[i] ?? [0, 0, 0]).flat();
  const parts = [
    [...letters('GIF89a'), ...word(width), ...word(height), 0xf7, 0, 0, ...table],
    [0x21, 0xff, 11, ...letters('NETSCAPE2.0'), 3, 1, 0, 0, 0],
  ];
  /** @type {Uint8Array | null} */
  let before = null;
  for (const { pixels, hundredths } of frames) {
    const now = indexed(pixels, nearest);
    const box = before ? difference(before, now, width) : { x: 0, y: 0, w: width, h: height };
    const inside = new Uint8Array(box.w * box.h);
    for (let row = 0; row < box.h; row++) {
      const from = (box.y + row) * width + box.x;
      inside.set(now.subarray(from, from + box.w), row * box.w);
    }
    parts.push([0x21, 0xf9, 4, 0x04, ...word(hundredths), 0, 0]);
    parts.push([0x2c, ...word(box.x), ...word(box.y), ...word(box.w), ...word(box.h), 0]);
    parts.push(packed(inside));
    before = now;
  }
  return Uint8Array.from([...parts.flat(), 0x3b]);
}
