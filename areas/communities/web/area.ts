import { webArea } from '#platform/web/area.ts';

export const communitiesWeb = webArea({
  name: 'communities',
  routes: [{ path: '/communities', title: 'Communities', load: () => import('./communities-screen.tsx') }],
});
