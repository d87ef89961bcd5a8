// @ts-check
/**
 * Lab: an experiment as a form and as the text of its specification. The form changes the text, and
 * the text is what runs. The text is part of the address unless it is that of the preset, or made
 * from a position and searches that the address names. A study has no text: it is played as it is.
 */
import { h } from '../h.js';
import { ask } from '../api.js';
import { go } from '../game.js';
import { field } from '../parts.js';
import {
  change,
  commandView,
  complain,
  duration,
  launch,
  mine,
  reportView,
  runList,
  runPanel,
  syncRuns,
  unlessTyping,
} from '../labparts.js';
import { asked, format, positionKey } from '../route.js';
import { download } from '../share.js';
import { list, quoted, withValue, words } from '../spec.js';
import { current, set, setOwn } from '../store.js';
import { number, t } from '../messages.js';

/** @typedef {import('../store.js').State} State */

const USUAL = 'essay';
const USUAL_DEPTHS = '1-6';
const LONGEST_IN_ADDRESS = 9000;
const MEASURES = ['nodes', 'leaves', 'time', 'cpu', 'cuts', 'first-cut-share', 'table-hits'];
const QUIET_MILLIS = 350;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/** @param {State} state */
function view(state) {
  const own = mine(state, 'lab');
  const { run, study } = state.route.own;
  const isOpenStudy =
    own.report?.open !== false && (own.report?.kind ?? own.progress?.kind) === 'study'; // has no files yet
  return h('div', { class: 'table lab-table' }, [
    h('div', null, [
      study ? studyPanel(state, own) : [form(state, own), text(state, own)],
      runList(state, 'lab', ['experiment', 'study']),
    ]),
    h('div', { class: 'results' }, [
      run
        ? [
            runPanel(state, 'lab'),
            isOpenStudy ? reportView(own.report, '', true) : reportView(own.report, run),
          ]
        : h('section', { class: 'panel' }, [
            h('h2', null, t('lab.what')),
            h('p', null, t('lab.intro')),
            h('p', { class: 'quiet' }, t('lab.language')),
          ]),
    ]),
  ]);
}

/**
 * What can be run: the presets' texts, studies, or one's own text.
 * @param {State} state @param {any} own
 */
function choice(state, own) {
  const { study, spec, engines } = state.route.own;
  const chosen = study ? `study:${study}` : spec !== undefined || engines ? '' : presetOf(state);
  const option = (/** @type {string} */ value, /** @type {any} */ one) =>
    h('option', { key: value, value, selected: chosen === value }, `${one.name}: ${one.title}`);
  return field(
    t('lab.preset'),
    h(
      'select',
      { class: 'preset', onchange: (/** @type {any} */ event) => choose(event.target.value) },
      [
        h('option', { key: '', value: '', selected: chosen === '' }, t('lab.own')),
        h('optgroup', { label: t('lab.presets'), key: 'presets' }, [
          (own.presets ?? []).map((/** @type {any} */ one) => option(one.name, one)),
        ]),
        h('optgroup', { label: t('lab.studies'), key: 'studies' }, [
          (own.studies ?? []).map((/** @type {any} */ one) => option(`study:${one.name}`, one)),
        ]),
      ],
    ),
  );
}

