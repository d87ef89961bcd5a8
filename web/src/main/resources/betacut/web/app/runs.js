// @ts-check
/** What Lab and Tournament share: the list of runs, their progress, what can be done to them. */
import { ask, keep } from './api.js';
import { button, iconButton } from './controls.js';
import { follow, go, stop } from './game.js';
import { h } from './h.js';
import { isInPage } from './place.js';
import { fileLink } from './report.js';
import { copy } from './share.js';
import { announce, complain, current, setOwn } from './store.js';
import { whenQuiet } from './tasks.js';
import { number, t } from './messages.js';

/**
 * @typedef {import('./store.js').State} State
 * @typedef {import('./store.js').Runs} Runs
 * @typedef {import('./answers').RunProgress} Progress
 * @typedef {import('./answers').RunReport} Report
 * @typedef {import('./answers').StartedRun} StartedRun
 * @typedef {'lab' | 'tournament'} Page
 *
 * @typedef {Object} Heard who wants to hear of the shown run
 * @property {() => unknown} [changed] when more of it is known
 * @property {(games: import('./answers').TournamentGame[]) => unknown} [games] that are played
 */

/** What a page knows about runs. @param {State} state @param {Page} page @returns {Runs} */
export const runsOf = (state, page) => state.own[page] ?? {};

/**
 * Asks for a change.
 * @template {keyof import('./answers').Answers} P
 * @param {P} path @param {import('./api.js').Query} [query] @param {string} [body]
 */
export const change = (path, query = {}, body) => ask(path, query, { method: 'POST', body });

/** Ends a run; it can be gone on with. @param {string} run */
const halt = run => keep('POST', 'lab/stop', { run }).catch(complain);

/** Ends the run that is shown, if it is under way. @param {State} state @param {Page} page */
export function haltShown(state, page) {
  const { run } = state.route.own;
  if (run && runsOf(state, page).progress?.state === 'running') {
    halt(run);
  }
}

const afterWhile = whenQuiet(3000);

/**
 * Brings the page's list of runs, and what is shown of one, into line with the address.
 * @param {Page} page @param {Heard} [heard]
 */
export async function syncRuns(page, heard = {}) {
  const { run } = current().route.own;
  try {
    const { runs, running, files } = await ask('lab/runs');
    setOwn(page, { runs, running, files });
    // Nobody tells us when the run of another page is over.
    const isOther = running && running.run !== run;
    afterWhile(() => isOther && current().route.page === page && syncRuns(page, heard));
    if (run && current().route.own.run === run) {
      await show(page, run, running?.run === run, heard);
    } else if (!run) {
      stop('lab');
      setOwn(page, { report: null, progress: null, shownRun: '' });
    }
  } catch (failure) {
    complain(failure);
  }
}

/** @param {Page} page @param {string} run @param {boolean} isRunning @param {Heard} heard */
async function show(page, run, isRunning, heard) {
  const own = runsOf(current(), page);
  // What was begun here is watched even if it is over by now: how it ended is still told.
  if (isRunning || own.begun === run) {
    setOwn(page, { begun: '' });
    watchRun(page, run, heard);
  } else if (own.shownRun !== run || !own.report) {
    setOwn(page, { shownRun: run, report: null, progress: null });
    setOwn(page, { report: await ask('lab/report', { run }) });
    heard.changed?.();
  }
}

/** @param {Page} page @param {string} run @param {Heard} heard */
function watchRun(page, run, heard) {
  const isNew = runsOf(current(), page).shownRun !== run;
  setOwn(page, { shownRun: run, ...(isNew ? { report: null, progress: null } : {}) });
  let quarter = 0;
  const isHere = () => {
    const { route } = current();
    if (route.page === page && route.own.run === run) {
      return true;
    }
    stop('lab');
    return false;
  };
  const told = (/** @type {Progress} */ progress) => {
    const now = Math.floor((4 * (progress.done ?? 0)) / Math.max(1, progress.total ?? 0));
    if (now > quarter && progress.state === 'running') {
      quarter = now;
      announce(counted(progress, playsGames(runsOf(current(), page))));
    }
  };
  const on = {
    progress: (/** @type {Progress} */ progress) => {
      if (isHere()) {
        setOwn(page, { progress });
        told(progress);
      }
    },
    report: (/** @type {Report} */ report) => {
      if (isHere()) {
        setOwn(page, { report });
        heard.changed?.();
      }
    },
    games: (/** @type {import('./answers').GamesUnderWay} */ { games }) =>
      isHere() && heard.games?.(games),
  };
  follow('lab', 'lab/watch', { run }, on, { end: () => isHere() && ended(page, run, heard) });
}

/** @param {Page} page @param {string} run @param {Heard} heard */
async function ended(page, run, heard) {
  const own = runsOf(current(), page);
  announce(own.progress ? stateText(own.progress, playsGames(own)) : '');
  try {
    const report = await ask('lab/report', { run });
    const { runs, running } = await ask('lab/runs');
    setOwn(page, { report, runs, running });
    heard.changed?.();
  } catch (failure) {
    complain(failure);
  }
}

