// @ts-check
/** The end of a game: the result, how well it was played, what can be done next. */
import { button } from './controls.js';
import { flagged } from './clock.js';
import { go } from './game.js';
import { h } from './h.js';
import { t } from './messages.js';
import { findMistakes } from './mistakes.js';
import { startGame } from './newgame.js';
import { ENOUGH, estimate, keepResult, resultsOf } from './rating.js';
import { reviewed } from './review.js';
import { positionKey } from './route.js';
import { eloNumber, nameOf } from './words.js';

/**
 * @typedef {import('./store.js').State} State
 * @typedef {import('./answers').ReviewedPly} ReviewedPly
 */

/** The side of the only person, or -1. @param {State} state */
const personOf = ({ route: { players } }) =>
  players.filter(one => one === 'human').length === 1 ? players.indexOf('human') : -1;

/** Who has won: 0 or 1, null for a draw, undefined while nobody has. @param {State} state */
export function winnerOf(state) {
  const { outcome } = state.position ?? {};
  const late = flagged(state);
  return outcome ? outcome.winner : late >= 0 ? 1 - late : undefined;
}

/** @param {State} state */
function title(state) {
  const winner = winnerOf(state);
  const { route, position } = state;
  const person = personOf(state);
  const history = position?.history ?? [];
  if (winner === null || winner === undefined) {
    return t('end.draw', { n: Math.ceil(history.length / 2) });
  }
  const n = history.filter(one => one.mover === winner && one.move !== 'pass').length;
  return person < 0
    ? t('end.won', { player: nameOf(route, winner, position?.board), n })
    : t(person === winner ? 'end.youWon' : 'end.youLost', { n });
}

/**
 * How many of some moves kept what the position was worth: win, draw or loss, as far as that is
 * known exactly of both the best move and the one played.
 * @param {(ReviewedPly | undefined)[]} plies
 */
export function perfection(plies) {
  const exact = plies.filter(isExact);
  return {
    all: plies.length,
    exact: exact.length,
    kept: exact.filter(one => one && !turns(one)).length,
  };
}

/** @param {ReviewedPly | undefined} one */
const isExact = one =>
  Boolean(one?.played) && [one?.best.value.kind, one?.played?.value.kind].every(isSure);

/** @param {string | undefined} kind */
const isSure = kind => kind === 'exact' || kind === 'over';

/** Whether a move made a win a draw, or a draw a loss. @param {ReviewedPly} one */
const turns = one => one.played?.value.type !== one.best.value.type;

/**
 * The last move that changed what the position was worth, as a ply; -1 if there is none, or if a
 * later one is only estimated, so that nobody knows.
 * @param {(ReviewedPly | undefined)[]} plies
 */
export function turningPly(plies) {
  const last = plies.findLastIndex(one => !one || !isExact(one) || turns(one));
  return last >= 0 && isExact(plies[last]) ? last : -1;
}

/** @param {State} state */
function howPerfect(state) {
  const person = personOf(state);
  const { route, position } = state;
  const known = route.moves.map((_, ply) => reviewed(ply, state));
  if (person < 0 || known.length === 0) {
    return null;
  }
  if (known.some(one => !one)) {
    return h('p', { class: 'quiet' }, t('end.judging'));
  }
  const own = known.filter((_, ply) => position?.history[ply]?.mover === person);
  const { all, exact, kept } = perfection(own);
  const turned = turningPly(known);
  return [
    h('p', { class: 'perfect' }, [
      exact === 0
        ? t('end.noneExact')
        : exact === all
          ? t('end.perfect', { kept, all })
          : t('end.perfectOf', { kept, exact, all }),
    ]),
    turned >= 0 &&
      h('p', { class: 'turned' }, [
        t('end.turned', {
          player: nameOf(route, known[turned]?.mover ?? 0, position?.board),
          number: Math.floor(turned / 2) + 1,
          move: route.moves[turned],
        }),
        ' ',
        button(t('end.show'), () => go({ at: turned + 1 }), { class: 'small' }),
      ]),
  ];
}

/**
 * Counts a game for the rating: played here to its end, from the game's own start, without help,
 * against a level whose strength is known.
 * @param {State} state
 */
export function count(state) {
  const { route, game, own } = state;
  const person = personOf(state);
  const winner = winnerOf(state);
  const level = levelAgainst(state);
  const isHere = own.play?.playedHere === positionKey(route);
  if (!isHere || winner === undefined || !level || route.own.aid || route.start || !route.own.g) {
    return;
  }
  const score = winner === null ? 0.5 : winner === person ? 1 : 0;
  const { elo, error } = level;
  if (elo !== null && game) {
    keepResult(route.own.g, { game: route.game, elo, error, score });
  }
}

/** The level a person plays against, if there is one. @param {State} state */
function levelAgainst({ route, game }) {
  const opponent = route.players.find(one => one !== 'human') ?? '';
  const named = Number(/^level:(\d+)$/.exec(opponent)?.[1] ?? 0);
  return route.players.includes('human') && game?.id === route.game
    ? game.levels.find(one => one.number === named)
    : undefined;
}

/** What is known of the person's strength. @param {State} state */
function ratingText(state) {
  const level = levelAgainst(state);
  if (!level) {
    return '';
  }
  if (level.elo === null) {
    return t('rating.unmeasured');
  }
  const found = estimate(resultsOf(state.route.game));
  const aided = state.route.own.aid ? `${t('rating.aided')} ` : '';
  if (!found) {
    return aided;
  }
  const { elo, low, high, games } = found;
  const facts = {
    n: games,
    elo: eloNumber(elo ?? 0),
    low: eloNumber(low ?? 0),
    high: eloNumber(high ?? 0),
  };
  const words = t(low === null ? 'rating.below' : high === null ? 'rating.above' : 'rating', facts);
  const rough = games < ENOUGH ? ` ${t('rating.rough', { enough: ENOUGH })}` : '';
  return `${aided}${words} ${t('rating.scale')}${rough}`;
}

/** @param {State} state @param {() => void} share */
export function endCard(state, share) {
  const { route } = state;
  const { game, clock, players, view, own } = route;
  const names = Object.fromEntries(Object.entries(own).filter(([name]) => /^name\d$/.test(name)));
  const again = { game, clock, players, view, own: names };
  const swapped = {
    ...again,
    players: /** @type {[string, string]} */ ([players[1], players[0]]),
    own: swapNames(names),
  };
  const hasPerson = players.includes('human');
  const rating = ratingText(state);
  return h('section', { class: 'panel end', key: 'end', 'aria-label': title(state) }, [
    h('h2', null, title(state)),
    howPerfect(state),
    rating && h('p', { class: 'rating' }, rating),
    h('div', { class: 'row' }, [
      button(t('end.rematch'), () => startGame(again), { class: 'primary rematch' }),
      players[0] !== players[1] &&
        button(t('end.swap'), () => startGame(swapped), { class: 'swap' }),
      button(t('end.review'), () => go({ page: 'analyse', own: {} }), { class: 'to-review' }),
      hasPerson && button(t('review.find'), toMistakes, { class: 'to-mistakes' }),
      button(t('share.title'), share, { class: 'to-share' }),
    ]),
  ]);
}

/** Each of the person's mistakes, as a question. */
function toMistakes() {
  go({ page: 'analyse', own: {} });
  findMistakes();
}

/** @param {Record<string, string>} names */
const swapNames = ({ name0, name1 }) =>
  Object.fromEntries(
    Object.entries({ name0: name1, name1: name0 }).filter(([, name]) => name !== undefined),
  );
