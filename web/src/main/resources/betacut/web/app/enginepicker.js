// @ts-check
/** Which engine plays: a level on a scale, one from a list, or anything that can be typed. */
import { ask } from './api.js';
import { option, select } from './controls.js';
import { h } from './h.js';
import { t } from './messages.js';
import { whenQuiet } from './tasks.js';
import { eloText, levelText, playerText } from './words.js';

/**
 * @typedef {Object} Choice
 * @property {string} label what the engine is wanted for
 * @property {string} name tells this choice from others on the page
 * @property {string} player the one chosen so far
 * @property {string} [wrong] what is wrong with what was typed
 * @property {import('./answers').Game | null | undefined} game whose levels there are
 * @property {string} gameId
 * @property {(player: string, problem: string) => void} use
 */

/** @param {string} player */
const levelOf = player => Number(/^level:(\d+)$/.exec(player)?.[1] ?? 0);

/** @param {import('./store.js').State} state @param {Choice} choice */
export function enginePicker(state, choice) {
  const { label, name, player, wrong, game, use } = choice;
  const levels = game?.levels ?? [];
  const number = levelOf(player);
  const level = levels.find(one => one.number === number);
  const words = level ? levelText(level) : playerText(player);
  const known = level ? eloText(level) : '';
  return h('fieldset', { class: `strength strength-${name}`, key: name }, [
    h('legend', null, label),
    h('p', { class: 'strength-words' }, h('b', null, words), ' ', h('span', null, known)),
    levels.length > 0 &&
      h('input', {
        type: 'range',
        class: 'level',
        min: 1,
        max: levels.length,
        value: String(number || Math.min(5, levels.length)),
        'aria-label': t('new.strength'),
        'aria-valuetext': `${words} ${known}`,
        oninput: event => use(`level:${event.target.value}`, ''),
      }),
    h('details', { open: number === 0 }, [
      h('summary', null, t('new.other')),
      h('div', { class: 'row' }, [listed(state, choice), typed(choice)]),
      wrong && h('p', { class: 'problem', role: 'alert', lang: 'en' }, wrong),
    ]),
  ]);
}

/** @param {import('./store.js').State} state @param {Choice} choice */
function listed(state, { player, game, use }) {
  const others = state.options.players.filter(
    one => one !== 'human' && (one !== 'perfect' || game?.hasPerfect),
  );
  const number = levelOf(player);
  const all = number > 0 || others.includes(player) ? others : [...others, player];
  return select(
    { class: 'listed-engine', 'aria-label': t('play.algorithms') },
    [
      option('', t('new.levelAbove'), number > 0),
      all.map(one => option(one, playerText(one), one === player)),
    ],
    one => use(one || `level:${game?.usualLevel ?? 5}`, ''),
  );
}

const afterTyping = whenQuiet(350);

/** @param {Choice} choice */
function typed({ gameId, use }) {
  const look = (/** @type {string} */ text) => text && check(gameId, text, use);
  return h('input', {
    class: 'typed-engine',
    placeholder: 'pvs depth=6 table=none',
    'aria-label': t('play.other'),
    autocomplete: 'off',
    spellcheck: 'false',
    oninput: event => afterTyping(() => look(event.target.value.trim())),
    onchange: event => look(event.target.value.trim()),
  });
}

/**
 * Asks whether such an engine exists.
 * @param {string} game @param {string} text @param {Choice['use']} use
 */
async function check(game, text, use) {
  try {
    const { player } = await ask('player', { game, player: text });
    use(player, '');
  } catch (failure) {
    use(text, failure instanceof Error ? failure.message : String(failure));
  }
}
