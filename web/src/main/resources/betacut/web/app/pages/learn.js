// @ts-check
/** Learn: short lessons on live searches that ask before they tell, and the bug zoo. */
import { h } from '../h.js';
import { ask } from '../api.js';
import { boardView } from '../board.js';
import { go } from '../game.js';
import { LESSONS } from '../lessons.js';
import { format, HOME } from '../route.js';
import { announce, current, set, setOwn } from '../store.js';
import { needWords, number, say, t } from '../messages.js';
import {
  dropSide,
  goTo,
  hereOf,
  needDetail,
  setSide,
  sideOf,
  step,
  watchSearch,
} from '../trace.js';
import {
  counts,
  happened,
  legend,
  nodePanel,
  pictureText,
  stepButtons,
  tell,
} from '../treeparts.js';
import { treeView } from '../treeview.js';

/** @typedef {import('../store.js').State} State */
/** @typedef {import('../lessons.js').Lesson} Lesson */

const ZOO = 'zoo';

/** @param {State} state */
const lessonOf = state => LESSONS.find(one => one.id === state.route.own.lesson) ?? LESSONS[0];

/** @param {State} state */
const isZoo = state => state.route.own.lesson === ZOO;

/** @param {State} state */
function view(state) {
  const chosen = isZoo(state) ? ZOO : lessonOf(state).id;
  const done = state.own.learn?.done ?? {};
  return h('div', { class: 'learn-page' }, [
    h('nav', { class: 'lessons', 'aria-label': t('learn.lessons') }, [
      [...LESSONS.map(one => one.id), ZOO].map((id, i) =>
        link(
          { lesson: id },
          { class: 'lesson-link', 'aria-current': id === chosen ? 'page' : null },
          id === ZOO ? '' : `${number(i + 1)}. `,
          t(`learn.${id}.title`),
          done[id]
            ? h('span', { class: 'done' }, [
                ' ✓',
                h('span', { class: 'hidden-text' }, t('learn.done')),
              ])
            : '',
        ),
      ),
    ]),
    h('div', { class: 'lesson', key: chosen }, [
      isZoo(state) ? zoo(state) : lesson(state, lessonOf(state)),
    ]),
  ]);
}

/**
 * A link inside this page.
 * @param {Record<string, string>} own @param {Record<string, any>} props @param {...any} words
 */
const link = (own, props, ...words) =>
  h(
    'a',
    {
      ...props,
      href: format({ ...HOME, page: 'learn', own }),
      onclick: (/** @type {MouseEvent} */ event) => {
        if (!event.ctrlKey && !event.metaKey && !event.shiftKey) {
          event.preventDefault();
          go({ own });
        }
      },
    },
    [...words],
  );

/** @param {State} state @param {Lesson} shown */
function lesson(state, shown) {
  const a = sideOf(state);
  const b = shown.b ? sideOf(state, 'b') : undefined;
  const isThere = a?.part && (!shown.b || b?.part);
  const place = state.own.learn?.place ?? 0;
  return [
    h('h2', null, t(`learn.${shown.id}.title`)),
    h('p', { class: 'intro' }, t(`learn.${shown.id}.intro`)),
    a?.error && h('p', { class: 'problem', role: 'alert', lang: 'en' }, a.error),
    isThere
      ? [
          shown.a.moves && start(/** @type {any} */ (a)),
          h('div', { class: b ? 'two-trees' : 'one-tree' }, [
            picture(state, 'a'),
            b && picture(state, 'b'),
          ]),
          legend(),
          asking(state, shown, place),
          isAnswered(state) && looking(state, shown),
        ]
      : h('p', { class: 'quiet' }, t('loading')),
  ];
}

/** The position a lesson begins at. @param {import('../trace.js').Side} side */
function start(side) {
  const { board } = side.details[side.summary.iterations[0].root] ?? {};
  return (
    board &&
    h('div', { class: 'small-board' }, boardView({ board, view: 0, label: t('tree.node.root') }))
  );
}

/** @param {State} state */
const isAnswered = state =>
  Boolean(state.own.learn?.verdict) ||
  (state.own.learn?.place ?? 0) >= lessonOf(state).questions.length;

/** @param {State} state @param {'a' | 'b'} name */
function picture(state, name) {
  const side = /** @type {any} */ (sideOf(state, name));
  const isSeen = isTold(state, name);
  return h('figure', { class: 'tree-figure', key: name }, [
    h('figcaption', null, [
      h('b', null, side.query.engine),
      ' ',
      side.query.game.startsWith('tree:')
        ? side.query.game.slice(5)
        : t('tree.depth', { depth: side.query.depth }),
      isSeen &&
        ` · ${t('tree.positions', { n: side.summary.statistics.nodes, nodes: side.summary.statistics.nodes })}`,
    ]),
    !isSeen && side.at <= 1
      ? h('p', { class: 'quiet covered' }, t('learn.covered'))
      : treeView(side, {
          label: isSeen ? pictureText(side) : t('learn.hidden', { engine: side.query.engine }),
          zoom: 1,
          hideFuture: !isSeen,
          onpick: node => {
            if (isSeen) {
              setSide(name, { picked: node });
              needDetail(name, node);
            }
          },
        }),
  ]);
}

