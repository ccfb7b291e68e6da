import { sql } from 'kysely';
import { billingDay, giveBackSpend } from '#areas/billing/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, statement } from '#platform/server/statement.ts';
import type { refundAds as contract } from '../../contract.ts';
import { billed } from '../account/accounts.ts';
import { tellAccount } from '../account/tell.ts';
import { reportAccount } from '../delivery/room.ts';
import { takeBack } from '../delivery/take-back.ts';
import { from } from '../from.ts';

const owner = statement((v: { id: number }) =>
  from
    .selectFrom('ad_campaigns as c')
    .innerJoin('ad_accounts as a', 'a.id', 'c.account_id')
    .select(['a.id as accountId', 'a.owner_id as ownerId'])
    .where('c.id', '=', v.id),
);
const dayMs = 86_400_000;
/** A day by the clock of the account may lie a day beside its month of bills: its own month comes first. */
function monthsOf(day: string): string[] {
  const noon = Date.parse(`${day}T12:00:00Z`);
  return [...new Set([0, 1, -1].map((days) => billingDay(new Date(noon + days * dayMs)).slice(0, 7)))];
}
/** Of what it was told, billing gives back as much: both numbers of the month are less. */
const lessInMonth = statement((v: { accountId: number; month: string; amount: number }) =>
  from
    .updateTable('ad_months')
    .set((e) => ({
      spent: sql<number>`greatest(${e.ref('spent')} - ${v.amount}::int, 0)`,
      reported: sql<number>`greatest(${e.ref('reported')} - ${v.amount}::int, 0)`,
    }))
    .where('account_id', '=', v.accountId)
    .where('month', '=', v.month),
);
const add = statement((v: { id: number; day: string; amount: number; reason: string; by: number; now: string }) =>
  from
    .insertInto('ad_refunds')
    .values({
      campaign_id: v.id,
      day: sql<string>`${v.day}::date`,
      amount: v.amount,
      reason: v.reason,
      by_id: v.by,
      at: moment(v.now),
    })
    .returning('id'),
);

/** Behind the locks that charges take too. Of a month that was billed already, billing gives it back with a note. */
export const refundAds: Handler<typeof contract> = async (ask) => {
  const { input, principal, query, db, now } = ask;
  const { id, day, amount, reason } = input;
  const [of] = await query(owner, { id });
  if (!of) throw problem.notFound();
  await reportAccount(ask, of.accountId);
  if ((await takeBack(query, id, day, amount)) < amount) {
    throw problem.conflict('That is more than this day still costs. Look at the figures of the day again.');
  }
  let left = amount;
  for (const month of monthsOf(day)) {
    const given = of.ownerId === null ? left : await giveBackSpend(billed(ask), of.ownerId, { month, minor: left });
    await query(lessInMonth, { accountId: of.accountId, month, amount: given });
    left -= given;
  }
  const [row] = await query(add, { id, day, amount, reason, by: principal.id, now: now.toISOString() });
  if (!row) throw new Error('The refund was not stored.');
  const detail = { day, amount, reason };
  await writeAudit(db, { actorId: principal.id, action: 'ads refunded', subject: `campaign ${id}`, detail }, now);
  await tellAccount(ask, of.accountId);
  return { id: row.id, amount };
};
