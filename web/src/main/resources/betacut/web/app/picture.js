// @ts-check
/** Pictures of games that stand alone: the board as it is drawn here, with a caption. */
import { boardView } from './board.js';
import { gif } from './gif.js';
import { h, patch } from './h.js';
import { number, t } from './messages.js';
import { outcomeText } from './words.js';

/**
 * @typedef {import('./store.js').State} State
 * @typedef {import('./answers').Position} Position
 * @typedef {{text: string, width: number, height: number}} Picture an SVG
 */

const SVG = 'http://www.w3.org/2000/svg';
/** What style sheets say about a drawing, and has to go with it. */
const STYLES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'opacity',
  'display',
  'visibility',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'stop-color',
  'stop-opacity',
  'paint-order',
];
const NOT_DRAWN = ['tabindex', 'role', 'class', 'aria-label', 'aria-hidden', 'data-target'];
const WIDTH = 720;
const SMALL_WIDTH = 400;
const STEP = 70;
const LAST = 300;

/** A drawing with every style written into it. @param {SVGSVGElement} board */
function standAlone(board) {
  const copied = /** @type {SVGSVGElement} */ (board.cloneNode(true));
  const originals = board.querySelectorAll('*');
  copied.querySelectorAll('*').forEach((element, i) => {
    const style = getComputedStyle(originals[i]);
    STYLES.forEach(name => {
      // Where an element says it itself, as coordinates do, the page's style is the same.
      const value = style.getPropertyValue(name);
      if (value) {
        element.setAttribute(name, value);
      }
    });
    NOT_DRAWN.forEach(name => element.removeAttribute(name));
  });
  ['style', 'class', 'role', 'aria-label', 'data-cells'].forEach(name =>
    copied.removeAttribute(name),
  );
  return copied;
}

/** What stands under a picture. @param {Position} position @param {number} moves */
export const caption = ({ title, outcome, mover }, moves) => {
  const turn = () => t('live.turn', { player: t(`player.${mover}`) });
  const count = t('share.moves', { n: moves, moves: number(moves) });
  return [title, `${outcome ? outcomeText(outcome) : turn()} ${count}`];
};

/**
 * A board with its caption.
 * @param {SVGSVGElement} board as it is in the document @param {string[]} lines
 * @param {number} width
 * @returns {Picture}
 */
function captioned(board, lines, width) {
  const box = board.viewBox.baseVal;
  const unit = width / 40;
  const drawn = standAlone(board);
  const high = Math.round((width * box.height) / box.width);
  const height = Math.round(high + 5 * unit);
  const { color, backgroundColor, fontFamily } = getComputedStyle(document.body);
  const whole = document.createElementNS(SVG, 'svg');
  /** @param {string} text @param {Record<string, string | number>} how */
  const write = (text, how) => {
    const node = document.createElementNS(SVG, 'text');
    Object.entries({ fill: color, 'font-family': fontFamily, ...how }).forEach(([name, value]) =>
      node.setAttribute(name, String(value)),
    );
    node.textContent = text;
    whole.append(node);
  };
  Object.entries({ viewBox: `0 0 ${width} ${height}`, width, height }).forEach(([name, value]) =>
    whole.setAttribute(name, String(value)),
  );
  const ground = document.createElementNS(SVG, 'rect');
  Object.entries({ width, height, fill: backgroundColor }).forEach(([name, value]) =>
    ground.setAttribute(name, String(value)),
  );
  drawn.setAttribute('width', String(width));
  drawn.setAttribute('height', String(high));
  whole.append(ground, drawn);
  write(lines[0], { x: unit, y: high + 1.4 * unit, 'font-size': 1.5 * unit, 'font-weight': 600 });
  write(lines[1], { x: unit, y: high + 3.5 * unit, 'font-size': 1.2 * unit });
  write('Betacut', {
    x: width - unit,
    y: high + 1.4 * unit,
    'font-size': 1.3 * unit,
    'font-weight': 600,
    'text-anchor': 'end',
  });
  return { text: new XMLSerializer().serializeToString(whole), width, height };
}

/** The board of the page, as it is seen. @param {State} state @returns {Picture} */
export const shownPicture = state =>
  captioned(
    /** @type {SVGSVGElement} */ (document.querySelector('svg.board')),
    state.position ? caption(state.position, state.route.at) : ['', ''],
    WIDTH,
  );

/** @param {Picture} picture @returns {Promise<CanvasRenderingContext2D>} */
export async function painted({ text, width, height }) {
  const image = new Image(width, height);
  image.src = 'data:image/svg+xml;charset=utf-8,' + encodeURIComponent(text);
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  context.drawImage(image, 0, 0);
  return context;
}

/** The boards of a game, each drawn beside the page's own for a moment. @param {State} state */
function gamePictures({ position, route }) {
  const game = /** @type {Position} */ (position);
  const page = /** @type {Element} */ (document.querySelector('svg.board')).parentElement;
  const place = document.createElement('div');
  place.className = 'hidden-text';
  place.setAttribute('aria-hidden', 'true');
  page?.append(place);
  const last = game.history.length;
  const boards = [null, ...game.history].map((played, ply) => {
    const before = ply > 1 ? game.history[ply - 2].cells : game.first.cells;
    const cells = played ? played.cells : game.first.cells;
    const drawn = boardView({
      board: { ...game.board, cells },
      view: route.view,
      label: '',
      last: played ? played.cell : -1,
      path: played?.path,
      before: played ? before : '',
      lines: ply === last ? (game.outcome?.lines ?? []) : [],
    });
    place.replaceChildren();
    patch(place, [], h('div', null, drawn).children);
    const mover = game.history[ply]?.mover ?? game.mover;
    const then = ply === last ? game : { ...game, outcome: null, mover };
    const svg = /** @type {SVGSVGElement} */ (place.firstChild);
    return captioned(svg, caption(then, ply), SMALL_WIDTH);
  });
  place.remove();
  return boards;
}

/** The game up to the shown position as an animation. @param {State} state */
export async function animated(state) {
  const pictures = gamePictures(state);
  const frames = [];
  for (const picture of pictures) {
    const context = await painted(picture);
    const pixels = context.getImageData(0, 0, picture.width, picture.height);
    frames.push({ pixels, hundredths: frames.length === pictures.length - 1 ? LAST : STEP });
  }
  return new Blob([gif(frames)], { type: 'image/gif' });
}
