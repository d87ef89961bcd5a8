// @ts-check
/** Learn: short lessons on live searches that ask before they tell, and the bug zoo. */
import { h } from '../h.js';
import { ask } from '../api.js';
import { boardView } from '../board.js';
import { button, numberForm, problem } from '../controls.js';
import { goesTo } from '../game.js';
import { answerOf, keysOf, leafChoice, leavesOf, toggled } from '../learncut.js';
import { countOf, keepTry, readScore } from '../learnscore.js';
import { LESSONS, treeAddress } from '../lessons.js';
import { format, HOME } from '../route.js';
import { announce, complain, current, setOwn } from '../store.js';
import { needWords, number, say, t } from '../messages.js';
import { inTurn } from '../tasks.js';
import {
  answered,
  dropSide,
  goTo,
  hereOf,
  isOld,
  loaded,
  needDetail,
  setSide,
  sideOf,
  step,
  watchSearch,
} from '../trace.js';
import { optionText, shownAnswer, wordsOf } from '../learnwords.js';
import {
  counts,
  happened,
  legend,
  nodePanel,
  pictureText,
  positionsText,
  tell,
} from '../treeparts.js';
import { momentOf, stepButtons } from '../treesteps.js';
import { searchNames } from '../treenames.js';
import { treeView } from '../treeview.js';
import { needBugs, shownText, zooView } from '../zoo.js';

/**
 * @typedef {import('../store.js').State} State
 * @typedef {import('../store.js').Learnt} Learnt
 * @typedef {import('../lessons.js').Lesson} Lesson
 * @typedef {import('../lessons.js').Seen} Seen
 * @typedef {import('../trace.js').Loaded} Loaded
 * @typedef {import('../h.js').Content} Content
 */

const ZOO = 'zoo';

/** How many questions there are. */
const ALL = LESSONS.reduce((sum, lesson) => sum + lesson.questions.length, 0);

/** Where there are fewer choices, a second try would be no guess. */
const MANY = 3;

/** @param {State} state */
const lessonOf = state => LESSONS.find(one => one.id === state.route.own.lesson) ?? LESSONS[0];

/** The searches that are shown: the question's own, or the lesson's. @param {State} state */
function searchesOf(state) {
  const lesson = lessonOf(state);
  const place = Math.min(placeOf(state), lesson.questions.length - 1);
  const question = lesson.questions[place];
  return question?.a ? { a: question.a, b: question.b } : { a: lesson.a, b: lesson.b };
}

/** @param {State} state */
const namesOf = state => /** @type {('a' | 'b')[]} */ (searchesOf(state).b ? ['a', 'b'] : ['a']);

/** @param {State} state */
const isZoo = state => state.route.own.lesson === ZOO;

/** @param {State} state @returns {Learnt} */
const mine = state => state.own.learn ?? {};

/** @param {State} state */
const placeOf = state => mine(state).place ?? 0;

/** @param {State} state */
function view(state) {
  const chosen = isZoo(state) ? ZOO : lessonOf(state).id;
  const tab = (/** @type {string} */ id, /** @type {number} */ i) => {
    const isDone = mine(state).done?.[id];
    return link(
      { lesson: id },
      { class: 'lesson-link', 'aria-current': id === chosen ? 'page' : null },
      [
        id === ZOO ? '' : `${number(i + 1)}. `,
        t(`learn.${id}.title`),
        isDone &&
          h('span', { class: 'done' }, ' ✓', h('span', { class: 'hidden-text' }, t('learn.done'))),
      ],
    );
  };
  const { right, asked } = countOf(mine(state).score ?? readScore());
  return h('div', { class: 'learn-page' }, [
    h('nav', { class: 'lessons', 'aria-label': t('learn.lessons') }, [
      [...LESSONS.map(one => one.id), ZOO].map(tab),
      asked > 0 && h('p', { class: 'score quiet' }, t('learn.score', { right, asked, all: ALL })),
    ]),
    h('div', { class: 'lesson', key: chosen }, [
      isZoo(state)
        ? zooView(state, (bug, props, words) => link({ lesson: ZOO, bug }, props, words))
        : lesson(state, lessonOf(state)),
    ]),
  ]);
}

/**
 * A link inside this page.
 * @param {Record<string, string>} own @param {import('../h.js').Props} props @param {Content} words
 */
