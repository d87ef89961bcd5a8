// @ts-check
/**
 * Questions answered in the page. A question is answered by a worker with the engine, whose answer
 * looks like a server's. There is a worker for each kind of question, so that no long one stands in
 * the way of a short one; each is begun when it is first needed, and of those that have nothing to
 * do no more than four stay. A worker cannot be told to stop: whoever wants no more of an answer
 * has it ended, and another one begun.
 *
 * The engine is in two parts: what the first move needs, and the workshop, which is fetched when
 * somebody goes where trees, puzzles or experiments are.
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
import { keepLine, linesFor, readJournal } from './journal.js';
import { at, isInPage } from './place.js';

/** How long a search that nobody wants may go on: most end sooner than another worker begins. */
const GRACE_MILLIS = 100;

/** More that wait for questions only take memory. */
const MOST_WORKERS = 4;

/** Which worker answers, by the first words of the path; the rest is over in a moment. */
const LANES = /** @type {Record<string, string>} */ ({
  move: 'move',
  hints: 'values',
  analyse: 'values',
  review: 'values',
  why: 'values',
  puzzle: 'tree',
  trace: 'tree',
  growth: 'tree',
  words: 'tree',
  zoo: 'tree',
  lab: 'lab',
  tournament: 'lab',
  'lab/watch': 'job',
  'lab/forecast': 'job',
});

/** Workers of the workshop; the others have the engine that plays. */
const IN_WORKSHOP = ['tree', 'lab', 'job'];

/** Those that keep runs, each all of them. */
const WITH_RUNS = ['lab', 'job'];

let lastId = 0;

/** @param {string} name */
async function fetched(name) {
  const response = await fetch(at(`engine/${name}`));
  if (!response.ok || !response.body) {
    throw new TypeError(`${name}: ${response.status}`);
  }
  return response;
}

/**
 * A part of the engine, unpacked here, as not every host would; and the names of its data files.
 * @param {string} part
 */
async function fetchEngine(part) {
  const [packed, about] = await Promise.all([fetched(`${part}.bin`), fetched('files.json')]);
  const plain = /** @type {ReadableStream} */ (packed.body).pipeThrough(
    new DecompressionStream('gzip'),
  );
  return { bytes: await new Response(plain).arrayBuffer(), ...(await about.json()) };
}

/** Fetched once for all workers. @type {Map<string, ReturnType<typeof fetchEngine>>} */
const engines = new Map();

/** @param {string} part */
function theEngine(part) {
  const engine =
    engines.get(part) ??
    fetchEngine(part).catch(failure => {
      engines.delete(part); // the next question asks again
      throw failure;
    });
  engines.set(part, engine);
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
  /** When it had something to do last. */
  used = 0;
  /** The last line of the journal that its worker has taken. */
  taken = 0;

  /** @param {string} name */
  constructor(name) {
    this.part = IN_WORKSHOP.includes(name) ? 'workshop' : 'engine';
    this.keepsRuns = WITH_RUNS.includes(name);
  }

  /** @param {Job} job */
  add(job) {
    this.queue.push(job);
    this.next();
  }

  begin() {
    endIdle();
    const worker = new Worker(at('engineworker.js'), { type: 'module' });
    const fail = (/** @type {string} */ text) => {
      if (this.worker === worker) {
        this.hear({ id: this.running?.id, kind: 'failure', name: '503', text });
      }
    };
    worker.onmessage = ({ data }) => this.worker === worker && this.hear(data);
    worker.onerror = event => {
      event.preventDefault();
      fail(event.message);
    };
    this.worker = worker;
    this.taken = 0;
    theEngine(this.part).then(
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
    this.used = Date.now();
    const { id, method, path, query, body } = job;
    Promise.all([theEngine(this.part), this.keepsRuns && readJournal()]).then(
      () =>
        this.running === job &&
        worker.postMessage({ id, method, path, query, body, ...this.unheard() }),
      () => {}, // the worker's beginning has said so
    );
  }

  /** What others have kept since this one was asked last. */
  unheard() {
    if (!this.keepsRuns) {
      return {};
    }
    const { lines, last } = linesFor(this.taken, this.worker);
    this.taken = last;
    return { lines };
  }

  /** @param {{id?: number, kind: string, name: string, text: string}} told */
  hear(told) {
    if (told.kind === 'kept') {
      keepLine(told.text, this.worker);
      return;
    }
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
        this.begin(); // so that the next question finds it ready
        this.next();
      }
    }, GRACE_MILLIS);
  }

  /** Ends what runs, which can be added again. */
  halt() {
    const job = this.running;
    this.end();
    return job;
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

const quick = new Lane('');
/** @type {Map<string, Lane>} */
const lanes = new Map([['', quick]]);

/** @param {string} path */
function laneOf(path) {
  const [, , first, second] = path.split('/');
  return laneNamed(LANES[`${first}/${second}`] ?? LANES[first] ?? '');
}

/** @param {string} name */
function laneNamed(name) {
  const lane = lanes.get(name) ?? new Lane(name);
  lanes.set(name, lane);
  return lane;
}

/** Makes room for another worker. */
function endIdle() {
  const idle = [...lanes.values()].filter(lane => lane.worker && !lane.running && lane !== quick);
  const count = [...lanes.values()].filter(lane => lane.worker).length;
  if (count >= MOST_WORKERS) {
    idle.sort((one, other) => one.used - other.used)[0]?.end();
  }
}

if (isInPage) {
  // Those that the first move needs, while somebody looks at the board.
  quick.begin();
  laneNamed('move').begin();
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
  if (known && !init.method) {
    return new Response(known, { headers: JSON_TYPE });
  }
  return path === '/api/lab/stop' ? stopped(path, search, init) : answered(path, search, init);
}

/**
 * Ends the worker that does the job and has another one say what is known: all that it has told.
 * @param {string} path @param {string} search @param {RequestInit} init
 */
async function stopped(path, search, init) {
  const lane = laneNamed('job');
  const job = lane.halt();
  const answer = await answered(path, search, init);
  if (job?.isWanted) {
    lane.add(job);
  }
  return answer;
}

/** A file that the engine has made. @param {string} about type and name @param {string} base64 */
function fileResponse(about, base64) {
  const [type, name] = about.split('\n');
  const bytes = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0));
  return new Response(bytes, { headers: { 'Content-Type': type, 'X-File-Name': name } });
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
        if (kind === 'document') {
          resolve(fileResponse(name, said));
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
