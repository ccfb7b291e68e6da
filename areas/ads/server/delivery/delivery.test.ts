import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Usage } from '#areas/billing/contract.ts';
import { buyerIn, plan } from '#areas/billing/server/testing/buyer.ts';
import { serverAreas } from '#areas/server.ts';
import { ProblemError } from '#platform/server/problem.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { AdReport, AdSpending } from '../../contract.ts';
import { creative } from '../example-campaign.ts';
import { advertiserIn } from '../testing/advertiser.ts';
import { handOut } from './token.ts';

let app: TestApp;
let ads: ReturnType<typeof advertiserIn>;
let advertiser: number;
let moderator: number;
let reader: number;
const noon = new Date('2026-11-21T01:00:00Z');
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas, mode: 'demo', env: { BILLING_CURRENCY: 'AUD' }, now: noon });
  ads = advertiserIn(app);
  moderator = await app.addMember({ roles: ['member', 'moderator'] });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(noon);
  // Each test has its own advertiser, and the line-up of no other.
  await app.database.query('', `update ad_campaigns set status = 'paused' where status = 'active'`);
  advertiser = await app.addMember({ name: 'Level Ground Mobility' });
  reader = await app.addMember();
  await buyerIn(app).buy(advertiser, { planId: plan.starter });
});

const refused = async (work: Promise<unknown>) => {
  try {
    await work;
    return undefined;
  } catch (error) {
    if (error instanceof ProblemError) return error.problem;
    throw error;
  }
};
const report = (query: object = {}) => ads.ask<AdReport>(advertiser, 'getAdReport', { query });
const tokensOf = async (count: number) => {
  const tokens: string[] = [];
  while (tokens.length < count) tokens.push(...(await ads.shown(reader)).map(({ token }) => token));
  return tokens.slice(0, count);
};

test('an approved ad is shown with its advertiser, why, and where it leads', async () => {
  await ads.run(advertiser, moderator);
  const [ad] = await ads.shown(reader);
  expect(ad).toMatchObject({
    advertiser: 'Level Ground Mobility',
    title: 'A level doorway in a morning',
    callToAction: 'Ask for a visit',
    leadsTo: 'levelground.example',
    why: 'You see this ad because it can be on any page of “Home”.',
    times: 1,
    days: 1,
  });
});

test('nothing runs before a moderator has approved it, without a card, or on another page', async () => {
  const { adId } = await ads.run(advertiser, moderator);
  expect(await ads.shown(reader, { surface: 'forums' })).toEqual([]);
  await app.database.query('', `update ads set review = 'in-review', reviewed_at = null where id = ${adId}`);
  await ads.lineUp();
  expect(await ads.shown(reader)).toEqual([]);
  const poor = await app.addMember();
  const { campaignId } = await ads.run(poor, moderator);
  expect(await ads.shown(reader)).toEqual([]);
  expect((await ads.campaign(poor, campaignId)).delivery).toBe('no-card');
});

test('ads of someone who is suspended are out until it ends, and their campaign reads as paused', async () => {
  const { campaignId } = await ads.run(advertiser, moderator);
  const suspend = 'insert into suspensions (user_id, until) values ($1, $2)';
  await app.database.query('suspend', suspend, [advertiser, '2026-11-22T00:00:00.000Z']);
  await ads.lineUp();
  expect(await ads.shown(reader)).toEqual([]);
  expect((await ads.campaign(advertiser, campaignId)).delivery).toBe('paused');
  app.setNow(new Date('2026-11-22T01:00:00Z'));
  await ads.lineUp();
  expect(await ads.shown(reader)).toHaveLength(1);
});

test('pausing takes an ad out at once, and so does a changed creative until it is approved again', async () => {
  const { campaignId, creativeId, adId } = await ads.run(advertiser, moderator);
  const set = (status: string) =>
    ads.ask(advertiser, 'setCampaignStatus', { params: { id: campaignId }, body: { status } });
  await set('paused');
  expect(await ads.shown(reader)).toEqual([]);
  await set('active');
  const [token = ''] = await tokensOf(1);
  await ads.see(reader, [token]);
  await ads.ask(advertiser, 'editCreative', {
    params: { id: creativeId },
    body: creative({ title: 'Another headline', linkUrl: 'https://elsewhere.example/', version: 1 }),
  });
  expect(await ads.shown(reader)).toEqual([]);
  expect(await refused(ads.press(reader, token))).toMatchObject({ status: 410 });
  const [{ version } = { version: 0 }] = await app.database.query<{ version: number }>(
    '',
    `select version from ads where id = ${adId}`,
  );
  const review = (one: number) =>
    ads.ask(moderator, 'reviewAd', { params: { id: adId }, body: { decision: 'approved', version: one } });
  expect(await refused(review(version - 1))).toMatchObject({ status: 409 });
  await review(version);
  expect((await ads.shown(reader)).map(({ title }) => title)).toEqual(['Another headline']);
  expect(await ads.press(reader, token)).toEqual({ url: 'https://elsewhere.example/' });
});