/**
 * Whether a search may be seen whole: it always could, or no question about it is left.
 * @param {State} state @param {'a' | 'b'} name
 */
function isTold(state, name) {
  const { questions, open } = lessonOf(state);
  const left = questions.slice((state.own.learn?.place ?? 0) + (state.own.learn?.verdict ? 1 : 0));
  return open === name || !left.some(one => (one.on ?? 'a') === name);
}

/** @param {State} state @param {Lesson} shown @param {number} place */
function asking(state, shown, place) {
  const question = shown.questions[place];
  if (!question) {
    const next = LESSONS[LESSONS.indexOf(shown) + 1]?.id ?? ZOO;
    return h('section', { class: 'panel question' }, [
      h('p', null, t('learn.end')),
      h('div', { class: 'row' }, [
        link(
          { lesson: next },
          { class: 'button next-lesson' },
          t('learn.next', { lesson: t(`learn.${next}.title`) }),
        ),
        h('button', { onclick: () => begin() }, t('learn.again')),
      ]),
    ]);
  }
  const verdict = state.own.learn?.verdict;
  const words = `learn.${shown.id}.${question.id}`;
  return h(
    'section',
    {
      class: 'panel question',
      'aria-label': t('learn.question', { place: place + 1, all: shown.questions.length }),
    },
    [
      h('p', { class: 'quiet' }, [
        t('learn.question', { place: place + 1, all: shown.questions.length }),
      ]),
      h('p', { class: 'prompt' }, t(words, valuesOf(seenOf(state)))),
      verdict
        ? [
            h('p', { class: 'verdict' }, [
              h('b', null, t(verdict.isRight ? 'treequiz.right' : 'treequiz.wrong')),
              ' ',
              t('learn.itIs', { answer: shownAnswer(words, verdict.answer) }),
              ' ',
              t(`${words}.why`, valuesOf(seenOf(state))),
            ]),
            h('button', { class: 'go-on', onclick: goOn }, t('learn.goOn')),
          ]
        : question.options
          ? h('div', { class: 'row' }, [
              question.options.map(one =>
                h('button', { class: 'option', 'data-option': one, onclick: () => reply(one) }, [
                  optionText(words, one),
                ]),
              ),
            ])
          : numberForm(),
    ],
  );
}

const COMMON = ['yes', 'no'];

/** @param {string} words @param {string} option */
const optionText = (words, option) =>
  COMMON.includes(option)
    ? t(option)
    : ['fewer', 'same', 'more'].includes(option)
      ? t(`learn.${option}`)
      : t(`${words}.${option}`);

/** @param {string} words @param {string | number} answer */
const shownAnswer = (words, answer) =>
  typeof answer === 'number' ? number(answer) : optionText(words, answer);

const numberForm = () =>
  h(
    'form',
    {
      class: 'row',
      onsubmit: (/** @type {any} */ event) => {
        event.preventDefault();
        const text = event.target.elements.value.value.trim().replace('−', '-');
        if (/^[-+]?\d{1,9}$/.test(text)) {
          reply(Number(text));
        }
      },
    },
    [
      h('label', { class: 'field' }, [
        h('span', null, t('learn.number')),
        h('input', { name: 'value', inputmode: 'numeric', size: 6, autocomplete: 'off' }),
      ]),
      h('button', null, t('ok')),
    ],
  );

/**
 * What can be done once an answer is there: walk through the search.
 * @param {State} state @param {Lesson} shown
 */
function looking(state, shown) {
  const a = /** @type {any} */ (sideOf(state));
  const b = sideOf(state, 'b');
  return h('section', { class: 'panel looking' }, [
    isTold(state, 'a') &&
      stepButtons(
        a,
        [
          'one',
          'over',
          'cut',
          ...(a.summary.statistics.probes ? ['table'] : []),
          ...(a.summary.iterations.length > 1 ? ['iteration'] : []),
        ],
        move,
      ),
    h('p', { class: 'quiet happened' }, happened(a)),
    nodePanel(a),
    b?.summary && isTold(state, 'a') && isTold(state, 'b') && counts(a, b),
    state.own.learn?.shown &&
      (state.own.learn.place ?? 0) >= shown.questions.length - 1 &&
      h('p', { class: 'shown' }, [
        shownText(state.own.learn.shown, shown.bug),
        ' ',
        link({ lesson: ZOO, bug: shown.bug ?? '' }, {}, t('learn.toZoo')),
      ]),
    h('p', null, h('a', { class: 'button open-tree', href: treeAddress(shown) }, t('why.tree'))),
  ]);
}

