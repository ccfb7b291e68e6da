import type { users } from '#platform/server/auth/tables.ts';
import { tables } from '#platform/server/statement.ts';
import type { comments, descriptionOffers, likes, media, posts, postVersions, saves } from './tables.ts';

/** What posts ask the database of. */
export const from = tables<{
  comments: typeof comments;
  description_offers: typeof descriptionOffers;
  likes: typeof likes;
  media: typeof media;
  post_versions: typeof postVersions;
  posts: typeof posts;
  saves: typeof saves;
  users: typeof users;
}>();
