// @ts-check
/**
 * Finding one's own mistakes: the board before each, and the question what would have been better.
 * Nothing on the page answers it meanwhile, and what is tried does not become part of the game.
 */
import { button, field, option, select } from './controls.js';
import { follow, go, stop } from './game.js';
import { h } from './h.js';
import { announce, current, setOwn } from './store.js';
import { t } from './messages.js';
import { isMistake, reviewed } from './review.js';
import { asked } from './route.js';
import { lost } from './values.js';

/** @typedef {import('./store.js').State} State */

/**
 * Whose mistakes are asked about: the only person's, unless the page was told.
 * @param {State} state
 */
const whose = ({ route: { own, players } }) =>
  own.whose ??
  (players.filter(one => one === 'human').length === 1 ? String(players.indexOf('human')) : 'both');

/** All mistakes of a reviewed game. @param {State} state */
export const mistakes = state =>
  state.route.moves.flatMap((_, ply) => reviewed(ply, state) ?? []).filter(isMistake);

/** @param {State} state */
const own = state =>
  mistakes(state).filter(({ mover }) => ['both', String(mover)].includes(whose(state)));

/** The question under way, if the board shows it. @param {State} state */
function question(state) {
  const { route } = state;
  const quiz = state.own.analyse?.quiz;
  const isHere = quiz && route.at === quiz.ply && route.moves.join(' ') === quiz.game.join(' ');
  return isHere ? quiz : null;
}

/** Whether the page must not tell what is good here. @param {State} state */
export const isSecret = state => Boolean(question(state) && !question(state)?.isShown);

/** The way to the questions. @param {State} state */
export function findButton(state) {
  const all = own(state).map(one => one.ply);
  const sides = ['0', '1', 'both'].map(side =>
    option(side, t(side === 'both' ? 'quiz.both' : `player.${side}`), side === whose(state)),
  );
  return h('div', { class: 'row' }, [
    field(
      t('quiz.whose'),
      select({ class: 'whose' }, sides, side =>
        go({ own: { ...current().route.own, whose: side } }, { replace: true }),
      ),
    ),
    all.length > 0
      ? button(t('review.find'), () => begin(all, 0), { class: 'find' })
      : h('p', { class: 'quiet' }, t('quiz.none')),
  ]);
}

/** Begins to ask about the mistakes of the game that is shown, if there are any. */
export function findMistakes() {
  const all = own(current()).map(one => one.ply);
  if (all.length > 0) {
    begin(all, 0);
  }
}

/**
 * Goes to before a mistake and asks for a better move.
 * @param {number[]} all @param {number} number
 */
function begin(all, number) {
  const { moves } = current().route;
  stop('values');
  setOwn('analyse', { quiz: { number, ply: all[number], game: moves, all } });
  go({ at: all[number], hints: 'off' });
  announce(t('quiz.ask', { move: moves[all[number]] }));
}

/** Takes a move as an answer, if there is a question. @param {string} move @param {State} state */
export function tryMove(move, state) {
  const quiz = question(state);
  if (!quiz) {
    return false;
  }
  const tell = (/** @type {Partial<import('./store.js').MistakeQuiz>} */ change) =>
    setOwn('analyse', { quiz: { ...quiz, ...change } });
  tell({ tried: move, verdict: undefined });
  const moves = [...quiz.game.slice(0, quiz.ply), move].join(',');
  follow(
    'quiz',
    'review',
    { ...asked(state.route), moves, from: quiz.ply },
    {
      ply: answer => {
        if (answer.ply === quiz.ply) {
          tell({ tried: move, verdict: answer });
          announce(verdict(quiz.game[quiz.ply], move, answer));
        }
      },
    },
  );
  return true;
}

/**
 * @param {string} played @param {string} [move] @param {import('./answers').ReviewedPly} [known]
 */
const verdict = (played, move, known) =>
  move === undefined
    ? t('quiz.ask', { move: played })
    : !known
      ? t('loading')
      : known.mark === ''
        ? t('quiz.good', { move })
        : known.loss === null
          ? t('quiz.unsure', { move })
          : t('quiz.bad', { move, loss: lost(known) });

/** The question, and what became of the answer. @param {State} state */
export function quizPanel(state) {
  const quiz = question(state);
  if (!quiz) {
    return null;
  }
  const { game, ply, all, number, tried, verdict: known } = quiz;
  const show = () => {
    setOwn('analyse', { quiz: { ...quiz, isShown: true } });
    go({ hints: 'best' }, { replace: true });
  };
  const end = () => {
    setOwn('analyse', { quiz: null });
    go({ at: game.length, hints: 'off' });
  };
  return h('section', { class: 'panel quiz', key: 'quiz' }, [
    h('h2', null, t('quiz.title', { number: number + 1, count: all.length })),
    h('p', null, verdict(game[ply], tried, known)),
    h('div', { class: 'row' }, [
      !quiz.isShown && button(t('quiz.show'), show, { class: 'quiz-show' }),
      number + 1 < all.length &&
        button(t('quiz.next'), () => begin(all, number + 1), {
          class: known?.mark === '' ? 'primary quiz-next' : 'quiz-next',
        }),
      button(t('quiz.end'), end, { class: 'quiz-end' }),
    ]),
  ]);
}
