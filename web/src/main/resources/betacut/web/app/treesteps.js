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

/**
 * What a step is called: by words of this kind of search, or else those of all.
 * @param {string} kind @param {string} key
 */
function nameOf(kind, key) {
  const own = t(`${kind}.${key}`);
  return own === `${kind}.${key}` ? t(`tree.${key}`) : own;
}

/**
 * Buttons for steps: those most people need, and the rest behind *more*.
 * @param {{at: number, end: number}} side the step it is at, and the last
 * @param {string[]} which of the rest
 * @param {OnStep} onstep
 * @param {{isPlaying: boolean, speed: number, ontoggle: () => void,
 *     onspeed: (speed: number) => void}} [film]
 * @param {string} [kind] whose words its steps have
 */
export function stepButtons(side, which, onstep, film, kind = 'tree') {
  const isEnd = (/** @type {boolean} */ back) => side.at === (back ? 0 : side.end);
  const called = (/** @type {string} */ what, /** @type {boolean} */ back) =>
    nameOf(kind, `step.${what}${back ? '.back' : ''}`);
  const props = (/** @type {string} */ what, /** @type {boolean} */ back) => ({
    class: `step step-${what}${back ? ' back' : ''}`,
    disabled: isEnd(back),
  });
  const sign = (
    /** @type {import('./icons.js').IconName} */ name,
    /** @type {string} */ what,
    /** @type {boolean} */ back,
  ) => iconButton(name, called(what, back), () => onstep(what, back), props(what, back));
  const worded = (/** @type {string} */ what, /** @type {boolean} */ back) =>
    button(called(what, back), () => onstep(what, back), props(what, back));
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
          h(
            'span',
            { class: 'step-pair', role: 'group', 'aria-label': nameOf(kind, `steps.${what}`) },
            [
              sign('back', what, true),
              h(
                'span',
                { class: 'step-name', 'aria-hidden': 'true' },
                nameOf(kind, `steps.${what}`),
              ),
              sign('next', what, false),
            ],
          ),
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

/** The first and the last step of a search. @param {Answered} side */
export const momentOf = ({ at, summary }) => ({ at, end: summary.events - 1 });

/**
 * The moment as a slider and in words.
 * @param {Answered} side @param {(event: number) => void} onmove
 */
export const moment = (side, onmove) =>
  slider({ ...momentOf(side), words: happened(side) }, onmove, [
    t('tree.event', { at: side.at + 1, events: side.summary.events }),
    ' ',
    happened(side),
  ]);

/**
 * @param {{at: number, end: number, words: string}} place @param {(event: number) => void} onmove
 * @param {import('./h.js').Content} below
 */
export const slider = ({ at, end, words }, onmove, below) =>
  h('div', { class: 'moment' }, [
    h('input', {
      type: 'range',
      min: 0,
      max: end,
      value: String(at),
      'aria-label': t('tree.moment'),
      'aria-valuetext': words,
      oninput: valued(value => onmove(Number(value))),
    }),
    h('p', { class: 'quiet happened' }, below),
  ]);
