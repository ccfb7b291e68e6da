import { webArea } from '#platform/web/area.ts';
import { later } from '#platform/web/later.tsx';

export const adminWeb = webArea({
  name: 'admin',
  descriptions: () => import('./descriptions.ts'),
  routes: [
    { path: '/admin/members', title: 'Members and roles', load: () => import('./members-screen.tsx') },
    { path: '/admin/members/:id', title: 'Roles of a member', load: () => import('./member-screen.tsx') },
    { path: '/admin/audit', title: 'Audit log', load: () => import('./audit-screen.tsx') },
    { path: '/admin/parked', title: 'Parked work', load: () => import('./parked-screen.tsx') },
  ],
  nav: [
    { group: 'Platform', label: 'Members and roles', path: '/admin/members', order: 90, roles: ['admin'] },
    {
      group: 'Platform',
      label: 'Parked work',
      path: '/admin/parked',
      order: 91,
      roles: ['admin'],
      badge: later(async () => (await import('./parked-count.tsx')).ParkedCount),
    },
    { group: 'Platform', label: 'Audit log', path: '/admin/audit', order: 92, roles: ['admin'] },
  ],
});
