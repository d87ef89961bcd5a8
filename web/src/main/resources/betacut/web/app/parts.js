// @ts-check
/** Parts that more than one page shows: the board of the shown position, bars, graphs, lists. */
import { h } from './h.js';
import { boardView, buttonText, isOnBoard } from './board.js';
import {
  candidates,
  chanceAt,
  forFirst,
  go,
  hasPage,
  isHumanTurn,
  pick,
  reviewed,
} from './game.js';
import { flagged } from './clock.js';
import { set } from './store.js';
import { number, percent, t } from './messages.js';
import { mark, outcomeText, short, valueText } from './words.js';
import { format, positionKey, shown } from './route.js';

/** @typedef {import('./store.js').State} State */

/** The board of the shown position with everything one can do there. @param {State} state */
export function board(state) {
  const { position, route, picked } = state;
  if (!position) {
    return state.failedFor === positionKey(route)
      ? noPosition(state)
      : h('p', { class: 'quiet' }, t('loading'));
  }
  const isHere = state.positionFor === positionKey(route);
  const targets = isHere && isHumanTurn(state) ? targetsOf(state) : [];
  const last = position.history.at(-1);
  const before = position.history.length > 1 ? position.history.at(-2).cells : position.first.cells;
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
        h('button', { class: 'small', onclick: () => set({ picked: [] }) }, t('board.reset')),
      ]),
  ]);
}

/** An address that makes no sense: what can be done about it. @param {State} state */
const noPosition = state =>
  h('div', null, [
    h('p', null, t('board.none')),
    h('div', { class: 'row' }, [
      state.route.at > 0 &&
        h(
          'button',
          { class: 'one-less', onclick: () => go({ moves: shown(state.route).slice(0, -1) }) },
          [t('board.oneLess')],
        ),
      h('button', { onclick: () => go({ start: '', moves: [] }) }, t('analyse.start')),
    ]),
  ]);

/** Moves that no place on the board stands for. @param {any[]} targets */
const buttons = targets =>
  targets.length > 0 &&
  h('div', { class: 'row move-buttons' }, [
    targets.map(one =>
      h(
        'button',
        {
          key: one.target,
          'data-target': one.target,
          onclick: () => pick(one.target),
          'aria-label': one.label,
        },
        [
          buttonText(one.target),
          one.chip &&
            h('span', { class: `chip-text ${one.tone}` }, one.tone === 'best' && '★', one.chip),
        ],
      ),
    ),
  ]);

/**
 * What can be pointed at next, with its value if hints are on. While a move is half made, the
 * targets of other moves stay, so that one can change one's mind.
 * @param {State} state
 */
function targetsOf(state) {
  const { position, picked, route } = state;
  const values =
    route.hints !== 'off' && state.valuesFor === positionKey(route) ? state.values : null;
  const next = new Map();
  const add = (/** @type {any} */ move, /** @type {number} */ i) => {
    const moves = next.get(move.path[i]) ?? [];
    next.set(move.path[i], [...moves, move]);
  };
  if (picked.length) {
    candidates(position.legal, picked).forEach(move => add(move, picked.length));
    position.legal
      .filter((/** @type {any} */ move) => !next.has(move.path[0]) && move.path[0] !== picked[0])
      .forEach((/** @type {any} */ move) => add(move, 0));
  } else {
    position.legal.forEach((/** @type {any} */ move) => add(move, 0));
  }
  return [...next].map(([target, moves]) => ({ target, ...told(target, moves, values, state) }));
}

/** @param {string} target @param {any[]} moves @param {any} values @param {State} state */
function told(target, moves, values, state) {
  const name = targetName(target, state);
  const best = values && bestOf(moves, values);
  if (!best) {
    return { label: name };
  }
  const isBest = best.value.score === values.moves[0].value.score;
  const label = `${name}: ${valueText(best.value)}${isBest ? ', ' + t('hints.isBest') : ''}`;
  if (state.route.hints === 'best' && !isBest) {
    return { label: name };
  }
  const isSure = best.value.type !== 'opinion';
  const tone = isBest ? 'best' : isSure && best.value.type === 'loss' ? 'bad' : 'plain';
  return { label, chip: short(best.value), tone };
}

/** @param {any[]} moves @param {any} values */
function bestOf(moves, values) {
  const names = new Set(moves.map(move => move.as));
  return values.moves.find((/** @type {any} */ one) => names.has(one.move));
}

