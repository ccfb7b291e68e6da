import { areas } from '#areas/web.ts';
import { webArea } from '#platform/web/area.ts';
import type { SiteLists } from '#platform/web/site.ts';
import { whenIdle } from '#platform/web/when-idle.ts';
import { operations } from './operations.gen.ts';

const gallery = webArea({
  name: 'gallery',
  routes: [
    {
      path: '/gallery',
      title: 'Gallery',
      guests: true,
      load: () => import('#platform/web/gallery/gallery-screen.tsx'),
    },
  ],
});

export const rest: SiteLists = { areas: [...areas, gallery], operations };

const patience = 5000;
// What cannot be fetched now comes with the next page.
whenIdle(() => {
  for (const { idle } of areas) void idle?.().catch(() => undefined);
}, patience);
