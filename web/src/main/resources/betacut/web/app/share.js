// @ts-check
/** Giving a game to others: address, text, picture, JSON. */
import { h } from './h.js';
import { button } from './controls.js';
import { announce, set, setOwn } from './store.js';
import { asText } from './parts.js';
import { shown } from './route.js';
import { t } from './messages.js';

/** @typedef {import('./store.js').State} State */

/** @param {string} text */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    announce(t('share.copied'));
    setOwn('share', { said: t('share.copied') });
  } catch {
    set({ error: t('share.refused', { text }) });
  }
}

/** @param {string} name @param {Blob} content */
export function download(name, content) {
  setOwn('share', { said: '' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** The board as a picture that stands alone: every style is written into it. */
function picture() {
  const board = /** @type {SVGSVGElement} */ (document.querySelector('svg.board'));
  const copied = /** @type {SVGSVGElement} */ (board.cloneNode(true));
  const styled = [
    'fill',
    'stroke',
    'stroke-width',
    'opacity',
    'font-family',
    'font-weight',
    'display',
  ];
  const originals = board.querySelectorAll('*');
  copied.querySelectorAll('*').forEach((element, i) => {
    const style = getComputedStyle(originals[i]);
    styled.forEach(name => element.setAttribute(name, style.getPropertyValue(name)));
    ['tabindex', 'role', 'class', 'aria-label', 'data-target'].forEach(name =>
      element.removeAttribute(name),
    );
  });
  const box = board.viewBox.baseVal;
  copied.removeAttribute('style');
  copied.removeAttribute('class');
  copied.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copied.setAttribute('width', String(8 * box.width));
  copied.setAttribute('height', String(8 * box.height));
  return {
    text: new XMLSerializer().serializeToString(copied),
    width: 8 * box.width,
    height: 8 * box.height,
  };
}

function saveSvg() {
  download('betacut.svg', new Blob([picture().text], { type: 'image/svg+xml' }));
}

function savePng() {
  const { text, width, height } = picture();
  const image = new Image();
  image.onload = () => {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
    context.fillStyle = getComputedStyle(document.body).backgroundColor;
    context.fillRect(0, 0, width, height);
    context.drawImage(image, 0, 0);
    canvas.toBlob(blob => blob && download('betacut.png', blob));
  };
  image.src = 'data:image/svg+xml;charset=utf-8,' + encodeURIComponent(text);
}

/** @param {State} state */
function saveJson(state) {
  const { route, position } = state;
  if (!position) {
    return;
  }
  const game = {
    game: position.game,
    start: route.start,
    moves: shown(route),
    position: position.position,
    players: route.players,
    outcome: position.outcome,
    address: location.href,
  };
  download('betacut.json', new Blob([JSON.stringify(game, null, 2)], { type: 'application/json' }));
}

/**
 * What can be done, by the last part of its message's key.
 * @type {Record<string, (state: State) => void>}
 */
const SHARES = {
  url: () => copy(location.href),
  text: state => copy(asText(state)),
  svg: saveSvg,
  png: savePng,
  json: saveJson,
};

/** @param {State} state */
export const sharePanel = state =>
  h('section', { class: 'panel', key: 'share' }, [
    h('details', null, [
      h('summary', null, t('share.title')),
      h('div', { class: 'row' }, [
        Object.entries(SHARES).map(([name, action]) =>
          button(t(`share.${name}`), () => action(state), { class: `share-${name}` }),
        ),
      ]),
      state.own.share?.said && h('p', { class: 'quiet' }, state.own.share.said),
    ]),
  ]);
