import type { FirstContent } from '#platform/server/area.ts';
import { emergencyNumber, firstWords, neutralPage } from '../pure/first-words.ts';
import { ways } from '../pure/ways.ts';

const link = (href: string, text: string) => `<a href="${href}">${text}</a>`;
/** Where the screen has a drawing, so that nothing moves under a finger when it takes over. */
const icon = '<svg class="i" viewBox="0 0 24 24" aria-hidden="true"></svg>';
const zeros = '<svg class="zeros" viewBox="0 0 216 88" aria-hidden="true"></svg>';
const button = (href: string, text: string, look = '') =>
  `<a class="btn btn-secondary${look}" href="${href}">${icon}<span class="btn-words">${text}</span></a>`;

/**
 * The emergency numbers as the screen shows them (web/emergency.tsx), in the page itself: they can be read and pressed
 * before any script has run, and in the page that a browser keeps.
 */
export const firstContent: FirstContent = {
  path: /^\/crisis-support$/,
  html: (region) => {
    const number = emergencyNumber[region];
    const silent = region === 'AU' ? ` ${firstWords.silent}` : '';
    const lifeline = region === 'AU' ? button('tel:131114', 'Crisis Hotline <span class="num">13 11 14</span>') : '';
    const items = ways[region].map(
      ({ number: label, href, words }) =>
        `<li><strong class="num">${href ? link(href, label) : label}</strong><span>${words}</span></li>`,
    );
    return [
      '<div class="crisis">',
      '<div class="page-head"><nav class="crumbs" aria-label="You are here"><ol class="plain-list">',
      `<li>${link('/', 'Home')}</li><li><span aria-current="page">${firstWords.title}</span></li></ol></nav>`,
      `<div class="page-head-line"><h1>${firstWords.title}</h1><div class="row page-head-actions"><div class="leave">`,
      button(neutralPage[region], firstWords.leave),
      `<p class="soft small">${firstWords.leaveHint}</p></div></div></div>`,
      `<p class="lead">${firstWords.lead}</p></div>`,
      '<section class="emergency" data-safety=""><div class="emergency-call">',
      `<h2>${firstWords.danger}</h2>${region === 'AU' ? zeros : ''}`,
      button(`tel:${number}`, `Call ${number}`, ' btn-lg'),
      `<p>${firstWords.services}${silent}</p>${lifeline}</div>`,
      `<div class="emergency-ways"><ul class="plain-list list" role="list">${items.join('')}</ul>`,
      region === 'AU' ? `<p class="small soft">${firstWords.elsewhere}</p>` : '',
      '</div></section></div>',
    ].join('');
  },
};
