import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import { type RowOf, statement } from '#platform/server/statement.ts';
import type { AdSet } from '../../contract.ts';
import { from } from '../from.ts';
import { type AdRow, adsOf, adView } from './ad-rows.ts';

const rows = () =>
  from
    .selectFrom('ad_sets as s')
    .leftJoin('ad_audiences as u', 'u.id', 's.audience_id')
    .select((e) => [
      's.id',
      's.campaign_id as campaignId',
      's.name',
      's.audience_id as audienceId',
      'u.name as audienceName',
      's.surfaces',
      's.frequency',
      's.status',
      's.version',
      isoTime(e.ref('s.created_at')).as('createdAt'),
    ]);

const ofCampaign = statement((v: { campaignId: number; limit: number }) =>
  rows()
    .where('s.campaign_id', '=', v.campaignId)
    .orderBy((e) => e('s.status', '=', 'archived'))
    .orderBy('s.id')
    .limit(v.limit),
);
const one = statement((v: { id: number }) => rows().where('s.id', '=', v.id));
const lock = statement((v: { id: number }) => rows().where('s.id', '=', v.id).forNoKeyUpdate('s'));
export type AdSetRow = RowOf<typeof one>;

export const adSetView = (row: AdSetRow, ads: readonly AdRow[]): AdSet => ({
  ...row,
  surfaces: [...row.surfaces],
  ads: ads.filter(({ adSetId }) => adSetId === row.id).map(adView),
});

const most = 500;
export async function adSetsOf(query: Query, campaignId: number): Promise<AdSet[]> {
  const sets = await query(ofCampaign, { campaignId, limit: most });
  const ads = await adsOf(
    query,
    sets.map(({ id }) => id),
  );
  return sets.map((row) => adSetView(row, ads));
}
export async function readAdSet(query: Query, id: number): Promise<AdSet> {
  const [row] = await query(one, { id });
  if (!row) throw problem.notFound();
  return adSetView(row, await adsOf(query, [id]));
}
export async function lockAdSet(query: Query, id: number): Promise<AdSetRow> {
  const [row] = await query(lock, { id });
  if (!row) throw problem.notFound();
  return row;
}
