import { webArea } from '#platform/web/area.ts';
import { cardKept, planKept } from './kept.ts';

export const crisisWeb = webArea({
  name: 'crisis',
  descriptions: () => import('./descriptions.ts'),
  routes: [
    {
      path: '/crisis-support',
      title: 'Crisis Support',
      guests: true,
      offline: true,
      load: () => import('./crisis-screen.tsx'),
    },
    {
      path: '/crisis-support/requests/:id',
      title: 'A request for support',
      load: () => import('./request-screen.tsx'),
    },
    { path: '/crisis-support/plan', title: 'My safety plan', offline: true, load: () => import('./plan-screen.tsx') },
    { path: '/crisis-support/helping', title: 'Supporting others', load: () => import('./helping-screen.tsx') },
    {
      path: '/crisis-support/reports',
      title: 'Reports in crisis support',
      load: () => import('./reports-screen.tsx'),
    },
    {
      path: '/crisis-support/reports/:id',
      title: 'A report in crisis support',
      load: () => import('./report-screen.tsx'),
    },
    {
      path: '/crisis-support/applications',
      title: 'Supporter applications',
      load: () => import('./applications-screen.tsx'),
    },
  ],
  kept: [cardKept, planKept],
  idle: async () => (await import('./idle.ts')).start(),
  nav: [
    { group: 'AI & Accessibility', label: 'Crisis Support', path: '/crisis-support', order: 4 },
    {
      group: 'AI & Accessibility',
      label: 'Supporting others',
      path: '/crisis-support/helping',
      order: 5,
      roles: ['supporter', 'duty'],
    },
    {
      group: 'Platform',
      label: 'Supporter applications',
      path: '/crisis-support/applications',
      order: 91,
      roles: ['admin'],
    },
  ],
});
