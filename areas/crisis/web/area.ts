import { webArea } from '#platform/web/area.ts';
import { cardKept } from './kept.ts';

export const crisisWeb = webArea({
  name: 'crisis',
  routes: [
    { path: '/crisis-support', title: 'Crisis Support', guests: true, load: () => import('./crisis-screen.tsx') },
  ],
  kept: [cardKept],
  nav: [{ group: 'AI & Accessibility', label: 'Crisis Support', path: '/crisis-support', order: 4 }],
});
