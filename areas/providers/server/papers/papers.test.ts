import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { queryIn } from '#platform/server/db.ts';
import { ProblemError } from '#platform/server/problem.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { tinyPicture } from '#platform/server/testing/surfaces.ts';
import type { Provider, ProviderDuty, ProviderFile, StatedPaper } from '../../contract.ts';
import { listing, stated } from '../example-listing.ts';
import { handOn } from '../team/hand-on.ts';
import { checkOf, publish } from '../testing/published.ts';

let app: TestApp;
let admin: number;
let second: number;
const now = new Date('2026-11-26T03:00:00.000Z');
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas, now });
  admin = await app.addMember({ name: 'Marguerite Lo', roles: ['member', 'admin'] });
  second = await app.addMember({ name: 'Second', roles: ['member', 'admin'] });
});
afterAll(() => app.close());

const state = async (as: number, id: number, more: object = {}) =>
  (await app.call<StatedPaper>(as, 'stateProviderPaper', { params: { id }, body: { ...stated, ...more } })).body;
const refused = async (as: number, id: number, more: object) => {
  const error = await state(as, id, more).catch((thrown: unknown) => thrown);
  const { errors = [] } = error instanceof ProblemError ? error.problem : {};
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]));
};
const papers = async (as: number, id: number) =>
  (await app.call<StatedPaper[]>(as, 'listStatedPapers', { params: { id } })).body;
const file = async (id: number) => (await app.call<ProviderFile>(admin, 'getProviderFile', { params: { id } })).body;
const get = async (id: number) => (await app.call<Provider>(0, 'getProvider', { params: { id } })).body;
const record = (as: number, id: number, body: object) =>
  app.status(as, 'recordProviderCheck', { params: { id }, body });
const notices = async (as: number, kind: string) => {
  await app.settle();
  return (await app.call<{ kind: string; link: string }[]>(as, 'listNotifications', {})).body
    .filter((one) => one.kind === kind)
    .map(({ link }) => link);
};
const isStored = async (key: string) => (await app.app.services.files.open(key)) !== undefined;
const keyOf = async (paperId: number) => {
  const [row] = await app.database.query<{ key: string | null }>(
    '',
    'select file_key as key from provider_papers where id = $1::int',
    [paperId],
  );
  return row?.key ?? '';
};

test('what is stated changes nothing until an administrator has checked it; then the badge has date and checker', async () => {
  const owner = await app.addMember({ name: 'States' });
  const { id } = await publish(app, owner, admin);
  const part = async () => (await get(id)).compliance?.parts.find((one) => one.part === 'public_liability');
  const paper = await state(owner, id);
  const params = { id, paperId: paper.id };
  expect(paper).toMatchObject({ ...stated, staffId: null, staffName: '', hasPicture: false, state: 'waiting' });
  expect(await part()).toMatchObject({ points: 0, state: 'notChecked' });
  expect((await get(id)).publicLiabilityExpiry).toBe(null);
  expect(await notices(admin, 'providerPaperWaits')).toEqual([`/ndis-providers/checks/${id}`]);
  const duties = await app.call<ProviderDuty[]>(admin, 'listProviderDuties', { query: { show: 'stated' } });
  expect(duties.body.map((one) => one.id)).toEqual([id]);

  await app.call(owner, 'uploadPaperPicture', { params, upload: tinyPicture });
  const key = await keyOf(paper.id);
  for (const [as, status] of [
    [owner, 200],
    [admin, 200],
    [await app.addMember(), 404],
    [0, 401],
  ] as const) {
    expect(await app.status(as, 'readPaperPicture', { params })).toBe(status);
  }
  expect((await file(id)).papers).toMatchObject([{ id: paper.id, hasPicture: true, source: 'Certificate WM 1024' }]);

  const check = checkOf('public_liability', '2030-06-30', { paperId: paper.id });
  expect(await record(admin, id, { ...check, ...checkOf('audit', '2030-06-30') })).toBe(409);
  expect(await record(admin, id, check)).toBe(201);
  expect(await part()).toMatchObject({ points: 15, state: 'current' });
  const { evidence, publicLiabilityExpiry } = await get(id);
  expect(evidence.find(({ kind }) => kind === 'public_liability')).toMatchObject({
    checkedBy: 'Marguerite Lo',
    seenOn: '2026-01-05',
    expiry: '2030-06-30',
  });
  expect(publicLiabilityExpiry).toBe('2030-06-30');
  expect(await papers(owner, id)).toMatchObject([{ state: 'confirmed', hasPicture: false }]);
  expect((await file(id)).papers).toEqual([]);
  expect(await notices(owner, 'providerPaperChecked')).toEqual([`/ndis-providers/mine/${id}?tab=papers`]);
  expect(await notices(admin, 'providerPaperWaits')).toEqual([]);
  expect([await isStored(key), await app.status(owner, 'readPaperPicture', { params })]).toEqual([false, 404]);
  expect(await record(admin, id, check)).toBe(409);

  // The badge goes by itself at the midnight of the provider, in Melbourne at 14:00 UTC.
  app.setNow(new Date('2030-06-30T13:59:59.000Z'));
  expect(await part()).toMatchObject({ points: 15 });
  app.setNow(new Date('2030-06-30T14:00:00.000Z'));
  expect(await part()).toMatchObject({ points: 0, state: 'expired' });
  app.setNow(now);
});

