import type { Handler } from '#platform/server/area.ts';
import { exactTime, oldest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import type { listResourceQueue as contract } from '../../contract.ts';
import { type RawResource, resourceColumns, resourceView } from '../resource-sql.ts';

/** Days before the next check is due. */
const ahead = 14;

const views = {
  waiting: { rule: `r.status = 'pending'`, at: 'r.submitted_at' },
  // Verified drops off when the day has passed; the day itself stays, and so does its place here.
  due: {
    rule: `r.status = 'published' and r.review_by <= $5::date + ${ahead}`,
    at: `(r.review_by::timestamp at time zone 'UTC')`,
  },
} as const;

export const listResourceQueue: Handler<typeof contract> = async ({ input, principal, query, now }) => {
  const from = readKeyset(input.cursor, oldest);
  const { rule, at } = views[input.view];
  const rows = await query<RawResource & { at: string }>(
    `resource-queue-${input.view}`,
    `select ${resourceColumns('$1::int')}, ${exactTime(at)} as at from resources r
      where ${rule} and (${at}, r.id) > ($2::timestamptz, $3::int) and $5::date is not null
      order by ${at}, r.id limit $4::int`,
    [principal.id, from.at, from.id, input.limit + 1, now.toISOString().slice(0, 10)],
  );
  return pageOf(
    rows,
    input.limit,
    ({ at: _at, ...row }) => resourceView(row, principal, true),
    (row) => row,
  );
};
