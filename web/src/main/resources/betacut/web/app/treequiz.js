// @ts-check
/**
 * Asks before it tells, about a search that was written down: what is cut, what comes back?
 *
 * @typedef {import('./answers').QuizQuestion} Question
 *
 * @typedef {Object} Quiz
 * @property {Question[]} questions
 * @property {number} place which one is asked
 * @property {number} right how many answers were
 * @property {number} asked how many were given
 * @property {boolean | null} answer whether the last one was right; null while it is open
 */
import { ask } from './api.js';
import { button, numberForm } from './controls.js';
import { h } from './h.js';
import { announce, complain, current, setOwn } from './store.js';
import { needWords, say, t } from './messages.js';
import { answered, goTo, needDetail, setSide } from './trace.js';
import { whereText } from './treeparts.js';

/** @typedef {import('./store.js').State} State */

const MOST = 10;

/** Fetches questions about the iteration looked at and asks the first one. */
export async function beginQuiz() {
  const side = answered(current());
  if (!side) {
    return;
  }
  const { iterations } = side.summary;
  const { root } = iterations[side.part?.iteration ?? iterations.length - 1];
  try {
    const [{ questions }] = await Promise.all([
      ask('trace/questions', { ...side.query, node: root, most: MOST, stream: 'no' }),
      needWords(),
    ]);
    await showQuestion({ questions, place: 0, right: 0, asked: 0, answer: null });
  } catch (failure) {
    complain(failure);
  }
}

export function endQuiz() {
  setOwn('tree', { quiz: null });
  const side = answered(current());
  if (side) {
    goTo('a', side.summary.events - 1);
  }
}

/** @param {Quiz} quiz */
async function showQuestion(quiz) {
  setOwn('tree', { quiz });
  const question = quiz.questions[quiz.place];
  if (question) {
    await goTo('a', question.at);
    setSide('a', { picked: question.node });
    await needDetail('a', question.node);
    announce(questionText(question));
  }
}

/** @param {Question} question */
const questionText = question =>
  t('treequiz.where', {
    where: whereText(question.path),
    mover: t(question.max ? 'tree.max' : 'tree.min'),
    window: question.window,
    tried: question.tried.map(one => `${one.move} (${one.value})`).join(', '),
  }) + (question.rest.length ? ' ' + t('treequiz.rest', { moves: question.rest.join(' ') }) : '');

/** @param {Question} question */
const whyText = question => question.why.map(say).join(' ');

/** @param {Quiz} quiz @param {boolean | number} answer */
async function reply(quiz, answer) {
  const question = quiz.questions[quiz.place];
  const isRight = answer === (question.about === 'cut' ? question.cut : question.score);
  const right = quiz.right + (isRight ? 1 : 0);
  setOwn('tree', { quiz: { ...quiz, answer: isRight, asked: quiz.asked + 1, right } });
  const detail = await needDetail('a', question.node);
  if (detail) {
    await goTo('a', detail.leave);
  }
  announce(t(isRight ? 'treequiz.right' : 'treequiz.wrong') + ' ' + whyText(question));
}

/** The question, or what became of it. @param {State} state */
export function quizPanel(state) {
  const quiz = state.own.tree?.quiz;
  if (!quiz) {
    return null;
  }
  const question = quiz.questions[quiz.place];
  if (!question) {
    const { right, asked } = quiz;
    return h('section', { class: 'panel tree-quiz' }, [
      h('p', null, asked ? t('treequiz.score', { right, asked }) : t('treequiz.nothing')),
      button(t('quiz.end'), endQuiz),
    ]);
  }
  const next = () => showQuestion({ ...quiz, place: quiz.place + 1, answer: null });
  return h('section', { class: 'panel tree-quiz', 'aria-label': t('treequiz.title') }, [
    h('h2', null, t('treequiz.number', { place: quiz.place + 1, all: quiz.questions.length })),
    h('p', null, questionText(question)),
    quiz.answer === null
      ? question.about === 'cut'
        ? cutQuestion(quiz)
        : numberForm(t('treequiz.value'), value => reply(quiz, value))
      : [
          h('p', { class: 'verdict' }, [
            h('b', null, t(quiz.answer ? 'treequiz.right' : 'treequiz.wrong')),
            ' ',
            whyText(question),
          ]),
          button(t('treequiz.next'), next, { class: 'next' }),
        ],
    ' ',
    button(t('quiz.end'), endQuiz),
  ]);
}

/** @param {Quiz} quiz */
const cutQuestion = quiz => [
  h('p', null, t('treequiz.cut')),
  button(t('yes'), () => reply(quiz, true), { class: 'yes' }),
  ' ',
  button(t('no'), () => reply(quiz, false), { class: 'no' }),
];
