import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { FiledReport, Report } from '../contract.ts';

let app: TestApp;
let ana: number;
let ben: number;
let moderator: number;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
  ana = await app.addMember({ name: 'Ana' });
  ben = await app.addMember({ name: 'Ben' });
  moderator = await app.addMember({ roles: ['member', 'moderator'] });
});
afterAll(() => app.close());

async function post(author: number, body: object = {}) {
  const made = await app.call<{ id: number }>(author, 'createPost', { body: { content: 'Buy my pills!', ...body } });
  return made.body.id;
}
const about = (contentId: number, more: object = {}) => ({
  reporterId: ben,
  reportedUserId: ana,
  contentType: 'post',
  contentId,
  reason: 'spam',
  priority: 'medium',
  ...more,
});
const report = (body: object, as = ben) => app.call<FiledReport>(as, 'createReport', { body });
const status = (body: object, as = ben) => app.status(as, 'createReport', { body });
const queue = async (query = {}) => (await app.call<Report[]>(moderator, 'listReports', { query })).body;

test('a report is stored, answered and at once in the queue', async () => {
  const contentId = await post(ana);
  const { status: code, body } = await report(about(contentId, { description: '  Sold to me too. ' }));
  expect(code).toBe(201);
  expect(body).toEqual({
    id: expect.any(Number),
    status: 'pending',
    priority: 'medium',
    createdAt: expect.any(String),
    reason: 'spam',
    contentType: 'post',
    contentId,
  });
  expect((await queue()).find(({ id }) => id === body.id)).toEqual({
    ...body,
    description: 'Sold to me too.',
    messages: [],
    reportedUserId: ana,
    reporterId: ben,
    resolvedAt: null,
    resolution: null,
    moderatorNotes: null,
    reporters: 1,
    caseId: expect.any(Number),
    version: 1,
    queue: 'normal',
    unsure: false,
    assignee: null,
    assignedUntil: null,
    firstReportedAt: body.createdAt,
  });
});

test('something that only feels wrong is reported without a reason, and moderators know it', async () => {
  const { body } = await report(
    about(await post(ana), { reason: 'other', unsure: true, description: 'It feels odd.' }),
  );
  expect((await queue()).find(({ id }) => id === body.id)).toMatchObject({ reason: 'other', unsure: true });
  const chosen = await report(about(await post(ana), { reason: 'spam', unsure: true }));
  expect((await queue()).find(({ id }) => id === chosen.body.id)?.unsure).toBe(false);
});

test('harassment and hate speech are high, whatever was sent; empty details are none', async () => {
  for (const reason of ['harassment', 'hate_speech']) {
    const { body } = await report(about(await post(ana), { reason, priority: 'low', description: '   ' }));
    expect(body.priority).toBe('high');
    expect((await queue()).find(({ id }) => id === body.id)?.description).toBeNull();
  }
  expect((await report(about(await post(ana), { reason: 'other', priority: 'low' }))).body.priority).toBe('low');
});

test('the same report again, also twenty at once, is the first one', async () => {
  const contentId = await post(ana);
  const all = await Promise.all(Array.from({ length: 20 }, () => report(about(contentId))));
  expect(new Set(all.map(({ body }) => body.id)).size).toBe(1);
  const other = await app.addMember();
  const second = await report(about(contentId, { reporterId: other }), other);
  expect(second.body.id).not.toBe(all[0]?.body.id);
  expect((await queue()).find(({ id }) => id === second.body.id)?.reporters).toBe(2);
});

test('a day later it is a new report', async () => {
  const contentId = await post(ana);
  const first = await report(about(contentId));
  app.setNow(new Date(Date.now() + 25 * 3_600_000));
  const second = await report(about(contentId));
  app.setNow(new Date());
  expect(second.body.id).not.toBe(first.body.id);
});

test('comments and members can be reported too', async () => {
  const postId = await post(ben);
  const { body } = await app.call<{ id: number }>(ana, 'createComment', {
    params: { id: postId },
    body: { content: 'Boo' },
  });
  expect(await status(about(body.id, { contentType: 'comment' }))).toBe(201);
  expect(await status(about(ana, { contentType: 'member' }))).toBe(201);
});

test('in nobody else’s name: refused, and noted', async () => {
  const forged = about(await post(ana), { reporterId: ana });
  expect(await status(forged)).toBe(403);
  expect(await status(about(1), 0)).toBe(401);
});

test('only what the reporter can see, with its true author, and not one’s own', async () => {
  const hidden = await post(ana, { audience: 'followers' });
  expect(await status(about(hidden))).toBe(404);
  expect(await status(about(99_999))).toBe(404);
  const seen = await post(ana);
  expect(await status(about(seen, { reportedUserId: moderator }))).toBe(400);
  expect(await status(about(await post(ben), { reportedUserId: ben }))).toBe(400);
});

test.each([
  [{ reason: 'boring' }],
  [{ priority: 'urgent' }],
  [{ contentType: 'planet' }],
  [{ description: 'x'.repeat(501) }],
  [{ status: 'resolved' }],
])('refuses %j', async (wrong) => {
  expect(await status(about(await post(ana), wrong))).toBe(400);
});

test('the queue: serious reasons first, then the oldest, each once over all pages; moderators only', async () => {
  const all = await queue({ limit: 100 });
  const serious = (reason: string) => ['harassment', 'hate_speech', 'inappropriate_content'].includes(reason);
  const expected = [...all].sort(
    (a, b) =>
      Number(serious(b.reason)) - Number(serious(a.reason)) || a.createdAt.localeCompare(b.createdAt) || a.id - b.id,
  );
  expect(all.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));

  const paged: number[] = [];
  let cursor: string | undefined;
  do {
    const query = cursor ? { limit: 3, cursor } : { limit: 3 };
    const page = await app.call<Report[]>(moderator, 'listReports', { query });
    paged.push(...page.body.map(({ id }) => id));
    cursor = page.next;
  } while (cursor);
  expect(paged).toEqual(all.map(({ id }) => id));
  expect(await queue({ status: 'resolved' })).toEqual([]);
  expect(await app.status(ben, 'listReports')).toBe(403);
  expect(await app.status(moderator, 'listReports', { query: { cursor: 'x' } })).toBe(400);
});
