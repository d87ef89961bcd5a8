// @ts-check
/** What a tournament says: one sentence, ratings with intervals, who did what against whom. */
import { iconButton, intervalsQuiet, scroll } from './controls.js';
import { h } from './h.js';
import { number, percent, t } from './messages.js';
import { eloRange, eloWords, playerText, signed } from './words.js';

/**
 * @typedef {import('./answers').TournamentTable} Table
 * @typedef {import('./answers').RankedPlayer} Ranked
 * @typedef {import('./answers').MetPair} Pair
 * @typedef {import('./answers').EloBetween} Between
 * @typedef {{wins: number, draws: number, losses: number}} Counts
 */

/** No more sentences than somebody reads. */
const MOST_SENTENCES = 5;

/**
 * What players are called, by number; those that are alike are told apart by their number.
 * @param {string[]} players
 */
export const namesOf = players =>
  players.map((one, i) =>
    players.filter(other => other === one).length > 1
      ? `${playerText(one)} (${i + 1})`
      : playerText(one),
  );

/** @param {Table} table */
const names = table =>
  namesOf([...table.players].sort((one, two) => one.number - two.number).map(one => one.player));

/** @param {Counts} counts */
const gamesOf = ({ wins, draws, losses }) => wins + draws + losses;

/** @param {Counts} counts */
const pointsOf = ({ wins, draws }) => wins + draws / 2;

/** The same as seen by the other. @param {Pair} pair @returns {Pair} */
const turned = ({ one, other, wins, draws, losses, counted, lead, elo }) => ({
  one: other,
  other: one,
  wins: losses,
  draws,
  losses: wins,
  counted,
  lead: lead === 'ahead' ? 'behind' : lead === 'behind' ? 'ahead' : lead,
  elo: elo && { value: minus(elo.value), low: minus(elo.high), high: minus(elo.low) },
});

/** @param {number | null} value */
const minus = value => (value === null ? null : -value);

/** A pair from one player's side. @param {Table} table @param {number} one @param {number} other */
export function pairOf({ pairs }, one, other) {
  const found = pairs.find(
    pair =>
      (pair.one === one && pair.other === other) || (pair.one === other && pair.other === one),
  );
  return found && (found.one === one ? found : turned(found));
}

/**
 * Everybody against the next one he met, from the strongest on: who is ahead, true to the interval.
 * @param {Table} table
 */
export function comparisons(table) {
  return table.players.flatMap((player, rank) => {
    const next = table.players
      .slice(rank + 1)
      .find(other => pairOf(table, player.number, other.number));
    const pair = next && pairOf(table, player.number, next.number);
    return pair ? [comparison(pair, names(table))] : [];
  });
}

/** @param {Pair} seen @param {string[]} all the names */
function comparison(seen, all) {
  const { one, other, counted, wins, losses, lead, elo } =
    seen.lead === 'behind' ? turned(seen) : seen;
  const facts = { a: all[one], b: all[other], n: counted, games: counted };
  if (!elo || lead === 'too-few') {
    const games = gamesOf(seen);
    return t('tournament.few', { ...facts, n: games, games, wins, losses });
  }
  const { value, low, high } = elo;
  if (lead === 'open') {
    const ends = { low: endText(low, '−'), high: endText(high, '+') };
    return t('tournament.noDifference', { ...facts, ...ends });
  }
  const least = {
    ...facts,
    elo: number(Math.round(value ?? 0)),
    low: number(Math.round(low ?? 0)),
  };
  return value === null
    ? t('tournament.wonAll', least)
    : high === null
      ? t('tournament.aheadLeast', least)
      : t('tournament.ahead', { ...least, high: number(Math.round(high)) });
}

/** @param {number | null} end @param {string} sign */
const endText = (end, sign) => (end === null ? `${sign}∞` : signed(Math.round(end)));

/** The sentences, the first one large. @param {Table} table @param {boolean} isRunning */
export function headline(table, isRunning) {
  const [first, ...others] = comparisons(table);
  return [
    h('p', { class: 'headline' }, [
      first ? intervalsQuiet(first) : t('tournament.nobody'),
      isRunning && first && h('span', { class: 'quiet' }, ` ${t('tournament.soFar')}`),
    ]),
    others.length > 0 &&
      h('ul', { class: 'headlines' }, [
        others.slice(0, MOST_SENTENCES).map(words => h('li', null, intervalsQuiet(words))),
      ]),
  ];
}

