import { actingKey } from '#platform/web/acting.ts';
import { webArea } from '#platform/web/area.ts';

export const supportersWeb = webArea({
  name: 'supporters',
  descriptions: () => import('./descriptions.ts'),
  routes: [
    { path: '/supporters', title: 'Supporters', load: () => import('./supporters-screen.tsx') },
    { path: '/supporters/drafts', title: 'What supporters prepared', load: () => import('./drafts-screen.tsx') },
    { path: '/supporters/log', title: 'What supporters did', load: () => import('./log-screen.tsx') },
    { path: '/supporters/account', title: 'Your account', load: () => import('./quiet-screen.tsx') },
    { path: '/supporters/for/:id', title: 'Acting for someone', load: () => import('./for-screen.tsx') },
    { path: '/supporters/:id/change', title: 'Change a supporter', load: () => import('./change-screen.tsx') },
  ],
  kept: [{ store: 'sessionStorage', key: actingKey, until: 'sign-out' }],
  nav: [{ group: 'AI & Accessibility', label: 'Supporters', path: '/supporters', order: 60 }],
});