/** Begins something and shows it. @param {Page} page @param {() => Promise<StartedRun>} begin */
export async function launch(page, begin) {
  try {
    const { run } = await begin();
    stop('lab');
    const again = current().route.own.run === run;
    const fresh = again ? { shownRun: run } : { shownRun: '', report: null };
    setOwn(page, { begun: run, progress: null, ...fresh });
    announce(t('lab.started', { run }));
    go({ own: { ...current().route.own, run } }, { replace: again });
    requestAnimationFrame(() => requestAnimationFrame(focusRun));
  } catch (failure) {
    complain(failure);
  }
}

function focusRun() {
  /** @type {HTMLElement | null} */ (document.querySelector('.run h2'))?.focus();
}

/** What is shown: a report that is still growing does not say. @param {Runs} own */
export const kindOf = ({ report, progress }) =>
  report?.kind ?? (progress?.kind === 'verification' ? undefined : progress?.kind);

/** Whether report and files are made after the last game. @param {string} [kind] */
export const isMadeLate = kind => kind === 'study' || kind === 'tuning';

/** @param {Runs} own */
const playsGames = own => (kindOf(own) ?? 'experiment') !== 'experiment';

/** @param {Progress} progress @param {boolean} isOfGames */
function counted({ done = 0, total = 0, millisLeft, state, part }, isOfGames) {
  const words = t(isOfGames ? 'lab.games.done' : 'lab.trials', { done, total });
  if (millisLeft === undefined || millisLeft === null || state !== 'running') {
    return words;
  }
  const time = duration(Math.max(1, Math.round(millisLeft / 1000)));
  return `${words} ${t(part ? 'lab.partLeft' : 'lab.left', { time })}`;
}

/** @param {number} seconds */
export const duration = seconds =>
  seconds < 90
    ? t('lab.seconds', { seconds })
    : t('lab.minutes', { minutes: Math.round(seconds / 60) });

/** Rows and files that are not what they should be. @param {Progress} progress */
const flaws = ({ relabelled = 0, doubled = 0, foreign = 0, missing = 0, changed = 0 }) =>
  relabelled + doubled + foreign + missing + changed;

/** @param {Progress} progress @param {boolean} isOfGames */
function stateText(progress, isOfGames) {
  const { kind, holds, compared, different = 0, state, error } = progress;
  if (kind === 'verification' && holds !== undefined) {
    return holds
      ? t(isOfGames ? 'lab.replayed' : 'lab.holds', { n: compared })
      : different > 0
        ? t(isOfGames ? 'lab.replayDiffers' : 'lab.differs', { different, compared })
        : t(flaws(progress) > 0 ? 'lab.flawed' : 'lab.nothingCompared', { n: flaws(progress) });
  }
  return state === 'failed' ? error : t(`lab.state.${state}`);
}

/**
 * How far a run is, and how to end it, go on, or begin another like it.
 * @param {State} state @param {Page} page
 * @param {(spec: string, run: string) => void} [take] what a run's text is good for
 */
export function runPanel(state, page, take = (spec, run) => go({ own: { run, spec } })) {
  const own = runsOf(state, page);
  const { run } = state.route.own;
  if (!run) {
    return null;
  }
  const { progress, report } = own;
  const { spec, open = false } = report ?? {};
  const isRunning = progress?.state === 'running';
  const isOfGames = playsGames(own);
  const canVerify = !isRunning && report;
  const resume = () => launch(page, () => change('lab/resume', { run }));
  const verify = () =>
    launch(page, () => change('lab/verify', { run, partial: open ? 'yes' : '' }));
  const props = {
    class: 'panel run',
    key: 'run',
    'data-state': progress?.state ?? (report ? 'kept' : 'loading'),
  };
  return h('section', props, [
    h('h2', { tabindex: '-1' }, t('lab.run', { run })),
    progress
      ? progressView(progress, isOfGames)
      : !report && h('p', { class: 'quiet' }, t('loading')),
    progress && !isRunning && !report && h('p', { class: 'quiet making' }, t('lab.making')),
    h('div', { class: 'row' }, [
      isRunning && button(t('lab.stop'), () => halt(run), { class: 'stop' }),
      !isRunning && open && button(t('lab.resume'), resume, { class: 'resume' }),
      canVerify &&
        button(t(isOfGames ? 'lab.verifyGames' : 'lab.verify'), verify, { class: 'verify' }),
      spec && button(t('lab.take'), () => take(spec, run), { class: 'take' }),
    ]),
    report && !isRunning && downloads(run, own, page),
  ]);
}