test('what cannot be is named at its field', async () => {
  const owner = await app.addMember({ name: 'Mistaken' });
  const { id } = (await app.call<Provider>(owner, 'createProvider', { body: listing({ ndisProviderNumber: '' }) }))
    .body;
  expect(await refused(owner, id, { expiry: '2026-11-25' })).toEqual({
    expiry: 'This day has passed. Choose today or a later day.',
  });
  expect(await refused(owner, id, { insurer: '', amount: null })).toEqual({
    insurer: 'Write who insures you.',
    amount: 'Write the cover in dollars.',
  });
  expect(await refused(owner, id, { kind: 'registration' })).toEqual({
    kind: 'Write your NDIS provider number in the details first.',
  });
  expect(await refused(owner, id, { kind: 'worker_screening' })).toEqual({ staffId: 'Choose the worker.' });
  expect(await refused(owner, id, { kind: 'worker_screening', staffId: 999_999 })).toEqual({
    staffId: 'Choose a worker of this provider.',
  });
  expect(await refused(owner, id, { staffId: 1 })).toEqual({ staffId: 'Only screening is of one worker.' });
  expect(await refused(owner, id, { since: '2026-11-27' })).toEqual({ since: 'Choose today or a day before.' });
  expect(await state(owner, id, { expiry: '2026-11-26' })).toMatchObject({ state: 'waiting' });
});

test('another statement takes the place of the one that waits; a withdrawn one is checked by no one', async () => {
  const owner = await app.addMember({ name: 'Restates' });
  const { id, staff } = await publish(app, owner, admin, { workers: [{}, { firstName: 'Marco' }] });
  const first = await state(owner, id);
  await app.call(owner, 'uploadPaperPicture', { params: { id, paperId: first.id }, upload: tinyPicture });
  const key = await keyOf(first.id);
  const next = await state(owner, id, { expiry: '2031-06-30' });
  await app.settle();
  expect(await isStored(key)).toBe(false);
  const clearance = { kind: 'worker_screening', staffId: staff[1]?.id, insurer: '', amount: null };
  const worker = await state(owner, id, clearance);
  expect((await papers(owner, id)).map((one) => [one.kind, one.id, one.staffName])).toEqual([
    ['public_liability', next.id, ''],
    ['worker_screening', worker.id, expect.stringContaining('Marco')],
  ]);
  const params = { id, paperId: next.id };
  expect(await app.status(owner, 'withdrawProviderPaper', { params })).toBe(200);
  expect(await app.status(owner, 'withdrawProviderPaper', { params })).toBe(409);
  expect(await app.status(owner, 'uploadPaperPicture', { params, upload: tinyPicture })).toBe(409);
  expect(await record(admin, id, checkOf('public_liability', '2031-06-30', { paperId: next.id }))).toBe(409);
  expect((await file(id)).papers.map((one) => one.id)).toEqual([worker.id]);
  await app.call(owner, 'removeProviderStaff', { params: { id, staffId: staff[1]?.id ?? 0 } });
  expect((await file(id)).papers).toEqual([]);
});

