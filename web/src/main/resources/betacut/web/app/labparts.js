// @ts-check
/** What Lab and Tournament share: the list of runs, progress, reports, downloads. */
import { h } from './h.js';
import { address, ask } from './api.js';
import { follow, go, stop } from './game.js';
import { copy } from './share.js';
import { announce, current, set, setOwn } from './store.js';
import { number, t } from './messages.js';

/** @typedef {import('./store.js').State} State */

/** @type {Record<string, string[]>} */
const FILES = {
  experiment: [
    'report.html',
    'report.md',
    'report.json',
    'results.csv',
    'results.json',
    'spec.toml',
    'all.zip',
  ],
  tournament: [
    'report.html',
    'report.md',
    'report.json',
    'games.pgn',
    'games.json',
    'spec.txt',
    'all.zip',
  ],
  study: ['report.html', 'report.md', 'report.json', 'games.csv', 'all.zip'],
};

/** What a page keeps: both pages have the same fields. @param {State} state @param {string} page */
export const mine = (state, page) => state.own[page] ?? {};

/** @param {any} failure */
export const complain = failure => set({ error: failure.message });

/** A value that does not replace what somebody is typing. @param {string} value */
export const unlessTyping = value => ({
  after: (/** @type {any} */ node) => {
    if (document.activeElement !== node && node.value !== value) {
      node.value = value;
    }
  },
});

/**
 * Asks for a change.
 * @param {string} path @param {Record<string, any>} query @param {string} [body]
 * @param {string} [method]
 */
export const change = (path, query, body, method = 'POST') => ask(path, query, { method, body });

const MILLIS_BETWEEN_LOOKS = 3000;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let nextLook;

/**
 * Brings the page's list of runs, and what is shown of one, into line with the address.
 * @param {string} page
 */
export async function syncRuns(page) {
  const { run } = current().route.own;
  try {
    const { runs, running } = await ask('lab/runs');
    setOwn(page, { runs, running });
    clearTimeout(nextLook);
    if (running && running.run !== run) {
      // nobody tells us when that is over
      nextLook = setTimeout(
        () => current().route.page === page && syncRuns(page),
        MILLIS_BETWEEN_LOOKS,
      );
    }
    if (run && current().route.own.run === run) {
      await show(page, run, running?.run === run);
    } else if (!run) {
      stop('lab');
      setOwn(page, { report: null, progress: null, shownRun: '' });
    }
  } catch (failure) {
    complain(failure);
  }
}

/** @param {string} page @param {string} run @param {boolean} isRunning */
async function show(page, run, isRunning) {
  const own = mine(current(), page);
  // What was begun here is watched even if it is over by now: how it ended is still told.
  if (isRunning || own.begun === run) {
    setOwn(page, { begun: '' });
    watchRun(page, run);
  } else if (own.shownRun !== run || !own.report) {
    setOwn(page, { shownRun: run, report: null, progress: null });
    setOwn(page, { report: await ask('lab/report', { run }) });
  }
}

/** @param {string} page @param {string} run */
function watchRun(page, run) {
  const isNew = mine(current(), page).shownRun !== run;
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
  follow(
    'lab',
    'lab/watch',
    { run },
    {
      progress: progress => {
        if (isHere()) {
          setOwn(page, { progress });
          const now = Math.floor((4 * progress.done) / Math.max(1, progress.total));
          if (now > quarter && progress.state === 'running') {
            quarter = now;
            announce(counted(progress, playsGames(mine(current(), page))));
          }
        }
      },
      report: report => isHere() && setOwn(page, { report }),
      end: () => isHere() && ended(page, run),
    },
  );
}

/** @param {string} page @param {string} run */
async function ended(page, run) {
  const { progress } = mine(current(), page);
  announce(stateText(progress, playsGames(mine(current(), page))));
  try {
    const [report, { runs, running }] = [await ask('lab/report', { run }), await ask('lab/runs')];
    setOwn(page, { report, runs, running });
  } catch (failure) {
    complain(failure);
  }
}

