// @ts-check
/**
 * Questions answered in the page. A question is answered by a worker with the engine, whose answer
 * looks like a server's. There are at most four workers, one for each kind of question, so that no
 * long one stands in the way of a short one; each is begun when it is first needed. A worker cannot
 * be told to stop: whoever wants no more of an answer has it ended, and another one begun.
 *
 * While nobody sees the page nothing is searched: what was begun is ended, and begun anew when
 * somebody looks.
 *
 * @typedef {Object} Job
 * @property {number} id
 * @property {string} method
 * @property {string} path
 * @property {string} query
 * @property {string} body
 * @property {boolean} isWanted
 * @property {(told: {kind: string, name: string, text: string}) => void} hear
 */
import { at, isInPage } from './place.js';

/** How long a search that nobody wants may go on: most end sooner than another worker begins. */
const GRACE_MILLIS = 250;

/** Which worker answers, by the first word of the path; the rest is over in a moment. */
const LANES = /** @type {Record<string, string>} */ ({
  move: 'move',
  hints: 'values',
  analyse: 'values',
  review: 'values',
  why: 'values',
  puzzle: 'values',
  trace: 'tree',
  growth: 'tree',
});

let lastId = 0;

/** @param {string} name */
async function fetched(name) {
  const response = await fetch(at(`engine/${name}`));
  if (!response.ok || !response.body) {
    throw new TypeError(`${name}: ${response.status}`);
  }
  return response;
}

/** The engine, unpacked here, as not every host would; and the names of its data files. */
async function fetchEngine() {
  const [packed, files] = await Promise.all([fetched('engine.bin'), fetched('files.json')]);
  const plain = /** @type {ReadableStream} */ (packed.body).pipeThrough(
    new DecompressionStream('gzip'),
  );
  return { bytes: await new Response(plain).arrayBuffer(), files: await files.json() };
}

/** Fetched once for all workers. @type {ReturnType<typeof fetchEngine> | null} */
let engine = null;

function theEngine() {
  engine ??= fetchEngine().catch(failure => {
    engine = null; // the next question asks again
    throw failure;
  });
  return engine;
}

/** Answers that were made with the site. @type {Promise<Record<string, string>>} */
const prepared = isInPage
  ? fetched('first.json').then(
      response => response.json(),
      () => ({}),
    )
  : Promise.resolve({});

const isHidden = () => document.visibilityState === 'hidden';

class Lane {
  /** @type {Worker | null} */
  worker = null;
  /** @type {Job[]} */
  queue = [];
  /** @type {Job | null} */
  running = null;

  /** @param {Job} job */
  add(job) {
    this.queue.push(job);
    this.next();
  }

  begin() {
    const worker = new Worker(at('engineworker.js'), { type: 'module' });
    const fail = (/** @type {string} */ text) => {
      if (this.worker === worker) {
        this.hear({ id: this.running?.id, kind: 'failure', name: '503', text });
      }
    };
    worker.onmessage = ({ data }) => this.hear(data);
    worker.onerror = event => {
      event.preventDefault();
      fail(event.message);
    };
    this.worker = worker;
    theEngine().then(
      ready => worker.postMessage(ready),
      failure => fail(String(failure)),
    );
    return worker;
  }

  next() {
    this.queue = this.queue.filter(job => job.isWanted);
    const isHeld = isHidden() && this !== quick;
    if (this.running || this.queue.length === 0 || isHeld) {
      return;
    }
    const worker = this.worker ?? this.begin();
    const job = /** @type {Job} */ (this.queue.shift());
    this.running = job;
    const { id, method, path, query, body } = job;
    theEngine().then(
      () => this.running === job && worker.postMessage({ id, method, path, query, body }),
      () => {}, // the worker's beginning has said so
    );
  }

  /** @param {{id?: number, kind: string, name: string, text: string}} told */
  hear(told) {
    const job = this.running;
    if (!job || told.id !== job.id) {
      return;
    }
    if (told.kind === 'failure') {
      this.end();
    } else if (told.kind !== 'event') {
      this.running = null;
    }
    if (job.isWanted) {
      job.hear(told);
    }
    this.next();
  }

