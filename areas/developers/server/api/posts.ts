import type { Post } from '#areas/posts/contract.ts';
import { countPosts, createPost, loadWholePost, readPosts } from '#areas/posts/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { ApiPost, createApiPost as create, getApiPost as get, listApiPosts as list } from '../../contract.ts';
import { categoryOf, forumOf } from './categories.ts';

const personOf = ({ id, displayName, username, avatar }: Post['author']) => ({ id, displayName, username, avatar });

/** C-14: the same post as on the site, without what only its screens need. */
export function apiPost(post: Post): ApiPost {
  const { id, type, title, content, tags, isPublic, contentWarning, likes, commentsCount, createdAt, editedAt } = post;
  return {
    id,
    type,
    title,
    content,
    category: categoryOf(post.forumId),
    tags,
    isPublic,
    contentWarning,
    readingLevel: post.reading.level,
    readingMinutes: post.reading.minutes,
    likes,
    commentsCount,
    images: post.media
      .filter(({ kind }) => kind === 'image')
      .map(({ url, alt, decorative }) => ({ url, alt: decorative ? '' : alt })),
    authorId: post.author.id,
    url: post.path,
    createdAt,
    editedAt,
    author: personOf(post.author),
  };
}

/** What everyone may read, and the member’s own: a key opens no more of others. */
const open = { open: true } as const;

export const listApiPosts: Handler<typeof list> = async ({ input, principal, query }) => {
  const { limit, offset, cursor, type, category } = input;
  const asked = {
    limit,
    ...(cursor !== undefined && { cursor }),
    ...(type && { type }),
    ...(category && { forumId: forumOf(category) }),
  };
  const page = await readPosts({ input: asked, principal, query }, { ...open, offset });
  const total = await countPosts({ input: asked, principal, query }, open);
  return { data: page.items.map(apiPost), total, limit, offset, next: page.next ?? null };
};

export const getApiPost: Handler<typeof get> = async ({ input, principal, query }) => {
  const post = await loadWholePost(query, principal, input.id);
  // What a member wrote without their name is not opened as theirs: the program would learn whose it is.
  if (!post.isPublic && (!post.mine || post.anonymous)) throw problem.notFound();
  return { data: apiPost(post) };
};

export const createApiPost: Handler<typeof create> = async ({ input, principal, query, emit, now }) => {
  const { category, ...written } = input;
  const post = { ...written, ...(category && { forumId: forumOf(category) }) };
  return { data: apiPost(await createPost({ input: post, principal, query, emit, now })) };
};
