// @ts-check
/**
 * The specification of an experiment as a form. The form changes the text, and the text is what
 * runs; what the form shows is the server's reading of the text.
 */
import { field, form, iconButton, line, option, select, unlessTyping } from './controls.js';
import { h } from './h.js';
import { format } from './route.js';
import { list, quoted, words } from './spec.js';
import { t } from './messages.js';

/**
 * @typedef {import('./store.js').State} State
 * @typedef {unknown} Field the text's TOML: a text, a list or a table
 * @typedef {Record<string, Field>} Fields
 * @typedef {(table: string, key: string, value: string | null, meaning: Field) => void} Put changes
 *     one value of the text, given as TOML and as the server will read it
 */

export const USUAL_DEPTHS = '1-6';

/** @param {Field | undefined} field */
const textOf = (field, usual = '') => (typeof field === 'string' ? field : usual);

/** @param {Field | undefined} field */
const textsOf = field => [field ?? []].flat().map(one => textOf(one));

/** @param {Field | undefined} field @returns {Fields} */
const tableOf = field => (typeof field === 'object' && !Array.isArray(field) ? { ...field } : {});

/**
 * A field that writes when it is left.
 * @param {string} name @param {string} label @param {string} value
 * @param {(value: string) => void} write
 */
const typed = (name, label, value, write) =>
  field(label, line({ class: `f-${name}`, ...unlessTyping(value) }, write));

/** @param {string} value */
const digits = value => value.replace(/\D/g, '') || '1';

/** The small numbers or not. @param {boolean} isQuick @param {(isOn: boolean) => void} onpick */
export const quickCheck = (isQuick, onpick) =>
  h('label', { class: 'check', title: t('lab.quickHelp') }, [
    h('input', {
      type: 'checkbox',
      class: 'quick',
      checked: isQuick,
      onchange: event => onpick(event.target.checked),
    }),
    ' ',
    t('lab.quick'),
  ]);

/** @param {Fields} fields @param {string[]} measures what can be measured @param {Put} put */
export function fieldsView(fields, measures, put) {
  const whole = (/** @type {string} */ name) =>
    typed(name, t(`lab.${name}`), textOf(fields[name], '1'), value =>
      put('', name, digits(value), digits(value)),
    );
  const depths = textsOf(tableOf(fields.factors).depth).join(' ');
  return [
    h('div', { class: 'row' }, [
      typed('name', t('lab.name'), textOf(fields.name), value =>
        put('', 'name', quoted(value), value),
      ),
      typed('games', t('lab.games'), textsOf(fields.games).join(', '), value =>
        put('', 'games', list(words(value)), words(value)),
      ),
    ]),
    variants(tableOf(fields.variants), put),
    h('div', { class: 'row' }, [
      typed('depths', t('lab.depths'), depths, value =>
        put('factors', 'depth', value.trim() ? list(words(value)) : null, words(value)),
      ),
      baseline(fields, put),
    ]),
    positions(tableOf(fields.positions), put),
    measureChoice(fields, measures, put),
    h('div', { class: 'row' }, [whole('repeats'), whole('seed')]),
  ];
}

/** What the address brought along, and the way back to it. @param {State} state */
export function filledIn({ route }) {
  const { engines, depths = USUAL_DEPTHS, random, tree } = route.own;
  const all = engines.split(';').map(one => one.trim());
  const [engine, other] = all;
  const own = { ...(tree ? { tree } : {}), engine, ...(other ? { other } : {}) };
  return h('p', { class: 'filled' }, [
    t('lab.filled', { engines: all.join(', '), depths }),
    ' ',
    t(Number(random) > 0 ? 'lab.filledMore' : 'lab.filledAlone', { n: Number(random), random }),
    ' ',
    h('a', { href: format({ ...route, page: 'tree', own }) }, t('lab.backToTree')),
  ]);
}

