/** Where the app is, and what of a browser its modules need. */
export const app = new URL('../../main/resources/betacut/web/app/', import.meta.url);

/** A module of the app. */
export const load = name => import(new URL(name, app).href);

/** Answers questions of the app without a server: by path, the answer or a status. */
export function serve(answers) {
  const asked = [];
  globalThis.fetch = async (url, init = {}) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    asked.push({ path: pathname, query: Object.fromEntries(searchParams), ...init });
    const answer = answers[pathname];
    if (answer === undefined) {
      throw new TypeError('Failed to fetch');
    }
    const {
      status = 200,
      body = answer,
      headers = {},
    } = typeof answer === 'function' ? answer() : { body: answer };
    return new Response(JSON.stringify(body), { status, headers });
  };
  return asked;
}

/** Storage of a tab or a browser. */
export function storage() {
  const kept = new Map();
  return {
    getItem: name => kept.get(name) ?? null,
    setItem: (name, value) => kept.set(name, String(value)),
  };
}

/** Just enough of a document for h.js. */
export class Node {
  constructor(tagName, namespaceURI, data) {
    Object.assign(this, { tagName, namespaceURI, data, attributes: {}, childNodes: [] });
    this.parent = null;
    this.style = { setProperty: (name, value) => (this.style[name] = value) };
  }

  get firstChild() {
    return this.childNodes[0] ?? null;
  }

  get nextSibling() {
    const all = this.parent.childNodes;
    return all[all.indexOf(this) + 1] ?? null;
  }

  insertBefore(node, place) {
    node.remove();
    const all = this.childNodes;
    all.splice(place ? all.indexOf(place) : all.length, 0, node);
    node.parent = this;
  }

  remove() {
    if (this.parent) {
      this.parent.childNodes.splice(this.parent.childNodes.indexOf(this), 1);
      this.parent = null;
    }
  }

  setAttribute(name, value) {
    this.attributes[name] = value;
  }

  removeAttribute(name) {
    delete this.attributes[name];
  }

  get text() {
    return this.data ?? this.childNodes.map(child => child.text).join('');
  }
}

export const page = {
  createElement: tag => new Node(tag.toUpperCase(), 'html'),
  createElementNS: (space, tag) => new Node(tag, space),
  createTextNode: text => new Node('#text', '', text),
  documentElement: { lang: 'en' },
};
