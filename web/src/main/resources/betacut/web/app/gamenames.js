// @ts-check
/** What games are called in the reader's language; one that nobody translated keeps its title. */
import { t } from './messages.js';

/** @param {string} title that has a board's size in it, or not */
const sizeOf = title => /\d+[x×]\d+/.exec(title)?.[0].replace('x', '×') ?? '';

/**
 * By family, or by a name of its own.
 * @type {Record<string, (form: string, title: string) => string>}
 */
const NAMES = {
  breakthrough: (_, title) => `${t('rules.breakthrough')} ${sizeOf(title)}`,
  connect4: (_, title) => `${t('rules.connect4')} ${sizeOf(title)}`,
  dots: (_, title) => `${t('rules.dots')} ${sizeOf(title)}`,
  kalah: (form, title) =>
    form.endsWith('empty-capture')
      ? t('game.emptyCapture', { game: title.replace(/ with.*/, '') })
      : title,
  mnk: form => {
    const [width, height, k] = form.split(',');
    return t('game.row', { k, size: `${width}×${height}` });
  },
  othello: (form, title) => {
    const game = `${t('rules.othello')} ${sizeOf(title)}`;
    return form.endsWith('discs-only') ? t('game.discsOnly', { game }) : game;
  },
  tictactoe: () => t('game.tictactoe'),
};

/** @param {{id: string, title: string}} game */
export function gameName({ id, title }) {
  const [family, ...form] = id.split(':');
  return NAMES[family]?.(form.join(':'), title) ?? title;
}

const TOLD = ['breakthrough', 'connect4', 'dots', 'kalah', 'mnk', 'othello', 'pentago'];

/** A game in one line. @param {{family: string, summary: string} | undefined} game */
export const gameAbout = game =>
  game && TOLD.includes(game.family) ? t(`about.${game.family}`) : game?.summary;
