import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { queryIn } from '#platform/server/db.ts';
import { ProblemError } from '#platform/server/problem.ts';
import { statement } from '#platform/server/statement.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { ListingInvitation, ListingTeam, OwnListing, Provider } from '../../contract.ts';
import { limits } from '../../pure/options.ts';
import { inDays, listing, service, worker } from '../example-listing.ts';
import { from } from '../from.ts';
import { publish } from '../testing/published.ts';
import { handOn } from './hand-on.ts';
import { actsFor, listingsWhere, mayActFor, peopleOf } from './may-act.ts';

let app: TestApp;
let admin: number;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas, now: new Date('2026-11-26T03:00:00.000Z') });
  admin = await app.addMember({ name: 'Admin', roles: ['member', 'admin'] });
});
afterAll(() => app.close());

const usernameOf = async (id: number) =>
  (await app.call<{ member: { username: string } }>(id, 'getSession')).body.member.username;
const invite = async (as: number, id: number, who: number, role = 'manager') =>
  app.call<ListingTeam>(as, 'inviteProviderMember', {
    params: { id },
    body: { username: await usernameOf(who), role },
  });
const accept = (as: number, id: number) => app.call<ListingTeam>(as, 'acceptProviderInvitation', { params: { id } });
const team = async (as: number, id: number) =>
  (await app.call<ListingTeam>(as, 'getProviderTeam', { params: { id } })).body;
const invitations = async (as: number) => (await app.call<ListingInvitation[]>(as, 'listProviderInvitations')).body;
const notices = async (as: number) => {
  await app.settle();
  const { body } = await app.call<{ kind: string }[]>(as, 'listNotifications');
  return body.map(({ kind }) => kind);
};
const detail = async (attempt: Promise<unknown>) => {
  const error = await attempt.catch((thrown: unknown) => thrown);
  return error instanceof ProblemError ? [error.problem.status, error.problem.detail] : [];
};
const fieldOf = async (attempt: Promise<unknown>) => {
  const error = await attempt.catch((thrown: unknown) => thrown);
  return error instanceof ProblemError ? error.problem.errors?.map(({ field, message }) => [field, message]) : [];
};

/** A listing that is not published, with its owner, a manager and a coordinator. */
async function whole() {
  const [owner, manager, coordinator] = [
    await app.addMember({ name: 'Olive Owner' }),
    await app.addMember({ name: 'Max Manager' }),
    await app.addMember({ name: 'Cleo Coordinator' }),
  ];
  const { body } = await app.call<Provider>(owner, 'createProvider', { body: listing() });
  await invite(owner, body.id, manager);
  await accept(manager, body.id);
  await invite(manager, body.id, coordinator, 'coordinator');
  await accept(coordinator, body.id);
  return { id: body.id, owner, manager, coordinator };
}

test('each role may do what it is for: owner, manager, coordinator, and no one else', async () => {
  const { id, owner, manager, coordinator } = await whole();
  const stranger = await app.addMember();
  const params = { id };
  const { body } = await app.call<Provider>(owner, 'getProvider', { params });
  const may = async (as: number) => ({
    edit: await app.status(as, 'editProvider', { params, body: { ...listing(), version: 999 } }),
    service: await app.status(as, 'addProviderService', { params, body: service() }),
    worker: await app.status(as, 'addProviderStaff', { params, body: worker() }),
    vacancy: await app.status(as, 'announceVacancy', {
      params,
      body: { words: 'Mornings', startsOn: inDays(0), endsOn: inDays(5) },
    }),
    offer: await app.status(as, 'offerProvider', { params, body: { no: 999_999 } }),
  });
  expect(body.myRole).toBe('owner');
  // 409 and 404 come after the rule: it let them in.
  expect(await may(owner)).toEqual({ edit: 409, service: 201, worker: 201, vacancy: 201, offer: 404 });
  expect(await may(manager)).toEqual({ edit: 409, service: 201, worker: 201, vacancy: 201, offer: 403 });
  expect(await may(coordinator)).toEqual({ edit: 403, service: 403, worker: 403, vacancy: 201, offer: 403 });
  expect(await may(stranger)).toEqual({ edit: 404, service: 404, worker: 404, vacancy: 404, offer: 404 });
  expect(await app.status(manager, 'deleteProvider', { params })).toBe(403);
  const { body: mine } = await app.call<OwnListing[]>(coordinator, 'listMyProviders');
  expect(mine.map((one) => [one.id, one.myRole])).toEqual([[id, 'coordinator']]);
});

