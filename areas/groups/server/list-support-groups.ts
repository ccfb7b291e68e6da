import type { Handler } from '#platform/server/area.ts';
import { exactTime, newest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import type { listSupportGroups as contract } from '../contract.ts';
import { groupColumns, groupTables, groupView, matching, type RawGroup } from './group-sql.ts';

interface Row extends RawGroup {
  readonly place: string;
}

/** Ids first, then what is shown. */
export const listSupportGroups: Handler<typeof contract> = async ({ input, principal, query }) => {
  const values: unknown[] = [principal.id];
  const value = (one: unknown) => `$${values.push(one)}`;
  const from = readKeyset(input.cursor, newest);
  const rules = [
    matching(input, principal.for, value),
    input.category && `g.category = ${value(input.category)}`,
    `(s.last_active_at, s.id) < (${value(from.at)}::timestamptz, ${value(from.id)}::int)`,
  ];
  const order = 's.last_active_at desc, s.id desc';
  const rows = await query<Row>(
    '',
    `with page as (select s.id from ${groupTables('$1::int')} where ${rules.filter(Boolean).join(' and ')}
       order by ${order} limit ${value(input.limit + 1)}::int)
     select ${groupColumns('$1::int')}, ${exactTime('s.last_active_at')} as place
     from ${groupTables('$1::int')} where s.id in (select id from page) order by ${order}`,
    values,
  );
  return pageOf(
    rows,
    input.limit,
    (row) => groupView(row, principal.for),
    ({ place, id }) => ({ at: place, id }),
  );
};
