import { sql } from 'kysely';
import { moneyText } from '#platform/contract/money.ts';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { statement } from '#platform/server/statement.ts';
import type { editCampaign as contract } from '../../contract.ts';
import { budgetTypeNames, objectiveNames } from '../../pure/options.ts';
import type { AccountRow } from '../account/accounts.ts';
import { tellAccount } from '../account/tell.ts';
import { refreshCampaign } from '../delivery/line-up.ts';
import { from } from '../from.ts';
import { readCampaign } from './campaign-rows.ts';
import { differences, noteChanges } from './changes.ts';
import { type CampaignFields, fieldsOf } from './fields.ts';
import { lockCampaign } from './lock-campaign.ts';

const save = statement((v: CampaignFields & { id: number }) =>
  from
    .updateTable('ad_campaigns')
    .set((e) => ({
      name: v.name,
      objective: v.objective,
      budget_type: v.budgetType,
      budget: v.budget,
      starts_on: sql<string>`${v.startDay}::date`,
      ends_on: sql<string | null>`${v.endDay}::date`,
      version: e('version', '+', 1),
    }))
    .where('id', '=', v.id),
);

export const editCampaign: Handler<typeof contract, AccountRow> = async (ask) => {
  const { input, found: account, query, now } = ask;
  const { id, version } = input;
  const fields = fieldsOf(input, account.zone);
  const before = await lockCampaign(query, id);
  if (before.version !== version) {
    throw problem.conflict('Someone has changed this campaign since. Look at it again, then save.');
  }
  if (before.status === 'archived') throw problem.conflict('This campaign is archived. Activate it first.');
  if (fields.budgetType === 'lifetime' && fields.budget < before.spent) {
    const spent = moneyText({ minor: before.spent, currency: account.currency });
    const message = `${spent} is spent already. The total budget can’t be below that.`;
    throw problem.invalid([{ field: 'budget', rule: 'spent', message }]);
  }
  await query(save, { ...fields, id });
  const inWords = ({ name, objective, budgetType, budget, startDay, endDay }: CampaignFields) => ({
    name,
    objective: objectiveNames[objective],
    budgetType: budgetTypeNames[budgetType],
    budget: moneyText({ minor: budget, currency: account.currency }),
    startDay,
    endDay,
  });
  const about = { campaignId: id, kind: 'campaign', name: fields.name } as const;
  await noteChanges(ask, differences(inWords(before), inWords(fields), about));
  await refreshCampaign(ask, id);
  await tellAccount(ask, account.id);
  return readCampaign(query, id, now);
};
