import { takeUsage } from '#areas/billing/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { choice, moment, statement } from '#platform/server/statement.ts';
import type {
  createAdSet as createContract,
  editAdSet as editContract,
  listAdSets as listContract,
  setAdSetStatus as statusContract,
} from '../../contract.ts';
import { type Frequency, frequencyNames, type Surface, surfaceNames } from '../../pure/options.ts';
import { type AccountRow, billed, payerOf } from '../account/accounts.ts';
import { tellAccount } from '../account/tell.ts';
import { differences, noteChanges } from '../campaigns/changes.ts';
import { keepingUsage } from '../campaigns/keep-usage.ts';
import { lockCampaign } from '../campaigns/lock-campaign.ts';
import { refreshCampaign } from '../delivery/line-up.ts';
import { from } from '../from.ts';
import { campaignOfAdSet } from '../owners.ts';
import type { AdStatus } from '../tables.ts';
import { type AdSetRow, adSetsOf, lockAdSet, readAdSet } from './ad-set-rows.ts';

interface Fields {
  readonly name: string;
  readonly audienceId: number | null;
  readonly surfaces: Surface[];
  readonly frequency: Frequency;
}
const add = statement((v: Fields & { campaignId: number; now: string }) =>
  from
    .insertInto('ad_sets')
    .values({
      campaign_id: v.campaignId,
      name: v.name,
      audience_id: v.audienceId,
      surfaces: v.surfaces,
      frequency: v.frequency,
      status: 'active',
      created_at: moment(v.now),
    })
    .returning('id'),
);
const save = statement((v: Fields & { id: number }) =>
  from
    .updateTable('ad_sets')
    .set((e) => ({
      name: v.name,
      audience_id: v.audienceId,
      surfaces: v.surfaces,
      frequency: v.frequency,
      version: e('version', '+', 1),
    }))
    .where('id', '=', v.id),
);
const statusTo = choice((status: AdStatus) =>
  statement((v: { id: number }) =>
    from
      .updateTable('ad_sets')
      .set((e) => ({ status, version: e('version', '+', 1) }))
      .where('id', '=', v.id),
  ),
);

/** Locked, so that nobody deletes it before the ad set uses it. */
const keepAudience = statement((v: { id: number; accountId: number }) =>
  from
    .selectFrom('ad_audiences')
    .select('id')
    .where('id', '=', v.id)
    .where('account_id', '=', v.accountId)
    .forKeyShare(),
);
async function assertOwnAudience(query: Query, id: number | null, { id: accountId }: AccountRow): Promise<void> {
  if (id === null || (await query(keepAudience, { id, accountId })).length > 0) return;
  throw problem.invalid([{ field: 'audienceId', rule: 'unknown', message: 'Choose one of your audiences.' }]);
}
const fieldsOf = ({ name, audienceId, surfaces, frequency }: Fields): Fields => ({
  name,
  audienceId,
  surfaces,
  frequency,
});

type Shown = Pick<AdSetRow, 'name' | 'audienceName' | 'surfaces' | 'frequency'>;
/** For the history: names, and no numbers. */
const inWords = ({ name, audienceName, surfaces, frequency }: Shown) => ({
  name,
  audience: audienceName ?? 'Everyone',
  surfaces: surfaces.map((one) => surfaceNames[one]),
  frequency: frequencyNames[frequency],
});

export const listAdSets: Handler<typeof listContract> = ({ input, query }) => adSetsOf(query, input.id);

export async function addAdSet(query: Query, fields: Fields, campaignId: number, now: Date): Promise<number> {
  const [row] = await query(add, { ...fieldsOf(fields), campaignId, now: now.toISOString() });
  if (!row) throw new Error('The ad set was not stored.');
  return row.id;
}

export const createAdSet: Handler<typeof createContract, AccountRow> = async (ask) => {
  const { input, found: account, query, now } = ask;
  const campaign = await lockCampaign(query, input.id);
  if (campaign.status === 'archived') throw problem.conflict('This campaign is archived. Activate it first.');
  await assertOwnAudience(query, input.audienceId, account);
  await takeUsage(billed(ask), payerOf(account), 'adSets');
  const id = await addAdSet(query, input, campaign.id, now);
  await noteChanges(ask, [{ campaignId: campaign.id, kind: 'ad-set', name: input.name, what: 'created' }]);
  await tellAccount(ask, account.id);
  return readAdSet(query, id);
};

export const editAdSet: Handler<typeof editContract, AccountRow> = async (ask) => {
  const { input, found: account, query } = ask;
  const before = await lockAdSet(query, input.id);
  if (before.version !== input.version) {
    throw problem.conflict('Someone has changed this ad set since. Look at it again, then save.');
  }
  await assertOwnAudience(query, input.audienceId, account);
  const fields = fieldsOf(input);
  await query(save, { ...fields, id: before.id });
  const after = await readAdSet(query, before.id);
  const about = { campaignId: before.campaignId, kind: 'ad-set', name: fields.name } as const;
  await noteChanges(ask, differences(inWords(before), inWords(after), about));
  await refreshCampaign(ask, before.campaignId);
  await tellAccount(ask, account.id);
  return after;
};

const whats = { active: 'activated', paused: 'paused', archived: 'archived' } as const;

export const setAdSetStatus: Handler<typeof statusContract, AccountRow> = async (ask) => {
  const { input, found: account, query } = ask;
  const { id, status } = input;
  const { id: campaignId } = await lockCampaign(query, await campaignOfAdSet(query, id));
  const { name, ...before } = await lockAdSet(query, id);
  if (before.status !== status) {
    await keepingUsage(ask, campaignId, () => query(statusTo(status), { id }));
    await noteChanges(ask, [{ campaignId, kind: 'ad-set', name, what: whats[status] }]);
    await refreshCampaign(ask, campaignId);
    await tellAccount(ask, account.id);
  }
  return readAdSet(query, id);
};
