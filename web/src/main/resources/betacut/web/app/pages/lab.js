// @ts-check
/**
 * Lab: a question, how long its answer takes, and Run; behind Edit the experiment as a form and as
 * the text of its specification. The text is part of the
 * address unless it is that of the preset, or made from a position and searches that the address
 * names. A study has no text: it is played as it is.
 */
import { h } from '../h.js';
import { ask } from '../api.js';
import {
  button,
  field,
  head,
  openIf,
  option,
  row,
  scroll,
  select,
  unlessTyping,
  valued,
} from '../controls.js';
import { go } from '../game.js';
import { fieldsView, filledIn, quickCheck } from '../labform.js';
import { needsMachine } from '../needsmachine.js';
import { at, isInPage } from '../place.js';
import { answerView, reportView } from '../report.js';
import { asked, positionKey } from '../route.js';
import {
  change,
  commandView,
  duration,
  haltShown,
  isMadeLate,
  kindOf,
  launch,
  runList,
  runPanel,
  syncRuns,
} from '../runs.js';
import { download } from '../share.js';
import { withValue } from '../spec.js';
import { complain, current, setOwn } from '../store.js';
import { latest, whenQuiet } from '../tasks.js';
import { number, t } from '../messages.js';

/**
 * @typedef {import('../store.js').State} State
 * @typedef {import('../store.js').Runs & import('../store.js').Draft} Own
 * @typedef {import('../answers').Study} Study
 * @typedef {import('../answers').SpecCheck} Check
 */

const USUAL = 'essay';
const LONGEST_IN_ADDRESS = 9000;

/** @param {State} state @returns {Own} */
const mine = state => state.own.lab ?? {};

/** @param {State} state */
function view(state) {
  const own = mine(state);
  const { run, study } = state.route.own;
  const isOpenStudy = own.report?.open !== false && isMadeLate(kindOf(own)); // has no files yet
  const isStudy = isMadeLate(kindOf(own)) || kindOf(own) === 'calibration';
  return h('div', { class: 'lab-page' }, [
    study ? studyPanel(state, own) : askPanel(state, own),
    run
      ? isStudy || !own.report || own.progress?.state === 'running'
        ? [
            runPanel(state, 'lab'),
            isStudy
              ? reportView(own.report, isOpenStudy ? '' : run, isOpenStudy)
              : answerView(own.report, run),
          ]
        : [answerView(own.report, run), runPanel(state, 'lab')]
      : !study && questionsPanel(own),
    runList(state, 'lab', ['experiment', 'study', 'calibration', 'tuning']),
    isInPage && [foundPanel(), needsMachine('lab', h('h2', null, t('machine.more')))],
  ]);
}

/** What was found when the studies were run on a machine: pages that were made beforehand. */
const foundPanel = () =>
  h('section', { class: 'panel found', key: 'found' }, [
    h('h2', null, t('lab.found')),
    h('p', null, h('a', { href: at('studies/') }, t('lab.found.read'))),
  ]);

/** Questions that a preset answers, by its name. */
const QUESTIONS = ['ordering', 'essay', 'mtdf', 'schaeffer', 'threads', 'probcut', 'aa'];

/** What somebody may want to know: one click to the answer. @param {Own} own */
const questionsPanel = own =>
  h('section', { class: 'panel questions', key: 'questions' }, [
    h('h2', null, t('lab.questions')),
    h('p', null, t('lab.intro')),
    h(
      'ul',
      null,
      QUESTIONS.filter(name => own.presets?.some(one => one.name === name)).map(name =>
        h('li', { key: name }, [
          button(t(`lab.question.${name}`), () => answerTo(name), {
            class: 'question',
            'data-preset': name,
            disabled: Boolean(own.running),
          }),
        ]),
      ),
    ),
    h('p', { class: 'quiet' }, t('lab.language')),
  ]);

/** Shows the quick form's answer: the one that is kept, or a new one. @param {string} preset */
async function answerTo(preset) {
  const kept = mine(current()).runs?.find(
    one => one.run === `${preset}-quick` && one.done === one.total,
  );
  const own = { preset, quick: 'yes' };
  if (kept) {
    go({ own: { ...own, run: kept.run } });
    return;
  }
  go({ own });
  try {
    const { text } = await ask('lab/preset', { name: preset });
    await launch('lab', () => change('lab/run', {}, quickened(text)));
  } catch (failure) {
    complain(failure);
  }
}

