// @ts-check
/** Starts the app: one state, one render, one place that listens to keys. */
import { ask } from './api.js';
import { button, iconButton, option, select } from './controls.js';
import { h, patch } from './h.js';
import { arrive, go, goesTo, isHumanTurn, usePages } from './game.js';
import { resumeTurn, tick } from './clock.js';
import { begin, complain, current, set } from './store.js';
import { LANGUAGES, load, preferred, t } from './messages.js';
import { format, parse, positionKey } from './route.js';
import { PAGES } from './pages.js';

/**
 * @typedef {import('./store.js').State} State
 * @typedef {import('./pages.js').Page} Page
 * @typedef {import('./h.js').Content} Content
 */

const root = /** @type {HTMLElement} */ (document.getElementById('app'));
/** What the document shows. @type {import('./h.js').Child[]} */
let drawn = [];

/** @param {...Content} content */
function show(...content) {
  const { children } = h('div', null, content);
  patch(root, drawn, children);
  drawn = children;
}

/** @param {string} id */
const pageOf = id => PAGES.find(page => page.id === id);

/** @param {State} state */
function draw(state) {
  const page = pageOf(state.route.page) ?? PAGES[0];
  const title = t(`page.${page.id}`);
  const props = { id: 'main', key: page.id, class: `page ${page.id}`, tabindex: '-1' };
  document.title = `${title} – Betacut`;
  show(
    h('a', { class: 'skip', href: '#main' }, t('nav.skip')),
    header(state, page),
    h('main', { ...props, 'data-settled': settled(state) }, [
      h('h1', { class: 'hidden-text' }, title),
      // Always there, so that nothing else changes its place.
      h('div', null, state.error && problem(state.error)),
      page.view(state),
    ]),
    queue(state),
    dialog(state, page),
  );
}

/** What somebody waits for who is not the only one; always there, so that it is read out. */
function queue(/** @type {State} */ { queued }) {
  const places = Object.values(queued);
  const before = Math.max(0, ...places.map(place => place.before));
  const sharing = Math.max(0, ...places.map(place => place.sharing));
  const text =
    before > 0
      ? t('queue.before', { n: before })
      : sharing > 0
        ? t('queue.sharing', { n: sharing })
        : '';
  return h('div', { class: 'queue', key: 'queue', role: 'status' }, text);
}

/**
 * What is shown once nothing more is coming: position and half-made move; for whoever waits.
 * @param {State} state
 */
function settled(state) {
  const key = positionKey(state.route);
  const isWaiting =
    state.positionFor !== key ||
    state.thinking ||
    (state.route.page === 'play' && !state.position?.outcome && !isHumanTurn(state));
  return isWaiting ? '' : [key, ...state.picked].join(' ');
}

/** @param {State} state @param {Page} page */
function header(state, page) {
  const languages = Object.entries(LANGUAGES).map(([id, name]) =>
    option(id, name, document.documentElement.lang === id),
  );
  const home = goesTo(parse({ pathname: '/', search: '' }));
  return h('header', { class: 'top' }, [
    h('a', { class: 'brand', href: '/', onclick: home }, 'Betacut'),
    h('nav', { 'aria-label': t('nav.pages') }, [
      PAGES.map(({ id }) => {
        const href = format({ ...state.route, page: id, own: {} });
        const props = { class: 'tab', 'aria-current': id === page.id ? 'page' : null };
        return h('a', { ...props, href, onclick: goesTo({ page: id, own: {} }) }, t(`page.${id}`));
      }),
    ]),
    h('div', { class: 'settings' }, [
      select({ class: 'small', 'aria-label': t('settings.language') }, languages, changeLanguage),
      iconButton('theme', t('settings.theme'), changeTheme),
      iconButton('help', t('keys.title'), () => set({ dialog: 'keys' })),
    ]),
  ]);
}

/** @param {string} text */
const problem = text =>
  h('div', { class: 'problem', role: 'alert' }, [
    h('span', null, text),
    iconButton('close', t('close'), () => set({ error: '' })),
  ]);

