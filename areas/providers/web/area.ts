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
    { path: '/ndis-providers/ask', title: 'Ask providers', load: () => import('./asks/ask-screen.tsx') },
    { path: '/ndis-providers/asks', title: 'Requests to providers', load: () => import('./asks/asks-screen.tsx') },
    {
      path: '/ndis-providers/asks/:id',
      title: 'Answers of providers',
      load: () => import('./asks/answers-screen.tsx'),
    },
    {
      path: '/ndis-providers/asked/:id',
      title: 'A request to your listing',
      load: () => import('./asks/received-screen.tsx'),
    },
    {
      path: '/ndis-providers/agreements',
      title: 'Service agreements',
      load: () => import('./agreements/agreements-screen.tsx'),
    },
    {
      path: '/ndis-providers/agreements/:id',
      title: 'Service agreement',
      load: () => import('./agreements/agreement-screen.tsx'),
    },
    {
      path: '/ndis-providers/price-limits',
      title: 'Price limits',
      load: () => import('./price-limits/price-limits-screen.tsx'),
    },
    { path: '/ndis-providers/checks', title: 'Provider checks', load: () => import('./checks-screen.tsx') },
    {
      path: '/ndis-providers/disputes',
      title: 'Provider disputes',
      load: () => import('./disputes/disputes-screen.tsx'),
    },
    { path: '/ndis-providers/checks/:id', title: 'Provider check', load: () => import('./check-screen.tsx') },
    { path: '/ndis-providers/:id/claim', title: 'Claim a listing', load: () => import('./claims/claim-screen.tsx') },
    {
      path: '/ndis-providers/mine/:id/team',
      title: 'Team of a listing',
      load: () => import('./team/team-screen.tsx'),
    },
    {
      path: '/ndis-providers/:id/agreement',
      title: 'New service agreement',
      load: () => import('./agreements/new-agreement-screen.tsx'),
    },
    {
      path: '/ndis-providers/mine/:id/bookings',
      title: 'Booking rules of a listing',
      load: () => import('./booking-rules-screen.tsx'),
    },
    { path: '/ndis-providers/:id/book', title: 'Book Service', load: () => import('./book-screen.tsx') },
    { path: '/ndis-providers/:id/ask', title: 'Send Message', load: () => import('./ask-screen.tsx') },
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
    {
      group: 'Platform',
      label: 'Provider disputes',
      path: '/ndis-providers/disputes',
      order: 56,
      roles: ['moderator', 'admin'],
    },
    {
      group: 'Platform',
      label: 'Price limits',
      path: '/ndis-providers/price-limits',
      order: 94,
      roles: ['admin'],
    },
  ],
});
