import { webArea } from '#platform/web/area.ts';
import { handKept } from './kept.ts';

export const vrWeb = webArea({
  name: 'vr',
  descriptions: () => import('./descriptions.ts'),
  routes: [
    { path: '/vr-social-spaces', title: 'VR Social Spaces', load: () => import('./vr-screen.tsx') },
    { path: '/vr-social-spaces/new', title: 'Make a space', load: () => import('./spaces/new-screen.tsx') },
    { path: '/vr-social-spaces/:id/edit', title: 'Edit space', load: () => import('./spaces/edit-screen.tsx') },
    { path: '/vr-social-spaces/:id', title: 'VR space', load: () => import('./room/space-screen.tsx') },
  ],
  kept: [handKept],
  nav: [{ group: 'Learning & Skills', label: 'VR Social Spaces', path: '/vr-social-spaces', order: 4 }],
});
