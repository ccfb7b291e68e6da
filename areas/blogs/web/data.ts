import type { editPost, listPosts, Media, Post } from '#areas/posts/contract.ts';
import type { createDraft, DraftEntry, deleteDraft, getDraft, listDrafts, saveDraft } from '#areas/writing/contract.ts';
import { useEntity } from '#platform/web/cache/entities.ts';
import { refresh } from '#platform/web/cache/keys.ts';
import { type ListOptions, useEntityList, useList } from '#platform/web/cache/use-list.ts';
import { useRead } from '#platform/web/cache/use-read.ts';
import { useWrite, type WriteOptions } from '#platform/web/cache/use-write.ts';
import { call } from '#platform/web/client/call.ts';
import { useSession } from '#platform/web/session.ts';
import type { featureBlog, getBlog, listOwnSeries, publishBlog, unfeatureBlog } from '../contract.ts';
import { limits } from '../pure/limits.ts';

/** Which blogs: all, one author's, those with a tag, or those that moderators chose. */
export interface BlogSource {
  readonly authorId?: number | undefined;
  readonly tag?: string | undefined;
  readonly featured?: boolean | undefined;
}

/** BLOGS-17, 14. */
export const useBlogs = ({ authorId, tag, featured }: BlogSource, options?: ListOptions) =>
  useEntityList<typeof listPosts>(
    'post',
    'listPosts',
    {
      type: 'blog',
      limit: limits.page,
      ...(authorId && { authorId }),
      ...(tag && { tag }),
      ...(featured && { featured: 'true' }),
    },
    { failText: 'Failed to fetch blogs', ...options },
  );

export const useBlog = (slug: string) => useRead<typeof getBlog>('getBlog', { slug }, { entity: 'post' });

export const usePost = (id: number | undefined) => useEntity<Post>('post', id);

export function useOwnSeries() {
  const enabled = useSession().member !== null;
  return useRead<typeof listOwnSeries>('listOwnSeries', {}, { enabled }).data ?? [];
}

const changed = ['listPosts', 'getUser', 'listDrafts', 'getBlog', 'listOwnSeries'] as const;

export const usePublish = () => useWrite<typeof publishBlog>('publishBlog', { entity: 'post', refresh: changed });

/** Unpublishing, publishing again, closing and opening the comments. */
export const useChange = (options: WriteOptions<typeof editPost>) =>
  useWrite<typeof editPost>('editPost', { entity: 'post', refresh: ['listPosts', 'getUser'], ...options });

export const useFeature = (options: WriteOptions<typeof featureBlog>) =>
  useWrite<typeof featureBlog>('featureBlog', { entity: 'post', refresh: ['listPosts'], ...options });

export const useUnfeature = (options: WriteOptions<typeof unfeatureBlog>) =>
  useWrite<typeof unfeatureBlog>('unfeatureBlog', { entity: 'post', refresh: ['listPosts'], ...options });

export const useBlogDrafts = () => useList<typeof listDrafts>('listDrafts', { kind: 'blog', limit: 20 });

const draftsChanged = () => refresh(['listDrafts', 'getDraft']);

/** Answers with what brings it back. */
export async function dropDraft({ id }: DraftEntry): Promise<() => Promise<void>> {
  const { kind, targetId, content, publishAt } = await call<typeof deleteDraft>('deleteDraft', { id });
  await draftsChanged();
  return async () => {
    await call<typeof createDraft>('createDraft', { kind, targetId, content, publishAt });
    await draftsChanged();
  };
}

/** Takes the set time away; the text stays as it is. */
export async function unschedule({ id }: DraftEntry): Promise<void> {
  const { version, content } = await call<typeof getDraft>('getDraft', { id });
  await call<typeof saveDraft>('saveDraft', { id, version, content, publishAt: null });
  await draftsChanged();
}

/** What is known of an upload by its number alone: enough to show it before it belongs to a blog. */
export const asMedia = (id: number, alt = ''): Pick<Media, 'id' | 'url' | 'smallUrl' | 'width' | 'height' | 'alt'> => ({
  id,
  url: `/media/${id}/full`,
  smallUrl: `/media/${id}/small`,
  width: 1200,
  height: 800,
  alt,
});
