import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { app, load, serve } from './app.js';

const { address, ask, keep, watch } = await load('api.js');

test('an address has what was given, and who asks', () => {
  const { pathname, searchParams } = new URL(
    address('position', { game: 'mnk:4,4,4', start: '', depth: 0, text: undefined, a: 'b&c' }),
    'http://localhost',
  );
  assert.equal(pathname, '/api/position');
  assert.equal(searchParams.get('game'), 'mnk:4,4,4');
  assert.equal(searchParams.get('depth'), '0');
  assert.equal(searchParams.get('a'), 'b&c');
  assert.equal(searchParams.has('start') || searchParams.has('text'), false);
  assert.match(searchParams.get('client'), /^[a-z0-9]+$/);
});

test("a refusal is an error in the server's words", async () => {
  serve({ '/api/game': () => ({ status: 422, body: { error: 'No game is called x.' } }) });
  await assert.rejects(ask('game', { game: 'x' }), { message: 'No game is called x.' });
  serve({ '/api/game': () => ({ status: 502, body: 'nonsense' }) });
  await assert.rejects(ask('game'), { message: '502' });
});

test('a server that is too busy says when to ask again', async () => {
  const headers = { 'Retry-After': '12' };
  serve({ '/api/trace': () => ({ status: 503, body: { error: 'Later.' }, headers }) });
  await assert.rejects(ask('trace'), { status: 503, message: 'error.busy' });
});

test('every question says that our own page asks it', async () => {
  const asked = serve({ '/api/game': {}, '/api/saved/x': {} });
  await ask('game');
  await keep('PUT', 'saved/x', {}, '{}');
  assert.deepEqual(
    asked.map(({ headers }) => headers['X-Betacut']),
    ['page', 'page'],
  );
});

test('what the page asks for ahead is asked in the same words', async () => {
  const asked = serve({ '/api/games': {} });
  const page = await readFile(new URL('index.html', app), 'utf8');
  await ask('games');
  assert.match(page, /as="fetch" crossorigin href="\/api\/games"/);
  assert.deepEqual(asked, [{ path: '/api/games', query: {} }]);
});

test('no server is an error that says so', async () => {
  serve({});
  await assert.rejects(ask('games'), /does not answer/);
  await assert.rejects(keep('DELETE', 'saved/x'), /does not answer/);
});

test('what is kept is sent', async () => {
  const asked = serve({ '/api/saved/x': {} });
  await keep('PUT', 'saved/x', {}, '{}');
  assert.deepEqual([asked[0].method, asked[0].body], ['PUT', '{}']);
});

/** A live answer that comes in pieces. */
function stream(...pieces) {
  globalThis.fetch = async () =>
    new Response(ReadableStream.from(pieces.map(piece => new TextEncoder().encode(piece))));
}

const watched = (on = {}) =>
  new Promise(resolve => {
    const seen = [];
    const values = value => seen.push(value);
    watch(
      'hints',
      {},
      { values, ...on },
      { end: () => resolve([...seen, 'end']), problem: error => resolve([...seen, error]) },
    );
  });

test('events arrive whole, wherever the pieces break', async () => {
  stream(
    'event: values\ndata: {"depth":1}\n\nevent: other\ndata: 7\n\nev',
    'ent: end\ndata: {}\n\n',
  );
  assert.deepEqual(await watched(), [{ depth: 1 }, 'end']);
});

test('a problem comes last', async () => {
  stream('event: values\ndata: {"depth":1}\n\nevent: problem\ndata: {"error":"It broke."}\n\n');
  assert.deepEqual(await watched(), [{ depth: 1 }, 'It broke.']);
  globalThis.fetch = async () => new Response('{"error":"Too many."}', { status: 429 });
  assert.deepEqual(await watched(), ['Too many.']);
});
