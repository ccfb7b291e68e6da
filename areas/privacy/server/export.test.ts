import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { join, openBrowser } from '#platform/server/testing/browser.ts';
import { unzip } from '#platform/server/testing/unzip.ts';
import type { DataExportState } from '../contract.ts';
import { days, forgetCheck, type Joined } from './testing/member.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
});
afterAll(() => app.close());
afterEach(() => app.setNow(new Date()));

const address = '/api/privacy/export';
const ask = ({ browser }: Joined) => browser.post<DataExportState>(address, {});
const state = async ({ browser }: Joined) => (await browser.get<DataExportState>(address)).body;
const make = async () => {
  await app.settle();
  await app.app.jobs.runNow('privacy.make-exports');
  await app.settle();
};
const fileOf = async (person: Joined, id: number) => person.browser.download(`${address}/${id}/file`);
const storedCopies = () => {
  const folder = `${app.config.dataDir}/files/exports`;
  return readdirSync(folder, { recursive: true }).filter((name) => String(name).length > 4);
};

test('asked for, made by the job, told of, downloaded with pages to read; kept for seven days', async () => {
  const person = await join(app);
  await app.call(person.id, 'createPost', { body: { content: 'A <b>bold</b> word & more' } });
  expect(await state(person)).toEqual({ latest: null, askAgainAt: null });
  const asked = await ask(person);
  expect(asked).toMatchObject({ status: 202, body: { latest: { status: 'making', until: null } } });
  expect((await ask(person)).status).toBe(409);
  expect((await fileOf(person, asked.body.latest?.id ?? 0)).status).toBe(410);
  await make();

  const { latest } = await state(person);
  expect(latest?.status).toBe('ready');
  expect(new Date(latest?.until ?? 0).getTime() - Date.now()).toBeGreaterThan(days(6.9));
  const notices = await person.browser.get<{ text: string; link: string; actors: unknown[] }[]>('/api/notifications');
  expect(notices.body).toMatchObject([
    { text: 'The copy of your data is ready to download', link: '/settings/privacy', actors: [] },
  ]);

  const { status, headers, bytes } = await fileOf(person, latest?.id ?? 0);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/zip',
    'content-length': String(latest?.bytes),
  });
  expect(headers['content-disposition']).toMatch(/^attachment; filename="doorways-\d{4}-\d\d-\d\d\.zip"$/);
  const files = await unzip(bytes);
  expect(JSON.parse(files.text('account.json'))).toMatchObject([{ email: person.email, ageAtLeast: 16 }]);
  expect(JSON.parse(files.text('posts.json'))).toMatchObject([{ content: 'A <b>bold</b> word & more' }]);
  expect(files.text('posts.html')).toContain('A &lt;b&gt;bold&lt;/b&gt; word &amp; more');
  expect(files.text('index.html')).toContain('<a href="posts.html">Posts</a>');
  expect(files.all()).not.toContain(person.password);

  app.setNow(new Date(Date.now() + days(7) + 1000));
  await app.database.query('keep-check', 'update sessions set confirmed_at = $2 where user_id = $1', [
    person.id,
    new Date(Date.now() + days(7)),
  ]);
  expect((await fileOf(person, latest?.id ?? 0)).status).toBe(410);
  expect(await state(person)).toMatchObject({ latest: { status: 'over' } });
  await app.app.jobs.runNow('privacy.expire-exports');
  await app.settle();
  expect(storedCopies()).toEqual([]);
});

test('it needs a fresh check, a session of one’s own, and is nobody else’s', async () => {
  const person = await join(app);
  const other = await join(app);
  const { body } = await ask(person);
  await make();
  const id = body.latest?.id ?? 0;
  expect((await fileOf(person, id)).status).toBe(200);
  expect((await fileOf(other, id)).status).toBe(404);
  expect((await fileOf(other, id + 1000)).status).toBe(404);
  const guest = openBrowser(app);
  expect((await guest.download(`${address}/${id}/file`)).status).toBe(401);
  expect((await guest.post(address, {})).status).toBe(401);
  await forgetCheck(app, person.id);
  expect((await fileOf(person, id)).status).toBe(403);
  expect((await ask(person)).status).toBe(403);
  expect(await state(person)).toMatchObject({ latest: { status: 'ready' } });
});

test('one copy at a time: the new one takes the old one’s place; three in a day', async () => {
  const person = await join(app);
  for (let n = 0; n < 3; n += 1) {
    expect((await ask(person)).status).toBe(202);
    await make();
  }
  const kept = await app.database.query<{ status: string }>(
    'kept',
    'select status from data_exports where user_id = $1 order by id',
    [person.id],
  );
  expect(kept.map(({ status }) => status)).toEqual(['over', 'over', 'ready']);
  const { askAgainAt } = await state(person);
  expect(new Date(askAgainAt ?? 0).getTime()).toBeGreaterThan(Date.now());
  expect((await ask(person)).status).toBe(409);
});