/** @param {Progress} progress @param {boolean} isOfGames */
function progressView(progress, isOfGames) {
  const { total = 1, done = 0, part, live, ratio, skipped = 0, missing = 0, first = [] } = progress;
  const isRunning = progress.state === 'running';
  return [
    h('progress', { max: String(total), value: done, 'aria-label': t('lab.progress') }),
    h('p', { class: 'counted' }, [
      counted(progress, isOfGames),
      !isRunning && [' ', h('b', null, stateText(progress, isOfGames))],
    ]),
    isRunning && [
      part &&
        h('p', { class: 'part' }, [
          t('lab.part', { ...part }),
          ' ',
          h('span', { lang: 'en' }, part.question),
        ]),
      progress.isWriting && h('p', { class: 'part' }, t('lab.writing')),
      typeof ratio === 'number' &&
        h('p', { class: 'live' }, t('lab.ratio', { ratio: rounded(ratio) })),
    ],
    isRunning && live && h('p', { class: 'live' }, t('lab.live', estimate(live))),
    (skipped > 0 || missing > 0) &&
      h('p', { class: 'quiet' }, [
        t(isOfGames ? 'lab.skippedGames' : 'lab.skipped', { skipped, missing }),
      ]),
    progress.holds !== undefined && h('p', { class: 'quiet' }, t('lab.timesUnverified')),
    first.length > 0 &&
      h(
        'ul',
        null,
        first.map(line => h('li', null, line)),
      ),
  ];
}

/** @param {NonNullable<Progress['live']>} live */
const estimate = ({ what, value, low, high, positions }) => ({
  what,
  value: rounded(value),
  low: rounded(low),
  high: rounded(high),
  n: positions,
});

/** @param {number} value */
const rounded = value => number(value, { maximumSignificantDigits: 3 });

/**
 * Some have files when their report is made.
 * @param {string} run @param {Runs} own @param {Page} page
 */
function downloads(run, own, page) {
  const kind = kindOf(own) ?? (page === 'lab' ? 'experiment' : 'tournament');
  return (
    (!isMadeLate(kind) || own.report?.open === false) &&
    h('p', { class: 'downloads' }, [
      t('lab.download'),
      ' ',
      (own.files?.[kind] ?? []).map(file => [fileLink(run, file), ' ']),
    ])
  );
}

/** Something to type in a terminal. @param {string} command */
export const commandView = command =>
  h('div', { class: 'row command' }, [
    h('code', null, [command.split(' ').map(word => [h('span', { class: 'word' }, word), ' '])]),
    button(t('lab.copy'), () => copy(command), { class: 'small', type: 'button' }),
  ]);

/** The runs that are kept. @param {State} state @param {Page} page @param {string[]} kinds */
export function runList(state, page, kinds) {
  const { runs, running, doomed } = runsOf(state, page);
  const shown = state.route.own;
  const listed = (runs ?? []).filter(one => kinds.includes(one.kind));
  const item = (/** @type {import('./answers').ListedRun} */ { run, done, total }) =>
    h('li', { key: run }, [
      button(run, () => go({ own: { ...shown, run } }), {
        class: 'small open-run',
        'aria-current': run === shown.run ? 'true' : null,
      }),
      ' ',
      h('span', { class: 'quiet' }, [
        total === null ? number(done) : t('lab.share', { done, total }),
      ]),
      ' ',
      deletion(page, run, doomed === run),
    ]);
  return h('section', { class: 'panel kept-runs', key: 'runs' }, [
    h('h2', null, t('lab.runs')),
    isInPage && h('p', { class: 'quiet' }, t('lab.keptHere')),
    running &&
      running.run !== shown.run &&
      h('p', { class: 'quiet' }, t('lab.busy', { run: running.run })),
    listed.length === 0
      ? h('p', { class: 'quiet' }, t(runs ? 'lab.noRuns' : 'loading'))
      : h('ul', { class: 'saved runs' }, listed.map(item)),
  ]);
}

/**
 * Minutes of work are not to be lost by one click.
 * @param {Page} page @param {string} run @param {boolean} isAsked
 */
const deletion = (page, run, isAsked) =>
  isAsked
    ? button(t('lab.sure'), () => remove(page, run), {
        class: 'small',
        key: 'sure',
        'aria-label': t('lab.deleteNow', { run }),
        onblur: () => setOwn(page, { doomed: '' }),
        after: (/** @type {HTMLElement} */ node) => node.focus(),
      })
    : iconButton('bin', t('lab.delete', { run }), () => setOwn(page, { doomed: run }), {
        class: 'small',
        key: 'ask',
      });

/** @param {Page} page @param {string} run */
async function remove(page, run) {
  try {
    await keep('DELETE', 'lab/run', { run });
    const { run: shown, ...rest } = current().route.own;
    announce(t('lab.deleted', { run }));
    if (shown === run) {
      go({ own: rest });
    } else {
      syncRuns(page);
    }
  } catch (failure) {
    complain(failure);
  }
}
