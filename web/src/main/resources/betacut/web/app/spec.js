// @ts-check
/**
 * Small changes of a specification's text: the form beside it changes one value and leaves every
 * other line and comment as somebody wrote it. The server reads TOML; this only finds its lines.
 */

const HEADER = /^\s*\[{1,2}\s*[A-Za-z]/;

/** A line without its texts and comment, for counting brackets. @param {string} line */
const bare = line => line.replace(/"(?:[^"\\]|\\.)*"|'[^']*'/g, '').replace(/#.*/, '');

/** @param {string} line */
const opened = line =>
  (bare(line).match(/[[{]/g) ?? []).length - (bare(line).match(/[\]}]/g) ?? []).length;

/**
 * The lines of a table: from its first one to before the next table.
 * @param {string[]} lines @param {string} table
 */
function section(lines, table) {
  let begin = 0;
  if (table) {
    begin =
      1 + lines.findIndex(line => line.replace(/#.*/, '').replace(/\s/g, '') === `[${table}]`);
    if (begin === 0) {
      return null;
    }
  }
  let end = begin;
  for (let open = 0; end < lines.length && (open > 0 || !HEADER.test(lines[end])); end++) {
    open += opened(lines[end]);
  }
  return { begin, end };
}

/**
 * Where a key's value stands, over how many lines it may go.
 * @param {string[]} lines @param {{begin: number, end: number}} where @param {string} key
 */
function find(lines, where, key) {
  const name = key.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const start = new RegExp(`^\\s*(?:"${name}"|${name})\\s*=`);
  for (let i = where.begin, open = 0; i < where.end; i++) {
    if (open === 0 && start.test(lines[i])) {
      let end = i;
      for (
        let depth = opened(lines[i]);
        depth > 0 && end + 1 < where.end;
        depth += opened(lines[end])
      ) {
        end++;
      }
      return { begin: i, end: end + 1 };
    }
    open += opened(lines[i]);
  }
  return null;
}

/**
 * The text with another value of a key; null takes the key out.
 * @param {string} text @param {string} table empty for the top @param {string} key
 * @param {string | null} value as TOML
 */
export function withValue(text, table, key, value) {
  const lines = text.split('\n');
  const where = section(lines, table);
  const name = /^[A-Za-z0-9_-]+$/.test(key) ? key : quoted(key);
  if (!where) {
    return value === null
      ? text
      : `${text.replace(/\n*$/, '\n')}\n[${table}]\n${name} = ${value}\n`;
  }
  const found = find(lines, where, key);
  if (found) {
    lines.splice(
      found.begin,
      found.end - found.begin,
      ...(value === null ? [] : [`${name} = ${value}`]),
    );
  } else if (value !== null) {
    let at = where.end;
    while (at > where.begin && /^\s*(#.*)?$/.test(lines[at - 1])) {
      at--;
    }
    lines.splice(at, 0, `${name} = ${value}`);
  }
  return lines.join('\n');
}

/** @param {string} text */
export const quoted = text => `"${text.replace(/\\/g, '\\\\').replace(/"/g, '\\"')}"`;

/** @param {string[]} texts */
export const list = texts =>
  `[${texts.map(text => (/^-?\d+(\.\d+)?$/.test(text) ? text : quoted(text))).join(', ')}]`;

/** The words of a typed list. @param {string} text */
export const words = text => text.split(/[\s,;]+/).filter(word => word !== '');
