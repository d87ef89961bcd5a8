// @ts-check
/** Puzzles: positions with one right move, one a day and as many more as one likes. */
import { h } from '../h.js';
import { ask } from '../api.js';
import { button, field, head, option, row, scroll, select } from '../controls.js';
import { follow, go, goesTo, pick, STEP_KEYS } from '../game.js';
import { refutation } from '../film.js';
import { icon } from '../icons.js';
import { board, status, turnBoard } from '../parts.js';
import {
  forgetRating,
  keepRecord,
  recorded,
  strength,
  suitable,
  withTried,
} from '../puzzlerating.js';
import { format, shown } from '../route.js';
import { announce, current, set, setOwn } from '../store.js';
import { number, t } from '../messages.js';
import { valueText } from '../words.js';
import { gameName } from '../gamenames.js';

/**
 * @typedef {import('../store.js').State} State
 * @typedef {import('../answers').Puzzle} Puzzle
 * @typedef {import('../answers').PuzzleTry} PuzzleTry
 *
 * @typedef {Object} Solving
 * @property {string} [key] which puzzle this is about
 * @property {Puzzle | null} [puzzle]
 * @property {{ply: number, answer: PuzzleTry} | null} [tried] what was wrong or asked, and where
 * @property {boolean} [isSolved]
 * @property {boolean} [isFailed] whether a move was wrong, or the answer shown
 * @property {number} [next] the seed of the next puzzle
 */

const WISHES = ['mine', 'easy', 'medium', 'hard'];
const MOST_SHOWN = 12;

/** The day in the address, or today. @param {State} state */
const dayOf = ({ route }) => route.own.day ?? new Date().toLocaleDateString('sv');

/** What the address asks for. @param {State} state */
function wanted(state) {
  const { game, own } = state.route;
  const isDaily = own.seed === undefined;
  return {
    game,
    seed: isDaily ? dayOf(state).replace(/\D/g, '') : own.seed,
    difficulty: isDaily ? 'medium' : (own.difficulty ?? 'any'),
  };
}

/** @param {State} state */
const keyOf = state => Object.values(wanted(state)).join(' ');

/** What is known about the puzzle of the address. @param {State} state @returns {Solving} */
const solving = state => (state.own.puzzles?.key === keyOf(state) ? state.own.puzzles : {});

/** @param {State} state */
function view(state) {
  const { puzzle, tried, isSolved } = solving(state);
  const isStill = !puzzle || tried || isSolved || state.thinking;
  const still = state.position && { ...state.position, legal: [] };
  return h('div', { class: 'table puzzles' }, [
    h('div', { class: 'board-column' }, board(isStill ? { ...state, position: still } : state)),
    h('div', { class: 'side' }, [
      puzzle && isThere(state, puzzle) ? task(state, puzzle) : making(state),
      puzzle && isSolved && reasons(state, puzzle),
      choice(state),
      rating(state),
    ]),
  ]);
}

/**
 * Whether the board shows the puzzle, or what came of it.
 * @param {State} state @param {Puzzle} puzzle
 */
const isThere = ({ position }, { moves }) => (position?.moves.length ?? 0) >= moves.length;

/** Which puzzle: the game, the day's or any. @param {State} state */
function choice(state) {
  const { route, games } = state;
  const listed = games.filter(one => one.hasPuzzles);
  const isDaily = route.own.seed === undefined;
  const options = listed.map(one => option(one.id, gameName(one), one.id === route.game));
  const wish = localStorage.getItem('puzzles.wish') ?? 'mine';
  return h('section', { class: 'panel', key: 'choice' }, [
    h('div', { class: 'row' }, [
      field(
        t('play.game'),
        select({ class: 'game-choice' }, options, game =>
          open(isDaily ? { day: dayOf(state) } : fresh(game), game),
        ),
      ),
      field(
        t('puzzles.wish'),
        select(
          { class: 'wish' },
          WISHES.map(one => option(one, t(`puzzles.wish.${one}`), one === wish)),
          value => {
            localStorage.setItem('puzzles.wish', value);
            open(fresh(route.game), route.game);
          },
        ),
      ),
    ]),
    h('div', { class: 'row' }, [
      h(
        'a',
        {
          class: 'button daily',
          'aria-current': isDaily ? 'page' : null,
          href: format({ ...route, moves: [], at: 0, own: {} }),
          onclick: goesTo({ moves: [], start: '', own: {} }),
        },
        t('puzzles.daily'),
      ),
    ]),
  ]);
}

/** Goes to another puzzle. @param {Record<string, string>} own @param {string} game */
const open = (own, game) => go({ game, start: '', moves: [], own, view: 0, hints: 'off' });

