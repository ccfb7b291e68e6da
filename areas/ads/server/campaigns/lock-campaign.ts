import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { type RowOf, statement } from '#platform/server/statement.ts';
import { day, dayOrNull } from '../days.ts';
import { from } from '../from.ts';

const lock = statement((v: { id: number }) =>
  from
    .selectFrom('ad_campaigns as c')
    .select((e) => [
      'c.id',
      'c.account_id as accountId',
      'c.name',
      'c.objective',
      'c.budget_type as budgetType',
      'c.budget',
      'c.status',
      'c.spent',
      'c.version',
      day(e.ref('c.starts_on')).as('startDay'),
      dayOrNull(e.ref('c.ends_on')).as('endDay'),
    ])
    .where('c.id', '=', v.id)
    .forNoKeyUpdate(),
);
export type LockedCampaign = RowOf<typeof lock>;

/** Changes of a campaign wait for each other, and for what is charged to it. */
export async function lockCampaign(query: Query, id: number): Promise<LockedCampaign> {
  const [row] = await query(lock, { id });
  if (!row) throw problem.notFound();
  return row;
}
