// @ts-check
/**
 * Tournament: players meet, and the table grows while one watches. The form is the address; the
 * server says what it comes to, and how to do the same in a terminal.
 */
import { h } from '../h.js';
import { ask } from '../api.js';
import { button, field, form, line, option, select, unlessTyping, valued } from '../controls.js';
import { go } from '../game.js';
import { gameChoice } from '../parts.js';
import { reportView } from '../report.js';
import { change, commandView, haltShown, launch, runList, runPanel, syncRuns } from '../runs.js';
import { copy } from '../share.js';
import { complain, current, setOwn } from '../store.js';
import { whenQuiet } from '../tasks.js';
import { t } from '../messages.js';
import { playerText } from '../words.js';

/** @typedef {import('../store.js').State} State */

/** @type {Record<string, string>} */
const USUAL = {
  players: 'random\nlevel:1\nlevel:3',
  mode: 'round-robin',
  rounds: '10',
  openings: 'random:2',
  seed: '1',
  elo0: '0',
  elo1: '50',
  errors: '5',
};
const MODES = ['round-robin', 'gauntlet', 'ladder', 'sprt'];
const SIZES = ['rounds', 'openings', 'seed'];
const TEST = ['elo0', 'elo1', 'errors'];

/** What the form says: the address, or what is usual. @param {State} state @param {string} name */
const said = (state, name) => state.route.own[name] ?? usual(state, name);

/** A test is between two, and needs room to decide. @type {Record<string, string>} */
const USUAL_TEST = { ...USUAL, players: 'level:4\nlevel:3', rounds: '500' };

/** @param {State} state @param {string} name */
const usual = (state, name) => (state.route.own.mode === 'sprt' ? USUAL_TEST : USUAL)[name];

/** @param {string} name @param {string} value */
function say(name, value) {
  const { [name]: _, ...rest } = current().route.own;
  go(
    { own: value === usual(current(), name) ? rest : { ...rest, [name]: value } },
    { replace: true },
  );
}

/** @param {State} state @returns {NonNullable<State['own']['tournament']>} */
const mine = state => state.own.tournament ?? {};

/** @param {State} state */
function view(state) {
  const { report } = mine(state);
  return h('div', { class: 'table lab-table' }, [
    h('div', null, formPanel(state), runList(state, 'tournament', ['tournament'])),
    h('div', { class: 'results' }, [
      state.route.own.run
        ? [runPanel(state, 'tournament', take), reportView(report, state.route.own.run, true)]
        : h('section', { class: 'panel' }, [
            h('h2', null, t('lab.what')),
            h('p', null, t('tournament.intro')),
            h('p', { class: 'quiet' }, t('lab.language')),
          ]),
    ]),
  ]);
}

/** @param {State} state */
function formPanel(state) {
  const { check, running } = mine(state);
  const isTest = said(state, 'mode') === 'sprt';
  const modes = MODES.map(mode =>
    option(mode, t(`tournament.mode.${mode}`), mode === said(state, 'mode')),
  );
  return form({ class: 'panel form' }, start, [
    h('h2', null, t('tournament.form')),
    gameChoice(state, id => go({ game: id, start: '', moves: [] }, { replace: true })),
    field(
      t('tournament.players'),
      h('textarea', {
        class: 'players',
        rows: 5,
        spellcheck: 'false',
        autocomplete: 'off',
        ...unlessTyping(said(state, 'players')),
        oninput: valued(players => afterTyping(() => say('players', players.trim()))),
        onchange: valued(players => say('players', players.trim())),
      }),
    ),
    addPlayer(state),
    h('p', { class: 'quiet' }, t('tournament.help')),
    field(
      t('tournament.mode'),
      select({ class: 'mode' }, modes, mode => say('mode', mode)),
    ),
    h(
      'div',
      { class: 'row' },
      SIZES.map(name => typed(state, name)),
    ),
    isTest &&
      h(
        'div',
        { class: 'row' },
        TEST.map(name => typed(state, name)),
      ),
    h('div', { id: 'tournament-state', 'aria-live': 'polite' }, check && checked(check, isTest)),
    h('div', { class: 'row' }, [
      h(
        'button',
        { class: 'start primary', disabled: Boolean(running) || check?.valid === false },
        [t('tournament.start')],
      ),
      button(t('tournament.share'), () => copy(location.href), { class: 'share', type: 'button' }),
    ]),
    check?.valid && [
      h('p', { class: 'quiet' }, t('lab.terminal')),
      commandView(`${check.command} --out tournament`),
    ],
  ]);
}

