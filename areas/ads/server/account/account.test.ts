import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { ProblemError } from '#platform/server/problem.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { AdAccount, AdInvitation, AdTeam, Campaign } from '../../contract.ts';
import { campaign } from '../example-campaign.ts';
import { advertiserIn } from '../testing/advertiser.ts';

let app: TestApp;
let ads: ReturnType<typeof advertiserIn>;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas, mode: 'demo', now: new Date('2026-11-21T01:00:00Z') });
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
const named = (name: string, more: object = {}) => ({ body: { name, zone: 'Australia/Perth', ...more } });
const save = (as: number, name: string, more: object = {}) =>
  ads.ask<AdAccount>(as, 'saveAdAccount', named(name, more));
const mine = (as: number) => ads.ask<AdAccount[]>(as, 'listAdAccounts');
const team = (as: number, id: number) => ads.ask<AdTeam>(as, 'getAdTeam', { params: { id } });
async function invite(as: number, id: number, who: number, role: string) {
  const { member } = await ads.ask<{ member: { username: string } }>(who, 'getSession');
  return ads.ask<AdTeam>(as, 'inviteAdMember', { params: { id }, body: { username: member.username, role } });
}

test('an account is opened by the first save, and changed only from its latest version', async () => {
  const me = await app.addMember({ name: 'Robin Ferraro' });
  expect(await mine(me)).toEqual([]);
  const made = await save(me, 'Level Ground Mobility');
  expect(made).toMatchObject({
    name: 'Level Ground Mobility',
    zone: 'Australia/Perth',
    myRole: 'owner',
    stopped: 'no-card',
  });
  expect(await refused(save(me, 'Others'))).toMatchObject({ status: 409 });
  expect((await save(me, 'Level Ground', { version: made.version })).name).toBe('Level Ground');
  expect(await refused(save(me, 'Again', { version: made.version }))).toMatchObject({ status: 409 });
  expect((await mine(me)).map(({ name }) => name)).toEqual(['Level Ground']);
});

test('someone who helps with an account saves their own, and never that one', async () => {
  const [owner, helper] = [await app.addMember(), await app.addMember()];
  const { id } = await save(owner, 'Of the owner');
  await invite(owner, id, helper, 'manager');
  await ads.ask(helper, 'acceptAdInvitation', { params: { id } });
  await save(helper, 'Of the helper');
  expect((await mine(helper)).map(({ name, myRole }) => [name, myRole])).toEqual([
    ['Of the helper', 'owner'],
    ['Of the owner', 'manager'],
  ]);
  const other = { query: { account: id }, ...named('Taken over') };
  expect(await app.status(helper, 'saveAdAccount', other)).toBe(403);
});

test.each(['analyst', 'manager'])(
  'an %s of someone else’s account creates campaigns of their own account too',
  async (role) => {
    const [owner, helper] = [await app.addMember(), await app.addMember({ name: 'Robin Ferraro' })];
    const { id } = await save(owner, 'Of the owner');
    await invite(owner, id, helper, role);
    await ads.ask(helper, 'acceptAdInvitation', { params: { id } });
    expect(await ads.ask(helper, 'listCampaigns')).toEqual([]);
    const made = await ads.ask<Campaign>(helper, 'createCampaign', { body: campaign() });
    expect((await mine(helper)).map((one) => [one.id, one.name, one.myRole])).toEqual([
      [made.accountId, 'Robin Ferraro', 'owner'],
      [id, 'Of the owner', role],
    ]);
    expect((await ads.ask<Campaign[]>(helper, 'listCampaigns')).map((one) => one.id)).toEqual([made.id]);
    expect(await ads.ask(owner, 'listCampaigns')).toEqual([]);
  },
);

test('a campaign without an account opens one under the name of the member, by the clock of Sydney', async () => {
  const me = await app.addMember({ name: 'Robin Ferraro' });
  await ads.ask<Campaign>(me, 'createCampaign', { body: campaign() });
  expect(await mine(me)).toMatchObject([{ name: 'Robin Ferraro', zone: 'Australia/Sydney', myRole: 'owner' }]);
});

