// @ts-check
/** Games: all that are kept, with result and opponent; search, statistics, export and import. */
import { h } from '../h.js';
import {
  exported,
  forget,
  forgottenView,
  importAll,
  listSaved,
  opponentText,
  ownSide,
  resultOf,
  resultText,
  routeOf,
  titleOf,
  unreadableView,
} from '../archive.js';
import { button, field, head, iconButton, option, row, scroll, select } from '../controls.js';
import { go, goesTo } from '../game.js';
import { format } from '../route.js';
import { download } from '../share.js';
import { announce, complain, current, set } from '../store.js';
import { moment, number, percent, t } from '../messages.js';

/**
 * @typedef {import('../store.js').State} State
 * @typedef {import('../answers').StoredGame} Stored
 */

const RESULTS = ['open', 'won', 'lost', 'draw', 'first', 'second'];
const MOST_SHOWN = 200;

/** @param {State} state */
function view(state) {
  const { saved, own } = state;
  const unreadable = own.play?.unreadable ?? [];
  const found = saved.filter(one => matches(state, one));
  return h('div', { class: 'lab-page games-page' }, [
    h('section', { class: 'panel form', key: 'find' }, [
      h('h2', null, t('games.title')),
      saved.length === 0 ? nothing() : [search(state), forgottenView(state), table(state, found)],
      saved.length === 0 && forgottenView(state),
      found.length > MOST_SHOWN &&
        h('p', { class: 'quiet' }, t('games.more', { n: found.length - MOST_SHOWN })),
      unreadable.length > 0 && unreadableView(unreadable),
    ]),
    saved.length > 0 && statistics(state),
    h('section', { class: 'panel', key: 'files' }, [
      h('h2', null, t('games.files')),
      h('p', { class: 'quiet' }, t('games.filesHelp')),
      h('div', { class: 'row' }, [
        button(t('games.export'), exportAll, { class: 'export', disabled: saved.length === 0 }),
        h('label', { class: 'button import-label' }, [
          t('games.import'),
          h('input', {
            type: 'file',
            class: 'import hidden-text',
            accept: '.json,application/json',
            onchange: event => importFrom(event.target),
          }),
        ]),
      ]),
    ]),
  ]);
}

/** What will be here, and how to begin. */
const nothing = () => [
  h('p', null, t('saved.none')),
  button(t('games.play'), () => go({ page: 'play', start: '', moves: [], own: {} }), {
    class: 'primary',
  }),
];

/** @param {string} name @param {string} value */
function filter(name, value) {
  const { [name]: _, ...rest } = current().route.own;
  go({ own: value ? { ...rest, [name]: value } : rest }, { replace: true });
}

/** @param {State} state */
function search(state) {
  const { q = '', result = '' } = state.route.own;
  const results = ['', ...RESULTS].map(one =>
    option(one, t(one ? `games.result.${one}` : 'games.anyResult'), one === result),
  );
  return h('div', { class: 'row' }, [
    field(
      t('games.search'),
      h('input', {
        type: 'search',
        class: 'q',
        autocomplete: 'off',
        value: q,
        oninput: event => filter('q', event.target.value),
      }),
    ),
    field(
      t('games.result'),
      select({ class: 'result' }, results, one => filter('result', one)),
    ),
  ]);
}

/**
 * Whether a game has all the words that are looked for.
 * @param {State} state @param {Stored} saved
 */
function matches(state, saved) {
  const { q = '', result = '' } = state.route.own;
  const text = [
    titleOf(state, saved),
    saved.game,
    opponentText(saved),
    resultText(saved),
    moment(saved.changed),
    saved.moves.join(' '),
  ]
    .join(' ')
    .toLowerCase();
  const words = q.toLowerCase().split(/\s+/);
  return (!result || resultOf(saved) === result) && words.every(word => text.includes(word));
}

/** @param {State} state @param {Stored[]} found */
const table = (state, found) =>
  found.length === 0
    ? h('p', { class: 'quiet' }, t('games.none'))
    : scroll(
        t('games.title'),
        h('table', { class: 'games-table' }, [
          head(['game', 'opponent', 'result', 'moves', 'date'].map(name => t(`games.${name}`))),
          h(
            'tbody',
            null,
            found.slice(0, MOST_SHOWN).map(one => line(state, one)),
          ),
        ]),
      );

/** @param {State} state @param {Stored} saved */
function line(state, saved) {
  const place = routeOf(saved);
  const review = { ...place, page: 'analyse', own: {} };
  return row(
    h('a', { href: format(place), onclick: goesTo(place) }, titleOf(state, saved)),
    [
      opponentText(saved),
      h('span', { class: `result-${resultOf(saved)}` }, resultText(saved)),
      number(saved.moves.length),
      moment(saved.changed),
      [
        h('a', { href: format(review), onclick: goesTo(review) }, t('page.analyse')),
        ' ',
        iconButton('bin', t('saved.delete', { game: titleOf(state, saved) }), () => forget(saved), {
          class: 'small',
        }),
      ],
    ],
    { key: saved.id },
  );
}

/** How a person did against each opponent. @param {State} state */
function statistics(state) {
  const rows = tallied(state.saved).map(({ key, saved, won, draw, lost, open }) => {
    const ended = won + draw + lost;
    const score = ended ? percent((won + draw / 2) / ended) : '–';
    const cells = [won, draw, lost, open].map(one => number(one));
    return row(
      `${titleOf(state, saved)}, ${opponentText(saved)}`,
      [number(ended + open), ...cells, score],
      { key },
    );
  });
  const names = ['opponent', 'played', 'wonCount', 'draws', 'lostCount', 'openCount', 'score'];
  return (
    rows.length > 0 &&
    h('section', { class: 'panel', key: 'statistics' }, [
      h('h2', null, t('games.statistics')),
      scroll(
        t('games.statistics'),
        h('table', { class: 'statistics' }, [
          head(names.map(name => t(`games.${name}`))),
          h('tbody', null, rows),
        ]),
      ),
    ])
  );
}

/**
 * The games of a person against an engine, by game and engine.
 * @param {Stored[]} all
 */
export function tallied(all) {
  /**
   * @type {Map<string, {key: string, saved: Stored} & Record<'won' | 'draw' | 'lost' | 'open',
   * number>>}
   */
  const by = new Map();
  for (const saved of all) {
    const side = ownSide(saved);
    if (side >= 0) {
      const key = `${saved.game} ${saved.players[1 - side]}`;
      const one = by.get(key) ?? { key, saved, won: 0, draw: 0, lost: 0, open: 0 };
      one[/** @type {'won'} */ (resultOf(saved))]++;
      by.set(key, one);
    }
  }
  return [...by.values()];
}

function exportAll() {
  const day = new Date().toISOString().slice(0, 10);
  const text = exported(current().saved);
  download(`betacut-games-${day}.json`, new Blob([text], { type: 'application/json' }));
}

/** @param {HTMLInputElement} input */
async function importFrom(input) {
  const [file] = input.files ?? [];
  if (!file) {
    return;
  }
  try {
    const { added, known } = await importAll(await file.text());
    await listSaved();
    const said = t('games.imported', { n: added, known });
    announce(said);
    set({ error: known && !added ? said : '' });
  } catch (failure) {
    complain(failure);
  } finally {
    input.value = '';
  }
}

/** What the list was asked for. */
let listedFor = '';

/** @param {State} state */
function sync(state) {
  const here = history.state?.steps ?? 0;
  if (listedFor !== String(here) || state.saved.length === 0) {
    listedFor = String(here);
    listSaved();
  }
}

/** @type {import('../pages.js').Page} */
export const games = { id: 'games', view, sync };
