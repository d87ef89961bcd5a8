// @ts-check
/** Values, outcomes and thoughts in words, and values in short signs. */
import { lookOf } from './skins.js';
import { isEnglish, number, percent, t } from './messages.js';

/**
 * @typedef {import('./answers').Value} Value
 * @typedef {import('./answers').EloBetween} Between
 * @typedef {import('./route.js').Route} Route
 */

/**
 * A value in a few signs, in what people of the game count in, and how it is known: ▲ win, ▼ loss
 * with plies, + and − discs and the like, % chance; ✓ exact, ≥ at least, ≤ at most, ~ estimate.
 * @param {Value} value
 */
export function short(value) {
  const what = amount(value);
  /** @type {Record<string, string>} */
  const known = { exact: `${what}✓`, lower: `≥${what}`, upper: `≤${what}`, estimate: `${what}~` };
  return known[value.kind];
}

/** The same for a small place: an estimate is what has no sign. @param {Value} value */
export const chipText = value => short(value).replace(/~$/, '');

/** @param {Value} value */
function amount({ type, unit, amount: size }) {
  switch (unit) {
    case 'plies':
      // Nobody knows how soon where there is no size.
      return (type === 'win' ? '▲' : '▼') + (size === 0 ? '' : number(Math.abs(size)));
    case 'chance':
      return type === 'draw' ? '=' : percent(size);
    default:
      return type === 'draw' ? '=' : signed(size, type === 'opinion' && unit !== 'points' ? 1 : 0);
  }
}