test('pages are chosen by clock and topic, and the reader is told by which', async () => {
  const audience = { name: 'Victoria', regions: ['VIC'], topics: ['getting-around'] };
  const { id: audienceId } = await ads.ask<{ id: number }>(advertiser, 'createAudience', { body: audience });
  await ads.run(advertiser, moderator, { set: { audienceId } });
  expect(await ads.shown(reader)).toEqual([]);
  expect(await ads.shown(reader, { zone: 'Australia/Perth', topic: 'getting-around' })).toEqual([]);
  const [ad] = await ads.shown(reader, { zone: 'Australia/Melbourne', topic: 'getting-around' });
  expect(ad?.why).toBe(
    'You see this ad because your device is on Melbourne time and this page is about “Getting around”.',
  );
});

test('a member who has switched ads off, or has a block with the advertiser, is shown none', async () => {
  await ads.run(advertiser, moderator);
  const [off, blocking] = [await app.addMember(), await app.addMember()];
  await ads.ask(off, 'putAdChoice', { body: { off: true } });
  await ads.ask(blocking, 'block', { params: { id: advertiser } });
  expect(await ads.shown(off)).toEqual([]);
  expect(await ads.shown(blocking)).toEqual([]);
  expect(await ads.shown(reader)).toHaveLength(1);
  await ads.ask(off, 'putAdChoice', { body: { off: false } });
  expect(await ads.shown(off)).toHaveLength(1);
});

describe('views and presses', () => {
  test('a view counts once, however often and however many times at once it is said', async () => {
    const { campaignId } = await ads.run(advertiser, moderator);
    const [token = ''] = await tokensOf(1);
    const all = await Promise.all(Array.from({ length: 20 }, () => ads.see(reader, [token, token])));
    expect(all.reduce((sum, counted) => sum + counted, 0)).toBe(1);
    expect(await ads.see(reader, [token])).toBe(0);
    expect((await report()).total).toEqual({ impressions: 1, clicks: 0, rate: 0, spend: 2 });
    expect((await ads.campaign(advertiser, campaignId)).spentAmount).toBe(0.02);
  });

  test('a press needs a view, leads to the site, and counts once', async () => {
    await ads.run(advertiser, moderator, { campaign: { objective: 'traffic' } });
    const [token = ''] = await tokensOf(1);
    expect(await refused(ads.press(reader, token))).toMatchObject({ status: 409 });
    await ads.see(reader, [token]);
    expect(await ads.press(reader, token)).toEqual({ url: 'https://levelground.example/ramps' });
    expect(await ads.press(reader, token)).toEqual({ url: 'https://levelground.example/ramps' });
    expect((await report()).total).toEqual({ impressions: 1, clicks: 1, rate: 100, spend: 55 });
  });

  test('forged, changed and old tokens count nothing', async () => {
    const { adId } = await ads.run(advertiser, moderator);
    const [token = ''] = await tokensOf(1);
    const bytes = Buffer.from(token, 'base64url');
    bytes.writeUInt32BE(0, 4);
    expect(await ads.see(reader, [bytes.toString('base64url'), 'x'.repeat(60)])).toBe(0);
    const about = { adId, viewPrice: 2, clickPrice: 0, counts: true };
    const old = handOut(app.config, about, new Date(noon.getTime() - 61 * 60_000));
    expect(await ads.see(reader, [old])).toBe(0);
    expect(await refused(ads.press(reader, old))).toMatchObject({ status: 410 });
    expect((await report()).total.impressions).toBe(0);
  });

  test('the advertiser’s own views and presses are never counted', async () => {
    await ads.run(advertiser, moderator);
    const [{ token } = { token: '' }] = await ads.shown(advertiser);
    await ads.see(advertiser, [token]);
    expect(await ads.press(advertiser, token)).toEqual({ url: 'https://levelground.example/ramps' });
    expect((await report()).total).toEqual({ impressions: 0, clicks: 0, rate: 0, spend: 0 });
  });
});

