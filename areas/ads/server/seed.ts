import { sql } from 'kysely';
import { addSpend, doing as doingIn, takeUsage } from '#areas/billing/server/public.ts';
import { castMember, demoMemberId } from '#demo/cast.ts';
import type { Seed } from '#platform/server/area.ts';
import { type Query, queryIn } from '#platform/server/db.ts';
import { moment, once, statement } from '#platform/server/statement.ts';
import { paysForViews } from '../pure/options.ts';
import { readPrices } from './account/prices.ts';
import { addAdSet } from './ad-sets/ad-sets.ts';
import { addAd } from './ad-sets/ads.ts';
import { addCampaign } from './campaigns/create-campaign.ts';
import { addCreative } from './creatives/save-creative.ts';
import { dayIn, minuteOfDay } from './days.ts';
import { refreshAccount } from './delivery/line-up.ts';
import { from } from './from.ts';
import { type SeedCampaign, seedCampaigns } from './seed-campaigns.ts';

const zone = 'Australia/Melbourne';
const dayMs = 86_400_000;
/** Who of the cast is seen to have looked at the ads. */
const moderator = castMember(24).id;

const addDay = statement(
  (v: {
    campaignId: number;
    adId: number;
    creativeId: number;
    day: string;
    views: number;
    clicks: number;
    spent: number;
  }) =>
    from.insertInto('ad_days').values({
      campaign_id: v.campaignId,
      ad_id: v.adId,
      creative_id: v.creativeId,
      day: sql<string>`${v.day}::date`,
      impressions: v.views,
      clicks: v.clicks,
      spent: v.spent,
    }),
);
const spend = statement((v: { id: number; spent: number }) =>
  from.updateTable('ad_campaigns').set({ spent: v.spent }).where('id', '=', v.id),
);
const approve = statement((v: { id: number; by: number; now: string }) =>
  from
    .updateTable('ads')
    .set({ review: 'approved', reviewed_by: v.by, reviewed_at: moment(v.now) })
    .where('id', '=', v.id),
);

/** The demo member’s business, with figures of the last two weeks; each day within its budget. */
export const seed: Seed = async ({ db, now, services }) => {
  const query = queryIn(db);
  const doing = doingIn(db, async () => undefined, now, services.config);
  const currency = services.config.billingCurrency;
  const [account] = await query(
    once(
      from
        .insertInto('ad_accounts')
        .values({
          owner_id: demoMemberId,
          name: 'Level Ground Mobility',
          zone,
          currency,
          created_at: moment(now.toISOString()),
        })
        .returning('id'),
    ),
  );
  if (!account) throw new Error('The account of the demo was not stored.');
  const prices = await readPrices(query, currency);
  const audience = await addAudience(query, account.id, now);
  let ofThisMonth = 0;
  for (const campaign of seedCampaigns) {
    for (const kind of ['campaigns', 'adSets', 'ads', 'creatives'] as const) await takeUsage(doing, demoMemberId, kind);
    const made = await addOne(query, account.id, campaign, audience, now);
    const price = paysForViews(campaign.objective) ? prices.view : prices.click;
    let spent = 0;
    for (const [daysAgo, whole] of campaign.views.entries()) {
      const views = daysAgo === 0 ? Math.floor((whole * minuteOfDay(zone, now)) / 1440) : whole;
      const day = dayIn(zone, new Date(now.getTime() - daysAgo * dayMs));
      const clicks = Math.floor(views / campaign.pressEvery);
      const cost = (paysForViews(campaign.objective) ? views : clicks) * price;
      await query(addDay, { ...made, day, views, clicks, spent: cost });
      spent += cost;
      if (day.slice(0, 7) === doing.day.slice(0, 7)) ofThisMonth += cost;
    }
    await query(spend, { id: made.campaignId, spent });
  }
  await takeUsage(doing, demoMemberId, 'audiences');
  const counted = await addSpend(doing, demoMemberId, ofThisMonth);
  await query(
    once(
      from
        .insertInto('ad_months')
        .values({ account_id: account.id, month: doing.day.slice(0, 7), spent: counted, reported: counted }),
    ),
  );
  await refreshAccount({ query, now }, account.id);
};

async function addAudience(query: Query, accountId: number, now: Date): Promise<number> {
  const [row] = await query(
    once(
      from
        .insertInto('ad_audiences')
        .values({
          account_id: accountId,
          name: 'Getting out in Victoria and Tasmania',
          regions: sql`array['VIC', 'TAS']`,
          topics: sql`array['getting-around', 'free-time']`,
          created_at: moment(now.toISOString()),
        })
        .returning('id'),
    ),
  );
  if (!row) throw new Error('The audience of the demo was not stored.');
  return row.id;
}

async function addOne(query: Query, accountId: number, one: SeedCampaign, audience: number, now: Date) {
  const at = (days: number) => new Date(now.getTime() + days * dayMs);
  const began = at(-one.began).toISOString();
  const { name, objective, budgetType, budget, status } = one;
  const campaignId = await addCampaign(query, {
    accountId,
    name,
    objective,
    budgetType,
    budget,
    startDay: dayIn(zone, at(-one.began)),
    endDay: one.ends === null ? null : dayIn(zone, at(one.ends)),
    status,
    now: began,
  });
  const audienceId = one.topics.length > 0 ? audience : null;
  const fields = {
    name: 'Everyone who may need it',
    audienceId,
    surfaces: [...one.surfaces],
    frequency: 'day-3' as const,
  };
  const adSetId = await addAdSet(query, fields, campaignId, at(-one.began));
  const creativeId = await addCreative(query, {
    accountId,
    title: one.headline,
    type: 'text',
    body: one.body,
    callToAction: one.button,
    altText: '',
    linkUrl: one.site,
    ink: '#1b1b1b',
    paper: '#ffffff',
    textSize: 18,
    pictureId: null,
    now: began,
  });
  const adId = await addAd(query, { adSetId, creativeId, creativeVersion: 1, claims: [], now: at(-one.began) });
  if (one.review === 'approved') await query(approve, { id: adId, by: moderator, now: began });
  return { campaignId, adId, creativeId };
}
