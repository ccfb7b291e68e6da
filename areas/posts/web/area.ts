import { profileTabs } from '#areas/people/web/public.ts';
import { webArea } from '#platform/web/area.ts';
import { pictureStore } from '#platform/web/pictures/picture-store.ts';

export const postsWeb = webArea({
  name: 'posts',
  descriptions: () => import('./descriptions.ts'),
  fills: [
    pictureStore.with(() => import('./data-media.ts')),
    profileTabs.with({
      id: 'posts',
      label: 'Posts',
      order: 1,
      path: '/profile/:id',
      load: () => import('./profile-posts.tsx'),
    }),
  ],
  routes: [
    { path: '/post/:id', title: 'Post', guests: true, load: () => import('./post-screen.tsx') },
    { path: '/describe', title: 'Pictures to describe', load: () => import('./describe-screen.tsx') },
  ],
});