test('programs that say what they are count nothing, and are led nowhere that a reader isn’t', async () => {
  await ads.run(advertiser, moderator, { campaign: { objective: 'traffic' } });
  const [token = ''] = await tokensOf(1);
  const principal = await app.principal(reader);
  const say = (operation: string, body: object) =>
    app.app.invoke({
      operation,
      principal,
      body,
      request: { ip: '127.0.0.1', agent: 'Mozilla/5.0 (compatible; SomeBot/2.1)' },
    });
  expect((await say('countAdViews', { tokens: [token] })).body).toEqual({ counted: 0 });
  await ads.see(reader, [token]);
  await say('pressAd', { token });
  expect((await report()).total).toEqual({ impressions: 1, clicks: 0, rate: 0, spend: 0 });
});

describe('budgets to the cent', () => {
  test('a daily budget is never passed, also by many views at once: what doesn’t fit is counted and costs nothing', async () => {
    const { campaignId } = await ads.run(advertiser, moderator, { campaign: { budget: 1.01 } });
    const tokens = await tokensOf(80);
    await Promise.all(tokens.map((token) => ads.see(reader, [token])));
    const { total, spentInAll } = await report();
    expect(total).toMatchObject({ impressions: 80, spend: 100 });
    expect(spentInAll).toBe(100);
    const campaign = await ads.campaign(advertiser, campaignId);
    expect(campaign).toMatchObject({ spentAmount: 1, spentToday: 1 });
    await ads.lineUp();
    expect(await ads.shown(reader)).toEqual([]);
    app.setNow(new Date('2026-11-22T01:00:00Z'));
    await ads.lineUp();
    expect(await ads.shown(reader)).toHaveLength(1);
  });

  test('a total budget ends with the last view that fits, and the campaign says so', async () => {
    const more = { campaign: { budgetType: 'lifetime', budget: 1.01 } };
    const { campaignId } = await ads.run(advertiser, moderator, more);
    await ads.see(reader, await tokensOf(50));
    expect(await ads.campaign(advertiser, campaignId)).toMatchObject({ spentAmount: 1, delivery: 'budget-spent' });
    app.setNow(new Date('2026-11-22T01:00:00Z'));
    await ads.lineUp();
    expect(await ads.shown(reader)).toEqual([]);
  });

  test('what is ahead of the day waits, and goes on later in the day', async () => {
    app.setNow(new Date('2026-11-20T14:00:00Z'));
    await ads.run(advertiser, moderator, { campaign: { budget: 5 } });
    await ads.see(reader, await tokensOf(50));
    await ads.lineUp();
    expect(await ads.shown(reader)).toEqual([]);
    app.setNow(noon);
    await ads.lineUp();
    expect(await ads.shown(reader)).toHaveLength(1);
  });

  test('the plan’s limit pauses by itself, says so once, and billing knows what was spent', async () => {
    const { campaignId } = await ads.run(advertiser, moderator, { campaign: { budget: 100 } });
    const [account] = await ads.ask<{ id: number }[]>(advertiser, 'listAdAccounts');
    await app.database.query('', `update ad_months set most = 3 where account_id = ${account?.id}`);
    await ads.see(reader, await tokensOf(5));
    expect(await ads.campaign(advertiser, campaignId)).toMatchObject({ spentAmount: 0.02 });
    // What is left is less than one view costs.
    expect((await ads.campaign(advertiser, campaignId)).delivery).toBe('spend-limit');
    for (let run = 0; run < 2; run += 1) {
      await app.app.jobs.runNow('ads.tell-limits');
      await app.app.jobs.runNow('ads.report-spend');
      await app.settle();
    }
    const notices = await ads.ask<{ text: string }[]>(advertiser, 'listNotifications');
    expect(notices.filter(({ text }) => text.includes('spend limit'))).toHaveLength(1);
    const usage = await ads.ask<Usage>(advertiser, 'getUsage');
    expect(usage.spend).toEqual({ minor: 2, currency: 'AUD' });
    expect((await ads.ask<AdSpending>(advertiser, 'getAdSpending')).totalSpent).toBe(0.02);
  });
});

test('days, campaigns, ads and creatives come to the same sum, which is what was spent in all', async () => {
  await ads.run(advertiser, moderator, { campaign: { name: 'One' } });
  await ads.run(advertiser, moderator, { campaign: { name: 'Two', objective: 'sales' } });
  const tokens = await tokensOf(30);
  await ads.see(reader, tokens);
  for (const token of tokens.slice(0, 10)) await ads.press(reader, token);
  const { days, campaigns, ads: all, creatives, total, spentInAll } = await report();
  const spend = (rows: readonly { spend: number }[]) => rows.reduce((sum, row) => sum + row.spend, 0);
  expect([days, campaigns, all, creatives].map(spend)).toEqual(Array.from({ length: 4 }, () => total.spend));
  expect(total).toMatchObject({ impressions: 30, clicks: 10, rate: 33.33 });
  expect(campaigns.map(({ name, impressions }) => [name, impressions])).toEqual([
    ['One', 15],
    ['Two', 15],
  ]);
  expect(spentInAll).toBe(total.spend);
  expect(days).toHaveLength(14);
  expect(days.at(-1)?.day).toBe('2026-11-21');
});

