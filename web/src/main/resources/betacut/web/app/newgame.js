// @ts-check
/** A new game: which one, against whom, on which side, by which clock. Loaded when asked for. */
import { ask } from './api.js';
import { boardView } from './board.js';
import { field, form, option, select } from './controls.js';
import { letEngineMove } from './engine.js';
import { enginePicker } from './enginepicker.js';
import { go, stop } from './game.js';
import { h } from './h.js';
import { t } from './messages.js';
import { format, HOME, parse } from './route.js';
import { complain, current, set, setOwn } from './store.js';
import { gameAbout, gameName } from './gamenames.js';

/**
 * @typedef {import('./store.js').State} State
 *
 * @typedef {Object} NewGame what is chosen so far
 * @property {string} game
 * @property {'engine' | 'people' | 'duel'} against
 * @property {'0' | '1' | 'random'} side where the person sits against an engine
 * @property {[string, string]} engines the opponent; for two engines both, the first one first
 * @property {[string, string]} names of two people
 * @property {string} clock
 * @property {string[]} [wrong] what is wrong with what was typed for either engine
 */

const CLOCKS = ['', '1m', '3m+2s', '5m+3s', '10m+5s'];
const AGAINST = /** @type {const} */ (['engine', 'people', 'duel']);
const SIDES = /** @type {const} */ (['0', '1', 'random']);

/** As the shown game was set up. @param {State} state @returns {NewGame} */
function asNow({ route, game }) {
  const engines = route.players.filter(one => one !== 'human');
  const usual = `level:${game?.usualLevel ?? 5}`;
  const [opponent = usual, other = usual] = engines;
  return {
    game: route.game,
    against: engines.length === 1 ? 'engine' : engines.length === 0 ? 'people' : 'duel',
    side: route.players[0] !== 'human' && engines.length === 1 ? '1' : '0',
    engines: [opponent, other],
    names: [route.own.name0 ?? '', route.own.name1 ?? ''],
    clock: route.clock,
  };
}

/** @param {State} state */
const chosen = state => state.own.play?.draft ?? asNow(state);

/** @param {Partial<NewGame>} change */
const choose = change => setOwn('play', { draft: { ...chosen(current()), ...change } });

/** Opens the dialog with what was played last. */
export function openNewGame() {
  setOwn('play', { draft: asNow(current()) });
  set({ dialog: 'new' });
  describe(current().route.game);
}

/** Asks for the levels and the board of a game. @param {string} id */
async function describe(id) {
  try {
    const described = await ask('game', { game: id });
    if (chosen(current()).game === id) {
      setOwn('play', { described: { ...described, id } });
    }
  } catch (failure) {
    complain(failure);
  }
}

/** @param {string} game */
function chooseGame(game) {
  choose({ game, wrong: [] });
  describe(game);
}

/** @param {State} state @returns {import('./pages.js').Dialog} */
export function newGameDialog(state) {
  const draft = chosen(state);
  const clocks = [...new Set([...CLOCKS, draft.clock])].map(clock =>
    option(clock, clock || t('play.noClock'), clock === draft.clock),
  );
  return {
    title: t('play.new'),
    content: form({ class: 'new-game-form' }, () => begin(current()), [
      gameField(state, draft),
      h('fieldset', null, [
        h('legend', null, t('new.against')),
        chips(AGAINST, draft.against, 'against', against => choose({ against })),
      ]),
      draft.against === 'people'
        ? peopleFields(draft)
        : [
            strength(state, draft, 0),
            draft.against === 'duel' && strength(state, draft, 1),
            draft.against === 'engine' && [
              h('fieldset', null, [
                h('legend', null, t('new.side')),
                chips(SIDES, draft.side, 'side', side => choose({ side })),
              ]),
            ],
          ],
      field(
        t('play.clock'),
        select({ class: 'new-clock' }, clocks, clock => choose({ clock })),
      ),
      h('div', { class: 'dialog-foot' }, [
        h('button', { class: 'primary start-game', disabled: isWrong(draft) }, t('play.start')),
      ]),
    ]),
  };
}

/** @param {NewGame} draft */
const isWrong = ({ against, wrong = [] }) =>
  against !== 'people' && (Boolean(wrong[0]) || (against === 'duel' && Boolean(wrong[1])));

/**
 * A choice of one, as chips.
 * @template {string} V
 * @param {readonly V[]} values @param {V} now @param {string} name @param {(value: V) => void}
 *     onpick
 */
