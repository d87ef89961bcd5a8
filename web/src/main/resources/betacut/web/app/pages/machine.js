// @ts-check
/** Instead of a page that a browser alone cannot have: why, and how to get it. */
import { h } from '../h.js';
import { needsMachine } from '../needsmachine.js';
import { t } from '../messages.js';

/** @param {string} id @returns {import('../pages.js').Page} */
export const machine = id => ({ id, view: () => needsMachine(id, h('h1', null, t(`page.${id}`))) });
