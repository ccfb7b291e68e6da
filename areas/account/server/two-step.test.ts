import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { goodPassword, join, mailsTo, newestMail, openBrowser } from '#platform/server/testing/browser.ts';
import type { Entered, Security } from '../contract.ts';
import { guessLimits } from './testing/guess-limits.ts';
import { setUpTwoStep } from './testing/two-step.ts';

let app: TestApp;
const now = new Date('2026-11-21T01:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas, now, limits: guessLimits().limits });
}, 180_000);
afterAll(() => app.close());

let callers = 0;
const caller = () => {
  callers += 1;
  return openBrowser(app, { ip: `10.2.0.${callers}` });
};
type Browser = ReturnType<typeof openBrowser>;

async function withTwoStep() {
  const member = await join(app);
  return { ...member, ...(await setUpTwoStep(member.browser, now)) };
}
const firstStep = async (email: string, password = goodPassword) => {
  const browser = caller();
  const { status, body } = await browser.post<Entered>('/api/session/sign-in', { email, password });
  expect(status).toBe(200);
  return { browser, body };
};
const second = (browser: Browser, code: string) => browser.post('/api/session/second-step', { code });
const wrongCode = (right: string) => (right === '000000' ? '000001' : '000000');
const securityOf = async (browser: Browser) => (await browser.get<Security>('/api/account/security')).body;

