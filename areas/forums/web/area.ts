import { profileTabs } from '#areas/people/web/public.ts';
import { webArea } from '#platform/web/area.ts';

export const forumsWeb = webArea({
  name: 'forums',
  descriptions: () => import('./descriptions.ts'),
  fills: [
    profileTabs.with({ id: 'discussions', label: 'Discussions', order: 3, load: () => import('./profile-topics.tsx') }),
  ],
  routes: [
    { path: '/forums', title: 'Community Forums', guests: true, load: () => import('./forums-screen.tsx') },
    { path: '/forums/new', title: 'Start a discussion', load: () => import('./new-topic-screen.tsx') },
    { path: '/forums/authors', title: 'Posts without a name', load: () => import('./authors-screen.tsx') },
    { path: '/forums/topic/:id', title: 'Topic', guests: true, load: () => import('./topic-screen.tsx') },
    { path: '/forums/topic/:id/edit', title: 'Edit your topic', load: () => import('./edit-topic-screen.tsx') },
    { path: '/forums/:forum', title: 'Category', guests: true, load: () => import('./forums-screen.tsx') },
  ],
  nav: [{ group: 'Community', label: 'Forums', path: '/forums', order: 3 }],
});
