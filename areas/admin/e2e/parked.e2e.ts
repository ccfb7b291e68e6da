import { once } from 'node:events';
import { text as readText } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { test as base, expect, settled, signInAs } from '#platform/web/testing/journey.ts';

/** A real mail server that doesn’t know these mailboxes, until it does. It takes what the demo sends to others. */
const mailServer = { knows: false, received: [] as string[] };
const boxes = ['one', 'two', 'three', 'four'].map((name) => `${name}@example.org`);

const test = base.extend<object, { serverEnv: Record<string, string> }>({
  serverEnv: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here
    async ({}, use) => {
      const sink = new SMTPServer({
        disabledCommands: ['AUTH', 'STARTTLS'],
        logger: false,
        onRcptTo: ({ address }, _session, done) =>
          done(
            mailServer.knows || !boxes.includes(address)
              ? null
              : Object.assign(new Error('No such mailbox'), { responseCode: 550 }),
          ),
        onData: (stream, session, done) => {
          readText(stream).then(() => {
            const to = session.envelope.rcptTo.map(({ address }) => address);
            mailServer.received.push(...to.filter((address) => boxes.includes(address)));
            done();
          }, done);
        },
      });
      sink.listen(0, '127.0.0.1');
      await once(sink.server, 'listening');
      const { port } = sink.server.address() as { port: number };
      await use({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Doorways <hello@example.org>' });
      await new Promise<void>((done) => sink.close(() => done()));
    },
    { scope: 'worker' },
  ],
});

// Members of the cast who have stored no preferences: the specified answer is 404, and the browser notes it.
test.beforeEach(({ problems }) => problems.allow(/status of 40[34]/));

test('an administrator sees refused mail arrive, discards one and retries another, by keyboard', async ({ page }) => {
  const live = page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => payload.toString().startsWith('43')));
  await page.goto('/admin/parked');
  await expect(page.getByRole('heading', { level: 1, name: 'Parked work' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nothing parked' })).toBeVisible();
  await settled(page);
  await checkAccessibility(page, { name: 'nothing is parked' });
  await live;

  const ask = async (email: string) =>
    expect((await page.request.post('/api/session/link', { data: { email } })).status()).toBe(200);
  const rows = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /^Item \d+: platform\.sendMail$/ }) });
  await ask('one@example.org');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('After mailQueued');
  await expect(rows).toContainText('after 1 attempt. Error: MailError EENVELOPE 550');
  await expect(page.getByText('one@example.org')).toHaveCount(0);
  await ask('two@example.org');
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Parked work 2 parked' })).toBeVisible();
  await page.keyboard.press('Escape');
  await checkAccessibility(page, { name: 'parked work' });

  const item = /^Item \d+/.exec(await rows.last().getByRole('heading').innerText())?.[0].toLowerCase() ?? '';
  await rows
    .last()
    .getByRole('button', { name: `Discard ${item}` })
    .focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: `Discard ${item}?` });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await checkAccessibility(page, { name: 'discarding parked work' });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(rows).toHaveCount(2);
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Discard permanently' }).focus();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => timesAnnounced(page, `Discarded ${item}`)).toBe(1);

  mailServer.knows = true;
  await rows.getByRole('button', { name: /^Retry item/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Nothing parked' })).toBeVisible();
  await expect.poll(() => mailServer.received).toEqual(['two@example.org']);
  mailServer.knows = false;
});

test('all of it is retried at once, and members without the role are told so', async ({ page }) => {
  await page.goto('/admin/parked');
  const ask = (email: string) => page.request.post('/api/session/link', { data: { email } });
  await Promise.all(['three@example.org', 'four@example.org'].map(ask));
  await expect(page.getByRole('heading', { name: /platform\.sendMail$/ })).toHaveCount(2);
  mailServer.knows = true;
  await page.getByRole('button', { name: 'Retry all' }).click();
  await expect.poll(() => timesAnnounced(page, 'Retrying 2 items')).toBe(1);
  await expect(page.getByRole('heading', { name: 'Nothing parked' })).toBeVisible();
  await expect
    .poll(() => mailServer.received)
    .toEqual(expect.arrayContaining(['three@example.org', 'four@example.org']));
  mailServer.knows = false;

  await signInAs(page, 5);
  await page.goto('/admin/parked');
  await expect(page.getByText('Only administrators can do this.')).toBeVisible();
  await checkAccessibility(page, { name: 'parked work, refused' });
});
