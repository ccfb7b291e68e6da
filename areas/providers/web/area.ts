import { webArea } from '#platform/web/area.ts';

export const providersWeb = webArea({
  name: 'providers',
  descriptions: () => import('./descriptions.ts'),
  routes: [
    {
      path: '/ndis-providers',
      title: 'NDIS Provider Directory',
      load: () => import('./directory-screen.tsx'),
      guests: true,
    },
    {
      path: '/ndis-providers/compare',
      title: 'Compare providers',
      load: () => import('./compare-screen.tsx'),
      guests: true,
    },
    { path: '/ndis-providers/saved', title: 'Saved providers', load: () => import('./saved-screen.tsx') },
    { path: '/ndis-providers/mine', title: 'Your listings', load: () => import('./own/mine-screen.tsx') },
    { path: '/ndis-providers/mine/new', title: 'List your service', load: () => import('./own/new-screen.tsx') },
    { path: '/ndis-providers/mine/:id', title: 'Manage a listing', load: () => import('./own/manage-screen.tsx') },
    { path: '/ndis-providers/checks', title: 'Provider checks', load: () => import('./checks-screen.tsx') },
    { path: '/ndis-providers/checks/:id', title: 'Provider check', load: () => import('./check-screen.tsx') },
    { path: '/ndis-providers/:id/claim', title: 'Claim a listing', load: () => import('./claims/claim-screen.tsx') },
    {
      path: '/ndis-providers/mine/:id/team',
      title: 'Team of a listing',
      load: () => import('./team/team-screen.tsx'),
    },
    { path: '/ndis-providers/:id', title: 'NDIS provider', load: () => import('./provider-screen.tsx'), guests: true },
  ],
  nav: [
    { group: 'Business & Services', label: 'NDIS Provider Directory', path: '/ndis-providers', order: 1 },
    {
      group: 'Platform',
      label: 'Provider checks',
      path: '/ndis-providers/checks',
      order: 93,
      roles: ['admin'],
    },
  ],
});