/** Everything in the database, as text. */
async function everything() {
  const tables = await app.database.query<{ name: string }>(
    'tables',
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const rows = await Promise.all(
    tables.map(({ name }) =>
      app.database.query<{ all: string }>(`all-${name}`, `select row_to_json(t)::text as all from "${name}" t`),
    ),
  );
  return rows.flat().map(({ all }) => all);
}

test('after the first step there is no session yet; a code of the app makes it, once', async () => {
  const member = await withTwoStep();
  app.setNow(later(1));
  const { browser, body } = await firstStep(member.email);
  expect(body).toMatchObject({ member: null, secondStep: true });
  expect(await browser.who()).toBeNull();
  for (const path of ['/api/account/security', '/api/account/sessions', '/api/notifications']) {
    expect((await browser.get(path)).status).toBe(401);
  }
  const code = member.app.code(later(1));
  expect((await second(browser, `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
  expect(await browser.who()).toMatchObject({ id: member.id });
  expect((await second(browser, code)).status).toBe(410);
  const again = await firstStep(member.email);
  expect((await second(again.browser, code)).errors.code).toContain('been used');
  app.setNow(now);
});

test('the code that set it up does not sign in as well, nor does an older one', async () => {
  const member = await withTwoStep();
  const { browser } = await firstStep(member.email);
  expect((await second(browser, member.app.code(now))).status).toBe(400);
  expect((await second(browser, member.app.code(later(-0.5)))).status).toBe(400);
});

test('one code sent twice at the same moment makes one session', async () => {
  const member = await withTwoStep();
  app.setNow(later(1));
  const [one, two] = [await firstStep(member.email), await firstStep(member.email)];
  const code = member.app.code(later(1));
  const answers = await Promise.all([second(one.browser, code), second(two.browser, code)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  app.setNow(now);
});

test.each(['link', 'code', 'reset'] as const)(
  'a %s from the mailbox does not go around the second step',
  async (way) => {
    const member = await withTwoStep();
    const browser = caller();
    const enter = async () => {
      if (way === 'reset') {
        await browser.post('/api/account/password/forgotten', { email: member.email });
        const { token } = await newestMail(app, member.email);
        return browser.post<Entered>('/api/account/password/reset', { token, password: 'another quiet river' });
      }
      const { body } = await browser.post<{ ticket: string }>('/api/session/link', { email: member.email });
      const { token, code } = await newestMail(app, member.email);
      return way === 'link'
        ? browser.post<Entered>('/api/session/sign-in-with-link', { token })
        : browser.post<Entered>('/api/session/sign-in-with-code', { ticket: body.ticket, code });
    };
    const { status, body } = await enter();
    expect(status).toBe(200);
    expect(body).toMatchObject({ member: null, secondStep: true });
    expect(await browser.who()).toBeNull();
    expect((await second(browser, member.codes[0] ?? '')).status).toBe(200);
    expect(await browser.who()).toMatchObject({ id: member.id });
  },
);

test('half a sign-in lasts ten minutes, bears five wrong codes and counts in its own browser', async () => {
  const member = await withTwoStep();
  const right = (browser: Browser, at: Date) => second(browser, member.app.code(at));
  app.setNow(later(1));
  const slow = await firstStep(member.email);
  app.setNow(later(11));
  expect((await right(slow.browser, later(11))).status).toBe(410);
  const guesser = await firstStep(member.email);
  for (let guess = 0; guess < 5; guess++) {
    expect((await second(guesser.browser, wrongCode(member.app.code(later(11))))).status).toBe(400);
  }
  expect((await right(guesser.browser, later(11))).status).toBe(410);
  expect((await right(caller(), later(11))).status).toBe(410);
  const forged = caller();
  forged.setCookie('doorways.second-step', 'A'.repeat(43));
  expect((await right(forged, later(11))).status).toBe(410);
  app.setNow(now);
});

test('five wrong codes sent at the same moment are five tries', async () => {
  const member = await withTwoStep();
  const { browser } = await firstStep(member.email);
  const wrong = wrongCode(member.app.code(now));
  const answers = await Promise.all(Array.from({ length: 8 }, () => second(browser, wrong)));
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
});

test('guesses at the app’s code run out for the account, from all addresses; a recovery code still gets in', async () => {
  const member = await withTwoStep();
  const guess = async () => {
    const { browser } = await firstStep(member.email);
    return (await second(browser, wrongCode(member.app.code(now)))).status;
  };
  for (let tries = 0; tries < 10; tries++) expect(await guess()).toBe(400);
  expect(await guess()).toBe(429);
  const { browser } = await firstStep(member.email);
  expect((await second(browser, member.codes[0] ?? '')).status).toBe(200);
});

test('recovery codes: ten, each once, in any spelling, and the owner is told what is left', async () => {
  const member = await withTwoStep();
  expect(new Set(member.codes).size).toBe(10);
  const [code = '', other = ''] = member.codes;
  const first = await firstStep(member.email);
  expect((await second(first.browser, ` ${code.toLowerCase().replace('-', ' ')} `)).status).toBe(200);
  expect(await newestMail(app, member.email)).toMatchObject({
    subject: 'A recovery code was used',
    text: expect.stringContaining('9 recovery codes are left'),
  });
  const next = await firstStep(member.email);
  expect((await second(next.browser, code)).errors.code).toContain('been used');
  const fresh = await member.browser.post<{ codes: string[] }>('/api/account/two-step/recovery-codes');
  expect(fresh.body.codes).toHaveLength(10);
  expect((await second(next.browser, other)).status).toBe(400);
  expect((await second(next.browser, fresh.body.codes[0] ?? '')).status).toBe(200);
  expect((await securityOf(next.browser)).codesLeft).toBe(9);
});

test('one member’s recovery code is nothing to another', async () => {
  const [one, two] = [await withTwoStep(), await withTwoStep()];
  const { browser } = await firstStep(one.email);
  expect((await second(browser, two.codes[0] ?? '')).status).toBe(400);
});

test('neither the app’s key nor a code or ticket stands in the database in plain text', async () => {
  const member = await withTwoStep();
  const { browser } = await firstStep(member.email);
  await app.settle();
  const rows = await everything();
  const key = member.key.replaceAll(' ', '');
  const ticket = browser.cookies()['doorways.second-step'] ?? '';
  expect(ticket).toHaveLength(43);
  const secrets = [key, member.key, ticket, ...member.codes, ...member.codes.map((code) => code.replace('-', ''))];
  const found = (text: string) => rows.some((row) => row.toLowerCase().includes(text.toLowerCase()));
  expect(found(member.email)).toBe(true);
  expect(secrets.filter(found)).toEqual([]);
});

test('a key that was moved to another member, or changed, opens nothing', async () => {
  const [one, two] = [await withTwoStep(), await withTwoStep()];
  await app.database.query(
    'swap',
    'update second_factors set sealed_key = (select sealed_key from second_factors where user_id = $1) where user_id = $2',
    [one.id, two.id],
  );
  app.setNow(later(1));
  const { browser } = await firstStep(two.email);
  const refused = await second(browser, one.app.code(later(1)));
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({
    detail: 'We can’t check codes from your app right now. Use one of your recovery codes.',
  });
  expect(await browser.who()).toBeNull();
  app.setNow(now);
});

test('setting up asks nobody for codes until one was entered, and a wrong one turns nothing on', async () => {
  const member = await join(app);
  await member.browser.post('/api/account/two-step/start');
  const refused = await member.browser.post('/api/account/two-step/confirm', { code: '000000' });
  expect(refused.errors.code).toContain('isn’t right');
  expect((await securityOf(member.browser)).twoStep).toBe(false);
  expect((await firstStep(member.email)).body).toMatchObject({ secondStep: false, member: { id: member.id } });
  const { codes } = await setUpTwoStep(member.browser, now);
  expect(codes).toHaveLength(10);
  expect(await securityOf(member.browser)).toMatchObject({ twoStep: true, codesLeft: 10 });
  expect((await newestMail(app, member.email)).subject).toBe('Two-step sign-in is on');
  expect((await member.browser.post('/api/account/two-step/start')).status).toBe(409);
  expect((await member.browser.post('/api/account/two-step/confirm', { code: '000000' })).status).toBe(409);
});

test('setting up, new codes, turning off and the sheet need a fresh check', async () => {
  const member = await withTwoStep();
  app.setNow(later(15));
  for (const path of ['start', 'confirm', 'off', 'recovery-codes']) {
    const { status } = await member.browser.post(
      `/api/account/two-step/${path}`,
      path === 'confirm' ? { code: '123456' } : undefined,
    );
    expect(status, path).toBe(403);
  }
  expect((await member.browser.get('/api/account/recovery-sheet')).status).toBe(403);
  app.setNow(now);
});

test('with two-step sign-in on, a password or a mailed code is no fresh check; a code of the app is', async () => {
  const member = await withTwoStep();
  app.setNow(later(15));
  const confirm = (path: string, body?: object) => member.browser.post(`/api/account/confirm${path}`, body);
  expect((await confirm('', { password: goodPassword })).status).toBe(403);
  expect((await confirm('/code')).status).toBe(403);
  expect((await confirm('/with-code', { ticket: 'x', code: '123456' })).status).toBe(403);
  expect((await confirm('/with-second-step', { code: wrongCode(member.app.code(later(15))) })).status).toBe(400);
  expect((await confirm('/with-second-step', { code: member.app.code(later(15)) })).status).toBe(200);
  expect((await member.browser.get('/api/account/recovery-sheet')).status).toBe(200);
  app.setNow(now);
});

test('a session from before that never saw a second factor cannot turn it off', async () => {
  const member = await join(app);
  const before = (await firstStep(member.email)).browser;
  await setUpTwoStep(member.browser, now);
  expect((await before.post('/api/account/two-step/off')).status).toBe(403);
  expect((await securityOf(member.browser)).twoStep).toBe(true);
});

test('turned off it asks for nothing, its codes are gone, and the owner is told once', async () => {
  const member = await withTwoStep();
  const off = async () => (await member.browser.post('/api/account/two-step/off')).status;
  expect([await off(), await off()]).toEqual([204, 204]);
  expect(await securityOf(member.browser)).toMatchObject({ twoStep: false, codesLeft: 0 });
  const told = (await mailsTo(app, member.email)).filter(({ subject }) => subject === 'Two-step sign-in is off');
  expect(told).toHaveLength(1);
  expect((await firstStep(member.email)).body).toMatchObject({ secondStep: false });
  expect((await member.browser.post('/api/account/two-step/recovery-codes')).status).toBe(409);
});

test('a new password ends a sign-in that waits for its second step', async () => {
  const member = await withTwoStep();
  const waiting = await firstStep(member.email);
  const change = { currentPassword: goodPassword, newPassword: 'another quiet river' };
  expect((await member.browser.post('/api/account/password', change)).status).toBe(200);
  expect((await second(waiting.browser, member.codes[0] ?? '')).status).toBe(410);
});

test('the sheet has the addresses and a drawing, and no codes', async () => {
  const member = await withTwoStep();
  const { body } = await member.browser.get<Record<string, unknown>>('/api/account/recovery-sheet');
  expect(body).toMatchObject({
    email: member.email,
    signInAddress: 'http://localhost:3000/sign-in',
    twoStep: true,
    codesLeft: 10,
  });
  expect(body.qr).toMatchObject({ path: expect.stringMatching(/^M4 4h7v1H4z/) });
  expect(JSON.stringify(body)).not.toContain(member.codes[0]);
});

test('half-done sign-ins and set-ups are forgotten', async () => {
  const member = await withTwoStep();
  const other = await join(app);
  await other.browser.post('/api/account/two-step/start');
  await firstStep(member.email);
  app.setNow(later(2 * 24 * 60));
  await app.app.jobs.runNow('account.forget-expired');
  const [left] = await app.database.query(
    'left-over',
    `select (select count(*)::int from second_steps) as steps,
       (select count(*)::int from second_factors where confirmed_at is null) as keys,
       (select count(*)::int from second_factors where user_id = $1) as kept`,
    [member.id],
  );
  expect(left).toEqual({ steps: 0, keys: 0, kept: 1 });
  app.setNow(now);
});

test('the password alone renews no fresh check, whatever it changes', async () => {
  const { browser, email, app: phone } = await withTwoStep();
  app.setNow(later(20));
  const unchecked = async () => {
    expect((await securityOf(browser)).confirmedUntil).toBeNull();
    expect((await browser.post('/api/account/sessions/end-others')).status).toBe(403);
  };
  await unchecked();
  const newPassword = 'another quiet river';
  expect((await browser.post('/api/account/password', { newPassword, currentPassword: goodPassword })).status).toBe(
    200,
  );
  await unchecked();
  const asked = { email: `moved-${email}`, password: newPassword };
  expect((await browser.post('/api/account/email', asked)).status).toBe(204);
  await unchecked();
  const code = phone.code(later(20));
  expect((await browser.post('/api/account/confirm/with-second-step', { code })).status).toBe(200);
  expect((await securityOf(browser)).confirmedUntil).toBe(later(35).toISOString());
  app.setNow(now);
});
