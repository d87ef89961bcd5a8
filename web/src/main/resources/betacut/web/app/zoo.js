// @ts-check
/** The bug zoo: what goes wrong in each engine, live, and how to put it right. */
import { ask } from './api.js';
import { boardView } from './board.js';
import { button } from './controls.js';
import { h } from './h.js';
import { needWords, say, t } from './messages.js';
import { format, HOME } from './route.js';
import { announce, complain, current, setOwn } from './store.js';

/**
 * @typedef {import('./store.js').State} State
 * @typedef {import('./answers').ZooBug} Bug
 * @typedef {import('./answers').ZooShown} Shown
 * @typedef {import('./h.js').Content} Content
 */

/**
 * The list of bugs, and the chosen one.
 * @param {State} state
 * @param {(bug: string, props: import('./h.js').Props, words: Content) => Content} link
 */
export function zooView(state, link) {
  const bugs = state.own.learn?.bugs;
  if (!bugs) {
    return h('p', { class: 'quiet' }, t('loading'));
  }
  const chosen = bugs.find(one => one.number === state.route.own.bug);
  const item = (/** @type {Bug} */ bug) => {
    const props = { class: 'bug', 'aria-current': bug === chosen ? 'true' : null };
    const words = [h('b', null, bug.number), ' ', titleOf(bug)];
    return h('li', null, link(bug.number, props, words));
  };
  return [
    h('h2', null, t('learn.zoo.title')),
    h('p', { class: 'intro' }, t('learn.zoo.intro')),
    h('div', { class: 'zoo' }, [
      h('ol', { class: 'bugs' }, bugs.map(item)),
      chosen ? cage(state, chosen) : h('p', { class: 'quiet' }, t('learn.zoo.choose')),
    ]),
  ];
}

/** @param {Bug} bug */
const titleOf = bug => t(`zoo.${bug.number}.title`);

/**
 * One bug: what it does, and once it was run, what is wrong with that.
 * @param {State} state @param {Bug} bug
 */
function cage(state, bug) {
  const shown = state.own.learn?.zoo?.[bug.number];
  return h('section', { class: 'panel cage', key: bug.number }, [
    h('h3', null, `${bug.number}. ${titleOf(bug)}`),
    h('div', { class: 'node-body' }, [
      h('div', { class: 'small-board' }, [
        boardView({ board: bug.board, view: 0, label: t('tree.board') }),
      ]),
      h('div', { class: 'facts' }, [
        h('p', { class: 'mover' }, t('live.turn', { player: t(`player.${bug.mover}`) })),
        h('p', null, say(bug.asked)),
        shown
          ? [bothSay(shown), explained(bug)]
          : [
              h('p', null, t('learn.zoo.predict')),
              button(t('learn.zoo.run'), () => run(bug), { class: 'run-bug primary' }),
            ],
      ]),
    ]),
    code(bug, Boolean(shown?.differs)),
  ]);
}

/**
 * Both engines' lines side by side; what makes the difference is lit once they have differed.
 * @param {Bug} bug @param {boolean} isLit
 */
function code(bug, isLit) {
  const column = (/** @type {'wrong' | 'right'} */ side) =>
    h('figure', { class: `zoo-code code-${side}` }, [
      h('figcaption', null, t(`learn.zoo.code.${side}`)),
      h(
        'pre',
        { tabindex: '0', 'aria-label': t(`learn.zoo.code.${side}`) },
        bug.code
          .filter(line => line.part === 'both' || line.part === 'gap' || line.part === side)
          .map(line => {
            const isOwn = line.part === side;
            return h(isOwn && isLit ? 'mark' : 'code', { class: isOwn ? 'own' : null }, [
              `${line.part === 'gap' ? '…' : line.text}\n`,
            ]);
          }),
      ),
    ]);
  return h('div', { class: 'zoo-codes' }, [
    column('wrong'),
    column('right'),
    h('p', { class: 'quiet' }, t(isLit ? 'learn.zoo.lit' : 'learn.zoo.guess')),
  ]);
}

/** @param {Shown} shown */
function bothSay(shown) {
  const line = (/** @type {'right' | 'wrong'} */ which) =>
    h('tr', null, [
      h('th', { scope: 'row' }, t(`learn.zoo.${which}`)),
      h('td', { class: which }, say(shown[which])),
    ]);
  return h('table', { class: 'shown' }, [
    shown.right.say === 'zoo.says.move' &&
      h('thead', null, [
        h('tr', null, h('td', null), h('th', { scope: 'col' }, t('learn.zoo.head'))),
      ]),
    h('tbody', null, [
      line('right'),
      line('wrong'),
      shown.comment &&
        h('tr', null, [
          h('th', { scope: 'row' }, t('learn.zoo.truth')),
          h('td', null, say(shown.comment)),
        ]),
    ]),
  ]);
}

/** @param {Bug} bug */
function explained(bug) {
  const engine = `zoo:${bug.number}`;
  const position = { ...HOME, game: bug.game, start: bug.start };
  const own = { depth: String(bug.depth), engine, other: 'zoo:0' };
  const tree = format({ ...position, page: 'tree', own });
  const play = format({ ...position, start: '', page: 'play', players: ['human', engine] });
  return [
    ['harm', 'effect', 'invariant', 'fix'].map(what =>
      h('p', null, h('b', null, t(`learn.zoo.${what}`)), ' ', t(`zoo.${bug.number}.${what}`)),
    ),
    h('div', { class: 'row' }, [
      h('a', { class: 'button', href: tree }, t('learn.zoo.tree')),
      h('a', { class: 'button', href: play }, t('learn.zoo.play')),
    ]),
  ];
}

/** What both engines said. @param {Shown} shown @param {string | undefined} bug */
export const shownText = (shown, bug) =>
  t('learn.shown', { right: say(shown.right), wrong: say(shown.wrong), bug });

/** @param {Bug} bug */
async function run(bug) {
  try {
    const shown = await ask('zoo/show', { bug: bug.number, stream: 'no' });
    setOwn('learn', { zoo: { ...current().own.learn?.zoo, [bug.number]: shown } });
    announce(shownText(shown, bug.number));
  } catch (failure) {
    complain(failure);
  }
}

/** Loads the list of bugs. @param {State} state */
export async function needBugs(state) {
  if (!state.own.learn?.bugs) {
    try {
      const [{ bugs }] = await Promise.all([ask('zoo'), needWords()]);
      setOwn('learn', { bugs });
    } catch (failure) {
      complain(failure);
    }
  }
}
