import type { Query } from '#platform/server/db.ts';

/** Whose page an answer changes: one's own, that of one's buddy, and of those who run the community. */
export async function whoHearsOf(query: Query, spaceId: number, userId: number): Promise<number[]> {
  const rows = await query<{ id: number }>(
    'roll-who-hears',
    `select user_id as id from space_members where space_id = $1::int and state = 'member'
       and (user_id = $2::int or role <> 'member')
     union select buddy_id from roll_buddies where space_id = $1::int and user_id = $2::int and agreed_at is not null`,
    [spaceId, userId],
  );
  return rows.map(({ id }) => id);
}
