// @ts-check
/**
 * The pages there are, in the order of the navigation; docs/web.md says how to add one. A page and
 * its styles are loaded when somebody first goes there.
 */
import { bring } from './api.js';
import { at, isInPage } from './place.js';

/**
 * @typedef {import('./store.js').State} State
 *
 * @typedef {Object} Page
 * @property {string} id its address, and the last part of its messages' keys
 * @property {(state: State) => import('./h.js').Content} view what it shows
 * @property {boolean} [wantsPosition] whether it shows the position of the address; `sync` then
 *     waits until it is there
 * @property {boolean} [wantsGame] whether `sync` waits for the game's description, too
 * @property {(state: State) => void} [sync] asks for what it shows; called
 *     after each change of the address
 * @property {Record<string, string>} [keys] letters and the names of what they do
 * @property {Record<string, (state: State, event: KeyboardEvent) => unknown>} [actions] by these
 *     names
 * @property {(key: string, state: State) => void} [typed] other keys
 * @property {(move: string, state: State) => boolean} [takes] whether it takes a move that somebody
 *     made on the board for itself, so that it is not played
 * @property {Record<string, (state: State) => Dialog | null>} [dialogs] by the name in
 *     `state.dialog`
 *
 * @typedef {{title: string, content: import('./h.js').Content}} Dialog
 *
 * @typedef {Object} ListedPage
 * @property {string} id
 * @property {() => Promise<Page>} load
 * @property {string[]} [styles] its style sheets, besides those that index.html names
 * @property {boolean} [isAside] whether the navigation leaves it out
 */

/**
 * A page that needs a machine: a database, programs, files.
 * @param {string} id @param {() => Promise<Page>} load
 */
const onMachine = (id, load) => () =>
  isInPage ? import('./pages/machine.js').then(one => one.machine(id)) : load();

/** @type {ListedPage[]} */
export const PAGES = [
  { id: 'play', load: () => import('./pages/play.js').then(one => one.play) },
  { id: 'analyse', load: () => import('./pages/analyse.js').then(one => one.analyse) },
  {
    id: 'puzzles',
    load: () => import('./pages/puzzles.js').then(one => one.puzzles),
    styles: ['puzzles'],
  },
  {
    id: 'tree',
    load: () => import('./pages/tree.js').then(one => one.tree),
    styles: ['tree', 'growth'],
  },
  {
    id: 'learn',
    load: () => import('./pages/learn.js').then(one => one.learn),
    styles: ['tree', 'learn'],
  },
  { id: 'lab', load: () => import('./pages/lab.js').then(one => one.lab), styles: ['lab'] },
  {
    id: 'tournament',
    load: () => import('./pages/tournament.js').then(one => one.tournament),
    styles: ['lab', 'tournament'],
  },
  {
    id: 'games',
    load: onMachine('games', () => import('./pages/games.js').then(one => one.games)),
    styles: ['lab'],
  },
  {
    id: 'rules',
    load: () => import('./pages/rules.js').then(one => one.rules),
    styles: ['play'],
    isAside: true,
  },
];

/** @type {Map<string, Page>} */
const loaded = new Map();

/** A page that is there, or undefined. @param {string} id */
export const pageOf = id => loaded.get(id);

/** Whether there is such a page, loaded or not. @param {string} id */
export const hasPage = id => PAGES.some(one => one.id === id);

/** Gets a page with its styles; undefined if there is none of that name. @param {string} id */
export async function loadPage(id) {
  const listed = PAGES.find(one => one.id === id);
  if (listed && !loaded.has(id)) {
    const parts = [listed.load(), ...(listed.styles ?? []).map(addStyle)];
    const [page] = await bring(/** @type {Promise<[Page]>} */ (Promise.all(parts)));
    loaded.set(id, page);
  }
  return loaded.get(id);
}

/** Adds a style sheet, once it is there. @param {string} name */
export function addStyle(name) {
  const href = at(`${name}.css`);
  if (document.querySelector(`link[href="${href}"]`)) {
    return null;
  }
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new TypeError(href));
    };
    document.head.append(link);
  });
}