/** Named sets of options, each a search that is compared. @param {Fields} all @param {Put} put */
function variants(all, put) {
  const variant = (/** @type {string} */ name, /** @type {Field} */ options) =>
    h('div', { class: 'row variant', key: name }, [
      h('span', { class: 'variant-name' }, name),
      typeof options === 'string'
        ? h('input', {
            class: 'options',
            ...unlessTyping(options),
            spellcheck: 'false',
            'aria-label': t('lab.options', { name }),
            onchange: event =>
              put('variants', name, quoted(event.target.value), event.target.value),
          })
        : h('span', { class: 'quiet' }, t('lab.inText')),
      iconButton('bin', t('lab.drop', { name }), () => put('variants', name, null, ''), {
        class: 'small',
        type: 'button',
      }),
    ]);
  const add = (
    /** @type {Record<string, HTMLInputElement>} */ elements,
    /** @type {HTMLFormElement} */ sent,
  ) => {
    const [name, options] = [elements.variant.value.trim(), elements.options.value.trim()];
    if (name && options) {
      put('variants', name, quoted(options), options);
      sent.reset();
    }
  };
  const name = { name: 'variant', class: 'new-name', pattern: '[A-Za-z0-9_\\-]+' };
  const options = { name: 'options', class: 'new-options', placeholder: 'pvs table=none' };
  return h('fieldset', null, [
    h('legend', null, t('lab.variants')),
    Object.entries(all).map(([name, options]) => variant(name, options)),
    form({ class: 'row', key: 'add' }, add, [
      field(t('lab.newName'), h('input', { ...name, autocomplete: 'off' })),
      field(
        t('lab.newOptions'),
        h('input', { ...options, autocomplete: 'off', spellcheck: 'false' }),
      ),
      h('button', { class: 'add' }, t('lab.add')),
    ]),
  ]);
}

/** @param {Fields} fields @param {Put} put */
function baseline(fields, put) {
  const names = Object.keys(tableOf(fields.variants));
  const chosen = textOf(tableOf(fields.compare).baseline, names[0]);
  const options = names.map(name => option(name, name, name === chosen));
  return (
    names.length > 1 &&
    field(
      t('lab.baseline'),
      select({ class: 'baseline' }, options, name => {
        put('compare', 'factor', '"variant"', 'variant');
        put('compare', 'baseline', quoted(name), name);
      }),
    )
  );
}

/**
 * Random positions, beside those that the text lists, if it does.
 * @param {Fields} given @param {Put} put
 */
function positions(given, put) {
  const kinds = Object.keys(given);
  const others = kinds.filter(kind => ['list', 'scripts'].includes(kind));
  const note = (/** @type {string[]} */ listed) =>
    h(
      'p',
      { class: 'quiet', key: 'listed' },
      t('lab.otherPositions', { kinds: listed.join(', ') }),
    );
  if (!given.random && others.length === 0 && kinds.length > 0) {
    return note(kinds);
  }
  const random = tableOf(given.random);
  const plies = random.plies ? textsOf(random.plies) : ['4', '8'];
  const now = {
    count: textOf(random.count, others.length ? '0' : '20'),
    low: plies[0],
    high: plies[plies.length - 1],
  };
  const save = (/** @type {Partial<typeof now>} */ changed) => {
    const { count, low, high } = { ...now, ...changed };
    const seed = random.seed === undefined ? '' : `, seed = ${textOf(random.seed)}`;
    const text = `{ count = ${count}, plies = [${low}, ${high}]${seed} }`;
    const meaning = { ...random, count, plies: [low, high] };
    put('positions', 'random', Number(count) === 0 ? null : text, meaning);
  };
  const saveCount = (/** @type {string} */ value) =>
    save({ count: value.trim() === '0' && others.length ? '0' : digits(value) });
  return [
    others.length > 0 && note(others),
    h('div', { class: 'row', key: 'random' }, [
      typed('count', t(others.length ? 'lab.more' : 'lab.count'), now.count, saveCount),
      typed('from', t('lab.from'), now.low, value => save({ low: digits(value) })),
      typed('to', t('lab.to'), now.high, value => save({ high: digits(value) })),
    ]),
  ];
}

/** @param {Fields} fields @param {string[]} measures @param {Put} put */
function measureChoice(fields, measures, put) {
  const chosen = fields.measures ? textsOf(fields.measures) : ['nodes'];
  const toggle = (/** @type {string} */ name, /** @type {boolean} */ isOn) => {
    const rest = chosen.filter(one => one !== name);
    const now = isOn ? [...rest, name] : rest.length ? rest : ['nodes'];
    put('', 'measures', list(now), now);
  };
  return h('fieldset', { class: 'measures' }, [
    h('legend', null, t('lab.measures')),
    [...new Set([...measures, ...chosen])].map(name =>
      h('label', { class: 'check', key: name }, [
        h('input', {
          type: 'checkbox',
          checked: chosen.includes(name),
          onchange: event => toggle(name, event.target.checked),
        }),
        ' ',
        name,
      ]),
    ),
  ]);
}
