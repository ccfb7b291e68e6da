import { followsText } from '#areas/people/server/public.ts';
import type { Query } from '#platform/server/db.ts';

export const onlyFollowedWords =
  'They only accept messages from people they follow. You can follow them, and write once they follow you.';

/** How a first message arrives: among the others, as a request, or not at all. */
export async function mayBegin(query: Query, fromId: number, toId: number): Promise<'active' | 'request' | 'refused'> {
  const [row] = await query<{ follows: boolean; newPeople: string | null }>(
    'messages-may-begin',
    `select ${followsText('$2::int', '$1::int')} as follows,
       (select s.new_people from message_settings s where s.user_id = $2::int) as "newPeople"`,
    [fromId, toId],
  );
  if (row?.follows) return 'active';
  return row?.newPeople === 'followed' ? 'refused' : 'request';
}
