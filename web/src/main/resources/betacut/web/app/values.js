// @ts-check
/** What is known of a game's moves: the list with marks, graphs, tables, and why a move is bad. */
import { button, head, iconButton, row, scroll } from './controls.js';
import { h } from './h.js';
import { go } from './game.js';
import { previews } from './preview.js';
import { chanceAt, reviewed } from './review.js';
import { current, setOwn } from './store.js';
import { number, percent, t } from './messages.js';
import { short, sideName, sideText, spokenTo, valueText } from './words.js';
import { another, positionKey, shared } from './route.js';

/**
 * @typedef {import('./store.js').State} State
 * @typedef {import('./answers').Values} Values
 */

const MARKS = ['', '?!', '?', '??'];

/**
 * The mark of a move as it is shown. Against a level, what a person gives away counts as much as
 * that level can make of it: a loss that is further away than it sees is inaccurate at most, and
 * an opinion weighs less the weaker the level is. Elsewhere the mark is that of the review.
 * @param {number} ply @param {State} state
 */
export function markAt(ply, state) {
  const known = reviewed(ply, state);
  const { route } = state;
  if (!known?.mark || route.page !== 'play' || route.players[known.mover] !== 'human') {
    return known?.mark ?? '';
  }
  const level = Number(/^level:(\d+)$/.exec(route.players[1 - known.mover])?.[1] ?? 10);
  const { type, kind, plies } = known.played?.value ?? {};
  const isSure = type === 'loss' && kind === 'exact' && typeof plies === 'number';
  const weight = MARKS.indexOf(known.mark);
  return isSure
    ? MARKS[Number(plies) <= 2 + 2 * level || level >= 10 ? weight : Math.min(1, weight)]
    : MARKS[Math.max(0, weight - (level <= 3 ? 2 : level <= 7 ? 1 : 0))];
}

/** The moves in numbered pairs, with marks; any of them can be gone to. @param {State} state */
export function moveList(state) {
  const { route } = state;
  if (!route.moves.length) {
    return h('p', { class: 'quiet' }, t('moves.none'));
  }
  const pairs = pairsOf(route.moves.length, ply => moverAt(ply, state));
  const after = pairs.map(([first, second]) => second ?? first ?? 0);
  const others = route.variations
    .map(line => ({ line, ply: shared(line, route.moves) }))
    .filter(({ line, ply }) => ply < line.length);
  return [
    h('ol', { class: 'moves', 'aria-label': t('moves.title') }, [
      pairs.map(([first, second], i) => [
        h('li', { key: `move ${i}` }, [
          h('span', { class: 'move-number', 'aria-hidden': 'true' }, `${i + 1}.`),
          [first, second].map((ply, side) =>
            ply === null ? h('span', null, side === 0 ? '…' : '') : move(ply, state),
          ),
        ]),
        others
          .filter(
            ({ ply }) =>
              ply <= after[i] + (i === pairs.length - 1 ? 1 : 0) && (i === 0 || ply > after[i - 1]),
          )
          .map(({ line, ply }) => variation(line, ply, state)),
      ]),
    ]),
    dropped(state),
  ];
}

/**
 * Another way the game went from a ply on; any of its moves can be gone to.
 * @param {string[]} line @param {number} from @param {State} state
 */
const variation = (line, from, { route }) =>
  h('li', { class: 'variation', key: `variation ${line.join(' ')}` }, [
    h('span', { class: 'move-number', 'aria-hidden': 'true' }, '↳'),
    h('span', null, [
      line
        .slice(from)
        .map((words, i) =>
          button(words, () => go(another(route, line.slice(0, from + i + 1))), {
            class: 'move',
            'aria-label': t('moves.goToOther', { ply: from + i + 1, move: words }),
          }),
        ),
    ]),
    iconButton('bin', t('moves.drop'), () => drop(line), { class: 'small drop' }),
  ]);

/** Deletes a variation; it can be had back. @param {string[]} line */
function drop(line) {
  const { route } = current();
  setOwn('moves', { dropped: line });
  go({ variations: route.variations.filter(one => one !== line) }, { replace: true });
}

/** @param {State} state */
function dropped({ own, route }) {
  const line = own.moves?.dropped;
  const back = () => {
    setOwn('moves', { dropped: undefined });
    go({ variations: [...route.variations, line ?? []] }, { replace: true });
  };
  return (
    line &&
    h('p', { class: 'quiet dropped' }, [
      t('moves.dropped'),
      ' ',
      button(t('moves.undrop'), back, { class: 'small' }),
    ])
  );
}

/**
 * Who made a move of the game; where the server has not said it yet, sides take turns.
 * @param {number} ply @param {State} state
 */
