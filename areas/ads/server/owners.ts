import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { statement } from '#platform/server/statement.ts';
import { from } from './from.ts';

const ofCampaign = statement((v: { id: number }) =>
  from.selectFrom('ad_campaigns').select('account_id as accountId').where('id', '=', v.id),
);
const ofAdSet = statement((v: { id: number }) =>
  from
    .selectFrom('ad_sets as s')
    .innerJoin('ad_campaigns as c', 'c.id', 's.campaign_id')
    .select(['c.account_id as accountId', 'c.id as campaignId'])
    .where('s.id', '=', v.id),
);
const ofAd = statement((v: { id: number }) =>
  from
    .selectFrom('ads as d')
    .innerJoin('ad_sets as s', 's.id', 'd.ad_set_id')
    .innerJoin('ad_campaigns as c', 'c.id', 's.campaign_id')
    .select(['c.account_id as accountId', 'c.id as campaignId'])
    .where('d.id', '=', v.id),
);
const ofCreative = statement((v: { id: number }) =>
  from.selectFrom('ad_creatives').select('account_id as accountId').where('id', '=', v.id),
);
const ofAudience = statement((v: { id: number }) =>
  from.selectFrom('ad_audiences').select('account_id as accountId').where('id', '=', v.id),
);

/** Whose each thing is; undefined: there is none. */
export const accountOfCampaign = async (query: Query, id: number) => (await query(ofCampaign, { id }))[0]?.accountId;
export const accountOfAdSet = async (query: Query, id: number) => (await query(ofAdSet, { id }))[0]?.accountId;
export const accountOfAd = async (query: Query, id: number) => (await query(ofAd, { id }))[0]?.accountId;
export const accountOfCreative = async (query: Query, id: number) => (await query(ofCreative, { id }))[0]?.accountId;
export const accountOfAudience = async (query: Query, id: number) => (await query(ofAudience, { id }))[0]?.accountId;

/** The campaign is locked before what is in it, so that it is looked up first. */
export async function campaignOfAdSet(query: Query, id: number): Promise<number> {
  const [row] = await query(ofAdSet, { id });
  if (!row) throw problem.notFound();
  return row.campaignId;
}
export async function campaignOfAd(query: Query, id: number): Promise<number> {
  const [row] = await query(ofAd, { id });
  if (!row) throw problem.notFound();
  return row.campaignId;
}
