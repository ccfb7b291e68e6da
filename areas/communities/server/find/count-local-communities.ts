import type { Handler } from '#platform/server/area.ts';
import type { CommunityCounts, countLocalCommunities as contract } from '../../contract.ts';
import { limits } from '../../pure/options.ts';
import { stateCodes } from '../../pure/postcodes.ts';
import { communityTables } from '../community-sql.ts';
import type { FoundPlace } from '../places/places.ts';
import { matching, placeOf } from './matching.ts';

const told = (place: FoundPlace): NonNullable<CommunityCounts['place']> => ({
  kind: place.kind,
  label: place.label,
  state: place.kind === 'words' ? null : place.state,
  spot: place.kind === 'spot' ? place.spot : null,
});

type Point = CommunityCounts['points'][number];

/** Counts and points of the map; the list says the same in words. A suburb is one point. */
export const countLocalCommunities: Handler<typeof contract> = async ({ input, actor, query }) => {
  const place = placeOf(input);
  const values: unknown[] = [actor.id];
  const value = (one: unknown) => `$${values.push(one)}`;
  const rows = await query<Omit<Point, 'lat' | 'lng'> & { lat: number | null; lng: number | null }>(
    '',
    `select c.state, c.suburb, c.lat, c.lng, count(*)::int as count from ${communityTables('$1::int')}
     where ${matching(input, place, value)} group by c.state, c.suburb, c.lat, c.lng order by count(*) desc, 1, 2`,
    values,
  );
  const sums = new Map<string, number>();
  for (const { state, count } of rows) sums.set(state, (sums.get(state) ?? 0) + count);
  return {
    place: place ? told(place) : null,
    states: stateCodes.map((state) => ({ state, count: sums.get(state) ?? 0 })),
    points: rows
      .flatMap(({ lat, lng, ...row }) => (lat === null || lng === null ? [] : [{ ...row, lat, lng }]))
      .slice(0, limits.points),
  };
};
