import { webArea } from '#platform/web/area.ts';

export const feedWeb = webArea({
  name: 'feed',
  descriptions: () => import('./descriptions.ts'),
  routes: [
    { path: '/', title: 'Home', guests: true, load: () => import('./home-screen.tsx') },
    { path: '/tag/:tag', title: ({ tag }) => `#${tag}`, guests: true, load: () => import('./tag-screen.tsx') },
    { path: '/saved', title: 'Saved posts', load: () => import('./saved-screen.tsx') },
  ],
  nav: [{ group: 'Community', label: 'Home', path: '/', order: 1 }],
});
