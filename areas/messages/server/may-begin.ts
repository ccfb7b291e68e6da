import { isFollowing } from '#areas/people/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import { statement } from '#platform/server/statement.ts';
import { from } from './from.ts';

export const onlyFollowedWords =
  'They only accept messages from people they follow. You can follow them, and write once they follow you.';

const terms = statement((v: { fromId: number; toId: number }) =>
  from.selectNoFrom([
    isFollowing(v.toId, v.fromId).as('follows'),
    from.selectFrom('message_settings as s').select('s.new_people').where('s.user_id', '=', v.toId).as('newPeople'),
  ]),
);

/** How a first message arrives: among the others, as a request, or not at all. */
export async function mayBegin(query: Query, fromId: number, toId: number): Promise<'active' | 'request' | 'refused'> {
  const [row] = await query(terms, { fromId, toId });
  if (row?.follows) return 'active';
  return row?.newPeople === 'followed' ? 'refused' : 'request';
}
