import { webArea } from '#platform/web/area.ts';
import { coveredKey } from '#platform/web/report/covered.ts';
import { reporting } from '#platform/web/report/reporting.ts';
import { paceKey } from './pace-keeper.ts';
import { wordsCoverKey } from './words-cover.ts';

export const moderationWeb = webArea({
  name: 'moderation',
  descriptions: () => import('./descriptions.ts'),
  routes: [
    { path: '/moderation', title: 'Moderation', load: () => import('./moderation-screen.tsx') },
    { path: '/decisions/:id', title: 'A decision about you', load: () => import('./decision-screen.tsx') },
    { path: '/my-reports', title: 'Your reports', load: () => import('./my-reports-screen.tsx') },
    {
      path: '/transparency',
      title: 'Moderation in numbers',
      guests: true,
      load: () => import('./transparency-screen.tsx'),
    },
  ],
  kept: [
    { store: 'localStorage', key: paceKey, until: 'deletion' },
    { store: 'localStorage', key: wordsCoverKey, until: 'deletion' },
    { store: 'sessionStorage', key: coveredKey, until: 'sign-out' },
  ],
  fills: [reporting.with(() => import('./report-root.tsx'))],
  nav: [{ group: 'Platform', label: 'Moderation', path: '/moderation', order: 2, roles: ['moderator', 'admin'] }],
});
