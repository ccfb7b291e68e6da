import { sql } from 'kysely';
import type { Query } from '#platform/server/db.ts';
import { columns, statement } from '#platform/server/statement.ts';
import type { PriceLimit } from '../../contract.ts';
import type { FoundLimit, Region } from '../../pure/price-limits.ts';
import { from } from '../from.ts';
import { day } from '../rows.ts';
import type { providerPriceLimits } from '../tables.ts';
import { aud } from '../view.ts';

const l = columns<typeof providerPriceLimits>('l');

const found = statement((v: { items: readonly string[]; on: string }) =>
  from
    .selectFrom('provider_price_limits as l')
    .innerJoin('provider_price_imports as i', 'i.id', 'l.import_id')
    .select(['l.item', 'l.unit', 'l.national', 'l.remote', 'l.very_remote as veryRemote'])
    .select([day(l.valid_from).as('from'), day(l.valid_to).as('to')])
    .where('l.item', '=', sql<string>`any(${v.items}::text[])`)
    .where('i.applied_at', 'is not', null)
    .where((e) => sql<boolean>`${v.on}::date between ${e.ref('l.valid_from')} and ${e.ref('l.valid_to')}`),
);

/** Limits on record for these items on a day, by item. */
export async function limitsOn(
  query: Query,
  { items, region, on }: { readonly items: readonly string[]; readonly region: Region; readonly on: string },
): Promise<ReadonlyMap<string, FoundLimit>> {
  if (items.length === 0) return new Map();
  const rows = await query(found, { items, on });
  const priceOf = { national: 'national', remote: 'remote', very_remote: 'veryRemote' } as const;
  return new Map(
    rows.map((row) => [row.item, { price: row[priceOf[region]], unit: row.unit, from: row.from, to: row.to }]),
  );
}

export const limitView = (limit: FoundLimit | undefined): PriceLimit | null =>
  limit ? { ...limit, price: limit.price === null ? null : aud(limit.price) } : null;
