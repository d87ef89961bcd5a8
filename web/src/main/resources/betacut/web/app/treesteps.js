// @ts-check
/** How one walks through a search: steps, playing it by itself, the moment as a slider. */
import { button, iconButton, option, select, valued } from './controls.js';
import { h } from './h.js';
import { t } from './messages.js';
import { happened } from './treeparts.js';

/**
 * @typedef {import('./trace.js').Answered} Answered
 * @typedef {(what: string, back: boolean) => void} OnStep
 */

/** Steps that are not needed at once; each can also be made backwards. */
const MORE = ['in', 'over', 'out', 'table', 'iteration'];

/** Events in a second. */
const SPEEDS = [1, 2, 5, 20, 60];

/** What a step is called. @param {string} what @param {boolean} back */
const nameOf = (what, back) => t(`tree.step.${what}${back ? '.back' : ''}`);

/**
 * Buttons for steps: those most people need, and the rest behind *more*.
 * @param {Answered} side @param {string[]} which of the rest
 * @param {OnStep} onstep
 * @param {{isPlaying: boolean, speed: number, ontoggle: () => void,
 *     onspeed: (speed: number) => void}} [film]
 */
export function stepButtons(side, which, onstep, film) {
  const isEnd = (/** @type {boolean} */ back) => side.at === (back ? 0 : side.summary.events - 1);
  const props = (/** @type {string} */ what, /** @type {boolean} */ back) => ({
    class: `step step-${what}${back ? ' back' : ''}`,
    disabled: isEnd(back),
  });
  const sign = (
    /** @type {import('./icons.js').IconName} */ name,
    /** @type {string} */ what,
    /** @type {boolean} */ back,
  ) => iconButton(name, nameOf(what, back), () => onstep(what, back), props(what, back));
  const worded = (/** @type {string} */ what, /** @type {boolean} */ back) =>
    button(nameOf(what, back), () => onstep(what, back), props(what, back));
  return h('div', { class: 'steps', role: 'group', 'aria-label': t('tree.steps') }, [
    sign('first', 'ends', true),
    sign('back', 'one', true),
    sign('next', 'one', false),
    sign('last', 'ends', false),
    film && playing(film),
    worded('cut', false),
    h('details', { class: 'more-steps', key: 'more' }, [
      h('summary', { class: 'button' }, t('tree.more')),
      h('div', { class: 'row' }, [
        worded('cut', true),
        MORE.filter(what => which.includes(what)).map(what =>
          h('span', { class: 'step-pair', role: 'group', 'aria-label': t(`tree.steps.${what}`) }, [
            sign('back', what, true),
            h('span', { class: 'step-name', 'aria-hidden': 'true' }, t(`tree.steps.${what}`)),
            sign('next', what, false),
          ]),
        ),
      ]),
    ]),
  ]);
}

/**
 * The search plays by itself.
 * @param {{isPlaying: boolean, speed: number, ontoggle: () => void,
 *     onspeed: (speed: number) => void}} film
 */
const playing = ({ isPlaying, speed, ontoggle, onspeed }) => [
  iconButton(isPlaying ? 'pause' : 'play', t(isPlaying ? 'tree.pause' : 'tree.play'), ontoggle, {
    class: 'film',
    'aria-pressed': String(isPlaying),
    key: 'film',
  }),
  select(
    { class: 'speed', 'aria-label': t('tree.speed'), key: 'speed' },
    SPEEDS.map(one =>
      option(String(one), t('tree.perSecond', { n: one, speed: one }), one === speed),
    ),
    picked => onspeed(Number(picked)),
  ),
];

/**
 * The moment as a slider and in words.
 * @param {Answered} side @param {(event: number) => void} onmove
 */
export function moment(side, onmove) {
  const end = side.summary.events - 1;
  return h('div', { class: 'moment' }, [
    h('input', {
      type: 'range',
      min: 0,
      max: end,
      value: String(side.at),
      'aria-label': t('tree.moment'),
      'aria-valuetext': happened(side),
      oninput: valued(value => onmove(Number(value))),
    }),
    h('p', { class: 'quiet happened' }, [
      t('tree.event', { at: side.at + 1, events: end + 1 }),
      ' ',
      happened(side),
    ]),
  ]);
}