test('what others ask of a team: who may do what, for which listings, and who answers', async () => {
  const { id, owner, manager, coordinator } = await whole();
  const { query } = app.database;
  const can = async (userId: number) =>
    Promise.all(
      (['own', 'manage', 'coordinate'] as const).map((power) => mayActFor(query, { providerId: id, userId }, power)),
    );
  expect(await can(owner)).toEqual([true, true, true]);
  expect(await can(manager)).toEqual([false, true, true]);
  expect(await can(coordinator)).toEqual([false, false, true]);
  expect(await can(admin)).toEqual([false, false, false]);
  expect(await listingsWhere(query, { userId: manager, power: 'manage' })).toEqual([id]);
  expect(await listingsWhere(query, { userId: coordinator, power: 'manage' })).toEqual([]);
  const found = statement((v: { userId: number }) =>
    from
      .selectFrom('provider_services as s')
      .select('s.provider_id as id')
      .where((e) => actsFor(v.userId, e.ref('s.provider_id'), 'manage')),
  );
  await app.call(owner, 'addProviderService', { params: { id }, body: service() });
  expect(await query(found, { userId: owner })).toEqual([{ id }]);
  expect(await query(found, { userId: manager })).toEqual([{ id }]);
  expect(await query(found, { userId: coordinator })).toEqual([]);
  expect(await peopleOf(query, id)).toEqual([
    { userId: owner, role: 'owner' },
    { userId: manager, role: 'manager' },
    { userId: coordinator, role: 'coordinator' },
  ]);
});

test('an invitation says whose listing it is and from whom, gives nothing until it is accepted, and is told once', async () => {
  const owner = await app.addMember({ name: 'Olive' });
  const guest = await app.addMember({ name: 'Gus' });
  const { body } = await app.call<Provider>(owner, 'createProvider', { body: listing({ businessName: 'Kelp Care' }) });
  const params = { id: body.id };
  await invite(owner, body.id, guest);
  expect(await app.status(guest, 'getProvider', { params })).toBe(404);
  expect(await app.status(guest, 'getProviderTeam', { params })).toBe(404);
  expect(await invitations(guest)).toMatchObject([
    { id: body.id, businessName: 'Kelp Care', role: 'manager', by: { displayName: 'Olive' } },
  ]);
  expect(await notices(guest)).toEqual(['providerInvited']);
  expect((await accept(guest, body.id)).body.members).toMatchObject([
    { no: 0, person: { id: owner }, role: 'owner', joined: true, mine: false },
    { person: { id: guest }, role: 'manager', joined: true, mine: true },
  ]);
  expect(await invitations(guest)).toEqual([]);
  expect(await notices(owner)).toEqual(['providerTeamNews']);
  expect(await app.status(guest, 'getProvider', { params })).toBe(200);
});

