import { agreed } from '#areas/bookings/e2e/agreed.ts';
import { enter, leave, voice } from '#areas/vr/e2e/visit.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, signInAs } from '#platform/web/testing/journey.ts';
import { test } from './through.ts';

test.use({ which: 'dead' });
test.beforeEach(({ problems }) => problems.allow(/status of 404/));
test.describe.configure({ timeout: 180_000 });

test('a relay that does not answer: both read that voice can’t be connected, and go on in text', async ({
  page: guest,
  another,
}) => {
  await signInAs(guest, 27);
  const host = await another(28);
  const { id } = await agreed(host, guest, 5, 'voice');
  for (const page of [guest, host]) {
    await page.goto(`/bookings/${id}/call`);
    await page.getByRole('button', { name: 'Join now' }).click();
  }
  for (const page of [guest, host]) {
    const room = page.getByRole('region', { name: /^Call with/ });
    await expect(room).toContainText('Couldn’t connect voice and video', { timeout: 30_000 });
    await expect(room).toContainText('is in the call. Live text is working.');
    expect(await timesAnnounced(page, /^Couldn’t connect voice and video\.$/)).toBe(1);
  }
  await guest.getByLabel('Your live text').pressSequentially('We can write.');
  await guest.keyboard.press('Enter');
  await expect(host.getByText('We can write.', { exact: true })).toBeVisible();
});

test('a relay that does not answer: a VR room says whom voice doesn’t reach, and captions and chat go on', async ({
  page,
  another,
}) => {
  await signInAs(page, 14);
  const other = await another(9);
  for (const one of [page, other]) {
    await enter(one, 'Reading Room');
    await voice(one).getByRole('button', { name: 'Join voice' }).click();
    await expect(voice(one).getByText(/^You’re in voice/)).toBeVisible();
  }
  for (const one of [page, other]) {
    await expect(voice(one).getByText('Couldn’t connect voice with 1 person')).toBeVisible({ timeout: 60_000 });
    await expect(voice(one).getByText(/Writing and captions still work/)).toBeVisible();
  }
  await other.getByText('Type captions').click();
  await other.getByRole('textbox', { name: 'What they say' }).fill('We can write.');
  await other.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Captions' }).getByText('We can write.', { exact: true })).toBeVisible();
  for (const one of [page, other]) await leave(one);
});
