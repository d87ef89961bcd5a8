import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load, page, serve } from './app.js';

globalThis.document = page;
const { load: speak, needWords, number, percent, say, t } = await load('messages.js');

const ENGLISH = {
  hello: 'Hello {name}, {name}',
  'move.one': '{n} move',
  'move.other': '{n} moves',
  only: 'only English',
};

test('before any file is there it can be said that there is none', async () => {
  serve({});
  await assert.rejects(speak('en'), /The server does not answer/);
  assert.equal(t('error.again'), 'Try again');
  assert.equal(t('hello'), 'hello');
});

test('names are filled in, numbers as the language writes them', async () => {
  serve({ '/messages/en.json': ENGLISH });
  await speak('en');
  assert.equal(t('hello', { name: 12_345 }), 'Hello 12,345, 12,345');
  assert.equal(t('hello'), 'Hello {name}, {name}');
  assert.equal(t('nobody.says.this'), 'nobody.says.this');
  assert.equal(percent(0.256), '26%');
});

test('n chooses between one and many', () => {
  assert.equal(t('move', { n: 1 }), '1 move');
  assert.equal(t('move', { n: 0 }), '0 moves');
});

test('a sentence of the server may hold another', async () => {
  serve({ '/api/words': { cut: '{move}: {why}', bound: 'at most {value}' } });
  await needWords();
  const why = { say: 'bound', value: 1000 };
  assert.equal(say({ say: 'cut', move: 'd3', why }), 'd3: at most 1,000');
  assert.equal(say(null), '');
});

test('what a language lacks is English, and one nobody knows is English', async () => {
  serve({
    '/messages/fr.json': { hello: 'Bonjour {name}' },
    '/messages/words-fr.json': { cut: 'coupe' },
    '/api/words': {},
  });
  await speak('fr');
  assert.equal(t('hello', { name: 'x' }), 'Bonjour x');
  assert.equal(t('only'), 'only English');
  assert.equal(page.documentElement.lang, 'fr');
  assert.equal(number(1.5), '1,5');
  await speak('xx');
  assert.equal(page.documentElement.lang, 'en');
});

test('a language that cannot be fetched leaves the old one', async () => {
  serve({ '/api/words': {} });
  await assert.rejects(speak('de'));
  assert.equal(t('hello', { name: 'x' }), 'Hello x, x');
});
