import { webArea } from '#platform/web/area.ts';

/** Groups and communities have the screens. */
export const spacesWeb = webArea({
  name: 'spaces',
  descriptions: () => import('./descriptions.ts'),
  routes: [],
});
