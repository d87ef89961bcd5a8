// @ts-check
/** What the app says, from message files: one JSON object of key and text per language. */

export const LANGUAGES = { en: 'English', de: 'Deutsch', fr: 'Français' };

/** @type {Record<string, string>} */
let english = {};
/** @type {Record<string, string>} */
let chosen = {};
let language = 'en';
let plural = new Intl.PluralRules('en');

/** Loads a language; texts it lacks are English. @param {string} wanted */
export async function load(wanted) {
  const file = async (/** @type {string} */ name) => (await fetch(`/messages/${name}.json`)).json();
  language = wanted in LANGUAGES ? wanted : 'en';
  english = Object.keys(english).length ? english : await file('en');
  chosen = language === 'en' ? english : await file(language);
  plural = new Intl.PluralRules(language);
  document.documentElement.lang = language;
}

/** The language somebody set, or the browser's. */
export function preferred() {
  const set = localStorage.getItem('language');
  return set ?? navigator.languages.map(name => name.slice(0, 2)).find(name => name in LANGUAGES) ?? 'en';
}

/**
 * A text with its {names} filled in. With a parameter `n` the key's `.one` or `.other` is taken.
 * @param {string} key @param {Record<string, any>} [values]
 * @returns {string}
 */
export function t(key, values = {}) {
  const exact = typeof values.n === 'number' ? `${key}.${plural.select(values.n)}` : key;
  const text = chosen[exact] ?? chosen[key] ?? english[exact] ?? english[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (whole, name) => (name in values ? shown(values[name]) : whole));
}

/** @param {any} value */
const shown = value => (typeof value === 'number' ? number(value) : String(value));

/** @param {number} value @param {Intl.NumberFormatOptions} [options] */
export const number = (value, options) => new Intl.NumberFormat(language, options).format(value);

/** @param {number} chance between 0 and 1 */
export const percent = chance => number(chance, { style: 'percent', maximumFractionDigits: 0 });