/** What is typed is looked at when nobody has typed for a moment. */
const afterTyping = whenQuiet(350);

/** One more player, from the levels and algorithms that Play offers. @param {State} state */
function addPlayer(state) {
  const levels = (state.game?.levels ?? []).map(one => `level:${one.number}`);
  const all = [...levels, ...state.options.players.filter(one => one !== 'human')];
  return field(
    t('tournament.add'),
    select(
      { class: 'add-player' },
      [option('', '', true), all.map(one => option(one, playerText(one), false))],
      one => one && say('players', `${said(state, 'players')}\n${one}`.trim()),
    ),
  );
}

/** @param {import('../answers').TournamentCheck} check @param {boolean} isTest */
const checked = ({ valid, games, timed, error }, isTest) =>
  valid
    ? h('p', { class: 'size' }, [
        t(isTest ? 'tournament.most' : 'tournament.size', { n: games, games }),
        ' ',
        timed && t('tournament.timed'),
      ])
    : h('p', { class: 'problem wrong' }, h('span', null, error));

/** Puts the settings of a run into the form. @param {string} spec @param {string} run */
function take(spec, run) {
  /** @type {Record<string, string>} */
  const lines = Object.fromEntries(
    spec
      .split('\n')
      .map(line => line.split(/ = (.*)/s))
      .filter(pair => pair.length > 1),
  );
  const [, elo0, elo1, alpha] = (lines.sprt ?? '').split(' ');
  const errors = String(Math.round(100 * Number(alpha)));
  const test = { elo0: String(Number(elo0)), elo1: String(Number(elo1)), errors };
  const players = lines.players.split(/;\s*/).join('\n');
  const all = Object.entries({ ...lines, players, ...(lines.sprt ? test : {}) });
  const base = lines.mode === 'sprt' ? USUAL_TEST : USUAL;
  const own = all.filter(([name, value]) => name in base && value !== base[name]);
  go({ game: lines.game, start: '', moves: [], own: { ...Object.fromEntries(own), run } });
}

/** @param {State} state @param {string} name */
const typed = (state, name) =>
  field(
    t(`tournament.${name}`),
    line({ class: `f-${name}`, ...unlessTyping(said(state, name)) }, value =>
      say(name, value.trim()),
    ),
  );

/** What the form asks for. @param {State} state */
function query(state) {
  const isTest = said(state, 'mode') === 'sprt';
  const names = ['mode', ...SIZES, ...(isTest ? TEST : [])];
  const all = Object.fromEntries(names.map(name => [name, said(state, name)]));
  const players = said(state, 'players').split('\n').join(';');
  return { ...all, game: state.route.game, players };
}

const start = () => launch('tournament', () => change('tournament/run', query(current())));

/** @param {State} state */
async function sync(state) {
  syncRuns('tournament');
  const wanted = query(state);
  const key = JSON.stringify(wanted);
  if (mine(state).checkedFor === key) {
    return;
  }
  setOwn('tournament', { checkedFor: key });
  try {
    const check = await ask('tournament/check', wanted);
    if (mine(current()).checkedFor === key) {
      setOwn('tournament', { check });
    }
  } catch (failure) {
    complain(failure);
  }
}

/** @type {import('../pages.js').Page} */
export const tournament = {
  id: 'tournament',
  view,
  sync,
  keys: { R: 'start', S: 'halt' },
  actions: {
    start: state => !mine(state).running && mine(state).check?.valid && start(),
    halt: state => haltShown(state, 'tournament'),
  },
};
