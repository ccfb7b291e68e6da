import { stateCodes } from '#platform/contract/postcodes.ts';
import type { Handler } from '#platform/server/area.ts';
import type { FoundPlace } from '#platform/server/australia/places.ts';
import type { CommunityCounts, countLocalCommunities as contract } from '../../contract.ts';
import { limits } from '../../pure/options.ts';
import { communityTables } from '../community-sql.ts';
import { matching, placeOf } from './matching.ts';

const told = (place: FoundPlace): NonNullable<CommunityCounts['place']> => ({
  kind: place.kind,
  label: place.label,
  state: place.kind === 'words' ? null : place.state,
  spot: place.kind === 'spot' ? place.spot : null,
});

type Point = CommunityCounts['points'][number];
/** A state has no suburb. */
type Row = Point | (Pick<Point, 'state' | 'count'> & { readonly suburb: null });

/** Counts and points of the map; the list says the same in words. A suburb is one point. */
export const countLocalCommunities: Handler<typeof contract> = async ({ input, principal, query }) => {
  const place = placeOf(input);
  const values: unknown[] = [principal.id];
  const value = (one: unknown) => `$${values.push(one)}`;
  const rows = await query<Row>(
    '',
    `with found as materialized (
       select c.state, c.suburb, c.lat, c.lng from ${communityTables('$1::int')} where ${matching(input, place, value)})
     select state, null as suburb, null::float8 as lat, null::float8 as lng, count(*)::int as count from found group by state
     union all
     (select state, suburb, lat, lng, count(*)::int as count from found where lat is not null
      group by state, suburb, lat, lng order by count desc, state, suburb limit ${limits.points})`,
    values,
  );
  const sums = new Map(rows.filter(({ suburb }) => suburb === null).map(({ state, count }) => [state, count]));
  return {
    place: place ? told(place) : null,
    states: stateCodes.map((state) => ({ state, count: sums.get(state) ?? 0 })),
    points: rows.filter((row): row is Point => row.suburb !== null),
  };
};