/** The small numbers of a text. @param {string} text */
const quickened = text => withValue(text, '', 'form', '"quick"');

/** What is asked, how long it takes, and Run; how it is asked is behind Edit. */
function askPanel(/** @type {State} */ state, /** @type {Own} */ own) {
  const { check } = own;
  const isOwn = !isPreset(state);
  const isQuick = isOwn ? check?.fields.form === 'quick' : Boolean(state.route.own.quick);
  return h('section', { class: 'panel form ask', key: 'ask' }, [
    h('h2', null, t('lab.form')),
    h('div', { class: 'row ask-row' }, [
      choice(state, own),
      quickCheck(isQuick, isOn =>
        isOwn ? put('', 'form', isOn ? '"quick"' : null, 'quick') : goQuick(isOn),
      ),
      h('span', { class: 'takes', 'aria-live': 'polite' }, takes(own)),
      button(t('lab.start'), start, {
        class: 'start primary',
        disabled: !check?.valid || Boolean(own.running),
      }),
    ]),
    check?.valid
      ? h('p', { class: 'size quiet' }, [sizeText(check)])
      : check && h('p', { class: 'quiet' }, t('lab.seeBelow')),
    state.route.own.engines && filledIn(state),
    h('details', { key: 'edit', class: 'edit', ...openIf(isOwn || check?.valid === false) }, [
      h('summary', null, t('lab.edit')),
      fieldsView(own.check?.fields ?? {}, own.measures ?? [], put),
      textPart(state, own),
    ]),
  ]);
}

/** @param {Own} own */
function takes({ seconds, forecastFor, text, check }) {
  if (!check?.valid) {
    return '';
  }
  return forecastFor === text && seconds !== undefined
    ? t('lab.takes', { time: aboutText(seconds) })
    : t('lab.takesUnknown');
}

/** Two figures at most: it is a forecast. @param {number} seconds */
function aboutText(seconds) {
  const rounded = Number(Math.max(1, seconds).toPrecision(seconds < 10 ? 1 : 2));
  return rounded < 90
    ? duration(Math.round(rounded))
    : rounded < 5400
      ? duration(rounded)
      : t('lab.hours', { hours: Number((rounded / 3600).toPrecision(2)) });
}

/** The quick form of a preset is still that preset. @param {boolean} isOn */
function goQuick(isOn) {
  const { quick, ...rest } = current().route.own;
  go({ own: isOn ? { ...rest, quick: 'yes' } : rest }, { replace: true });
}

/**
 * What can be run: the presets' texts, studies, or one's own text.
 * @param {State} state @param {Own} own
 */
function choice(state, own) {
  const { study, spec, engines } = state.route.own;
  const chosen = study ? `study:${study}` : spec !== undefined || engines ? '' : presetOf(state);
  const named = (/** @type {string} */ value, /** @type {{name: string, title: string}} */ one) =>
    option(
      value,
      QUESTIONS.includes(value) ? t(`lab.question.${value}`) : `${one.name}: ${one.title}`,
      chosen === value,
    );
  const options = [
    option('', t('lab.own'), chosen === ''),
    h('optgroup', { label: t('lab.presets'), key: 'presets' }, [
      (own.presets ?? []).map(one => named(one.name, one)),
    ]),
    own.studies?.length &&
      h('optgroup', { label: t('lab.studies'), key: 'studies' }, [
        own.studies.map(one => named(`study:${one.name}`, one)),
      ]),
  ];
  return field(t('lab.ask'), select({ class: 'preset' }, options, choose));
}

/** @param {string} name */
function choose(name) {
  const [kind, study] = name.split(':');
  if (name) {
    const { quick } = current().route.own;
    /** @type {Record<string, string>} */
    const preset = quick ? { preset: name, quick } : { preset: name };
    go({ own: kind === 'study' && study ? { study } : preset });
  }
}

