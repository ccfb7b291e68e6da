import { takeUsage } from '#areas/billing/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { adSubmitted, type duplicateCampaign as contract } from '../../contract.ts';
import { heldClaims } from '../../pure/claims.ts';
import { limits } from '../../pure/options.ts';
import { type AccountRow, billed, payerOf } from '../account/accounts.ts';
import { isRegistered } from '../account/list-ad-accounts.ts';
import { tellAccount } from '../account/tell.ts';
import { adSetsOf } from '../ad-sets/ad-set-rows.ts';
import { addAdSet } from '../ad-sets/ad-sets.ts';
import { addAd } from '../ad-sets/ads.ts';
import { findCreatives, textsOf } from '../creatives/creative-rows.ts';
import { dayIn, daysFrom } from '../days.ts';
import { readCampaign } from './campaign-rows.ts';
import { noteChanges } from './changes.ts';
import { addCampaign } from './create-campaign.ts';
import { lockCampaign } from './lock-campaign.ts';

const ending = ' (copy)';
const addDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** From today on, for as many days as the first one; paused, so that nothing runs that nobody has looked at. */
export const duplicateCampaign: Handler<typeof contract, AccountRow> = async (ask) => {
  const { input, found: account, query, emit, now } = ask;
  const doing = billed(ask);
  const payer = payerOf(account);
  const source = await lockCampaign(query, input.id);
  const sets = (await adSetsOf(query, source.id)).filter(({ status }) => status !== 'archived');
  const ads = sets.flatMap((set) => set.ads.filter(({ status }) => status !== 'archived'));
  if (sets.length + ads.length > limits.copied) {
    throw problem.conflict(`A copy has at most ${limits.copied} ad sets and ads. Archive some first.`);
  }
  const creatives = new Map(
    (await findCreatives(query, [...new Set(ads.map(({ creativeId }) => creativeId))])).map((row) => [row.id, row]),
  );
  const proof = { isRegistered: await isRegistered(query, account, now) };
  await takeUsage(doing, payer, 'campaigns');
  const name = `${source.name.slice(0, limits.name - ending.length)}${ending}`;
  const startDay = dayIn(account.zone, now);
  const { objective, budgetType, budget, endDay } = source;
  const id = await addCampaign(query, {
    accountId: account.id,
    name,
    objective,
    budgetType,
    budget,
    startDay,
    endDay: endDay === null ? null : addDays(startDay, daysFrom(source.startDay, endDay) - 1),
    status: 'paused',
    now: now.toISOString(),
  });
  for (const set of sets) {
    await takeUsage(doing, payer, 'adSets');
    const adSetId = await addAdSet(query, set, id, now);
    for (const ad of ads.filter((one) => one.adSetId === set.id)) {
      const creative = creatives.get(ad.creativeId);
      if (!creative) continue;
      await takeUsage(doing, payer, 'ads');
      const claims = heldClaims(textsOf(creative), proof);
      const adId = await addAd(query, {
        adSetId,
        creativeId: creative.id,
        creativeVersion: creative.version,
        claims,
        now,
      });
      await emit(adSubmitted, { id: adId, held: claims.length > 0 });
    }
  }
  await noteChanges(ask, [{ campaignId: id, kind: 'campaign', name, what: 'copied', before: source.name }]);
  await tellAccount(ask, account.id);
  return readCampaign(query, id, now);
};
