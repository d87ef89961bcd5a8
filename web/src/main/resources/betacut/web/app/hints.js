// @ts-check
/** What can be pointed at, and what that is worth. */
import { button } from './controls.js';
import { candidates } from './game.js';
import { h } from './h.js';
import { positionKey } from './route.js';
import { t } from './messages.js';
import { set } from './store.js';
import { chipText, valueText } from './words.js';

/**
 * @typedef {import('./store.js').State} State
 * @typedef {import('./answers').LegalMove} LegalMove
 * @typedef {import('./answers').Position} Position
 * @typedef {import('./answers').Value} Value
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
  const named = [...next].map(([target, moves]) => ({
    target,
    name: targetName(target, board),
    // Beside how a move may go on, other moves need no number.
    value: values && goesOn(moves, picked) ? bestOf(moves, values) : undefined,
  }));
  const known = named.flatMap(({ value }) => (value ? [value] : []));
  const numbered = route.hints === 'all' || known.length <= FEW ? known.length : BEST;
  const last = [...known].sort((a, b) => a.rank - b.rank)[numbered - 1]?.rank ?? 0;
  return named.map(({ target, name, value }) => ({
    target,
    label: name,
    ...(value && told(name, value, known, value.rank <= last)),
  }));
}

/** @param {LegalMove[]} moves @param {string[]} picked */
const goesOn = (moves, picked) => candidates(moves, picked).length > 0;

/** As many moves have their number at once: nobody has to look for them. */
const FEW = 8;
/** So many have it where there are more; the others are dots. */
const BEST = 5;

/**
 * @typedef {{value: Value, best: Value, rank: number}} Known what a target is worth at best, and
 *     the best there is
 */

/**
 * @param {LegalMove[]} moves @param {Values} values
 * @returns {Known | undefined}
 */
function bestOf(moves, values) {
  const same = new Set(moves.map(move => move.as));
  const rank = values.moves.findIndex(one => same.has(one.move));
  return rank < 0
    ? undefined
    : { value: values.moves[rank].value, best: values.moves[0].value, rank };
}

/** @param {string} name @param {Known} one @param {Known[]} all @param {boolean} isNumbered */
function told(name, { value, best }, all, isNumbered) {
  const isBest = value.score === best.score;
  const chances = all.map(other => other.value.chance);
  const [low, high] = [Math.min(...chances), Math.max(...chances)];
  return {
    label: `${name}: ${valueText(value)}${isBest ? ', ' + t('hints.isBest') : ''}`,
    chip: isNumbered ? chipText(value) : undefined,
    tone: tone(value, best) + (isBest ? ' best' : ''),
    heat: high > low ? (value.chance - low) / (high - low) : 1,
  };
}

/** How much chance a move may give away and still be good, or fair. */
const GOOD = 0.05;
const FAIR = 0.2;

/**
 * Good is what keeps the value, however long that takes; fair what keeps some of it.
 * @param {Value} value @param {Value} best
 */
export function tone(value, best) {
  if (value.type === 'loss') {
    return 'bad';
  }
  if (value.type !== 'opinion' && value.unit !== 'discs' && value.unit !== 'seeds') {
    return value.type === 'win' || best.type !== 'win' ? 'good' : 'fair';
  }
  const lost = best.chance - value.chance;
  return lost <= GOOD ? 'good' : lost <= FAIR ? 'fair' : 'bad';
}

/**
 * What H and the button do: off, a heat map with the best numbers, all numbers where there are
 * more.
 * @param {State} state
 */
export function nextHints({ route, position }) {
  const isCrowded = new Set(position?.legal.map(move => move.path[0])).size > FEW;
  return route.hints === 'off' ? 'best' : route.hints === 'best' && isCrowded ? 'all' : 'off';
}

const LEGEND = 'legend';

/** What colours and signs mean, until somebody has read it. @param {State} state */
export function legend({ route, values, position }) {
  if (route.hints === 'off' || !values || !position || localStorage.getItem(LEGEND)) {
    return null;
  }
  const unit = values.moves[0]?.value.unit ?? 'chance';
  return h('div', { class: 'legend', key: 'legend' }, [
    h('p', null, [
      ['good', 'fair', 'bad'].map(name =>
        h('span', null, [h('i', { class: `swatch ${name}` }), t(`legend.${name}`)]),
      ),
    ]),
    h('p', { class: 'quiet' }, [t(`legend.${unit}`), ' ', t('legend.known')]),
    button(
      t('legend.seen'),
      () => {
        localStorage.setItem(LEGEND, 'seen');
        set({});
      },
      { class: 'small legend-seen' },
    ),
  ]);
}

/**
 * A cell as people call it; where stones are dropped, its column and the row from below.
 * @param {import('./answers').Board} board @param {number} cell
 */
export function cellName({ columns, rows, width, height, kind }, cell) {
  const row = Math.floor(cell / width);
  return cell < 0
    ? ''
    : kind === 'columns'
      ? t('setup.place', { column: columns[cell % width], row: height - row })
      : columns[cell % width] + rows[row];
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
