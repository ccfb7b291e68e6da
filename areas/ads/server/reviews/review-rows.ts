import { sql } from 'kysely';
import type { Query } from '#platform/server/db.ts';
import { exactTime, isoTime, oldest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import { type RowOf, statement } from '#platform/server/statement.ts';
import { roleIn } from '../account/may-act.ts';
import { from } from '../from.ts';

const rows = () =>
  from
    .selectFrom('ads as d')
    .innerJoin('ad_sets as s', 's.id', 'd.ad_set_id')
    .innerJoin('ad_campaigns as c', 'c.id', 's.campaign_id')
    .innerJoin('ad_accounts as a', 'a.id', 'c.account_id')
    .select((e) => [
      'd.id',
      'd.creative_id as creativeId',
      's.campaign_id as campaignId',
      'c.objective',
      'a.id as accountId',
      'a.name as advertiser',
      'a.provider_id as providerId',
      'a.owner_id as ownerId',
      isoTime(e.ref('d.submitted_at')).as('submittedAt'),
      exactTime(e.ref('d.submitted_at')).as('at'),
    ])
    .where('d.review', 'in', ['in-review', 'held'])
    .where('d.status', '<>', 'archived');

/** Ads of an account that the viewer helps with are for others to decide. */
const waiting = statement((v: { viewer: number; at: string; atId: number; limit: number }) =>
  rows()
    .where(sql<boolean>`${roleIn(v.viewer, 'a')} is null`)
    .where(sql<boolean>`(d.submitted_at, d.id) > (${v.at}::timestamptz, ${v.atId}::int)`)
    .orderBy('d.submitted_at')
    .orderBy('d.id')
    .limit(v.limit),
);
const one = statement((v: { id: number }) => rows().where('d.id', '=', v.id));
export type WaitingRow = RowOf<typeof one>;

export async function findWaiting(query: Query, id: number): Promise<WaitingRow | undefined> {
  const [row] = await query(one, { id });
  return row;
}
export async function waitingPage(query: Query, viewer: number, cursor: string | undefined, limit: number) {
  const { at, id } = readKeyset(cursor, oldest);
  const found = await query(waiting, { viewer, at, atId: id, limit: limit + 1 });
  return pageOf(
    found,
    limit,
    (row) => row,
    (row) => ({ at: row.at, id: row.id }),
  );
}