test('no administrator checks what they stated themselves, and another organisation has no part in it', async () => {
  const other = await app.addMember({ name: 'Other' });
  const theirs = (await app.call<Provider>(other, 'createProvider', { body: listing() })).body;
  const { id } = (await app.call<Provider>(second, 'createProvider', { body: listing() })).body;
  const paper = await state(second, id);
  const check = checkOf('public_liability', '2030-06-30', { paperId: paper.id });
  expect(await record(second, id, check)).toBe(403);
  const through = { id: theirs.id, paperId: paper.id };
  expect(await app.status(other, 'withdrawProviderPaper', { params: through })).toBe(404);
  expect(await app.status(other, 'uploadPaperPicture', { params: through, upload: tinyPicture })).toBe(404);
  expect(await app.status(other, 'listStatedPapers', { params: { id } })).toBe(404);
  expect(await record(admin, id, { ...check, result: 'refused', expiry: null })).toBe(201);
  expect(await papers(second, id)).toMatchObject([{ state: 'refused' }]);
});

test('without an owner nothing that was stated waits any longer, and its picture is gone', async () => {
  const owner = await app.addMember({ name: 'Leaves' });
  const { id } = await publish(app, owner, admin);
  const paper = await state(owner, id);
  await app.call(owner, 'uploadPaperPicture', { params: { id, paperId: paper.id }, upload: tinyPicture });
  const key = await keyOf(paper.id);
  expect(await notices(admin, 'providerPaperWaits')).toContain(`/ndis-providers/checks/${id}`);
  await app.app.services.transaction((db, emit) =>
    handOn({ query: queryIn(db), emit, config: app.config, now }, owner),
  );
  expect(await notices(admin, 'providerPaperWaits')).not.toContain(`/ndis-providers/checks/${id}`);
  expect([(await file(id)).papers, await isStored(key)]).toEqual([[], false]);
});

test('with the listing its papers go, and their files', async () => {
  const owner = await app.addMember({ name: 'Deletes' });
  const { id } = (await app.call<Provider>(owner, 'createProvider', { body: listing() })).body;
  const paper = await state(owner, id);
  await app.call(owner, 'uploadPaperPicture', { params: { id, paperId: paper.id }, upload: tinyPicture });
  const key = await keyOf(paper.id);
  await app.call(owner, 'deleteProvider', { params: { id } });
  await app.app.jobs.runNow('providers.sweep-papers');
  await app.settle();
  expect([await keyOf(paper.id), await isStored(key)]).toEqual(['', false]);
});

test('a withdrawn paper is no row any more a day later; what was decided stays', async () => {
  const owner = await app.addMember({ name: 'Withdraws' });
  const { id } = (await app.call<Provider>(owner, 'createProvider', { body: listing() })).body;
  await state(owner, id);
  const second = await state(owner, id);
  await app.call(owner, 'withdrawProviderPaper', { params: { id, paperId: second.id } });
  const third = await state(owner, id);
  const rows = async () =>
    (
      await app.database.query<{ id: number }>('', 'select id from provider_papers where provider_id = $1::int', [id])
    ).map((row) => row.id);
  await app.app.jobs.runNow('providers.sweep-papers');
  expect(await rows()).toHaveLength(3);
  app.setNow(new Date(now.getTime() + 86_400_001));
  await app.app.jobs.runNow('providers.sweep-papers');
  app.setNow(now);
  expect(await rows()).toEqual([third.id]);
});
