import { webArea } from '#platform/web/area.ts';

export const searchWeb = webArea({
  name: 'search',
  routes: [{ path: '/search', title: 'Search', guests: true, load: () => import('./search-screen.tsx') }],
});
