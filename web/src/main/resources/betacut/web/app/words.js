// @ts-check
/** Values, outcomes and thoughts in words, and values in short signs. */
import { lookOf } from './skins.js';
import { isEnglish, number, t } from './messages.js';

/** @typedef {import('./answers').Value} Value */

/**
 * A value in a few signs: what it is, and how it is known.
 * ▲ win, ▼ loss, = draw, with plies or points; ✓ exact, ≥ at least, ≤ at most, ~ estimate.
 * @param {Value} value
 */
export function short(value) {
  const size = value.plies ?? value.margin;
  const what =
    value.type === 'draw'
      ? '='
      : value.type === 'opinion'
        ? signed(value.score)
        : (value.type === 'win' ? '▲' : '▼') + (size || '');
  /** @type {Record<string, string>} */
  const known = { exact: `${what}✓`, lower: `≥${what}`, upper: `≤${what}`, estimate: `${what}~` };
  return known[value.kind];
}

/** @param {number} score */
export const signed = score => (score > 0 ? '+' : score < 0 ? '−' : '±') + number(Math.abs(score));

/** How a value is known, in words. @param {Value} value */
const known = value => t(`known.${value.kind}`, { depth: value.depth });

/** A value in words; the English ones are those of the programs themselves. @param {Value} value */
export function valueText(value) {
  if (isEnglish()) {
    return value.text;
  }
  const what =
    value.plies !== null
      ? t(`value.${value.type}`, { n: value.plies })
      : value.margin !== null
        ? t(`value.${value.type}.by`, { margin: value.margin })
        : value.type === 'draw'
          ? t('value.draw')
          : signed(value.score);
  return `${what} (${known(value)})`;
}

/** What an engine says after its move. @param {import('./answers').ChosenMove | null} said */
export function sentence(said) {
  if (!said) {
    return '';
  }
  if (said.nodes === 0) {
    return said.value.kind === 'exact'
      ? `${t('said.known')} ${opinion(said.value)}`
      : t('said.random');
  }
  const looked = t('said.looked', { n: said.nodes, nodes: said.nodes });
  const deep = t('said.deep', { n: said.value.depth, depth: said.value.depth });
  return `${looked} ${deep} ${opinion(said.value)}`;
}

/** @param {Value} value */
function opinion(value) {
  if (value.plies !== null) {
    const moves = Math.floor((value.plies + 1) / 2);
    return t(value.type === 'win' ? 'said.win' : 'said.loss', { n: moves, moves });
  }
  if (value.margin !== null) {
    return t(value.type === 'win' ? 'said.winBy' : 'said.lossBy', { margin: value.margin });
  }
  if (value.type === 'draw') {
    return t('said.draw');
  }
  const key = value.score === 0 ? 'said.even' : value.score > 0 ? 'said.ahead' : 'said.behind';
  return t(key, { score: signed(value.score) });
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
 * What a side is called: you, if you are the only person, or Betacut; two people by what they said.
 * @param {import('./route.js').Route} route @param {number} side
 */
export function nameOf(route, side) {
  if (route.players[side] !== 'human') {
    return 'Betacut';
  }
  const isAlone = route.players[1 - side] !== 'human';
  return isAlone && route.page === 'play' ? t('player.you') : capital(t(`player.${side}`));
}

/** @param {string} text */
const capital = text => text.charAt(0).toUpperCase() + text.slice(1);

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

/** A level in a word. @param {number} level */
export const levelName = level => t(`strength.${STRENGTHS[level - 1] ?? 'master'}`);

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
  const words = `${levelName(number)} · ${playerText(player)}`;
  return level ? `${words} · ${eloText(level)}` : words;
}

/** What is known of a level's strength. @param {import('./answers').Level} level */
export const eloText = level =>
  level.elo === null
    ? t('strength.unmeasured')
    : t('strength.elo', { elo: signedElo(level.elo), error: level.error });

/** @param {number} elo */
const signedElo = elo => (elo < 0 ? '−' : '') + number(Math.abs(elo));

/** A player in words. @param {string} player */
export function playerText(player) {
  const level = /^level:(\d+)$/.exec(player);
  return level
    ? t('player.level', { level: level[1] })
    : ['human', 'perfect', 'random'].includes(player)
      ? t(`player.${player}`)
      : player;
}
