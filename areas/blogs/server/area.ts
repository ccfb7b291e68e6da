import { keptUploads } from '#areas/posts/server/public.ts';
import { keptInExtra } from '#areas/writing/server/public.ts';
import { longJob, serverArea } from '#platform/server/area.ts';
import { blogsContract } from '../contract.ts';
import { featureBlog } from './feature-blog.ts';
import { readBlogsJson } from './feeds/read-blogs-json.ts';
import { readBlogsRss } from './feeds/read-blogs-rss.ts';
import { getBlog } from './get-blog.ts';
import { kind } from './kind.ts';
import { listOwnSeries } from './list-own-series.ts';
import { matrix } from './matrix.ts';
import { notices } from './notices.ts';
import { personalData } from './personal-data.ts';
import { policies } from './policy.ts';
import { publishBlog } from './publish-blog.ts';
import { publishDue } from './publish-due.ts';
import { seed } from './seed.ts';
import { unfeatureBlog } from './unfeature-blog.ts';

const pages = /^\/blogs(\/|$)/;

export const blogs = serverArea({
  contract: blogsContract,
  handlers: { getBlog, listOwnSeries, publishBlog, featureBlog, unfeatureBlog, readBlogsRss, readBlogsJson },
  policies,
  work: {
    jobs: [longJob('blogs.publish-due', '* * * * *', publishDue)],
  },
  declares: {
    fills: [kind, keptUploads.with(keptInExtra('blog', 'coverId'))],
    notices,
    personalData,
  },
  pages: {
    embeds: [
      { path: /^\/blogs$/, operation: 'listPosts', input: () => ({ type: 'blog', limit: '12' }) },
      { path: /^\/blogs\/([a-z0-9-]+)$/, operation: 'getBlog', input: ([, slug = '']) => ({ slug }) },
    ],
    feeds: [
      { path: pages, type: 'application/rss+xml', title: 'Community Blogs (RSS)', href: '/blogs/feed.xml' },
      { path: pages, type: 'application/feed+json', title: 'Community Blogs (JSON Feed)', href: '/blogs/feed.json' },
    ],
  },
  rows: {
    seed,
  },
  matrix,
});
