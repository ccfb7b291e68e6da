import type { Handler } from '#platform/server/area.ts';
import { exactTime, isoTime, newest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import type { listOutboxMails as contract, OutboxMail } from '../contract.ts';

const listSql = `select id::int as id, "to", subject, text, ${isoTime('created_at')} as "createdAt",
  ${exactTime('created_at')} as at
from outbox_mails where (created_at, id) < ($1::timestamptz, $2::int)
order by created_at desc, id desc limit $3`;

export const listOutboxMails: Handler<typeof contract> = async ({ input, query }) => {
  const from = readKeyset(input.cursor, newest);
  const rows = await query<OutboxMail & { at: string }>('outbox-mails', listSql, [from.at, from.id, input.limit + 1]);
  return pageOf(
    rows,
    input.limit,
    ({ at: _, ...mail }) => mail,
    (row) => row,
  );
};
