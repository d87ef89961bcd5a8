// @ts-check
/** The one set of icons: strokes in the current colour on 20 × 20 units. */
import { h } from './h.js';

const PATHS = {
  first: 'M5 4v12M16 4 8 10l8 6z',
  back: 'M14 4 6 10l8 6z',
  next: 'M6 4l8 6-8 6z',
  last: 'M15 4v12M4 4l8 6-8 6z',
  play: 'M6 4l9 6-9 6z',
  one: 'M3 10h9M8.5 6l4 4-4 4M16 5v10',
  pause: 'M7 4v12M13 4v12',
  close: 'M5 5l10 10M15 5 5 15',
  theme: 'M10 3a7 7 0 1 0 0 14zM10 3a7 7 0 0 1 0 14',
  help: `M7.5 7.5a2.5 2.5 0 1 1 3.6 2.3c-.8.4-1.1.9-1.1 1.7M10 14.5v.1
    M10 2.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15z`,
  globe: `M10 2.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15zM2.5 10h15
    M10 2.5c2 2 3.2 4.6 3.2 7.5s-1.2 5.5-3.2 7.5c-2-2-3.2-4.6-3.2-7.5S8 4.5 10 2.5z`,
  turn: 'M16 10a6 6 0 1 1-2-4.5M14.5 2v4h-4',
  swap: 'M4 7h11l-3-3M16 13H5l3 3',
  hint: 'M7.5 14h5M8.5 17h3M10 3a5 5 0 0 1 3 9c-.4.3-.5.7-.5 1h-5c0-.3-.1-.7-.5-1a5 5 0 0 1 3-9z',
  share: 'M10 12V3M6.5 6 10 2.5 13.5 6M5 9H4v8h12V9h-1',
  more: 'M4.5 10h.1M10 10h.1M15.5 10h.1',
  plus: 'M10 4v12M4 10h12',
  search: 'M9 3.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zM13 13l4 4',
  bin: 'M4 6h12M8 6V4h4v2M6 6l.7 11h6.6L14 6',
  copy: 'M7 7h9v9H7zM4 13V4h9',
  check: 'M4 10.5 8 15l8-10',
  flag: 'M5 17V3h9l-2 3.5L14 10H5',
  left: 'M15 14a5.5 5.5 0 1 0-9.5-5M5 4.5V9h4.5',
  right: 'M5 14a5.5 5.5 0 1 1 9.5-5M15 4.5V9h-4.5',
};

/** @typedef {keyof typeof PATHS} IconName */

/** The strokes alone, for a picture within another. @param {IconName} name */
export const iconPath = name => PATHS[name];

/** A picture beside or instead of words; whoever needs words gives them. @param {IconName} name */
export const icon = name =>
  h('svg', { class: `icon icon-${name}`, viewBox: '0 0 20 20', 'aria-hidden': 'true' }, [
    h('path', { d: PATHS[name] }),
  ]);
