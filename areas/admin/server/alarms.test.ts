import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Notification, NotificationSettings } from '#areas/notifications/contract.ts';
import { serverAreas } from '#areas/server.ts';
import { guessRates, type Limits, makeLimits } from '#platform/server/limits.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { openBrowser } from '#platform/server/testing/browser.ts';

let app: TestApp;
let limits: Limits;
let admins: number[];
let member: number;
beforeAll(async () => {
  limits = makeLimits({});
  app = await startTestApp({ areas: serverAreas, limits });
  member = await app.addMember({ roles: ['member', 'moderator'] });
  admins = [await app.addMember({ roles: ['member', 'admin'] }), await app.addMember({ roles: ['member', 'admin'] })];
});
afterAll(() => app.close());

const noticesOf = async (as: number) => {
  await app.settle();
  return (await app.call<Notification[]>(as, 'listNotifications')).body;
};
const sentences = async (as: number) => (await noticesOf(as)).map(({ text, count, link }) => ({ text, count, link }));
const check = () => app.app.jobs.runNow('platform.check-audit');
const query = (text: string) => app.database.query('', text);
const rename = (from: string, to: string) =>
  query(`update audit_log set action = '${to}' where id = 2 and action = '${from}'`);

const broken = {
  text: 'The daily check found that the audit log was changed or cut: open it to see where',
  link: '/admin/audit',
};

test('every administrator is told when the audit log is found broken, once until it is whole again', async () => {
  for (let n = 0; n < 3; n++) await app.app.services.audit({ actorId: 0, action: 'test', subject: `thing:${n}` });
  await check();
  for (const id of [...admins, member]) expect(await noticesOf(id)).toEqual([]);
  await rename('test', 'other');
  for (let day = 0; day < 3; day++) await check();
  for (const id of admins) expect(await sentences(id)).toEqual([{ ...broken, count: 1 }]);
  expect(await noticesOf(member)).toEqual([]);
  const [notice] = await noticesOf(admins[0] ?? 0);
  expect(notice).toMatchObject({ kind: 'auditBroken', safeText: broken.text, why: 'You’re an administrator.' });
  await app.call(admins[0] ?? 0, 'markRead', { params: { id: notice?.id ?? 0 } });
  await rename('other', 'test');
  await check();
  expect(await sentences(admins[0] ?? 0)).toEqual([{ ...broken, count: 1 }]);
  await rename('test', 'other');
  await check();
  expect(await sentences(admins[0] ?? 0)).toEqual([
    { ...broken, count: 1 },
    { ...broken, count: 1 },
  ]);
});

test('every administrator is told once of many wrong guesses across all accounts', async () => {
  const before = await sentences(admins[1] ?? 0);
  for (let guess = 0; guess < guessRates['guess-everybody'].points; guess++) {
    await limits.tally('guess-everybody', 'sign-in');
  }
  for (let guess = 0; guess < 3; guess++) {
    const stranger = openBrowser(app, { ip: `10.9.0.${guess}` });
    await stranger.post('/api/session/sign-in', { email: `nobody-${guess}@example.org`, password: 'x' });
  }
  const alarm = {
    text: 'There were many wrong guesses at passwords or sign-in codes: members can still sign in',
    count: 1,
    link: '/admin/audit?action=alarm',
  };
  expect(await sentences(admins[1] ?? 0)).toEqual([alarm, ...before]);
  expect((await sentences(admins[0] ?? 0))[0]).toEqual(alarm);
  expect(await noticesOf(member)).toEqual([]);
});

test('administrators alone choose about these notices; what others save leaves them as they are', async () => {
  const settings = async (as: number) => (await app.call<NotificationSettings>(as, 'readNotificationSettings')).body;
  const group = async (as: number) => (await settings(as)).groups.find(({ name }) => name === 'Administration');
  expect(await group(member)).toBeUndefined();
  const kinds = [
    expect.objectContaining({ kind: 'paymentDisputed', urgent: false, inApp: true }),
    expect.objectContaining({ kind: 'legalRequestWaits', urgent: false, inApp: true }),
    expect.objectContaining({
      kind: 'auditBroken',
      words: 'The audit log was changed or cut',
      inApp: true,
      email: true,
    }),
    expect.objectContaining({ kind: 'guessesAlarmed', urgent: true, inApp: true, email: true, push: true }),
    expect.objectContaining({ kind: 'providerClaimWaits', urgent: false, inApp: true }),
    expect.objectContaining({ kind: 'providerPaperWaits', urgent: false, inApp: true }),
  ];
  expect((await group(admins[0] ?? 0))?.kinds).toEqual(kinds);
  const choose = (as: number) =>
    app.status(as, 'chooseNotificationKind', { params: { kind: 'auditBroken' }, body: { inApp: true } });
  expect([await choose(member), await choose(admins[1] ?? 0)]).toEqual([404, 200]);
  const { version, senders, timeZone, quiet, times } = await settings(member);
  await app.call(member, 'saveNotificationSettings', {
    body: { version, senders, timeZone, quiet, times, off: [], email: [], pushOff: [] },
  });
  await query(`update users set roles = array['member', 'admin'] where id = ${member}`);
  expect((await group(member))?.kinds).toEqual(kinds);
});
