// @ts-check
/** A run's report: sentences, charts and tables; the server writes them in English. */
import { address } from './api.js';
import { head, row, scroll } from './controls.js';
import { h } from './h.js';

/**
 * @typedef {import('./answers').RunReport} Report
 * @typedef {import('./answers').ReportBlock} Block
 * @typedef {import('./answers').ReportTable} Table
 */

/**
 * @param {Report | null | undefined} report
 * @param {string} run to fetch files of; empty if there are none
 * @param {boolean} [isOpen] whether tables are shown at once
 */
export const reportView = (report, run, isOpen = false) =>
  report &&
  h('div', { class: 'report', lang: 'en' }, [
    h('link', { rel: 'stylesheet', href: '/api/lab/chart.css' }),
    h('section', { class: 'panel' }, [
      h('h2', null, report.title),
      report.summary.map(line => h('p', null, line)),
    ]),
    report.sections.map(section =>
      h('section', { class: 'panel', key: section.id }, [
        h('h2', null, section.heading),
        section.blocks.map(block => blockView(block, run, isOpen)),
      ]),
    ),
    h('section', { class: 'panel', key: 'provenance' }, [
      folded('Provenance', facts(report.provenance, 'Provenance')),
    ]),
  ]);

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
  const after = (/** @type {Element} */ node) => draw(node, svg);
  return h('div', { class: 'drawing', key: kind, after });
};

/** @type {WeakMap<Element, string>} */
const drawn = new WeakMap();

/** Puts a drawing in place, if it is another one. @param {Element} node @param {string} svg */
function draw(node, svg) {
  if (drawn.get(node) !== svg) {
    drawn.set(node, svg);
    const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
    node.replaceChildren(document.importNode(parsed, true));
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
  h('a', { ...props, href: address('lab/file', { run, file }), download: '' }, words);

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