/** A study: what it asks, and its two forms. @param {State} state @param {Own} own */
function studyPanel(state, own) {
  const study = own.studies?.find(one => one.name === state.route.own.study);
  return h('section', { class: 'panel form study' }, [
    h('h2', null, t('lab.study')),
    choice(state, own),
    study
      ? [
          h('p', null, t('lab.study.intro')),
          h('div', { lang: 'en' }, scroll(study.title, questions(study))),
          study.forms.map(form => studyForm(study, form, own)),
        ]
      : h('p', { class: 'quiet' }, own.studies?.length ? t('lab.noStudy') : t('loading')),
  ]);
}

/** @param {Study} study */
const questions = study =>
  h('table', null, [
    head(['question', 'quick', 'full']),
    h('tbody', null, [
      study.parts.map(part => {
        const name = [part.question, ' ', h('span', { class: 'quiet' }, part.game)];
        return row(name, [number(part.quickGames), number(part.games)], { key: part.name });
      }),
    ]),
  ]);

/** @param {Study} study @param {Study['forms'][number]} shape @param {Own} own */
function studyForm(study, { form, games, seconds, fits, command }, own) {
  const start = () => launch('lab', () => change('lab/study', { study: study.name, form }));
  return h('div', { key: form, class: 'study-form' }, [
    h('p', null, [
      t(`lab.study.${form}`, { games, time: duration(seconds) }),
      ' ',
      !fits && t('lab.study.long', { time: duration(own.longest ?? 0) }),
    ]),
    fits &&
      h('div', { class: 'row' }, [
        button(t(`lab.study.start.${form}`), start, {
          class: `start primary ${form}`,
          type: 'button',
          disabled: Boolean(own.running),
        }),
      ]),
    h('p', { class: 'quiet' }, t('lab.terminal')),
    commandView(command),
  ]);
}

/**
 * The specification itself, what is wrong with it, and the same in a terminal.
 * @param {State} state @param {Own} own
 */
function textPart(state, own) {
  const { check, text = '' } = own;
  const named = check?.fields.name;
  const name = typeof named === 'string' && /^[\w.-]+$/.test(named) ? named : 'spec';
  const isQuick = state.route.own.quick ? ' --quick' : '';
  const [what, out] = isPreset(state)
    ? [`${presetOf(state)}${isQuick}`, presetOf(state)]
    : [`${name}.toml`, name];
  const save = () => download(`${name}.toml`, new Blob([text], { type: 'application/toml' }));
  return [
    h('h3', null, t('lab.text')),
    field(
      t('lab.textHelp'),
      h('textarea', {
        class: 'spec',
        rows: Math.min(40, Math.max(12, text.split('\n').length + 1)),
        spellcheck: 'false',
        autocomplete: 'off',
        ...unlessTyping(text),
        'aria-describedby': 'spec-state',
        'aria-invalid': check && !check.valid ? 'true' : null,
        oninput: valued(write),
      }),
    ),
    h('div', { id: 'spec-state' }, check && !check.valid && wrong(check)),
    h('div', { class: 'row' }, [
      button(t('lab.saveText', { name }), save, {
        class: 'save-text',
        type: 'button',
        disabled: !text,
      }),
    ]),
    check?.valid && [
      h('p', { class: 'quiet' }, t('lab.terminal')),
      commandView(`./betacut lab run ${what} --out ${out}`),
    ],
  ];
}

/** @param {Check} check */
const sizeText = ({ trials, positions, settings }) =>
  t('lab.size', { n: trials, trials, positions, settings });

/** @param {Check} check */
const wrong = ({ line, error = '' }) =>
  h('p', { class: 'problem wrong' }, [
    h('span', null, [
      line ? `${t('lab.line', { line })} ` : '',
      error.replace(/^spec\.toml:\d+: /, ''),
    ]),
    line && button(t('lab.goToLine'), () => mark(line), { class: 'small', type: 'button' }),
  ]);

/** Whether the text is that of the preset. @param {State} state */
const isPreset = state => state.route.own.spec === undefined && !state.route.own.engines;

/** Selects a line of the text. @param {number} line */
function mark(line) {
  const area = /** @type {HTMLTextAreaElement} */ (document.querySelector('textarea.spec'));
  const lines = area.value.split('\n');
  const begin = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
  area.focus();
  area.setSelectionRange(begin, begin + (lines[line - 1] ?? '').length);
}

/**
 * Changes one value of the text, and the form at once: the server's reading comes a moment later.
 * @type {import('../labform.js').Put}
 */
