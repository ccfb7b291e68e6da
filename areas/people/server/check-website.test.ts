import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { ProblemError } from '#platform/server/problem.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { User } from '../contract.ts';

let app: TestApp;
let ana: number;
let ben: number;
/** What the page of Ana says at this time: a status, and what stands on it. */
let page = { status: 200, html: '' };
let visits = 0;

const server = createServer((_request, response) => {
  visits += 1;
  response.writeHead(page.status, { 'content-type': 'text/html', location: '/elsewhere' }).end(page.html);
});
const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
const monday = new Date('2026-03-02T09:00:00.000Z');
const after = (days: number) => new Date(monday.getTime() + days * 86_400_000);

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  app = await startTestApp({ areas: serverAreas, now: monday });
  ana = await app.addMember({ name: 'Ana Costa' });
  ben = await app.addMember();
  await app.call(ana, 'updateProfile', { params: { userId: ana }, body: { website: 'https://kites.example' } });
}, 120_000);
afterAll(async () => {
  await app.close();
  server.close();
});

const linked = () => `<p>Kites</p><a rel="me" href="${app.config.publicUrl}/profile/${ana}">Me</a>`;
/** The contract takes names alone, and a stand-in has a number. */
const moveTo = (website: string) =>
  app.database.query('', 'update profiles set website = $1 where user_id = $2', [website, ana]);
const seenBy = async (viewer: number) =>
  (await app.call<User>(viewer, 'getUser', { params: { id: ana } })).body.websiteCheckedAt;
const check = async (): Promise<string | null> => {
  try {
    return (await app.call<User>(ana, 'checkWebsite', { params: { userId: ana } })).body.websiteCheckedAt;
  } catch (error) {
    if (error instanceof ProblemError) return error.problem.detail;
    throw error;
  }
};
const save = (body: object) => app.call<User>(ana, 'updateProfile', { params: { userId: ana }, body });
const runAgain = async (days: number) => {
  app.setNow(after(days));
  await app.app.jobs.runNow('people.check-websites');
};

test('an address that no one else can open is not called', async () => {
  for (const website of ['http://kites.example', 'https://kites.internal', 'https://10.0.0.1/']) {
    await moveTo(website);
    expect(await check(), website).toBe('We can only check pages that everyone can open and that start with https://.');
  }
  await moveTo('');
  expect(await check()).toBe('Save the address of your website first.');
});

test('a page that does not link back is not marked, and each reason has its words', async () => {
  await moveTo(address());
  page = { status: 200, html: linked().replace('rel="me"', '') };
  expect(await check()).toBe(
    'Your page doesn’t link back to this profile yet. Put the link on that exact page, then check again.',
  );
  page = { status: 302, html: linked() };
  const before = visits;
  expect(await check()).toBe(
    'That address sends visitors to another one. Save the address where they arrive, then check again.',
  );
  expect(visits).toBe(before + 1);
  page = { status: 404, html: linked() };
  expect(await check()).toBe('There’s no page at that address. Correct it, then check again.');
  page = { status: 500, html: linked() };
  expect(await check()).toBe('We couldn’t read a page at that address. See if it opens for you, then check again.');
  expect(await seenBy(ben)).toBeNull();
});

test('a page that links back is marked with the day, for whoever may read the website', async () => {
  page = { status: 200, html: linked() };
  expect(await check()).toBe('2026-03-02T09:00:00.000Z');
  expect(await seenBy(ben)).toBe('2026-03-02T09:00:00.000Z');
  await save({ audiences: { website: 'me' } });
  expect(await seenBy(ben)).toBeNull();
  await save({ audiences: { website: 'members' } });
  expect(await seenBy(ben)).toBe('2026-03-02T09:00:00.000Z');
});

test('it is read again after a week, not before, and its mark has the new day', async () => {
  const before = visits;
  await runAgain(6);
  expect(visits).toBe(before);
  await runAgain(8);
  expect(visits).toBe(before + 1);
  expect(await seenBy(ben)).toBe(after(8).toISOString());
});

test('while a page does not answer it is asked each day, and its mark goes after four weeks', async () => {
  page = { status: 503, html: '' };
  const before = visits;
  await runAgain(16);
  await runAgain(16.5);
  await runAgain(17.5);
  expect(visits).toBe(before + 2);
  expect(await seenBy(ben)).toBe(after(8).toISOString());
  await runAgain(37);
  expect(await seenBy(ben)).toBeNull();
});

test('a mark goes with the link, and with another address', async () => {
  page = { status: 200, html: linked() };
  expect(await check()).toBe(after(37).toISOString());
  page = { status: 200, html: '<p>Kites</p>' };
  await runAgain(45);
  expect(await seenBy(ben)).toBeNull();

  page = { status: 200, html: linked() };
  await check();
  await save({ bio: 'I build kites.' });
  expect(await seenBy(ben)).toBe(after(45).toISOString());
  await save({ website: 'https://other.example' });
  expect(await seenBy(ben)).toBeNull();
});
