// @ts-check
/**
 * The part of the state that is the address: whoever opens the same address sees the same thing.
 *
 * @typedef {Object} Route
 * @property {string} page which page, such as play
 * @property {string} game such as connect4 or mnk:4,4,4
 * @property {string} start the first position; empty for the game's own
 * @property {string[]} moves what was played
 * @property {number} at how many of these moves the board shows
 * @property {string[][]} variations other ways the game went or was tried, each from the start
 * @property {[string, string]} players human, or a player's description
 * @property {Hints} hints which moves show their value
 * @property {number} view how the board is turned: 1 left–right, 2 top–bottom, 4 diagonal, summed
 * @property {string} clock the terms of a clock, such as 5m+3s or 1/30s:1/2s, or empty
 * @property {(number|null)[]} times tenths of a second each move took, where that is known
 * @property {number[]} left after how many moves both sides had how many milliseconds left, if that
 *     is known of a game gone on with; else empty, and the times tell
 * @property {Record<string, string>} own what one page alone knows
 *
 * @typedef {'off' | 'best' | 'all'} Hints
 */
import { pageAt, pageIn } from './place.js';

/** @type {Route} */
export const HOME = {
  page: 'play',
  game: 'connect4',
  start: '',
  moves: [],
  at: 0,
  variations: [],
  players: ['human', 'level:5'],
  hints: 'off',
  view: 0,
  clock: '',
  times: [],
  left: [],
  own: {},
};

const SHARED = new Set([
  'game',
  'start',
  'moves',
  'at',
  'var',
  'first',
  'second',
  'hints',
  'view',
  'clock',
  'times',
  'left',
]);
export const HINTS = /** @type {const} */ (['off', 'best', 'all']);

/**
 * Reads an address; what it does not say is as at home, what makes no sense is left out.
 * @param {{pathname: string, search: string}} address
 * @returns {Route}
 */
export function parse(address) {
  const query = new URLSearchParams(address.search);
  const text = (/** @type {string} */ name, usual = '') => query.get(name) ?? usual;
  const moves = text('moves')
    .split(/[\s,]+/)
    .filter(move => move !== '');
  const at = /^\d+$/.test(text('at')) ? Math.min(Number(text('at')), moves.length) : moves.length;
  const view = Number(text('view', '0'));
  /** @type {Record<string, string>} */
  const own = {};
  query.forEach((value, name) => {
    if (!SHARED.has(name)) {
      own[name] = value;
    }
  });
  return {
    page: pageIn(address.pathname) || HOME.page,
    game: text('game', HOME.game),
    start: text('start'),
    moves,
    at,
    variations: variationsOf(text('var'), moves),
    players: [text('first', HOME.players[0]), text('second', HOME.players[1])],
    hints: HINTS.find(one => one === text('hints')) ?? 'off',
    view: Number.isInteger(view) && view >= 0 && view < 8 ? view : 0,
    clock: clockOf(text('clock')),
    times: text('times')
      .split(',')
      .map(time => (/^\d{1,7}$/.test(time) ? Number(time) : null)),
    left: /^\d{1,3}(,\d{1,10}){2}$/.test(text('left')) ? text('left').split(',').map(Number) : [],
    own,
  };
}

/**
 * Variations as an address writes them: after how many moves of the game each leaves it, and how
 * it goes on: 3:5,4;0:1.
 * @param {string} text @param {string[]} moves
 */
const variationsOf = (text, moves) =>
  text.split(';').flatMap(one => {
    const [, ply, rest] = /^(\d{1,3}):(.+)$/.exec(one) ?? [];
    return rest ? [[...moves.slice(0, Number(ply)), ...rest.split(',')]] : [];
  });

/** How many moves two lines share. @param {string[]} one @param {string[]} other */
export function shared(one, other) {
  const differs = one.findIndex((move, ply) => move !== other[ply]);
  return differs < 0 ? one.length : differs;
}

/** @param {Route} route */
const variationsText = ({ variations, moves }) =>
  variations
    .map(line => ({ line, ply: shared(line, moves) }))
    .filter(({ line, ply }) => ply < line.length)
    .map(({ line, ply }) => `${ply}:${line.slice(ply).join(',')}`)
    .join(';');

/**
 * What has to change so that the game goes another way and nothing is lost: the way it went
 * becomes a variation, and a variation that the new way goes along is taken up.
 * @param {Route} route @param {string[]} moves what is to be shown, from the start
 * @returns {{moves: string[], at: number, variations: string[][]}}
 */
export function another(route, moves) {
  const at = moves.length;
  const isAlong = (/** @type {string[]} */ line) => shared(moves, line) === moves.length;
  const taken = [route.moves, ...route.variations].find(isAlong) ?? moves;
  const variations = [route.moves, ...route.variations].filter(
    line => line !== taken && shared(line, taken) < line.length,
  );
  return { moves: taken, at, variations };
}

/** The terms of a clock; 5+3 is 5m+3s in older addresses. @param {string} text */
function clockOf(text) {
  const terms = text.replace(/^(\d+)\+(\d+)$/, '$1m+$2s').replace(/\+0s$/, '');
  const period = String.raw`(\d{1,4}/)?\d{1,9}(ms|s|m|h)(\+\d{1,9}(ms|s|m|h))?`;
  return new RegExp(`^${period}(:${period})*$`).test(terms) ? terms : '';
}

/** Encoded, but for the signs that an address may have as they are. @param {string} value */
const readable = value =>
  encodeURIComponent(value).replace(/%2C/g, ',').replace(/%3A/g, ':').replace(/%3B/g, ';');

/**
 * The address of a route, without what is as at home.
 * @param {Route} route
 */
export function format(route) {
  /** @type {[string, string][]} */
  const pairs = [];
  const put = (
    /** @type {string} */ name,
    /** @type {unknown} */ value,
    /** @type {unknown} */ usual,
  ) => {
    if (String(value) !== String(usual)) {
      pairs.push([name, String(value)]);
    }
  };
  put('game', route.game, HOME.game);
  put('start', route.start, '');
  put('moves', route.moves.join(','), '');
  put('at', route.at, route.moves.length);
  put('var', variationsText(route), '');
  put('first', route.players[0], HOME.players[0]);
  put('second', route.players[1], HOME.players[1]);
  put('hints', route.hints, 'off');
  put('view', route.view, 0);
  put('clock', route.clock, '');
  put('left', route.left.join(','), '');
  put('times', route.times.some(time => time !== null) ? route.times.join(',') : '', '');
  Object.entries(route.own).forEach(([name, value]) => put(name, value, ''));
  const query = pairs.map(([name, value]) => `${name}=${readable(value)}`).join('&');
  return `${pageAt(route.page)}${query ? '?' + query : ''}`;
}

/** What was played up to the ply the board shows. @param {Route} route */
export const shown = route => route.moves.slice(0, route.at);

/** Whether the shown position is where the game stands, not a look back. @param {Route} route */
export const isLatest = route => route.at === route.moves.length;

/** Names the shown position. @param {Route} route */
export const positionKey = route => [route.game, route.start, ...shown(route)].join(' ');

/** The parameters of a question about the shown position. @param {Route} route */
export const asked = route => ({
  game: route.game,
  start: route.start,
  moves: shown(route).join(','),
});