const link = (own, props, words) => {
  const href = format({ ...HOME, page: 'learn', own });
  return h('a', { ...props, href, onclick: goesTo({ own }) }, words);
};

/** @param {State} state @param {Lesson} shown */
function lesson(state, shown) {
  const a = loaded(state);
  const searches = searchesOf(state);
  const b = searches.b ? loaded(state, 'b') : undefined;
  // The tree of the last question stays in sight until the next one's comes; it answers nothing.
  const isHere = ![a, b].some(side => side && isOld(side));
  return [
    h('h2', null, t(`learn.${shown.id}.title`)),
    h('p', { class: 'intro' }, t(`learn.${shown.id}.intro`)),
    problem(sideOf(state)?.error),
    a && (!searches.b || b)
      ? [
          shown.a.moves && start(a),
          h('div', { class: b ? 'two-trees' : 'one-tree' }, [
            picture(state, 'a', a, searchNames(b ? [a, b] : [a])[0]),
            b && picture(state, 'b', b, searchNames([a, b])[1]),
          ]),
          legend(a),
          isHere ? asking(state, shown) : h('p', { class: 'quiet' }, t('loading')),
          isAnswered(state) && looking(state, shown, a),
        ]
      : h('p', { class: 'quiet' }, t('loading')),
  ];
}

/** The position a lesson begins at. @param {Loaded} side */
function start(side) {
  const board = side.details[side.summary.iterations[0].root]?.board;
  return (
    board &&
    h('div', { class: 'small-board' }, boardView({ board, view: 0, label: t('tree.node.root') }))
  );
}

/** @param {State} state */
const isAnswered = state =>
  Boolean(mine(state).verdict) || placeOf(state) >= lessonOf(state).questions.length;

/**
 * @param {State} state @param {'a' | 'b'} name @param {Loaded} side
 * @param {string} title
 */
function picture(state, name, side, title) {
  const isSeen = isTold(state, name);
  return h('figure', { class: 'tree-figure', key: name }, [
    h('figcaption', null, [h('b', null, title), isSeen && ` · ${positionsText(side)}`]),
    !isSeen && side.at <= 1
      ? h('p', { class: 'quiet covered' }, t('learn.covered'))
      : treeView(side, {
          label: isSeen ? pictureText(side) : t('learn.hidden', { engine: title }),
          zoom: 1,
          hideFuture: !isSeen,
          breaks: name === 'a' ? keysOf(side.part, mine(state).chosen ?? []) : [],
          onpick: node => {
            if (isChoosing(state) && name === 'a') {
              chooseNode(side, node);
            } else if (isSeen) {
              setSide(name, { picked: node });
              needDetail(name, node);
            }
          },
        }),
  ]);
}

/** Whether leaves are to be chosen now. @param {State} state */
const isChoosing = state =>
  !mine(state).verdict && lessonOf(state).questions[placeOf(state)]?.choice === 'leaves';

/** @param {string} path */
const choose = path => setOwn('learn', { chosen: toggled(mine(current()).chosen ?? [], path) });

/** @param {Loaded} side @param {number} node */
function chooseNode({ part }, node) {
  const path = [...leavesOf(part)].find(([, row]) => part.number[row] === node)?.[0];
  if (path !== undefined) {
    choose(path);
  }
}

/**
 * Whether a search may be seen whole: it always could, or no question about it is left.
 * @param {State} state @param {'a' | 'b'} name
 */
function isTold(state, name) {
  const { questions, open } = lessonOf(state);
  const answers = mine(state).verdict ? 1 : 0;
  const place = placeOf(state);
  const isOwn = questions[place]?.a !== undefined; // later ones are about other trees
  const left = questions.slice(place + answers, isOwn ? place + 1 : undefined);
  return open === name || !left.some(one => (one.on ?? 'a') === name);
}

