// @ts-check
/**
 * Where the app lies and who answers it: a server at the root of its host, or, in any folder of any
 * host, the engine in a worker of the page. Nothing but this module and those that ask can tell.
 */

/** The folder of the app, with a slash at its end. */
export const BASE = import.meta.url.startsWith('http')
  ? new URL('.', import.meta.url).pathname
  : '/';

/** Whether the engine is in the page: `betacut site` says so in its pages. */
export const isInPage =
  typeof document !== 'undefined' && document.documentElement.dataset?.engine === 'page';

/**
 * What a server would answer, from the engine in the page. A server's app has no such module.
 * @param {string} url @param {RequestInit} init @returns {Promise<Response>}
 */
export const answerInPage = async (url, init) =>
  (await import('./enginepool.js')).answer(url, init);

/** The address of a file or page. @param {string} path without a slash at its beginning */
export const at = path => BASE + path;

/** The address of a page: a folder with a page in it, where nobody answers but files. */
export const pageAt = (/** @type {string} */ page) => `${BASE}${page}${isInPage ? '/' : ''}`;

/** The page that a path names; empty for the front door. @param {string} path */
export const pageIn = path =>
  path
    .slice(path.startsWith(BASE) ? BASE.length : 0)
    .replace(/^\/+/, '')
    .replace(/index\.html$/, '')
    .replace(/\/$/, '');
