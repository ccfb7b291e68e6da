import { webArea } from '#platform/web/area.ts';

export const adminWeb = webArea({
  name: 'admin',
  routes: [
    { path: '/admin/members', title: 'Members and roles', load: () => import('./members-screen.tsx') },
    { path: '/admin/members/:id', title: 'Roles of a member', load: () => import('./member-screen.tsx') },
  ],
  nav: [{ group: 'Platform', label: 'Members and roles', path: '/admin/members', order: 90, roles: ['admin'] }],
});
