// @ts-check
/** Starts the app: one state, one render, one place that listens to keys. */
import { ask, isIncomplete, tellConnection } from './api.js';
import { button, field, iconButton, option, select } from './controls.js';
import { wayOn } from './connection.js';
import { h, patch } from './h.js';
import { arrive, askFirst, go, goesTo, isHumanTurn, sync } from './game.js';
import { icon } from './icons.js';
import { resumeSaid } from './engine.js';
import { resumeTurn, tick } from './clock.js';
import { announce, begin, complain, current, set } from './store.js';
import { LANGUAGES, load, preferred, t } from './messages.js';
import { format, parse, positionKey } from './route.js';
import { hasPage, loadPage, pageOf, PAGES } from './pages.js';
import { at, isInPage, pageIn } from './place.js';
import { skinOf } from './skins.js';

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

/** @param {State} state */
function draw(state) {
  const page = pageOf(state.route.page);
  const id = page?.id ?? state.route.page;
  const title = t(`page.${id}`);
  const shown = page?.wantsPosition ? (state.position?.board ?? state.game?.board) : undefined;
  const skin = shown ? ` ${skinOf(shown)}` : '';
  const props = { id: 'main', key: id, class: `page ${id}${skin}`, tabindex: '-1' };
  document.title = `${title} – Betacut`;
  show(
    h('a', { class: 'skip', href: '#main' }, t('nav.skip')),
    header(state),
    h('main', { ...props, 'data-settled': page ? settled(state) : '' }, [
      h('h1', { class: 'hidden-text' }, title),
      // Always there, so that nothing else changes its place.
      h('div', null, state.offline ? gone() : state.error && problem(state.error)),
      page ? page.view(state) : h('p', { class: 'quiet' }, t('loading')),
    ]),
    queue(state),
    page && dialog(state, page),
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

/**
 * One line everywhere; where there is little room, the pages' names scroll.
 * @param {State} state
 */
function header(state) {
  const languages = Object.entries(LANGUAGES).map(([id, name]) =>
    option(id, name, document.documentElement.lang === id),
  );
  const home = goesTo(parse({ pathname: '/', search: '' }));
  return h('header', { class: 'top' }, [
    h('a', { class: 'brand', href: at(''), 'aria-label': 'Betacut', onclick: home }, [
      logo(),
      h('span', null, 'Betacut'),
    ]),
    h('nav', { 'aria-label': t('nav.pages') }, [
      PAGES.filter(one => !one.isAside).map(({ id }) => {
        const href = format({ ...state.route, page: id, own: {} });
        const isHere = id === state.route.page;
        const props = { class: 'tab', key: id, 'aria-current': isHere ? 'page' : null };
        const after = isHere ? inView : () => {};
        return h(
          'a',
          { ...props, href, after, onclick: goesTo({ page: id, own: {} }) },
          t(`page.${id}`),
        );
      }),
    ]),
    h('div', { class: 'settings' }, [
      h('label', { class: 'icon-button language', title: t('settings.language') }, [
        icon('globe'),
        select({ 'aria-label': t('settings.language') }, languages, changeLanguage),
      ]),
      iconButton('theme', t('settings.look'), () => set({ dialog: 'look' }), { class: 'look' }),
      iconButton('help', t('keys.title'), () => set({ dialog: 'keys' })),
    ]),
  ]);
}

/** Two stones, one of them cut. */
const logo = () =>
  h('svg', { class: 'logo', viewBox: '0 0 32 32', 'aria-hidden': 'true' }, [
    h('rect', { class: 'logo-ground', width: 32, height: 32, rx: 8 }),
    h('circle', { class: 'logo-first', cx: 11.5, cy: 20, r: 6.5 }),
    h('circle', { class: 'logo-second', cx: 21, cy: 12, r: 6.5 }),
    h('path', { class: 'logo-cut', d: 'M6 6l20 20' }),
  ]);

/** Scrolls what is shown now into view, if that changes. @type {Element | null} */
let seen = null;
/** @param {Element} node */
function inView(node) {
  if (seen !== node) {
    seen = node;
    node.scrollIntoView({ block: 'nearest', inline: 'center' });
  }
}

/** The server is back: goes on to where somebody wanted to go, and asks for what is missing. */
function reconnect() {
  const next = wayOn();
  if (isIncomplete()) {
    history.replaceState(history.state, '', format(next ?? current().route));
    location.reload();
    return;
  }
  set({ offline: false, error: '', failedFor: '' });
  announce(t('error.back'));
  if (next) {
    go(next, { replace: true });
  } else {
    sync();
  }
}

/** The server does not answer; nobody has to do anything but wait. */
const gone = () =>
  h('div', { class: 'problem offline', role: 'alert' }, [
    h('span', null, t('error.offline'), ' ', t('error.waiting')),
  ]);

/** @param {string} text */
const problem = text =>
  h('div', { class: 'problem', role: 'alert' }, [
    h('span', null, text),
    iconButton('close', t('close'), () => set({ error: '' })),
  ]);

/** @param {State} state @param {Page} page */
function dialog(state, page) {
  /** @type {Record<string, (state: State) => import('./pages.js').Dialog | null>} */
  const all = { ...page.dialogs, keys: () => keysHelp(page), look: lookChoice };
  const shown = all[state.dialog]?.(state);
  if (!shown) {
    return null;
  }
  const close = () => set({ dialog: '' });
  const open = (/** @type {HTMLDialogElement} */ node) => node.open || node.showModal();
  const props = {
    key: `dialog ${state.dialog}`,
    class: state.dialog,
    'aria-label': shown.title,
    onclose: close,
    after: open,
  };
  return h('dialog', props, [
    h('div', { class: 'dialog-head' }, [
      h('h2', null, shown.title),
      iconButton('close', t('close'), close, { class: 'dialog-close' }),
    ]),
    shown.content,
  ]);
}

/** @param {Page} page */
const keysHelp = page => ({
  title: t('keys.title'),
  content: [
    h('p', null, t('keys.board')),
    h('table', null, [
      h('tbody', null, [
        Object.entries({ ...page.keys, '?': 'keys' }).map(([key, name]) =>
          h('tr', null, [
            h('th', { scope: 'row' }, h('kbd', null, KEY_SIGNS[key] ?? key)),
            h('td', null, t(`keys.${name}`)),
          ]),
        ),
      ]),
    ]),
  ],
});

/** @type {Record<string, string>} */
const KEY_SIGNS = { ArrowLeft: '←', ArrowRight: '→' };

/** How everything looks; it stays so in this browser. */
function lookChoice() {
  const { theme = '', look = '' } = document.documentElement.dataset;
  const choice = (
    /** @type {string} */ name,
    /** @type {string} */ chosen,
    /** @type {string[]} */ values,
  ) =>
    field(
      t(`look.${name}`),
      select(
        { class: `look-${name}` },
        values.map(value => option(value, t(`look.${name}.${value || 'own'}`), value === chosen)),
        value => applyLook(name, value),
      ),
    );
  return {
    title: t('settings.look'),
    content: [
      choice('theme', theme, ['', 'light', 'dark']),
      choice('look', look, ['', 'contrast']),
      h('p', { class: 'quiet' }, t('look.help')),
    ],
  };
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

/** Sets theme or look, as an attribute of the root, and keeps it. @param {string} name */
function applyLook(name, value = wanted(name) ?? localStorage.getItem(name) ?? '') {
  if (value) {
    document.documentElement.dataset[name] = value;
  } else {
    delete document.documentElement.dataset[name];
  }
  if (!isFramed) {
    localStorage.setItem(name, value);
  }
  if (current()) {
    set({});
  }
}

/** A page of others shows this one: without header, in the look that its address asks for. */
const isFramed = window !== window.top;

/** @param {string} name */
const wanted = name => (isFramed ? new URLSearchParams(location.search).get(name) : null);

/** A slider has no use for letters. @param {HTMLElement} at @param {KeyboardEvent} event */
const isForPage = (at, event) =>
  at instanceof HTMLInputElement && at.type === 'range' && event.key.length === 1;

/** Single letters do what the page's `keys` say, unless somebody types. */
function listen(/** @type {KeyboardEvent} */ event) {
  const at = /** @type {HTMLElement} */ (event.target);
  if (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    (/^(INPUT|TEXTAREA|SELECT)$/.test(at.tagName) && !isForPage(at, event)) ||
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

/** @type {State['options']} */
const NO_OPTIONS = {
  algorithms: [],
  features: [],
  order: [],
  tables: [],
  presets: [],
  names: { options: [], limits: [] },
  searches: [],
  players: [],
};

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
  offline: false,
  picked: [],
  cursor: '',
  aimed: '',
  values: null,
  valuesFor: '',
  said: resumeSaid(parse(location)),
  thinking: false,
  running: false,
  review: {},
  why: null,
  preview: null,
  thought: null,
  turnBegan: resumeTurn(parse(location)),
  dialog: '',
  queued: {},
  saved: [],
  // Whoever comes by the front door is offered the last game.
  own: { play: { isHome: pageIn(location.pathname) === '' && location.search === '' } },
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
  document.documentElement.classList.toggle('framed', isFramed);
  applyLook('theme');
  applyLook('look');
  try {
    const route = parse(location);
    // All at once: on a slow line each question that waits for another costs a second.
    if (route.page === PAGES[0].id) {
      askFirst(route);
    }
    const options = ask('options');
    options.catch(() => {}); // whoever waits for it hears of it
    const [{ games }] = await Promise.all([ask('games'), load(preferred()), loadPage(route.page)]);
    // The first board does without what engines are made of.
    begin(first(games, route.page === PAGES[0].id ? NO_OPTIONS : await options), draw);
    options.then(found => set({ options: found }), complain);
  } catch (failure) {
    cannotStart(failure);
    return;
  }
  if (isInPage && 'serviceWorker' in navigator && !isFramed) {
    navigator.serviceWorker.register(at('serviceworker.js')).catch(() => {}); // only for offline
  }
  tellConnection({ gone: () => set({ offline: true }), back: reconnect });
  addEventListener('popstate', () => arrive());
  addEventListener('keydown', listen);
  setInterval(() => tick() && sync(), 500);
  if (!hasPage(current().route.page)) {
    go({ page: PAGES[0].id }, { replace: true });
  } else {
    arrive();
  }
}

const startAgain = () => (isIncomplete() ? location.reload() : start());

/** Without the games there is nothing to show but the reason. @param {unknown} failure */
const cannotStart = failure =>
  show(
    h('main', { id: 'main', class: 'page', 'data-settled': '' }, [
      h('h1', { class: 'hidden-text' }, 'Betacut'),
      h('div', { class: 'problem', role: 'alert' }, [
        h('span', null, failure instanceof Error ? failure.message : String(failure)),
        button(t('error.again'), startAgain, { class: 'start-again' }),
      ]),
    ]),
  );

start();