/** @param {State} state @param {Lesson} shown */
function asking(state, shown) {
  const place = placeOf(state);
  const question = shown.questions[place];
  if (!question) {
    const next = LESSONS[LESSONS.indexOf(shown) + 1]?.id ?? ZOO;
    const words = t('learn.next', { lesson: t(`learn.${next}.title`) });
    return h('section', { class: 'panel question' }, [
      h('p', null, t('learn.end')),
      h('div', { class: 'row' }, [
        link({ lesson: next }, { class: 'button next-lesson' }, words),
        button(t('learn.again'), begin),
      ]),
    ]);
  }
  const { verdict } = mine(state);
  const words = wordsOf(shown, question);
  const label = t('learn.question', { place: place + 1, all: shown.questions.length });
  return h('section', { class: 'panel question', 'aria-label': label }, [
    h('p', { class: 'quiet' }, label),
    h('p', { class: 'prompt' }, t(words, valuesOf(state))),
    verdict
      ? [
          h('p', { class: 'verdict' }, [
            h('b', null, t(verdict.isRight ? 'treequiz.right' : 'treequiz.wrong')),
            ' ',
            t('learn.itIs', { answer: shownAnswer(words, verdict.answer) }),
            ' ',
            t(`${words}.why`, valuesOf(state)),
          ]),
          button(t('learn.goOn'), goOn, { class: 'go-on' }),
        ]
      : [tryAgain(state), answerField(state, shown, question)],
  ]);
}

/** @param {State} state */
const tryAgain = state =>
  mine(state).tries ? h('p', { class: 'once-more', role: 'status' }, t('learn.onceMore')) : null;

/**
 * Where the answer is given.
 * @param {State} state @param {Lesson} shown @param {import('../lessons.js').Question} question
 */
function answerField(state, shown, question) {
  const words = wordsOf(shown, question);
  const a = loaded(state);
  const chosen = mine(state).chosen ?? [];
  if (question.choice === 'leaves') {
    return (
      a && leafChoice(a.part, chosen, { ontoggle: choose, onsend: () => reply(answerOf(chosen)) })
    );
  }
  return question.options
    ? h('div', { class: 'row' }, [
        question.options.map(one =>
          button(optionText(words, one), () => reply(one), { class: 'option', 'data-option': one }),
        ),
      ])
    : numberForm(t('learn.number'), reply);
}

/**
 * What can be done once an answer is there: walk through the search.
 * @param {State} state @param {Lesson} lesson @param {Loaded} a
 */
function looking(state, lesson, a) {
  const b = answered(state, 'b');
  const { statistics, iterations } = a.summary;
  const steps = ['over'];
  const more = [statistics.probes > 0 && 'table', iterations.length > 1 && 'iteration'];
  const { shown } = mine(state);
  return h('section', { class: 'panel looking' }, [
    isTold(state, 'a') &&
      stepButtons(momentOf(a), [...steps, ...more.filter(one => one !== false)], move),
    h('p', { class: 'quiet happened' }, happened(a)),
    nodePanel(a),
    b && isTold(state, 'a') && isTold(state, 'b') && counts(a, b),
    shown &&
      placeOf(state) >= lesson.questions.length - 1 &&
      h('p', { class: 'shown' }, [
        shownText(shown, lesson.bug),
        ' ',
        link({ lesson: ZOO, bug: lesson.bug ?? '' }, {}, t('learn.toZoo')),
      ]),
    h(
      'p',
      null,
      h('a', { class: 'button open-tree', href: treeAddress(searchesOf(state)) }, t('why.tree')),
    ),
  ]);
}

const steps = inTurn(complain);

/** @param {string} what @param {boolean} back */
function move(what, back) {
  steps.add(async () => {
    await step('a', what, back);
    tell(answered(current()));
    await describe();
  });
}

/** Loads what is said about the node looked at. */
async function describe() {
  const side = answered(current());
  const here = side ? hereOf(side) : null;
  if (here !== null) {
    await needDetail('a', here);
  }
}

/** What explanations speak of. @param {State} state */
function valuesOf(state) {
  const a = answered(state)?.summary;
  const b = answered(state, 'b')?.summary;
  const { shown } = mine(state);
  const question = lessonOf(state).questions[placeOf(state)];
  return {
    a: a?.statistics.nodes ?? 0,
    b: b?.statistics.nodes ?? 0,
    hits: a?.statistics.tableHits ?? 0,
    right: say(shown?.right),
    wrong: say(shown?.wrong),
    path: question?.path ?? '',
    tree: searchesOf(state).a.game.replace('tree:', ''),
    moveA: a?.move ?? '',
    moveB: b?.move ?? '',
  };
}

/**
 * What the questions are about, once it is all there: lessons without `b` ask nothing about it.
 * @param {State} state
 */
