import { sql } from 'kysely';
import { takeUsage } from '#areas/billing/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { choice, moment, statement } from '#platform/server/statement.ts';
import { adSubmitted, type createAd as createContract, type setAdStatus as statusContract } from '../../contract.ts';
import { type HeldClaim, heldClaims } from '../../pure/claims.ts';
import { type AccountRow, billed, payerOf } from '../account/accounts.ts';
import { isRegistered } from '../account/list-ad-accounts.ts';
import { tellAccount } from '../account/tell.ts';
import { noteChanges } from '../campaigns/changes.ts';
import { keepingUsage } from '../campaigns/keep-usage.ts';
import { lockCampaign } from '../campaigns/lock-campaign.ts';
import { lockCreative, textsOf } from '../creatives/creative-rows.ts';
import { refreshCampaign } from '../delivery/line-up.ts';
import { from } from '../from.ts';
import { campaignOfAd, campaignOfAdSet } from '../owners.ts';
import type { AdStatus, ReviewState } from '../tables.ts';
import { lockAd, readAd } from './ad-rows.ts';
import { lockAdSet } from './ad-set-rows.ts';
import { stateOf } from './submit.ts';

interface NewAd {
  readonly adSetId: number;
  readonly creativeId: number;
  readonly creativeVersion: number;
  readonly review: ReviewState;
  readonly claims: string;
  readonly now: string;
}
const add = statement((v: NewAd) =>
  from
    .insertInto('ads')
    .values({
      ad_set_id: v.adSetId,
      creative_id: v.creativeId,
      status: 'active',
      review: v.review,
      creative_version: v.creativeVersion,
      claims: sql<readonly HeldClaim[]>`${v.claims}::jsonb`,
      submitted_at: moment(v.now),
      created_at: moment(v.now),
    })
    .returning('id'),
);

/** It waits for a moderator, behind those that wait already. */
export async function addAd(
  query: Query,
  {
    adSetId,
    creativeId,
    creativeVersion,
    claims,
    now,
  }: Omit<NewAd, 'review' | 'claims' | 'now'> & { claims: readonly HeldClaim[]; now: Date },
): Promise<number> {
  const [row] = await query(add, {
    adSetId,
    creativeId,
    creativeVersion,
    review: stateOf(claims),
    claims: JSON.stringify(claims),
    now: now.toISOString(),
  });
  if (!row) throw new Error('The ad was not stored.');
  return row.id;
}

export const createAd: Handler<typeof createContract, AccountRow> = async (ask) => {
  const { input, found: account, query, emit, now } = ask;
  const campaign = await lockCampaign(query, await campaignOfAdSet(query, input.id));
  const set = await lockAdSet(query, input.id);
  if (campaign.status === 'archived') throw problem.conflict('This campaign is archived. Activate it first.');
  if (set.status === 'archived') throw problem.conflict('This ad set is archived. Activate it first.');
  const creative = await lockCreative(query, input.creativeId);
  if (creative.accountId !== account.id) throw problem.notFound();
  if (creative.archivedAt !== null) throw problem.conflict('This creative is archived. Take it out first.');
  const claims = heldClaims(textsOf(creative), { isRegistered: await isRegistered(query, account, now) });
  await takeUsage(billed(ask), payerOf(account), 'ads');
  const { id: creativeId, version: creativeVersion } = creative;
  const id = await addAd(query, { adSetId: set.id, creativeId, creativeVersion, claims, now });
  await noteChanges(ask, [{ campaignId: campaign.id, kind: 'ad', name: creative.title, what: 'created' }]);
  await emit(adSubmitted, { id, held: claims.length > 0 });
  await tellAccount(ask, account.id);
  return readAd(query, id);
};

const statusTo = choice((status: AdStatus) =>
  statement((v: { id: number }) =>
    from
      .updateTable('ads')
      .set((e) => ({ status, version: e('version', '+', 1) }))
      .where('id', '=', v.id),
  ),
);
const whats = { active: 'activated', paused: 'paused', archived: 'archived' } as const;

/** One that was put away while its creative changed comes back as what has to be looked at: its version tells. */
export const setAdStatus: Handler<typeof statusContract, AccountRow> = async (ask) => {
  const { input, found: account, query } = ask;
  const { id, status } = input;
  const { id: campaignId } = await lockCampaign(query, await campaignOfAd(query, id));
  const before = await lockAd(query, id);
  if (before.status !== status) {
    await keepingUsage(ask, campaignId, () => query(statusTo(status), { id }));
    if (before.status === 'archived') await comeBack(ask, before.creativeId, id);
    await noteChanges(ask, [{ campaignId, kind: 'ad', name: before.title, what: whats[status] }]);
    await refreshCampaign(ask, campaignId);
    await tellAccount(ask, account.id);
  }
  return readAd(query, id);
};

const outdated = statement((v: { id: number; version: number; review: ReviewState; claims: string; now: string }) =>
  from
    .updateTable('ads')
    .set({
      review: sql<ReviewState>`${v.review}`,
      claims: sql<readonly HeldClaim[]>`${v.claims}::jsonb`,
      creative_version: v.version,
      reason: '',
      submitted_at: moment(v.now),
      reviewed_at: null,
      reviewed_by: null,
    })
    .where('id', '=', v.id)
    .where('creative_version', '<>', v.version)
    .returning('id'),
);
async function comeBack(ask: Parameters<typeof setAdStatus>[0], creativeId: number, id: number): Promise<void> {
  const { query, found: account, emit, now } = ask;
  const creative = await lockCreative(query, creativeId);
  if (creative.archivedAt !== null) throw problem.conflict('The creative of this ad is archived. Take it out first.');
  const claims = heldClaims(textsOf(creative), { isRegistered: await isRegistered(query, account, now) });
  const [row] = await query(outdated, {
    id,
    version: creative.version,
    review: stateOf(claims),
    claims: JSON.stringify(claims),
    now: now.toISOString(),
  });
  if (row) await emit(adSubmitted, { id, held: claims.length > 0 });
}
