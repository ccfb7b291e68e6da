import type { Handler } from '#platform/server/area.ts';
import { exactTime, isoTime, oldest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import type { listSupportMessages as contract, SupportMessage } from '../contract.ts';

const listSql = `select id, user_id as "userId", name, reply_to as "replyTo", topic, message,
  ${isoTime('created_at')} as "createdAt", ${isoTime('answered_at')} as "answeredAt", ${exactTime('created_at')} as at
from support_messages where (created_at, id) > ($1::timestamptz, $2::int)
order by created_at, id limit $3`;

export const listSupportMessages: Handler<typeof contract> = async ({ input, query }) => {
  const from = readKeyset(input.cursor, oldest);
  const rows = await query<SupportMessage & { at: string }>('support-list', listSql, [
    from.at,
    from.id,
    input.limit + 1,
  ]);
  return pageOf(
    rows,
    input.limit,
    ({ at: _, ...message }) => message,
    (row) => row,
  );
};