/** A study: what it asks, and its two forms. @param {State} state @param {any} own */
function studyPanel(state, own) {
  const study = (own.studies ?? []).find(
    (/** @type {any} */ one) => one.name === state.route.own.study,
  );
  return h('section', { class: 'panel form study' }, [
    h('h2', null, t('lab.study')),
    choice(state, own),
    !study
      ? h('p', { class: 'quiet' }, own.studies?.length ? t('lab.noStudy') : t('loading'))
      : [
          h('p', null, t('lab.study.intro')),
          h(
            'div',
            {
              class: 'scroll',
              tabindex: '0',
              role: 'region',
              'aria-label': study.title,
              lang: 'en',
            },
            [
              h('table', null, [
                h('thead', null, [
                  h('tr', null, [
                    ['question', 'quick', 'full'].map(name => h('th', { scope: 'col' }, name)),
                  ]),
                ]),
                h('tbody', null, [
                  study.parts.map((/** @type {any} */ part) =>
                    h('tr', { key: part.name }, [
                      h('th', { scope: 'row' }, [
                        part.question,
                        ' ',
                        h('span', { class: 'quiet' }, part.game),
                      ]),
                      h('td', null, number(part.quickGames)),
                      h('td', null, number(part.games)),
                    ]),
                  ),
                ]),
              ]),
            ],
          ),
          study.forms.map((/** @type {any} */ one) =>
            h('div', { key: one.form, class: 'study-form' }, [
              h('p', null, [
                t(`lab.study.${one.form}`, { games: one.games, time: duration(one.seconds) }),
                ' ',
                !one.fits && t('lab.study.long', { time: duration(own.longest) }),
              ]),
              one.fits &&
                h('div', { class: 'row' }, [
                  h(
                    'button',
                    {
                      class: `start primary ${one.form}`,
                      type: 'button',
                      disabled: Boolean(own.running),
                      onclick: () =>
                        launch('lab', () =>
                          change('lab/study', { study: study.name, form: one.form }),
                        ),
                    },
                    [t(`lab.study.start.${one.form}`)],
                  ),
                ]),
              h('p', { class: 'quiet' }, t('lab.terminal')),
              commandView(one.command),
            ]),
          ),
        ],
  ]);
}

/** @param {State} state @param {any} own */
function form(state, own) {
  const fields = own.check?.fields ?? {};
  return h('section', { class: 'panel form' }, [
    h('h2', null, t('lab.form')),
    choice(state, own),
    state.route.own.engines && filledIn(state),
    h('label', { class: 'check' }, [
      h('input', {
        type: 'checkbox',
        class: 'quick',
        checked: fields.form === 'quick',
        onchange: (/** @type {any} */ event) =>
          put('', 'form', event.target.checked ? '"quick"' : null, 'quick'),
      }),
      ' ',
      t('lab.quick'),
    ]),
    h('div', { class: 'row' }, [
      typed(
        t('lab.name'),
        fields.name ?? '',
        value => put('', 'name', quoted(value), value),
        'name',
      ),
      typed(
        t('lab.games'),
        (fields.games ?? []).join(', '),
        value => put('', 'games', list(words(value)), words(value)),
        'games',
      ),
    ]),
    variants(fields),
    h('div', { class: 'row' }, [
      typed(
        t('lab.depths'),
        [fields.factors?.depth ?? []].flat().join(' '),
        value => put('factors', 'depth', value.trim() ? list(words(value)) : null, words(value)),
        'depths',
      ),
      baseline(fields),
    ]),
    positions(fields),
    measures(fields),
    h('div', { class: 'row' }, [
      typed(
        t('lab.repeats'),
        fields.repeats ?? '1',
        value => put('', 'repeats', digits(value), digits(value)),
        'repeats',
      ),
      typed(
        t('lab.seed'),
        fields.seed ?? '1',
        value => put('', 'seed', digits(value), digits(value)),
        'seed',
      ),
    ]),
  ]);
}

/** What the address brought along, and the way back to it. @param {State} state */
function filledIn(state) {
  const { engines, depths, random, tree } = state.route.own;
  const [engine, other] = engines.split(';').map(one => one.trim());
  return h('p', { class: 'filled' }, [
    t('lab.filled', {
      engines: engines
        .split(';')
        .map(one => one.trim())
        .join(', '),
      depths: depths ?? USUAL_DEPTHS,
    }),
    ' ',
    t(Number(random) > 0 ? 'lab.filledMore' : 'lab.filledAlone', { n: Number(random), random }),
    ' ',
    h(
      'a',
      {
        href: format({
          ...state.route,
          page: 'tree',
          own: { ...(tree ? { tree } : {}), engine, ...(other ? { other } : {}) },
        }),
      },
      [t('lab.backToTree')],
    ),
  ]);
}

