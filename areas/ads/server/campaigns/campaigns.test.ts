import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Usage } from '#areas/billing/contract.ts';
import { serverAreas } from '#areas/server.ts';
import { ProblemError } from '#platform/server/problem.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { AdChange, AdCounts, AdSet, AdSpending, Campaign, Creative } from '../../contract.ts';
import { adSet, campaign, creative } from '../example-campaign.ts';
import { advertiserIn } from '../testing/advertiser.ts';

let app: TestApp;
let ads: ReturnType<typeof advertiserIn>;
beforeAll(async () => {
  const env = { BILLING_CURRENCY: 'AUD' };
  app = await startTestApp({ areas: serverAreas, mode: 'demo', env, now: new Date('2026-11-21T01:00:00Z') });
  ads = advertiserIn(app);
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
const create = (as: number, more: object = {}) => ads.ask<Campaign>(as, 'createCampaign', { body: campaign(more) });
const list = (as: number) => ads.ask<Campaign[]>(as, 'listCampaigns');

test('a member without a campaign reads what is empty, and spends nothing', async () => {
  const me = await app.addMember();
  expect(await list(me)).toEqual([]);
  expect(await ads.ask<AdCounts>(me, 'countAds')).toEqual({ activeCampaigns: 0, totalCampaigns: 0, creatives: 0 });
  const spending = await ads.ask<AdSpending>(me, 'getAdSpending');
  expect(spending).toMatchObject({
    totalSpent: 0,
    currency: 'AUD',
    month: { spent: { minor: 0, currency: 'AUD' }, limit: { minor: 50_000, currency: 'AUD' } },
  });
});

test('a campaign needs its six fields and nothing else, starts active and has cost nothing', async () => {
  const me = await app.addMember();
  const made = await create(me, { endDate: '2026-12-24T02:00:00.000Z' });
  expect(made).toMatchObject({
    name: 'Ramp hire for the holidays',
    objective: 'awareness',
    budgetType: 'daily',
    budget: 8,
    startDay: '2026-11-01',
    endDay: '2026-12-24',
    startDate: '2026-10-31T13:00:00.000Z',
    status: 'active',
    spentAmount: 0,
    createdAt: '2026-11-21T01:00:00.000Z',
    delivery: 'no-ads',
  });
  expect((await list(me)).map(({ id }) => id)).toEqual([made.id]);
});

describe('what is missing or wrong is said at its field', () => {
  test.each([
    ['name', { name: '' }, 'Fill this in.'],
    ['name', { name: undefined }, 'Fill this in.'],
    ['objective', { objective: undefined }, 'Choose one of: awareness, traffic, engagement, leads, sales.'],
    ['budgetType', { budgetType: undefined }, 'Choose one of: daily, lifetime.'],
    ['budget', { budget: undefined }, 'Fill this in.'],
    ['budget', { budget: null }, 'Fill this in.'],
    ['budget', { budget: '8' }, 'This needs to be a number.'],
    ['budget', { budget: 0.99 }, 'This needs to be 1 or more.'],
    ['budget', { budget: -5 }, 'This needs to be 1 or more.'],
    ['budget', { budget: 8.005 }, 'Use at most two decimals.'],
    ['budget', { budget: 1e12 }, 'This can be 1000000 at most.'],
    ['startDate', { startDate: undefined }, 'Fill this in.'],
    ['startDate', { startDate: '' }, 'Fill this in.'],
    ['endDate', { endDate: '2026-10-30T02:00:00.000Z' }, 'The end date is on or after the start date.'],
  ])('%s of %j: %s', async (field, more, message) => {
    const me = await app.addMember();
    const answer = await refused(create(me, more));
    expect(answer).toMatchObject({ status: 400, errors: [{ field, message }] });
    expect(await list(me)).toEqual([]);
  });
});

test('pausing and activating change status and tiles, and two tabs that toggle agree', async () => {
  const me = await app.addMember();
  const { id } = await create(me);
  const set = (status: string) => ads.ask<Campaign>(me, 'setCampaignStatus', { params: { id }, body: { status } });
  expect((await set('paused')).status).toBe('paused');
  const [one, other] = await Promise.all([set('paused'), set('paused')]);
  expect([one.version, other.version]).toEqual([2, 2]);
  expect(await ads.ask<AdCounts>(me, 'countAds')).toMatchObject({ activeCampaigns: 0, totalCampaigns: 1 });
  expect((await set('active')).status).toBe('active');
  expect(await ads.ask<AdCounts>(me, 'countAds')).toMatchObject({ activeCampaigns: 1, totalCampaigns: 1 });
});

test('the fourth campaign of a free plan is refused, also when four are made at once, and usage counts three', async () => {
  const me = await app.addMember();
  await create(me);
  const all = await Promise.all([1, 2, 3].map(() => refused(create(me))));
  const [answer] = all.filter((one) => one !== undefined);
  expect(all.filter((one) => one === undefined)).toHaveLength(2);
  expect(answer).toMatchObject({
    status: 409,
    detail: 'Your plan Free has room for 3 campaigns. Upgrade your plan to add more.',
  });
  const { limits } = await ads.ask<Usage>(me, 'getUsage');
  expect(limits.campaigns).toEqual({ used: 3, limit: 3 });
});

test('an archived campaign frees its place, and takes one again when it comes back', async () => {
  const me = await app.addMember();
  const made = [await create(me), await create(me), await create(me)];
  const params = { id: made[0]?.id };
  await ads.ask(me, 'archiveCampaign', { params });
  expect((await list(me)).map(({ id }) => id)).toEqual([made[2]?.id, made[1]?.id]);
  await create(me);
  expect(await refused(ads.ask(me, 'setCampaignStatus', { params, body: { status: 'active' } }))).toMatchObject({
    status: 409,
  });
});

test('what is put away gives the places of all that it holds back, once, and takes them again when it returns', async () => {
  const me = await app.addMember();
  const { id } = await create(me);
  const sets = [];
  for (const name of ['One', 'Two']) {
    sets.push(await ads.ask<AdSet>(me, 'createAdSet', { params: { id }, body: adSet({ name }) }));
  }
  const { id: creativeId } = await ads.ask<Creative>(me, 'createCreative', { body: creative() });
  const made = [];
  for (const set of [sets[0], sets[0], sets[1]]) {
    made.push(await ads.ask<{ id: number }>(me, 'createAd', { params: { id: set?.id }, body: { creativeId } }));
  }
  const used = async () => {
    const { limits } = await ads.ask<Usage>(me, 'getUsage');
    return [limits.campaigns.used, limits.adSets.used, limits.ads.used];
  };
  const put = (operation: string, thing: number | undefined, status: string) =>
    ads.ask(me, operation, { params: { id: thing }, body: { status } });
  expect(await used()).toEqual([1, 2, 3]);
  await put('setAdStatus', made[0]?.id, 'archived');
  expect(await used()).toEqual([1, 2, 2]);
  await put('setAdSetStatus', sets[0]?.id, 'archived');
  expect(await used()).toEqual([1, 1, 1]);
  await ads.ask(me, 'archiveCampaign', { params: { id } });
  expect(await used()).toEqual([0, 0, 0]);
  await put('setAdSetStatus', sets[0]?.id, 'active');
  await put('setAdStatus', made[2]?.id, 'archived');
  expect(await used()).toEqual([0, 0, 0]);
  expect(await refused(ads.ask(me, 'createAd', { params: { id: sets[0]?.id }, body: { creativeId } }))).toMatchObject({
    status: 409,
    detail: 'This campaign is archived. Activate it first.',
  });
  await put('setCampaignStatus', id, 'active');
  expect(await used()).toEqual([1, 2, 1]);
});

test('a campaign stays archived once the plan has no room for its ad sets', async () => {
  const me = await app.addMember();
  const [first, other] = [await create(me), await create(me)];
  const addSets = async (id: number, count: number) => {
    for (let at = 0; at < count; at += 1) await ads.ask(me, 'createAdSet', { params: { id }, body: adSet() });
  };
  await addSets(first.id, 3);
  await ads.ask(me, 'archiveCampaign', { params: { id: first.id } });
  await addSets(other.id, 5);
  const back = { params: { id: first.id }, body: { status: 'active' } };
  expect(await refused(ads.ask(me, 'setCampaignStatus', back))).toMatchObject({
    status: 409,
    detail: 'Your plan Free has room for 5 ad sets. Upgrade your plan to add more.',
  });
  expect((await ads.campaign(me, first.id)).status).toBe('archived');
  const { limits } = await ads.ask<Usage>(me, 'getUsage');
  expect([limits.campaigns.used, limits.adSets.used]).toEqual([1, 5]);
});

test('a change is kept with what was before, and one from an older page is refused', async () => {
  const me = await app.addMember();
  const { id, version } = await create(me);
  const body = campaign({ name: 'Ramps', budget: 9.5, version });
  await ads.ask(me, 'editCampaign', { params: { id }, body });
  expect(await refused(ads.ask(me, 'editCampaign', { params: { id }, body }))).toMatchObject({ status: 409 });
  const changes = await ads.ask<AdChange[]>(me, 'listCampaignChanges', { params: { id } });
  expect(changes.map(({ what, field, before, after }) => [what, field, before, after])).toEqual([
    ['changed', 'budget', '$8.00', '$9.50'],
    ['changed', 'name', 'Ramp hire for the holidays', 'Ramps'],
    ['created', '', '', ''],
  ]);
});

test('a copy is paused, begins today, has its ad sets, and its ads wait for a moderator', async () => {
  const me = await app.addMember();
  const moderator = await app.addMember({ roles: ['member', 'moderator'] });
  const { campaignId } = await ads.run(me, moderator, { campaign: { endDate: '2026-11-30T02:00:00.000Z' } });
  const copy = await ads.ask<Campaign>(me, 'duplicateCampaign', { params: { id: campaignId } });
  expect(copy).toMatchObject({
    name: 'Ramp hire for the holidays (copy)',
    status: 'paused',
    startDay: '2026-11-21',
    endDay: '2026-12-20',
    spentAmount: 0,
    ads: { approved: 0, inReview: 1, held: 0, refused: 0 },
  });
});

test('what is another’s and what is missing look the same', async () => {
  const [me, other] = [await app.addMember(), await app.addMember()];
  const { id } = await create(me);
  for (const one of [id, 2_000_000_000]) {
    expect(await app.status(other, 'getCampaign', { params: { id: one } })).toBe(404);
    expect(await app.status(other, 'setCampaignStatus', { params: { id: one }, body: { status: 'paused' } })).toBe(404);
  }
});

test('an analyst reads and changes nothing, a manager changes, and neither invites', async () => {
  const [me, analyst, manager] = [await app.addMember(), await app.addMember(), await app.addMember()];
  const { id, accountId } = await create(me);
  const invite = async (who: number, role: string) => {
    const { member } = await ads.ask<{ member: { username: string } }>(who, 'getSession');
    const body = { username: member.username, role };
    await ads.ask(me, 'inviteAdMember', { params: { id: accountId }, body });
    expect(await app.status(who, 'getCampaign', { params: { id } })).toBe(404);
    await ads.ask(who, 'acceptAdInvitation', { params: { id: accountId } });
  };
  await invite(analyst, 'analyst');
  await invite(manager, 'manager');
  const pause = { params: { id }, body: { status: 'paused' } };
  const there = { query: { account: accountId } };
  expect((await ads.ask<Campaign[]>(analyst, 'listCampaigns', there)).map((one) => one.id)).toEqual([id]);
  expect(await app.status(analyst, 'createCampaign', { ...there, body: campaign() })).toBe(403);
  expect(await app.status(analyst, 'setCampaignStatus', pause)).toBe(403);
  expect(await app.status(manager, 'setCampaignStatus', pause)).toBe(200);
  const body = { username: 'someone', role: 'analyst' };
  expect(await app.status(manager, 'inviteAdMember', { params: { id: accountId }, body })).toBe(403);
  const { limits } = await ads.ask<Usage>(me, 'getUsage');
  expect(limits.campaigns.used).toBe(1);
});
