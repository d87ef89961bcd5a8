// @ts-check
/** Parts that more than one page shows: the board of the shown position, who moves, the bar. */
import { h } from './h.js';
import { boardView, buttonText, isOnBoard } from './board.js';
import { button, field, iconButton, option, select } from './controls.js';
import { candidates, chanceAt, forFirst, go, isHumanTurn, pick, step } from './game.js';
import { clockText, flagged, left } from './clock.js';
import { set } from './store.js';
import { number, percent, t } from './messages.js';
import { nameOf, outcomeText, short, strengthText, valueText } from './words.js';
import { positionKey, shown } from './route.js';

/**
 * @typedef {import('./store.js').State} State
 * @typedef {import('./answers').LegalMove} LegalMove
 * @typedef {import('./answers').Position} Position
 * @typedef {import('./answers').Values} Values
 */

/** The board of the shown position with everything one can do there. @param {State} state */
export function board(state) {
  const { position, route, picked } = state;
  if (!position) {
    return state.failedFor === positionKey(route)
      ? noPosition(state)
      : h('p', { class: 'quiet' }, t('loading'));
  }
  const isHere = state.positionFor === positionKey(route);
  const targets = isHere && isHumanTurn(state) ? targetsOf(state, position) : [];
  const last = position.history.at(-1);
  const before = position.history.at(-2)?.cells ?? position.first.cells;
  return h('div', { class: 'board-box' }, [
    boardView({
      board: position.board,
      view: route.view,
      picked,
      mover: position.mover,
      last: last ? last.cell : -1,
      before: last ? before : '',
      targets: targets.filter(one => isOnBoard(one.target)),
      cursor: state.cursor,
      label: t('board.label', { game: position.title }),
      onpick: pick,
      oncursor: target => set({ cursor: target }),
    }),
    buttons(targets.filter(one => !isOnBoard(one.target))),
    picked.length > 0 &&
      h('p', { class: 'quiet' }, [
        t('board.goOn'),
        ' ',
        button(t('board.reset'), () => set({ picked: [] }), { class: 'small' }),
      ]),
  ]);
}

/** An address that makes no sense: what can be done about it. @param {State} state */
const noPosition = state =>
  h('div', null, [
    h('p', null, t('board.none')),
    h('div', { class: 'row' }, [
      state.route.at > 0 &&
        button(t('board.oneLess'), () => go({ moves: shown(state.route).slice(0, -1) }), {
          class: 'one-less',
        }),
      button(t('analyse.start'), () => go({ start: '', moves: [] })),
    ]),
  ]);

/** Moves that no place on the board stands for. @param {import('./board.js').Target[]} targets */
const buttons = targets =>
  targets.length > 0 &&
  h('div', { class: 'row move-buttons' }, [
    targets.map(one =>
      button(
        [
          buttonText(one.target),
          one.chip &&
            h('span', { class: `chip-text ${one.tone}` }, one.tone === 'best' && '★', one.chip),
        ],
        () => pick(one.target),
        { key: one.target, 'data-target': one.target, 'aria-label': one.label },
      ),
    ),
  ]);

/**
 * What can be pointed at next, with its value if hints are on. While a move is half made, the
 * targets of other moves stay, so that one can change one's mind.
 * @param {State} state @param {Position} position
 */