const chips = (values, now, name, onpick) =>
  h('div', { class: 'chips' }, [
    values.map(value =>
      h('label', { class: 'chip-choice' }, [
        h('input', {
          type: 'radio',
          name,
          value,
          checked: value === now,
          onchange: () => onpick(value),
        }),
        h('span', null, t(`new.${name}.${value}`)),
      ]),
    ),
  ]);

/** The game, its board and the way to its rules. @param {State} state @param {NewGame} draft */
function gameField(state, { game }) {
  const described = describedGame(state, game);
  const listed = state.games.filter(one => one.family !== 'tree' || one.id === game);
  const all = listed.some(one => one.id === game)
    ? listed
    : [...listed, { id: game, title: described?.title ?? game, family: '', summary: '' }];
  const rules = format({ ...parse({ pathname: '/rules', search: '' }), game });
  return h('div', { class: 'new-board' }, [
    h('div', { class: 'new-picture', 'aria-hidden': 'true' }, [
      described && boardView({ board: described.board, view: 0, label: '' }),
    ]),
    h('div', null, [
      field(
        t('play.game'),
        select(
          { class: 'game-choice' },
          all.map(one => option(one.id, gameName(one), one.id === game)),
          chooseGame,
        ),
      ),
      h('p', { class: 'quiet' }, gameAbout(all.find(one => one.id === game))),
      h('a', { href: rules, class: 'rules-link' }, t('new.rules')),
    ]),
  ]);
}

/** @param {State} state @param {string} id */
const describedGame = (state, id) =>
  [state.own.play?.described, state.game].find(one => one?.id === id);

/** @param {NewGame} draft */
const peopleFields = ({ names }) =>
  h('div', { class: 'row' }, [
    names.map((name, side) =>
      field(
        t(`new.name.${side}`),
        h('input', {
          class: `name-${side}`,
          value: name,
          maxlength: 20,
          autocomplete: 'off',
          oninput: event =>
            choose({
              names: /** @type {[string, string]} */ (
                chosen(current()).names.map((one, i) => (i === side ? event.target.value : one))
              ),
            }),
        }),
      ),
    ),
  ]);

/** @param {State} state @param {NewGame} draft @param {0 | 1} which */
const strength = (state, draft, which) =>
  enginePicker(state, {
    label: t(draft.against === 'duel' ? `new.engine.${which}` : 'new.strength'),
    name: String(which),
    player: draft.engines[which],
    wrong: draft.wrong?.[which],
    game: describedGame(state, draft.game),
    gameId: draft.game,
    use: (player, problem) => useEngine(which, player, problem),
  });

/** @param {0 | 1} which @param {string} player @param {string} problem */
function useEngine(which, player, problem) {
  const { engines, wrong = [] } = chosen(current());
  const [both, problems] = [[...engines], [wrong[0] ?? '', wrong[1] ?? '']];
  both[which] = player;
  problems[which] = problem;
  choose({ engines: /** @type {[string, string]} */ (both), wrong: problems });
}

/** @param {NewGame} draft @returns {[string, string]} */
function playersOf({ against, side, engines }) {
  if (against === 'people') {
    return ['human', 'human'];
  }
  if (against === 'duel') {
    return engines;
  }
  const isSecond = side === 'random' ? Math.random() < 0.5 : side === '1';
  return isSecond ? [engines[0], 'human'] : ['human', engines[0]];
}

/** @param {State} state */
function begin(state) {
  const draft = chosen(state);
  const { game, clock, against, names } = draft;
  /** @type {Record<string, string>} */
  const own = {};
  if (against === 'people') {
    names.forEach((name, side) => name.trim() && (own[`name${side}`] = name.trim()));
  }
  startGame({
    game,
    clock,
    players: playersOf(draft),
    own,
    ...(game !== state.route.game && { view: 0 }),
  });
}

/**
 * Begins a game from its start; two engines begin at once.
 * @param {Partial<import('./route.js').Route>} change
 */
export function startGame(change) {
  ['review', 'move'].forEach(stop);
  set({ said: null, review: {}, thinking: false, dialog: '' });
  go({
    start: '',
    moves: [],
    variations: [],
    times: [],
    left: [],
    own: {},
    page: HOME.page,
    ...change,
  });
  if (current().route.players.every(one => one !== 'human')) {
    set({ running: true });
    letEngineMove();
  }
}
