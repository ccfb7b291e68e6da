import { webArea } from '#platform/web/area.ts';

export const sampleThingsWeb = webArea({
  name: 'sample-things',
  descriptions: () => import('./descriptions.ts'),
  routes: [
    { path: '/sample-things', title: 'Sample things', guests: true, load: () => import('./sample-things-screen.tsx') },
    { path: '/sample-things/new', title: 'New sample thing', load: () => import('./new-sample-thing-screen.tsx') },
    {
      path: '/sample-things/:id/edit',
      title: 'Edit sample thing',
      load: () => import('./edit-sample-thing-screen.tsx'),
    },
    {
      path: '/sample-things/:id',
      title: 'Sample thing',
      guests: true,
      load: () => import('./sample-thing-screen.tsx'),
    },
  ],
  nav: [{ group: 'Community', label: 'Sample things', path: '/sample-things', order: 90 }],
});