test('a manager looks after coordinators, and the owner after everyone', async () => {
  const { id, owner, manager, coordinator } = await whole();
  const another = await app.addMember();
  const on = (userId: number) => ({ params: { id, no: noOf(userId) } });
  const seen = await team(owner, id);
  const noOf = (userId: number) => seen.members.find(({ person }) => person?.id === userId)?.no ?? 0;
  expect(await detail(invite(manager, id, another))).toEqual([403, 'Only the owner can invite managers.']);
  expect(await detail(invite(coordinator, id, another, 'coordinator'))).toEqual([
    403,
    'Only the owner and managers of this listing can change it.',
  ]);
  expect(await app.status(manager, 'setProviderMemberRole', { ...on(coordinator), body: { role: 'manager' } })).toBe(
    403,
  );
  expect(await app.status(owner, 'setProviderMemberRole', { ...on(coordinator), body: { role: 'manager' } })).toBe(200);
  expect(await notices(coordinator)).toContain('providerPlaceChanged');
  expect(await detail(app.call(manager, 'removeProviderMember', on(coordinator)))).toEqual([
    403,
    'Only the owner can remove managers.',
  ]);
  expect(await detail(app.call(manager, 'removeProviderMember', on(manager)))).toEqual([
    403,
    'You can’t remove yourself, but you can leave.',
  ]);
  expect(await app.status(owner, 'removeProviderMember', on(coordinator))).toBe(200);
  expect(await app.status(coordinator, 'getProvider', { params: { id } })).toBe(404);
  expect(await app.status(owner, 'removeProviderMember', on(coordinator))).toBe(404);
  expect((await team(owner, id)).members.map(({ person }) => person?.id)).toEqual([owner, manager]);
});

test('who declines or leaves is out at once, and an owner hands over first', async () => {
  const { id, owner, manager, coordinator } = await whole();
  const params = { id };
  expect(await app.status(manager, 'leaveProvider', { params })).toBe(200);
  expect(await app.status(manager, 'addProviderService', { params, body: service() })).toBe(404);
  expect(await detail(app.call(owner, 'leaveProvider', { params }))).toEqual([
    409,
    'It’s your listing. Hand it over before you leave.',
  ]);
  // Whoever has just gone is not asked again on the same day.
  expect(await fieldOf(invite(owner, id, manager))).toEqual([
    ['username', 'You can invite this person again tomorrow.'],
  ]);
  expect(await fieldOf(invite(owner, id, coordinator))).toEqual([
    ['username', 'This person is in the team, or is invited.'],
  ]);
  expect(await fieldOf(invite(owner, id, owner))).toEqual([['username', 'This person is in the team, or is invited.']]);
  const wrong = app.call(owner, 'inviteProviderMember', { params, body: { username: 'no.such', role: 'manager' } });
  expect(await fieldOf(wrong)).toEqual([['username', 'There is no member with this username.']]);
});

test('whoever invited someone hears that they joined while in the team, and nothing after', async () => {
  const owner = await app.addMember();
  const { body } = await app.call<Provider>(owner, 'createProvider', { body: listing() });
  const { id } = body;
  const heard = async (leaves: boolean) => {
    const [manager, helper] = [await app.addMember(), await app.addMember()];
    await invite(owner, id, manager);
    await accept(manager, id);
    await invite(manager, id, helper, 'coordinator');
    if (leaves) await app.call(manager, 'leaveProvider', { params: { id } });
    await accept(helper, id);
    return (await notices(manager)).includes('providerTeamNews');
  };
  expect([await heard(false), await heard(true)]).toEqual([true, false]);
});

test('a listing changes hands when the new owner accepts, and not before', async () => {
  const { id, owner, manager, coordinator } = await whole();
  const params = { id };
  const offer = async (userId: number) => {
    const no = (await team(owner, id)).members.find(({ person }) => person?.id === userId)?.no ?? 0;
    return app.call<ListingTeam>(owner, 'offerProvider', { params, body: { no } });
  };
  await offer(coordinator);
  await offer(manager);
  expect((await team(owner, id)).members.map(({ person, offered }) => [person?.id, offered])).toEqual([
    [owner, false],
    [manager, true],
    [coordinator, false],
  ]);
  expect(await detail(app.call(coordinator, 'acceptProviderOffer', { params }))).toEqual([
    409,
    'This listing isn’t offered to you, or no longer.',
  ]);
  expect(await app.status(coordinator, 'endProviderOffer', { params })).toBe(403);
  expect(await notices(manager)).toContain('providerOffered');
  await app.call(manager, 'endProviderOffer', { params });
  expect(await app.status(manager, 'acceptProviderOffer', { params })).toBe(409);
  expect(await notices(owner)).toContain('providerTeamNews');
  await offer(manager);
  const { body } = await app.call<ListingTeam>(manager, 'acceptProviderOffer', { params });
  expect(body.members.map(({ person, role }) => [person?.id, role])).toEqual([
    [manager, 'owner'],
    [owner, 'manager'],
    [coordinator, 'coordinator'],
  ]);
  expect(await notices(owner)).toContain('providerOwnerChanged');
  expect(await app.status(owner, 'deleteProvider', { params })).toBe(403);
  expect(await app.status(manager, 'deleteProvider', { params })).toBe(200);
});

