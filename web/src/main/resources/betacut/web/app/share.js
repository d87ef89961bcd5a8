// @ts-check
/** Giving a game to others: address, text, pictures, JSON. */
import { bring } from './api.js';
import { h } from './h.js';
import { button } from './controls.js';
import { saveAs } from './save.js';
import { announce, complain, set, setOwn } from './store.js';
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
  saveAs(name, content);
}

/** What draws is loaded when it is first wanted. */
const drawing = () => bring(import('./picture.js'));

/** @param {State} state */
async function saveSvg(state) {
  const { text } = (await drawing()).shownPicture(state);
  download('betacut.svg', new Blob([text], { type: 'image/svg+xml' }));
}

/** @param {State} state */
async function savePng(state) {
  const { painted, shownPicture } = await drawing();
  const { canvas } = await painted(shownPicture(state));
  canvas.toBlob(blob => blob && download('betacut.png', blob));
}

/** @param {State} state */
async function saveGif(state) {
  setOwn('share', { said: t('share.drawing') });
  download('betacut.gif', await (await drawing()).animated(state));
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

/** Whether nobody else can open the address of this page. */
export const isLocal = ({ hostname } = location) =>
  /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

/** The game as text, without an address that leads nowhere elsewhere. @param {State} state */
function sharedText(state) {
  const lines = asText(state).split('\n');
  return lines.filter(line => !(isLocal() && line === location.href)).join('\n');
}

/**
 * What can be done, by the last part of its message's key.
 * @type {Record<string, (state: State) => unknown>}
 */
const SHARES = {
  url: () => copy(location.href),
  text: state => copy(sharedText(state)),
  png: savePng,
  gif: saveGif,
  svg: saveSvg,
  json: saveJson,
};

/** @param {(state: State) => unknown} action @param {State} state */
async function attempt(action, state) {
  try {
    await action(state);
  } catch (failure) {
    setOwn('share', { said: '' });
    complain(failure);
  }
}

/** @param {State} state */
export const sharePanel = state =>
  h('section', { class: 'panel', key: 'share' }, [
    h('details', null, [
      h('summary', null, t('share.title')),
      isLocal() && h('p', { class: 'quiet local' }, t('share.local')),
      h('div', { class: 'row' }, [
        Object.entries(SHARES).map(([name, action]) =>
          button(t(`share.${name}`), () => attempt(action, state), {
            class: `share-${name}`,
            disabled: !state.position,
          }),
        ),
      ]),
      state.own.share?.said && h('p', { class: 'quiet' }, state.own.share.said),
    ]),
  ]);
