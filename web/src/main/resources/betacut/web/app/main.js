// @ts-check
/** Starts the app: one state, one render, one place that listens to keys. */
import { h, patch } from './h.js';
import { ask } from './api.js';
import { arrive, go, isHumanTurn, usePages } from './game.js';
import { resumeTurn } from './clock.js';
import { begin, current, set } from './store.js';
import { LANGUAGES, load, preferred, t } from './messages.js';
import { format, parse, positionKey } from './route.js';
import { PAGES } from './pages.js';

/** @typedef {import('./store.js').State} State */

const root = /** @type {HTMLElement} */ (document.getElementById('app'));
/** @type {any[]} */
let drawn = [];

/** @param {string} id */
const pageOf = id => PAGES.find(page => page.id === id);

/** @param {State} state */
function draw(state) {
  const page = pageOf(state.route.page) ?? PAGES[0];
  document.title = `${t(`page.${page.id}`)} – Betacut`;
  const now = h('div', null, [
    h('a', { class: 'skip', href: '#main' }, t('nav.skip')),
    header(state, page),
    h(
      'main',
      {
        id: 'main',
        key: page.id,
        class: `page ${page.id}`,
        tabindex: '-1',
        'data-settled': settled(state),
      },
      [
        h('h1', { class: 'hidden-text' }, t(`page.${page.id}`)),
        h('div', null, state.error && problem(state.error)), // always there, so that nothing else changes its place
        page.view(state),
      ],
    ),
    dialog(state, page),
  ]).children;
  patch(root, drawn, now);
  drawn = now;
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
    (state.route.page === 'play' && !state.position.outcome && !isHumanTurn(state));
  return isWaiting ? '' : [key, ...state.picked].join(' ');
}

/** @param {State} state @param {any} page */
function header(state, page) {
  return h('header', { class: 'top' }, [
    h(
      'a',
      { class: 'brand', href: '/', onclick: link({ ...parse({ pathname: '/', search: '' }) }) },
      ['Betacut'],
    ),
    h('nav', { 'aria-label': t('nav.pages') }, [
      PAGES.map(one =>
        h(
          'a',
          {
            href: format({ ...state.route, page: one.id, own: {} }),
            class: 'tab',
            'aria-current': one === page ? 'page' : null,
            onclick: link({ page: one.id, own: {} }),
          },
          [t(`page.${one.id}`)],
        ),
      ),
    ]),
    h('div', { class: 'settings' }, [
      h(
        'select',
        { class: 'small', 'aria-label': t('settings.language'), onchange: changeLanguage },
        [
          Object.entries(LANGUAGES).map(([id, name]) =>
            h('option', { value: id, selected: document.documentElement.lang === id }, name),
          ),
        ],
      ),
      h('button', { class: 'small', onclick: changeTheme, 'aria-label': t('settings.theme') }, '◐'),
      h(
        'button',
        { class: 'small', onclick: () => set({ dialog: 'keys' }), 'aria-label': t('keys.title') },
        ['?'],
      ),
    ]),
  ]);
}

/** A click that stays in the app, as long as no other tab is wanted. @param {any} change */
const link = change => (/** @type {MouseEvent} */ event) => {
  if (!event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    go(change);
  }
};

/** @param {string} text */
const problem = text =>
  h('div', { class: 'problem', role: 'alert' }, [
    h('span', null, text),
    h('button', { class: 'small', 'aria-label': t('close'), onclick: () => set({ error: '' }) }, [
      '✕',
    ]),
  ]);

/** @param {State} state @param {any} page */
function dialog(state, page) {
  if (state.dialog !== 'keys') {
    return null;
  }
  const rows = Object.entries({ ...(page.keys ?? {}), '?': 'keys' }).map(([key, name]) =>
    h('tr', null, h('th', { scope: 'row' }, h('kbd', null, key)), h('td', null, t(`keys.${name}`))),
  );
  return h(
    'dialog',
    {
      key: 'dialog',
      'aria-label': t('keys.title'),
      onclose: () => set({ dialog: '' }),
      after: (/** @type {any} */ node) => node.open || node.showModal(),
    },
    [
      h('h2', null, t('keys.title')),
      h('p', null, t('keys.board')),
      h('table', null, h('tbody', null, rows)),
      h('button', { onclick: () => set({ dialog: '' }) }, t('close')),
    ],
  );
}

async function changeLanguage(/** @type {any} */ event) {
  localStorage.setItem('language', event.target.value);
  await load(event.target.value);
  set({});
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
    page.actions?.[name](current(), event);
  } else {
    page?.typed?.(event.key, current());
  }
}

async function start() {
  applyTheme(localStorage.getItem('theme'));
  usePages(pageOf);
  const [, { games }] = await Promise.all([load(preferred()), ask('games')]);
  begin(
    {
      route: parse(location),
      games,
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
      saved: [],
      own: {},
    },
    draw,
  );
  addEventListener('popstate', () => arrive());
  addEventListener('keydown', listen);
  if (!pageOf(current().route.page)) {
    go({ page: PAGES[0].id }, { replace: true });
  } else {
    arrive();
  }
}

start();