test('two asking at the same moment ask once', async () => {
  const person = await join(app);
  const answers = await Promise.all([ask(person), ask(person)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([202, 409]);
});

test('a copy that cannot be made says so and can be asked for again', async () => {
  const person = await join(app);
  await ask(person);
  await app.database.query('break', 'alter table shortcuts rename to broken', []);
  await make();
  await app.database.query('mend', 'alter table broken rename to shortcuts', []);
  expect(await state(person)).toMatchObject({ latest: { status: 'failed', until: null } });
  expect((await ask(person)).status).toBe(202);
  await make();
  expect(await state(person)).toMatchObject({ latest: { status: 'ready' } });
});

test('a try that was killed is taken up again; after three it has failed', async () => {
  const person = await join(app);
  await ask(person);
  const kill = (attempts: number) =>
    app.database.query(
      'kill',
      `update data_exports set status = 'making', attempts = $2, claimed_at = now() - interval '1 hour' where user_id = $1`,
      [person.id, attempts],
    );
  await kill(3);
  await make();
  expect(await state(person)).toMatchObject({ latest: { status: 'failed' } });
  await kill(1);
  await make();
  expect(await state(person)).toMatchObject({ latest: { status: 'ready' } });
});

test('others are in it only as the member saw them', async () => {
  const person = await join(app);
  const other = await app.addMember({ name: 'Othmar Other' });
  await app.call(other, 'follow', { params: { id: person.id } });
  await app.call(other, 'updateProfile', { params: { userId: other }, body: { bio: 'Words of another' } });
  const { body: post } = await app.call<{ id: number }>(person.id, 'createPost', { body: { content: 'Mine' } });
  await app.call(other, 'createComment', { params: { id: post.id }, body: { content: 'A remark by another' } });
  await app.call(other, 'createReport', {
    body: {
      reporterId: other,
      reportedUserId: person.id,
      contentType: 'post',
      contentId: post.id,
      reason: 'spam',
      description: 'Told in trust',
    },
  });
  await app.settle();
  await ask(person);
  await make();
  const files = await unzip((await fileOf(person, (await state(person)).latest?.id ?? 0)).bytes);
  expect(JSON.parse(files.text('followers.json'))).toMatchObject([{ displayName: 'Othmar Other' }]);
  for (const words of ['Words of another', 'A remark by another', 'Told in trust', 'test-member']) {
    const found = words === 'test-member' ? files.text('posts.json') : files.all();
    expect(found).not.toContain(words);
  }
});

test('a copy of one conversation has its messages, the sums of its files and nothing else', async () => {
  const person = await join(app);
  const [ana, ben] = [await app.addMember({ name: 'Ana' }), await app.addMember({ name: 'Ben' })];
  const write = async (from: number, recipientId: number, content: string) =>
    (await app.call<{ id: number; conversationId: number }>(from, 'sendMessage', { body: { recipientId, content } }))
      .body;
  for (const other of [ana, ben]) await app.call(other, 'follow', { params: { id: person.id } });
  const { conversationId } = await write(person.id, ana, 'Where are you?');
  const { id: hidden } = await write(person.id, ana, 'Never mind');
  await app.call(person.id, 'deleteMessage', { params: { id: hidden }, query: { for: 'me' } });
  await write(person.id, ben, 'Words for Ben');

  const of = (id: number) => person.browser.post<DataExportState>(address, { conversationId: id });
  const foreign = await app.addMember();
  await app.call(foreign, 'follow', { params: { id: ben } });
  const theirs = await write(ben, foreign, 'Not yours');
  expect((await of(theirs.conversationId)).status).toBe(404);
  expect((await of(999_999)).status).toBe(404);
  expect(await of(conversationId)).toMatchObject({ status: 202, body: { latest: { conversationId } } });
  await make();
  const { latest } = await state(person);
  expect(latest).toMatchObject({ status: 'ready', conversationId });
  const files = await unzip((await fileOf(person, latest?.id ?? 0)).bytes);
  expect(files.names.toSorted()).toEqual(['SHA256SUMS.txt', 'conversation.html', 'conversation.json', 'index.html']);
  expect(JSON.parse(files.text('conversation.json'))).toMatchObject([
    { conversation: conversationId, memberNumber: person.id, content: 'Where are you?' },
  ]);
  expect(files.text('index.html')).toContain(`<h1>Conversation ${conversationId} on Doorways</h1>`);
  const sums = ['index.html', 'conversation.json', 'conversation.html'].map(
    (name) => `${createHash('sha256').update(files.text(name)).digest('hex')}  ${name}\n`,
  );
  expect(files.text('SHA256SUMS.txt')).toBe(sums.join(''));
});
