import type { posts } from '#areas/posts/server/public.ts';
import type { spaceMembers, spaces } from '#areas/spaces/server/public.ts';
import type { users } from '#platform/server/auth/tables.ts';
import { tables } from '#platform/server/statement.ts';
import type { broadcastCaptions, broadcastPieces, broadcasts, broadcastViewers } from './tables.ts';

/** What this area asks the database of. */
export const from = tables<{
  users: typeof users;
  posts: typeof posts;
  spaces: typeof spaces;
  space_members: typeof spaceMembers;
  broadcasts: typeof broadcasts;
  broadcast_pieces: typeof broadcastPieces;
  broadcast_captions: typeof broadcastCaptions;
  broadcast_viewers: typeof broadcastViewers;
}>();