  /** Ends what runs; what waits goes to another worker. */
  end() {
    this.worker?.terminate();
    this.worker = null;
    this.running = null;
  }

  /** Nobody wants this any more. @param {Job} job */
  drop(job) {
    job.isWanted = false;
    setTimeout(() => {
      if (this.running === job) {
        this.end();
        this.next();
      }
    }, GRACE_MILLIS);
  }

  /** Nobody looks: what runs is begun anew when somebody does. */
  pause() {
    const job = this.running;
    if (job && this !== quick) {
      this.end();
      this.queue.unshift(job);
    }
  }
}

const quick = new Lane();
/** @type {Map<string, Lane>} */
const lanes = new Map([['', quick]]);

/** @param {string} path */
function laneOf(path) {
  const name = LANES[path.split('/')[2]] ?? '';
  const lane = lanes.get(name) ?? new Lane();
  lanes.set(name, lane);
  return lane;
}

if (isInPage) {
  // Those that the first move needs, while somebody looks at the board.
  quick.begin();
  laneOf('/api/move').begin();
  document.addEventListener('visibilitychange', () =>
    lanes.forEach(lane => (isHidden() ? lane.pause() : lane.next())),
  );
}

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** @param {string} status @param {string} error */
const refusal = (status, error) =>
  new Response(JSON.stringify({ error }), { status: Number(status), headers: JSON_TYPE });

/**
 * What a server would answer.
 * @param {string} url @param {RequestInit} init
 * @returns {Promise<Response>}
 */
export async function answer(url, init) {
  const { pathname, search, searchParams } = new URL(url, location.href);
  const path = pathname.slice(at('').length - 1);
  searchParams.delete('client');
  const known = (await prepared)[`${path.slice('/api/'.length)}?${searchParams}`];
  return known && !init.method
    ? new Response(known, { headers: JSON_TYPE })
    : answered(path, search, init);
}

/**
 * @param {string} path @param {string} search @param {RequestInit} init
 * @returns {Promise<Response>}
 */
async function answered(path, search, init) {
  init.signal?.throwIfAborted();
  const lane = laneOf(path);
  return new Promise((resolve, reject) => {
    /** @type {ReadableStreamDefaultController<Uint8Array> | null} */
    let stream = null;
    const isWhole = new URLSearchParams(search).get('stream') === 'no';
    let last = '{}';
    const text = new TextEncoder();
    const write = (/** @type {string} */ name, /** @type {string} */ json) =>
      stream?.enqueue(text.encode(`event: ${name}\ndata: ${json}\n\n`));
    const open = () =>
      new Response(
        new ReadableStream({
          start(control) {
            stream = control;
          },
          cancel: () => lane.drop(job),
        }),
        { headers: { 'Content-Type': 'text/event-stream' } },
      );
    /** @type {Job} */
    const job = {
      id: ++lastId,
      method: init.method ?? 'GET',
      path,
      query: search.slice(1),
      body: typeof init.body === 'string' ? init.body : '',
      isWanted: true,
      hear({ kind, name, text: said }) {
        if (kind === 'whole') {
          resolve(new Response(said, { headers: JSON_TYPE }));
          return;
        }
        const isProblem = kind === 'problem' || kind === 'failure';
        if (isProblem && !stream) {
          resolve(refusal(name, said));
          return;
        }
        if (isWhole) {
          last = kind === 'event' ? said : last;
          if (kind !== 'event') {
            resolve(new Response(last, { headers: JSON_TYPE }));
          }
          return;
        }
        if (!stream) {
          resolve(open());
        }
        if (kind === 'event') {
          write(name, said);
        } else {
          write(isProblem ? 'problem' : 'end', isProblem ? JSON.stringify({ error: said }) : said);
          stream?.close();
        }
      },
    };
    init.signal?.addEventListener('abort', () => {
      lane.drop(job);
      const gone = new DOMException('aborted', 'AbortError');
      reject(gone);
      try {
        stream?.error(gone);
      } catch {
        // it had ended already
      }
    });
    lane.add(job);
  });
}
