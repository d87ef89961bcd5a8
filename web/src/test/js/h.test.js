import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { load, Node, page } from './app.js';

globalThis.document = page;
const { h, patch } = await load('h.js');

let root;
let drawn;

beforeEach(() => {
  root = new Node('DIV', 'html');
  drawn = [];
});

const draw = (...children) => {
  const now = h('div', null, ...children).children;
  patch(root, drawn, now);
  drawn = now;
  return root.childNodes;
};

test('nothing is left out, zero is not, lists are flattened', () => {
  draw(h('p', null, 'a', null, undefined, false, true, '', 0, ['b', [h('i', null, 'c')]]));
  assert.equal(root.text, 'a0bc');
});

test('an element stays the same one while its content changes', () => {
  const [first] = draw(h('button', { class: 'a', title: 'x' }, 'one'));
  const [second] = draw(h('button', { class: 'b' }, 'two'));
  assert.equal(first, second);
  assert.deepEqual(second.attributes, { class: 'b' });
  assert.equal(root.text, 'two');
});

test('another tag is another element', () => {
  const [first] = draw(h('p', null, 'a'));
  const [second] = draw(h('div', null, 'a'));
  assert.notEqual(first, second);
  assert.equal(root.childNodes.length, 1);
});

test('a key keeps an element when its neighbours change', () => {
  const item = key => h('li', { key }, key);
  const [, b, c] = [...draw(item('a'), item('b'), item('c'))];
  const after = [...draw(item('c'), item('x'), item('b'))];
  assert.equal(after[0], c);
  assert.equal(after[2], b);
  assert.equal(root.text, 'cxb');
});

test('properties are set whatever the last description was', () => {
  const [input] = draw(h('input', { value: 'a', checked: true }));
  input.value = 'typed';
  draw(h('input', { value: 'a' }));
  assert.equal(input.value, 'a');
  assert.equal(input.checked, false);
});

test('listeners, styles and attributes that are no more', () => {
  const [one] = draw(h('p', { onclick: () => 1, style: { '--x': 2 }, hidden: true, lang: 'en' }));
  assert.equal(one.onclick(), 1);
  assert.equal(one.style['--x'], '2');
  assert.equal(one.attributes.hidden, '');
  draw(h('p', { hidden: false, lang: null }));
  assert.equal(one.onclick, null);
  assert.deepEqual(one.attributes, {});
});

test('what is inside a drawing is a drawing', () => {
  const [svg] = draw(h('svg', null, h('g', null, h('circle', { r: 1 }))));
  assert.equal(svg.firstChild.firstChild.namespaceURI, 'http://www.w3.org/2000/svg');
});

test('after is called when everything is in its place', () => {
  const seen = [];
  const after = node => seen.push(node.parent === root && root.childNodes.length);
  draw(h('p', { after }, 'a'), h('p', null, 'b'));
  draw(h('p', { after }, 'a'));
  assert.deepEqual(seen, [2, 1]);
});
