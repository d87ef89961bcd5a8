// @ts-check
/**
 * Lab: an experiment as a form and as the text of its specification. The form changes the text, and
 * the text is what runs. The text is part of the address unless it is that of the preset.
 */
import { h } from '../h.js';
import { ask } from '../api.js';
import { go } from '../game.js';
import { field } from '../parts.js';
import { change, complain, launch, mine, reportView, runList, runPanel, syncRuns, unlessTyping } from '../labparts.js';
import { list, quoted, withValue, words } from '../spec.js';
import { current, set, setOwn } from '../store.js';
import { t } from '../messages.js';

/** @typedef {import('../store.js').State} State */

const USUAL = 'essay';
const LONGEST_IN_ADDRESS = 9000;
const MEASURES = ['nodes', 'leaves', 'time', 'cpu', 'cuts', 'first-cut-share', 'table-hits'];
const QUIET_MILLIS = 350;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/** @param {State} state */
function view(state) {
  const own = mine(state, 'lab');
  return h('div', { class: 'table lab-table' },
    h('div', null, form(state, own), text(own), runList(state, 'lab', 'experiment')),
    h('div', { class: 'results' }, state.route.own.run ? [runPanel(state, 'lab'), reportView(own.report, state.route.own.run)]
      : h('section', { class: 'panel' }, h('h2', null, t('lab.what')), h('p', null, t('lab.intro')), h('p', { class: 'quiet' }, t('lab.language')))));
}

/** @param {State} state @param {any} own */
function form(state, own) {
  const fields = own.check?.fields ?? {};
  return h('section', { class: 'panel form' },
    h('h2', null, t('lab.form')),
    field(t('lab.preset'), h('select', { class: 'preset', onchange: (/** @type {any} */ event) => choose(event.target.value) },
      h('option', { value: '', selected: !state.route.own.preset && Boolean(state.route.own.spec) }, t('lab.own')),
      (own.presets ?? []).map((/** @type {any} */ one) =>
        h('option', { value: one.name, selected: presetOf(state) === one.name && !state.route.own.spec }, `${one.name}: ${one.title}`)))),
    h('label', { class: 'check' }, h('input', { type: 'checkbox', class: 'quick', checked: fields.form === 'quick',
      onchange: (/** @type {any} */ event) => put('', 'form', event.target.checked ? '"quick"' : null, 'quick') }), ' ', t('lab.quick')),
    h('div', { class: 'row' },
      typed(t('lab.name'), fields.name ?? '', value => put('', 'name', quoted(value), value), 'name'),
      typed(t('lab.games'), (fields.games ?? []).join(', '), value => put('', 'games', list(words(value)), words(value)), 'games')),
    variants(fields),
    h('div', { class: 'row' },
      typed(t('lab.depths'), [fields.factors?.depth ?? []].flat().join(' '), value => put('factors', 'depth', value.trim() ? list(words(value)) : null, words(value)), 'depths'),
      baseline(fields)),
    positions(fields),
    measures(fields),
    h('div', { class: 'row' },
      typed(t('lab.repeats'), fields.repeats ?? '1', value => put('', 'repeats', digits(value), digits(value)), 'repeats'),
      typed(t('lab.seed'), fields.seed ?? '1', value => put('', 'seed', digits(value), digits(value)), 'seed')));
}

/** A field that writes when it is left. @param {string} label @param {string} value @param {(value: string) => void} write @param {string} name */
const typed = (label, value, write, name) => field(label, h('input', {
  class: `f-${name}`, ...unlessTyping(value), autocomplete: 'off', spellcheck: 'false', onchange: (/** @type {any} */ event) => write(event.target.value),
}));

/** @param {string} value */
const digits = value => value.replace(/\D/g, '') || '1';

/** Named sets of options, each a search that is compared. @param {any} fields */
function variants(fields) {
  const all = Object.entries(fields.variants ?? {});
  return h('fieldset', null, h('legend', null, t('lab.variants')),
    all.map(([name, options]) => h('div', { class: 'row variant', key: name },
      h('span', { class: 'variant-name' }, name),
      typeof options === 'string'
        ? h('input', { class: 'options', ...unlessTyping(options), spellcheck: 'false', 'aria-label': t('lab.options', { name }),
          onchange: (/** @type {any} */ event) => put('variants', name, quoted(event.target.value), event.target.value) })
        : h('span', { class: 'quiet' }, t('lab.inText')),
      h('button', { class: 'small', type: 'button', 'aria-label': t('lab.drop', { name }), onclick: () => put('variants', name, null, null) }, '✕'))),
    h('form', { class: 'row', key: 'add', onsubmit: add },
      field(t('lab.newName'), h('input', { name: 'variant', class: 'new-name', autocomplete: 'off', pattern: '[A-Za-z0-9_\\-]+' })),
      field(t('lab.newOptions'), h('input', { name: 'options', class: 'new-options', autocomplete: 'off', spellcheck: 'false', placeholder: 'pvs table=none' })),
      h('button', { class: 'add' }, t('lab.add'))));
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
  return names.length > 1 && field(t('lab.baseline'), h('select', { class: 'baseline', onchange: (/** @type {any} */ event) => {
    put('compare', 'factor', '"variant"', 'variant');
    put('compare', 'baseline', quoted(event.target.value), event.target.value);
  } }, names.map(name => h('option', { value: name, selected: name === chosen }, name))));
}