/** @param {number} score @param {number} [digits] behind the point */
export const signed = (score, digits = 0) =>
  (score > 0 ? '+' : score < 0 ? '−' : '±') +
  number(Math.abs(score), { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** How a value is known, in words. @param {Value} value */
const known = value => t(`known.${value.kind}`, { depth: value.depth });

/**
 * A value in words; what is decided is said in English in the words of the programs themselves.
 * @param {Value} value
 */
export function valueText(value) {
  if (value.type === 'opinion' && value.unit === 'chance') {
    return t('value.chance', { chance: percent(value.chance), known: known(value) });
  }
  if (isEnglish() && (value.type !== 'opinion' || value.unit === 'points')) {
    return value.text;
  }
  const { type, unit, plies, margin } = value;
  const what =
    plies !== null
      ? t(`value.${type}`, { n: plies })
      : margin !== null
        ? t(`value.${type}.by`, { margin })
        : type !== 'opinion'
          ? t(`value.${type}.sure`)
          : unit === 'points'
            ? signed(value.score)
            : t(`value.${unit}`, { amount: amount(value) });
  return `${what} (${known(value)})`;
}

/** Whether who wins is known, be it by a bound. @param {Value} value */
export const isProven = ({ kind, type }) =>
  ['exact', 'over'].includes(kind) ||
  (kind === 'lower' && type === 'win') ||
  (kind === 'upper' && type === 'loss');

/** A chance nearer than this to one half is about even. */
const EVEN = 0.05;

/** Whom a value favours: 1 whose it is, -1 the other, 0 nobody. @param {Value} value */
const favours = value =>
  isProven(value)
    ? Math.sign(value.score)
    : Math.abs(value.chance - 0.5) < EVEN
      ? 0
      : Math.sign(value.chance - 0.5);

/** The only person in a game against an engine, who is spoken to, or -1. @param {Route} route */
export const spokenTo = ({ page, players }) =>
  page === 'play' && players.filter(one => one === 'human').length === 1
    ? players.indexOf('human')
    : -1;

/** A side within a sentence. @param {number} side @param {Route} route */
export const sideName = (side, route) =>
  spokenTo(route) < 0 ? t(`player.${side}`) : nameOf(route, side);

/**
 * Who wins, and when or by how much, as the end of a sentence.
 * @param {Value} value proven, for the side to move @param {number} mover @param {Route} route
 */
export function truth(value, mover, route) {
  if (value.score === 0) {
    return t('truth.draw');
  }
  const winner = value.type === 'win' ? mover : 1 - mover;
  const who = winner === spokenTo(route) ? 'you' : 'they';
  const player = spokenTo(route) < 0 ? t(`player.the${winner}`) : sideName(winner, route);
  if (value.plies === null && value.margin === null) {
    return t(`truth.${who}Sure`, { player });
  }
  if (value.plies === null) {
    return t(`truth.${who}By`, { player, margin: value.margin });
  }
  const moves = Math.floor((value.plies + 1) / 2);
  const most = ['exact', 'over'].includes(value.kind) ? '' : 'Most';
  return t(`truth.${who}${most}`, { player, n: moves, moves });
}

/**
 * What an engine believes after its move, and what is true, in one voice.
 * @param {import('./answers').ChosenMove | null} said
 * @param {number} side the engine's @param {Route} route
 * @param {Value | null} [now] what is known of the position now, for the side to move
 */
export function sentence(said, side, route, now = null) {
  if (!said) {
    return '';
  }
  const engine = playerText(route.players[side]);
  const { value, nodes } = said;
  if (nodes === 0 && !isProven(value)) {
    return t('said.random', { engine });
  }
  const looked = nodes > 0 ? ' ' + t('said.looked', { n: nodes, nodes, depth: value.depth }) : '';
  return `${opinion(value, engine, side, route, now)}${looked}`;
}

/**
 * @param {Value} value @param {string} engine @param {number} side @param {Route} route
 * @param {Value | null} now
 */
function opinion(value, engine, side, route, now) {
  if (isProven(value)) {
    return t('said.sees', { engine, truth: truth(value, side, route) });
  }
  const other = sideName(1 - side, route);
  const they = spokenTo(route) === 1 - side ? '' : 'Them';
  const key = { 1: 'said.ahead', 0: 'said.even', '-1': `said.behind${they}` };
  const leaning = /** @type {-1 | 0 | 1} */ (favours(value));
  const belief = t(key[leaning], { engine, other });
  const isRight = now && favours(now) + leaning === 0;
  if (now && isProven(now)) {
    const known = truth(now, 1 - side, route);
    return t(isRight ? 'said.right' : 'said.wrong', { belief, truth: known });
  }
  return now && !isRight
    ? t(`said.deeper${they}`, { belief, other, chance: percent(now.chance) })
    : t('said.chance', { belief, chance: percent(value.chance) });
}

/**
 * A side by its colour or sign, as one sees it on the board.
 * @param {import('./answers').Board} board @param {number} side
 */
export function sideText(board, side) {
  const look = lookOf(board);
  return t(NAMED_SIDES.includes(look) ? `side.${look}.${side}` : `player.${side}`);
}

const NAMED_SIDES = ['rack', 'felt', 'wood', 'marbles', 'paper', 'checks'];

/** How a game ended. @param {import('./answers').Outcome} outcome */
export function outcomeText(outcome) {
  if (outcome.points !== null) {
    return t('over.points', { points: outcome.points });
  }
  if (outcome.winner === null) {
    return t('over.draw');
  }
  const player = t(`player.${outcome.winner}`);
  return outcome.margin === null
    ? t('over.won', { player })
    : t('over.wonBy', { player, margin: outcome.margin });
}

/**
 * What a side is called: you, if you are the only person, and Betacut; two people by what they
 * said, two engines by what they are.
 * @param {Route} route @param {number} side
 * @param {import('./answers').Board} [board] tells the colour of somebody without a name
 */
export function nameOf(route, side, board) {
  const [own, other] = [route.players[side], route.players[1 - side]];
  if (own !== 'human') {
    return other === 'human'
      ? 'Betacut'
      : own === other
        ? `${playerText(own)} (${t(`player.${side}`)})`
        : playerText(own);
  }
  const isAlone = other !== 'human';
  if (!isAlone && route.own[`name${side}`]) {
    return route.own[`name${side}`];
  }
  return isAlone && route.page === 'play'
    ? t('player.you')
    : capital(board ? sideText(board, side) : t(`player.${side}`));
}

/** @param {string} text */
export const capital = text => text.charAt(0).toUpperCase() + text.slice(1);

/** What levels are called; the numbers are those of their strength among themselves. */
const STRENGTHS = [
  'beginner',
  'beginner',
  'casual',
  'casual',
  'club',
  'club',
  'strong',
  'strong',
  'expert',
  'master',
];

/**
 * A level by its number, and in a word where its strength was measured.
 * @param {import('./answers').Level} level
 */
export const levelText = ({ number, elo }) => {
  const words = t('player.level', { level: number });
  return elo === null ? words : `${t(`strength.${STRENGTHS[number - 1] ?? 'master'}`)} · ${words}`;
};

/**
 * How strong a player is, in a few words: the level's name and its measured Elo.
 * @param {string} player @param {import('./answers').Game | null} game
 */
export function strengthText(player, game) {
  const number = Number(/^level:(\d+)$/.exec(player)?.[1] ?? 0);
  if (!number) {
    return player === 'human' ? '' : playerText(player);
  }
  const level = game?.levels.find(one => one.number === number);
  return level ? `${levelText(level)} · ${eloText(level)}` : playerText(player);
}

/**
 * What is known of a level's strength: Elo need a zero, and here it is random play.
 * @param {import('./answers').Level} level
 */
export const eloText = ({ elo, error }) =>
  elo === null
    ? t('strength.unmeasured')
    : t(Math.abs(elo) <= error ? 'strength.same' : elo < 0 ? 'strength.below' : 'strength.elo', {
        elo: Math.abs(elo),
        error,
      });

/** An Elo with its error, for a place that says from where. @param {Between} elo */
export function eloRange({ value, low, high }) {
  const error = low === null || high === null ? '∞' : Math.round((high - low) / 2);
  const elo = Math.round(value ?? 0);
  return t(elo < 0 ? 'elo.rangeBelow' : 'elo.range', { elo: Math.abs(elo), error });
}

/**
 * How far somebody is above or below the zero of a scale, true to the interval.
 * @param {Between} elo @param {string} zero
 */
export function eloWords({ value, low, high }, zero) {
  const [least, most] = [Math.round(low ?? -Infinity), Math.round(high ?? Infinity)];
  const elo = Math.abs(Math.round(value ?? 0));
  return least <= 0 && most >= 0
    ? t('elo.same', { zero, below: number(-least), above: number(most) })
    : most < 0
      ? t('elo.below', { zero, elo, low: number(-most), high: number(-least) })
      : t('elo.above', { zero, elo, low: number(least), high: number(most) });
}

/** With a true minus. @param {number} elo */
export const eloNumber = elo => (elo < 0 ? '−' : '') + number(Math.abs(elo));

/** A player in words. @param {string} player */
export function playerText(player) {
  const level = /^level:(\d+)$/.exec(player);
  return level
    ? t('player.level', { level: level[1] })
    : ['human', 'perfect', 'random'].includes(player)
      ? t(`player.${player}`)
      : player;
}
