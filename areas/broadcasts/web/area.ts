import { Radio } from 'lucide-react';
import { webArea } from '#platform/web/area.ts';
import { later } from '#platform/web/later.tsx';
import { composerLinks, postNotes } from '#platform/web/sharing.ts';

export const broadcastsWeb = webArea({
  name: 'broadcasts',
  descriptions: () => import('./descriptions.ts'),
  fills: [
    composerLinks.with({ label: 'Live video', path: '/live/new', icon: Radio }),
    postNotes.with(later(async () => (await import('./post-note.tsx')).PostNote)),
  ],
  routes: [
    { path: '/live/new', title: 'Live video', load: () => import('./studio/studio-screen.tsx') },
    { path: '/live/:id', title: 'Live video', load: () => import('./watch/watch-screen.tsx') },
  ],
});
