import { sql } from 'kysely';
import type { UseCase } from '#platform/server/area.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { adSubmitted } from '../../contract.ts';
import type { HeldClaim } from '../../pure/claims.ts';
import { refreshCampaign } from '../delivery/line-up.ts';
import { from } from '../from.ts';
import type { ReviewState } from '../tables.ts';

export const stateOf = (claims: readonly HeldClaim[]): Extract<ReviewState, 'in-review' | 'held'> =>
  claims.length > 0 ? 'held' : 'in-review';

const again = statement((v: { creativeId: number; review: ReviewState; claims: string; now: string }) =>
  from
    .updateTable('ads as d')
    .from(['ad_creatives as k', 'ad_sets as s'])
    .set((e) => ({
      review: sql<ReviewState>`${v.review}`,
      claims: sql<readonly HeldClaim[]>`${v.claims}::jsonb`,
      creative_version: e.ref('k.version'),
      reason: '',
      submitted_at: moment(v.now),
      reviewed_at: null,
      reviewed_by: null,
      version: e('d.version', '+', 1),
    }))
    .whereRef('k.id', '=', 'd.creative_id')
    .whereRef('s.id', '=', 'd.ad_set_id')
    .where('d.creative_id', '=', v.creativeId)
    .where('d.status', '<>', 'archived')
    .returning(['d.id', 's.campaign_id as campaignId']),
);

/** After a change of a creative each ad that shows it waits for a moderator, and runs no more until then. */
export async function submitAgain(
  ask: Pick<UseCase<unknown>, 'query' | 'emit' | 'now'>,
  creativeId: number,
  claims: readonly HeldClaim[],
): Promise<void> {
  const { query, emit, now } = ask;
  const review = stateOf(claims);
  const rows = await query(again, { creativeId, review, claims: JSON.stringify(claims), now: now.toISOString() });
  for (const campaignId of new Set(rows.map((row) => row.campaignId))) await refreshCampaign(ask, campaignId);
  for (const { id } of rows) await emit(adSubmitted, { id, held: review === 'held' });
}
