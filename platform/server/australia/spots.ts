import { type Expression, type RawBuilder, sql } from 'kysely';
import { boxAround, type Spot } from '#platform/contract/distance.ts';

const earthMetres = 6_371_000;

interface At {
  readonly lat: Expression<number | null>;
  readonly lng: Expression<number | null>;
}

/** Metres between a row and a spot, a whole number; null where the row's is not known. */
export const metresFrom = ({ lat, lng }: At, spot: Spot): RawBuilder<number | null> =>
  // least() passes over a null, hence the case.
  sql`case when ${lat} is not null then round(${2 * earthMetres}::float8 * asin(least(1, sqrt(
    pow(sin((radians(${lat}) - radians(${spot.lat}::float8)) / 2), 2)
    + cos(radians(${spot.lat}::float8)) * cos(radians(${lat}))
      * pow(sin((radians(${lng}) - radians(${spot.lng}::float8)) / 2), 2)))))::int end`;

/** The row lies within so many kilometres; its index of places finds the box around them. */
export function isWithin(at: At, spot: Spot, km: number): RawBuilder<boolean> {
  const { south, north, west, east } = boxAround(spot, km);
  return sql`(${at.lat} between ${south}::float8 and ${north}::float8
    and ${at.lng} between ${west}::float8 and ${east}::float8 and ${metresFrom(at, spot)} <= ${km * 1000}::int)`;
}
