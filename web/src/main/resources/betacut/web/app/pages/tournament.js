// @ts-check
/** Tournament: players meet, and the table grows while one watches. The form is the address. */
import { h } from '../h.js';
import { go } from '../game.js';
import { field, gameChoice } from '../parts.js';
import { change, complain, launch, mine, reportView, runList, runPanel, syncRuns, unlessTyping } from '../labparts.js';
import { current } from '../store.js';
import { t } from '../messages.js';

/** @typedef {import('../store.js').State} State */

/** @type {Record<string, string>} */
const USUAL = {
  players: 'random\nlevel:1\nlevel:3', mode: 'round-robin', rounds: '10', openings: 'random:2', seed: '1',
  elo0: '0', elo1: '50', errors: '5',
};
const MODES = ['round-robin', 'gauntlet', 'ladder', 'sprt'];

/** What the form says: the address, or what is usual. @param {State} state @param {string} name */
const said = (state, name) => state.route.own[name] ?? usual(state, name);

/** A test needs room to decide. @param {State} state @param {string} name */
const usual = (state, name) => (name === 'rounds' && state.route.own.mode === 'sprt' ? '500' : USUAL[name]);

/** @param {string} name @param {string} value */
function say(name, value) {
  const { [name]: _, ...rest } = current().route.own;
  go({ own: value === usual(current(), name) ? rest : { ...rest, [name]: value } }, { replace: true });
}

/** @param {State} state */
function view(state) {
  const own = mine(state, 'tournament');
  return h('div', { class: 'table lab-table' },
    h('div', null, form(state, own), runList(state, 'tournament', 'tournament')),
    h('div', { class: 'results' }, state.route.own.run
      ? [runPanel(state, 'tournament'), reportView(own.report, state.route.own.run, true)]
      : h('section', { class: 'panel' }, h('h2', null, t('lab.what')), h('p', null, t('tournament.intro')), h('p', { class: 'quiet' }, t('lab.language')))));
}

/** @param {State} state @param {any} own */
function form(state, own) {
  const isTest = said(state, 'mode') === 'sprt';
  return h('form', { class: 'panel form', onsubmit: (/** @type {any} */ event) => { event.preventDefault(); start(); } },
    h('h2', null, t('tournament.form')),
    gameChoice(state, id => go({ game: id, start: '', moves: [] }, { replace: true })),
    field(t('tournament.players'), h('textarea', { class: 'players', rows: 5, spellcheck: 'false', autocomplete: 'off', ...unlessTyping(said(state, 'players')),
      onchange: (/** @type {any} */ event) => say('players', event.target.value.trim()) })),
    h('p', { class: 'quiet' }, t('tournament.help')),
    field(t('tournament.mode'), h('select', { class: 'mode', onchange: (/** @type {any} */ event) => say('mode', event.target.value) },
      MODES.map(mode => h('option', { value: mode, selected: mode === said(state, 'mode') }, t(`tournament.mode.${mode}`))))),
    h('div', { class: 'row' },
      typed(state, 'rounds'), typed(state, 'openings'), typed(state, 'seed')),
    isTest && h('div', { class: 'row' }, typed(state, 'elo0'), typed(state, 'elo1'), typed(state, 'errors')),
    h('div', { class: 'row' }, h('button', { class: 'start primary', disabled: Boolean(own.running) }, t('tournament.start'))));
}

/** @param {State} state @param {string} name */
const typed = (state, name) => field(t(`tournament.${name}`), h('input', {
  class: `f-${name}`, ...unlessTyping(said(state, name)), autocomplete: 'off', onchange: (/** @type {any} */ event) => say(name, event.target.value.trim()),
}));

function start() {
  const state = current();
  /** @type {Record<string, string>} */
  const query = { game: state.route.game };
  ['players', 'mode', 'rounds', 'openings', 'seed'].forEach(name => { query[name] = said(state, name); });
  if (query.mode === 'sprt') {
    ['elo0', 'elo1', 'errors'].forEach(name => { query[name] = said(state, name); });
  }
  query.players = query.players.split('\n').join(';');
  return launch('tournament', () => change('tournament/run', query));
}

/** @type {import('../pages.js').Page} */
export const tournament = {
  id: 'tournament', view, sync: () => { syncRuns('tournament'); },
  keys: { R: 'start', S: 'halt' },
  actions: {
    start: state => { if (!mine(state, 'tournament').running) { start(); } },
    halt: state => {
      const { run } = state.route.own;
      if (run && mine(state, 'tournament').progress?.state === 'running') {
        change('lab/stop', { run }).catch(complain);
      }
    },
  },
};
