import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from './app.js';

const { another, asked, format, HOME, isLatest, parse, positionKey, shown } =
  await load('route.js');

const at = text => parse(new URL(text, 'http://localhost'));

test('an empty address is home', () => {
  assert.deepEqual(at('/'), { ...HOME, times: [null] });
  assert.equal(format(HOME), '/play');
});

test('an address survives being read and written', () => {
  const addresses = [
    '/play?game=mnk:4,4,4&moves=a1,b2&at=1&first=level:3&hints=best&view=5&clock=5+3',
    '/tree?tree=((3%2012)(2%204))&engine=alphabeta%20order%3Dnone',
    '/lab?spec=name%20%3D%20%22a%26b%22%0A%23%20%C3%BC',
    '/play?moves=4,4&times=12,,7',
    '/play?clock=90s+500ms&moves=4&left=1,89000,90000',
  ];
  for (const address of addresses) {
    const route = at(address.replace(/(\d\w*)\+(\d)/, '$1%2B$2'));
    assert.deepEqual(at(format(route)), route, address);
  }
});

test('clocks of older addresses are understood', () => {
  assert.equal(at('/play?clock=5%2B3').clock, '5m+3s');
  assert.equal(at('/play?clock=1%2B0').clock, '1m');
});

test('what makes no sense is left out', () => {
  const route = at(
    '/play?at=-1&view=9&hints=maybe&clock=ten&left=1,2&moves=,4,,4%204&times=x,-3,99999999',
  );
  assert.deepEqual(route.moves, ['4', '4', '4']);
  assert.equal(route.at, 3);
  assert.equal(route.view, 0);
  assert.equal(route.hints, 'off');
  assert.equal(route.clock, '');
  assert.deepEqual(route.left, []);
  assert.deepEqual(route.times, [null, null, null]);
});

test('a look back is not where the game stands', () => {
  const route = at('/analyse?game=othello&moves=d3,c5,d6&at=2');
  assert.equal(isLatest(route), false);
  assert.deepEqual(shown(route), ['d3', 'c5']);
  assert.equal(positionKey(route), 'othello  d3 c5');
  assert.deepEqual(asked(route), { game: 'othello', start: '', moves: 'd3,c5' });
});

test('what no page shares belongs to the page', () => {
  assert.deepEqual(at('/tree?game=connect4&depth=4&focus=4').own, { depth: '4', focus: '4' });
});

test('variations are written from where they leave the game, and read again', () => {
  const address = '/play?moves=4,4,3&var=2:5,6;0:1';
  const route = at(address);
  assert.deepEqual(route.variations, [['4', '4', '5', '6'], ['1']]);
  assert.equal(format(route), address);
  assert.deepEqual(at('/play?moves=4&var=x;1:;:3').variations, []);
});

test('another way keeps the one before, and going along a variation takes it up', () => {
  const route = at('/play?moves=4,4,3&at=1');
  const tried = { ...route, ...another(route, ['4', '5']) };
  assert.deepEqual([tried.moves, tried.at, tried.variations], [['4', '5'], 2, [['4', '4', '3']]]);
  const back = { ...tried, ...another(tried, ['4', '4']) };
  assert.deepEqual(back.moves, ['4', '4', '3']);
  assert.deepEqual([back.at, back.variations], [2, [['4', '5']]]);
  const along = another(back, ['4', '4', '3']);
  assert.deepEqual([along.moves, along.variations], [back.moves, back.variations]);
});
