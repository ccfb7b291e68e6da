import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Resource, ResourceDetail, ResourceProblem } from '../../contract.ts';
import { content, type Library, openLibrary } from '../testing/library.ts';

let library: Library;
beforeAll(async () => {
  library = await openLibrary();
});
afterAll(() => library.app.close());

const at = (days: number) => new Date(Date.now() + days * 86_400_000);
const day = (days: number) => at(days).toISOString().slice(0, 10);
const noticesOf = async (userId: number) => {
  await library.app.settle();
  const { body } = await library.app.call<{ kind: string; link: string }[]>(userId, 'listNotifications');
  return body.map(({ kind, link }) => `${kind} ${link}`);
};

test('sent, returned with a reason, changed, sent again, published: the sender sees each state and is told', async () => {
  const { app, ana, ben, moderator, send, list } = library;
  const { id } = await send(ana, { title: 'Slow path' });
  const params = { id };
  expect(await list({ q: 'slow path' })).toEqual([]);
  expect(await app.status(ben, 'getResource', { params })).toBe(404);
  const queue = async () => (await app.call<Resource[]>(moderator, 'listResourceQueue')).body.map((one) => one.id);
  expect(await queue()).toContain(id);

  const body = { version: 1, reason: 'Which page is it?' };
  await app.call(moderator, 'returnResource', { params, body });
  expect(await queue()).not.toContain(id);
  const mine = async () => (await app.call<Resource[]>(ana, 'listMyResources')).body.find((one) => one.id === id);
  expect(await mine()).toMatchObject({ status: 'returned', reason: 'Which page is it?', mine: true });
  expect(await noticesOf(ana)).toContain('resourceReturned /resources/mine');

  const edit = { ...content, title: 'Slow path, step by step', version: 2 };
  expect(await app.status(ana, 'editResource', { params, body: { ...edit, version: 1 } })).toBe(409);
  await app.call(ana, 'editResource', { params, body: edit });
  expect(await mine()).toMatchObject({ status: 'pending', reason: '' });
  expect(await app.status(moderator, 'publishResource', { params, body: { version: 2 } })).toBe(409);
  await app.call(moderator, 'publishResource', { params, body: { version: 3 } });
  expect((await list({ q: 'step by step' })).map((one) => one.id)).toEqual([id]);
  expect(await noticesOf(ana)).toContain(`resourcePublished /resources/${id}`);
  expect(await app.status(moderator, 'publishResource', { params, body: { version: 4 } })).toBe(409);
  expect(await app.status(ana, 'editResource', { params, body: { ...edit, version: 4 } })).toBe(403);
  expect(await app.status(ana, 'withdrawResource', { params })).toBe(403);
  expect(await app.status(ben, 'editResource', { params, body: { ...edit, version: 4 } })).toBe(403);
});

test('declined is final; the reason is the sender’s and the moderators’ alone', async () => {
  const { app, ana, moderator, send } = library;
  const { id } = await send(ana);
  const params = { id };
  await app.call(moderator, 'returnResource', {
    params,
    body: { version: 1, reason: 'An advertisement.', final: true },
  });
  expect(await app.status(ana, 'editResource', { params, body: { ...content, version: 2 } })).toBe(403);
  expect((await library.get(id, ana)).reason).toBe('An advertisement.');
  await app.call(ana, 'withdrawResource', { params });
  expect(await app.status(ana, 'getResource', { params })).toBe(404);
});

test('the check says who and when, and drops off by itself when its day has passed; the sender is told', async () => {
  const { app, ana, moderator, add, get } = library;
  const { id, version } = await add(ana, { title: 'Checked facts' });
  const params = { id };
  const verify = (reviewBy: string, v = version) =>
    app.status(moderator, 'verifyResource', { params, body: { version: v, reviewBy } });
  expect([await verify(day(0)), await verify(day(-3)), await verify(day(900))]).toEqual([400, 400, 400]);
  expect(await verify(day(30))).toBe(200);
  expect(await get(id)).toMatchObject({
    isVerified: true,
    verifiedBy: { id: moderator },
    reviewBy: day(30),
    verifiedAt: expect.any(String),
  });
  await app.app.jobs.runNow('resources.drop-verified');
  expect((await get(id)).isVerified).toBe(true);
  app.setNow(at(31.5));
  await app.app.jobs.runNow('resources.drop-verified');
  expect(await get(id)).toMatchObject({ isVerified: false, reviewBy: day(30), verifiedAt: expect.any(String) });
  expect(await noticesOf(ana)).toContain(`resourceReviewDue /resources/${id}`);
  const due = (await app.call<Resource[]>(moderator, 'listResourceQueue', { query: { view: 'due' } })).body;
  expect(due.map((one) => one.id)).toContain(id);
  app.setNow(new Date());
});