/**
 * The address of a puzzle nobody has chosen.
 * @param {string} game @returns {Record<string, string>}
 */
function fresh(game, seed = Math.floor(Math.random() * 1e9)) {
  const wish = localStorage.getItem('puzzles.wish') ?? 'mine';
  const own = strength(recorded().games[game] ?? []);
  return { seed: String(seed), difficulty: wish === 'mine' ? suitable(own) : wish };
}

/** @param {State} state */
const making = state =>
  h('section', { class: 'panel', key: 'making' }, [
    state.error
      ? button(t('puzzles.next'), () => next(state), { class: 'primary next-puzzle' })
      : h('p', { role: 'status' }, t('puzzles.making')),
  ]);

/** @param {State} state @param {Puzzle} puzzle */
function task(state, puzzle) {
  const { tried, isSolved, isFailed } = solving(state);
  const isDone = isSolved && !tried;
  return h('section', { class: 'panel task', key: 'task' }, [
    h('h2', { class: 'goal' }, t(`puzzles.goal.${puzzle.kind}`, { moves: (puzzle.plies + 1) / 2 })),
    status(state),
    h('p', { class: 'quiet' }, [
      t('puzzles.difficulty', { difficulty: number(puzzle.difficulty) }),
      state.route.own.seed === undefined && ` · ${dayOf(state)}`,
    ]),
    h('p', { class: `puzzle-verdict ${tried ? 'bad' : isSolved ? 'good' : ''}`, role: 'status' }, [
      (tried || isDone) && icon(tried ? 'close' : 'check'),
      ' ',
      verdict(state, puzzle),
    ]),
    tried && film(state, tried),
    h('div', { class: 'row' }, [
      tried && button(t('puzzles.again'), () => back(tried.ply), { class: 'primary try-again' }),
      !isSolved && button(t('puzzles.show'), () => showAnswer(puzzle), { class: 'show-answer' }),
      isDone && button(t('puzzles.next'), () => next(state), { class: 'primary next-puzzle' }),
      !isSolved &&
        isFailed &&
        button(t('puzzles.next'), () => next(state), { class: 'next-puzzle' }),
    ]),
  ]);
}

/** @param {State} state @param {Puzzle} puzzle */
function verdict(state, puzzle) {
  const { tried, isSolved, isFailed } = solving(state);
  if (tried) {
    const { move, isRight, value } = tried.answer;
    return isRight
      ? t('puzzles.right', { move })
      : t('puzzles.wrong', { move, value: worth(value, puzzle) });
  }
  if (state.thinking) {
    return t('puzzles.checking');
  }
  if (isSolved) {
    const how = isFailed ? 'puzzles.solvedLater' : 'puzzles.solved';
    return `${t(how, { move: puzzle.answer.move })} ${unique(puzzle)}`;
  }
  return state.route.at > puzzle.moves.length ? t('puzzles.goOn') : t('puzzles.yours');
}

/** Why there is no other answer. @param {Puzzle} puzzle */
const unique = puzzle =>
  t(
    puzzle.kind !== 'win-in'
      ? `puzzles.unique.${puzzle.kind}`
      : puzzle.hasLaterWins
        ? 'puzzles.unique.later'
        : 'puzzles.unique.win-in',
    { plies: puzzle.plies },
  );

/**
 * What a wrong move is worth: the truth, or that it does not win in time.
 * @param {import('../answers').Value} value @param {Puzzle} puzzle
 */
const worth = (value, puzzle) =>
  value.kind === 'exact' ? valueText(value) : t('puzzles.notInTime', { plies: puzzle.plies });

/**
 * A move and what refutes it, ply by ply on the board.
 * @param {State} state @param {{ply: number, answer: PuzzleTry}} tried
 */
function film({ route }, { ply, answer }) {
  const before = route.moves.slice(0, ply);
  const moves = [...before, ...answer.line.map(one => one.move)];
  const tree = refutation(before, { ...answer, line: answer.line.slice(1) });
  const film = h('ol', { class: 'film', 'aria-label': t('puzzles.film') }, [
    answer.line.map((one, i) =>
      h('li', { key: i }, [
        button(one.move, () => go({ moves, at: ply + i + 1 }, { replace: true }), {
          class: 'move',
          'aria-current': route.at === ply + i + 1 ? 'step' : null,
        }),
      ]),
    ),
  ]);
  const href = format({ ...route, ...tree });
  const link = h('a', { class: 'button open-refutation', href }, t('puzzles.tree'));
  return [film, answer.line.length > 1 && link];
}

