// @ts-check
/**
 * Questions to the server, or to the engine in the page. Errors are Error with its sentence.
 *
 * @typedef {import('./answers').Answers} Answers
 * @typedef {import('./answers').Streams} Streams
 * @typedef {Record<string, string | number | undefined>} Query
 */
import { t } from './messages.js';
import { answerInPage, at, isInPage } from './place.js';

const client = Math.random().toString(36).slice(2, 10);

/** @param {string} path @param {Query} [query] */
export function address(path, query = {}) {
  const given = Object.entries({ ...query, client }).flatMap(([name, value]) =>
    value === '' || value === undefined ? [] : [[name, String(value)]],
  );
  return at(`api/${path}?${new URLSearchParams(given)}`);
}

/** The header says that our own page asks: pages of other sites cannot send it. */
const OURS = { headers: { 'X-Betacut': 'page' } };

/** What index.html asks for ahead: the very same request, or the browser would ask twice. */
const AHEAD = new Set(['games']);

/** @param {string} url @param {RequestInit} init */
async function reach(url, init) {
  try {
    return await (isInPage ? answerInPage(url, init) : fetch(url, init));
  } catch (failure) {
    throw init.signal?.aborted ? failure : unanswered();
  }
}

/** Nothing came back. */
function unanswered() {
  probe();
  return Object.assign(new Error(t('error.offline')), { isOffline: true });
}

/** Whether nothing came back. @param {unknown} failure */
export const isOffline = failure => failure instanceof Error && 'isOffline' in failure;

/** Whether a part of the app did not come; a browser asks for a module once and never again. */
let isLacking = false;

/** Whether only a fresh page can be whole. */
export const isIncomplete = () => isLacking;

/** A part of the app, or that the server does not answer. @template T @param {Promise<T>} part */
export async function bring(part) {
  try {
    return await part;
  } catch {
    isLacking = true;
    throw unanswered();
  }
}

const MILLIS_BETWEEN_PROBES = 1000;
let isProbing = false;

/** @typedef {{gone: () => void, back: () => void}} ConnectionListener */
/** @type {ConnectionListener | null} */
let told = null;

/** Tells somebody that the server is gone, and that it is back. @param {ConnectionListener} to */
export const tellConnection = to => {
  told = to;
};

/** Looks whether the server is there; if not, again and again until it is. */
async function probe() {
  if (isProbing || !told) {
    return;
  }
  isProbing = true;
  for (let isGone = false; ; isGone = true) {
    const isHere = await fetch(at('icon.svg'), { cache: 'no-store' }).then(
      response => response.ok,
      () => false,
    );
    if (isHere) {
      isProbing = false;
      if (isGone) {
        told.back();
      }
      return;
    }
    if (!isGone) {
      told.gone();
    }
    await new Promise(resolve => setTimeout(resolve, MILLIS_BETWEEN_PROBES));
  }
}

/** What is wrong with an answer, if the server says so. @param {Response} response */
async function refusal(response) {
  const answer = await response.json().catch(() => ({}));
  const seconds = Number(response.headers.get('Retry-After'));
  const busy = seconds > 0 ? t('error.busy', { n: seconds }) : null;
  const old = response.status === 501 ? t('error.engine') : null; // no server answers so
  return Object.assign(new Error(busy ?? old ?? answer.error ?? `${response.status}`), {
    status: response.status,
  });
}

/**
 * Asks once.
 * @template {keyof Answers} P
 * @param {P} path @param {Query} [query]
 * @param {RequestInit} [init]
 * @returns {Promise<Answers[P]>}
 */
export async function ask(path, query = {}, init = {}) {
  const response = AHEAD.has(path)
    ? await reach(at(`api/${path}`), {})
    : await reach(address(path, query), { ...init, ...OURS });
  if (!response.ok) {
    throw await refusal(response);
  }
  return response.json();
}

/**
 * A file that is not there as such: of a run in the page.
 * @param {string} path @param {Query} query
 */
export async function file(path, query) {
  const response = await reach(address(path, query), OURS);
  if (!response.ok) {
    throw await refusal(response);
  }
  const name = response.headers.get('X-File-Name') ?? 'betacut';
  return { name, content: await response.blob() };
}

/**
 * Changes something that is kept.
 * @param {'PUT' | 'POST' | 'DELETE'} method @param {string} path @param {Query} [query]
 * @param {string} [body]
 * @returns {Promise<{version?: string}>} names what is kept now, where several may change it
 */
export async function keep(method, path, query = {}, body) {
  const response = await reach(address(path, query), { method, body, ...OURS });
  if (!response.ok) {
    throw await refusal(response);
  }
  return response.json();
}

/**
 * What to do with each event of a live answer.
 * @template {keyof Streams} P
 * @typedef {{[E in keyof Streams[P]]?: (value: Streams[P][E]) => unknown}} Listener
 */
/**
 * @typedef {{end?: () => unknown, problem?: (error: string) => unknown}} Ending one of them is last
 */

/**
 * Watches a live answer; the returned function ends it, and the search behind it.
 * @template {keyof Streams} P
 * @param {P} path @param {Query} query @param {Listener<P>} on
 * @param {Ending} last
 * @returns {() => void}
 */
export function watch(path, query, on, last) {
  const control = new AbortController();
  const endings = {
    end: last.end,
    problem: (/** @type {{error: string}} */ { error }) => last.problem?.(error),
  };
  read(address(path, query), control.signal, { ...on, ...endings }).catch(failure => {
    if (!control.signal.aborted) {
      last.problem?.(failure.message);
    }
  });
  return () => control.abort();
}

/** @param {string} url @param {AbortSignal} signal @param {Record<string, unknown>} on */
async function read(url, signal, on) {
  const response = await reach(url, { signal, ...OURS });
  if (!response.ok || !response.body) {
    throw await refusal(response);
  }
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  let isEnded = false;
  for (;;) {
    const { value, done } = await reader.read().catch(failure => {
      throw signal.aborted ? failure : unanswered();
    });
    if (signal.aborted) {
      return;
    }
    if (done) {
      if (!isEnded) {
        throw unanswered(); // the server ends every answer itself
      }
      return;
    }
    const blocks = (rest + value).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = /^event: (.*)\ndata: (.*)$/s.exec(block);
      const then = event ? on[event[1]] : undefined;
      isEnded ||= event !== null && ['end', 'problem'].includes(event[1]);
      if (event && typeof then === 'function' && !signal.aborted) {
        then(JSON.parse(event[2]));
      }
    }
  }
}
