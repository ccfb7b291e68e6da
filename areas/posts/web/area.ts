import { webArea } from '#platform/web/area.ts';

export const postsWeb = webArea({
  name: 'posts',
  descriptions: () => import('./descriptions.ts'),
  routes: [
    { path: '/post/:id', title: 'Post', guests: true, load: () => import('./post-screen.tsx') },
    { path: '/describe', title: 'Pictures to describe', load: () => import('./describe-screen.tsx') },
  ],
});