const moverAt = (ply, state) =>
  reviewed(ply, state)?.mover ??
  state.position?.history[ply]?.mover ??
  ((state.position?.first.mover ?? 0) + ply) % 2;

/**
 * Plies by number: each row has a move of the first and one of the second player, if they took
 * turns; who moves twice begins a new row.
 * @param {number} count @param {(ply: number) => number} mover
 */
export function pairsOf(count, mover) {
  /** @type {[number | null, number | null][]} */
  const pairs = [];
  for (let ply = 0; ply < count; ply++) {
    const side = mover(ply);
    const open = pairs.at(-1);
    if (side === 1 && open && open[1] === null) {
      open[1] = ply;
    } else {
      pairs.push(side === 0 ? [ply, null] : [null, ply]);
    }
  }
  return pairs;
}

/** @param {number} ply @param {State} state */
function move(ply, state) {
  const { route } = state;
  const words = route.moves[ply];
  const sign = markAt(ply, state);
  const isHere = ply + 1 === route.at;
  return button([words, sign && h('span', { class: 'mark' }, sign)], () => go({ at: ply + 1 }), {
    class: 'move' + (sign ? ' marked' : ''),
    'aria-current': isHere ? 'step' : null,
    'aria-label':
      t('moves.goTo', { ply: ply + 1, move: words }) + (sign ? ', ' + t(`mark.${sign}`) : ''),
    after: isHere ? inView : () => {},
  });
}

/** The list follows the game, and nothing else moves. @param {Element} node */
function inView(node) {
  const list = /** @type {HTMLElement} */ (node.closest('.moves'));
  const [box, row] = [list.getBoundingClientRect(), node.getBoundingClientRect()];
  if (row.top < box.top || row.bottom > box.bottom) {
    list.scrollTop += row.top - box.top - (box.height - row.height) / 2;
  }
}

/** @param {State} state */
const plyPlace = state => (/** @type {number} */ ply) =>
  (100 * ply) / Math.max(1, state.route.moves.length);

/**
 * The evaluation over the game as a picture, or a word that there will be one.
 * @param {State} state
 */
export function curve(state) {
  const drawn = curvePicture(state);
  return drawn
    ? h('figure', { class: 'curve-box' }, drawn)
    : h('p', { class: 'quiet curve-box' }, t('graph.none'));
}

/** The evaluation over the game: a graph, a sentence, a table. @param {State} state */
export function graph(state) {
  const drawn = curvePicture(state);
  if (!drawn) {
    return h('p', { class: 'quiet' }, t('graph.none'));
  }
  return h('figure', { class: 'graph' }, [
    drawn,
    h('figcaption', { class: 'quiet' }, accuracies(state)),
    thinking(state, plyPlace(state)),
    h('details', null, h('summary', null, t('graph.table')), table(state)),
  ]);
}

/** @param {State} state */
function curvePicture(state) {
  const { route } = state;
  const points = Array.from({ length: route.moves.length + 1 }, (_, ply) => ply).flatMap(ply => {
    const chance = chanceAt(ply, state);
    return chance === null ? [] : [{ ply, chance }];
  });
  if (points.length < 2) {
    return null;
  }
  const x = plyPlace(state);
  const y = (/** @type {number} */ chance) => 40 - 40 * chance;
  return h(
    'svg',
    {
      viewBox: '-1 -1 102 42',
      role: 'img',
      'aria-label': accuracies(state),
      preserveAspectRatio: 'none',
    },
    [
      h('line', { class: 'axis', x1: 0, y1: 20, x2: 100, y2: 20 }),
      h('polyline', {
        class: 'curve',
        points: points.map(point => `${x(point.ply)},${y(point.chance)}`).join(' '),
      }),
      points
        .filter(point => markAt(point.ply - 1, state))
        .map(point =>
          h('path', {
            class: `slip ${reviewed(point.ply - 1, state)?.mover === 0 ? 'first' : 'second'}`,
            d: `M${x(point.ply)} ${y(point.chance)}h0`,
          }),
        ),
      h('line', { class: 'now', x1: x(route.at), y1: 0, x2: x(route.at), y2: 40 }),
    ],
  );
}

/** How accurate both sides were. @param {State} state */
function accuracies(state) {
  const [first, second] = [0, 1].map(side => accuracy(state, side));
  return t('graph.sentence', { first, second });
}

/** How accurate a side was, in words. @param {State} state @param {number} side */
function accuracy(state, side) {
  const moves = state.route.moves.flatMap((_, ply) => reviewed(ply, state) ?? []);
  const own = moves.filter(one => one.mover === side);
  const board = spokenTo(state.route) < 0 && state.position?.board;
  const player = board ? sideText(board, side) : sideName(side, state.route);
  const share = mean(own.flatMap(one => one.accuracy ?? []));
  const loss = mean(own.flatMap(one => one.loss ?? []));
  return share === null || loss === null
    ? t('graph.nobody', { player })
    : t('graph.side', {
        player,
        accuracy: percent(share),
        loss: number(loss, { style: 'percent', maximumFractionDigits: 1 }),
      });
}

