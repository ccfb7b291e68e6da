import { afterAll, beforeAll, expect, test } from 'vitest';
import { buyerIn, plan } from '#areas/billing/server/testing/buyer.ts';
import { serverAreas } from '#areas/server.ts';
import { queryIn } from '#platform/server/db.ts';
import { ProblemError } from '#platform/server/problem.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { Ad, AdCharge, AdPriceList, AdSet, Campaign, Creative, WaitingAd } from '../../contract.ts';
import { adSet, campaign, creative } from '../example-campaign.ts';
import { advertiserIn } from '../testing/advertiser.ts';

let app: TestApp;
let ads: ReturnType<typeof advertiserIn>;
let moderator: number;
beforeAll(async () => {
  const env = { BILLING_CURRENCY: 'AUD' };
  app = await startTestApp({ areas: serverAreas, mode: 'demo', env, now: new Date('2026-11-21T01:00:00Z') });
  ads = advertiserIn(app);
  moderator = await app.addMember({ roles: ['member', 'moderator'] });
});
afterAll(() => app.close());

const refused = async (work: Promise<unknown>) => {
  try {
    await work;
    return undefined;
  } catch (error) {
    if (error instanceof ProblemError) return error.problem;
    throw error;
  }
};
async function sendIn(as: number, words: object = {}) {
  const { id: campaignId } = await ads.ask<Campaign>(as, 'createCampaign', { body: campaign() });
  const set = await ads.ask<AdSet>(as, 'createAdSet', { params: { id: campaignId }, body: adSet() });
  const shown = await ads.ask<Creative>(as, 'createCreative', { body: creative(words) });
  const ad = await ads.ask<Ad>(as, 'createAd', { params: { id: set.id }, body: { creativeId: shown.id } });
  return { campaignId, setId: set.id, ad };
}
const review = (as: number, { id, version }: Ad, more: object = { decision: 'approved' }) =>
  ads.ask<Ad>(as, 'reviewAd', { params: { id }, body: { version, ...more } });
const waitingIds = async () => (await ads.ask<WaitingAd[]>(moderator, 'listWaitingAds')).map(({ ad }) => ad.id);
const adNow = async (as: number, campaignId: number) =>
  (await ads.ask<AdSet[]>(as, 'listAdSets', { params: { id: campaignId } }))[0]?.ads[0];

test('an ad waits, is seen by moderators alone, and is decided once as it was seen', async () => {
  const me = await app.addMember();
  const { campaignId, ad } = await sendIn(me);
  expect(ad).toMatchObject({ review: 'in-review', claims: [], reason: '' });
  expect(await waitingIds()).toContain(ad.id);
  expect(await app.status(me, 'listWaitingAds')).toBe(403);
  expect((await review(moderator, ad)).review).toBe('approved');
  expect(await waitingIds()).not.toContain(ad.id);
  expect(await refused(review(moderator, ad))).toMatchObject({ status: 404 });
  expect((await adNow(me, campaignId))?.review).toBe('approved');
});

test('a refusal needs a reason, which its people read, and of which they are told', async () => {
  const me = await app.addMember();
  const { campaignId, ad } = await sendIn(me);
  expect(await refused(review(moderator, ad, { decision: 'refused' }))).toMatchObject({
    status: 400,
    errors: [{ field: 'reason', message: 'Say why, so that they can put it right.' }],
  });
  await review(moderator, ad, { decision: 'refused', reason: 'Say where the visits are booked.' });
  await app.settle();
  expect(await adNow(me, campaignId)).toMatchObject({ review: 'refused', reason: 'Say where the visits are booked.' });
  const notices = await ads.ask<{ text: string }[]>(me, 'listNotifications');
  expect(notices.map(({ text }) => text)).toContain('An ad of yours was refused: open it to see why');
  expect((await ads.campaign(me, campaignId)).delivery).toBe('refused');
});

test('words that need a proof hold an ad, with the reason for both sides', async () => {
  const me = await app.addMember();
  const { campaignId, ad } = await sendIn(me, { title: 'NDIS approved ramps' });
  expect(ad).toMatchObject({ review: 'held', claims: [{ words: 'NDIS approved' }] });
  expect((await ads.campaign(me, campaignId)).delivery).toBe('held');
  const waiting = (await ads.ask<WaitingAd[]>(moderator, 'listWaitingAds')).find((one) => one.ad.id === ad.id);
  expect(waiting).toMatchObject({ isRegistered: false, ad: { claims: [{ words: 'NDIS approved' }] } });
});

