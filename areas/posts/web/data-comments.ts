import type { InfiniteData } from '@tanstack/react-query';
import type { Answer, Page } from '#platform/contract/operation.ts';
import { dropEntity, patchEntity, putEntities, useEntity } from '#platform/web/cache/entities.ts';
import { listKey, type RefreshKey, refresh } from '#platform/web/cache/keys.ts';
import { queryClient } from '#platform/web/cache/query-client.ts';
import { useEntityList } from '#platform/web/cache/use-list.ts';
import { useRead } from '#platform/web/cache/use-read.ts';
import { useWrite } from '#platform/web/cache/use-write.ts';
import { call } from '#platform/web/client/call.ts';
import type {
  Comment,
  createComment,
  deleteComment,
  editComment,
  likeComment,
  listComments,
  listCommentVersions,
  Post,
  restoreComment,
  unlikeComment,
} from '../contract.ts';

const keyOf = (id: number) => listKey('listComments', { id });

export const useComments = (id: number) => useEntityList<typeof listComments>('comment', 'listComments', { id });

export const useCommentById = (id: number): Comment | undefined => useEntity<Comment>('comment', id);

export const refreshComments = (id: number) => refresh([['listComments', { id }]]);

const count = (postId: number, commentsCount: number) => patchEntity<Post>('post', postId, { commentsCount });

type Pages = InfiniteData<Page<number>>;
const changeIds = (postId: number, change: (ids: readonly number[], isLast: boolean) => readonly number[]) =>
  queryClient.setQueryData<Pages>(keyOf(postId), (old) =>
    old
      ? {
          ...old,
          pages: old.pages.map((page, index) => ({
            ...page,
            items: change(page.items, index === old.pages.length - 1),
          })),
        }
      : old,
  );

/** The new comment stands at the end at once, and the count is the server's. */
export const useCreateComment = () =>
  useWrite<typeof createComment>('createComment', {
    onDone: ({ commentsCount, ...comment }) => {
      putEntities('comment', [comment]);
      changeIds(comment.postId, (ids, isLast) => (isLast && !ids.includes(comment.id) ? [...ids, comment.id] : ids));
      count(comment.postId, commentsCount);
    },
  });

export const useEditComment = () =>
  useWrite<typeof editComment>('editComment', {
    entity: 'comment',
    refresh: ({ id }) => [['listCommentVersions', { id }]],
  });

export const useCommentVersions = (id: number) =>
  useRead<typeof listCommentVersions>('listCommentVersions', { id, limit: 100 });

type LikeOptions = { onDone: () => void; onFail: (error: Error) => void };
// A list of the feed takes the answer from the entity; a topic reads its replies again.
const liked = (postId: number, { onDone, onFail }: LikeOptions) => ({
  refresh: [['listComments', { id: postId }]] as readonly RefreshKey[],
  onDone: ({ id, ...state }: Answer<typeof likeComment>) => {
    patchEntity<Comment>('comment', id, state);
    onDone();
  },
  onFail,
});
export const useLikeComment = (postId: number, options: LikeOptions) =>
  useWrite<typeof likeComment>('likeComment', liked(postId, options));
export const useUnlikeComment = (postId: number, options: LikeOptions) =>
  useWrite<typeof unlikeComment>('unlikeComment', liked(postId, options));

export const useDeleteComment = (options: { onDone: (mayUndo: boolean) => void; onFail: (error: Error) => void }) =>
  useWrite<typeof deleteComment>('deleteComment', {
    onFail: options.onFail,
    onDone: ({ id, postId, commentsCount, restorableUntil }) => {
      dropEntity('comment', id);
      changeIds(postId, (ids) => ids.filter((one) => one !== id));
      count(postId, commentsCount);
      options.onDone(restorableUntil !== null);
    },
  });

export async function bringCommentBack(id: number): Promise<void> {
  const { commentsCount, ...comment } = await call<typeof restoreComment>('restoreComment', { id });
  putEntities('comment', [comment]);
  count(comment.postId, commentsCount);
  await refreshComments(comment.postId);
}
