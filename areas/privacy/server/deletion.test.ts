import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { brokenAuditLink } from '#platform/server/audit.ts';
import { makeMailer } from '#platform/server/mail.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { goodPassword, join, mailsTo, newestMail, openBrowser } from '#platform/server/testing/browser.ts';
import type { Deletion } from '../contract.ts';
import { forgetCheck, type Joined, later } from './testing/member.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
});
afterAll(() => app.close());
afterEach(() => app.setNow(new Date()));

const address = '/api/privacy/deletion';
const close = ({ browser }: Joined) => browser.post<Deletion>(address, {});
const signIn = async (person: Joined) => {
  const browser = openBrowser(app);
  const { status } = await browser.post('/api/session/sign-in', { email: person.email, password: goodPassword });
  return { browser, status };
};
const run = async (job: 'erase-due' | 'remind' | 'make-exports') => {
  await app.settle();
  await app.app.jobs.runNow(`privacy.${job}`);
  await app.settle();
};
const exists = async (id: number) =>
  (await app.database.query('exists', 'select 1 from users where id = $1', [id])).length > 0;

test('all sessions end at once, the mail says the day and the way back, and others find nobody', async () => {
  const person = await join(app);
  const other = await app.addMember();
  const elsewhere = (await signIn(person)).browser;
  expect((await elsewhere.who())?.id).toBe(person.id);
  const { body: post } = await app.call<{ id: number }>(person.id, 'createPost', { body: { content: 'Here I am' } });

  const { status, body } = await close(person);
  expect(status).toBe(200);
  const wait = new Date(body.eraseAt).getTime() - new Date(body.closedAt).getTime();
  expect(wait).toBe(14 * 86_400_000);
  expect(await person.browser.who()).toBeNull();
  expect(await elsewhere.who()).toBeNull();
  expect(await app.status(other, 'getUser', { params: { id: person.id } })).toBe(404);
  expect(await app.status(0, 'getPost', { params: { id: post.id } })).toBe(404);

  const mail = await newestMail(app, person.email);
  const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'Australia/Sydney' });
  expect(mail.subject).toBe('Your account is closed');
  expect(mail.text).toContain(day.format(new Date(body.eraseAt)));
  expect(mail.text).toContain('Keep my account');
  expect(mail.text).toContain('http://localhost:3000/sign-in');
});

test('two devices at the same moment close it once', async () => {
  const person = await join(app);
  const { browser } = await signIn(person);
  const answers = await Promise.all([close(person), browser.post(address, {})]);
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses[0]).toBe(200);
  expect([401, 403, 409]).toContain(statuses[1]);
  const mails = (await mailsTo(app, person.email)).filter(({ subject }) => subject === 'Your account is closed');
  expect(mails).toHaveLength(1);
});

test('signed in during the wait: a guest everywhere, but for the day, the copy, the check and the way back', async () => {
  const person = await join(app);
  await app.call(person.id, 'createPost', { body: { content: 'Only for members', audience: 'members' } });
  await close(person);
  const { browser, status } = await signIn(person);
  expect(status).toBe(200);
  expect((await browser.get('/api/session')).body).toMatchObject({ member: null, unread: 0, closing: true });
  expect((await browser.get('/api/notifications')).status).toBe(401);
  expect((await browser.post('/api/posts', { content: 'Still here' })).status).toBe(401);
  expect((await browser.get(`/api/users/${person.id}`)).status).toBe(401);
  expect((await browser.get('/api/crisis/services')).status).toBe(200);
  expect((await browser.post(address, {})).status).toBe(401);
  expect((await browser.get('/api/privacy/consents')).status).toBe(401);
  expect((await browser.get('/api/account/sessions')).status).toBe(401);

  expect((await browser.get<Deletion>(address)).body.eraseAt).toMatch(/^\d{4}-/);
  expect((await browser.get('/api/account/security')).body).toMatchObject({ email: person.email });
  expect((await browser.post('/api/privacy/export', {})).status).toBe(202);
  await run('make-exports');
  const { body } = await browser.get<{ latest: { id: number; status: string } }>('/api/privacy/export');
  expect(body.latest.status).toBe('ready');
  expect((await browser.download(`/api/privacy/export/${body.latest.id}/file`)).status).toBe(200);
  expect((await browser.post('/api/session/sign-out', {})).status).toBe(204);
  expect((await browser.get(address)).status).toBe(401);
});