/** Ratings with intervals and results, the strongest first. @param {Table} table */
export function standings(table) {
  const all = names(table);
  const ends = table.players.flatMap(({ elo }) => (elo ? [elo.low ?? 0, elo.high ?? 0] : []));
  const scale = { from: Math.min(0, ...ends), to: Math.max(1, ...ends) };
  const zero = table.zero === null ? '' : all[table.zero];
  const isScaled = table.zero !== null;
  return h('div', { class: 'standings', key: 'standings' }, [
    h('table', { 'aria-label': t('tournament.standings') }, [
      h('thead', null, [
        h('tr', null, [
          h('th', { scope: 'col' }, t('tournament.player')),
          h('th', { scope: 'col' }, t('tournament.score')),
          isScaled &&
            h('th', { scope: 'col', class: 'plot-head' }, t('tournament.eloAbove', { zero })),
        ]),
      ]),
      h(
        'tbody',
        null,
        table.players.map((player, rank) =>
          h('tr', { key: player.number }, [
            h('th', { scope: 'row' }, [rankView(rank), all[player.number]]),
            h('td', { class: 'score' }, [scoreText(player), shares(player)]),
            isScaled && h('td', null, ratingView(player, all[player.number], zero, scale)),
          ]),
        ),
      ),
    ]),
    h(
      'p',
      { class: 'quiet' },
      t(isScaled ? 'tournament.intervals' : 'tournament.unconnected', { zero }),
    ),
  ]);
}

/** @param {number} rank */
const rankView = rank => h('span', { class: 'rank' }, `${rank + 1}. `);

/** @param {Counts} counts */
const scoreText = counts =>
  h('span', { class: 'score-text' }, [
    gamesOf(counts) ? percent(pointsOf(counts) / gamesOf(counts)) : '–',
    ' ',
    h('span', { class: 'quiet' }, countText(counts)),
  ]);

/** @param {Counts} counts */
const countText = ({ wins, draws, losses }) =>
  `+${number(wins)} =${number(draws)} −${number(losses)}`;

/** Wins, draws and losses as parts of a bar. @param {Counts} counts */
const shares = counts =>
  h('span', { class: 'shares', 'aria-hidden': 'true' }, [
    /** @type {const} */ (['wins', 'draws', 'losses']).map(
      kind => counts[kind] > 0 && h('span', { class: kind, style: { 'flex-grow': counts[kind] } }),
    ),
  ]);

/**
 * A rating as a dot with its interval; all about it under the pointer and by keyboard.
 * @param {Ranked} player @param {string} name @param {string} zero
 * @param {{from: number, to: number}} scale
 */
function ratingView({ elo, wins, draws, losses }, name, zero, { from, to }) {
  if (!elo || elo.value === null) {
    return '–';
  }
  const place = (/** @type {number} */ at) => `${(100 * (at - from)) / (to - from)}%`;
  const [low, high] = [elo.low ?? from, elo.high ?? to];
  const isZero = low === high;
  const words = isZero ? number(0) : eloRange(elo);
  const all = t('tournament.rated', {
    name,
    elo: isZero ? t('tournament.zero') : eloWords(elo, zero),
    wins,
    draws,
    losses,
  });
  const style = { '--at': place(elo.value), '--low': place(low), '--high': place(high) };
  return h('span', { class: 'rating' }, [
    h('span', { class: 'plot', tabindex: '0', role: 'img', 'aria-label': all, style }, [
      h('span', { class: 'zero', style: { '--at': place(0) } }),
      !isZero && h('span', { class: 'whisker' }),
      h('span', { class: 'dot' }),
      h('span', { class: 'chart-words', 'aria-hidden': 'true' }, all),
    ]),
    h('span', { class: 'rating-text' }, words),
  ]);
}

/**
 * Points of the row against the column; a cell opens the games of the two.
 * @param {Table} table @param {string} shown the pair whose games are open
 * @param {(pair: string) => void} open
 */
