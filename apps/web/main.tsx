import '#platform/web/ui/styles.css';
import '#platform/web/preferences/effects.css';
import '#platform/web/preferences/parts.css';
import './first-paint.css';
import { areas } from '#areas/web.ts';
import { webArea } from '#platform/web/area.ts';
import { startSite } from '#platform/web/start.tsx';
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

const checkAnswer = import.meta.env.DEV ? (await import('./check-answer.ts')).checkAnswer : undefined;

await startSite({ areas: [...areas, gallery], operations, checkAnswer });
