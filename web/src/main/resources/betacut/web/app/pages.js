// @ts-check
/** The pages there are, in the order of the navigation; docs/web.md says how to add one. */
import { play } from './pages/play.js';
import { analyse } from './pages/analyse.js';
import { tree } from './pages/tree.js';
import { learn } from './pages/learn.js';
import { lab } from './pages/lab.js';
import { tournament } from './pages/tournament.js';

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
 */

/** @type {Page[]} */
export const PAGES = [play, analyse, tree, lab, tournament, learn];