/** @param {Lesson} shown */
function treeAddress({ a, b }) {
  const isTyped = a.game.startsWith('tree:');
  const other = b && b.game === a.game && b.depth === a.depth ? { other: b.engine } : {};
  const own = {
    ...(isTyped ? { tree: a.game.slice(5) } : {}),
    ...(a.depth ? { depth: a.depth } : {}),
    engine: a.engine,
    ...other,
  };
  const moves = a.moves ? a.moves.split(',') : [];
  return format({
    ...HOME,
    page: 'tree',
    game: isTyped ? HOME.game : a.game,
    moves,
    at: moves.length,
    own: /** @type {any} */ (own),
  });
}

let queue = Promise.resolve();

/** @param {string} what @param {boolean} back */
function move(what, back) {
  queue = queue.then(async () => {
    await step('a', what, back);
    const side = sideOf(current());
    tell(side);
    const here = side?.summary ? hereOf(side) : null;
    if (here !== null) {
      await needDetail('a', here);
    }
  });
}

/** What the questions are about, once it is all there. @param {State} state @returns {any} */
const seenOf = state => ({
  a: sideOf(state),
  b: sideOf(state, 'b'),
  shown: state.own.learn?.shown,
});

/** What explanations speak of. @param {any} seen */
const valuesOf = ({ a, b, shown }) => ({
  a: a.summary.statistics.nodes,
  b: b?.summary?.statistics.nodes ?? 0,
  hits: a.summary.statistics.tableHits,
  right: say(shown?.right),
  wrong: say(shown?.wrong),
  moveA: a.summary.move,
  moveB: b?.summary?.move ?? '',
});

/** Shows the moment a question is asked at. */
async function pose() {
  const state = current();
  const shown = lessonOf(state);
  const question = shown.questions[state.own.learn?.place ?? 0];
  const seen = seenOf(state);
  if (!question || isZoo(state) || !seen.a?.part || (shown.b && !seen.b?.part)) {
    return;
  }
  const on = question.on ?? 'a';
  for (const name of /** @type {('a' | 'b')[]} */ (shown.b ? ['a', 'b'] : ['a'])) {
    const other = isTold(state, name) ? seen[name].summary.events - 1 : 1;
    await goTo(name, name === on ? (question.before?.(seen) ?? 1) : other);
  }
  if (shown.a.moves) {
    await needDetail('a', seen.a.summary.iterations[0].root);
  }
  announce(t(`learn.${shown.id}.${question.id}`, valuesOf(seen)));
}

/** @param {string | number} given */
async function reply(given) {
  const state = current();
  const shown = lessonOf(state);
  const place = state.own.learn?.place ?? 0;
  const question = shown.questions[place];
  const seen = seenOf(state);
  if (shown.bug && !seen.shown) {
    const [result] = await Promise.all([
      ask('zoo/show', { bug: shown.bug, stream: 'no' }),
      needWords(),
    ]);
    setOwn('learn', { shown: result });
    seen.shown = result;
  }
  const answer = question.answer(seen);
  const isRight = answer === given;
  setOwn('learn', { verdict: { isRight, answer } });
  announce(
    t(isRight ? 'treequiz.right' : 'treequiz.wrong') +
      ' ' +
      t(`learn.${shown.id}.${question.id}.why`, valuesOf(seen)),
  );
  for (const name of /** @type {('a' | 'b')[]} */ (shown.b ? ['a', 'b'] : ['a'])) {
    const end = seen[name].summary.events - 1;
    const isAbout = name === (question.on ?? 'a');
    if (isAbout || isTold(current(), name)) {
      await goTo(name, isAbout ? (question.after?.(seen) ?? end) : end);
    }
  }
  const here = hereOf(/** @type {any} */ (sideOf(current())));
  if (here !== null) {
    await needDetail('a', here);
  }
}

function goOn() {
  const { learn: own, ...rest } = current().own;
  const id = lessonOf({ ...current(), own: rest }).id;
  const place = (own?.place ?? 0) + 1;
  const isDone = place >= lessonOf(current()).questions.length;
  setOwn('learn', {
    place,
    verdict: null,
    done: { ...own?.done, ...(isDone ? { [id]: true } : {}) },
  });
  pose();
}

/** Begins the lesson of the address. */
function begin() {
  setOwn('learn', { place: 0, verdict: null });
  pose();
}