test('no moderator decides about an ad of an account that they help with', async () => {
  const me = await app.addMember({ roles: ['member', 'moderator'] });
  const { ad } = await sendIn(me);
  expect(await refused(review(me, ad))).toMatchObject({ status: 403, detail: 'Another moderator must decide this.' });
  expect((await ads.ask<WaitingAd[]>(me, 'listWaitingAds')).map((one) => one.ad.id)).not.toContain(ad.id);
  expect(await waitingIds()).toContain(ad.id);
});

test('an archived ad frees its place, and no longer waits', async () => {
  const me = await app.addMember();
  const { ad } = await sendIn(me);
  await ads.ask(me, 'setAdStatus', { params: { id: ad.id }, body: { status: 'archived' } });
  expect(await waitingIds()).not.toContain(ad.id);
  const usage = await ads.ask<{ limits: { ads: { used: number } } }>(me, 'getUsage');
  expect(usage.limits.ads.used).toBe(0);
});

test('a reported ad that moderators take down is out at once, and reads as refused', async () => {
  const me = await app.addMember();
  await buyerIn(app).buy(me, { planId: plan.starter });
  const { campaignId, adId } = await ads.run(me, moderator);
  const reader = await app.addMember();
  expect((await ads.shown(reader)).map(({ id }) => id)).toContain(adId);
  const reportable = app.app.services.reportables.get('ad');
  await app.app.services.transaction(async (db, emit) => {
    const ask = { db, query: queryIn(db), emit, config: app.config, now: new Date('2026-11-21T01:00:00Z'), id: adId };
    expect(await reportable?.setRemoved?.(ask, true)).toBe(true);
  });
  expect(await ads.shown(reader)).toEqual([]);
  expect(await adNow(me, campaignId)).toMatchObject({ review: 'refused' });
});

test('an administrator reads prices and sets them once for each version that was seen', async () => {
  const admin = await app.addMember({ roles: ['member', 'admin'] });
  const before = await ads.ask<AdPriceList>(admin, 'getAdPrices');
  expect(before).toEqual({ view: 2, click: 55, currency: 'AUD', version: 1 });
  const set = (view: number, version: number) =>
    ads.ask<AdPriceList>(admin, 'saveAdPrices', { body: { view, click: 55, version } });
  expect(await set(3, 1)).toEqual({ view: 3, click: 55, currency: 'AUD', version: 2 });
  expect(await refused(set(4, 1))).toMatchObject({ status: 409 });
  expect((await set(2, 2)).version).toBe(3);
});

test('an administrator finds each day that was charged, the last first, with what was given back', async () => {
  const admin = await app.addMember({ roles: ['member', 'admin'] });
  const me = await app.addMember({ name: 'Wattle Mobility' });
  await buyerIn(app).buy(me, { planId: plan.starter });
  const { campaignId } = await ads.run(me, moderator);
  const reader = await app.addMember();
  const seen = async (at: string) => {
    app.setNow(new Date(at));
    await ads.lineUp();
    const shown = (await ads.shown(reader)).filter(({ advertiser }) => advertiser === 'Wattle Mobility');
    await ads.see(
      reader,
      shown.map(({ token }) => token),
    );
  };
  for (const day of ['21', '22', '23']) await seen(`2026-11-${day}T01:00:00Z`);
  const body = { day: '2026-11-22', amount: 2, reason: 'Clicks of machines' };
  await ads.ask(admin, 'refundAds', { params: { id: campaignId }, body });
  const pages: AdCharge[] = [];
  for (let cursor: string | undefined; ; ) {
    const answer = await app.call<AdCharge[]>(admin, 'listAdCharges', {
      query: { limit: 1, ...(cursor && { cursor }) },
    });
    pages.push(...answer.body);
    cursor = answer.next;
    if (!cursor) break;
  }
  expect(
    pages.map(({ campaignId: id, advertiser, day, spend, refunded }) => [id, advertiser, day, spend, refunded]),
  ).toEqual([
    [campaignId, 'Wattle Mobility', '2026-11-23', 2, 0],
    [campaignId, 'Wattle Mobility', '2026-11-22', 2, 2],
    [campaignId, 'Wattle Mobility', '2026-11-21', 2, 0],
  ]);
});
