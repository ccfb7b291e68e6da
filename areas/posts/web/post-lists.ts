import type { InfiniteData, Query } from '@tanstack/react-query';
import type { Page } from '#platform/contract/operation.ts';
import { dropEntity, putEntities, readEntity } from '#platform/web/cache/entities.ts';
import { queryClient } from '#platform/web/cache/query-client.ts';
import type { Post } from '../contract.ts';

type Pages = InfiniteData<Page<number>>;
type Filters = {
  readonly authorId?: number;
  readonly tag?: string;
  readonly saved?: string;
  readonly type?: string;
  readonly featured?: string;
};

const isPostList = ({ queryKey }: Query) => queryKey[0] === 'listPosts' && queryKey[2] === 'list';

const belongs = ({ authorId, tag, saved, type, featured }: Filters, post: Post) =>
  !saved &&
  !featured &&
  (type === undefined || type === post.type) &&
  (authorId === undefined || authorId === post.author.id) &&
  (tag === undefined || post.tags.includes(tag));

const eachList = (change: (pages: Pages, filters: Filters) => Pages) => {
  for (const [key, pages] of queryClient.getQueriesData<Pages>({ predicate: isPostList })) {
    if (pages) queryClient.setQueryData(key, change(pages, (key[1] ?? {}) as Filters));
  }
};

/** Puts posts, newest first, at the top of every list that they belong to; nothing else moves. */
export function putFirst(posts: readonly Post[]): void {
  putEntities('post', posts);
  eachList((pages, filters) => {
    const ids = posts.filter((post) => belongs(filters, post)).map(({ id }) => id);
    const [first, ...rest] = pages.pages;
    if (!first || ids.length === 0) return pages;
    const others = first.items.filter((id) => !ids.includes(id));
    return { ...pages, pages: [{ ...first, items: [...ids, ...others] }, ...rest] };
  });
}

/** Takes a post off the page, wherever it is. */
export function takeOut(id: number): void {
  dropEntity('post', id);
  eachList((pages) => ({
    ...pages,
    pages: pages.pages.map((page) => ({ ...page, items: page.items.filter((one) => one !== id) })),
  }));
}

/** Renews posts in place; those that are the same are left alone, so that nothing is drawn again for them. */
export function renew(posts: readonly Post[]): void {
  putEntities(
    'post',
    posts.filter((post) => JSON.stringify(readEntity('post', post.id)) !== JSON.stringify(post)),
  );
}

/**
 * The moment after which posts by others are not on the page yet: a list is complete from its newest post by somebody
 * else downwards.
 */
export function shownUntil(ids: readonly (number | string)[]): string {
  const posts = ids.map((id) => readEntity<Post>('post', Number(id))).filter((post) => post !== undefined);
  return (posts.find(({ mine }) => !mine) ?? posts.at(-1))?.createdAt ?? new Date(0).toISOString();
}