test('behind a block no one is invited or named, and whoever runs the listing can still end their role', async () => {
  const { id, owner, manager } = await whole();
  const blocked = await app.addMember({ name: 'Blocked' });
  const block = (as: number, userId: number) => app.call(as, 'block', { params: { id: userId } });
  await block(blocked, owner);
  expect(await fieldOf(invite(owner, id, blocked))).toEqual([['username', 'There is no member with this username.']]);
  const late = await app.addMember({ name: 'Late' });
  await invite(owner, id, late);
  // Another invitation opens nothing here.
  const elsewhere = await whole();
  await invite(elsewhere.owner, elsewhere.id, late);
  await block(late, owner);
  expect((await invitations(late)).map((one) => one.id)).toEqual([elsewhere.id]);
  expect(await app.status(late, 'acceptProviderInvitation', { params: { id } })).toBe(404);
  await block(manager, owner);
  const seen = await team(owner, id);
  const [hidden] = seen.members.filter(({ person }) => person === null);
  expect(hidden).toMatchObject({ role: 'manager', joined: true });
  expect(JSON.stringify(seen)).not.toContain('Max Manager');
  expect(await app.status(owner, 'removeProviderMember', { params: { id, no: hidden?.no ?? 0 } })).toBe(200);
  expect(await app.status(manager, 'getProviderTeam', { params: { id } })).toBe(404);
});

test('when an owner’s account goes, the oldest manager owns the listing; without one it has no owner, or goes', async () => {
  const { id, owner, manager } = await whole();
  const lone = await app.addMember();
  const published = await publish(app, lone, admin);
  const { body: unseen } = await app.call<Provider>(lone, 'createProvider', { body: listing() });
  for (const userId of [owner, lone]) {
    await app.app.services.transaction(async (db, emit) => {
      const now = new Date('2026-11-26T03:00:00.000Z');
      await handOn({ query: queryIn(db), emit, now, config: app.config }, userId);
    });
  }
  const myRole = async (as: number, one: number) =>
    (await app.call<Provider>(as, 'getProvider', { params: { id: one } })).body.myRole;
  expect(await myRole(manager, id)).toBe('owner');
  expect(await notices(manager)).toContain('providerOwnerChanged');
  expect(await myRole(lone, published.id)).toBe(null);
  expect(await app.status(admin, 'getProvider', { params: { id: unseen.id } })).toBe(404);
});

test('a team is not there for anyone else, though everyone finds the listing', async () => {
  const { id } = await publish(app, await app.addMember(), admin);
  const stranger = await app.addMember();
  expect(await app.status(stranger, 'getProvider', { params: { id } })).toBe(200);
  for (const as of [stranger, admin]) expect(await app.status(as, 'getProviderTeam', { params: { id } })).toBe(404);
});

test('a listing has room for so many people, and a member invites so many in a day', async () => {
  const owner = await app.addMember();
  const { body } = await app.call<Provider>(owner, 'createProvider', { body: listing() });
  for (let nth = 0; nth < limits.members; nth += 1) await invite(owner, body.id, await app.addMember(), 'coordinator');
  const more = await app.addMember();
  expect(await detail(invite(owner, body.id, more))).toEqual([
    409,
    `You have invited ${limits.invitesADay} people today. You can invite more tomorrow.`,
  ]);
  app.setNow(new Date('2026-11-28T03:00:00.000Z'));
  expect(await detail(invite(owner, body.id, more))).toEqual([
    409,
    `At most ${limits.members} people can help to run a listing.`,
  ]);
});
