import type { Query } from '#platform/server/db.ts';

/** SQL: how many notices of the member in `column` are unread, for a column of a statement that is run anyway. */
export const unreadSql = (column: string) =>
  `(select count(*)::int from notifications n where n.user_id = ${column} and n.read_at is null
    and n.deliver_at is null and n.listed)`;

/** How many notices of a member are unread. */
export async function unreadCount(query: Query, userId: number): Promise<number> {
  const [row] = await query<{ unread: number }>('notices-unread', `select ${unreadSql('$1')} as unread`, [userId]);
  return row?.unread ?? 0;
}
