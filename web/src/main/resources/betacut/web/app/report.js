// @ts-check
/**
 * A run's report: what was saved and what it cost in one sentence, then charts and tables, which
 * the server writes in English.
 */
import { address, bring, file as made } from './api.js';
import { pointable } from './charthints.js';
import { button, head, intervalsQuiet, row, scroll } from './controls.js';
import { h } from './h.js';
import { number, percent, t } from './messages.js';
import { at, isInPage } from './place.js';
import { saveAs } from './save.js';
import { complain } from './store.js';

/**
 * @typedef {import('./answers').RunReport} Report
 * @typedef {import('./answers').ReportBlock} Block
 * @typedef {import('./answers').ReportTable} Table
 */

/** Pixels for each unit of a chart. */
const LARGER = 2;

/**
 * @param {Report | null | undefined} report
 * @param {string} run to fetch files of; empty if there are none
 * @param {boolean} [isOpen] whether tables are shown at once
 */
export const reportView = (report, run, isOpen = false) =>
  report &&
  h('div', { class: 'report', lang: 'en' }, [
    h('link', { rel: 'stylesheet', href: at('api/lab/chart.css') }),
    h('section', { class: 'panel' }, [
      h('h2', null, report.title),
      report.summary.map(line => h('p', null, line)),
    ]),
    filled(report).map(section =>
      h('section', { class: 'panel', key: section.id }, [
        h('h2', null, section.heading),
        section.blocks.map(block => blockView(block, run, isOpen)),
      ]),
    ),
    provenance(report),
  ]);

/** Sections that have something to show. @param {Report} report */
const filled = report => report.sections.filter(section => section.blocks.length > 0);

/** @param {Report} report */
const provenance = report =>
  h('section', { class: 'panel', key: 'provenance' }, [
    folded('Provenance', facts(report.provenance, 'Provenance')),
  ]);

/**
 * The answer first: a sentence, one chart of counts; the rest is folded.
 * @param {Report | null | undefined} report @param {string} run
 */
export function answerView(report, run) {
  if (!report) {
    return null;
  }
  const lead = report.sections.flatMap(section => section.blocks).find(isChart);
  return h('div', { class: 'report' }, [
    h('link', { rel: 'stylesheet', href: at('api/lab/chart.css') }),
    h('section', { class: 'panel answer' }, [
      h('h2', { lang: 'en' }, report.title),
      answer(report),
      lead && h('div', { lang: 'en', key: 'lead' }, figure(lead, run)),
    ]),
    folds(report, run, lead),
  ]);
}

/**
 * Everything but the lead, behind its headings.
 * @param {Report} report @param {string} run @param {Block} [lead]
 */
const folds = (report, run, lead) =>
  h('section', { class: 'panel folds', lang: 'en' }, [
    filled(report).map(section =>
      h('details', { key: section.id, class: 'fold' }, [
        h('summary', null, section.heading),
        section.blocks.filter(block => block !== lead).map(block => blockView(block, run, false)),
      ]),
    ),
    h('details', { key: 'provenance', class: 'fold' }, [
      h('summary', null, 'Provenance'),
      facts(report.provenance, 'Provenance'),
    ]),
  ]);

/**
 * What a page does not say better itself: the way of a test to its decision, the rest behind
 * headings.
 * @param {Report} report @param {string} run
 */
export function detailsView(report, run) {
  const test = report.sections.find(section => section.id === 'sequential-test');
  const lead = test?.blocks.find(isChart);
  return h('div', { class: 'report', key: 'details' }, [
    h('link', { rel: 'stylesheet', href: at('api/lab/chart.css') }),
    lead && h('section', { class: 'panel', lang: 'en', key: 'test' }, figure(lead, run)),
    folds(report, run, lead),
  ]);
}

/** @param {Block} block @returns {block is Extract<Block, {type: 'chart'}>} */
const isChart = block => block.type === 'chart';