/**
 * A field that writes when it is left.
 * @param {string} label @param {string} value @param {(value: string) => void} write
 * @param {string} name
 */
const typed = (label, value, write, name) =>
  field(
    label,
    h('input', {
      class: `f-${name}`,
      ...unlessTyping(value),
      autocomplete: 'off',
      spellcheck: 'false',
      onchange: (/** @type {any} */ event) => write(event.target.value),
    }),
  );

/** @param {string} value */
const digits = value => value.replace(/\D/g, '') || '1';

/** Named sets of options, each a search that is compared. @param {any} fields */
function variants(fields) {
  const all = Object.entries(fields.variants ?? {});
  return h('fieldset', null, [
    h('legend', null, t('lab.variants')),
    all.map(([name, options]) =>
      h('div', { class: 'row variant', key: name }, [
        h('span', { class: 'variant-name' }, name),
        typeof options === 'string'
          ? h('input', {
              class: 'options',
              ...unlessTyping(options),
              spellcheck: 'false',
              'aria-label': t('lab.options', { name }),
              onchange: (/** @type {any} */ event) =>
                put('variants', name, quoted(event.target.value), event.target.value),
            })
          : h('span', { class: 'quiet' }, t('lab.inText')),
        h(
          'button',
          {
            class: 'small',
            type: 'button',
            'aria-label': t('lab.drop', { name }),
            onclick: () => put('variants', name, null, null),
          },
          ['✕'],
        ),
      ]),
    ),
    h('form', { class: 'row', key: 'add', onsubmit: add }, [
      field(
        t('lab.newName'),
        h('input', {
          name: 'variant',
          class: 'new-name',
          autocomplete: 'off',
          pattern: '[A-Za-z0-9_\\-]+',
        }),
      ),
      field(
        t('lab.newOptions'),
        h('input', {
          name: 'options',
          class: 'new-options',
          autocomplete: 'off',
          spellcheck: 'false',
          placeholder: 'pvs table=none',
        }),
      ),
      h('button', { class: 'add' }, t('lab.add')),
    ]),
  ]);
}

/** @param {any} event */
function add(event) {
  event.preventDefault();
  const { variant, options } = event.target.elements;
  if (variant.value.trim() && options.value.trim()) {
    put('variants', variant.value.trim(), quoted(options.value.trim()), options.value.trim());
    event.target.reset();
  }
}

/** @param {any} fields */
function baseline(fields) {
  const names = Object.keys(fields.variants ?? {});
  const chosen = fields.compare?.baseline ?? names[0];
  return (
    names.length > 1 &&
    field(
      t('lab.baseline'),
      h(
        'select',
        {
          class: 'baseline',
          onchange: (/** @type {any} */ event) => {
            put('compare', 'factor', '"variant"', 'variant');
            put('compare', 'baseline', quoted(event.target.value), event.target.value);
          },
        },
        [names.map(name => h('option', { value: name, selected: name === chosen }, name))],
      ),
    )
  );
}

/** Random positions, beside those that the text lists, if it does. @param {any} fields */
function positions(fields) {
  const given = fields.positions ?? {};
  const random = given.random;
  const others = Object.keys(given).filter(kind => ['list', 'scripts'].includes(kind));
  const isEach = !random && others.length === 0 && Object.keys(given).length > 0;
  if (isEach) {
    return h('p', { class: 'quiet' }, [
      t('lab.otherPositions', { kinds: Object.keys(given).join(', ') }),
    ]);
  }
  const plies = [random?.plies ?? ['4', '8']].flat();
  const now = {
    count: random?.count ?? (others.length ? '0' : '20'),
    low: plies[0],
    high: plies.at(-1),
    seed: random?.seed,
  };
  const save = (/** @type {any} */ changed) => {
    const all = { ...now, ...changed };
    const isNone = Number(all.count) === 0;
    put(
      'positions',
      'random',
      isNone
        ? null
        : `{ count = ${all.count}, plies = [${all.low}, ${all.high}]${all.seed === undefined ? '' : `, seed = ${all.seed}`} }`,
      { count: all.count, plies: [all.low, all.high], seed: all.seed },
    );
  };
  return [
    others.length > 0 &&
      h('p', { class: 'quiet', key: 'listed' }, [
        t('lab.otherPositions', { kinds: others.join(', ') }),
      ]),
    h('div', { class: 'row', key: 'random' }, [
      typed(
        t(others.length ? 'lab.more' : 'lab.count'),
        now.count,
        value => save({ count: value.trim() === '0' && others.length ? '0' : digits(value) }),
        'count',
      ),
      typed(t('lab.from'), now.low, value => save({ low: digits(value) }), 'from'),
      typed(t('lab.to'), now.high, value => save({ high: digits(value) }), 'to'),
    ]),
  ];
}

