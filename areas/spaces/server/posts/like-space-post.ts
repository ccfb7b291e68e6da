import type { Handler } from '#platform/server/area.ts';
import type { likeSpacePost as likes, unlikeSpacePost as unlikes } from '../../contract.ts';
import type { InPost } from '../policy.ts';
import { assertOpen } from '../rules.ts';
import { readPost } from './post-sql.ts';

const mark =
  (name: string, text: string): Handler<typeof likes | typeof unlikes, InPost> =>
  async ({ principal, found: { space, thing }, query }) => {
    assertOpen(space);
    const { id } = thing;
    await query(name, text, [id, principal.id]);
    const { likes: count, likedByMe } = await readPost(query, principal.id, space, id);
    return { id, likes: count, likedByMe };
  };

export const likeSpacePost: Handler<typeof likes, InPost> = mark(
  'like-space-post',
  'insert into space_likes (post_id, user_id) values ($1::int, $2::int) on conflict do nothing',
);
export const unlikeSpacePost: Handler<typeof unlikes, InPost> = mark(
  'unlike-space-post',
  'delete from space_likes where post_id = $1::int and user_id = $2::int',
);
