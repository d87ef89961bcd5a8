// @ts-check
/**
 * Why a move is bad, as a film on the board: the move, what answers it and what that threatens, at
 * most five plies, a sentence each. The game stays as it is.
 */
import { button, iconButton } from './controls.js';
import { h } from './h.js';
import { go } from './game.js';
import { hasPage } from './pages.js';
import { format } from './route.js';
import { cellName } from './hints.js';
import { number, t } from './messages.js';
import { current, set } from './store.js';
import { sideText, valueText } from './words.js';

/**
 * @typedef {import('./store.js').State} State
 * @typedef {import('./answers').Board} Board
 * @typedef {import('./answers').FilmPly} FilmPly
 * @typedef {import('./answers').Threat} Threat
 */

/** So long a ply is looked at. */
const PLY_MILLIS = 1600;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let due;

/** What the board shows of a film instead of the position. @param {State} state */
export function filmBoard({ why, position }) {
  const film = why?.answer?.film ?? [];
  if (!why || !position || film[why.frame ?? 0] === undefined) {
    return null;
  }
  const frame = why.frame ?? 0;
  const { played, threats, lines } = film[frame];
  // Where stones stay what they are, those of the film are ghosts over the game.
  const isStill = ['cells', 'columns'].includes(position.board.kind);
  const thought = film
    .slice(1, frame + 1)
    .map((one, i) => ({ cell: one.played.cell, mover: one.played.mover, number: i + 1 }));
  return {
    board: { ...position.board, cells: isStill ? film[0].played.cells : played.cells },
    last: isStill && frame > 0 ? -1 : played.cell,
    path: played.path,
    before: film[frame - 1]?.played.cells ?? '',
    ghosts: isStill ? thought : [],
    threats: threats.filter(one => one.mover === played.mover || one.now),
    lines,
  };
}

/** Shows a ply of the film. @param {number} frame */
function show(frame, isPlaying = false) {
  clearTimeout(due);
  const { why } = current();
  const last = (why?.answer?.film.length ?? 1) - 1;
  if (!why || frame < 0 || frame > last) {
    return;
  }
  const goesOn = isPlaying && frame < last;
  set({ why: { ...why, frame, isPlaying: goesOn } });
  if (goesOn) {
    due = setTimeout(() => current().why?.isPlaying && show(frame + 1, true), PLY_MILLIS);
  }
}

/** Plays it, from the beginning if it is at its end. @param {State} state */
function toggle({ why }) {
  const frame = why?.frame ?? 0;
  const isAtEnd = frame + 1 >= (why?.answer?.film.length ?? 0);
  if (why?.isPlaying) {
    show(frame);
  } else {
    show(isAtEnd ? 0 : frame, true);
  }
}

/** The answer whose film has begun by itself. @type {import('./answers').Why | null} */
let begun = null;

/** A film begins by itself, once, unless somebody asked for less motion. */
function begin(/** @type {import('./answers').Why} */ answer) {
  if (begun !== answer) {
    begun = answer;
    show(0, !matchMedia('(prefers-reduced-motion: reduce)').matches);
  }
}

function close() {
  clearTimeout(due);
  set({ why: null });
}

/** As deep as a tree of a refutation may be. */
const DEEPEST = 9;

/**
 * The tree below a move that shows what answers it: to the end if that is near, else as far as it
 * was told.
 * @param {string[]} before @param {{move: string, value: import('./answers').Value,
 *     line: import('./answers').Played[], film?: FilmPly[]}} answer what follows the move
 * @returns {Partial<import('./route.js').Route> & {page: string}}
 */
export function refutation(before, { move, value, line, film = [] }) {
  const isNear = value.kind === 'exact' && value.plies !== null && value.plies <= DEEPEST + 1;
  const told = isNear || film.length < 2 ? line.length : film.length - 1;
  const moves = line.slice(0, Math.min(told, DEEPEST)).map(one => one.move);
  const own = {
    engine: 'alphabeta table=bucket order=hash',
    depth: String(Math.max(2, moves.length)),
  };
  return {
    page: 'tree',
    moves: [...before, move],
    at: before.length + 1,
    own: moves.length ? { ...own, line: moves.join(',') } : own,
  };
}

