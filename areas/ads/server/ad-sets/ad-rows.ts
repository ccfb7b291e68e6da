import { sql } from 'kysely';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import { anyOf, type RowOf, statement } from '#platform/server/statement.ts';
import type { Ad } from '../../contract.ts';
import { from } from '../from.ts';

const rows = () =>
  from
    .selectFrom('ads as d')
    .innerJoin('ad_creatives as k', 'k.id', 'd.creative_id')
    .select((e) => [
      'd.id',
      'd.ad_set_id as adSetId',
      'd.creative_id as creativeId',
      'k.title',
      'd.status',
      'd.review',
      'd.claims',
      'd.reason',
      'd.version',
      isoTime(e.ref('d.created_at')).as('createdAt'),
      e('d.hidden_at', 'is not', null).as('isHidden'),
      // It is looked up for what waits alone, by the index of what waits.
      sql<number | null>`case when d.review in ('in-review', 'held') and d.status <> 'archived' then (
        select count(*)::int from ads w where w.review in ('in-review', 'held') and w.status <> 'archived'
          and (w.submitted_at, w.id) < (d.submitted_at, d.id)) end`.as('ahead'),
    ]);

const ofSets = statement((v: { setIds: readonly number[] }) =>
  rows().where('d.ad_set_id', '=', anyOf(v.setIds)).orderBy('d.id'),
);
const one = statement((v: { id: number }) => rows().where('d.id', '=', v.id));
export type AdRow = RowOf<typeof one>;

/** What moderators took down after a report reads as refused. */
export const adView = ({ isHidden, claims, ...row }: AdRow): Ad => ({
  ...row,
  claims: [...claims],
  ...(isHidden && { review: 'refused' as const, reason: 'Moderators took this ad down after a report.' }),
});

export const adsOf = (query: Query, setIds: readonly number[]): Promise<AdRow[]> => query(ofSets, { setIds });
const some = statement((v: { ids: readonly number[] }) => rows().where('d.id', '=', anyOf(v.ids)));
export const adsById = (query: Query, ids: readonly number[]): Promise<AdRow[]> => query(some, { ids });
export async function readAd(query: Query, id: number): Promise<Ad> {
  const [row] = await query(one, { id });
  if (!row) throw problem.notFound();
  return adView(row);
}

const lock = statement((v: { id: number }) =>
  from
    .selectFrom('ads as d')
    .innerJoin('ad_sets as s', 's.id', 'd.ad_set_id')
    .innerJoin('ad_creatives as k', 'k.id', 'd.creative_id')
    .select([
      'd.id',
      'd.status',
      'd.review',
      'd.version',
      'd.creative_id as creativeId',
      's.campaign_id as campaignId',
      'k.title',
    ])
    .where('d.id', '=', v.id)
    .forNoKeyUpdate('d'),
);
export async function lockAd(query: Query, id: number): Promise<RowOf<typeof lock>> {
  const [row] = await query(lock, { id });
  if (!row) throw problem.notFound();
  return row;
}
