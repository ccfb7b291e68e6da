import { webArea } from '#platform/web/area.ts';

export const searchWeb = webArea({
  name: 'search',
  descriptions: () => import('./descriptions.ts'),
  routes: [
    { path: '/search', title: 'Search', guests: true, load: () => import('./search-screen.tsx') },
    { path: '/admin/search-words', title: 'Search words', load: () => import('./search-words-screen.tsx') },
  ],
  nav: [
    { group: 'Platform', label: 'Search words', path: '/admin/search-words', order: 50, roles: ['moderator', 'admin'] },
  ],
});