/** One sentence, what it is taken from, and the other variants. @param {Report} report */
function answer({ headlines, summary }) {
  const [first, ...others] = headlines;
  const all = summary.map(line => h('p', { lang: 'en' }, line));
  return first
    ? [
        h('p', { class: 'headline' }, intervalsQuiet(headlineText(first))),
        h(
          'p',
          { class: 'quiet' },
          sourceText(
            first,
            headlines.flatMap(one => one.changes),
          ),
        ),
        others.length > 0 &&
          h(
            'ul',
            { class: 'headlines' },
            others.map(one =>
              h('li', null, [
                intervalsQuiet(headlineText(one, first.baseline)),
                one.place !== first.place && h('span', { class: 'quiet' }, ` (${one.place})`),
              ]),
            ),
          ),
        h('details', { key: 'byDepth' }, h('summary', null, t('lab.byDepth')), all),
      ]
    : all;
}

/** @param {import('./answers').Headline} headline @param {string} [said] what was compared with */
export const headlineText = ({ level, baseline, changes }, said) =>
  t(said === baseline ? 'lab.headlineAlso' : 'lab.headline', {
    level,
    baseline,
    what: changes.map(changeText).join(t('lab.headline.and')),
  });

/** @param {import('./answers').Headline} headline */
function sourceText({ place, positions, changes }, all = changes) {
  const isDisturbed = changes.some(change => change.isDisturbed);
  const isCorrected = all.some(
    ({ verdict, ratio: { interval } }) =>
      verdict === 'unsure' && ((interval.low ?? 0) > 1 || (interval.high ?? Infinity) < 1),
  );
  const isTooFew = changes.some(change => change.verdict === 'too-few');
  return [
    t('lab.headline.source', { place, n: positions }),
    isTooFew ? t('lab.headline.tooFew') : '',
    isCorrected ? t('lab.headline.corrected') : '',
    isDisturbed ? t('lab.headline.busy') : '',
  ]
    .filter(text => text !== '')
    .join(' ');
}

/** @param {import('./answers').Headline['changes'][number]} change */
function changeText({ measure, ratio, verdict }) {
  const { value, interval } = ratio;
  const { low, high } = interval; // null in place of what JSON has no number for
  const what = ['cpu', 'time'].includes(measure) ? 'time' : measure === 'nodes' ? 'nodes' : 'other';
  const say = (/** @type {string} */ how, /** @type {Record<string, string>} */ facts) =>
    t(`lab.change.${what}.${how}`, { what: measure, ...facts });
  if (verdict === 'same') {
    return say('same', {});
  }
  if (verdict !== 'sure' || value >= 2) {
    const facts = { times: short(value), low: short(low), high: short(high) };
    return say(verdict === 'sure' ? 'times' : 'unsure', facts);
  }
  const ends = value < 1 ? [1 - (high ?? 1), 1 - (low ?? 0)] : [(low ?? 1) - 1, (high ?? 1) - 1];
  return say(value < 1 ? 'less' : 'more', {
    share: percent(Math.abs(1 - value)),
    low: percent(ends[0]),
    high: percent(ends[1]),
  });
}

/** In three digits; how large an endless one is nobody knows. @param {number | null} value */
const short = value => (value === null ? '∞' : number(value, { maximumSignificantDigits: 3 }));

/** @param {string} summary @param {import('./h.js').Content} content */
const folded = (summary, content) => h('details', null, h('summary', null, summary), content);

/** @param {Block} block @param {string} run @param {boolean} isOpen */
function blockView(block, run, isOpen) {
  switch (block.type) {
    case 'chart':
      return figure(block, run);
    case 'table': {
      const { caption, summary } = block.table;
      return h(isOpen ? 'div' : 'details', { key: block.id, class: 'grid' }, [
        h(isOpen ? 'h3' : 'summary', null, caption),
        h('p', null, summary),
        tableView(block.table, caption),
        files(block.id, caption, run, ['csv']),
      ]);
    }
    case 'facts':
      return folded(block.caption, facts(block.facts, block.caption));
    case 'note':
      return h('p', { class: 'note', role: 'note' }, h('strong', null, 'Note.'), ' ', block.text);
    default:
      return h('p', { class: 'quiet' }, block.text);
  }
}