function put(table, key, value, meaning) {
  const { text = '', check } = mine(current());
  const fields = { ...check?.fields };
  const inner = table ? { .../** @type {typeof fields} */ (fields[table]) } : fields;
  delete inner[key];
  if (value !== null) {
    inner[key] = meaning;
  }
  const now = table ? { ...fields, [table]: inner } : inner;
  setOwn('lab', { check: { valid: false, ...check, fields: now } });
  write(withValue(text, table, key, value));
}

const afterTyping = whenQuiet(350);

/** Another text: looked at when nobody has typed for a moment. @param {string} text */
function write(text) {
  setOwn('lab', { text });
  afterTyping(async () => {
    await look();
    const { route } = current();
    if (route.page === 'lab') {
      const fits = encodeURIComponent(text).length < LONGEST_IN_ADDRESS;
      const { spec, engines, depths, random, tree, quick, ...rest } = route.own;
      go({ own: fits ? { ...rest, spec: text } : rest }, { replace: true });
    }
  });
}

/** Asks the server what the text says. */
async function look() {
  const text = mine(current()).text ?? '';
  try {
    const check = await change('lab/check', {}, text);
    if (mine(current()).text === text) {
      setOwn('lab', { check });
      if (check.valid) {
        forecast(text);
      }
    }
  } catch (failure) {
    complain(failure);
  }
}

const forecasts = latest(() => setOwn('lab', { forecastFor: '' }));

/** Asks how long the text would take. @param {string} text */
const forecast = text =>
  forecasts(async () => {
    const { seconds } = await change('lab/forecast', { stream: 'no' }, text);
    setOwn('lab', { seconds, forecastFor: text });
  });

const start = () => launch('lab', () => change('lab/run', {}, mine(current()).text));

/** @param {State} state */
const presetOf = state => state.route.own.preset ?? USUAL;

/**
 * Where the text comes from: the address, a draft about what the address shows, or a preset.
 * @param {State} state
 */
function sourceOf(state) {
  const { spec, engines, depths, random, tree, quick = '' } = state.route.own;
  const draft = ['draft', positionKey(state.route), tree, engines, depths, random].join('\n');
  return spec ?? (engines ? draft : `preset ${presetOf(state)} ${quick}`);
}

/** The text of that source. @param {State} state @returns {Promise<string>} */
async function textOf(state) {
  const { route } = state;
  const { spec, engines, depths, random, tree } = route.own;
  if (spec !== undefined) {
    return spec;
  }
  if (!engines) {
    const { text } = await ask('lab/preset', { name: presetOf(state) });
    return route.own.quick ? quickened(text) : text;
  }
  const position = tree ? '' : (await ask('position', asked(route))).position;
  const game = tree ? `tree:${tree}` : route.game;
  return (await ask('lab/draft', { game, position, engines, depths, random })).text;
}

/** Loads what there is to choose from. */
async function needChoices() {
  if (mine(current()).presets) {
    return;
  }
  setOwn('lab', { presets: [], studies: [] });
  try {
    const [{ presets, measures }, { studies, longestSeconds }] = await Promise.all([
      ask('lab/presets'),
      ask('lab/studies'),
    ]);
    setOwn('lab', { presets, measures, studies, longest: longestSeconds });
  } catch (failure) {
    setOwn('lab', { presets: undefined });
    complain(failure);
  }
}

/** @param {State} state */
async function sync(state) {
  const { route } = state;
  needChoices();
  syncRuns('lab');
  if (route.own.study) {
    return;
  }
  const source = sourceOf(state);
  const own = mine(current());
  if (own.source === source) {
    return;
  }
  setOwn('lab', { source });
  if (own.text !== undefined && own.text === route.own.spec) {
    return; // our own doing
  }
  try {
    const text = await textOf(state);
    if (mine(current()).source === source) {
      setOwn('lab', { text, check: null });
      await look();
    }
  } catch (failure) {
    complain(failure);
  }
}

/** @type {import('../pages.js').Page} */
export const lab = {
  id: 'lab',
  view,
  sync,
  keys: { R: 'start', S: 'halt' },
  actions: {
    start: state =>
      !state.route.own.study && mine(state).check?.valid && !mine(state).running && start(),
    halt: state => haltShown(state, 'lab'),
  },
};