/** @param {number[]} numbers */
const mean = numbers => (numbers.length ? sum(numbers) / numbers.length : null);

/**
 * How long each move took: bars below the graph, and a sentence.
 * @param {State} state @param {(ply: number) => number} x
 */
function thinking(state, x) {
  const { route } = state;
  const times = route.moves.map((_, ply) => route.times[ply] ?? 0);
  const longest = Math.max(...times);
  if (longest === 0) {
    return null;
  }
  const side = (/** @type {number} */ ply) => moverAt(ply, state);
  const total = (/** @type {number} */ one) =>
    seconds(sum(times.filter((_, ply) => side(ply) === one)) || null) || '–';
  const slowest = times.indexOf(longest);
  const text = t('graph.thinking', {
    first: total(0),
    second: total(1),
    ply: slowest + 1,
    move: route.moves[slowest],
    longest: seconds(longest),
  });
  return [
    h(
      'svg',
      {
        class: 'thinking',
        viewBox: '-1 0 102 20',
        role: 'img',
        'aria-label': text,
        preserveAspectRatio: 'none',
      },
      [
        times.map((time, ply) =>
          h('rect', {
            class: side(ply) === 0 ? 'first' : 'second',
            x: x(ply),
            y: 20 - (20 * time) / longest,
            width: 0.9 * x(1),
            height: (20 * time) / longest,
          }),
        ),
      ],
    ),
    h('p', { class: 'quiet' }, text),
  ];
}

/** @param {number[]} numbers */
const sum = numbers => numbers.reduce((all, one) => all + one, 0);

/** @param {State} state */
function table(state) {
  const names = ['ply', 'player', 'move', 'best', 'value', 'loss'];
  const columns = hasTimes(state) ? [...names, 'time'] : names;
  return scroll(
    t('graph.table'),
    h('table', null, [
      head(columns.map(name => t(`column.${name}`))),
      h('tbody', null, [
        state.route.moves.map((move, ply) => {
          const known = reviewed(ply, state);
          const cells = [
            number(ply + 1),
            known ? sideName(known.mover, state.route) : '',
            [move, ' ', markAt(ply, state)],
            known?.best.move ?? '',
            known?.played ? short(known.played.value) : '',
            known ? lost(known) : '',
            seconds(state.route.times[ply]),
          ];
          return h('tr', null, [cells.slice(0, columns.length).map(cell => h('td', null, cell))]);
        }),
      ]),
    ]),
  );
}

/**
 * What a move gave away, as far as that can be told; about so much, if by estimates.
 * @param {import('./answers').ReviewedPly} known
 */
export const lost = ({ loss, basis }) =>
  loss === null
    ? basis === 'unlike'
      ? '?'
      : ''
    : (basis === 'estimate' ? '≈ ' : '') + percent(loss);

/** @param {State} state */
const hasTimes = state => state.route.times.some(time => time !== null);

/** @param {number | null | undefined} tenths */
export const seconds = tenths =>
  tenths === undefined || tenths === null
    ? ''
    : t('seconds', { seconds: number(tenths / 10, { minimumFractionDigits: 1 }) });

/** What it took to find values. @param {Values} values */
export const searched = values =>
  values.end === 'book'
    ? t('values.book')
    : values.nodes === 0 && values.end === 'solved'
      ? t('values.known')
      : t('values.caption', { n: values.nodes, nodes: values.nodes, depth: values.depth });

/** Why there are no values to see. @param {State} state */
export const noValues = state =>
  h('p', { class: 'quiet' }, [
    t(
      !state.position
        ? 'board.none'
        : state.position.outcome
          ? 'values.over'
          : state.route.page === 'play'
            ? 'values.none'
            : 'loading',
    ),
  ]);

/** The values of all moves as a table, best first. @param {State} state */
export function valueTable(state) {
  const { values } = state;
  if (!values || state.valuesFor !== positionKey(state.route)) {
    return null;
  }
  return scroll(
    t('values.title'),
    h('table', { class: 'values' }, [
      h('caption', { class: 'quiet' }, searched(values)),
      head(['move', 'value', 'known'].map(name => t(`column.${name}`))),
      h('tbody', null, [
        values.moves.map(({ move, value }) =>
          row(
            button(move, () => {}, {
              class: 'move',
              title: t('values.preview'),
              ...previews([move]),
            }),
            [short(value), valueText(value)],
            { key: move },
          ),
        ),
      ]),
    ]),
  );
}