test('a report is of its days and its campaign alone, and as CSV has a row for each day and ad', async () => {
  const { campaignId, adId } = await ads.run(advertiser, moderator, { campaign: { name: '=One' } });
  await ads.see(reader, await tokensOf(3));
  app.setNow(new Date('2026-11-22T01:00:00Z'));
  await ads.lineUp();
  await ads.see(reader, await tokensOf(2));
  const other = await ads.run(advertiser, moderator, { campaign: { name: 'Two' } });
  const first = { from: '2026-11-21', to: '2026-11-21' };
  expect((await report({ ...first, campaign: campaignId })).total).toMatchObject({ impressions: 3, spend: 6 });
  const { days, campaigns, total } = await report();
  expect(days.slice(-2).map(({ day, impressions }) => [day, impressions])).toEqual([
    ['2026-11-21', 3],
    ['2026-11-22', 2],
  ]);
  expect(campaigns).toEqual([{ id: campaignId, name: '=One', impressions: 5, clicks: 0, rate: 0, spend: 10 }]);
  expect(total.impressions).toBe(5);
  expect((await report({ campaign: other.campaignId })).total.impressions).toBe(0);
  const { download } = await app.call(advertiser, 'downloadAdReport');
  const parts: Uint8Array[] = [];
  for await (const part of download?.content.read() ?? []) parts.push(part);
  const about = `"'=One","${adId}","A level doorway in a morning"`;
  expect(Buffer.concat(parts).toString()).toBe(
    [
      '\ufeff"Day","Campaign","Ad","Creative","Impressions","Clicks","Rate (%)","Spend","Currency"',
      `"2026-11-21",${about},"3","0","0","0.06","AUD"`,
      `"2026-11-22",${about},"2","0","0","0.04","AUD"`,
      '',
    ].join('\r\n'),
  );
});

test('a refund is a counter-entry: figures stay, and no more than a day costs is given back', async () => {
  const admin = await app.addMember({ roles: ['member', 'admin'] });
  const { campaignId } = await ads.run(advertiser, moderator);
  await ads.see(reader, await tokensOf(10));
  const give = (amount: number) =>
    ads.ask(admin, 'refundAds', { params: { id: campaignId }, body: { day: '2026-11-21', amount, reason: 'Bots' } });
  await give(15);
  expect(await refused(give(6))).toMatchObject({ status: 409 });
  expect((await report()).total).toMatchObject({ impressions: 10, spend: 5 });
  expect((await ads.campaign(advertiser, campaignId)).spentAmount).toBe(0.05);
});

test('a refund of a day that lies beside its month of bills is given back where it was billed', async () => {
  const admin = await app.addMember({ roles: ['member', 'admin'] });
  const body = { name: 'Level Ground Mobility', zone: 'Australia/Perth' };
  await ads.ask(advertiser, 'saveAdAccount', { body });
  // Still 30 November in Perth, and December by the calendar of bills.
  app.setNow(new Date('2026-11-30T15:00:00Z'));
  const { campaignId } = await ads.run(advertiser, moderator);
  await ads.see(reader, await tokensOf(10));
  const refund = { day: '2026-11-30', amount: 15, reason: 'Bots' };
  await ads.ask(admin, 'refundAds', { params: { id: campaignId }, body: refund });
  expect((await ads.campaign(advertiser, campaignId)).spentAmount).toBe(0.05);
  expect((await ads.ask<Usage>(advertiser, 'getUsage')).spend.minor).toBe(5);
  const spending = await ads.ask<AdSpending>(advertiser, 'getAdSpending');
  expect(spending.month.spent).toEqual({ minor: 5, currency: 'AUD' });
});

test('billing is told each cent once, and what it doesn’t take is taken back in the figures too', async () => {
  const { campaignId } = await ads.run(advertiser, moderator);
  const tell = async () => {
    await app.app.jobs.runNow('ads.report-spend');
    await app.settle();
    return (await ads.ask<Usage>(advertiser, 'getUsage')).spend.minor;
  };
  await ads.see(reader, await tokensOf(10));
  expect(await tell()).toBe(20);
  expect(await tell()).toBe(20);
  await ads.see(reader, await tokensOf(5));
  await app.database.query('', `update billing_accounts set method_ref = null where user_id = ${advertiser}`);
  expect(await tell()).toBe(20);
  expect((await ads.campaign(advertiser, campaignId)).spentAmount).toBe(0.2);
  expect((await report()).total).toMatchObject({ impressions: 15, spend: 20 });
});
