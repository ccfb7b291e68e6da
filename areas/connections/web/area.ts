import { webArea } from '#platform/web/area.ts';

export const connectionsWeb = webArea({
  name: 'connections',
  routes: [],
});
