// @ts-check
/** Asks before it tells, about a search that was written down: what is cut, what comes back? */
import { h } from './h.js';
import { ask } from './api.js';
import { announce, current, setOwn } from './store.js';
import { needWords, say, t } from './messages.js';
import { goTo, needDetail, setSide, sideOf } from './trace.js';

/** @typedef {import('./store.js').State} State */

/**
 * Fetches questions about the iteration looked at and asks the first one.
 * @param {number} [most]
 */
export async function beginQuiz(most = 10) {
  const state = current();
  const side = sideOf(state);
  if (!side?.summary) {
    return;
  }
  const root =
    side.summary.iterations[side.part?.iteration ?? side.summary.iterations.length - 1].root;
  const [{ questions }] = await Promise.all([
    ask('trace/questions', { ...side.query, node: root, most, stream: 'no' }),
    needWords(),
  ]);
  setOwn(state.route.page, { quiz: { questions, place: 0, right: 0, asked: 0, answer: null } });
  await showQuestion();
}

export function endQuiz() {
  setOwn(current().route.page, { quiz: null });
  const side = sideOf(current());
  if (side?.summary) {
    goTo('a', side.summary.events - 1);
  }
}

async function showQuestion() {
  const { quiz } = current().own[current().route.page];
  const question = quiz.questions[quiz.place];
  if (question) {
    await goTo('a', question.at);
    setSide('a', { picked: question.node });
    await needDetail('a', question.node);
    announce(questionText(question));
  }
}

/** @param {any} question */
const questionText = question =>
  t('treequiz.where', {
    where: question.path.length
      ? t('tree.node.after', { moves: question.path.join(' ') })
      : t('tree.node.root'),
    mover: t(question.max ? 'tree.max' : 'tree.min'),
    window: question.window,
    tried: question.tried.map((/** @type {any} */ one) => `${one.move} (${one.value})`).join(', '),
  }) + (question.rest.length ? ' ' + t('treequiz.rest', { moves: question.rest.join(' ') }) : '');

/** @param {any} question */
const whyText = question => question.why.map(say).join(' ');

/** @param {boolean | number} answer */
async function reply(answer) {
  const page = current().route.page;
  const { quiz } = current().own[page];
  const question = quiz.questions[quiz.place];
  const isRight = question.about === 'cut' ? answer === question.cut : answer === question.score;
  setOwn(page, {
    quiz: {
      ...quiz,
      answer: isRight,
      asked: quiz.asked + 1,
      right: quiz.right + (isRight ? 1 : 0),
    },
  });
  const detail = await needDetail('a', question.node);
  await goTo('a', detail.leave);
  announce(t(isRight ? 'treequiz.right' : 'treequiz.wrong') + ' ' + whyText(question));
}

async function next() {
  const page = current().route.page;
  const { quiz } = current().own[page];
  setOwn(page, { quiz: { ...quiz, place: quiz.place + 1, answer: null } });
  await showQuestion();
}

/** The question, or what became of it. @param {State} state */
export function quizPanel(state) {
  const quiz = state.own[state.route.page]?.quiz;
  if (!quiz) {
    return null;
  }
  const question = quiz.questions[quiz.place];
  if (!question) {
    return h('section', { class: 'panel tree-quiz' }, [
      h('p', null, [
        quiz.asked
          ? t('treequiz.score', { right: quiz.right, asked: quiz.asked })
          : t('treequiz.nothing'),
      ]),
      h('button', { onclick: endQuiz }, t('quiz.end')),
    ]);
  }
  return h('section', { class: 'panel tree-quiz', 'aria-label': t('treequiz.title') }, [
    h('h2', null, t('treequiz.number', { place: quiz.place + 1, all: quiz.questions.length })),
    h('p', null, questionText(question)),
    quiz.answer === null
      ? question.about === 'cut'
        ? cutQuestion()
        : valueQuestion()
      : [
          h('p', { class: 'verdict' }, [
            h('b', null, t(quiz.answer ? 'treequiz.right' : 'treequiz.wrong')),
            ' ',
            whyText(question),
          ]),
          h('button', { class: 'next', onclick: next }, t('treequiz.next')),
        ],
    ' ',
    h('button', { onclick: endQuiz }, t('quiz.end')),
  ]);
}

const cutQuestion = () => [
  h('p', null, t('treequiz.cut')),
  h('button', { class: 'yes', onclick: () => reply(true) }, t('yes')),
  ' ',
  h('button', { class: 'no', onclick: () => reply(false) }, t('no')),
];

const valueQuestion = () =>
  h(
    'form',
    {
      class: 'row',
      onsubmit: (/** @type {any} */ event) => {
        event.preventDefault();
        const text = event.target.elements.value.value.trim().replace('−', '-');
        if (/^[-+]?\d+$/.test(text)) {
          reply(Number(text));
        }
      },
    },
    [
      h('label', { class: 'field' }, [
        h('span', null, t('treequiz.value')),
        h('input', { name: 'value', inputmode: 'numeric', size: 6, autocomplete: 'off' }),
      ]),
      h('button', null, t('ok')),
    ],
  );