export function crosstable(table, shown, open) {
  const all = names(table);
  return scroll(
    t('tournament.crosstable'),
    h('table', { class: 'crosstable', 'aria-label': t('tournament.crosstable') }, [
      h('thead', null, [
        h('tr', null, [
          h('th', { scope: 'col' }, t('tournament.player')),
          table.players.map((one, rank) =>
            h('th', { scope: 'col', title: all[one.number] }, [
              `${rank + 1}`,
              h('span', { class: 'hidden-text' }, ` ${all[one.number]}`),
            ]),
          ),
        ]),
      ]),
      h(
        'tbody',
        null,
        table.players.map((one, rank) =>
          h('tr', { key: one.number }, [
            h('th', { scope: 'row' }, [rankView(rank), all[one.number]]),
            table.players.map(other =>
              h('td', { key: other.number }, [
                one === other
                  ? h('span', { class: 'quiet' }, '·')
                  : cell(table, one.number, other.number, { all, shown, open }),
              ]),
            ),
          ]),
        ),
      ),
    ]),
  );
}

/**
 * @param {Table} table @param {number} one @param {number} other
 * @param {{all: string[], shown: string, open: (pair: string) => void}} how
 */
function cell(table, one, other, { all, shown, open }) {
  const pair = pairOf(table, one, other);
  if (!pair) {
    return h('span', { class: 'quiet' }, '–');
  }
  const key = `${one}-${other}`;
  const isShown = [key, `${other}-${one}`].includes(shown);
  const label = t('tournament.openPair', { a: all[one], b: all[other], ...pair });
  return h(
    'button',
    {
      class: 'pair',
      'data-pair': key,
      'aria-label': label,
      'aria-expanded': String(isShown),
      title: label,
      onclick: () => open(shown === key ? '' : key),
    },
    [
      h('b', null, number(pointsOf(pair))),
      h('span', { class: 'of' }, `/${number(gamesOf(pair))}`),
      shares(pair),
    ],
  );
}

/** How a game ended, in a few words. @param {import('./answers').GameEnd} end */
export const endingText = ({ ending, detail }) =>
  t(`tournament.ended.${ending}`) + (detail ? `: ${detail}` : '');

/**
 * Who won. @param {import('./answers').TournamentGame} game @param {string[]} all the names
 */
export const resultText = ({ end, sides }, all) =>
  !end
    ? ''
    : end.winner === null
      ? t('tournament.drawn')
      : t('tournament.won', { name: all[sides[end.winner]] });

/**
 * The games of two, each with the way to it.
 * @param {import('./answers').TournamentGames} answer
 * @param {(game: import('./answers').TournamentGame) => import('./h.js').Props} link
 * @param {() => void} close
 */
export function pairGames({ games, players }, link, close) {
  const all = namesOf(players);
  const [one, other] = games[0]?.sides ?? [];
  const heads = ['game', 'movesFirst', 'result', 'plies', 'ending'];
  return h('section', { class: 'panel pair-games', key: 'pair' }, [
    h('div', { class: 'dialog-head' }, [
      h('h2', { tabindex: '-1' }, [
        games.length > 0 ? t('tournament.gamesOf', { a: all[one], b: all[other] }) : '',
      ]),
      iconButton('close', t('close'), close),
    ]),
    h('p', { class: 'quiet' }, t('tournament.gamesHelp')),
    scroll(
      t('tournament.gamesOf', { a: all[one], b: all[other] }),
      h('table', { class: 'games-table' }, [
        h('thead', null, [
          h(
            'tr',
            null,
            heads.map(name => h('th', { scope: 'col' }, t(`tournament.col.${name}`))),
          ),
        ]),
        h(
          'tbody',
          null,
          games.map(game =>
            h('tr', { key: game.number }, [
              h('th', { scope: 'row' }, [
                h('a', { ...link(game), class: 'open-game' }, [
                  t('tournament.gameNumber', { number: number(game.number + 1) }),
                ]),
              ]),
              h('td', null, all[game.sides[game.opener]]),
              h('td', null, resultText(game, all)),
              h('td', null, number(game.moves.length)),
              h('td', null, game.end ? endingText(game.end) : ''),
            ]),
          ),
        ),
      ]),
    ),
  ]);
}
