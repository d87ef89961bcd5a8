// @ts-check
/**
 * The one way this app makes elements: `h` describes them, `patch` makes the document agree.
 * Elements are kept as long as their place and tag (or key) stay the same, so focus does, too.
 *
 * @typedef {{
 *   [name: string]: unknown,
 *   after?(node: Element): unknown,
 *   onclick?(event: MouseEvent & {currentTarget: HTMLElement}): unknown,
 *   onchange?(event: Event & {target: HTMLInputElement}): unknown,
 *   oninput?(event: Event & {target: HTMLInputElement}): unknown,
 *   onsubmit?(event: SubmitEvent & {target: HTMLFormElement}): unknown,
 *   ontoggle?(event: Event & {target: HTMLDetailsElement}): unknown,
 *   onkeydown?(event: KeyboardEvent): unknown,
 * }} Props
 * @typedef {{tag: string, props: Props, children: Child[], node?: Element}} Described
 * @typedef {{tag?: undefined, text: string, node?: Text}} Words
 * @typedef {Described | Words} Child
 * @typedef {Described | string | number | boolean | null | undefined | Content[]} Content
 *     what can stand inside an element: nothing, false and the empty text are left out
 */

const SVG = 'http://www.w3.org/2000/svg';
const PROPERTIES = new Set(['value', 'checked', 'disabled', 'selected', 'open', 'indeterminate']);

/**
 * Describes an element; lists of children are flattened. Properties: `on…` are listeners, `style`
 * is an object, `key` keeps an element when its neighbours change, `after(node)` is called after
 * each render; the rest are attributes.
 * @param {string} tag @param {Props | null} [props] @param {...Content} children
 * @returns {Described}
 */
export function h(tag, props, ...children) {
  return { tag, props: props ?? {}, children: described(children) };
}

/** @param {Content[]} children @returns {Child[]} */
const described = children =>
  children.flatMap(child =>
    Array.isArray(child)
      ? described(child)
      : child === null || child === undefined || typeof child === 'boolean' || child === ''
        ? []
        : [typeof child === 'object' ? child : { text: String(child) }],
  );

/** What is called once everything is in the document. @type {(() => void)[]} */
let due = [];

/**
 * Makes the content of an element agree with a description.
 * @param {Element} parent @param {Child[]} before what the last call described @param {Child[]} now
 */
export function patch(parent, before, now) {
  agree(parent, before, now);
  const calls = due;
  due = [];
  calls.forEach(call => call());
}

/** @param {Element} parent @param {Child[]} before @param {Child[]} now */
function agree(parent, before, now) {
  /** @type {Map<unknown, Child>} */
  const kept = new Map();
  before.forEach((child, i) => kept.set(keyOf(child) ?? i, child));
  /** @type {Set<Child>} */
  const used = new Set();
  let place = parent.firstChild;
  now.forEach((child, i) => {
    const old = kept.get(keyOf(child) ?? i);
    let node;
    if (old && !used.has(old) && old.tag === child.tag && keyOf(old) === keyOf(child)) {
      used.add(old);
      node = renew(old, child);
    } else {
      node = make(child, parent.namespaceURI === SVG && parent.tagName !== 'foreignObject');
    }
    if (node === place) {
      place = place.nextSibling;
    } else {
      parent.insertBefore(node, place);
    }
  });
  for (const child of before) {
    if (!used.has(child)) {
      child.node?.remove();
    }
  }
}

/** @param {Child} child */
const keyOf = child => (child.tag === undefined ? undefined : child.props.key);

/** @param {Child} child @param {boolean} inSvg */
function make(child, inSvg) {
  if (child.tag === undefined) {
    return (child.node = document.createTextNode(child.text));
  }
  const isSvg = inSvg || child.tag === 'svg';
  const node = isSvg ? document.createElementNS(SVG, child.tag) : document.createElement(child.tag);
  agree(node, [], child.children);
  setAll(node, {}, child.props);
  return (child.node = node);
}

/**
 * Takes the node of what was described before, which is of the same kind.
 * @param {Child} old @param {Child} child
 */
function renew(old, child) {
  if (child.tag === undefined || old.tag === undefined) {
    const words = /** @type {Words} */ (child);
    const node = /** @type {Text} */ (old.node);
    if (/** @type {Words} */ (old).text !== words.text) {
      node.data = words.text;
    }
    return (words.node = node);
  }
  const node = /** @type {Element} */ (old.node);
  agree(node, old.children, child.children);
  setAll(node, old.props, child.props);
  return (child.node = node);
}

/** @param {Element} node @param {Props} old @param {Props} props */
function setAll(node, old, props) {
  const fields = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (node));
  for (const name of Object.keys(old)) {
    if (!(name in props)) {
      set(node, fields, name, undefined);
    }
  }
  for (const [name, value] of Object.entries(props)) {
    if (PROPERTIES.has(name) ? fields[name] !== value : old[name] !== value) {
      set(node, fields, name, value);
    }
  }
  if (props.after) {
    due.push(() => props.after?.(node));
  }
}

/**
 * @param {Element} node @param {Record<string, unknown>} fields the same, by name
 * @param {string} name @param {unknown} value
 */
function set(node, fields, name, value) {
  if (name === 'key' || name === 'after') {
    return;
  }
  if (name.startsWith('on')) {
    fields[name] = value ?? null;
  } else if (name === 'style') {
    for (const [property, setting] of Object.entries(value ?? {})) {
      /** @type {HTMLElement} */ (node).style.setProperty(property, String(setting));
    }
  } else if (PROPERTIES.has(name)) {
    fields[name] = value ?? (name === 'value' ? '' : false);
  } else if (value === undefined || value === null || value === false) {
    node.removeAttribute(name);
  } else {
    node.setAttribute(name, value === true ? '' : String(value));
  }
}
