import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { after, newest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import { statement } from '#platform/server/statement.ts';
import type { listAdCharges as contract } from '../../contract.ts';
import { day } from '../days.ts';
import { from } from '../from.ts';

const charges = statement((v: { at: string; atId: number; limit: number }) =>
  from
    .selectFrom('ad_days as n')
    .innerJoin('ad_campaigns as c', 'c.id', 'n.campaign_id')
    .innerJoin('ad_accounts as a', 'a.id', 'c.account_id')
    .select((e) => [
      'n.campaign_id as campaignId',
      'c.name',
      'a.name as advertiser',
      'a.currency',
      day(e.ref('n.day')).as('day'),
      sql<number>`sum(n.impressions)`.as('impressions'),
      sql<number>`sum(n.clicks)`.as('clicks'),
      sql<number>`sum(n.spent)`.as('spend'),
      sql<number>`sum(n.refunded)`.as('refunded'),
    ])
    .where(sql<boolean>`(n.day, n.campaign_id) < ((${v.at}::timestamptz at time zone 'UTC')::date, ${v.atId}::int)`)
    .groupBy(['n.day', 'n.campaign_id', 'c.name', 'a.name', 'a.currency'])
    .having(sql<boolean>`sum(n.spent) > 0`)
    .orderBy('n.day', 'desc')
    .orderBy('n.campaign_id', 'desc')
    .limit(v.limit),
);

export const listAdCharges: Handler<typeof contract> = async ({ input, query }) => {
  const { cursor, limit } = input;
  const rows = await query(charges, { ...after(readKeyset(cursor, newest)), limit: limit + 1 });
  return pageOf(
    rows,
    limit,
    (row) => row,
    (row) => ({ at: `${row.day}T00:00:00.000000Z`, id: row.campaignId }),
  );
};
