import type { Handler } from '#platform/server/area.ts';
import { exactTime, isoTime, newest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import type { listBlocks as contract } from '../contract.ts';
import { isOpenText } from './blocks.ts';
import { type PersonRow, personColumns, personOf } from './people-of.ts';

interface Row extends PersonRow {
  at: string;
  blockedAt: string;
}

export const listBlocks: Handler<typeof contract> = async ({ input, principal, query }) => {
  const from = readKeyset(input.cursor, newest);
  const rows = await query<Row>(
    'people-blocks',
    `select ${personColumns('u')}, ${exactTime('b.created_at')} as at, ${isoTime('b.created_at')} as "blockedAt"
     from blocks b join users u on u.id = b.blocked_id
     where b.blocker_id = $1 and ${isOpenText('u.id')} and (b.created_at, u.id) < ($2::timestamptz, $3::int)
     order by b.created_at desc, u.id desc limit $4`,
    [principal.id, from.at, from.id, input.limit + 1],
  );
  return pageOf(
    rows,
    input.limit,
    (row) => ({ ...personOf(row), blockedAt: row.blockedAt }),
    (row) => row,
  );
};