function targetsOf(state, { legal, board }) {
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
  const tone = isBest ? 'best' : best.value.type === 'loss' ? 'bad' : 'plain';
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

/** Who is to move or has won. @param {State} state */
export function status(state) {
  const { position, route } = state;
  if (!position) {
    return null;
  }
  const late = flagged(state);
  const text = position.outcome
    ? outcomeText(position.outcome)
    : route.page === 'play' && late >= 0
      ? t('over.time', { player: t(`player.${late}`) })
      : state.thinking
        ? t('play.thinking', { player: t(`player.${position.mover}`) })
        : route.page === 'play' &&
            route.players[position.mover] === 'human' &&
            route.players.filter(one => one === 'human').length === 1
          ? t('play.yourTurn', { player: t(`player.${position.mover}`) })
          : t('live.turn', { player: t(`player.${position.mover}`) });
  return h('p', { class: 'status', 'data-outcome': position.outcome ? 'over' : null }, [
    h('svg', { class: 'stone-icon', viewBox: '0 0 10 10', 'aria-hidden': 'true' }, icon(position)),
    text,
  ]);
}

/** @param {Position} position */
function icon(position) {
  const side = position.outcome ? position.outcome.winner : position.mover;
  return side === null ? [] : disc(side);
}

/** A side's sign. @param {number} side */
const disc = side =>
  h('g', { class: side === 0 ? 'first' : 'second' }, [
    h('circle', { class: 'stone', cx: 5, cy: 5, r: 4.4 }),
    side === 1 && h('circle', { class: 'ring', cx: 5, cy: 5, r: 2.5 }),
  ]);

/** The side that sits below the board: that of the only person, or the first. @param {State} state */
export const ownSide = ({ route: { players } }) =>
  players[0] !== 'human' && players[1] === 'human' ? 1 : 0;

/** A side: its disc, its name, how strong it is, its clock. @param {State} state @param {number} side */
export function card(state, side) {
  const { position, route, game } = state;
  const isToMove = position && !position.outcome && position.mover === side;
  const isLate = flagged(state) === side;
  const rest = left(state, side);
  return h('div', { class: `card ${side === ownSide(state) ? 'own' : 'other'}`, key: side }, [
    h('svg', { class: 'stone-icon', viewBox: '0 0 10 10', 'aria-hidden': 'true' }, disc(side)),
    h('div', { class: 'who' }, [
      h('b', null, nameOf(route, side)),
      h('span', { class: 'quiet' }, strengthText(route.players[side], game)),
    ]),
    rest !== null && [
      h('span', { class: isToMove && isLate === false ? 'clock on' : 'clock' }, [
        clockText(rest),
        isLate && ' ⚑',
      ]),
    ],
    isToMove && h('span', { class: 'to-move', 'aria-hidden': 'true' }),
  ]);
}

/** To the beginning, back, on, to the end. @param {State} state */
export function steps({ route }) {
  const isFirst = route.at === 0;
  const isLast = route.at === route.moves.length;
  /** @type {[import('./icons.js').IconName, number, boolean][]} */
  const all = [
    ['first', -Infinity, isFirst],
    ['back', -1, isFirst],
    ['next', 1, isLast],
    ['last', Infinity, isLast],
  ];
  return h('div', { class: 'steps', role: 'group', 'aria-label': t('steps.title') }, [
    all.map(([name, by, disabled]) =>
      iconButton(name, t(`steps.${name}`), () => step(by), { class: `step-${name}`, disabled }),
    ),
  ]);
}

/**
 * What a finished search of the shown position says, which is deeper than the review.
 * @param {State} state
 */
function searchedChance(state) {
  const { values, position, route } = state;
  const isHere = values && values.end !== 'running' && state.valuesFor === positionKey(route);
  return isHere && position ? forFirst(position.mover, values.value.chance) : null;
}

/** How good the position is for the first player, as a bar with a sentence. @param {State} state */
export function bar(state) {
  const { route, position } = state;
  const outcome = position?.outcome;
  const chance = outcome
    ? outcome.winner === null
      ? 0.5
      : outcome.winner === 0
        ? 1
        : 0
    : (searchedChance(state) ?? chanceAt(route.at, state));
  const text = chance === null ? t('bar.unknown') : t('bar.chance', { chance: percent(chance) });
  const share = 100 * (chance ?? 0.5);
  return h('div', { class: 'bar', title: text }, [
    h('div', { class: 'bar-track', 'aria-hidden': 'true', style: { '--share': `${share}%` } }, [
      h('div', { class: 'bar-fill' }),
      chance !== null &&
        h('span', { class: `bar-number ${chance < 0.5 ? 'second' : 'first'}` }, [
          number(Math.round(Math.max(share, 100 - share))),
        ]),
    ]),
    h('p', { class: 'hidden-text' }, text),
  ]);
}

/** The game, as a choice. @param {State} state @param {(id: string) => void} onpick */
export function gameChoice({ games, route, position }, onpick) {
  const isListed = games.some(one => one.id === route.game);
  const other = { id: route.game, title: position?.title ?? route.game };
  const options = (isListed ? games : [...games, other]).map(one =>
    option(one.id, one.title, one.id === route.game),
  );
  return field(t('play.game'), select({ class: 'game-choice' }, options, onpick));
}

/** Turns the board. @param {State} state */
export function turnBoard(state) {
  const board = state.position?.board ?? state.game?.board;
  const count = !board || board.kind === 'columns' ? 2 : board.width === board.height ? 8 : 4;
  go({ view: state.route.view < count ? (state.route.view + 1) % count : 0 }, { replace: true });
}

/** The shown position as text. @param {State} state */
export function asText({ position, route }) {
  if (!position) {
    return location.href;
  }
  const { cells, width, height } = position.board;
  const rows = Array.from({ length: height }, (_, row) =>
    [...cells.slice(row * width, (row + 1) * width)].join(' '),
  );
  const moves = shown(route).join(' ');
  return [position.title, ...rows, position.position, moves, location.href, ''].join('\n');
}
