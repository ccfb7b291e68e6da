import type { users } from '#platform/server/auth/tables.ts';
import { tables } from '#platform/server/statement.ts';
import type {
  anonymousComments,
  anonymousPosts,
  commentLikes,
  comments,
  commentVersions,
  descriptionOffers,
  easyOffers,
  feedSettings,
  likes,
  media,
  posts,
  postVersions,
  postWords,
  saves,
} from './tables.ts';

/** What posts ask the database of. */
export const from = tables<{
  anonymous_comments: typeof anonymousComments;
  anonymous_posts: typeof anonymousPosts;
  comment_likes: typeof commentLikes;
  comment_versions: typeof commentVersions;
  comments: typeof comments;
  description_offers: typeof descriptionOffers;
  easy_offers: typeof easyOffers;
  feed_settings: typeof feedSettings;
  likes: typeof likes;
  media: typeof media;
  post_versions: typeof postVersions;
  post_words: typeof postWords;
  posts: typeof posts;
  saves: typeof saves;
  users: typeof users;
}>();