/** The move in question, sentence by sentence. @param {State} state */
export function whyPanel(state) {
  const { why, route, position } = state;
  if (!why) {
    return null;
  }
  const { ply, answer, frame = 0 } = why;
  if (!answer || !position) {
    return h('section', { class: 'panel', key: 'why' }, [
      h('h2', null, t('why.title')),
      h('p', null, t('loading')),
    ]);
  }
  const { move, value, best, isBest, basis, film } = answer;
  const before = route.moves.slice(0, ply);
  const moves = [...before, ...film.map(one => one.played.move)];
  const better = isBest
    ? t('why.best')
    : t(basis === 'unlike' ? 'why.maybe' : 'why.better', {
        move: best.move,
        value: valueText(best.value),
      });
  const href = format({ ...route, ...refutation(before, answer) });
  const end = film.at(-1);
  return h('section', { class: 'panel why', key: 'why', after: () => begin(answer) }, [
    h('h2', null, t('why.title')),
    h('p', null, t('why.after', { move, value: valueText(value) }), ' ', better),
    h('ol', { class: 'film', start: 0 }, [
      film.map((_, i) =>
        h('li', { value: i }, [
          button(sentence(film, i, position.board), () => show(i), {
            class: 'film-ply',
            'aria-current': i === frame ? 'step' : null,
          }),
        ]),
      ),
    ]),
    h('p', { class: 'quiet' }, t(end?.isOver ? 'film.over' : 'film.stops')),
    h('div', { class: 'row' }, [
      iconButton('back', t('steps.back'), () => show(frame - 1), { disabled: frame === 0 }),
      iconButton(
        why.isPlaying ? 'pause' : 'play',
        t(why.isPlaying ? 'film.pause' : 'film.play'),
        () => toggle(state),
        { class: 'film-play' },
      ),
      iconButton('next', t('steps.next'), () => show(frame + 1), {
        class: 'film-next',
        disabled: frame + 1 >= film.length,
      }),
      button(t('film.analyse'), () => go({ page: 'analyse', moves, at: ply + 1 + frame }), {
        class: 'quiet-button',
      }),
      hasPage('tree') && h('a', { class: 'button open-tree', href }, t('why.tree')),
      button(t('close'), close, { class: 'film-close' }),
    ]),
  ]);
}

/**
 * What a ply does: wins, must close, threatens, waits, turns discs, or is only played.
 * @param {FilmPly[]} film @param {number} i @param {Board} board
 */
export function sentence(film, i, board) {
  const { played, threats, lines, counts } = film[i];
  const { mover, move, path } = played;
  const player = sideText(board, mover);
  if (lines.length) {
    return t('film.wins', { player, move });
  }
  const before = film[i - 1]?.threats ?? [];
  const pointed = path[0]?.startsWith('column:') ? played.cell : Number(path[0]);
  const closed = before.some(one => one.mover !== mover && one.now && one.gap === pointed);
  const isNew = (/** @type {Threat} */ one) =>
    one.mover === mover &&
    !before.some(old => old.mover === mover && old.gap === one.gap && old.now === one.now);
  const fresh = threats.filter(isNew);
  const open = fresh.filter(one => one.now);
  const left = threats.find(one => one.mover !== mover && one.now);
  const gap = cellName(board, (left ?? open[0] ?? fresh[0])?.gap ?? -1);
  const does = left
    ? 'leaves'
    : open.length > 1
      ? 'fork'
      : open.length === 1
        ? 'threatens'
        : fresh.length && !closed
          ? 'waits'
          : counts.length
            ? 'counts'
            : 'plays';
  const said = t(`film.${does}`, {
    player,
    move,
    gap,
    first: number(counts[0] ?? 0),
    second: number(counts[1] ?? 0),
  });
  const must = t(left ? 'film.closesOne' : 'film.closes', { player, move, gap });
  return !closed ? said : left || ['plays', 'counts'].includes(does) ? must : `${must} ${said}`;
}
