import type { Handler } from '#platform/server/area.ts';
import { exactTime, newest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import type { listSpacePosts as contract } from '../../contract.ts';
import type { RawSpace } from '../space-sql.ts';
import { isShownPost, postColumns, postTables, postView, type RawPost } from './post-sql.ts';

interface Row extends RawPost {
  readonly place: string;
}

/** The latest summary comes first on the first page, and nowhere else. */
export const listSpacePosts: Handler<typeof contract, RawSpace> = async ({ input, principal, found: space, query }) => {
  const { id, limit, cursor } = input;
  const from = readKeyset(cursor, newest);
  const shown = `p.space_id = $2::int and ${isShownPost('$1::int')}`;
  const [summary] = await query<RawPost>(
    'space-summary',
    `select ${postColumns('$1::int')} from ${postTables} where ${shown} and p.kind = 'summary'
     order by p.created_at desc, p.id desc limit 1`,
    [principal.id, id],
  );
  const rows = await query<Row>(
    'space-posts',
    `select ${postColumns('$1::int')}, ${exactTime('p.created_at')} as place from ${postTables}
     where ${shown} and p.id <> $3::int and (p.created_at, p.id) < ($4::timestamptz, $5::int)
     order by p.created_at desc, p.id desc limit $6::int`,
    [principal.id, id, summary?.id ?? 0, from.at, from.id, limit + 1],
  );
  const page = pageOf(
    rows,
    limit,
    (row) => postView(row, space),
    ({ place, id: postId }) => ({ at: place, id: postId }),
  );
  return summary && cursor === undefined ? { ...page, items: [postView(summary, space), ...page.items] } : page;
};