/** Begins something and shows it. @param {string} page @param {() => Promise<any>} begin */
export async function launch(page, begin) {
  try {
    const { run } = await begin();
    stop('lab');
    const again = current().route.own.run === run;
    setOwn(page, {
      begun: run,
      progress: null,
      ...(again ? {} : { report: null }),
      shownRun: again ? run : '',
    });
    announce(t('lab.started', { run }));
    go({ own: { ...current().route.own, run } }, { replace: again });
    requestAnimationFrame(() =>
      requestAnimationFrame(() => /** @type {any} */ (document.querySelector('.run h2'))?.focus()),
    );
  } catch (failure) {
    complain(failure);
  }
}

/** What is shown: a report that is still growing does not say. @param {any} own */
const kindOf = own =>
  own.report?.kind ?? (own.progress?.kind === 'verification' ? undefined : own.progress?.kind);

/** @param {any} own */
const playsGames = own => ['tournament', 'study'].includes(kindOf(own) ?? '');

/** A study has files when its report is made. @param {any} own */
const hasFiles = own => kindOf(own) !== 'study' || own.report?.open === false;

/** @param {any} progress @param {boolean} isOfGames */
function counted(progress, isOfGames) {
  const done = t(isOfGames ? 'lab.games.done' : 'lab.trials', {
    done: progress.done ?? 0,
    total: progress.total ?? 0,
  });
  if (
    progress.millisLeft === undefined ||
    progress.millisLeft === null ||
    progress.state !== 'running'
  ) {
    return done;
  }
  return `${done} ${t(progress.part ? 'lab.partLeft' : 'lab.left', { time: duration(Math.max(1, Math.round(progress.millisLeft / 1000))) })}`;
}

/** @param {number} seconds */
export const duration = seconds =>
  seconds < 90
    ? t('lab.seconds', { seconds })
    : t('lab.minutes', { minutes: Math.round(seconds / 60) });

/** @param {any} progress @param {boolean} isOfGames */
function stateText(progress, isOfGames) {
  if (!progress) {
    return '';
  }
  if (progress.kind === 'verification' && progress.holds !== undefined) {
    return progress.holds
      ? t(isOfGames ? 'lab.replayed' : 'lab.holds', { n: progress.compared })
      : progress.compared === 0
        ? t('lab.nothingCompared')
        : t(isOfGames ? 'lab.replayDiffers' : 'lab.differs', {
            different: progress.different,
            compared: progress.compared,
          });
  }
  return progress.state === 'failed' ? progress.error : t(`lab.state.${progress.state}`);
}

/**
 * How far a run is, and how to end it, go on, or begin another like it.
 * @param {State} state @param {string} page
 */
export function runPanel(
  state,
  page,
  take = (/** @type {any} */ report, /** @type {string} */ name) =>
    go({ own: { run: name, spec: report.spec } }),
) {
  const own = mine(state, page);
  const { run } = state.route.own;
  if (!run) {
    return null;
  }
  const { progress, report } = own;
  const isRunning = progress?.state === 'running';
  const isOpen = !isRunning && report?.open;
  const isOfGames = playsGames(own);
  return h(
    'section',
    { class: 'panel run', 'data-state': progress?.state ?? (report ? 'kept' : 'loading') },
    [
      h('h2', { tabindex: '-1' }, t('lab.run', { run })),
      progress &&
        h('progress', {
          max: String(progress.total ?? 1),
          value: progress.done ?? 0,
          'aria-label': t('lab.progress'),
        }),
      progress
        ? h('p', { class: 'counted' }, [
            counted(progress, isOfGames),
            !isRunning && ' ',
            !isRunning && h('b', null, stateText(progress, isOfGames)),
          ])
        : !report && h('p', { class: 'quiet' }, t('loading')),
      isRunning &&
        progress.part &&
        h('p', { class: 'part' }, [
          t('lab.part', progress.part),
          ' ',
          h('span', { lang: 'en' }, progress.part.question),
        ]),
      isRunning && progress.isWriting && h('p', { class: 'part' }, t('lab.writing')),
      isRunning &&
        typeof progress.ratio === 'number' &&
        h('p', { class: 'live' }, t('lab.ratio', { ratio: rounded(progress.ratio) })),
      progress?.live &&
        h('p', { class: 'live' }, [
          t('lab.live', {
            what: progress.live.what,
            value: rounded(progress.live.value),
            low: rounded(progress.live.low),
            high: rounded(progress.live.high),
            n: progress.live.positions,
          }),
        ]),
      (progress?.skipped > 0 || progress?.missing > 0) &&
        h('p', { class: 'quiet' }, [
          t(isOfGames ? 'lab.skippedGames' : 'lab.skipped', {
            skipped: progress.skipped,
            missing: progress.missing,
          }),
        ]),
      progress?.first?.length > 0 &&
        h('ul', null, [progress.first.map((/** @type {string} */ line) => h('li', null, line))]),
      h('div', { class: 'row' }, [
        isRunning &&
          h(
            'button',
            { class: 'stop', onclick: () => change('lab/stop', { run }).catch(complain) },
            [t('lab.stop')],
          ),
        isOpen &&
          h(
            'button',
            { class: 'resume', onclick: () => launch(page, () => change('lab/resume', { run })) },
            [t('lab.resume')],
          ),
        !isRunning &&
          page === 'lab' &&
          report &&
          !(report.open && isOfGames) &&
          h(
            'button',
            { class: 'verify', onclick: () => launch(page, () => change('lab/verify', { run })) },
            [t(isOfGames ? 'lab.verifyGames' : 'lab.verify')],
          ),
        report?.spec &&
          h('button', { class: 'take', onclick: () => take(report, run) }, t('lab.take')),
      ]),
      report &&
        hasFiles(own) &&
        downloads(run, kindOf(own) ?? (page === 'lab' ? 'experiment' : 'tournament')),
    ],
  );
}

