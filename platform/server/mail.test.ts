import { once } from 'node:events';
import { text as readText } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { areaContract, event, nothing, operation } from '#platform/contract/operation.ts';
import { type Handler, on, serverArea } from './area.ts';
import { MailError, makeMailer } from './mail.ts';
import { startTestApp, type TestApp } from './testing/app.ts';

const received: { from: string; to: string[]; content: string }[] = [];
/** How many more mails the server is to turn away for now. */
let refusals = 0;
/** What it says to whoever writes to nobody@. */
const unknown = Object.assign(new Error('No such mailbox nobody@example.org'), { responseCode: 550 });
let saysHello = true;

/** A real mail server on loopback that keeps what it is given. */
const sink = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  logger: false,
  onConnect: (_session, done) => done(saysHello ? null : Object.assign(new Error('Not now'), { responseCode: 421 })),
  onRcptTo: ({ address }, _session, done) => done(address === 'nobody@example.org' ? unknown : null),
  onData: (stream, session, done) => {
    readText(stream).then((content) => {
      if (refusals > 0) {
        refusals -= 1;
        done(Object.assign(new Error('Mailbox of ana@example.org is full'), { responseCode: 451 }));
        return;
      }
      const { mailFrom, rcptTo } = session.envelope;
      received.push({
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
        content,
      });
      done();
    }, done);
  },
});

const greetingWanted = event('greetingWanted', z.object({ to: z.string() }));
const greet = operation({
  name: 'greet',
  method: 'POST',
  path: '/api/greetings',
  policy: 'member',
  summary: 'Greets by mail.',
  body: z.object({ to: z.string(), fails: z.boolean().default(false) }),
  output: nothing(),
});
const greetHandler: Handler<typeof greet> = async ({ input, emit }) => {
  await emit(greetingWanted, { to: input.to });
  if (input.fails) throw new Error('after the event');
  return {};
};
const area = serverArea({
  contract: areaContract({ name: 'greetings', operations: [greet], events: [greetingWanted] }),
  handlers: { greet: greetHandler },
  work: {
    reactions: [
      on(greetingWanted, 'greetings.send', ({ event: { to }, db, services }) =>
        services.mail.send({ to, subject: 'Good morning – hello', text: 'Hello there.\nSee you.' }, db),
      ),
    ],
  },
  matrix: {
    greet: { expect: { guest: 401, member: 204, other: 204, blocked: 204, moderator: 204 }, also: [204, 204, 204] },
  },
});

let app: TestApp;
let member: number;

beforeAll(async () => {
  sink.listen(0, '127.0.0.1');
  await once(sink.server, 'listening');
  const address = sink.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  app = await startTestApp({ areas: [area], smtpUrl: `smtp://127.0.0.1:${port}` });
  member = await app.addMember();
});
afterAll(async () => {
  await app.close();
  await new Promise<void>((done) => sink.close(done));
});
beforeEach(() => {
  received.length = 0;
  refusals = 0;
});

test('a mail goes out over SMTP once the write is committed, from the configured sender to one address', async () => {
  await app.call(member, 'greet', { body: { to: 'ana@example.org' } });
  await app.settle();
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({ from: 'hello@example.org', to: ['ana@example.org'] });
  expect(received[0]?.content).toContain('Hello there.');
});

test('nothing is sent for a write that was rolled back', async () => {
  await expect(app.call(member, 'greet', { body: { to: 'ben@example.org', fails: true } })).rejects.toThrow();
  await app.settle();
  expect(received).toEqual([]);
});

const mailWork = () =>
  app.database.query<{ attempts: number; failures: number; error: string; parked: boolean; wait: number }>(
    'mail-work',
    `select attempts, failures, last_error as error, parked_at is not null as parked,
       round(extract(epoch from due_at - now()) / 60)::int as wait
     from outbox_work where reaction = 'platform.sendMail' order by id`,
  );
const makeDue = () => app.database.query('due', 'update outbox_work set due_at = now() where due_at is not null');
const forgetWork = () => app.database.query('none', 'delete from outbox');

test('a mail server that is busy gets the mail later, once and with the same id, and nothing of it is kept', async () => {
  refusals = 1;
  await app.call(member, 'greet', { body: { to: 'cy@example.org' } });
  await app.settle();
  expect(received).toEqual([]);
  expect(await mailWork()).toMatchObject([{ attempts: 1, failures: 1, error: 'MailError EMESSAGE 451', wait: 1 }]);
  await makeDue();
  await app.settle();
  expect(received.map(({ to }) => to)).toEqual([['cy@example.org']]);
  expect(received[0]?.content).toMatch(/^Message-ID: <[0-9a-f-]{36}@localhost>\r$/m);
  expect(await app.database.query('left', "select 1 from outbox where name = 'mailQueued'")).toEqual([]);
});

