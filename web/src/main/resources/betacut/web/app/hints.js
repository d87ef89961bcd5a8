// @ts-check
/** What can be pointed at, and what that is worth. */
import { candidates } from './game.js';
import { positionKey } from './route.js';
import { t } from './messages.js';
import { short, valueText } from './words.js';

/**
 * @typedef {import('./store.js').State} State
 * @typedef {import('./answers').LegalMove} LegalMove
 * @typedef {import('./answers').Position} Position
 * @typedef {import('./answers').Values} Values
 */

/**
 * What can be pointed at next, with its value if hints are on. While a move is half made, the
 * targets of other moves stay, so that one can change one's mind.
 * @param {State} state @param {Position} position
 */
export function targetsOf(state, { legal, board }) {
  const { picked, route } = state;
  const values =
    route.hints !== 'off' && state.valuesFor === positionKey(route) ? state.values : null;
  /** @type {Map<string, LegalMove[]>} */
  const next = new Map();
  const add = (/** @type {LegalMove} */ move, /** @type {number} */ i) => {
    const moves = next.get(move.path[i]) ?? [];
    next.set(move.path[i], [...moves, move]);
  };
  candidates(legal, picked).forEach(move => add(move, picked.length));
  if (picked.length) {
    legal
      .filter(move => !next.has(move.path[0]) && move.path[0] !== picked[0])
      .forEach(move => add(move, 0));
  }
  return [...next].map(([target, moves]) => {
    const name = targetName(target, board);
    return { target, ...told(name, moves, values, route.hints === 'best') };
  });
}

/**
 * @param {string} name @param {LegalMove[]} moves @param {Values | null} values
 * @param {boolean} bestOnly
 */
function told(name, moves, values, bestOnly) {
  const same = new Set(moves.map(move => move.as));
  const best = values?.moves.find(one => same.has(one.move));
  if (!values || !best) {
    return { label: name };
  }
  const isBest = best.value.score === values.moves[0].value.score;
  const label = `${name}: ${valueText(best.value)}${isBest ? ', ' + t('hints.isBest') : ''}`;
  if (bestOnly && !isBest) {
    return { label: name };
  }
  const tone = isBest ? 'good best' : best.value.type === 'loss' ? 'bad' : 'fair';
  return { label, chip: short(best.value), tone };
}

/** @param {string} target @param {import('./answers').Board} board */
function targetName(target, board) {
  const [kind, numeral, how] = target.split(':');
  if (/^\d+$/.test(kind)) {
    const cell = Number(kind);
    const isFarHouse = board.kind === 'seeds' && cell < board.width;
    return t('target.cell', {
      cell: isFarHouse
        ? String(board.width - 1 - cell)
        : board.columns[cell % board.width] + board.rows[Math.floor(cell / board.width)],
    });
  }
  return kind === 'column'
    ? t('target.column', { column: board.columns[Number(numeral)] })
    : kind === 'turn'
      ? t(`target.turn.${how}`, { quarter: Number(numeral) + 1 })
      : kind === 'pass'
        ? t('play.pass')
        : target.replace(/^move:/, '');
}
