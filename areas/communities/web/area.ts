import { webArea } from '#platform/web/area.ts';

export const communitiesWeb = webArea({
  name: 'communities',
  descriptions: () => import('./descriptions.ts'),
  routes: [
    { path: '/local-communities', title: 'Local Communities', load: () => import('./find-screen.tsx') },
    { path: '/local-communities/new', title: 'Start a community', load: () => import('./new-screen.tsx') },
    { path: '/local-communities/:id/edit', title: 'Change a community', load: () => import('./edit-screen.tsx') },
    { path: '/local-communities/:id/plan', title: 'Plan a meeting', load: () => import('./plan-screen.tsx') },
    { path: '/local-communities/:id', title: 'Local community', load: () => import('./community-screen.tsx') },
  ],
  nav: [{ group: 'Learning & Skills', label: 'Local Communities', path: '/local-communities', order: 3 }],
});
