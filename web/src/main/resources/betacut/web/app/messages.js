// @ts-check
/** What the app says, from message files: one JSON object of key and text per language. */

import { answerInPage, at, isInPage } from './place.js';

export const LANGUAGES = { en: 'English', de: 'Deutsch', fr: 'Français' };

/** What can be said before any file is there. */
const BUILT_IN = {
  'error.offline':
    "The server does not answer. Start it again with 'betacut serve'; nothing is lost.",
  'error.again': 'Try again',
};

/** Once it is there. @type {Record<string, string> | undefined} */
let english;
/** @type {Record<string, string>} */
let chosen = BUILT_IN;
let language = 'en';
let plural = new Intl.PluralRules('en');
/** What searches and the zoo say, once somebody needs it. @type {Promise<void> | null} */
let words = null;

/** @param {string} path @returns {Promise<Record<string, string>>} */
async function file(path) {
  const isAnswered = isInPage && path.startsWith('api/');
  const asked = isAnswered ? answerInPage(at(path), {}) : fetch(at(path));
  const response = await asked.catch(() => null);
  if (!response?.ok) {
    throw new Error(t('error.offline'));
  }
  return response.json();
}

/** The English sentences are those of the programs themselves. @param {string} wanted */
const wordsIn = wanted => file(wanted === 'en' ? 'api/words' : `messages/words-${wanted}.json`);

/** Loads a language; texts it lacks are English. @param {string} wanted */
export async function load(wanted) {
  const next = wanted in LANGUAGES ? wanted : 'en';
  const [base, own, more] = await Promise.all([
    english ?? file('messages/en.json'),
    next === 'en' ? {} : file(`messages/${next}.json`),
    words ? wordsIn(next) : {},
  ]);
  language = next;
  english = base;
  chosen = { ...english, ...own, ...more };
  plural = new Intl.PluralRules(language);
  document.documentElement.lang = language;
}

/** Loads what searches and the zoo say, for the pages that show them. */
export function needWords() {
  const wanted = language;
  words ??= wordsIn(wanted).then(
    found => {
      if (wanted === language) {
        chosen = { ...chosen, ...found };
      }
    },
    () => {
      words = null;
    },
  );
  return words;
}

/**
 * A sentence of the server, which sends its key and facts; a fact may be said in the same way.
 * @param {import('./answers').Sentence | null | undefined} said
 * @returns {string}
 */
export function say(said) {
  if (!said) {
    return '';
  }
  const facts = Object.entries(said).map(([name, fact]) => [
    name,
    typeof fact === 'object' ? say(/** @type {typeof said} */ (fact)) : fact,
  ]);
  return t(said.say, Object.fromEntries(facts));
}

/** Whether the server's own words can be shown as they are. */
export const isEnglish = () => language === 'en';

/** The language somebody set, or the browser's. */
export function preferred() {
  const set = localStorage.getItem('language');
  return (
    set ?? navigator.languages.map(name => name.slice(0, 2)).find(name => name in LANGUAGES) ?? 'en'
  );
}

/**
 * A text with its {names} filled in. With a parameter `n` the key's `.one` or `.other` is taken.
 * @param {string} key @param {Record<string, unknown>} [values]
 * @returns {string}
 */
export function t(key, values = {}) {
  const exact = typeof values.n === 'number' ? `${key}.${plural.select(values.n)}` : key;
  const text = chosen[exact] ?? chosen[`${key}.other`] ?? chosen[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (whole, name) =>
    name in values ? shown(values[name]) : whole,
  );
}

/** @param {unknown} value */
const shown = value => (typeof value === 'number' ? number(value) : String(value));

/** Making one takes far longer than using it. @type {Map<string, Intl.NumberFormat>} */
const formats = new Map();

/** @param {number} value @param {Intl.NumberFormatOptions} [options] */
export function number(value, options) {
  const key = options ? language + JSON.stringify(options) : language;
  const format = formats.get(key) ?? new Intl.NumberFormat(language, options);
  formats.set(key, format);
  return format.format(value).replace('-', '−'); // a true minus
}

/** A point in time, in a few words. @param {number} millis */
export const moment = millis =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(millis);

/** @param {number} chance between 0 and 1 */
export const percent = chance => number(chance, { style: 'percent', maximumFractionDigits: 0 });
