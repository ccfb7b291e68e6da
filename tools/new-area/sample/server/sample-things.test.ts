import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { SampleThing } from '../contract.ts';

let app: TestApp;
let ana: number;
let ben: number;
let moderator: number;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
  ana = await app.addMember({ name: 'Ana' });
  ben = await app.addMember({ name: 'Ben' });
  moderator = await app.addMember({ name: 'Mod', roles: ['member', 'moderator'] });
});
afterAll(() => app.close());

const share = async (by: number, title = 'A quiet walk', text = 'Along the creek.') =>
  (await app.call<SampleThing>(by, 'createSampleThing', { body: { title, text } })).body;
const titles = async (as: number) =>
  (await app.call<SampleThing[]>(as, 'listSampleThings', {})).body.map(({ title }) => title);
const status = (as: number, operation: string, id: number, body?: object) =>
  app.status(as, operation, { params: { id }, ...(body && { body }) });

test('what a member shares is trimmed, is theirs, and is read by everyone, newest first', async () => {
  const first = await share(ana, '  A quiet walk  ');
  expect(first).toEqual({
    id: expect.any(Number),
    title: 'A quiet walk',
    text: 'Along the creek.',
    author: expect.objectContaining({ id: ana, displayName: 'Ana' }),
    createdAt: expect.any(String),
    version: 1,
    mine: true,
  });
  await share(ben, 'A louder one');
  expect((await titles(0)).slice(0, 2)).toEqual(['A louder one', 'A quiet walk']);
  const read = await app.call<SampleThing>(0, 'getSampleThing', { params: { id: first.id } });
  expect(read.body).toEqual({ ...first, mine: false });
});

test('a list goes on where its page ended', async () => {
  for (const title of ['One', 'Two', 'Three']) await share(ana, title);
  const page = await app.call<SampleThing[]>(0, 'listSampleThings', { query: { limit: 2 } });
  expect(page.body.map(({ title }) => title)).toEqual(['Three', 'Two']);
  const query = { limit: 2, cursor: page.next ?? '' };
  const next = await app.call<SampleThing[]>(0, 'listSampleThings', { query });
  expect(next.body[0]?.title).toBe('One');
});

test('nothing is shared without a title and a text, nor too long', async () => {
  for (const body of [{ title: ' ', text: 'x' }, { title: 'x' }, { title: 'x'.repeat(121), text: 'x' }]) {
    expect(await app.status(ana, 'createSampleThing', { body })).toBe(400);
  }
});

test('its author alone changes it, and not over a change they have not seen', async () => {
  const { id } = await share(ana);
  const body = { title: 'A longer walk', text: 'To the falls.', version: 1 };
  expect(await status(ben, 'editSampleThing', id, body)).toBe(403);
  const changed = await app.call<SampleThing>(ana, 'editSampleThing', { params: { id }, body });
  expect(changed.body).toMatchObject({ title: 'A longer walk', text: 'To the falls.', version: 2 });
  expect(await status(ana, 'editSampleThing', id, body)).toBe(409);
});

test('deleted by its author it is gone for everyone, and restored as it was until the day it is purged', async () => {
  const made = await share(ana, 'Deleted');
  const params = { id: made.id };
  expect(await status(ben, 'deleteSampleThing', made.id)).toBe(403);
  await app.call(ana, 'deleteSampleThing', { params });
  expect(await status(ana, 'getSampleThing', made.id)).toBe(404);
  expect(await titles(ana)).not.toContain('Deleted');
  expect(await status(ben, 'restoreSampleThing', made.id)).toBe(404);
  expect((await app.call<SampleThing>(ana, 'restoreSampleThing', { params })).body).toEqual(made);
});

test('search finds its words, and not once it is deleted', async () => {
  const { id } = await share(ana, 'Wattlebird breakfast', 'On the verandah.');
  const found = async () => {
    const { body } = await app.call<{ groups: { kind: string; hits: { href: string }[] }[] }>(0, 'search', {
      query: { q: 'verandah', kind: 'sample-things' },
    });
    return body.groups.find(({ kind }) => kind === 'sample-things')?.hits.map(({ href }) => href) ?? [];
  };
  expect(await found()).toEqual([`/sample-things/${id}`]);
  await app.call(ana, 'deleteSampleThing', { params: { id } });
  expect(await found()).toEqual([]);
});

test('followers are told, and no longer when it is deleted', async () => {
  await app.call(ben, 'follow', { params: { id: ana } });
  const { id } = await share(ana, 'News');
  await app.settle();
  const links = async () =>
    (await app.call<{ link: string }[]>(ben, 'listNotifications', {})).body.map(({ link }) => link);
  expect(await links()).toContain(`/sample-things/${id}`);
  await app.call(ana, 'deleteSampleThing', { params: { id } });
  await app.settle();
  expect(await links()).not.toContain(`/sample-things/${id}`);
});

test('reported and decided, it is gone for everyone, and its author cannot bring it back', async () => {
  const { id } = await share(ana, 'Reported');
  const body = { contentType: 'sample_thing', contentId: id, reason: 'spam', reporterId: ben, reportedUserId: ana };
  const report = await app.call<{ id: number }>(ben, 'createReport', { body });
  const params = { id: report.body.id };
  await app.call(moderator, 'assignReport', { params, body: {} });
  await app.call(moderator, 'decideReport', {
    params,
    body: { status: 'resolved', resolution: 'content_removed', moderatorNotes: 'Spam.' },
  });
  expect(await status(ben, 'getSampleThing', id)).toBe(404);
  expect(await status(ana, 'restoreSampleThing', id)).toBe(403);
});
