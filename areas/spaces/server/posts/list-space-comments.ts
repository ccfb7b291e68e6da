import type { Handler } from '#platform/server/area.ts';
import { exactTime, oldest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import type { listSpaceComments as contract } from '../../contract.ts';
import { shownText } from '../people-sql.ts';
import type { InPost } from '../policy.ts';
import { commentColumns, commentTables, commentView, type RawComment } from './post-sql.ts';

interface Row extends RawComment {
  readonly place: string;
}

export const listSpaceComments: Handler<typeof contract, InPost> = async ({
  input,
  principal,
  found: { space, thing: post },
  query,
}) => {
  const from = readKeyset(input.cursor, oldest);
  const rows = await query<Row>(
    'space-comments',
    `select ${commentColumns('$1::int')}, ${exactTime('c.created_at')} as place from ${commentTables}
     where c.post_id = $2::int and c.deleted_at is null and ${shownText('$1::int', 'm')}
       and (c.created_at, c.id) > ($3::timestamptz, $4::int)
     order by c.created_at, c.id limit $5::int`,
    [principal.id, post.id, from.at, from.id, input.limit + 1],
  );
  return pageOf(
    rows,
    input.limit,
    (row) => commentView(row, space),
    ({ place, id }) => ({ at: place, id }),
  );
};
