import { patchEntity, putEntities, readEntity, useEntity } from '#platform/web/cache/entities.ts';
import { readKey, refresh } from '#platform/web/cache/keys.ts';
import { queryClient } from '#platform/web/cache/query-client.ts';
import { type ListOptions, useEntityList } from '#platform/web/cache/use-list.ts';
import { useRead } from '#platform/web/cache/use-read.ts';
import { useWrite, type WriteOptions } from '#platform/web/cache/use-write.ts';
import { call } from '#platform/web/client/call.ts';
import { statusOf } from '#platform/web/client/error.ts';
import { useSession } from '#platform/web/session.ts';
import type {
  createPost,
  deletePost,
  editPost,
  FeedSettings,
  getPost,
  likePost,
  listPosts,
  listPostVersions,
  PinState,
  Post,
  pinPost,
  readFeedSettings,
  restorePost,
  saveFeedSettings,
  savePost,
  unlikePost,
  unpinPost,
  unsavePost,
} from '../contract.ts';
import { putFirst, renew, takeOut } from './post-lists.ts';

/** Which posts: all, one author's, those with a tag, or those kept for later. */
export interface PostSource {
  readonly authorId?: number;
  readonly tag?: string;
  readonly saved?: true;
}

export const usePosts = ({ saved, ...source }: PostSource, options?: ListOptions) =>
  useEntityList<typeof listPosts>('post', 'listPosts', saved ? { ...source, saved: 'true' } : source, options);

export const usePost = (id: number) => useRead<typeof getPost>('getPost', { id }, { entity: 'post' });

export const usePostById = (id: number): Post | undefined => useEntity<Post>('post', id);

/** Reads one post again; one that is gone leaves the page. */
export async function renewPost(id: number): Promise<void> {
  try {
    renew([await call<typeof getPost>('getPost', { id })]);
  } catch (error) {
    if (statusOf(error) === 404) takeOut(id);
  }
}

const waiting = new Set<number>();
const pause = 500;

/** After news of a post: several at once are one reading, and what was deleted here meanwhile is not asked for. */
export function renewPostSoon(id: number): void {
  if (waiting.has(id)) return;
  waiting.add(id);
  setTimeout(() => {
    waiting.delete(id);
    if (readEntity('post', id)) void renewPost(id);
  }, pause);
}

/** For the form: the post as the server has it now. */
export const readPost = (id: number) => call<typeof getPost>('getPost', { id });

/** FEED-20: reads the list again and renews what is shown; posts that came since wait for their button. */
async function renewPosts(): Promise<void> {
  const { items } = await call<typeof listPosts>('listPosts', {});
  renew(items);
}

/** Fetches what came since and puts it on top. Answers with the newest, undefined when there is nothing. */
export async function showNewer(since: string): Promise<{ firstId: number | undefined; count: number }> {
  const { items, next } = await call<typeof listPosts>('listPosts', { since, limit: 100 });
  if (next) await refresh(['listPosts']);
  else putFirst(items);
  return { firstId: items[0]?.id, count: items.length };
}

export const useCreatePost = () =>
  useWrite<typeof createPost>('createPost', {
    refresh: ['getUser'],
    onDone: (post) => {
      putFirst([post]);
      void renewPosts().catch(() => undefined);
    },
  });

export const useEditPost = () => useWrite<typeof editPost>('editPost', { entity: 'post', refresh: ['getUser'] });

export const useVersions = (id: number) => useRead<typeof listPostVersions>('listPostVersions', { id, limit: 100 });

/** Undoing happens in a message, long after the card is gone. */
export async function bringBack(id: number): Promise<void> {
  putEntities('post', [await call<typeof restorePost>('restorePost', { id })]);
  await refresh(['listPosts', 'getUser']);
}

export const useDeletePost = (options: WriteOptions<typeof deletePost>) =>
  useWrite<typeof deletePost>('deletePost', {
    ...options,
    refresh: ['getUser'],
    onDone: (answer, args) => {
      takeOut(answer.id);
      options.onDone?.(answer, args);
    },
  });

type LikeOptions = { onDone: () => void; onFail: (error: Error) => void };
// What the like changed came with its answer; the rest of the list may stay as it was read.
const afterLike = (done: () => void) => () => {
  done();
  void renewPosts().catch(() => undefined);
};

export const useLike = ({ onDone, onFail }: LikeOptions) =>
  useWrite<typeof likePost>('likePost', { entity: 'post', onDone: afterLike(onDone), onFail });

export const useUnlike = ({ onDone, onFail }: LikeOptions) =>
  useWrite<typeof unlikePost>('unlikePost', { entity: 'post', onDone: afterLike(onDone), onFail });

// The list of saved posts is read again when it is next opened; on its own screen nothing vanishes under the finger.
export const useSave = (options: LikeOptions) => useWrite<typeof savePost>('savePost', { entity: 'post', ...options });

export const useUnsave = (options: LikeOptions) =>
  useWrite<typeof unsavePost>('unsavePost', { entity: 'post', ...options });

export const defaultSettings: FeedSettings = {
  showAltText: false,
  hideUndescribed: false,
  requireDescriptions: false,
  hiddenWarnings: [],
};

export function useFeedSettings(): FeedSettings {
  const enabled = useSession().member !== null;
  return useRead<typeof readFeedSettings>('readFeedSettings', {}, { enabled }).data ?? defaultSettings;
}

export const useSaveFeedSettings = (options: { onDone?: () => void; onFail: (error: Error) => void }) =>
  useWrite<typeof saveFeedSettings>('saveFeedSettings', {
    onFail: options.onFail,
    onDone: (settings) => {
      queryClient.setQueryData(readKey('readFeedSettings'), settings);
      options.onDone?.();
    },
  });

/** Puts one’s own post first on one’s profile, or takes it off; the post whose place it took is told, too. */
export async function setOnProfile(id: number, wanted: boolean): Promise<PinState> {
  const state = await (wanted ? call<typeof pinPost>('pinPost', { id }) : call<typeof unpinPost>('unpinPost', { id }));
  patchEntity<Post>('post', id, { onProfile: state.onProfile });
  if (state.instead !== null) patchEntity<Post>('post', state.instead, { onProfile: false });
  await refresh(['getUser']);
  return state;
}
