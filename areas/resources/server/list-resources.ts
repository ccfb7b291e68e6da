import type { Handler } from '#platform/server/area.ts';
import { isModerator } from '#platform/server/principal.ts';
import type { listResources as contract } from '../contract.ts';
import { matching } from './filters.ts';
import { orderOf, writePlace } from './orders.ts';
import { type RawResource, resourceColumns, resourceView } from './resource-sql.ts';

interface Row extends RawResource {
  readonly place: readonly string[];
}

/** Ids first, on an index; then what is shown. Planned anew each time: which index is right depends on the filters. */
export const listResources: Handler<typeof contract> = async ({ input, principal, query }) => {
  const values: unknown[] = [principal.id];
  const value = (one: unknown) => `$${values.push(one)}`;
  const rules = [matching(input, principal.id, value), input.category && `r.category = ${value(input.category)}`];
  const order = orderOf(input.tab, input.cursor, value);
  const rows = await query<Row>(
    '',
    `with page as (
        select r.id from resources r where ${rules.filter(Boolean).join(' and ')} and ${order.after}
        order by ${order.text} limit ${value(input.limit + 1)}::int)
      select ${resourceColumns('$1::int')}, ${order.place} as place from page join resources r using (id)
      order by ${order.text}`,
    values,
  );
  const shown = rows.slice(0, input.limit);
  const last = shown.at(-1);
  return {
    items: shown.map(({ place: _place, ...row }) => resourceView(row, principal, isModerator(principal))),
    next: rows.length > input.limit && last ? writePlace(last.place, last.id) : undefined,
  };
};
