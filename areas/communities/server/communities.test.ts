import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CommunityCounts, CommunityMembership } from '../contract.ts';
import { content, openTown, refusal, type Town } from './testing/town.ts';

let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.app.close());

const counts = (as: number, query = {}) =>
  town.app.call<CommunityCounts>(as, 'countLocalCommunities', { query }).then(({ body }) => body);
const mine = (as: number) =>
  town.app.call<CommunityMembership[]>(as, 'listMyCommunityMemberships').then(({ body }) => body);
const fresh = (name: string) => town.app.addMember({ name });

test('a community has the specified fields, and whoever starts it runs it', async () => {
  const made = await town.start(town.ana, { name: 'Fields' });
  expect(made).toMatchObject({
    name: 'Fields',
    description: content.description,
    isPrivate: false,
    communityType: 'social',
    location: 'Garden in the lane',
    meetingFrequency: 'Sundays',
    memberCount: 1,
    admin: { name: 'Ana', avatar: `/avatars/user-${town.ana}.png` },
    accessibilityFeatures: ['Firm path'],
    emergencyContacts: [{ name: 'Shed', phone: '03 5550 0142', note: '' }],
    membership: { state: 'member', role: 'owner' },
    placeUnsure: false,
  });
  expect(await mine(town.ana)).toContainEqual({
    id: made.id,
    communityId: made.id,
    community: { name: 'Fields', location: 'Footscray, VIC' },
    role: 'admin',
    joinedAt: expect.any(String),
  });
});

test('a public community is joined at once and its contacts open; a private one is asked', async () => {
  const [owner, other] = [await fresh('Olga'), await fresh('Otto')];
  const open = await town.start(owner, { name: 'Open door' });
  expect((await town.get(other, open.id)).emergencyContacts).toEqual([]);
  expect(await town.join(other, open.id)).toEqual({ communityId: open.id, state: 'member', memberCount: 2 });
  expect(await town.join(other, open.id)).toMatchObject({ state: 'member', memberCount: 2 });
  expect((await town.get(other, open.id)).emergencyContacts).toHaveLength(1);

  const closed = await town.start(owner, { name: 'By request', visibility: 'private' });
  expect(await town.join(other, closed.id)).toMatchObject({ state: 'requested', memberCount: 1 });
  expect((await mine(other)).map(({ communityId }) => communityId)).not.toContain(closed.id);
  expect((await town.get(other, closed.id)).membership.state).toBe('requested');
});

test('of a private community others learn its name, purpose, type, suburb and size, and no more', async () => {
  const owner = await fresh('Pia');
  const { id } = await town.start(owner, { name: 'Only name', visibility: 'private', questions: ['Why?'] });
  const seen = await town.get(town.ben, id);
  expect(seen).toMatchObject({
    name: 'Only name',
    isPrivate: true,
    location: 'Footscray, VIC',
    meetingFrequency: '',
    admin: { name: '', avatar: '' },
    accessibilityFeatures: [],
    emergencyContacts: [],
    memberCount: 1,
    membership: { asksFirst: true },
  });
  expect(JSON.stringify(seen)).not.toMatch(/Pia|lane|Firm|03 5550/);
  // Neither its rules, nor when it began and whether anybody writes there, nor more of its place than the suburb.
  expect(seen).toMatchObject({
    postcode: '',
    spot: null,
    space: {
      guidelines: '',
      norms: { altText: false, captions: false, weeklySummary: false },
      runOnly: [],
      lastActiveAt: null,
      createdAt: null,
      questions: ['Why?'],
    },
  });
  expect(await town.get(owner, id)).toMatchObject({
    postcode: '3011',
    spot: { lat: expect.any(Number) },
    space: { guidelines: expect.stringMatching(/./), lastActiveAt: expect.any(String) },
  });
  const [listed] = await town.list(town.ben, { q: 'Only name' });
  expect(listed).toMatchObject({ postcode: '', suburb: 'Footscray', memberCount: 1 });
  const found = await town.list(town.ben, { location: 'Garden in the lane' });
  expect(found.map((one) => one.id)).not.toContain(id);
  expect(await refusal(town.on(town.ben, 'listPlaceNotes', { id }))).toMatchObject({ status: 404 });
  expect(await refusal(town.on(town.ben, 'getRollCall', { id }))).toMatchObject({ status: 404 });
});

test('a hidden community is missing for everybody but its members', async () => {
  const owner = await fresh('Hana');
  const { id } = await town.start(owner, { name: 'Behind the hedge', visibility: 'hidden' });
  expect(await refusal(town.get(town.ben, id))).toEqual(await refusal(town.get(town.ben, 999_999)));
  expect(await refusal(town.join(town.ben, id))).toMatchObject({ status: 404 });
  expect((await town.list(town.ben, { q: 'hedge' })).length).toBe(0);
  expect((await town.list(owner, { q: 'hedge' })).length).toBe(1);
});

