// @ts-check
/**
 * Tournament: players meet, and the table grows while one watches. The form is the address; the
 * server says what it comes to, and how to do the same in a terminal.
 */
import { h } from '../h.js';
import { go } from '../game.js';
import { field, gameChoice } from '../parts.js';
import { ask } from '../api.js';
import {
  change,
  commandView,
  complain,
  launch,
  mine,
  reportView,
  runList,
  runPanel,
  syncRuns,
  unlessTyping,
} from '../labparts.js';
import { copy } from '../share.js';
import { current, setOwn } from '../store.js';
import { t } from '../messages.js';

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

/** @param {State} state */
function view(state) {
  const own = mine(state, 'tournament');
  return h('div', { class: 'table lab-table' }, [
    h('div', null, form(state, own), runList(state, 'tournament', ['tournament'])),
    h('div', { class: 'results' }, [
      state.route.own.run
        ? [runPanel(state, 'tournament', take), reportView(own.report, state.route.own.run, true)]
        : h('section', { class: 'panel' }, [
            h('h2', null, t('lab.what')),
            h('p', null, t('tournament.intro')),
            h('p', { class: 'quiet' }, t('lab.language')),
          ]),
    ]),
  ]);
}

/** @param {State} state @param {any} own */
function form(state, own) {
  const isTest = said(state, 'mode') === 'sprt';
  return h(
    'form',
    {
      class: 'panel form',
      onsubmit: (/** @type {any} */ event) => {
        event.preventDefault();
        start();
      },
    },
    [
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
          onchange: (/** @type {any} */ event) => say('players', event.target.value.trim()),
        }),
      ),
      h('p', { class: 'quiet' }, t('tournament.help')),
      field(
        t('tournament.mode'),
        h(
          'select',
          {
            class: 'mode',
            onchange: (/** @type {any} */ event) => say('mode', event.target.value),
          },
          [
            MODES.map(mode =>
              h('option', { value: mode, selected: mode === said(state, 'mode') }, [
                t(`tournament.mode.${mode}`),
              ]),
            ),
          ],
        ),
      ),
      h('div', { class: 'row' }, [
        typed(state, 'rounds'),
        typed(state, 'openings'),
        typed(state, 'seed'),
      ]),
      isTest &&
        h('div', { class: 'row' }, [
          typed(state, 'elo0'),
          typed(state, 'elo1'),
          typed(state, 'errors'),
        ]),
      h('div', { id: 'tournament-state', 'aria-live': 'polite' }, [
        own.check &&
          (own.check.valid
            ? h('p', { class: 'size' }, [
                t(isTest ? 'tournament.most' : 'tournament.size', {
                  n: own.check.games,
                  games: own.check.games,
                }),
                ' ',
                own.check.timed && t('tournament.timed'),
              ])
            : h('p', { class: 'problem wrong' }, h('span', null, own.check.error))),
      ]),
      h('div', { class: 'row' }, [
        h(
          'button',
          { class: 'start primary', disabled: Boolean(own.running) || own.check?.valid === false },
          [t('tournament.start')],
        ),
        h('button', { class: 'share', type: 'button', onclick: () => copy(location.href) }, [
          t('tournament.share'),
        ]),
      ]),
      own.check?.valid && [
        h('p', { class: 'quiet' }, t('lab.terminal')),
        commandView(`${own.check.command} --out tournament`),
      ],
    ],
  );
}

/** Puts the settings of a run into the form. @param {any} report @param {string} run */
function take(report, run) {
  const lines = Object.fromEntries(
    report.spec
      .split('\n')
      .map((/** @type {string} */ line) => line.split(/ = (.*)/s))
      .filter((/** @type {string[]} */ pair) => pair.length > 1),
  );
  const [, elo0, elo1, alpha] = (lines.sprt ?? '').split(' ');
  /** @type {Record<string, string>} */
  const all = {
    ...lines,
    players: lines.players.split(/;\s*/).join('\n'),
    ...(lines.sprt
      ? {
          elo0: String(Number(elo0)),
          elo1: String(Number(elo1)),
          errors: String(Math.round(100 * Number(alpha))),
        }
      : {}),
  };
  const base = lines.mode === 'sprt' ? USUAL_TEST : USUAL;
  const own = Object.fromEntries(
    Object.keys(base)
      .filter(name => all[name] !== undefined && all[name] !== base[name])
      .map(name => [name, all[name]]),
  );
  go({ game: lines.game, start: '', moves: [], own: { ...own, run } });
}

/** @param {State} state @param {string} name */
const typed = (state, name) =>
  field(
    t(`tournament.${name}`),
    h('input', {
      class: `f-${name}`,
      ...unlessTyping(said(state, name)),
      autocomplete: 'off',
      onchange: (/** @type {any} */ event) => say(name, event.target.value.trim()),
    }),
  );

/** What the form asks for. @param {State} state */
function query(state) {
  const names = [
    'players',
    'mode',
    'rounds',
    'openings',
    'seed',
    ...(said(state, 'mode') === 'sprt' ? ['elo0', 'elo1', 'errors'] : []),
  ];
  const all = Object.fromEntries(names.map(name => [name, said(state, name)]));
  return { ...all, game: state.route.game, players: all.players.split('\n').join(';') };
}

const start = () => launch('tournament', () => change('tournament/run', query(current())));

/** @param {State} state */
async function sync(state) {
  syncRuns('tournament');
  const wanted = query(state);
  const key = JSON.stringify(wanted);
  if (mine(state, 'tournament').checkedFor === key) {
    return;
  }
  setOwn('tournament', { checkedFor: key });
  try {
    const check = await ask('tournament/check', wanted);
    if (mine(current(), 'tournament').checkedFor === key) {
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
    start: state => {
      if (!mine(state, 'tournament').running && mine(state, 'tournament').check?.valid) {
        start();
      }
    },
    halt: state => {
      const { run } = state.route.own;
      if (run && mine(state, 'tournament').progress?.state === 'running') {
        change('lab/stop', { run }).catch(complain);
      }
    },
  },
};