test('kept: everything is as it was, and the days are over with it', async () => {
  const person = await join(app);
  const other = await app.addMember();
  const { body: post } = await app.call<{ id: number }>(person.id, 'createPost', { body: { content: 'Still mine' } });
  await app.call(other, 'follow', { params: { id: person.id } });
  await app.call(other, 'likePost', { params: { id: post.id } });
  const before = await app.call(other, 'getUser', { params: { id: person.id } });
  await close(person);
  const { browser } = await signIn(person);
  expect((await browser.delete(address)).status).toBe(204);
  expect(await browser.who()).toMatchObject({ id: person.id });
  expect((await app.call(other, 'getUser', { params: { id: person.id } })).body).toEqual(before.body);
  expect((await app.call(0, 'getPost', { params: { id: post.id } })).body).toMatchObject({ likes: 1 });
  expect((await browser.delete(address)).status).toBe(404);
  expect((await browser.get(address)).status).toBe(404);
  later(app, 15);
  await run('erase-due');
  expect(await exists(person.id)).toBe(true);
});

test('it needs a fresh check and a session of one’s own', async () => {
  const person = await join(app);
  await forgetCheck(app, person.id);
  expect((await close(person)).status).toBe(403);
  expect((await openBrowser(app).post(address, {})).status).toBe(401);
  expect(await app.status(person.id, 'deleteAccount', {})).toBe(403);
  expect(await app.status(person.id, 'getUser', { params: { id: person.id } })).toBe(200);
});

test('a mail three days before the end, once; after 14 days it is gone, and the address may join again', async () => {
  const person = await join(app);
  await close(person);
  await run('erase-due');
  await run('remind');
  const subjects = async () => (await mailsTo(app, person.email)).map(({ subject }) => subject);
  expect((await subjects())[0]).toBe('Your account is closed');
  later(app, 11.1);
  await run('remind');
  await run('remind');
  await run('erase-due');
  expect((await subjects()).slice(0, 2)).toEqual(['Your account will be deleted soon', 'Your account is closed']);
  expect(await exists(person.id)).toBe(true);
  later(app, 14.1);
  await run('remind');
  await run('erase-due');
  expect(await exists(person.id)).toBe(false);
  // What was sent before is forgotten with the address.
  expect(await subjects()).toEqual(['Your account is deleted']);
  expect((await signIn(person)).status).toBe(400);
  expect(await brokenAuditLink(app.database.db)).toBeUndefined();

  app.setNow(new Date());
  const browser = openBrowser(app);
  const again = { displayName: person.displayName, username: person.username, email: person.email };
  await browser.post('/api/account/sign-up', {
    ...again,
    birthDate: { year: 1990, month: 2, day: 3 },
  });
  const { token } = await newestMail(app, person.email);
  expect((await browser.post('/api/account/verify', { token, password: goodPassword })).status).toBe(200);
  expect((await browser.who())?.id).toBeGreaterThan(person.id);
});

