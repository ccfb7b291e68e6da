import type { users } from '#platform/server/auth/tables.ts';
import { tables } from '#platform/server/statement.ts';
import type {
  comments,
  descriptionOffers,
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
  comments: typeof comments;
  description_offers: typeof descriptionOffers;
  feed_settings: typeof feedSettings;
  likes: typeof likes;
  media: typeof media;
  post_versions: typeof postVersions;
  post_words: typeof postWords;
  posts: typeof posts;
  saves: typeof saves;
  users: typeof users;
}>();
