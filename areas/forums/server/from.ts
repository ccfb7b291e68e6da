import type { follows } from '#areas/people/server/public.ts';
import type { comments, posts } from '#areas/posts/server/public.ts';
import type { users } from '#platform/server/auth/tables.ts';
import { tables } from '#platform/server/statement.ts';
import type {
  authorRequests,
  followedTags,
  forumSettings,
  forums,
  movedReplies,
  topicMoves,
  topicStates,
} from './tables.ts';

/** What forums ask the database of. */
export const from = tables<{
  author_requests: typeof authorRequests;
  comments: typeof comments;
  followed_tags: typeof followedTags;
  follows: typeof follows;
  forum_settings: typeof forumSettings;
  forums: typeof forums;
  moved_replies: typeof movedReplies;
  posts: typeof posts;
  topic_moves: typeof topicMoves;
  topic_states: typeof topicStates;
  users: typeof users;
}>();

/** Types of posts that are topics. */
export const topicTypes = ['discussion', 'question'] as const;