test('a mail server that is away is asked again for about three days, with growing pauses, and then by hand', async () => {
  saysHello = false;
  try {
    await app.call(member, 'greet', { body: { to: 'dee@example.org' } });
    const waits: number[] = [];
    for (;;) {
      await app.settle();
      const [work] = await mailWork();
      if (!work || work.parked) break;
      expect(work.error).toMatch(/^MailError E/);
      waits.push(work.wait);
      await makeDue();
    }
    const minutes = [1, 5, 30, 120, 360, 720, 720, 720, 720, 720];
    expect(waits).toHaveLength(minutes.length);
    for (const [n, wait] of waits.entries()) {
      expect(Math.abs(wait - (minutes[n] ?? 0))).toBeLessThanOrEqual((minutes[n] ?? 0) * 0.1 + 1);
    }
    expect(minutes.reduce((sum, one) => sum + one, 0) / 60).toBeGreaterThan(66);
    expect(await mailWork()).toMatchObject([{ attempts: 11, failures: 11, parked: true }]);
  } finally {
    saysHello = true;
    await forgetWork();
  }
});

test('an address that is refused is parked at once, and others get theirs', async () => {
  await app.call(member, 'greet', { body: { to: 'nobody@example.org' } });
  await app.call(member, 'greet', { body: { to: 'somebody@example.org' } });
  await app.settle();
  expect(received.map(({ to }) => to)).toEqual([['somebody@example.org']]);
  expect(await mailWork()).toMatchObject([{ attempts: 1, error: 'MailError EENVELOPE 550', parked: true }]);
  await forgetWork();
});

test('what waits for the mail server says nothing in the database, and no transaction waits with it', async () => {
  refusals = 1;
  await app.call(member, 'greet', { body: { to: 'hidden@example.org' } });
  await app.settle();
  const rows = await app.database.query<{ text: string }>(
    'rows',
    'select o::text as text from outbox o union all select w::text from outbox_work w',
  );
  expect(rows.length).toBeGreaterThan(1);
  expect(JSON.stringify(rows.map(({ text }) => text).filter((text) => text.includes('mailQueued')))).not.toMatch(
    /hidden@|Good morning|Hello there/,
  );
  await forgetWork();
});

test('a mail whose code counts no more is not sent', async () => {
  const { mail } = app.app.services;
  const about = { to: 'late@example.org', subject: 'Code', text: 'Code' };
  await mail.send({ ...about, until: new Date(Date.now() - 1) }, app.database.db);
  await mail.send({ ...about, until: new Date(Date.now() + 60_000), to: 'intime@example.org' }, app.database.db);
  await app.settle();
  expect(received.map(({ to }) => to)).toEqual([['intime@example.org']]);
  expect(await mailWork()).toEqual([]);
});

test('an address cannot smuggle in further recipients or headers', async () => {
  const { mail } = app.app.services;
  await mail.send(
    { to: 'd@example.org>\r\nRCPT TO:<e@example.org', subject: 'x\r\nBcc: f@example.org', text: 'x' },
    app.database.db,
  );
  await app.settle();
  await forgetWork();
  const everybody = received.flatMap(({ to }) => to);
  expect(everybody).not.toContain('e@example.org');
  expect(everybody).not.toContain('f@example.org');
  expect(received.every(({ content }) => !/^bcc:/im.test(content))).toBe(true);
});

test('without a mail server mails are kept where the demo shows them', async () => {
  const stored = makeMailer({ ...app.config, smtp: undefined }, app.app.services.log);
  await stored.send({ to: 'g@example.org', subject: 'Kept', text: 'Words' }, app.database.db);
  const rows = await app.database.query('mails', 'select "to", subject, text from outbox_mails');
  expect(rows).toEqual([{ to: 'g@example.org', subject: 'Kept', text: 'Words' }]);
  expect(received).toEqual([]);
});

test('what a mail server says of a person is in no error', async () => {
  refusals = 1;
  const mail = { to: 'ana@example.org', subject: 'Hello', text: 'Hello' };
  await app.app.services.mail.send(mail, app.database.db);
  const [event] = await app.database.query<{ payload: Record<string, unknown> }>('', 'select payload from outbox');
  const asked = { payload: event?.payload ?? {}, now: new Date() };
  const error = await app.app.services.mail.outgoing?.run(asked).catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(MailError);
  expect(error).toMatchObject({ status: 451, permanent: false });
  expect(`${String(error)} ${(error as Error).stack} ${JSON.stringify(error)}`).not.toContain('ana@');
  await forgetWork();
});

test('the address or the mail being refused is for good; our account, our sender and a busy server are not', () => {
  const isPermanent = (code: string, responseCode: number | undefined, command: string) =>
    new MailError({ code, command, ...(responseCode !== undefined && { responseCode }) }).permanent;
  expect(isPermanent('EENVELOPE', 550, 'RCPT TO')).toBe(true);
  expect(isPermanent('EENVELOPE', undefined, 'API')).toBe(true);
  expect(isPermanent('EMESSAGE', 554, 'DATA')).toBe(true);
  expect(isPermanent('EENVELOPE', 451, 'RCPT TO')).toBe(false);
  expect(isPermanent('EENVELOPE', 550, 'MAIL FROM')).toBe(false);
  expect(isPermanent('EAUTH', 535, 'AUTH PLAIN')).toBe(false);
  expect(isPermanent('ECONNECTION', undefined, 'CONN')).toBe(false);
});
