// @ts-check
/**
 * Tournament: players meet, and the table grows while one watches. The form is the address; the
 * server says what it comes to, and how to do the same in a terminal.
 */
import { h } from '../h.js';
import { ask } from '../api.js';
import {
  button,
  field,
  form,
  iconButton,
  line,
  openIf,
  option,
  select,
  unlessTyping,
} from '../controls.js';
import { enginePicker } from '../enginepicker.js';
import { go } from '../game.js';
import { icon } from '../icons.js';
import { leaveGames, liveView, takeGames } from '../livegame.js';
import { needsMachine } from '../needsmachine.js';
import { gameLink } from '../origin.js';
import { gameChoice } from '../parts.js';
import { isInPage } from '../place.js';
import { detailsView } from '../report.js';
import { change, commandView, haltShown, launch, runList, runPanel, syncRuns } from '../runs.js';
import { copy } from '../share.js';
import { crosstable, headline, pairGames, standings } from '../standings.js';
import { complain, current, setOwn } from '../store.js';
import { latest } from '../tasks.js';
import { t } from '../messages.js';
import { playerText, strengthText } from '../words.js';

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
const SIZES = ['openings', 'seed'];
const TEST = ['elo0', 'elo1', 'errors'];
const MOST_PLAYERS = 12;

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
  const { run } = state.route.own;
  return h('div', { class: 'lab-page' }, [
    formPanel(state),
    run ? results(state, run) : introPanel(),
    runList(state, 'tournament', ['tournament']),
    isInPage && needsMachine('tournament', h('h2', null, t('machine.more'))),
  ]);
}

const introPanel = () =>
  h('section', { class: 'panel', key: 'intro' }, [
    h('h2', null, t('lab.what')),
    h('p', null, t('tournament.intro')),
  ]);

/** What is played, what it says, and every game of it. @param {State} state @param {string} run */
function results(state, run) {
  const { report, progress, table, tableFor, games } = mine(state);
  const isRunning = progress?.state === 'running';
  const panel = runPanel(state, 'tournament', take);
  const { pair = '' } = state.route.own;
  const isHere = table && tableFor === run;
  return [
    isRunning && panel,
    liveView(state, isRunning),
    isHere &&
      table.played > 0 && [
        h('section', { class: 'panel answer', key: 'answer' }, [
          headline(table, isRunning),
          standings(table),
        ]),
        h('section', { class: 'panel', key: 'crosstable' }, [
          h('h2', null, t('tournament.crosstable')),
          h('p', { class: 'quiet' }, t('tournament.crosstableHelp')),
          crosstable(table, pair, openPair),
        ]),
        pair &&
          games?.run === run &&
          pairGames(
            games,
            one => gameLink(state.route, games.game, run, one),
            () => openPair(''),
          ),
      ],
    !isRunning && panel,
    report && detailsView(report, run),
  ];
}

/** Shows the games of two players. @param {string} pair */
function openPair(pair) {
  const { pair: _, ...rest } = current().route.own;
  go({ own: pair ? { ...rest, pair } : rest }, { replace: true });
}

/** @param {State} state */
function formPanel(state) {
  const { check, running } = mine(state);
  const isTest = said(state, 'mode') === 'sprt';
  return form({ class: 'panel form', key: 'form' }, start, [
    h('h2', null, t('tournament.form')),
    h('div', { class: 'row ask-row' }, [
      gameChoice(state, id => go({ game: id, start: '', moves: [] }, { replace: true })),
      typed(state, 'rounds'),
      h('span', { class: 'takes', id: 'tournament-state', 'aria-live': 'polite' }, [
        check?.valid && size(check, isTest),
      ]),
      h(
        'button',
        { class: 'start primary', disabled: Boolean(running) || check?.valid === false },
        [t('tournament.start')],
      ),
    ]),
    entrants(state),
    check && !check.valid && h('p', { class: 'problem wrong', lang: 'en' }, check.error),
    check?.timed && h('p', { class: 'quiet' }, t('tournament.timed')),
    details(state, isTest),
  ]);
}

/** Who plays: each can be chosen again, taken out, and others added. @param {State} state */
function entrants(state) {
  const { chosen = -1, wrong = '' } = mine(state);
  const players = playersOf(state);
  const name = (/** @type {string} */ one) => `${playerText(one)}`;
  return h('fieldset', { class: 'entrants' }, [
    h('legend', null, t('tournament.players')),
    h('ul', null, [
      players.map((player, i) =>
        h('li', { class: 'entrant', key: i }, [
          button(
            [h('b', null, name(player)), h('span', { class: 'quiet' }, strengthOf(state, player))],
            () => setOwn('tournament', { chosen: chosen === i ? -1 : i, wrong: '' }),
            { type: 'button', class: 'choose-player', 'aria-expanded': String(chosen === i) },
          ),
          iconButton('close', t('tournament.drop', { name: name(player) }), () => drop(i), {
            type: 'button',
            class: 'drop-player',
            disabled: players.length <= 2,
          }),
        ]),
      ),
      players.length < MOST_PLAYERS &&
        h('li', { key: 'add' }, [
          button([icon('plus'), ' ', t('tournament.add')], add, {
            type: 'button',
            class: 'add-player',
          }),
        ]),
    ]),
    chosen in players &&
      enginePicker(state, {
        label: t('tournament.choose', { number: chosen + 1 }),
        name: `player-${chosen}`,
        player: players[chosen],
        wrong,
        game: state.game?.id === state.route.game ? state.game : null,
        gameId: state.route.game,
        use: (player, problem) => use(chosen, player, problem),
      }),
  ]);
}