test('nearest first from a suburb, a postcode or both; a distance leaves out what is further', async () => {
  const owner = await fresh('Dora');
  const q = 'Distances';
  const at = (name: string, suburb: string, postcode: string, state: string) =>
    town.start(owner, { name: `${q} ${name}`, suburb, postcode, state });
  await at('Sydney', 'Sydney', '2000', 'NSW');
  await at('Ballarat', 'Ballarat', '3350', 'VIC');
  await at('Sunshine', 'Sunshine', '3020', 'VIC');
  await at('nowhere known', 'Gurley', '2398', 'NSW');
  for (const location of ['Footscray', '3011', 'Footscray VIC 3011']) {
    const found = await town.list(owner, { location, q });
    expect(found.map(({ name }) => name)).toEqual([
      `${q} Sunshine`,
      `${q} Ballarat`,
      `${q} Sydney`,
      `${q} nowhere known`,
    ]);
    expect(found[0]?.distanceKm).toBeGreaterThan(4);
    expect(found[0]?.distanceKm).toBeLessThan(9);
    expect(found[3]?.distanceKm).toBeNull();
  }
  expect(await town.list(owner, { location: '3011', q, within: 50 })).toHaveLength(1);
  expect(await town.list(owner, { location: '3011', q, within: 150 })).toHaveLength(2);
  expect((await town.list(owner, { location: 'nsw', q })).map(({ state }) => state)).toEqual(['NSW', 'NSW']);
  expect((await town.list(owner, { location: '3011', state: 'NSW', q }))[0]?.name).toBe(`${q} Sydney`);
  const told = await counts(owner, { location: '3011', q });
  expect(told.place).toMatchObject({ kind: 'spot', label: '3011 (Footscray VIC)', state: 'VIC' });
  expect(told.states).toHaveLength(8);
  expect(told.states.filter(({ count }) => count > 0)).toEqual([
    { state: 'NSW', count: 2 },
    { state: 'VIC', count: 2 },
  ]);
  expect(told.points).toHaveLength(3);
});

test('a type, words and pages narrow the list, each community once', async () => {
  const owner = await fresh('Paula');
  for (let n = 0; n < 5; n += 1) {
    await town.start(owner, { name: `Paged ${n}`, communityType: n < 3 ? 'support' : 'advocacy', suburb: 'Seddon' });
  }
  expect(await town.list(owner, { q: 'paged', type: 'advocacy' })).toHaveLength(2);
  expect(await town.list(owner, { q: '100%' })).toHaveLength(0);
  for (const location of [undefined, '3011']) {
    const seen: number[] = [];
    let cursor: string | undefined;
    do {
      const query = { q: 'paged', limit: 2, ...(location && { location }), ...(cursor && { cursor }) };
      const { body, next } = await town.app.call<{ id: number }[]>(owner, 'listLocalCommunities', { query });
      seen.push(...body.map(({ id }) => id));
      cursor = next;
    } while (cursor);
    expect(new Set(seen).size).toBe(5);
    expect(seen).toHaveLength(5);
  }
  expect(await refusal(town.list(owner, { cursor: 'bm8' }))).toMatchObject({ status: 400 });
});

test('impossible postcodes are named at their field, in the search and in the form; a border has exceptions', async () => {
  const problem = async (call: Promise<unknown>) => (await refusal(call)).errors?.[0];
  expect(await problem(town.list(town.ana, { location: '0150' }))).toEqual({
    field: 'location',
    rule: 'postcode',
    message: '0150 is not an Australian postcode.',
  });
  expect(await problem(town.start(town.ana, { postcode: '30' }))).toMatchObject({ field: 'postcode' });
  expect(await problem(town.start(town.ana, { postcode: '0400' }))).toMatchObject({ field: 'postcode' });
  expect(await problem(town.start(town.ana, { postcode: '6000' }))).toEqual({
    field: 'postcode',
    rule: 'state',
    message: '6000 is in Western Australia, not in Victoria.',
  });
  const border = await town.start(town.ana, {
    name: 'Over the river',
    suburb: 'Albury',
    postcode: '2640',
    state: 'VIC',
  });
  expect(border.state).toBe('VIC');
  expect((await town.start(town.ana, { name: 'Elsewhere', suburb: 'Bendigo' })).placeUnsure).toBe(true);
});

test('those who run it change it, and a change that came in between is not overwritten', async () => {
  const { id, space } = await town.start(town.ana, { name: 'To be moved' });
  const body = { ...content, name: 'Moved', suburb: 'Ballarat', postcode: '3350', version: space.version };
  expect(await refusal(town.on(town.ben, 'editCommunity', { id }, body))).toMatchObject({ status: 403 });
  expect(await town.on(town.ana, 'editCommunity', { id }, body)).toMatchObject({ name: 'Moved', suburb: 'Ballarat' });
  expect(await refusal(town.on(town.ana, 'editCommunity', { id }, body))).toMatchObject({ status: 409 });
});

test('an owner with a block between is not named', async () => {
  const [owner, other] = [await fresh('Bella'), await fresh('Bruno')];
  const { id } = await town.start(owner, { name: 'With a block' });
  await town.app.call(owner, 'block', { params: { id: other } });
  expect((await town.get(other, id)).admin).toEqual({ name: '', avatar: '' });
  expect((await town.get(town.ben, id)).admin.name).toBe('Bella');
});

test('two hundred people who join at once are all counted once', async () => {
  const { id } = await town.start(town.ana, { name: 'Rush' });
  const people: number[] = [];
  for (let n = 0; n < 200; n += 1) people.push(await fresh(`Rusher ${n}`));
  await Promise.all(people.flatMap((person) => [town.join(person, id), town.join(person, id)]));
  expect((await town.get(town.ana, id)).memberCount).toBe(201);
});
