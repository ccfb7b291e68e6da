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

/** A real mail server on loopback that keeps what it is given. */
const sink = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  logger: false,
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
  reactions: [
    on(greetingWanted, 'greetings.send', ({ event: { to }, db, services }) =>
      services.mail.send({ to, subject: 'Good morning – hello', text: 'Hello there.\nSee you.' }, db),
    ),
  ],
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

test('a mail server that is busy gets the mail later, once', async () => {
  refusals = 1;
  await app.call(member, 'greet', { body: { to: 'cy@example.org' } });
  await app.settle();
  expect(received).toEqual([]);
  await app.database.query('due', 'update outbox set due_at = now() where due_at is not null');
  await app.settle();
  expect(received.map(({ to }) => to)).toEqual([['cy@example.org']]);
});

test('an address cannot smuggle in further recipients or headers', async () => {
  const { mail } = app.app.services;
  await mail
    .send(
      { to: 'd@example.org>\r\nRCPT TO:<e@example.org', subject: 'x\r\nBcc: f@example.org', text: 'x' },
      app.database.db,
    )
    .catch(() => undefined);
  const everybody = received.flatMap(({ to }) => to);
  expect(everybody).not.toContain('e@example.org');
  expect(everybody).not.toContain('f@example.org');
  expect(received.every(({ content }) => !/^bcc:/im.test(content))).toBe(true);
});

test('without a mail server mails are kept where the demo shows them', async () => {
  const stored = makeMailer({ smtp: undefined });
  await stored.send({ to: 'g@example.org', subject: 'Kept', text: 'Words' }, app.database.db);
  const rows = await app.database.query('mails', 'select "to", subject, text from outbox_mails');
  expect(rows).toEqual([{ to: 'g@example.org', subject: 'Kept', text: 'Words' }]);
  expect(received).toEqual([]);
});

test('what a mail server says of a person is in no error', async () => {
  refusals = 1;
  const { port } = sink.server.address() as { port: number };
  const mailer = makeMailer({ smtp: { url: `smtp://127.0.0.1:${port}`, from: 'hello@example.org' } });
  const mail = { to: 'ana@example.org', subject: 'Hello', text: 'Hello' };
  const error = await mailer.send(mail, app.database.db).catch((cause: unknown) => cause);
  mailer.close();
  expect(error).toBeInstanceOf(MailError);
  expect(error).toMatchObject({ status: 451 });
  expect(`${String(error)} ${(error as Error).stack} ${JSON.stringify(error)}`).not.toContain('ana@');
});