test('a correction by a moderator stays published, and takes back the check of the old facts', async () => {
  const { app, ana, moderator, add, get } = library;
  const { id, version } = await add(ana, { title: 'Old number' });
  const params = { id };
  await app.call(moderator, 'verifyResource', { params, body: { version, reviewBy: day(30) } });
  const body = { ...content, title: 'New number', version: version + 1 };
  await app.call(moderator, 'editResource', { params, body });
  expect(await get(id)).toMatchObject({ title: 'New number', status: 'published', isVerified: false });
});

test('broken links and old facts are told once, read by moderators without a name, and settled', async () => {
  const { app, ana, ben, moderator, add } = library;
  const { id } = await add(ana, { title: 'Dead link' });
  const tell = (note: string) =>
    app.call(ben, 'reportResourceProblem', { params: { id }, body: { kind: 'broken', note } });
  await tell('404');
  await tell('Still 404');
  const problems = async () =>
    (await app.call<ResourceProblem[]>(moderator, 'listResourceProblems')).body.filter((one) => one.resource.id === id);
  const told = await problems();
  expect(told).toEqual([
    {
      id: expect.any(Number),
      resource: { id, title: 'Dead link', externalUrl: 'https://example.org/letter' },
      kind: 'broken',
      note: 'Still 404',
      createdAt: expect.any(String),
    },
  ]);
  const params = { id: told[0]?.id ?? 0 };
  await app.call(moderator, 'settleResourceProblem', { params });
  await app.call(moderator, 'settleResourceProblem', { params });
  expect(await problems()).toEqual([]);
});

test('a format that members ask for is counted once each, filled by a submission, and they are told', async () => {
  const { app, ana, ben, moderator, add, send, get } = library;
  const { id } = await add(ana, { title: 'Rights at a meeting' });
  const ask = (as: number) => app.call(as, 'requestResourceFormat', { params: { id }, body: { format: 'auslan' } });
  await ask(ana);
  await ask(ben);
  await ask(ben);
  const detail = async (of: number, as = ben) => (await get(of, as)) as ResourceDetail;
  expect((await detail(id)).formatRequests).toEqual([{ format: 'auslan', count: 2, byMe: true }]);
  const made = await send(moderator, { title: 'Rights, in Auslan', fills: { id, format: 'auslan' } });
  expect((await detail(id)).alternatives).toEqual([]);
  await app.call(moderator, 'publishResource', { params: { id: made.id }, body: { version: 1 } });
  expect(await detail(id)).toMatchObject({
    formatRequests: [],
    alternatives: [{ id: made.id, title: 'Rights, in Auslan', format: 'auslan' }],
  });
  expect((await detail(made.id)).fills).toEqual({ id, title: 'Rights at a meeting', format: 'auslan' });
  for (const member of [ana, ben])
    expect(await noticesOf(member)).toContain(`resourceFormatReady /resources/${made.id}`);
  await expect(ask(ben)).rejects.toMatchObject({ problem: { status: 409 } });
});

test('what is behind a block stays in the library, without the name', async () => {
  const { app, ana, add, get } = library;
  const other = await app.addMember({ name: 'Blocker' });
  const { id } = await add(ana, { title: 'Still here' });
  expect((await get(id, other)).submittedBy?.id).toBe(ana);
  await app.call(other, 'block', { params: { id: ana } });
  expect(await get(id, other)).toMatchObject({ title: 'Still here', submittedBy: null });
  expect((await get(id)).submittedBy?.id).toBe(ana);
});

test('a resource can be reported, with its true sender; what came with the product has nobody to report', async () => {
  const { app, ana, ben, add } = library;
  const { id } = await add(ana, { title: 'Spam' });
  const report = (more: object = {}) =>
    app.status(ben, 'createReport', {
      body: { reporterId: ben, reportedUserId: ana, contentType: 'resource', contentId: id, reason: 'spam', ...more },
    });
  expect(await report({ reportedUserId: library.moderator })).toBe(400);
  expect(await report()).toBe(201);
  expect(await report({ contentId: 99_999 })).toBe(404);
});
