import { sql } from 'kysely';
import { takeUsage } from '#areas/billing/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import type { Query } from '#platform/server/db.ts';
import { moment, statement } from '#platform/server/statement.ts';
import type { createCampaign as contract } from '../../contract.ts';
import { accountFor, billed, payerOf } from '../account/accounts.ts';
import { tellAccount } from '../account/tell.ts';
import { from } from '../from.ts';
import type { Found } from '../policy.ts';
import type { AdStatus } from '../tables.ts';
import { readCampaign } from './campaign-rows.ts';
import { noteChanges } from './changes.ts';
import { type CampaignFields, fieldsOf } from './fields.ts';

interface NewCampaign extends CampaignFields {
  readonly accountId: number;
  readonly status: AdStatus;
  readonly now: string;
}
const add = statement((v: NewCampaign) =>
  from
    .insertInto('ad_campaigns')
    .values({
      account_id: v.accountId,
      name: v.name,
      objective: v.objective,
      budget_type: v.budgetType,
      budget: v.budget,
      starts_on: sql<string>`${v.startDay}::date`,
      ends_on: sql<string | null>`${v.endDay}::date`,
      status: v.status,
      created_at: moment(v.now),
    })
    .returning('id'),
);
export async function addCampaign(query: Query, campaign: NewCampaign): Promise<number> {
  const [row] = await query(add, campaign);
  if (!row) throw new Error('The campaign was not stored.');
  return row.id;
}

export const createCampaign: Handler<typeof contract, Found> = async (ask) => {
  const { input, found, query, now } = ask;
  const account = await accountFor(ask, found);
  const fields = fieldsOf(input, account.zone);
  await takeUsage(billed(ask), payerOf(account), 'campaigns');
  const id = await addCampaign(query, {
    ...fields,
    accountId: account.id,
    status: 'active',
    now: now.toISOString(),
  });
  await noteChanges(ask, [{ campaignId: id, kind: 'campaign', name: fields.name, what: 'created' }]);
  await tellAccount(ask, account.id);
  return readCampaign(query, id, now);
};
