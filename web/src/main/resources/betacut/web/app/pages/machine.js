// @ts-check
/** Instead of a page that a browser alone cannot have: why, and how to get it. */
import { h } from '../h.js';
import { t } from '../messages.js';

/** @param {string} id @returns {import('../pages.js').Page} */
export const machine = id => ({
  id,
  view: () =>
    h('section', { class: 'panel needs-machine' }, [
      h('h1', null, t(`page.${id}`)),
      h('p', null, t(`machine.${id}`)),
      h('p', null, t('machine.how')),
      h('pre', null, h('code', null, './betacut')),
    ]),
});
