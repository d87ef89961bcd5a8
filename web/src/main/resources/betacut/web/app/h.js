// @ts-check
/**
 * The one way this app makes elements: `h` describes them, `patch` makes the document agree.
 * Elements are kept as long as their place and tag (or key) stay the same, so focus does, too.
 *
 * @typedef {{tag: string, props: Record<string, any>, children: Child[], node?: any}} Element_
 * @typedef {Element_ | {text: string, node?: any}} Child
 */

const SVG = 'http://www.w3.org/2000/svg';
const PROPERTIES = new Set(['value', 'checked', 'disabled', 'selected', 'open', 'indeterminate']);

/**
 * Describes an element. Children that are null, undefined or false are left out; lists are
 * flattened. Properties: `on…` are listeners, `style` is an object, `key` keeps an element when
 * its neighbours change, `after(node)` is called after each render; the rest are attributes.
 * @param {string} tag
 * @param {Record<string, any> | null} [props]
 * @param {...any} children
 * @returns {Element_}
 */
export function h(tag, props, ...children) {
  return { tag, props: props ?? {}, children: described(children) };
}

/** @param {any[]} children @returns {Child[]} */
function described(children) {
  return children
    .flat(Infinity)
    .filter(child => child !== null && child !== undefined && child !== false && child !== '')
    .map(child => (typeof child === 'object' ? child : { text: String(child) }));
}

/** What is called once everything is in the document. @type {(() => void)[]} */
let due = [];

/**
 * Makes the content of an element agree with a description.
 * @param {any} parent
 * @param {Child[]} before what the last call described
 * @param {Child[]} now
 */
export function patch(parent, before, now) {
  agree(parent, before, now);
  const calls = due;
  due = [];
  calls.forEach(call => call());
}

/** @param {any} parent @param {Child[]} before @param {Child[]} now */
function agree(parent, before, now) {
  /** @type {Map<any, Child>} */
  const kept = new Map();
  before.forEach((child, i) => kept.set(keyOf(child, i), child));
  /** @type {Set<any>} */
  const used = new Set();
  let place = parent.firstChild;
  now.forEach((child, i) => {
    const old = kept.get(keyOf(child, i));
    const fits = old && !used.has(old) && isSame(old, child);
    if (fits) {
      used.add(old);
      renew(old, child);
    } else {
      make(child, parent.namespaceURI === SVG && parent.tagName !== 'foreignObject');
    }
    if (child.node === place) {
      place = place.nextSibling;
    } else {
      parent.insertBefore(child.node, place);
    }
  });
  for (const child of before) {
    if (!used.has(child)) {
      child.node.remove();
    }
  }
}

/** @param {any} child @param {number} i */
function keyOf(child, i) {
  return child.props?.key ?? i;
}

/** @param {any} old @param {any} child */
function isSame(old, child) {
  return old.tag === child.tag && old.props?.key === child.props?.key;
}

/** @param {any} child @param {boolean} inSvg */
function make(child, inSvg) {
  if (child.tag === undefined) {
    child.node = document.createTextNode(child.text);
    return;
  }
  const isSvg = inSvg || child.tag === 'svg';
  child.node = isSvg ? document.createElementNS(SVG, child.tag) : document.createElement(child.tag);
  agree(child.node, [], child.children);
  setAll(child.node, {}, child.props);
}

/** @param {any} old @param {any} child */
function renew(old, child) {
  child.node = old.node;
  if (child.tag === undefined) {
    if (old.text !== child.text) {
      child.node.data = child.text;
    }
    return;
  }
  agree(child.node, old.children, child.children);
  setAll(child.node, old.props, child.props);
}

/** @param {any} node @param {Record<string, any>} old @param {Record<string, any>} props */
function setAll(node, old, props) {
  for (const name of Object.keys(old)) {
    if (!(name in props)) {
      set(node, name, undefined);
    }
  }
  for (const [name, value] of Object.entries(props)) {
    if (PROPERTIES.has(name) ? node[name] !== value : old[name] !== value) {
      set(node, name, value);
    }
  }
  if (props.after) {
    due.push(() => props.after(node));
  }
}

/** @param {any} node @param {string} name @param {any} value */
function set(node, name, value) {
  if (name === 'key' || name === 'after') {
    return;
  }
  if (name.startsWith('on')) {
    node[name] = value ?? null;
  } else if (name === 'style') {
    for (const [property, setting] of Object.entries(value ?? {})) {
      node.style.setProperty(property, String(setting));
    }
  } else if (PROPERTIES.has(name)) {
    node[name] = value ?? (name === 'value' ? '' : false);
  } else if (value === undefined || value === null || value === false) {
    node.removeAttribute(name);
  } else {
    node.setAttribute(name, value === true ? '' : String(value));
  }
}
