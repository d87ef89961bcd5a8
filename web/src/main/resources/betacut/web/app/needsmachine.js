// @ts-check
/** What a browser alone cannot do: why, and how to get it. */
import { h } from './h.js';
import { t } from './messages.js';

/** @param {string} id of the page @param {import('./h.js').Content} heading */
export const needsMachine = (id, heading) =>
  h('section', { class: 'panel needs-machine', key: 'machine' }, [
    heading,
    h('p', null, t(`machine.${id}`)),
    h('p', null, t('machine.how')),
    h('pre', null, h('code', null, './betacut')),
  ]);