/** What was typed is known a moment later. */
function use(/** @type {number} */ which, /** @type {string} */ player, problem = '') {
  const state = current();
  if (state.route.page === 'tournament' && mine(state).chosen === which) {
    setOwn('tournament', { wrong: problem });
    sayPlayers(playersOf(state).map((one, i) => (i === which ? player : one)));
  }
}

/** How strong a player is, beyond its name. @param {State} state @param {string} player */
function strengthOf(state, player) {
  const words = strengthText(player, state.game?.id === state.route.game ? state.game : null);
  return words === playerText(player) ? '' : words.replace(` · ${playerText(player)}`, '');
}

/** @param {State} state */
const playersOf = state =>
  said(state, 'players')
    .split('\n')
    .filter(one => one.trim());

/** @param {string[]} players */
const sayPlayers = players => say('players', players.join('\n'));

/** @param {number} which */
function drop(which) {
  setOwn('tournament', { chosen: -1, wrong: '' });
  sayPlayers(playersOf(current()).filter((_, i) => i !== which));
}

function add() {
  const state = current();
  const players = playersOf(state);
  setOwn('tournament', { chosen: players.length, wrong: '' });
  sayPlayers([...players, `level:${state.game?.usualLevel ?? 5}`]);
}

/** What is used once in a while. @param {State} state @param {boolean} isTest */
function details(state, isTest) {
  const { check } = mine(state);
  const modes = MODES.map(mode =>
    option(mode, t(`tournament.mode.${mode}`), mode === said(state, 'mode')),
  );
  return h('details', { key: 'more', class: 'edit', ...openIf(isTest) }, [
    h('summary', null, t('tournament.more')),
    h('div', { class: 'row' }, [
      field(
        t('tournament.mode'),
        select({ class: 'mode' }, modes, mode => say('mode', mode)),
      ),
      SIZES.map(name => typed(state, name)),
    ]),
    isTest &&
      h(
        'div',
        { class: 'row' },
        TEST.map(name => typed(state, name)),
      ),
    h('p', { class: 'quiet' }, t('tournament.help')),
    check?.valid && [
      h('p', { class: 'quiet' }, t('lab.terminal')),
      commandView(`${check.command} --out tournament`),
    ],
    button(t('tournament.share'), () => copy(location.href), { class: 'share', type: 'button' }),
  ]);
}

/** @param {import('../answers').TournamentCheck} check @param {boolean} isTest */
const size = ({ games }, isTest) =>
  h('span', { class: 'size' }, [
    t(isTest ? 'tournament.most' : 'tournament.size', { n: games, games }),
  ]);

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
  setOwn('tournament', { chosen: -1, wrong: '' });
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
  const names = ['mode', 'rounds', ...SIZES, ...(isTest ? TEST : [])];
  const all = Object.fromEntries(names.map(name => [name, said(state, name)]));
  return { ...all, game: state.route.game, players: playersOf(state).join(';') };
}

const start = () => {
  const { pair, ...own } = current().route.own;
  go({ own }, { replace: true });
  return launch('tournament', () => change('tournament/run', query(current())));
};

const tables = latest(complain);

/** Asks for the table of the shown run, and for the games of the opened pair. */
const renew = () =>
  tables(async () => {
    const { page, own } = current().route;
    if (page !== 'tournament' || !own.run) {
      return;
    }
    const table = await ask('tournament/table', { tournament: own.run });
    setOwn('tournament', { table, tableFor: own.run });
    await needGames();
  });

/** What the games of the opened pair were asked for. */
let gamesFor = '';

async function needGames() {
  const { run, pair } = current().route.own;
  const { table } = mine(current());
  const wanted = [run, pair, table?.played].join(' ');
  if (!run || !pair || wanted === gamesFor) {
    return;
  }
  gamesFor = wanted;
  const [one, other] = pair.split('-');
  const games = await ask('tournament/games', { tournament: run, one, other });
  if (current().route.own.pair === pair) {
    setOwn('tournament', { games });
  }
}

/** @param {State} state */
async function sync(state) {
  const { run = '' } = state.route.own;
  if (mine(state).live && mine(state).live?.run !== run) {
    leaveGames();
  }
  syncRuns('tournament', { changed: renew, games: games => takeGames(run, games) });
  if (run && mine(state).tableFor === run) {
    tables(needGames);
  } else if (run) {
    renew();
  }
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
