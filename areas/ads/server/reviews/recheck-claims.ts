import { sql } from 'kysely';
import type { Job, UseCase } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { adSubmitted } from '../../contract.ts';
import { type HeldClaim, heldClaims } from '../../pure/claims.ts';
import { isRegistered } from '../account/list-ad-accounts.ts';
import { findCreatives, textsOf } from '../creatives/creative-rows.ts';
import { refreshCampaign } from '../delivery/line-up.ts';
import { from } from '../from.ts';

/** Ads that no moderator has let through in spite of a claim: what they claim was proved when they were sent in. */
const proved = statement((v: { accountId: number; after: number; limit: number }) =>
  from
    .selectFrom('ads as d')
    .innerJoin('ad_sets as s', 's.id', 'd.ad_set_id')
    .innerJoin('ad_campaigns as c', 'c.id', 's.campaign_id')
    .select(['d.id', 'd.creative_id as creativeId', 'c.id as campaignId'])
    .where('c.account_id', '=', v.accountId)
    .where('d.review', 'in', ['approved', 'in-review'])
    .where('d.status', '<>', 'archived')
    .where(sql<boolean>`d.claims = '[]'`)
    .where('d.id', '>', v.after)
    .orderBy('d.id')
    .limit(v.limit),
);
/** As it was read: what was archived, decided or written anew meanwhile is judged by what did so. */
const hold = statement((v: { id: number; creativeVersion: number; claims: string; now: string }) =>
  from
    .updateTable('ads')
    .set((e) => ({
      review: 'held',
      claims: sql<readonly HeldClaim[]>`${v.claims}::jsonb`,
      submitted_at: moment(v.now),
      reviewed_at: null,
      reviewed_by: null,
      version: e('version', '+', 1),
    }))
    .where('id', '=', v.id)
    .where('review', 'in', ['approved', 'in-review'])
    .where('status', '<>', 'archived')
    .where(sql<boolean>`claims = '[]'`)
    .where('creative_version', '=', v.creativeVersion)
    .returning('id'),
);

const page = 200;
type Asks = Pick<UseCase<unknown>, 'query' | 'emit' | 'now'>;

/** A registration that ran out proves nothing any more: what was said because of it is held, and runs no more. */
export async function recheckAccount(
  ask: Asks,
  account: { readonly id: number; readonly providerId: number | null; readonly ownerId: number | null },
): Promise<void> {
  const { query, emit, now } = ask;
  const proof = { isRegistered: await isRegistered(query, account, now) };
  if (proof.isRegistered) return;
  const campaigns = new Set<number>();
  for (let after = 0; ; ) {
    const rows = await query(proved, { accountId: account.id, after, limit: page });
    const creatives = new Map(
      (await findCreatives(query, [...new Set(rows.map(({ creativeId }) => creativeId))])).map((row) => [row.id, row]),
    );
    for (const { id, creativeId, campaignId } of rows) {
      const creative = creatives.get(creativeId);
      const claims = creative ? heldClaims(textsOf(creative), proof) : [];
      if (!creative || claims.length === 0) continue;
      const [held] = await query(hold, {
        id,
        creativeVersion: creative.version,
        claims: JSON.stringify(claims),
        now: now.toISOString(),
      });
      if (!held) continue;
      await emit(adSubmitted, { id, held: true });
      campaigns.add(campaignId);
    }
    const last = rows.at(-1);
    if (!last || rows.length < page) break;
    after = last.id;
  }
  for (const id of campaigns) await refreshCampaign(ask, id);
}

const withListing = statement((v: { after: number; limit: number }) =>
  from
    .selectFrom('ad_accounts')
    .select(['id', 'provider_id as providerId', 'owner_id as ownerId'])
    .where('provider_id', 'is not', null)
    .where('id', '>', v.after)
    .orderBy('id')
    .limit(v.limit),
);
/** Each hour, since a registration ends at a midnight of some clock. */
export const recheckClaims: Job['run'] = async ({ db, emit, now }) => {
  const query = queryIn(db);
  for (let after = 0; ; ) {
    const rows = await query(withListing, { after, limit: page });
    for (const account of rows) await recheckAccount({ query, emit, now }, account);
    const last = rows.at(-1);
    if (!last || rows.length < page) return;
    after = last.id;
  }
};