/** @param {State} state @param {Puzzle} puzzle */
function reasons(state, puzzle) {
  const { route } = state;
  const base = puzzle.moves;
  const there = { start: '', moves: base, at: base.length, own: {} };
  const focus = /** @type {Record<string, string>} */ ({ focus: puzzle.answer.move });
  const rest = puzzle.others.length - MOST_SHOWN;
  const link = (/** @type {'analyse' | 'tree'} */ page, /** @type {string} */ words) => {
    const to = { ...there, page, own: page === 'tree' ? focus : {} };
    return h(
      'a',
      { class: `button open-${page}`, href: format({ ...route, ...to }), onclick: goesTo(to) },
      words,
    );
  };
  return h('section', { class: 'panel', key: 'reasons' }, [
    h('h2', null, t('puzzles.others')),
    scroll(
      t('puzzles.others'),
      h('table', { class: 'others' }, [
        head([t('column.move'), t('column.value'), t('puzzles.why')]),
        h('tbody', null, [
          [puzzle.answer, ...puzzle.others.slice(0, MOST_SHOWN)].map((one, i) =>
            row(
              one.move,
              [
                [i === 0 && icon('check'), ' ', worth(one.value, puzzle)],
                button(t('puzzles.why'), () => explain(puzzle, one.move), {
                  class: 'small explain',
                  'aria-label': t('puzzles.whyMove', { move: one.move }),
                }),
              ],
              { key: one.move },
            ),
          ),
        ]),
      ]),
    ),
    rest > 0 && h('p', { class: 'quiet' }, t('puzzles.rest', { n: rest })),
    h('details', null, [
      h('summary', null, t('puzzles.levels')),
      h('p', { class: 'quiet' }, t('puzzles.levels.how', { nodes: puzzle.nodes })),
      h('table', null, [
        head([t('puzzles.level'), t('puzzles.found')]),
        h('tbody', null, [
          puzzle.tries.map(({ level, found, tries }) =>
            row(number(level), [t('puzzles.of', { found, tries })], { key: level }),
          ),
        ]),
      ]),
    ]),
    h(
      'div',
      { class: 'row' },
      link('analyse', t('puzzles.analyse')),
      link('tree', t('puzzles.tree')),
    ),
  ]);
}

/** @param {State} state */
function rating(state) {
  const { game } = state.route;
  const own = strength(recorded().games[game] ?? []);
  const round = (/** @type {number} */ one) => number(Math.round(10 * one) / 10);
  const forget = () => {
    forgetRating(game);
    set({});
  };
  return h('section', { class: 'panel rating', key: 'rating' }, [
    h('h2', null, t('puzzles.rating')),
    own.n === 0
      ? h('p', { class: 'quiet' }, t('puzzles.unrated'))
      : [
          h('p', { class: 'figure' }, round(own.rating)),
          h('p', { class: 'quiet' }, [
            t('puzzles.rated', { n: own.n, low: round(own.low), high: round(own.high) }),
          ]),
          button(t('puzzles.reset'), forget, { class: 'quiet-button reset-rating' }),
        ],
  ]);
}

/** Back to before a move. @param {number} ply */
function back(ply) {
  setOwn('puzzles', { tried: null });
  go({ moves: current().route.moves.slice(0, ply) }, { replace: true });
}

/** @param {State} state */
const next = state => open(fresh(state.route.game, solving(state).next), state.route.game);

/** Writes down how it went, once. @param {0 | 1} isSolved */
function count(isSolved) {
  const state = current();
  const { puzzle, key, isFailed } = solving(state);
  if (puzzle && key && !isFailed) {
    keepRecord(withTried(recorded(), puzzle.game, key, [puzzle.difficulty, isSolved]));
  }
}

/** @param {Puzzle} puzzle */
function showAnswer(puzzle) {
  count(0);
  setOwn('puzzles', { isFailed: true, isSolved: true, tried: null });
  explain(puzzle, puzzle.answer.move);
}

/** @param {Puzzle} puzzle @param {string} move */
function explain(puzzle, move) {
  judge(puzzle, puzzle.moves, move, puzzle.plies, answer => {
    const ply = puzzle.moves.length;
    setOwn('puzzles', { tried: { ply, answer } });
    go(
      { moves: [...puzzle.moves, ...answer.line.map(one => one.move)], at: ply + 1 },
      { replace: true },
    );
  });
}

/**
 * @param {Puzzle} puzzle @param {string[]} before @param {string} move @param {number} plies
 * @param {(answer: PuzzleTry) => void} then
 */
