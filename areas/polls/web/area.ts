import { webArea } from '#platform/web/area.ts';

/** Polls have no page of their own: they are shown where they stand. */
export const pollsWeb = webArea({
  name: 'polls',
  descriptions: () => import('./descriptions.ts'),
  routes: [],
});
