import { chromiumLaunch } from '#platform/server/testing/chromium.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, signInAs, test } from '#platform/web/testing/journey.ts';
import { agreed } from './agreed.ts';

const { executablePath, args, env } = chromiumLaunch();
// A network that lets nothing out but through its proxy, and has none.
test.use({
  launchOptions: {
    executablePath,
    args: [...args, '--force-webrtc-ip-handling-policy=disable_non_proxied_udp'],
    env: { ...process.env, ...env },
  },
});
test.beforeEach(({ problems }) => problems.allow(/status of 404/));

test('where no way leads to the other device, both read that voice can’t be connected, and go on in text', async ({
  page: guest,
  another,
}) => {
  test.setTimeout(120_000);
  await signInAs(guest, 29);
  const host = await another(30);
  const { id } = await agreed(host, guest, 5, 'voice');
  const room = (page: typeof host) => page.getByRole('region', { name: /^Call with/ });
  for (const page of [guest, host]) {
    await page.goto(`/bookings/${id}/call`);
    await page.getByRole('button', { name: 'Join now' }).click();
  }
  for (const page of [guest, host]) {
    await expect(room(page)).toContainText('Couldn’t connect voice and video', { timeout: 30_000 });
    await expect(room(page)).toContainText('is in the call. Live text is working.');
    expect(await timesAnnounced(page, 'Couldn’t connect voice and video.')).toBe(1);
  }
  await guest.getByLabel('Your live text').fill('We can write.');
  await guest.keyboard.press('Enter');
  await expect(room(host).getByText('We can write.', { exact: true })).toBeVisible();
});
