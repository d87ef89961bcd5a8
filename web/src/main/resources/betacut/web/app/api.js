// @ts-check
/** Questions to the server. Errors are Error with the server's sentence. */

import { t } from './messages.js';

const client = Math.random().toString(36).slice(2, 10);

/** @param {string} path @param {Record<string, any>} [query] */
export function address(path, query = {}) {
  const given = Object.entries({ ...query, client }).filter(
    ([, value]) => value !== '' && value !== undefined,
  );
  return `/api/${path}?${new URLSearchParams(/** @type {any} */ (given))}`;
}

/** @param {string} url @param {RequestInit} init */
async function reach(url, init) {
  try {
    return await fetch(url, init);
  } catch (failure) {
    throw init.signal?.aborted ? failure : new Error(t('error.offline'));
  }
}

/**
 * Asks once.
 * @param {string} path @param {Record<string, any>} [query] @param {RequestInit} [init]
 * @returns {Promise<any>}
 */
export async function ask(path, query = {}, init = {}) {
  const response = await reach(address(path, query), init);
  const answer = await response.json().catch(() => ({ error: `${response.status}` }));
  if (!response.ok) {
    throw new Error(answer.error);
  }
  return answer;
}

/**
 * Watches a live answer; the returned function ends it, and the search behind it.
 * @param {string} path @param {Record<string, any>} query
 * @param {Record<string, (value: any) => void>} on what to do with each event; `end` comes last,
 *     `problem` instead of it with {error}
 * @returns {() => void}
 */
export function watch(path, query, on) {
  const control = new AbortController();
  read(address(path, query), control.signal, on).catch(failure => {
    if (!control.signal.aborted) {
      on.problem?.({ error: failure.message });
    }
  });
  return () => control.abort();
}

/**
 * @param {string} url @param {AbortSignal} signal @param {Record<string, (value: any) => void>} on
 */
async function read(url, signal, on) {
  const response = await reach(url, { signal });
  if (!response.ok) {
    throw new Error((await response.json()).error);
  }
  const reader = /** @type {any} */ (response.body)
    .pipeThrough(new TextDecoderStream())
    .getReader();
  let rest = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done || signal.aborted) {
      return;
    }
    const blocks = (rest + value).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = /^event: (.*)\ndata: (.*)$/s.exec(block);
      if (event && !signal.aborted) {
        on[event[1]]?.(JSON.parse(event[2]));
      }
    }
  }
}
