// @ts-check
/**
 * What is known of the shown position: one home for the bar, the engine's sentence and the graph.
 */
import { percent, t } from './messages.js';
import { forFirst, knownAt } from './review.js';
import { positionKey } from './route.js';
import { isProven, outcomeText, sentence, sideName, spokenTo, truth } from './words.js';

/**
 * @typedef {import('./store.js').State} State
 * @typedef {import('./answers').Value} Value
 * @typedef {{mover: number, value: Value}} Known a value, and the side it is for
 */

/**
 * What is known best of the shown position: what is exact, else what was searched last.
 * @param {State} state @returns {Known | null}
 */
export function known(state) {
  const { values, position, route } = state;
  const isHere = values && values.end !== 'running' && state.valuesFor === positionKey(route);
  const searched = isHere && position ? { mover: position.mover, value: values.value } : null;
  const reviewed = knownAt(route.at, state);
  return searched && (isProven(searched.value) || !reviewed || !isProven(reviewed.value))
    ? searched
    : reviewed;
}

/** Who won, as a chance of the first player. @param {import('./answers').Outcome} outcome */
const result = ({ winner }) => (winner === null ? 0.5 : winner === 0 ? 1 : 0);

/** @param {number} chance of the first player @param {State['route']} route */
const chanceText = (chance, route) =>
  spokenTo(route) < 0
    ? t('bar.chance', { player: sideName(0, route), chance: percent(chance) })
    : t('bar.yours', { chance: percent(forFirst(spokenTo(route), chance)) });

/**
 * How the shown position stands: the first player's chance and a sentence. Until something is known
 * of a new position, the one before it speaks for it.
 * @param {State} state
 * @returns {{chance: number | null, text: string, isHeld: boolean}}
 */
export function standing(state) {
  const { route, position } = state;
  if (position?.outcome && state.positionFor === positionKey(route)) {
    return { chance: result(position.outcome), text: outcomeText(position.outcome), isHeld: false };
  }
  let found = known(state);
  const isHeld = found === null;
  for (let ply = route.at - 1; ply >= 0 && !found; ply--) {
    found = knownAt(ply, state);
  }
  if (!found) {
    return { chance: null, text: t('bar.unknown'), isHeld };
  }
  const { mover, value } = found;
  const chance = forFirst(mover, value.chance);
  const text =
    isProven(value) && !isHeld
      ? t('bar.sure', { truth: truth(value, mover, route) })
      : chanceText(chance, route);
  return { chance, text, isHeld };
}

/** What the engine that moved last believes, and what is true. @param {State} state */
export function thought(state) {
  const { position, route, said } = state;
  const last = position?.history.at(-1);
  if (!position || !last || position.outcome || state.positionFor !== positionKey(route)) {
    return '';
  }
  const now = position.mover === last.mover ? null : known(state);
  return sentence(said, last.mover, route, now?.value);
}
