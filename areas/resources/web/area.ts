import { webArea } from '#platform/web/area.ts';

export const resourcesWeb = webArea({
  name: 'resources',
  descriptions: () => import('./descriptions.ts'),
  routes: [
    { path: '/resources', title: 'Resource Library', guests: true, load: () => import('./library-screen.tsx') },
    { path: '/resources/submit', title: 'Submit a resource', load: () => import('./submit-screen.tsx') },
    { path: '/resources/mine', title: 'Your resources', load: () => import('./mine-screen.tsx') },
    { path: '/resources/saved', title: 'Saved resources', load: () => import('./saved-screen.tsx') },
    { path: '/resources/review', title: 'Review resources', load: () => import('./review-screen.tsx') },
    {
      path: '/resources/complaints',
      title: 'File a complaint',
      guests: true,
      load: () => import('./complaints-screen.tsx'),
    },
    {
      path: '/resources/payments',
      title: 'Benefits calculator',
      guests: true,
      load: () => import('./payments-screen.tsx'),
    },
    { path: '/resources/:id/edit', title: 'Change a resource', load: () => import('./edit-screen.tsx') },
    { path: '/resources/:id', title: 'Resource', guests: true, load: () => import('./resource-screen.tsx') },
  ],
  nav: [
    { group: 'Community', label: 'Resources', path: '/resources', order: 5 },
    {
      group: 'Platform',
      label: 'Review resources',
      path: '/resources/review',
      order: 51,
      roles: ['moderator', 'admin'],
    },
  ],
});
