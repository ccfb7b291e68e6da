import type { Handler } from '#platform/server/area.ts';
import { exactTime, newest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import type { listMyResources as contract } from '../contract.ts';
import { type RawResource, resourceColumns, resourceView } from './resource-sql.ts';

export const listMyResources: Handler<typeof contract> = async ({ input, principal, query }) => {
  const from = readKeyset(input.cursor, newest);
  const rows = await query<RawResource & { at: string }>(
    'my-resources',
    `select ${resourceColumns('$1::int')}, ${exactTime('r.submitted_at')} as at from resources r
      where r.submitted_by = $1::int and (r.submitted_at, r.id) < ($2::timestamptz, $3::int)
      order by r.submitted_at desc, r.id desc limit $4::int`,
    [principal.id, from.at, from.id, input.limit + 1],
  );
  return pageOf(
    rows,
    input.limit,
    ({ at: _at, ...row }) => resourceView(row, principal, false),
    (row) => row,
  );
};
