import { z } from 'zod';
import { WholePost } from '#areas/posts/contract.ts';
import { Id, id, Person, Timestamp, Version } from '#platform/contract/fields.ts';
import { areaContract, event, file, json, operation } from '#platform/contract/operation.ts';

/** Another blog, as a link. */
export const BlogLink = z.object({
  id: Id,
  title: z.string(),
  /** /blogs/a-title */
  path: z.string(),
  author: Person,
  createdAt: Timestamp,
});
export type BlogLink = z.infer<typeof BlogLink>;

export const SeriesPlace = z.object({
  title: z.string(),
  /** Among the parts that the caller may see, from 1. */
  place: z.number().int(),
  parts: z.number().int(),
  previous: BlogLink.nullable(),
  next: BlogLink.nullable(),
});
export type SeriesPlace = z.infer<typeof SeriesPlace>;

/** A blog with everything that its page shows. */
export const Blog = WholePost.extend({
  /** Last part of its address. */
  slug: z.string(),
  series: SeriesPlace.nullable(),
  /** By the same author or with the same tags. */
  related: z.array(BlogLink),
});
export type Blog = z.infer<typeof Blog>;

export const OwnSeries = z.object({ title: z.string(), parts: z.number().int() });
export type OwnSeries = z.infer<typeof OwnSeries>;

export const FeaturedState = z.object({ id: Id, isFeatured: z.boolean() });

const one = z.object({ id });
const feedQuery = z.object({
  /** Only blogs by this member. */
  author: id.optional(),
});

export const getBlog = operation({
  name: 'getBlog',
  method: 'GET',
  path: '/api/blogs/{slug}',
  policy: 'anyone',
  summary:
    'One blog by its address, with its place in a series and related ones; what you can’t see looks the same as missing.',
  params: z.object({ slug: z.string().regex(/^[a-z0-9-]{1,100}$/) }),
  output: json(Blog),
  publicCache: true,
});

export const listOwnSeries = operation({
  name: 'listOwnSeries',
  method: 'GET',
  path: '/api/blog-series',
  policy: 'member',
  summary: 'Your own series of blogs, by title.',
  output: json(z.array(OwnSeries)),
});

export const publishBlog = operation({
  name: 'publishBlog',
  method: 'POST',
  path: '/api/blogs',
  policy: 'member',
  summary: 'Publishes a draft of yours: a new blog, or the changes to one of yours. The draft is gone afterwards.',
  body: z.object({
    draftId: Id,
    /** The version of the draft that was read; another one is answered with 409. */
    version: Version,
  }),
  output: json(Blog),
  status: 201,
  errors: ['conflict'],
});

const featured = {
  policy: 'blogs.feature',
  params: one,
  output: json(FeaturedState),
  errors: ['conflict'],
} as const;

export const featureBlog = operation({
  ...featured,
  name: 'featureBlog',
  method: 'PUT',
  path: '/api/blogs/{id}/featured',
  summary: 'Features a blog everyone can read. A second time changes nothing.',
});

export const unfeatureBlog = operation({
  ...featured,
  name: 'unfeatureBlog',
  method: 'DELETE',
  path: '/api/blogs/{id}/featured',
  summary: 'Stops featuring a blog. A second time changes nothing.',
});

export const readBlogsRss = operation({
  name: 'readBlogsRss',
  method: 'GET',
  path: '/blogs/feed.xml',
  policy: 'anyone',
  summary: 'The newest public blogs, as RSS 2.0 with their full text.',
  query: feedQuery,
  output: file('application/rss+xml'),
});

export const readBlogsJson = operation({
  name: 'readBlogsJson',
  method: 'GET',
  path: '/blogs/feed.json',
  policy: 'anyone',
  summary: 'The same as JSON Feed 1.1.',
  query: feedQuery,
  output: file('application/feed+json'),
});

/** A draft whose time had come could not be published; it is an ordinary draft again. */
export const blogHeldBack = event('blogHeldBack', z.object({ draftId: Id, authorId: Id }));

export const blogsContract = areaContract({
  name: 'blogs',
  operations: [getBlog, listOwnSeries, publishBlog, featureBlog, unfeatureBlog, readBlogsRss, readBlogsJson],
  events: [blogHeldBack],
  entities: { Blog, BlogLink, FeaturedState, OwnSeries, SeriesPlace },
});