function judge(puzzle, before, move, plies, then) {
  const key = keyOf(current());
  const query = { game: puzzle.game, moves: before.join(','), move, goal: puzzle.kind, plies };
  set({ thinking: true });
  follow(
    'try',
    'puzzle/try',
    query,
    {
      tried: answer => {
        set({ thinking: false });
        if (key === keyOf(current())) {
          then(answer);
        }
      },
    },
    { problem },
  );
}

/** Nothing came of it. @param {string} error */
const problem = error => set({ thinking: false, error });

/** Somebody has made a move. @param {State} state @param {Puzzle} puzzle */
function judgeTry(state, puzzle) {
  const moves = shown(state.route);
  const ply = moves.length - 1;
  const plies = puzzle.plies - (ply - puzzle.moves.length);
  judge(puzzle, moves.slice(0, ply), moves[ply], plies, answer => {
    if (!answer.isRight) {
      count(0);
      setOwn('puzzles', { tried: { ply, answer }, isFailed: true });
      announce(t('puzzles.wrong', { move: answer.move, value: worth(answer.value, puzzle) }));
      const line = answer.line.map(one => one.move);
      go({ moves: [...moves.slice(0, ply), ...line], at: ply + 1 }, { replace: true });
      return;
    }
    const reply = answer.line[1];
    if (puzzle.kind === 'win-in' && reply) {
      go({ moves: [...moves, reply.move] }, { replace: true });
    } else {
      solved(puzzle);
    }
  });
}

/** @param {Puzzle} puzzle */
function solved(puzzle) {
  count(1);
  const seed = Math.floor(Math.random() * 1e9);
  setOwn('puzzles', { isSolved: true, next: seed });
  announce(t('puzzles.solved', { move: puzzle.answer.move }));
  // While the reasons are read, the next one is made.
  const { difficulty } = fresh(puzzle.game, seed);
  ask('puzzle', { game: puzzle.game, seed, difficulty, stream: 'no' }).catch(() => {});
}

/** @param {State} state */
function sync(state) {
  const { route } = state;
  if (!state.games.find(one => one.id === route.game)?.hasPuzzles) {
    open({}, state.games.find(one => one.hasPuzzles && one.id === 'connect4')?.id ?? 'connect4');
    return;
  }
  const key = keyOf(state);
  const { puzzle, tried, isSolved } = solving(state);
  if (!puzzle) {
    set({ thinking: true });
    const on = {
      puzzle: (/** @type {Puzzle} */ answer) => {
        set({ thinking: false });
        if (keyOf(current()) === key) {
          begin(answer, key);
        }
      },
    };
    follow('puzzle', 'puzzle', wanted(state), on, { problem });
    return;
  }
  const more = route.at - puzzle.moves.length;
  const isOurs = puzzle.moves.every((move, ply) => move === route.moves[ply]);
  if (!isOurs || more < 0) {
    go({ moves: puzzle.moves, start: '' }, { replace: true });
  } else if (!tried && !isSolved && more % 2 === 1) {
    judgeTry(state, puzzle);
  }
}

/** @param {Puzzle} puzzle @param {string} key */
function begin(puzzle, key) {
  setOwn('puzzles', {
    key,
    puzzle,
    tried: null,
    isSolved: false,
    isFailed: false,
    next: undefined,
  });
  const own = { ...current().route.own };
  if (own.seed === undefined) {
    own.day = dayOf(current());
  }
  go({ moves: puzzle.moves, start: '', own }, { replace: true });
}

/** @type {import('../pages.js').Page} */
export const puzzles = {
  id: 'puzzles',
  wantsPosition: true,
  view,
  sync,
  keys: { ...STEP_KEYS.keys, N: 'nextPuzzle', T: 'tryAgain', F: 'flip', Escape: 'reset' },
  actions: {
    back: () => walk(-1),
    next: () => walk(1),
    first: () => walk(-Infinity),
    last: () => walk(Infinity),
    nextPuzzle: next,
    tryAgain: state => {
      const { tried } = solving(state);
      if (tried) {
        back(tried.ply);
      }
    },
    flip: state => state.position && turnBoard(state),
    reset: () => set({ picked: [] }),
  },
  typed: (key, state) => {
    if (/^[1-9]$/.test(key) && state.position?.board.kind === 'columns' && !solving(state).tried) {
      pick(`column:${Number(key) - 1}`);
    }
  },
};

/** Steps through the line that is shown, never back into how the position came about. */
function walk(/** @type {number} */ by) {
  const { route } = current();
  const { puzzle, tried } = solving(current());
  if (puzzle && tried) {
    const at = Math.min(route.moves.length, Math.max(tried.ply + 1, route.at + by));
    go({ at }, { replace: true });
  }
}