/** @param {any} fields */
function measures(fields) {
  const chosen = fields.measures ?? ['nodes'];
  const toggle = (/** @type {string} */ name, /** @type {boolean} */ isOn) => {
    const rest = chosen.filter((/** @type {string} */ one) => one !== name);
    const now = isOn ? [...rest, name] : rest.length ? rest : ['nodes'];
    put('', 'measures', list(now), now);
  };
  return h('fieldset', { class: 'measures' }, [
    h('legend', null, t('lab.measures')),
    [...new Set([...MEASURES, ...chosen])].map(name =>
      h('label', { class: 'check', key: name }, [
        h('input', {
          type: 'checkbox',
          checked: chosen.includes(name),
          onchange: (/** @type {any} */ event) => toggle(name, event.target.checked),
        }),
        ' ',
        name,
      ]),
    ),
  ]);
}

/**
 * The specification itself, what is wrong with it, and the ways to run it.
 * @param {State} state @param {any} own
 */
function text(state, own) {
  const { check } = own;
  const name = /^[\w.-]+$/.test(check?.fields?.name ?? '') ? check.fields.name : 'spec';
  const rows = Math.min(40, Math.max(12, (own.text ?? '').split('\n').length + 1));
  return h('section', { class: 'panel' }, [
    h('h2', null, t('lab.text')),
    field(
      t('lab.textHelp'),
      h('textarea', {
        class: 'spec',
        rows,
        spellcheck: 'false',
        autocomplete: 'off',
        ...unlessTyping(own.text ?? ''),
        'aria-describedby': 'spec-state',
        'aria-invalid': check && !check.valid ? 'true' : null,
        oninput: (/** @type {any} */ event) => write(event.target.value),
      }),
    ),
    h('div', { id: 'spec-state' }, [
      check &&
        (check.valid
          ? h('p', { class: 'size' }, [
              t('lab.size', {
                n: check.trials,
                trials: check.trials,
                positions: check.positions,
                settings: check.settings,
              }),
            ])
          : h('p', { class: 'problem wrong' }, [
              h('span', null, [
                check.line ? `${t('lab.line', { line: check.line })} ` : '',
                check.error.replace(/^spec\.toml:\d+: /, ''),
              ]),
              check.line &&
                h('button', { class: 'small', type: 'button', onclick: () => mark(check.line) }, [
                  t('lab.goToLine'),
                ]),
            ])),
    ]),
    h('div', { class: 'row' }, [
      h(
        'button',
        { class: 'start primary', disabled: !check?.valid || own.running, onclick: () => start() },
        [t('lab.start')],
      ),
      h(
        'button',
        {
          class: 'save-text',
          type: 'button',
          disabled: !own.text,
          onclick: () =>
            download(`${name}.toml`, new Blob([own.text], { type: 'application/toml' })),
        },
        [t('lab.saveText', { name })],
      ),
    ]),
    check?.valid && [
      h('p', { class: 'quiet' }, t('lab.terminal')),
      commandView(
        isPreset(state)
          ? `./betacut lab run ${presetOf(state)} --out ${presetOf(state)}`
          : `./betacut lab run ${name}.toml --out ${name}`,
      ),
    ],
  ]);
}

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
 * Changes one value of the text, and the form at once: the server's reading of it comes a moment later.
 * @param {string} table @param {string} key @param {string | null} value as TOML @param {any} meaning as the server reads it
 */