/**
 * A picture with its sentence, and its numbers as a table.
 * @param {Extract<Block, {type: 'chart'}>} block @param {string} run
 */
function figure(block, run) {
  const numbers = `Numbers of: ${block.title}`;
  return h('figure', { class: 'figure', key: block.id }, [
    h('figcaption', null, h('b', null, `${block.title}. `), block.summary),
    drawing(block.wide, 'wide'),
    drawing(block.narrow, 'narrow'),
    folded(numbers, tableView(block.table, numbers)),
    files(block.id, block.title, run, ['svg', 'png', 'csv']),
  ]);
}

/** The server's drawing, for one width of the page. @param {string} svg @param {string} kind */
const drawing = (svg, kind) => {
  const after = (/** @type {HTMLElement} */ node) => draw(node, svg);
  const label = t('lab.chartKeys');
  return h('div', {
    class: `drawing ${kind}`,
    key: kind,
    after,
    tabindex: '0',
    role: 'group',
    'aria-label': label,
  });
};

/** @type {WeakMap<Element, string>} */
const drawn = new WeakMap();

/** Puts a drawing in place, if it is another one. @param {HTMLElement} node @param {string} svg */
function draw(node, svg) {
  if (drawn.get(node) !== svg) {
    drawn.set(node, svg);
    const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
    const chart = /** @type {SVGSVGElement} */ (
      /** @type {unknown} */ (document.importNode(parsed, true))
    );
    node.replaceChildren(chart);
    pointable(node, chart);
  }
}

/** @param {string} id @param {string} title @param {string} run @param {string[]} types */
const files = (id, title, run, types) =>
  run &&
  h('p', { class: 'downloads' }, [
    types.map(type => {
      const file = `${type === 'csv' ? 'tables' : 'charts'}/${id}.${type}`;
      return [fileLink(run, file, type, { 'aria-label': `${title}, ${type}` }), ' '];
    }),
  ]);

/**
 * A file of a run.
 * @param {string} run @param {string} file @param {string} [words]
 * @param {import('./h.js').Props} [props]
 */
export const fileLink = (run, file, words = file, props) =>
  isInPage
    ? button(words, () => saveFile(run, file), { class: 'link', ...props })
    : h('a', { ...props, href: address('lab/file', { run, file }), download: '' }, words);

/** No server has it: the engine writes it. @param {string} run @param {string} file */
async function saveFile(run, file) {
  try {
    const { name, content } = await (file.endsWith('.png')
      ? painting(run, file)
      : made('lab/file', { run, file }));
    saveAs(name, content);
  } catch (failure) {
    complain(failure);
  }
}

/** What the engine has drawn, painted by the browser. @param {string} run @param {string} file */
async function painting(run, file) {
  const drawn = await made('lab/file', { run, file: file.replace(/png$/, 'svg') });
  const svg = await drawn.content.text();
  const side = (/** @type {string} */ name) =>
    LARGER * Number(new RegExp(` ${name}="(\\d+)"`).exec(svg)?.[1]);
  const [width, height] = [side('width'), side('height')];
  const text = svg.replace(/ width="\d+" height="\d+"/, ` width="${width}" height="${height}"`);
  const { painted } = await bring(import('./picture.js'));
  const { canvas } = await painted({ text, width, height });
  const content = await new Promise((/** @type {BlobCallback} */ done) => canvas.toBlob(done));
  return { name: drawn.name.replace(/svg$/, 'png'), content: /** @type {Blob} */ (content) };
}

/** @param {Table} table @param {string} label */
const tableView = (table, label) =>
  scroll(
    label,
    h('table', null, [
      head(table.columns.map(column => column.name)),
      h('tbody', null, [table.rows.map(([name, ...cells]) => row(name, cells))]),
    ]),
  );

/** @param {Record<string, string>} all @param {string} label */
const facts = (all, label) =>
  h('table', { class: 'facts', 'aria-label': label }, [
    h('tbody', null, [Object.entries(all).map(([name, fact]) => row(name, [fact]))]),
  ]);
