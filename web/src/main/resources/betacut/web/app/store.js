// @ts-check
/**
 * The state, the only one there is. It is never changed, only replaced: `update` takes a pure
 * function from the old record to the new one and draws the page afterwards, once per frame.
 *
 * @typedef {import('./route.js').Route} Route
 *
 * @typedef {Object} State
 * @property {Route} route the address
 * @property {any[]} games the answer of /api/games
 * @property {any} game the answer of /api/game for route.game, or null
 * @property {any} position the answer of /api/position for the shown position, or the last one
 * @property {string} positionFor the key (route.js) of what `position` shows
 * @property {string} failedFor the key of a position that there is none of
 * @property {string} error what went wrong, for people; empty if nothing did
 * @property {string[]} picked the targets pointed at so far for the next move
 * @property {string} cursor the target the arrow keys are at
 * @property {any} values the last event of /api/hints or /api/analyse here, or null
 * @property {string} valuesFor the key of what `values` are about
 * @property {any} said the engine's last move and thought, or null
 * @property {boolean} thinking whether an engine chooses a move
 * @property {boolean} running whether engines that play each other go on
 * @property {Record<string, any>} review what /api/review said, by position key
 * @property {any} why the answer of /api/why, or null
 * @property {number} turnBegan when the shown side began to think, in milliseconds
 * @property {string} dialog which dialog is open; empty for none
 * @property {any[]} saved the answer of /api/saved
 * @property {Record<string, any>} own what one page alone keeps, by page
 */

/** @type {State} */
let state;
/** @type {(state: State) => void} */
let draw = () => {};
let isDue = false;

/** @param {State} first @param {(state: State) => void} renderer */
export function begin(first, renderer) {
  state = first;
  draw = renderer;
}

/** @returns {State} */
export const current = () => state;

/** @param {(state: State) => State} change */
export function update(change) {
  state = change(state);
  if (!isDue) {
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      draw(state);
    });
  }
}

/** Replaces some fields. @param {Partial<State>} fields */
export const set = fields => update(old => ({ ...old, ...fields }));

/**
 * Replaces some fields of a page's own part.
 * @param {string} page @param {Record<string, any>} fields
 */
export const setOwn = (page, fields) =>
  update(old => ({ ...old, own: { ...old.own, [page]: { ...old.own[page], ...fields } } }));

/** Says something to people who do not see the page. @param {string} text */
export function announce(text) {
  const live = document.getElementById('live');
  if (live && text && live.textContent !== text) {
    live.textContent = text;
  }
}