function put(table, key, value, meaning) {
  const { text: before = '', check } = mine(current(), 'lab');
  const fields = check?.fields ?? {};
  const inner = table ? { ...fields[table], [key]: meaning } : { [key]: meaning };
  if (value === null) {
    delete inner[key];
  }
  const rest = { ...fields };
  delete rest[key];
  setOwn('lab', {
    check: { ...check, fields: table ? { ...fields, [table]: inner } : { ...rest, ...inner } },
  });
  write(withValue(before, table, key, value));
}

/** Another text: looked at when nobody has typed for a moment. @param {string} now */
function write(now) {
  setOwn('lab', { text: now });
  clearTimeout(timer);
  timer = setTimeout(async () => {
    await look();
    const { route } = current();
    if (route.page === 'lab') {
      const fits = encodeURIComponent(now).length < LONGEST_IN_ADDRESS;
      const { spec, engines, depths, random, tree, ...rest } = route.own;
      go({ own: fits ? { ...rest, spec: now } : rest }, { replace: true });
    }
  }, QUIET_MILLIS);
}

/** Asks the server what the text says. */
async function look() {
  const asked = mine(current(), 'lab').text ?? '';
  try {
    const check = await change('lab/check', {}, asked);
    if (mine(current(), 'lab').text === asked) {
      setOwn('lab', { check });
    }
  } catch (failure) {
    complain(failure);
  }
}

const start = () => launch('lab', () => change('lab/run', {}, mine(current(), 'lab').text));

/** @param {State} state */
const presetOf = state => state.route.own.preset ?? USUAL;

/** @param {string} name */
const choose = name =>
  name &&
  go({
    own: name.startsWith('study:') ? { study: name.slice('study:'.length) } : { preset: name },
  });

/**
 * Where the text comes from: the address, a draft about what the address shows, or a preset.
 * @param {State} state
 */
function sourceOf(state) {
  const { spec, engines, depths, random, tree } = state.route.own;
  return (
    spec ??
    (engines
      ? ['draft', positionKey(state.route), tree, engines, depths, random].join('\n')
      : `preset ${presetOf(state)}`)
  );
}

/** The text of that source. @param {State} state @returns {Promise<string>} */
async function textOf(state) {
  const { route } = state;
  const { spec, engines, depths, random, tree } = route.own;
  if (spec !== undefined) {
    return spec;
  }
  if (!engines) {
    return (await ask('lab/preset', { name: presetOf(state) })).text;
  }
  const position = tree ? '' : (await ask('position', asked(route))).position;
  return (
    await ask('lab/draft', {
      game: tree ? `tree:${tree}` : route.game,
      position,
      engines,
      depths,
      random,
    })
  ).text;
}

/** @param {State} state */
async function sync(state) {
  const { route } = state;
  if (!mine(state, 'lab').presets) {
    setOwn('lab', { presets: [], studies: [] });
    ask('lab/presets').then(({ presets }) => setOwn('lab', { presets }), complain);
    ask('lab/studies').then(
      ({ studies, longestSeconds }) => setOwn('lab', { studies, longest: longestSeconds }),
      complain,
    );
  }
  syncRuns('lab');
  if (route.own.study) {
    return;
  }
  const source = sourceOf(state);
  const own = mine(current(), 'lab');
  if (own.source === source) {
    return;
  }
  setOwn('lab', { source });
  if (own.text !== undefined && own.text === route.own.spec) {
    return; // our own doing
  }
  try {
    const found = await textOf(state);
    if (mine(current(), 'lab').source === source) {
      setOwn('lab', { text: found, check: null });
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
      !state.route.own.study &&
      mine(state, 'lab').check?.valid &&
      !mine(state, 'lab').running &&
      start(),
    halt: state => {
      const { run } = state.route.own;
      if (run && mine(state, 'lab').progress?.state === 'running') {
        change('lab/stop', { run }).catch(complain);
      } else {
        set({ error: '' });
      }
    },
  },
};
