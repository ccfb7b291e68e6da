import { sql } from 'kysely';
import { returnUsage, takeUsage } from '#areas/billing/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { statement } from '#platform/server/statement.ts';
import { type AccountRow, billed, payerOf } from '../account/accounts.ts';
import { from } from '../from.ts';

/** What takes a place in the plan: what isn’t archived, and belongs to nothing that is. */
const places = statement((v: { id: number }) =>
  from
    .selectFrom('ad_campaigns as c')
    .select([
      sql<number>`(c.status <> 'archived')::int`.as('campaigns'),
      sql<number>`(select count(*)::int from ad_sets s
        where s.campaign_id = c.id and 'archived' not in (c.status, s.status))`.as('adSets'),
      sql<number>`(select count(*)::int from ad_sets s join ads d on d.ad_set_id = s.id
        where s.campaign_id = c.id and 'archived' not in (c.status, s.status, d.status))`.as('ads'),
    ])
    .where('c.id', '=', v.id),
);
async function placesOf(query: Query, id: number) {
  const [row] = await query(places, { id });
  if (!row) throw problem.notFound();
  return row;
}

/**
 * Changes the status of a campaign or of something in it, and with it what the account’s plan counts: what is put away
 * gives the places of all that it holds back, and takes them again when it returns. The campaign is locked.
 */
export async function keepingUsage(
  ask: Parameters<typeof billed>[0] & { readonly query: Query; readonly found: AccountRow },
  campaignId: number,
  change: () => Promise<unknown>,
): Promise<void> {
  const { query, found: account } = ask;
  const before = await placesOf(query, campaignId);
  await change();
  const after = await placesOf(query, campaignId);
  for (const kind of ['campaigns', 'adSets', 'ads'] as const) {
    const more = after[kind] - before[kind];
    if (more > 0) await takeUsage(billed(ask), payerOf(account), kind, more);
    if (more < 0) await returnUsage(billed(ask), payerOf(account), kind, -more);
  }
}
