import { webArea } from '#platform/web/area.ts';

export const writingWeb = webArea({
  name: 'writing',
  descriptions: () => import('./descriptions.ts'),
  routes: [
    { path: '/drafts', title: 'Drafts', load: () => import('./drafts-screen.tsx') },
    { path: '/drafts/:id', title: 'Draft', load: () => import('./draft-screen.tsx') },
  ],
  nav: [{ group: 'Community', label: 'Drafts', path: '/drafts', order: 60 }],
});
