// @ts-check
/**
 * The state, the only one there is. It is never changed, only replaced: `update` takes a pure
 * function from the old record to the new one and draws the page afterwards, once per frame. What
 * is under way, such as requests and timers, is no state: game.js and tasks.js look after it.
 *
 * @typedef {import('./route.js').Route} Route
 * @typedef {import('./trace.js').Side} Side
 *
 * @typedef {Object} State
 * @property {Route} route the address
 * @property {import('./answers').ListedGame[]} games the answer of /api/games
 * @property {import('./answers').Answers['options']} options the answer of /api/options
 * @property {import('./answers').Game | null} game the answer of /api/game for route.game
 * @property {import('./answers').Position | null} position the answer of /api/position for the
 *     shown position, or the last one
 * @property {string} positionFor the key (route.js) of what `position` shows
 * @property {string} failedFor the key of a position that there is none of
 * @property {string} error what went wrong, for people; empty if nothing did
 * @property {boolean} offline whether the server does not answer at the moment
 * @property {string[]} picked the targets pointed at so far for the next move
 * @property {string} cursor the target the arrow keys are at
 * @property {string} aimed the target that a finger has to confirm; empty if none
 * @property {import('./answers').Values | null} values the last event of /api/hints or
 *     /api/analyse here
 * @property {string} valuesFor the key of what `values` are about
 * @property {import('./answers').ChosenMove | null} said the engine's last move and thought
 * @property {boolean} thinking whether an engine chooses a move
 * @property {boolean} running whether engines that play each other go on
 * @property {Record<string, import('./answers').ReviewedPly>} review what /api/review said, by
 *     position key and move
 * @property {{ply: number, answer: import('./answers').Why | null, frame?: number,
 *     isPlaying?: boolean} | null} why the move asked about, the answer of /api/why once it is
 *     there, and which ply of its film is shown
 * @property {{key: string, plies: import('./answers').Played[]} | null} preview the moves of a
 *     line that is pointed at, and the key of the position they are made in
 * @property {import('./answers').Thought | null} thought what the engine thinks of right now
 * @property {number} turnBegan when the shown side began to think, in milliseconds
 * @property {Record<string, import('./answers').QueuePlace>} queued the place in the queue of what
 *     is waited for, by purpose (game.js)
 * @property {string} dialog which dialog is open; empty for none
 * @property {import('./answers').StoredGame[]} saved the answer of /api/saved
 * @property {Own} own what one page alone keeps, by page
 *
 * @typedef {Object} Own
 * @property {Watched & {grown?: string, isGrowing?: boolean,
 *     draft?: import('./newgame.js').NewGame, described?: import('./answers').Game,
 *     pace?: number, playedHere?: string, isHome?: boolean,
 *     last?: import('./answers').StoredGame | null, kept?: string, version?: string,
 *     isListing?: boolean,
 *     forgotten?: import('./answers').StoredGame | null,
 *     unreadable?: import('./answers').UnreadableGame[]}} [play] the position (key) after the
 *     move whose search is watched, whether its tree grows by itself, the new game being
 *     chosen and what is known of it, how fast engines play each other, the position (key)
 *     that a move made here led to, whether somebody came by the front door, the last game that
 *     is not over, the game that was saved last, the version (of which game) that gave, whether
 *     saved games are shown, and which of them cannot be read
 * @property {{dropped?: string[]}} [moves] the variation that was deleted last
 * @property {Record<string, import('./answers').Position>} [rules] examples, by family of games
 * @property {import('./pages/puzzles.js').Solving} [puzzles]
 * @property {{said?: string}} [share] what became of the last copy
 * @property {import('./setup.js').SettingUp & {recognised?: string, unread?: string,
 *     quiz?: MistakeQuiz | null, origin?: import('./answers').TournamentGames | null}}
 *     [analyse]
 * @property {Watched & {zoom?: number, typing?: Record<string, boolean>, place?: string,
 *     nothing?: string, isPlaying?: boolean, speed?: number,
 *     growth?: import('./growth.js').Growth}} [tree] how wide the picture is, which
 *     searches are being typed, the place (walk.js) that the address has, the message that there
 *     is nothing to step to, and whether the search plays by itself, at how many events a second
 * @property {Watched & Learnt} [learn]
 * @property {Runs & Draft} [lab]
 * @property {Runs & Tournament} [tournament]
 *
 * @typedef {Object} MistakeQuiz asks for better moves than those of a game
 * @property {number} number which mistake
 * @property {number} ply where it was made
 * @property {string[]} game the moves of the game
 * @property {number[]} all the plies of all mistakes
 * @property {string} [tried] the move somebody tried there
 * @property {import('./answers').ReviewedPly} [verdict] what is known of it
 * @property {boolean} [isShown] whether the answer was asked for
 *
 * @typedef {Object} Watched searches that were written down
 * @property {Record<string, Side>} [sides] by name, `a` and `b`
 * @property {import('./treequiz.js').Quiz | null} [quiz]
 *
 * @typedef {Object} Learnt
 * @property {string} [lesson]
 * @property {number} [place] the question
 * @property {{isRight: boolean, answer: string | number} | null} [verdict]
 * @property {Record<string, boolean>} [done] the lessons that are
 * @property {Record<string, boolean>} [score] whether the first try was right, by question
 * @property {number} [tries] how often this question was answered wrongly
 * @property {string[]} [chosen] the leaves chosen, by the moves that lead there
 * @property {import('./answers').ZooShown | null} [shown] the lesson's bug at work
 * @property {import('./answers').ZooBug[]} [bugs]
 * @property {Record<string, import('./answers').ZooShown>} [zoo] bugs at work, by number
 *
 * @typedef {Object} Runs what Lab and Tournament know about runs
 * @property {import('./answers').ListedRun[]} [runs]
 * @property {import('./answers').StartedRun | null} [running]
 * @property {Record<string, string[]>} [files] the files of a run, by its kind
 * @property {import('./answers').RunReport | null} [report]
 * @property {import('./answers').RunProgress | null} [progress]
 * @property {string} [shownRun] what report and progress are about
 * @property {string} [begun] a run begun here whose progress nobody has seen yet
 * @property {string} [doomed] a run that is deleted with the next click
 *
 * @typedef {Object} Tournament what is known of the form and of the shown tournament
 * @property {string} [checkedFor] what the form said when it was looked at
 * @property {import('./answers').TournamentCheck} [check]
 * @property {number} [chosen] the player being chosen
 * @property {string} [wrong] what is wrong with what was typed for him
 * @property {import('./answers').TournamentTable | null} [table]
 * @property {string} [tableFor] the run of the table
 * @property {import('./answers').TournamentGames | null} [games] those of the opened pair
 * @property {import('./livegame.js').LiveGame | null} [live] the game being watched
 *
 * @typedef {Object} Draft the specification in the making
 * @property {{name: string, title: string}[]} [presets]
 * @property {string[]} [measures] what can be measured
 * @property {import('./answers').Study[]} [studies]
 * @property {number} [longest] seconds a study may take here
 * @property {string} [source] where the text is from
 * @property {string} [text]
 * @property {import('./answers').SpecCheck | null} [check] what the server says about the text
 * @property {number} [seconds] how long it may take @property {string} [forecastFor] which text
 */

/** @type {State} */
let state;
/** @type {(state: State) => void} */
let draw = () => {};
let isDue = false;

/** @param {State} first @param {(state: State) => void} renderer */
export function begin(first, renderer) {
  state = first;
  draw = renderer;
}

/** @returns {State} */
export const current = () => state;

/** @param {(state: State) => State} change */
export function update(change) {
  state = change(state);
  if (!isDue) {
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      draw(state);
    });
  }
}

/** Replaces some fields. @param {Partial<State>} fields */
export const set = fields => update(old => ({ ...old, ...fields }));

/**
 * Replaces some fields of a page's own part.
 * @template {keyof Own} P
 * @param {P} page @param {Partial<NonNullable<Own[P]>>} fields
 */
export const setOwn = (page, fields) =>
  update(old => ({ ...old, own: { ...old.own, [page]: { ...old.own[page], ...fields } } }));

/** Shows what went wrong. @param {unknown} failure */
export const complain = failure =>
  set({ error: failure instanceof Error ? failure.message : String(failure) });

/** Says something to people who do not see the page. @param {string} text */
export function announce(text) {
  const live = document.getElementById('live');
  if (live && text && live.textContent !== text) {
    live.textContent = text;
  }
}
