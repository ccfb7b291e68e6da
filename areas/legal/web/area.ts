import { webArea } from '#platform/web/area.ts';

export const legalWeb = webArea({
  name: 'legal',
  descriptions: () => import('./descriptions.ts'),
  routes: [
    { path: '/admin/legal-requests', title: 'Legal requests', load: () => import('./requests-screen.tsx') },
    { path: '/admin/legal-requests/new', title: 'Record a request', load: () => import('./record-screen.tsx') },
    { path: '/admin/legal-requests/:id', title: 'Legal request', load: () => import('./request-screen.tsx') },
    {
      path: '/police-and-evidence',
      title: 'Police and evidence',
      guests: true,
      load: () => import('./police-screen.tsx'),
    },
  ],
  nav: [{ group: 'Platform', label: 'Legal requests', path: '/admin/legal-requests', order: 93, roles: ['admin'] }],
});
