import type { Input } from '#platform/contract/operation.ts';
import { postcodeError, type StateCode } from '#platform/contract/postcodes.ts';
import { type FoundPlace, findPlace } from '#platform/server/australia/places.ts';
import { isWithin, metresFrom } from '#platform/server/australia/spots.ts';
import { problem } from '#platform/server/problem.ts';
import { likeText } from '#platform/server/search.ts';
import { columns, inText } from '#platform/server/statement.ts';
import type { countLocalCommunities } from '../../contract.ts';
import { isFoundText } from '../community-sql.ts';
import type { communities } from '../tables.ts';

type Asked = Input<typeof countLocalCommunities> & { readonly state?: StateCode | undefined };
type Value = (one: unknown) => string;

/** The place that was asked for. Four digits that are no postcode are named at their field. */
export function placeOf({ location }: Asked): FoundPlace | undefined {
  if (!location) return undefined;
  const digits = /^\d{3,5}$/.exec(location)?.[0];
  const wrong = digits && postcodeError(digits);
  if (wrong) throw problem.invalid([{ field: 'location', rule: 'postcode', message: wrong }]);
  return findPlace(location);
}

const at = columns<typeof communities>('c');

/** SQL: metres between a community and the place, a whole number; null where either is not known. */
export const metresText = (place: FoundPlace | undefined, value: Value): string =>
  place?.kind === 'spot' ? inText(metresFrom(at, place.spot), value) : 'null::int';

const likeAny = (columns: readonly string[], pattern: string) =>
  `(${columns.map((column) => `${column} ilike ${pattern}`).join(' or ')})`;

function inPlace(place: FoundPlace | undefined, within: number | undefined, value: Value): string | false {
  if (!place) return false;
  if (place.kind === 'words') {
    const pattern = value(`%${likeText(place.label)}%`);
    // Where a private community meets is for its members: it is not found by those words either.
    const open = `(s.visibility = 'public' or me.state = 'member')`;
    return `(${likeAny(['s.name', 's.description', 'c.suburb'], pattern)} or (${open} and c.place ilike ${pattern}))`;
  }
  if (place.kind !== 'spot') return `c.state = ${value(place.state)}`;
  return within !== undefined && inText(isWithin(at, place.spot, within), value);
}

/** SQL: the community c of the space s is one of those asked for. `value` gives a placeholder for a value. */
export function matching(asked: Asked, place: FoundPlace | undefined, value: Value): string {
  const q = (asked.q ?? '').replaceAll(/\s+/g, ' ').trim();
  return [
    isFoundText,
    asked.type && `c.type = ${value(asked.type)}`,
    asked.state && `c.state = ${value(asked.state)}`,
    q && likeAny(['s.name', 's.description'], value(`%${likeText(q)}%`)),
    inPlace(place, asked.within, value),
  ]
    .filter(Boolean)
    .join(' and ');
}
