import { webArea } from '#platform/web/area.ts';

export const groupsWeb = webArea({
  name: 'groups',
  descriptions: () => import('./descriptions.ts'),
  routes: [
    { path: '/support-groups', title: 'Support Groups', load: () => import('./groups-screen.tsx') },
    { path: '/support-groups/new', title: 'Create a group', load: () => import('./new-group-screen.tsx') },
    { path: '/support-groups/:id/edit', title: 'Edit group', load: () => import('./edit-group-screen.tsx') },
    { path: '/support-groups/:id/plan', title: 'Plan a meeting', load: () => import('./plan-screen.tsx') },
    { path: '/support-groups/:id', title: 'Support group', load: () => import('./group-screen.tsx') },
  ],
  nav: [{ group: 'Community', label: 'Support Groups', path: '/support-groups', order: 4 }],
});