/** @param {string} target @param {State} state */
function targetName(target, state) {
  const [kind, numeral, how] = target.split(':');
  const { board } = state.position;
  if (/^\d+$/.test(kind)) {
    const cell = Number(kind);
    return t('target.cell', {
      cell: board.columns[cell % board.width] + board.rows[Math.floor(cell / board.width)],
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

/** @param {any} position */
function icon(position) {
  const side = position.outcome ? position.outcome.winner : position.mover;
  return side === null
    ? []
    : h('g', { class: side === 0 ? 'first' : 'second' }, [
        h('circle', { class: 'stone', cx: 5, cy: 5, r: 4.4 }),
        side === 1 && h('circle', { class: 'ring', cx: 5, cy: 5, r: 2.5 }),
      ]);
}

/**
 * What a finished search of the shown position says, which is deeper than the review.
 * @param {State} state
 */
function searchedChance(state) {
  const { values, position, route } = state;
  const isHere = values && values.end !== 'running' && state.valuesFor === positionKey(route);
  return isHere ? forFirst(position.mover, values.value.chance) : null;
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
  return h('div', { class: 'bar' }, [
    h('div', { class: 'bar-track', 'aria-hidden': 'true' }, [
      h('div', { class: 'bar-fill', style: { width: `${100 * (chance ?? 0.5)}%` } }),
    ]),
    h('p', { class: 'quiet' }, text),
  ]);
}

/** The moves, with marks; any of them can be gone to. @param {State} state */
export function moveList(state) {
  const { route } = state;
  if (!route.moves.length) {
    return h('p', { class: 'quiet' }, t('moves.none'));
  }
  return h('ol', { class: 'moves', 'aria-label': t('moves.title') }, [
    route.moves.map((move, ply) => {
      const known = reviewed(ply, state);
      const sign = mark(known?.loss);
      return h('li', null, [
        h(
          'button',
          {
            class: 'move' + (sign ? ' marked' : ''),
            'aria-current': ply + 1 === route.at ? 'step' : null,
            onclick: () => go({ at: ply + 1 }),
            'aria-label':
              t('moves.goTo', { ply: ply + 1, move }) + (sign ? ', ' + t(`mark.${sign}`) : ''),
          },
          [move, sign && h('span', { class: 'mark' }, sign)],
        ),
      ]);
    }),
  ]);
}

/** The evaluation over the game: a graph, a sentence, a table. @param {State} state */
export function graph(state) {
  const { route } = state;
  const plies = route.moves.map((_, ply) => ply);
  const points = [...plies, route.moves.length]
    .map(ply => ({ ply, chance: chanceAt(ply, state) }))
    .filter(point => point.chance !== null);
  if (points.length < 2) {
    return h('p', { class: 'quiet' }, t('graph.none'));
  }
  const width = 100;
  const x = (/** @type {number} */ ply) => (width * ply) / Math.max(1, route.moves.length);
  const y = (/** @type {any} */ chance) => 40 - 40 * chance;
  const losses = [0, 1].map(side =>
    sum(
      plies
        .map(ply => reviewed(ply, state))
        .filter(one => one?.mover === side)
        .map(one => one.loss ?? 0),
    ),
  );
  const text = t('graph.sentence', { first: percent(losses[0]), second: percent(losses[1]) });
  return h('figure', { class: 'graph' }, [
    h(
      'svg',
      {
        viewBox: `-1 -1 ${width + 2} 42`,
        role: 'img',
        'aria-label': text,
        preserveAspectRatio: 'none',
      },
      [
        h('line', { class: 'axis', x1: 0, y1: 20, x2: width, y2: 20 }),
        h('polyline', {
          class: 'curve',
          points: points.map(point => `${x(point.ply)},${y(point.chance)}`).join(' '),
        }),
        points
          .filter(point => mark(reviewed(point.ply - 1, state)?.loss))
          .map(point =>
            h('path', {
              class: `slip ${reviewed(point.ply - 1, state).mover === 0 ? 'first' : 'second'}`,
              d: `M${x(point.ply)} ${y(point.chance)}h0`,
            }),
          ),
        h('line', { class: 'now', x1: x(route.at), y1: 0, x2: x(route.at), y2: 40 }),
      ],
    ),
    h('figcaption', { class: 'quiet' }, text),
    thinking(state, x),
    h('details', null, h('summary', null, t('graph.table')), table(state)),
  ]);
}

/**
 * How long each move took: bars below the graph, and a sentence.
 * @param {State} state @param {(ply: number) => number} x
 */
function thinking(state, x) {
  const { route, position } = state;
  const times = route.moves.map((_, ply) => route.times[ply] ?? 0);
  const longest = Math.max(...times);
  if (longest === 0) {
    return null;
  }
  const side = (/** @type {number} */ ply) => (position.first.mover + ply) % 2;
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
  const head = [
    'ply',
    'player',
    'move',
    'best',
    'value',
    'loss',
    ...(hasTimes(state) ? ['time'] : []),
  ];
  const rows = state.route.moves.map((move, ply) => ({ move, ply, known: reviewed(ply, state) }));
  return h(
    'div',
    { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': t('graph.table') },
    [
      h('table', null, [
        h('thead', null, [
          h('tr', null, [head.map(name => h('th', { scope: 'col' }, t(`column.${name}`)))]),
        ]),
        h('tbody', null, [
          rows.map(({ move, ply, known }) =>
            h('tr', null, [
              h('td', null, number(ply + 1)),
              h('td', null, known ? t(`player.${known.mover}`) : ''),
              h('td', null, move, ' ', mark(known?.loss)),
              h('td', null, known?.best.move ?? ''),
              h('td', null, known?.played ? short(known.played.value) : ''),
              h('td', null, known ? percent(known.loss ?? 0) : ''),
              hasTimes(state) && h('td', null, seconds(state.route.times[ply])),
            ]),
          ),
        ]),
      ]),
    ],
  );
}

/** @param {State} state */
const hasTimes = state => state.route.times.some(time => time !== null);

/** @param {number | null | undefined} tenths */
export const seconds = tenths =>
  tenths === undefined || tenths === null
    ? ''
    : t('seconds', { seconds: number(tenths / 10, { minimumFractionDigits: 1 }) });

/** What it took to find values. @param {any} values */
export const searched = values =>
  values.nodes === 0 && values.end === 'solved'
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
  return h(
    'div',
    { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': t('values.title') },
    [
      h('table', { class: 'values' }, [
        h('caption', { class: 'quiet' }, searched(values)),
        h('thead', null, [
          h('tr', null, [
            ['move', 'value', 'known'].map(name => h('th', { scope: 'col' }, t(`column.${name}`))),
          ]),
        ]),
        h('tbody', null, [
          values.moves.map((/** @type {any} */ one) =>
            h('tr', { key: one.move }, [
              h('th', { scope: 'row' }, one.move),
              h('td', null, short(one.value)),
              h('td', null, valueText(one.value)),
            ]),
          ),
        ]),
      ]),
    ],
  );
}

/** What refutes a move: the line, and what was better. @param {State} state */
export function whyPanel(state) {
  const { why, route } = state;
  if (!why) {
    return null;
  }
  if (why.isLoading) {
    return h('section', { class: 'panel', key: 'why' }, [
      h('h2', null, t('why.title')),
      h('p', null, t('loading')),
    ]);
  }
  const moves = [
    ...route.moves.slice(0, why.ply),
    why.move,
    ...why.line.map((/** @type {any} */ one) => one.move),
  ];
  return h('section', { class: 'panel why', key: 'why' }, [
    h('h2', null, t('why.title')),
    h('p', null, [
      t('why.sentence', {
        move: why.move,
        value: valueText(why.value),
        best: why.best.move,
        bestValue: valueText(why.best.value),
      }),
    ]),
    why.line.length > 0 &&
      h('p', null, [
        t('why.line'),
        ' ',
        why.line.map((/** @type {any} */ one, /** @type {number} */ i) =>
          h(
            'button',
            { class: 'move', onclick: () => go({ page: 'analyse', moves, at: why.ply + 2 + i }) },
            [one.move],
          ),
        ),
      ]),
    h('div', { class: 'row' }, [
      hasPage('tree') &&
        h(
          'a',
          {
            class: 'button open-tree',
            href: format({
              ...route,
              page: 'tree',
              moves: route.moves.slice(0, why.ply),
              at: why.ply,
              own: { focus: why.move },
            }),
          },
          [t('why.tree')],
        ),
      h('button', { onclick: () => set({ why: null }) }, t('close')),
    ]),
  ]);
}

/** A labelled control. @param {string} label @param {any} control */
export const field = (label, control) =>
  h('label', { class: 'field' }, h('span', null, label), control);

/** The game, as a choice. @param {State} state @param {(id: string) => void} onchange */
export function gameChoice(state, onchange) {
  const ids = state.games.map(one => one.id);
  const other = ids.includes(state.route.game)
    ? []
    : [{ id: state.route.game, title: state.position?.title ?? state.route.game }];
  return field(
    t('play.game'),
    h(
      'select',
      {
        class: 'game-choice',
        onchange: (/** @type {any} */ event) => onchange(event.target.value),
      },
      [
        [...state.games, ...other].map(one =>
          h('option', { value: one.id, selected: one.id === state.route.game }, one.title),
        ),
      ],
    ),
  );
}

/** How the board can be turned. @param {State} state */
export function nextView(state) {
  const { board } = state.position;
  const views =
    board.kind === 'columns'
      ? [0, 1]
      : board.width === board.height
        ? [0, 1, 2, 3, 4, 5, 6, 7]
        : [0, 1, 2, 3];
  return views[(views.indexOf(state.route.view) + 1) % views.length];
}

/** The shown position as text. @param {State} state */
export function asText(state) {
  const { position, route } = state;
  const rows = [];
  for (let row = 0; row < position.board.height; row++) {
    rows.push(
      [
        ...position.board.cells.slice(row * position.board.width, (row + 1) * position.board.width),
      ].join(' '),
    );
  }
  return `${position.title}\n${rows.join('\n')}\n${position.position}\n${shown(route).join(' ')}\n${location.href}\n`;
}
