import { webArea } from '#platform/web/area.ts';

export const meetsWeb = webArea({
  name: 'meets',
  descriptions: () => import('./descriptions.ts'),
  routes: [
    { path: '/meets', title: 'Meet plans', load: () => import('./meets-screen.tsx') },
    { path: '/meets/new', title: 'New meet plan', load: () => import('./new-screen.tsx') },
    { path: '/meets/contact', title: 'Trusted contact', guests: true, load: () => import('./link-screen.tsx') },
    { path: '/meets/watch/:id', title: 'Trusted contact', load: () => import('./watch-screen.tsx') },
    { path: '/meets/:id/edit', title: 'Change your meet plan', load: () => import('./edit-screen.tsx') },
    { path: '/meets/:id', title: 'Meet plan', load: () => import('./plan-screen.tsx') },
  ],
  nav: [{ group: 'Connect & Play', label: 'Meet plans', path: '/meets', order: 50 }],
});
