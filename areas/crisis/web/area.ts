import { webArea } from '#platform/web/area.ts';

export const crisisWeb = webArea({
  name: 'crisis',
  routes: [
    { path: '/crisis-support', title: 'Crisis Support', guests: true, load: () => import('./crisis-screen.tsx') },
  ],
  nav: [{ group: 'AI & Accessibility', label: 'Crisis Support', path: '/crisis-support', order: 4 }],
});
