import { profileTabs } from '#areas/people/web/public.ts';
import { webArea } from '#platform/web/area.ts';
import { versionKept } from './kept.ts';

export const blogsWeb = webArea({
  name: 'blogs',
  descriptions: () => import('./descriptions.ts'),
  fills: [profileTabs.with({ id: 'blogs', label: 'Blogs', order: 2, load: () => import('./profile-blogs.tsx') })],
  routes: [
    { path: '/blogs', title: 'Community Blogs', guests: true, load: () => import('./blogs-screen.tsx') },
    { path: '/blogs/write', title: 'Write a blog', load: () => import('./write-screen.tsx') },
    { path: '/blogs/drafts', title: 'Your blog drafts', load: () => import('./drafts-screen.tsx') },
    { path: '/blogs/:slug', title: 'Blog', guests: true, load: () => import('./article-screen.tsx') },
    { path: '/blogs/:slug/edit', title: 'Edit your blog', load: () => import('./edit-screen.tsx') },
  ],
  kept: [versionKept],
  nav: [{ group: 'Community', label: 'Blogs', path: '/blogs', order: 2 }],
});
