// @ts-check
/** What forms and tables are made of. */
import { h } from './h.js';
import { icon } from './icons.js';
import { t } from './messages.js';

/**
 * @typedef {import('./h.js').Content} Content
 * @typedef {import('./h.js').Props} Props
 */

/** @param {Content} words @param {NonNullable<Props['onclick']>} onclick @param {Props} [props] */
export const button = (words, onclick, props) => h('button', { ...props, onclick }, words);

/**
 * A button that shows an icon and is called by its words.
 * @param {import('./icons.js').IconName} name @param {string} words
 * @param {NonNullable<Props['onclick']>} onclick @param {Props} [props]
 */
export const iconButton = (name, words, onclick, props) =>
  button(icon(name), onclick, {
    ...props,
    class: `icon-button ${props?.class ?? ''}`.trim(),
    'aria-label': words,
    title: words,
  });

/** A labelled control. @param {string} label @param {Content} control */
export const field = (label, control) =>
  h('label', { class: 'field' }, h('span', null, label), control);

/** Takes the value of what was changed. @param {(value: string) => unknown} then */
export const valued = then => (/** @type {{target: {value: string}}} */ event) =>
  then(event.target.value);

/** @param {string} value @param {Content} words @param {boolean} selected */
export const option = (value, words, selected) =>
  h('option', { key: value, value, selected }, words);

/**
 * A choice among values.
 * @param {Props} props @param {Content} options @param {(value: string) => unknown} onpick
 */
export const select = (props, options, onpick) =>
  h('select', { ...props, onchange: valued(onpick) }, options);

/**
 * A line to type in; what it says is used when it is left.
 * @param {Props} props @param {(value: string) => unknown} onchange
 */
export const line = (props, onchange) =>
  h('input', { autocomplete: 'off', spellcheck: 'false', ...props, onchange: valued(onchange) });

/**
 * A form, by what happens when it is sent.
 * @param {Props} props
 * @param {(elements: Record<string, HTMLInputElement>, form: HTMLFormElement) => unknown} onsend
 * @param {...Content} children
 */
export const form = (props, onsend, ...children) =>
  h(
    'form',
    {
      ...props,
      onsubmit: event => {
        event.preventDefault();
        const elements = /** @type {unknown} */ (event.target.elements);
        onsend(/** @type {Record<string, HTMLInputElement>} */ (elements), event.target);
      },
    },
    children,
  );

/** Asks for a whole number. @param {string} label @param {(value: number) => unknown} onsend */
export const numberForm = (label, onsend) =>
  form(
    { class: 'row' },
    ({ value }) => {
      const text = value.value.trim().replace('−', '-');
      if (/^[-+]?\d{1,9}$/.test(text)) {
        onsend(Number(text));
      }
    },
    [
      field(
        label,
        h('input', { name: 'value', inputmode: 'numeric', size: 6, autocomplete: 'off' }),
      ),
      h('button', null, t('ok')),
    ],
  );

/** A value that does not replace what somebody is typing. @param {string} value */
export const unlessTyping = value => ({
  after: (/** @type {HTMLInputElement} */ node) => {
    if (document.activeElement !== node && node.value !== value) {
      node.value = value;
    }
  },
});

/**
 * A value that is set when it changes, and left alone while somebody types.
 * @param {string} value
 */
export const filledWith = value => ({
  after: (/** @type {HTMLInputElement} */ node) => {
    if (node.dataset.set !== value) {
      node.dataset.set = value;
      node.value = value;
    }
  },
});

/**
 * What may be wider than its place, with its name.
 * @param {string} label @param {...Content} children
 */
export const scroll = (label, ...children) =>
  h('div', { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': label }, children);

/** The names of a table's columns. @param {Content[]} names */
export const head = names =>
  h(
    'thead',
    null,
    h(
      'tr',
      null,
      names.map(name => h('th', { scope: 'col' }, name)),
    ),
  );

/**
 * A row that is named by its first cell.
 * @param {Content} name @param {Content[]} cells @param {Props} [props]
 */
export const row = (name, cells, props) =>
  h(
    'tr',
    props,
    h('th', { scope: 'row' }, name),
    cells.map(cell => h('td', null, cell)),
  );

/** Opens when it should, and leaves it to people otherwise. @param {boolean} isWanted */
export const openIf = isWanted => ({
  'data-wanted': String(isWanted),
  after: (/** @type {HTMLDetailsElement} */ node) => {
    if (isWanted && node.dataset.opened !== 'true') {
      node.open = true;
    }
    node.dataset.opened = String(isWanted);
  },
});

/** What one reads first is what is said; its intervals stand beside. @param {string} text */
export const intervalsQuiet = text =>
  text
    .split(/(\([^()]*\))/)
    .map((part, i) => (i % 2 === 0 ? part : h('span', { class: 'interval' }, part)));

/** What went wrong, in the server's words. @param {string | undefined} error */
export const problem = error =>
  error && h('p', { class: 'problem', role: 'alert', lang: 'en' }, error);
