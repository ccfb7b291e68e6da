import { isOpenText } from '#areas/people/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import { shownText } from './people-sql.ts';

/** Who is told of a post: members who have not muted the space and to whom it is shown, save its author. */
export async function hearersOf(query: Query, postId: number): Promise<number[]> {
  const rows = await query<{ id: number }>(
    'space-post-hearers',
    `select r.user_id as id from space_posts p
     join space_members m on m.space_id = p.space_id and m.user_id = p.author_id
     join space_members r on r.space_id = p.space_id and r.state = 'member' and not r.muted and r.user_id <> p.author_id
     where p.id = $1::int and p.deleted_at is null and ${isOpenText('r.user_id')} and ${shownText('r.user_id', 'm')}
     order by r.user_id`,
    [postId],
  );
  return rows.map(({ id }) => id);
}
