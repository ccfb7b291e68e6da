import type { QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import type {
  createComment,
  createPost,
  deleteComment,
  editComment,
  editPost,
  listComments,
  listPosts,
  Post,
  restoreComment,
} from '#areas/posts/contract.ts';
import type { deleteDraft } from '#areas/writing/contract.ts';
import type { FoundMember } from '#areas/writing/web/public.ts';
import type { suggest } from '#platform/contract/suggest.ts';
import { dropEntity, patchEntity, putEntities, useEntity } from '#platform/web/cache/entities.ts';
import { type RefreshKey, readKey, refresh } from '#platform/web/cache/keys.ts';
import { queryClient } from '#platform/web/cache/query-client.ts';
import { useEntityList } from '#platform/web/cache/use-list.ts';
import { useRead } from '#platform/web/cache/use-read.ts';
import { useWrite } from '#platform/web/cache/use-write.ts';
import { call } from '#platform/web/client/call.ts';
import { useSession } from '#platform/web/session.ts';
import type {
  acceptAnswer,
  agreeToAuthor,
  askForAuthor,
  changeTopic,
  dropAuthorRequest,
  findReply,
  followTag,
  getTopic,
  Level,
  listAuthorRequests,
  listFollowedTags,
  listForums,
  listSimilarTopics,
  listTopicStates,
  listTrackedTopics,
  markTopicRead,
  mergeTopic,
  PageSize,
  saveForumSettings,
  setTopicLevel,
  splitTopic,
  Topic,
  TopicState,
  unacceptAnswer,
  undoMove,
} from '../contract.ts';

export const useForums = () => useRead<typeof listForums>('listForums', {}, { failText: 'Failed to fetch forums' });

type Tracked = 'watched' | 'unread' | 'following';
export type Filter = 'unanswered' | 'mine' | Tracked;

export interface TopicSource {
  readonly forumId?: number | undefined;
  readonly filter?: Filter | undefined;
  readonly pinned?: boolean | undefined;
  readonly authorId?: number | undefined;
}

/** Topics, the last answered first. Of a category, the pinned ones are a list of their own. */
export function useTopics({ forumId, filter, pinned, authorId }: TopicSource, enabled = true) {
  const { member } = useSession();
  const by = filter === 'mine' ? member?.id : authorId;
  const own = by ? { authorId: by } : {};
  const tracked = filter !== undefined && filter !== 'unanswered' && filter !== 'mine';
  const options = { failText: 'Failed to fetch discussions' };
  const all = useEntityList<typeof listPosts>(
    'post',
    'listPosts',
    {
      type: 'discussion',
      questions: 'true',
      sort: 'activity',
      ...own,
      ...(forumId && { forumId }),
      ...(filter === 'unanswered' && { unanswered: 'true' }),
      ...(pinned !== undefined && { pinned: String(pinned) }),
    } as Parameters<typeof useEntityList<typeof listPosts>>[2],
    { ...options, enabled: enabled && !tracked },
  );
  const some = useEntityList<typeof listTrackedTopics>(
    'post',
    'listTrackedTopics',
    { show: tracked ? filter : 'unread', ...(forumId && { forumId }) },
    { ...options, enabled: enabled && tracked },
  );
  return tracked ? some : all;
}

const most = 100;

/** What the member has read of these topics: one call for all that are new to the page. */
export function useTopicStates(ids: readonly (number | string)[]): void {
  const isMember = useSession().member !== null;
  const key = ids.slice(-most).join(',');
  useEffect(() => {
    if (!isMember || key === '') return;
    let left = false;
    call<typeof listTopicStates>('listTopicStates', { ids: key as never }).then(
      (states) => {
        if (!left)
          putEntities(
            'topic-state',
            states.map((state) => ({ id: state.topicId, ...state })),
          );
      },
      // The list is whole without these marks.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [isMember, key]);
}

export const useTopicState = (id: number) => useEntity<TopicState & { id: number }>('topic-state', id);

export const useTopic = (id: number) => useRead<typeof getTopic>('getTopic', { id });
export const renewTopic = (id: number) => refresh([['getTopic', { id }]]);
const keepTopic = (topic: Topic) => queryClient.setQueryData(readKey('getTopic', { id: topic.id }), topic);
const patchTopic = (id: number, part: Partial<Topic>) =>
  queryClient.setQueryData<Topic>(readKey('getTopic', { id }), (old) => (old ? { ...old, ...part } : old));

export const renewReplies = (id: number) => refresh([['listComments', { id }]]);

/** Replies with these numbers; the first that is not among them is `until`. */
export function useReplies(id: number, from: number, until: number) {
  return useRead<typeof listComments>('listComments', { id, from, limit: until - from });
}

/** Replies above a number that are there by now. */
export const readReplies = async (id: number, from: number) =>
  (await call<typeof listComments>('listComments', { id, from, limit: most })).items;

export const whereIsReply = (query: { commentId: number } | { topicId: number; number: number }) =>
  call<typeof findReply>('findReply', query);

export async function markRead(id: number, number: number): Promise<void> {
  const state = await call<typeof markTopicRead>('markTopicRead', { id, number });
  putEntities('topic-state', [{ ...state, id: state.topicId }]);
  if (state.unread === 0) patchTopic(id, { firstUnread: null });
}

export const useSetLevel = (options: { onDone: (level: Level) => void; onFail: (error: Error) => void }) =>
  useWrite<typeof setTopicLevel>('setTopicLevel', {
    onFail: options.onFail,
    refresh: ['listTrackedTopics'],
    onDone: ({ topicId, level, watchers }) => {
      patchTopic(topicId, { level, watchers });
      patchEntity<TopicState & { id: number }>('topic-state', topicId, { level });
      options.onDone(level);
    },
  });

export function useFollowedTags() {
  const enabled = useSession().member !== null;
  return useRead<typeof listFollowedTags>('listFollowedTags', {}, { enabled });
}

export const useFollowTag = (options: {
  onDone: (answer: { tag: string; following: boolean }) => void;
  onFail: (error: Error) => void;
}) => useWrite<typeof followTag>('followTag', { ...options, refresh: ['listFollowedTags', 'listTrackedTopics'] });

export async function keepPageSize(id: number, pageSize: PageSize): Promise<void> {
  patchTopic(id, { pageSize });
  await call<typeof saveForumSettings>('saveForumSettings', { pageSize });
}

const judged = ({ onDone, onFail }: { onDone: () => void; onFail: (error: Error) => void }) => ({
  onDone: (topic: Topic) => {
    keepTopic(topic);
    patchEntity<Post>('post', topic.id, { acceptedId: topic.accepted?.id ?? null });
    onDone();
  },
  onFail,
});
export const useAccept = (options: Parameters<typeof judged>[0]) =>
  useWrite<typeof acceptAnswer>('acceptAnswer', judged(options));
export const useUnaccept = (options: Parameters<typeof judged>[0]) =>
  useWrite<typeof unacceptAnswer>('unacceptAnswer', judged(options));

const lists: readonly RefreshKey[] = [['listPosts', { type: 'discussion' }], 'listForums', 'listTrackedTopics'];
const repliesOf = (id: number): RefreshKey[] => [
  ['listComments', { id }],
  ['getTopic', { id }],
];
const wholeTopic = (id: number): RefreshKey[] => [['getPost', { id }], ...repliesOf(id)];

const soon = 5000;
const keptLong = (key: QueryKey) => {
  const state = queryClient.getQueryState(key);
  return state?.data !== undefined && Date.now() - state.dataUpdatedAt > soon;
};

/** What the cache kept from an earlier visit is read again. */
export async function renewKeptTopic(id: number): Promise<void> {
  if (!keptLong(readKey('getTopic', { id }))) return;
  await refresh(wholeTopic(id));
}
export async function renewKeptLists(): Promise<void> {
  if (keptLong(readKey('listForums'))) await refresh(lists);
}

const count = (postId: number, commentsCount: number) => patchEntity<Post>('post', postId, { commentsCount });

export const useCreateReply = () =>
  useWrite<typeof createComment>('createComment', {
    refresh: ({ postId }) => [...repliesOf(postId), ...lists],
    onDone: ({ postId, commentsCount }) => count(postId, commentsCount),
  });

export const useEditReply = () =>
  useWrite<typeof editComment>('editComment', {
    refresh: ({ id, postId }) => [...repliesOf(postId), ['listCommentVersions', { id }]],
  });

const afterReply = (postId: number, commentsCount: number) => {
  count(postId, commentsCount);
  void refresh([...wholeTopic(postId), ...lists]);
};

export const useDeleteReply = (options: { onDone: (mayUndo: boolean) => void; onFail: (error: Error) => void }) =>
  useWrite<typeof deleteComment>('deleteComment', {
    onFail: options.onFail,
    onDone: ({ id, postId, commentsCount, restorableUntil }) => {
      dropEntity('comment', id);
      afterReply(postId, commentsCount);
      options.onDone(restorableUntil !== null);
    },
  });

export async function bringReplyBack(id: number): Promise<void> {
  const { postId, commentsCount } = await call<typeof restoreComment>('restoreComment', { id });
  afterReply(postId, commentsCount);
}

export const useAuthorRequests = () => useRead<typeof listAuthorRequests>('listAuthorRequests');
const ofAuthors = ({ onDone, onFail }: { onDone: () => void; onFail: (error: Error) => void }) => ({
  refresh: ['listAuthorRequests'] satisfies RefreshKey[],
  onDone: () => onDone(),
  onFail,
});
export const useAskForAuthor = () => useWrite<typeof askForAuthor>('askForAuthor', { refresh: ['listAuthorRequests'] });
export const useAgreeToAuthor = (options: { onDone: () => void; onFail: (error: Error) => void }) =>
  useWrite<typeof agreeToAuthor>('agreeToAuthor', ofAuthors(options));
export const useDropAuthorRequest = (options: { onDone: () => void; onFail: (error: Error) => void }) =>
  useWrite<typeof dropAuthorRequest>('dropAuthorRequest', ofAuthors(options));

export const useCreateTopic = () => useWrite<typeof createPost>('createPost', { entity: 'post', refresh: lists });
export const useEditTopic = () =>
  useWrite<typeof editPost>('editPost', { entity: 'post', refresh: ({ id }) => [['getPost', { id }], ...lists] });

export const useChangeTopic = (options: { onDone: () => void; onFail: (error: Error) => void }) =>
  useWrite<typeof changeTopic>('changeTopic', {
    refresh: ({ id }) => [['getPost', { id }], ...lists],
    onFail: options.onFail,
    onDone: (topic) => {
      keepTopic(topic);
      options.onDone();
    },
  });

const moved: readonly RefreshKey[] = [
  'listForums',
  'listTrackedTopics',
  'listTopicStates',
  'listSimilarTopics',
  'getTopic',
  'listPosts',
  'getPost',
  'listComments',
];
export const useSplit = () => useWrite<typeof splitTopic>('splitTopic', { refresh: moved });
export const useMerge = () => useWrite<typeof mergeTopic>('mergeTopic', { refresh: moved });
export async function takeBackMove(id: number): Promise<number> {
  const { topicId } = await call<typeof undoMove>('undoMove', { id });
  // The topic that was split off is gone by now, and nothing of it may be asked for.
  void refresh([...wholeTopic(topicId), ...lists]);
  return topicId;
}

export const useSimilar = (title: string) =>
  useRead<typeof listSimilarTopics>('listSimilarTopics', { title }, { enabled: title !== '' });

/** Members whose names begin so, for mentions. */
export async function findMembers(words: string): Promise<readonly FoundMember[]> {
  if (words.trim().length < 2) return [];
  const { groups } = await call<typeof suggest>('suggest', { q: words });
  const people = groups.find(({ kind }) => kind === 'people')?.items ?? [];
  return people.map(({ href, label, detail }) => ({
    userId: Number(href.slice(href.lastIndexOf('/') + 1)),
    username: detail.replace(/^@/, ''),
    displayName: label,
  }));
}

/** Once its words are published; a draft that is gone already is no fault. */
export async function dropDraft(id: number | undefined): Promise<void> {
  if (id === undefined) return;
  await call<typeof deleteDraft>('deleteDraft', { id }).catch(() => undefined);
  await refresh(['listDrafts']);
}