/** @param {number} value */
const rounded = value => number(value, { maximumSignificantDigits: 3 });

/** @param {string} run @param {string} kind */
const downloads = (run, kind) =>
  h('p', { class: 'downloads' }, [
    t('lab.download'),
    ' ',
    FILES[kind].map(file => [h('a', { href: fileAddress(run, file), download: '' }, file), ' ']),
  ]);

/** @param {string} run @param {string} file */
const fileAddress = (run, file) => address('lab/file', { run, file });

/** Something to type in a terminal. @param {string} command */
export const commandView = command =>
  h('div', { class: 'row command' }, [
    h('code', null, [command.split(' ').map(word => [h('span', { class: 'word' }, word), ' '])]),
    h('button', { class: 'small', type: 'button', onclick: () => copy(command) }, t('lab.copy')),
  ]);

/** The runs that are kept. @param {State} state @param {string} page @param {string[]} kinds */
export function runList(state, page, kinds) {
  const own = mine(state, page);
  const runs = (own.runs ?? []).filter((/** @type {any} */ one) => kinds.includes(one.kind));
  const busy = own.running && own.running.run !== state.route.own.run;
  return h('section', { class: 'panel' }, [
    h('h2', null, t('lab.runs')),
    busy && h('p', { class: 'quiet' }, t('lab.busy', { run: own.running.run })),
    runs.length === 0
      ? h('p', { class: 'quiet' }, t(own.runs ? 'lab.noRuns' : 'loading'))
      : h('ul', { class: 'saved runs' }, [
          runs.map((/** @type {any} */ one) =>
            h('li', { key: one.run }, [
              h(
                'button',
                {
                  class: 'small open-run',
                  'aria-current': one.run === state.route.own.run ? 'true' : null,
                  onclick: () => go({ own: { ...state.route.own, run: one.run } }),
                },
                [one.run],
              ),
              ' ',
              h('span', { class: 'quiet' }, [
                one.total === null
                  ? number(one.done)
                  : t('lab.share', { done: one.done, total: one.total }),
              ]),
              ' ',
              deletion(page, one.run, own.doomed === one.run),
            ]),
          ),
        ]),
  ]);
}

/**
 * Minutes of work are not to be lost by one click.
 * @param {string} page @param {string} run @param {boolean} isAsked
 */
const deletion = (page, run, isAsked) =>
  isAsked
    ? h(
        'button',
        {
          class: 'small',
          key: 'sure',
          'aria-label': t('lab.deleteNow', { run }),
          onclick: () => remove(page, run),
          onblur: () => setOwn(page, { doomed: '' }),
          after: (/** @type {any} */ node) => node.focus(),
        },
        [t('lab.sure')],
      )
    : h(
        'button',
        {
          class: 'small',
          key: 'ask',
          'aria-label': t('lab.delete', { run }),
          onclick: () => setOwn(page, { doomed: run }),
        },
        ['✕'],
      );

