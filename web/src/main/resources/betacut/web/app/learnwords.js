// @ts-check
/** What the questions of lessons and their answers are called. */

import { number, t } from './messages.js';

/**
 * The message of a question.
 * @param {import('./lessons.js').Lesson} lesson @param {import('./lessons.js').Question} question
 */
export const wordsOf = (lesson, question) => `learn.${lesson.id}.${question.words ?? question.id}`;

/** @param {string} words @param {string} option */
export const optionText = (words, option) =>
  option === ''
    ? t('learn.cutting.none')
    : /^\d/.test(option)
      ? option
      : ['yes', 'no'].includes(option)
        ? t(option)
        : ['fewer', 'same', 'more'].includes(option)
          ? t(`learn.${option}`)
          : t(`${words}.${option}`);

/** @param {string} words @param {string | number} answer */
export const shownAnswer = (words, answer) =>
  typeof answer === 'number' ? number(answer) : optionText(words, answer);