/** @param {State} state @param {Page} page */
function dialog(state, page) {
  if (state.dialog !== 'keys') {
    return null;
  }
  const rows = Object.entries({ ...page.keys, '?': 'keys' }).map(([key, name]) =>
    h('tr', null, h('th', { scope: 'row' }, h('kbd', null, key)), h('td', null, t(`keys.${name}`))),
  );
  const close = () => set({ dialog: '' });
  const open = (/** @type {HTMLDialogElement} */ node) => node.open || node.showModal();
  const props = { key: 'dialog', 'aria-label': t('keys.title'), onclose: close, after: open };
  return h('dialog', props, [
    h('h2', null, t('keys.title')),
    h('p', null, t('keys.board')),
    h('table', null, h('tbody', null, rows)),
    button(t('close'), close),
  ]);
}

/** @param {string} language */
async function changeLanguage(language) {
  try {
    await load(language);
    localStorage.setItem('language', language);
    set({});
  } catch (failure) {
    complain(failure);
  }
}

function changeTheme() {
  const isDark =
    getComputedStyle(document.documentElement).colorScheme.trim() === 'dark' ||
    (!document.documentElement.dataset.theme && matchMedia('(prefers-color-scheme: dark)').matches);
  applyTheme(isDark ? 'light' : 'dark');
  localStorage.setItem('theme', isDark ? 'light' : 'dark');
}

/** @param {string | null} theme */
function applyTheme(theme) {
  if (theme) {
    document.documentElement.dataset.theme = theme;
  }
}

/** Single letters do what the page's `keys` say, unless somebody types. */
function listen(/** @type {KeyboardEvent} */ event) {
  const at = /** @type {HTMLElement} */ (event.target);
  if (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    /^(INPUT|TEXTAREA|SELECT)$/.test(at.tagName) ||
    current().dialog
  ) {
    return;
  }
  if (event.key === '?') {
    set({ dialog: 'keys' });
    return;
  }
  const page = pageOf(current().route.page);
  const key = event.key.length === 1 ? event.key.toUpperCase() : event.key;
  const name = page?.keys?.[key];
  if (name) {
    event.preventDefault();
    page?.actions?.[name](current(), event);
  } else {
    page?.typed?.(event.key, current());
  }
}

/**
 * The state before anything is known but what there is to choose from.
 * @param {State['games']} games @param {State['options']} options @returns {State}
 */
const first = (games, options) => ({
  route: parse(location),
  games,
  options,
  game: null,
  position: null,
  positionFor: '',
  failedFor: '',
  error: '',
  picked: [],
  cursor: '',
  values: null,
  valuesFor: '',
  said: null,
  thinking: false,
  running: false,
  review: {},
  why: null,
  turnBegan: resumeTurn(parse(location)),
  dialog: '',
  queued: {},
  saved: [],
  own: {},
});

/** The token has become a cookie; nobody is to copy it with the address. */
function hideToken() {
  const search = location.search.replace(/([?&])token=[^&]*(&|$)/, (_, before, after) =>
    after ? before : '',
  );
  history.replaceState(history.state, '', location.pathname + search + location.hash);
}

async function start() {
  hideToken();
  applyTheme(localStorage.getItem('theme'));
  usePages(pageOf);
  try {
    const [{ games }, options] = await Promise.all([
      ask('games'),
      ask('options'),
      load(preferred()),
    ]);
    begin(first(games, options), draw);
  } catch (failure) {
    cannotStart(failure);
    return;
  }
  addEventListener('popstate', () => arrive());
  addEventListener('keydown', listen);
  setInterval(tick, 500);
  if (!pageOf(current().route.page)) {
    go({ page: PAGES[0].id }, { replace: true });
  } else {
    arrive();
  }
}

/** Without the games there is nothing to show but the reason. @param {unknown} failure */
const cannotStart = failure =>
  show(
    h('main', { id: 'main', class: 'page', 'data-settled': '' }, [
      h('h1', { class: 'hidden-text' }, 'Betacut'),
      h('div', { class: 'problem', role: 'alert' }, [
        h('span', null, failure instanceof Error ? failure.message : String(failure)),
        button(t('error.again'), start, { class: 'start-again' }),
      ]),
    ]),
  );

start();
