import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Passport, PassportShare } from '#areas/passport/contract.ts';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { ListedMember, SpaceRequest, SpaceSharing } from '../contract.ts';

let app: TestApp;
let owner: number;
let ana: number;
let items: number[];
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
  owner = await app.addMember({ name: 'Olive' });
  ana = await app.addMember({ name: 'Ana' });
  await app.call(ana, 'addPassportItem', { body: { feature: 'lift' } });
  const passport = await app.call<Passport>(ana, 'addPassportItem', { body: { text: 'Speak slowly' } });
  items = passport.body.items.map(({ id }) => id);
});
afterAll(() => app.close());

const on = (id: number, more: object = {}) => ({ params: { id, ...more } });
const content = { name: 'A group', description: 'What it is for', guidelines: 'Be kind.', category: 'hearing' };
const make = async (more: object = {}) =>
  (await app.call<{ id: number }>(owner, 'createSupportGroup', { body: { ...content, ...more } })).body.id;
const sharing = async (id: number, who = ana) => (await app.call<SpaceSharing>(who, 'getSpaceSharing', on(id))).body;
const members = async (who: number, id: number) =>
  (await app.call<ListedMember[]>(who, 'listSpaceMembers', on(id))).body;
const shares = async () => (await app.call<PassportShare[]>(ana, 'listPassportShares')).body;
const open = (shareId: number, who = owner) => app.status(who, 'openPassportShare', on(shareId));

test('what is ticked when asking to join is read by the owner alone, and by nobody once the request is declined', async () => {
  const id = await make({ visibility: 'private' });
  await app.call(ana, 'joinSpace', { ...on(id), body: { itemIds: [items[0]] } });
  const [request] = (await app.call<SpaceRequest[]>(owner, 'listSpaceRequests', on(id))).body;
  const shareId = request?.shareId ?? 0;
  expect(await open(shareId)).toBe(200);
  expect(await open(shareId, await app.addMember())).toBe(404);
  expect(await shares()).toMatchObject([{ title: 'A group', href: `/support-groups/${id}`, itemIds: [items[0]] }]);
  await app.call(owner, 'answerSpaceRequest', {
    ...on(id, { no: request?.no ?? 0 }),
    body: { accept: false, reason: 'It is full.' },
  });
  await app.settle();
  expect(await open(shareId)).toBe(404);
  expect(await shares()).toEqual([]);
});

test('a member shares, changes and ends it; leaving ends it too', async () => {
  const id = await make();
  await app.call(ana, 'joinSpace', { ...on(id), body: {} });
  expect(await sharing(id)).toEqual({ itemIds: [], ownerName: 'Olive' });
  const share = (itemIds: readonly number[]) => app.call(ana, 'shareWithSpace', { ...on(id), body: { itemIds } });
  await share(items);
  expect((await sharing(id)).itemIds).toEqual(items);
  const listed = async (who: number) => (await members(who, id)).find(({ name }) => name === 'Ana')?.shareId;
  const shareId = (await listed(owner)) ?? 0;
  expect(await open(shareId)).toBe(200);
  const other = await app.addMember();
  await app.call(other, 'joinSpace', { ...on(id), body: {} });
  expect(await listed(other)).toBeNull();
  await share([]);
  expect(await open(shareId)).toBe(404);
  await share([items[1] ?? 0]);
  await app.call(ana, 'leaveSpace', on(id));
  await app.settle();
  expect(await shares()).toEqual([]);
  expect(await app.status(owner, 'shareWithSpace', { ...on(id), body: { itemIds: [] } })).toBe(409);
});

test('another owner reads nothing of what was shared with the one before', async () => {
  const id = await make();
  const heir = await app.addMember({ name: 'Heir' });
  for (const who of [ana, heir]) await app.call(who, 'joinSpace', { ...on(id), body: {} });
  await app.call(ana, 'shareWithSpace', { ...on(id), body: { itemIds: items } });
  const no = (await members(owner, id)).find(({ name }) => name === 'Heir')?.no ?? 0;
  await app.call(owner, 'handOverSpace', { ...on(id), body: { no } });
  expect((await members(heir, id)).map(({ shareId }) => shareId)).toEqual([null, null, null]);
  expect(await sharing(id)).toEqual({ itemIds: [], ownerName: 'Heir' });
  await app.call(ana, 'leaveSpace', on(id));
});

test('under another name nothing can be shared, on either side', async () => {
  const id = await make({ aliasesAllowed: true });
  const body = { alias: 'Bandicoot', itemIds: items };
  expect(await app.status(ana, 'joinSpace', { ...on(id), body })).toBe(409);
  await app.call(ana, 'joinSpace', { ...on(id), body: { itemIds: items } });
  await app.call(ana, 'saveMySpace', { ...on(id), body: { alias: 'Bandicoot' } });
  expect(await shares()).toEqual([]);
  expect(await sharing(id)).toEqual({ itemIds: [], ownerName: null });
  await app.call(ana, 'saveMySpace', { ...on(id), body: { alias: '' } });
  await app.call(ana, 'shareWithSpace', { ...on(id), body: { itemIds: items } });
  expect((await shares()).length).toBe(1);
  await app.call(owner, 'saveMySpace', { ...on(id), body: { alias: 'Wombat' } });
  expect(await shares()).toEqual([]);
  expect(await sharing(id)).toEqual({ itemIds: [], ownerName: null });
  expect(await app.status(ana, 'shareWithSpace', { ...on(id), body: { itemIds: items } })).toBe(409);
});