test('counts, notices and words of others are put right', async () => {
  const person = await join(app);
  const other = await app.addMember({ name: 'Stays Here' });
  const third = await app.addMember();
  const { body: theirs } = await app.call<{ id: number }>(other, 'createPost', { body: { content: 'Of another' } });
  const { body: mine } = await app.call<{ id: number }>(person.id, 'createPost', {
    body: { content: 'Zyxwombat and #zyxposttag', title: 'Mine' },
  });
  for (const who of [person.id, third]) {
    await app.call(who, 'likePost', { params: { id: theirs.id } });
    await app.call(who, 'createComment', { params: { id: theirs.id }, body: { content: 'A word' } });
    await app.call(who, 'follow', { params: { id: other } });
  }
  await app.call(other, 'createComment', { params: { id: mine.id }, body: { content: 'Under what goes' } });
  await app.settle();
  await close(person);
  later(app, 15);
  await run('erase-due');
  app.setNow(new Date());

  expect((await app.call(other, 'getPost', { params: { id: theirs.id } })).body).toMatchObject({
    likes: 1,
    commentsCount: 1,
  });
  expect(
    await app.database.query('raw', 'select likes_count, comments_count from posts where id = $1', [theirs.id]),
  ).toEqual([{ likes_count: 1, comments_count: 1 }]);
  const { body: notices } = await app.call<{ text: string }[]>(other, 'listNotifications', {});
  expect(notices).toHaveLength(3);
  for (const { text } of notices) expect(text).not.toMatch(/former member|others/);
  expect(await app.status(other, 'getPost', { params: { id: mine.id } })).toBe(404);
  expect(await app.database.query('words', "select 1 from post_words where word like 'zyx%'", [])).toEqual([]);
});

test('reports stay for the safety of others, without the person', async () => {
  const person = await join(app);
  const other = await app.addMember();
  const moderator = await app.addMember({ roles: ['member', 'moderator'] });
  const { body: theirs } = await app.call<{ id: number }>(other, 'createPost', { body: { content: 'Bad words' } });
  const { body: mine } = await app.call<{ id: number }>(person.id, 'createPost', { body: { content: 'Reported' } });
  const report = (by: number, of: number, contentId: number, description: string) =>
    app.call(by, 'createReport', {
      body: {
        reporterId: by,
        reportedUserId: of,
        contentType: 'post',
        contentId,
        reason: 'harassment',
        priority: 'medium',
        description,
      },
    });
  await report(person.id, other, theirs.id, 'In my own words');
  await report(other, person.id, mine.id, 'In the words of another');
  await close(person);
  later(app, 15);
  await run('erase-due');
  const { body } = await app.call<{ contentId: number }[]>(moderator, 'listReports', {});
  const about = (id: number) => body.find(({ contentId }) => contentId === id);
  expect(about(theirs.id)).toMatchObject({
    reporterId: null,
    reportedUserId: other,
    description: null,
    reason: 'harassment',
  });
  expect(about(mine.id)).toMatchObject({
    reporterId: other,
    reportedUserId: null,
    description: 'In the words of another',
  });
});

test('the last administrator is told why not; a closed one does not count', async () => {
  const [first, second] = [await join(app), await join(app)];
  const give = (id: number) =>
    app.database.query('give', "update users set roles = array['member', 'admin'] where id = $1", [id]);
  await give(first.id);
  const refused = await close(first);
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({ detail: 'This is the last administrator. Give someone else the role first.' });
  expect(await first.browser.who()).toMatchObject({ id: first.id });
  await give(second.id);
  expect((await close(first)).status).toBe(200);
  expect((await close(second)).status).toBe(409);
  const { browser } = await signIn(first);
  expect((await browser.get('/api/admin/members')).status).toBe(401);
  await app.signIn(second.id);
  const revoke = { params: { id: second.id }, body: { role: 'admin', reason: 'Tidying up' } };
  expect(await app.status(second.id, 'revokeRole', revoke)).toBe(409);
});

test('a mail server that is away holds up no erasure: the last mail waits for it, sealed', async () => {
  const person = await join(app);
  await close(person);
  await app.settle();
  const { mail } = app.app.services;
  const send = mail.send;
  Object.assign(mail, { send: makeMailer(app.config, app.app.services.log).send });
  try {
    later(app, 14.5);
    await run('erase-due');
    expect(await exists(person.id)).toBe(false);
  } finally {
    Object.assign(mail, { send });
  }
  const waiting = await app.database.query<{ payload: string }>(
    'waiting',
    `select o.payload::text from outbox o join outbox_work w on w.event_id = o.id where w.reaction = 'platform.sendMail'`,
  );
  expect(waiting.length).toBeGreaterThan(0);
  for (const { payload } of waiting) expect(payload).not.toContain('@');
});