function seenOf(state) {
  const a = loaded(state);
  const b = searchesOf(state).b ? loaded(state, 'b') : a;
  const shown = mine(state).shown ?? { differs: false };
  return a && b ? { a, b, shown } : null;
}

/** Shows the moment a question is asked at. */
async function pose() {
  const state = current();
  const shown = lessonOf(state);
  const question = shown.questions[placeOf(state)];
  const seen = seenOf(state);
  if (!question || isZoo(state) || !seen) {
    return;
  }
  for (const name of namesOf(state)) {
    const other = isTold(state, name) ? seen[name].summary.events - 1 : 1;
    await goTo(name, name === (question.on ?? 'a') ? (question.before?.(seen) ?? 1) : other);
  }
  if (shown.a.moves) {
    await needDetail('a', seen.a.summary.iterations[0].root);
  }
  announce(t(wordsOf(shown, question), valuesOf(state)));
}

/** @param {string | number} given */
async function reply(given) {
  try {
    await needShown(lessonOf(current()));
  } catch (failure) {
    complain(failure);
    return;
  }
  const state = current();
  const shown = lessonOf(state);
  const question = shown.questions[placeOf(state)];
  const seen = seenOf(state);
  if (!seen || !question) {
    return;
  }
  const answer = question.answer(seen);
  const isRight = answer === given;
  const tries = mine(state).tries ?? 0;
  const score = keepTry(`${shown.id}/${question.id}`, isRight);
  if (!isRight && tries === 0 && (question.options?.length ?? MANY) >= MANY) {
    setOwn('learn', { tries: 1, score });
    announce(t('learn.onceMore'));
    return;
  }
  setOwn('learn', { verdict: { isRight, answer }, score });
  const why = t(`${wordsOf(shown, question)}.why`, valuesOf(state));
  announce(`${t(isRight ? 'treequiz.right' : 'treequiz.wrong')} ${why}`);
  for (const name of namesOf(state)) {
    const end = seen[name].summary.events - 1;
    const isAbout = name === (question.on ?? 'a');
    if (isAbout || isTold(current(), name)) {
      await goTo(name, isAbout ? (question.after?.(seen) ?? end) : end);
    }
  }
  await describe();
}

/** Runs the lesson's bug, if it has one. @param {Lesson} lesson */
async function needShown({ bug }) {
  if (bug && !mine(current()).shown) {
    const [shown] = await Promise.all([ask('zoo/show', { bug, stream: 'no' }), needWords()]);
    setOwn('learn', { shown });
  }
}

function goOn() {
  const state = current();
  const { id, questions } = lessonOf(state);
  const place = placeOf(state) + 1;
  const done = place >= questions.length ? { [id]: true } : {};
  setOwn('learn', { ...FRESH, place, done: { ...mine(state).done, ...done } });
  show();
}

/** Begins the lesson of the address. */
function begin() {
  setOwn('learn', { ...FRESH, place: 0 });
  show();
}

/** A question nobody has answered yet. */
const FRESH = { verdict: null, tries: 0, chosen: [] };

/** Shows the searches of the question, and the moment it is asked at. */
function show() {
  const { a, b } = searchesOf(current());
  const isNew = watchSearch('a', a, pose);
  if (b) {
    watchSearch('b', b, pose);
  } else if (sideOf(current(), 'b')) {
    dropSide('b');
  }
  if (!isNew && !mine(current()).verdict) {
    pose();
  }
}

/** @param {State} state */
function sync(state) {
  if (isZoo(state)) {
    needBugs(state);
    return;
  }
  const shown = lessonOf(state);
  if (mine(state).lesson !== shown.id) {
    setOwn('learn', { ...FRESH, lesson: shown.id, place: 0, shown: null });
    ['a', 'b'].forEach(dropSide);
  }
  show();
}

/** @type {import('../pages.js').Page} */
export const learn = {
  id: 'learn',
  view,
  sync,
  keys: { ArrowRight: 'treeForward', ArrowLeft: 'treeBack', O: 'treeOver', C: 'treeCut' },
  actions: {
    treeForward: state => isTold(state, 'a') && move('one', false),
    treeBack: state => isTold(state, 'a') && move('one', true),
    treeOver: (state, event) => isTold(state, 'a') && move('over', event.shiftKey),
    treeCut: (state, event) => isTold(state, 'a') && move('cut', event.shiftKey),
  },
};
