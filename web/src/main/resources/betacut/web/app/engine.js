// @ts-check
/**
 * Engines that play: a reply to a person, or a game of two, move by move at a pace one can follow.
 */
import { announce, current, set } from './store.js';
import { asked, isLatest, positionKey } from './route.js';
import { follow, play, stop } from './game.js';
import { t } from './messages.js';
import { growTree, thoughts } from './thinking.js';
import { nameOf, sentence } from './words.js';

/**
 * @typedef {import('./store.js').State} State
 * @typedef {import('./answers').Position} Position
 * @typedef {import('./answers').ChosenMove} ChosenMove
 */

/** How long a move of two engines stays before the next, in milliseconds. */
export const PACES = { slow: 2000, normal: 700, fast: 0 };

/** Whether two engines play each other. @param {import('./route.js').Route} route */
export const isDuel = route => route.players.every(one => one !== 'human');

/** Whether nothing but a pass is left to the side to move. @param {Position} position */
const mustPass = ({ legal }) => legal.length === 1 && legal[0].path[0] === 'pass';

/**
 * Lets an engine move if it is its turn; a person who must pass passes.
 * @param {{once?: boolean}} [how] once: two engines make one move though they stand still
 */
export function letEngineMove({ once = false } = {}) {
  const { route, position, thinking } = current();
  const player = route.players[position?.mover ?? 0];
  if (position && player === 'human' && mustPass(position) && isLatest(route)) {
    play(position.legal[0].move, { replace: true });
    announce(
      route.players[1 - position.mover] === 'human'
        ? t('play.mustPass', { player: nameOf(route, position.mover, position.board) })
        : t('play.youMustPass'),
    );
    return;
  }
  if (
    !position ||
    position.outcome ||
    player === 'human' ||
    thinking ||
    !isLatest(route) ||
    (isDuel(route) && !current().running && !once)
  ) {
    return;
  }
  const key = positionKey(route);
  const began = Date.now();
  const { add, end } = thoughts(() => positionKey(current().route) === key && current().thinking);
  set({ thinking: true, thought: null });
  follow(
    'move',
    'move',
    { ...asked(route), player },
    {
      thought: add,
      move: answer =>
        end(() => {
          const pace = isDuel(route) && !once ? (current().own.play?.pace ?? PACES.normal) : 0;
          const rest = pace - (Date.now() - began);
          if (rest > 0) {
            setTimeout(() => take(answer, key), rest);
          } else {
            take(answer, key);
          }
        }),
    },
    { problem: error => set({ thinking: false, running: false, error }) },
  );
}

/** Plays a chosen move, unless somebody went elsewhere or paused. @param {ChosenMove} answer */
function take(answer, /** @type {string} */ key) {
  if (positionKey(current().route) !== key || !current().thinking) {
    return;
  }
  const { route, position } = current();
  set({ thinking: false, thought: null, said: answer });
  play(answer.move, { replace: true });
  growTree(asked(route), answer);
  keepSaid(answer);
  announce(sentence(answer, position?.mover ?? 0, route));
}

/** Two engines go on, or stand still. @param {State} state */
export function run(state) {
  if (state.running) {
    stop('move');
    set({ running: false, thinking: false });
  } else {
    set({ running: true });
    letEngineMove();
  }
}

/** Where this tab keeps what an engine said last: a reload does not silence it. */
const SAID = 'said';

/** @param {ChosenMove} answer */
const keepSaid = answer =>
  sessionStorage.setItem(SAID, JSON.stringify({ key: positionKey(current().route), answer }));

/**
 * What an engine said when it came to this position.
 * @param {import('./route.js').Route} route @returns {ChosenMove | null}
 */
export function resumeSaid(route) {
  try {
    const { key, answer } = JSON.parse(sessionStorage.getItem(SAID) ?? '{}');
    return key === positionKey(route) ? answer : null;
  } catch {
    return null;
  }
}
