import { webArea } from '#platform/web/area.ts';

export const shortcutsWeb = webArea({
  name: 'shortcuts',
  descriptions: () => import('./descriptions.ts'),
  routes: [],
});
