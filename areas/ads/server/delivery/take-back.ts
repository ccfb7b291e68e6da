import { sql } from 'kysely';
import type { Query } from '#platform/server/db.ts';
import { statement } from '#platform/server/statement.ts';
import { day as dayText } from '../days.ts';
import { from } from '../from.ts';

const daysOf = statement((v: { id: number; day: string }) =>
  from
    .selectFrom('ad_days')
    .select(['ad_id as adId', sql<number>`spent - refunded`.as('cost')])
    .where('campaign_id', '=', v.id)
    .where(sql<boolean>`day = ${v.day}::date`)
    .orderBy('ad_id'),
);
const take = statement((v: { id: number; day: string; adId: number; amount: number }) =>
  from
    .updateTable('ad_days')
    .set((e) => ({ refunded: e('refunded', '+', v.amount) }))
    .where('campaign_id', '=', v.id)
    .where(sql<boolean>`day = ${v.day}::date`)
    .where('ad_id', '=', v.adId),
);
const less = statement((v: { id: number; amount: number }) =>
  from
    .updateTable('ad_campaigns')
    .set((e) => ({ spent: e('spent', '-', v.amount) }))
    .where('id', '=', v.id),
);

/**
 * Takes back up to so much of what a campaign cost on a day, behind the lock of the campaign, and answers how much it
 * was. What was counted stays as it was.
 */
export async function takeBack(query: Query, id: number, day: string, amount: number): Promise<number> {
  let left = amount;
  for (const { adId, cost } of await query(daysOf, { id, day })) {
    const part = Math.min(left, cost);
    if (part > 0) await query(take, { id, day, adId, amount: part });
    left -= part;
  }
  const taken = amount - left;
  if (taken > 0) await query(less, { id, amount: taken });
  return taken;
}

const campaigns = statement((v: { accountId: number }) =>
  from.selectFrom('ad_campaigns').select('id').where('account_id', '=', v.accountId).orderBy('id').forNoKeyUpdate(),
);
/** Before anything of the account’s billing is locked: charges hold these first too. */
export const lockCampaigns = (query: Query, accountId: number) => query(campaigns, { accountId });

/** A day by the clock of the account may lie a day beside the month of bills. */
const costs = statement((v: { accountId: number; month: string; limit: number }) =>
  from
    .selectFrom('ad_campaigns as c')
    .innerJoin('ad_days as n', 'n.campaign_id', 'c.id')
    .select((e) => ['c.id', dayText(e.ref('n.day')).as('day')])
    .distinct()
    .where('c.account_id', '=', v.accountId)
    .where(sql<boolean>`n.spent > n.refunded and n.day >= ${v.month}::date - 1`)
    .orderBy('day', 'desc')
    .orderBy('c.id')
    .limit(v.limit),
);
const lessInMonth = statement((v: { accountId: number; month: string; amount: number }) =>
  from
    .updateTable('ad_months')
    .set((e) => ({ spent: e('spent', '-', v.amount) }))
    .where('account_id', '=', v.accountId)
    .where('month', '=', v.month),
);

const most = 1000;
/** What billing did not take costs nothing, from the last day backwards; behind the locks of all campaigns. */
export async function waive(
  query: Query,
  { accountId, month, amount }: { readonly accountId: number; readonly month: string; readonly amount: number },
): Promise<void> {
  if (amount <= 0) return;
  let left = amount;
  for (const row of await query(costs, { accountId, month: `${month}-01`, limit: most })) {
    if (left === 0) break;
    left -= await takeBack(query, row.id, row.day, left);
  }
  await query(lessInMonth, { accountId, month, amount: amount - left });
}
