import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { columns, statement } from '#platform/server/statement.ts';
import type { listPriceLimits as contract } from '../../contract.ts';
import { from } from '../from.ts';
import { day } from '../rows.ts';
import type { providerPriceLimits } from '../tables.ts';

const l = columns<typeof providerPriceLimits>('l');

const sets = statement(() =>
  from
    .selectFrom('provider_price_limits as l')
    .innerJoin('provider_price_imports as i', 'i.id', 'l.import_id')
    .leftJoin('users as u', 'u.id', 'i.imported_by')
    .select([day(l.valid_from).as('from'), day(l.valid_to).as('to'), sql<number>`count(*)::int`.as('items')])
    .select((e) => [
      isoTime(e.ref('i.applied_at').$notNull()).as('importedAt'),
      sql<string>`coalesce(${e.ref('u.name')}, '')`.as('importedBy'),
    ])
    .where('i.applied_at', 'is not', null)
    .groupBy(['l.valid_from', 'l.valid_to', 'i.id', 'i.applied_at', 'u.name'])
    .orderBy('l.valid_from', 'desc')
    .orderBy('l.valid_to', 'desc')
    .limit(200),
);

export const priceLimitSets = (query: Query) => query(sets, {});

export const listPriceLimits: Handler<typeof contract> = ({ query }) => priceLimitSets(query);