/** @param {State} state */
function zoo(state) {
  const bugs = state.own.learn?.bugs;
  if (!bugs) {
    return h('p', { class: 'quiet' }, t('loading'));
  }
  const bug = bugs.find((/** @type {any} */ one) => one.number === state.route.own.bug);
  return [
    h('h2', null, t('learn.zoo.title')),
    h('p', { class: 'intro' }, t('learn.zoo.intro')),
    h('div', { class: 'zoo' }, [
      h('ol', { class: 'bugs' }, [
        bugs.map((/** @type {any} */ one) =>
          h('li', null, [
            link(
              { lesson: ZOO, bug: one.number },
              { class: 'bug', 'aria-current': one === bug ? 'true' : null },
              h('b', null, one.number),
              ' ',
              t(`zoo.${one.number}.title`),
            ),
          ]),
        ),
      ]),
      bug ? cage(state, bug) : h('p', { class: 'quiet' }, t('learn.zoo.choose')),
    ]),
  ];
}

/**
 * One bug: what goes wrong, live, and how to put it right.
 * @param {State} state @param {any} bug
 */
function cage(state, bug) {
  const shown = state.own.learn?.zoo?.[bug.number];
  const moves = { ...HOME, game: bug.game, start: bug.start };
  return h('section', { class: 'panel cage', key: bug.number }, [
    h('h3', null, `${bug.number}. ${t(`zoo.${bug.number}.title`)}`),
    h('div', { class: 'node-body' }, [
      h('div', { class: 'small-board' }, [
        boardView({ board: bug.board, view: 0, label: t('tree.board') }),
      ]),
      h('div', { class: 'facts' }, [
        h('p', null, say(bug.asked)),
        !shown && h('p', null, t('learn.zoo.predict')),
        shown
          ? h('table', { class: 'shown' }, [
              shown.right.say === 'zoo.says.move' &&
                h('thead', null, [
                  h('tr', null, h('td', null), h('th', { scope: 'col' }, t('learn.zoo.head'))),
                ]),
              h('tbody', null, [
                h('tr', null, [
                  h('th', { scope: 'row' }, t('learn.zoo.right')),
                  h('td', { class: 'right' }, say(shown.right)),
                ]),
                h('tr', null, [
                  h('th', { scope: 'row' }, t('learn.zoo.wrong')),
                  h('td', { class: 'wrong' }, say(shown.wrong)),
                ]),
                shown.comment &&
                  h('tr', null, [
                    h('th', { scope: 'row' }, t('learn.zoo.truth')),
                    h('td', null, say(shown.comment)),
                  ]),
              ]),
            ])
          : h('button', { class: 'run-bug', onclick: () => run(bug) }, t('learn.zoo.run')),
        shown && [
          ['harm', 'effect', 'invariant', 'fix'].map(what =>
            h('p', null, h('b', null, t(`learn.zoo.${what}`)), ' ', t(`zoo.${bug.number}.${what}`)),
          ),
          h('div', { class: 'row' }, [
            h(
              'a',
              {
                class: 'button',
                href: format({
                  ...moves,
                  page: 'tree',
                  own: { depth: String(bug.depth), engine: `zoo:${bug.number}`, other: 'zoo:0' },
                }),
              },
              [t('learn.zoo.tree')],
            ),
            h(
              'a',
              {
                class: 'button',
                href: format({
                  ...moves,
                  start: '',
                  page: 'play',
                  players: ['human', `zoo:${bug.number}`],
                }),
              },
              [t('learn.zoo.play')],
            ),
          ]),
        ],
      ]),
    ]),
  ]);
}

/** What both engines said. @param {any} shown @param {string | undefined} bug */
const shownText = (shown, bug) =>
  t('learn.shown', { right: say(shown.right), wrong: say(shown.wrong), bug });

/** @param {any} bug */
async function run(bug) {
  try {
    const shown = await ask('zoo/show', { bug: bug.number, stream: 'no' });
    setOwn('learn', { zoo: { ...current().own.learn?.zoo, [bug.number]: shown } });
    announce(shownText(shown, bug.number));
  } catch (failure) {
    set({ error: /** @type {Error} */ (failure).message });
  }
}

/** @param {State} state */
async function sync(state) {
  if (isZoo(state)) {
    if (!state.own.learn?.bugs) {
      const [{ bugs }] = await Promise.all([ask('zoo'), needWords()]);
      setOwn('learn', { bugs });
    }
    return;
  }
  const shown = lessonOf(state);
  if (state.own.learn?.lesson !== shown.id) {
    setOwn('learn', { lesson: shown.id, place: 0, verdict: null, shown: null });
    ['a', 'b'].forEach(dropSide);
  }
  const isNew = watchSearch('a', shown.a, pose);
  if (shown.b) {
    watchSearch('b', shown.b, pose);
  }
  if (!isNew && !state.own.learn?.verdict) {
    pose();
  }
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
