// @ts-check
/**
 * The engine in a worker: answers one question after the other, each to its end. Whoever wants no
 * more of an answer ends the worker. What it tells is heard at once, also while it is at work.
 *
 * @typedef {Object} Question
 * @property {number} id
 * @property {string} method
 * @property {string} path
 * @property {string} query
 * @property {string} body
 * @property {string[]} [lines] of the journal: what others have kept
 *
 * @typedef {Object} Beginning
 * @property {ArrayBuffer} bytes the engine
 * @property {string[]} files the names of its data files
 * @property {string} version
 *
 * @typedef {(kind: string, name: string, text: string) => void} Told
 *
 * @typedef {Object} Engine
 * @property {(...asked: [string, string, string, string, Told]) => void} answer
 * @property {(line: string) => void} take
 */

const here = new URL('engine/', import.meta.url);

/**
 * A data file of the engine's, fetched while it waits; the browser keeps it.
 * @param {string} name
 */
function data(name) {
  const request = new XMLHttpRequest();
  request.open('GET', new URL(name, here), false);
  request.responseType = 'arraybuffer';
  request.send();
  if (request.status !== 200) {
    throw new Error(`${name}: ${request.status}`);
  }
  return new Int8Array(request.response);
}

/** @param {Beginning} given */
async function begin({ bytes, files, version }) {
  const { load } = await import(new URL('runtime.js', here).href);
  const known = new Set(files);
  Object.assign(self, {
    betacutData: (/** @type {string} */ name) => (known.has(name) ? data(name) : null),
    betacutKept: (/** @type {string} */ text) => self.postMessage({ kind: 'kept', text }),
    betacutVersion: version,
  });
  return (await load(new Int8Array(bytes), {})).exports;
}

/** @type {Promise<Engine> | null} */
let engine = null;

self.onmessage = async (/** @type {MessageEvent<Question & Beginning>} */ { data: asked }) => {
  if (asked.bytes) {
    engine = begin(asked);
    engine.catch(() => {}); // the first question hears of it
    return;
  }
  const { id, method, path, query, body, lines = [] } = asked;
  /** @type {Told} */
  const tell = (kind, name, text) => self.postMessage({ id, kind, name, text });
  try {
    const ready = await engine;
    lines.forEach(line => ready?.take(line));
    ready?.answer(method, path, query, body, tell);
  } catch (failure) {
    const isTooOld = failure instanceof WebAssembly.CompileError;
    tell('failure', isTooOld ? '501' : '500', String(failure));
  }
};