test('an invitation is seen by its member alone, and ends with an answer, a removal or a leave', async () => {
  const [owner, helper, other] = [await app.addMember(), await app.addMember(), await app.addMember()];
  const { id } = await save(owner, 'Level Ground');
  const invited = await invite(owner, id, helper, 'analyst');
  expect(invited.members.map(({ role, joined }) => [role, joined])).toEqual([
    ['owner', true],
    ['analyst', false],
  ]);
  expect(await refused(invite(owner, id, helper, 'analyst'))).toMatchObject({
    status: 400,
    errors: [{ field: 'username' }],
  });
  const invitations = (as: number) => ads.ask<AdInvitation[]>(as, 'listAdInvitations');
  expect(await invitations(helper)).toMatchObject([{ id, name: 'Level Ground', role: 'analyst' }]);
  expect(await invitations(other)).toEqual([]);
  const byId = { params: { id } };
  expect(await app.status(other, 'acceptAdInvitation', byId)).toBe(404);
  await ads.ask(helper, 'acceptAdInvitation', byId);
  expect(await invitations(helper)).toEqual([]);
  const no = (await team(owner, id)).members.find(({ role }) => role === 'analyst')?.no;
  const asManager = await ads.ask<AdTeam>(owner, 'setAdMemberRole', { params: { id, no }, body: { role: 'manager' } });
  expect(asManager.members.map(({ role }) => role)).toEqual(['owner', 'manager']);
  await ads.ask(helper, 'leaveAdAccount', byId);
  expect(await app.status(helper, 'getAdTeam', byId)).toBe(404);
  expect(await refused(invite(owner, id, helper, 'manager'))).toMatchObject({
    status: 400,
    errors: [{ field: 'username', message: 'You can invite this person again tomorrow.' }],
  });
  app.setNow(new Date('2026-11-22T01:00:01Z'));
  await invite(owner, id, helper, 'manager');
  const again = (await team(owner, id)).members.find(({ joined }) => !joined)?.no;
  await ads.ask(owner, 'removeAdMember', { params: { id, no: again } });
  expect(await app.status(helper, 'acceptAdInvitation', byId)).toBe(404);
  expect((await team(owner, id)).members).toHaveLength(1);
});

test('no one invites a member with whom they have a block, nor learns of it', async () => {
  const [owner, blocked] = [await app.addMember(), await app.addMember()];
  const { id } = await save(owner, 'Level Ground');
  const { member } = await ads.ask<{ member: { username: string } }>(blocked, 'getSession');
  await ads.ask(blocked, 'block', { params: { id: owner } });
  const body = (username: string) => ({ params: { id }, body: { username, role: 'analyst' } });
  const answer = await refused(ads.ask(owner, 'inviteAdMember', body(member.username)));
  expect(answer).toMatchObject({ errors: [{ message: 'There is no member with this username.' }] });
  expect(await refused(ads.ask(owner, 'inviteAdMember', body('nobody-at-all')))).toEqual(answer);
});

test('a helper can leave after a block, and an invitation is gone after one', async () => {
  const [owner, helper, invited] = [await app.addMember(), await app.addMember(), await app.addMember()];
  const { id } = await save(owner, 'Level Ground');
  const byId = { params: { id } };
  await invite(owner, id, helper, 'manager');
  await ads.ask(helper, 'acceptAdInvitation', byId);
  await invite(owner, id, invited, 'analyst');
  for (const other of [helper, invited]) await ads.ask(owner, 'block', { params: { id: other } });
  expect(await app.status(invited, 'acceptAdInvitation', byId)).toBe(404);
  await ads.ask(helper, 'leaveAdAccount', byId);
  expect(await app.status(helper, 'getAdTeam', byId)).toBe(404);
});
