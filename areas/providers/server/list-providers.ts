import { type RawBuilder, sql } from 'kysely';
import type { Page } from '#platform/contract/operation.ts';
import type { Handler, UseCase } from '#platform/server/area.ts';
import { isWithin, metresFrom } from '#platform/server/australia/spots.ts';
import { columns, count, once } from '#platform/server/statement.ts';
import type { listProviders as contract, ProviderCard } from '../contract.ts';
import type { Sort } from '../pure/options.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { from } from './from.ts';
import { assertSortable, filtersOn, isAsked, placeOf, spotAsked, wordsAsked } from './matching.ts';
import { cards } from './rows.ts';
import type { providers } from './tables.ts';
import { cardView } from './view.ts';

const p = columns<typeof providers>('p');
const far = 2_147_483_647;

/** C-48: each order by what is shown, and nothing else. Every key rises. */
const keysOf = (metres: RawBuilder<number | null>): Readonly<Record<Sort, readonly RawBuilder<number | null>[]>> => ({
  rating: [p.rating_rank, p.reviews_rank],
  reviews: [p.reviews_rank, p.rating_rank],
  distance: [sql`coalesce(${metres}, ${far}::int)`],
  name: [],
});

/** Kilometres around a spot that are looked through, one after the other, until a page is full; none that is near all. */
const circles = [15, 60, 250];

type Asking = Pick<UseCase<Parameters<Handler<typeof contract>>[0]['input']>, 'input' | 'principal' | 'query' | 'now'>;

/** What programs read differs a little. */
export interface Reading {
  /** What the provider p must be besides. */
  readonly rules?: readonly RawBuilder<boolean>[];
  /** So many are passed over, where no cursor says more. */
  readonly offset?: number;
}

export const listProviders: Handler<typeof contract> = (asking) => searchedProviders(asking);

/** Numbers of the page are picked before what is shown of them is read. */
export async function searchedProviders(
  { input, principal, query, now }: Asking,
  { rules: more = [], offset = 0 }: Reading = {},
): Promise<Page<ProviderCard>> {
  const { sort, limit, cursor, ...filters } = input;
  const place = placeOf(filters.near);
  const spot = spotAsked(filters, place);
  assertSortable(sort, spot);
  const words = await wordsAsked(query, filters);
  const after = readCursor(cursor, sort);

  const keys = keysOf(spot ? metresFrom(p, spot) : sql`null::int`)[sort];
  const order = [...keys, p.name_key, p.id];
  const asked = [isAsked(filters, place, words), ...filtersOn(filters, now).values(), ...more];
  const skipped = after ? 0 : offset;
  if (after) {
    const place = [...after.keys.map((key) => sql`${key}::int`), sql`${after.name}::text`, sql`${after.id}::int`];
    asked.push(sql`(${sql.join(order)}) > (${sql.join(place)})`);
  }
  const pageOf = (rules: readonly RawBuilder<boolean>[]) => {
    const picked = from
      .selectFrom('providers as p')
      .select('p.id')
      .where(sql<boolean>`(${sql.join(rules, sql` and `)})`)
      .orderBy(sql`${sql.join(order)}`)
      .limit(limit + 1)
      .offset(skipped);
    return query(
      once(
        cards({ viewer: principal.id, now, spot })
          .select([
            sql<string>`${p.name_key}`.as('nameKey'),
            sql<(number | null)[]>`${keys.length > 0 ? sql`array[${sql.join(keys)}]::int[]` : sql`'{}'::int[]`}`.as(
              'keys',
            ),
          ])
          .where('p.id', 'in', picked)
          .orderBy(sql`${sql.join(order)}`),
      ),
    );
  };

  let rows: Awaited<ReturnType<typeof pageOf>> = [];
  if (sort === 'distance' && spot && skipped === 0) {
    const reached = (after?.keys[0] ?? 0) / 1000;
    for (const km of circles.filter((km) => km > reached && km * 2 < (filters.within ?? far))) {
      rows = await pageOf([...asked, isWithin(p, spot, km)]);
      if (rows.length > limit) break;
    }
  }
  if (rows.length <= limit) rows = await pageOf(asked);

  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map((row) => cardView(row, now)),
    next:
      rows.length > limit && last
        ? writeCursor({ sort, keys: last.keys.map((key) => key ?? 0), name: last.nameKey, id: last.id })
        : undefined,
  };
}

const mostCounted = 10_000;

/** How many there are in all pages together; what is beyond 10,000 is not counted. */
export async function countSearched(
  { input, query, now }: Pick<Asking, 'input' | 'query' | 'now'>,
  { rules: more = [] }: Reading = {},
): Promise<number> {
  const words = await wordsAsked(query, input);
  const asked = [isAsked(input, placeOf(input.near), words), ...filtersOn(input, now).values(), ...more];
  const found = from
    .selectFrom('providers as p')
    .select('p.id')
    .where(sql<boolean>`(${sql.join(asked, sql` and `)})`)
    .limit(mostCounted);
  const [row] = await query(once(from.selectFrom(found.as('found')).select(count.as('count'))));
  return row?.count ?? 0;
}