/** @param {any} fields */
function positions(fields) {
  const given = fields.positions ?? {};
  const random = given.random;
  if (!random && Object.keys(given).length > 0) {
    return h('p', { class: 'quiet' }, t('lab.otherPositions', { kinds: Object.keys(given).filter(kind => ['list', 'scripts'].includes(kind)).join(', ') }));
  }
  const plies = [random?.plies ?? ['4', '8']].flat();
  const now = { count: random?.count ?? '20', low: plies[0], high: plies.at(-1), seed: random?.seed };
  const save = (/** @type {any} */ changed) => {
    const all = { ...now, ...changed };
    put('positions', 'random', `{ count = ${all.count}, plies = [${all.low}, ${all.high}]${all.seed === undefined ? '' : `, seed = ${all.seed}`} }`,
      { count: all.count, plies: [all.low, all.high], seed: all.seed });
  };
  return h('div', { class: 'row' },
    typed(t('lab.count'), now.count, value => save({ count: digits(value) }), 'count'),
    typed(t('lab.from'), now.low, value => save({ low: digits(value) }), 'from'),
    typed(t('lab.to'), now.high, value => save({ high: digits(value) }), 'to'));
}

/** @param {any} fields */
function measures(fields) {
  const chosen = fields.measures ?? ['nodes'];
  const toggle = (/** @type {string} */ name, /** @type {boolean} */ isOn) => {
    const rest = chosen.filter((/** @type {string} */ one) => one !== name);
    const now = isOn ? [...rest, name] : rest.length ? rest : ['nodes'];
    put('', 'measures', list(now), now);
  };
  return h('fieldset', { class: 'measures' }, h('legend', null, t('lab.measures')),
    [...new Set([...MEASURES, ...chosen])].map(name => h('label', { class: 'check', key: name },
      h('input', { type: 'checkbox', checked: chosen.includes(name), onchange: (/** @type {any} */ event) => toggle(name, event.target.checked) }), ' ', name)));
}

/** The specification itself, what is wrong with it, and the way to run it. @param {any} own */
function text(own) {
  const { check } = own;
  const rows = Math.min(40, Math.max(12, (own.text ?? '').split('\n').length + 1));
  return h('section', { class: 'panel' },
    h('h2', null, t('lab.text')),
    field(t('lab.textHelp'), h('textarea', { class: 'spec', rows, spellcheck: 'false', autocomplete: 'off', ...unlessTyping(own.text ?? ''),
      'aria-describedby': 'spec-state', 'aria-invalid': check && !check.valid ? 'true' : null,
      oninput: (/** @type {any} */ event) => write(event.target.value) })),
    h('div', { id: 'spec-state' },
      check && (check.valid
        ? h('p', { class: 'size' }, t('lab.size', { n: check.trials, trials: check.trials, positions: check.positions, settings: check.settings }))
        : h('p', { class: 'problem wrong' }, h('span', null, check.line ? `${t('lab.line', { line: check.line })} ` : '', check.error.replace(/^spec\.toml:\d+: /, '')),
          check.line && h('button', { class: 'small', type: 'button', onclick: () => mark(check.line) }, t('lab.goToLine'))))),
    h('div', { class: 'row' },
      h('button', { class: 'start primary', disabled: !check?.valid || own.running, onclick: () => start() }, t('lab.start'))));
}

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
  setOwn('lab', { check: { ...check, fields: table ? { ...fields, [table]: inner } : { ...rest, ...inner } } });
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
      const { spec, ...rest } = route.own;
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
const choose = name => name && go({ own: { preset: name } });

/** @param {State} state */
async function sync(state) {
  const { route } = state;
  if (!mine(state, 'lab').presets) {
    setOwn('lab', { presets: [] });
    ask('lab/presets').then(({ presets }) => setOwn('lab', { presets }), complain);
  }
  syncRuns('lab');
  const source = route.own.spec ?? `preset ${presetOf(state)}`;
  const own = mine(current(), 'lab');
  if (own.source === source) {
    return;
  }
  setOwn('lab', { source });
  if (own.text !== undefined && own.text === route.own.spec) {
    return; // our own doing
  }
  try {
    const found = route.own.spec ?? (await ask('lab/preset', { name: presetOf(state) })).text;
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
  id: 'lab', view, sync,
  keys: { R: 'start', S: 'halt' },
  actions: {
    start: state => mine(state, 'lab').check?.valid && !mine(state, 'lab').running && start(),
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