/** @param {string} page @param {string} run */
async function remove(page, run) {
  try {
    await change('lab/run', { run }, undefined, 'DELETE');
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

/**
 * Sentences, charts and tables; the server writes them in English.
 * @param {any} report @param {string} run @param {boolean} [isOpen] whether tables are shown at once
 */
export const reportView = (report, run, isOpen = false) =>
  report &&
  h('div', { class: 'report', lang: 'en' }, [
    h('link', { rel: 'stylesheet', href: '/api/lab/chart.css' }),
    h('section', { class: 'panel' }, [
      h('h2', null, report.title),
      report.summary.map((/** @type {string} */ line) => h('p', null, line)),
    ]),
    report.sections.map((/** @type {any} */ section) =>
      h('section', { class: 'panel', key: section.id }, [
        h('h2', null, section.heading),
        section.blocks.map((/** @type {any} */ block) => blockView(block, run, isOpen)),
      ]),
    ),
    h('section', { class: 'panel', key: 'provenance' }, [
      h('details', null, h('summary', null, 'Provenance'), facts(report.provenance, 'Provenance')),
    ]),
  ]);

/** @param {any} block @param {string} run @param {boolean} isOpen */
function blockView(block, run, isOpen) {
  switch (block.type) {
    case 'chart':
      return figure(block, run);
    case 'table':
      return h(isOpen ? 'div' : 'details', { key: block.id, class: 'grid' }, [
        h(isOpen ? 'h3' : 'summary', null, block.table.caption),
        h('p', null, block.table.summary),
        tableView(block.table, block.table.caption),
        files(block.id, block.table.caption, run, ['csv']),
      ]);
    case 'facts':
      return h('details', null, [
        h('summary', null, block.caption),
        facts(block.facts, block.caption),
      ]);
    default:
      return h('p', { class: 'quiet' }, block.text);
  }
}

/**
 * A picture with its sentence, and its numbers as a table.
 * @param {any} block @param {string} run
 */
const figure = (block, run) =>
  h('figure', { class: 'figure', key: block.id }, [
    h('figcaption', null, h('b', null, `${block.title}. `), block.summary),
    ['wide', 'narrow'].map(kind =>
      h('div', {
        class: 'drawing',
        key: kind,
        after: (/** @type {any} */ node) => draw(node, block[kind]),
      }),
    ),
    h('details', null, [
      h('summary', null, `Numbers of: ${block.title}`),
      tableView(block.table, `Numbers of: ${block.title}`),
    ]),
    files(block.id, block.title, run, ['svg', 'png', 'csv']),
  ]);

/** @param {string} id @param {string} title @param {string} run @param {string[]} types */
const files = (id, title, run, types) =>
  run &&
  h('p', { class: 'downloads' }, [
    types.map(type => [
      h(
        'a',
        {
          href: fileAddress(run, `${type === 'csv' ? 'tables' : 'charts'}/${id}.${type}`),
          download: '',
          'aria-label': `${title}, ${type}`,
        },
        [type],
      ),
      ' ',
    ]),
  ]);

/** @type {WeakMap<any, string>} */
const drawn = new WeakMap();

/**
 * Puts the server's drawing in place, if it is another one.
 * @param {any} node @param {string} svg
 */
function draw(node, svg) {
  if (drawn.get(node) !== svg) {
    drawn.set(node, svg);
    const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
    node.replaceChildren(document.importNode(parsed, true));
  }
}

/** @param {any} table @param {string} label */
const tableView = (table, label) =>
  h('div', { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': label }, [
    h('table', null, [
      h('thead', null, [
        h('tr', null, [
          table.columns.map((/** @type {any} */ column) => h('th', { scope: 'col' }, column.name)),
        ]),
      ]),
      h('tbody', null, [
        table.rows.map((/** @type {string[]} */ row) =>
          h('tr', null, [
            row.map((cell, i) => (i === 0 ? h('th', { scope: 'row' }, cell) : h('td', null, cell))),
          ]),
        ),
      ]),
    ]),
  ]);

/** @param {Record<string, string>} all @param {string} label */
const facts = (all, label) =>
  h('table', { class: 'facts', 'aria-label': label }, [
    h('tbody', null, [
      Object.entries(all).map(([name, fact]) =>
        h('tr', null, h('th', { scope: 'row' }, name), h('td', null, fact)),
      ),
    ]),
  ]);
