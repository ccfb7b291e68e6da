import type { Handler, UseCase } from '#platform/server/area.ts';
import { choice, statement } from '#platform/server/statement.ts';
import type {
  archiveCampaign as archiveContract,
  Campaign,
  setCampaignStatus as statusContract,
} from '../../contract.ts';
import type { AccountRow } from '../account/accounts.ts';
import { tellAccount } from '../account/tell.ts';
import { refreshCampaign } from '../delivery/line-up.ts';
import { from } from '../from.ts';
import type { AdStatus } from '../tables.ts';
import { readCampaign } from './campaign-rows.ts';
import { noteChanges } from './changes.ts';
import { keepingUsage } from './keep-usage.ts';
import { lockCampaign } from './lock-campaign.ts';

const statusTo = choice((status: AdStatus) =>
  statement((v: { id: number }) =>
    from
      .updateTable('ad_campaigns')
      .set((e) => ({ status, version: e('version', '+', 1) }))
      .where('id', '=', v.id),
  ),
);
const whats = { active: 'activated', paused: 'paused', archived: 'archived' } as const;

/** Setting what it is already changes nothing, so that two tabs that toggle at once agree. */
async function setStatus(ask: UseCase<{ id: number }, AccountRow>, status: AdStatus): Promise<Campaign> {
  const { input, found: account, query, now } = ask;
  const { id } = input;
  const before = await lockCampaign(query, id);
  if (before.status !== status) {
    await keepingUsage(ask, id, () => query(statusTo(status), { id }));
    await noteChanges(ask, [{ campaignId: id, kind: 'campaign', name: before.name, what: whats[status] }]);
    await refreshCampaign(ask, id);
    await tellAccount(ask, account.id);
  }
  return readCampaign(query, id, now);
}

export const setCampaignStatus: Handler<typeof statusContract, AccountRow> = (ask) => setStatus(ask, ask.input.status);
export const archiveCampaign: Handler<typeof archiveContract, AccountRow> = (ask) => setStatus(ask, 'archived');
