import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';
import { agreed, memberId, minuteMs } from './agreed.ts';

// Where there is no call, or none any more, the specified answer is 404, and the browser notes it.
test.beforeEach(({ problems }) => problems.allow(/status of 404/));
test.describe.configure({ timeout: 180_000 });

/** A call that no test waits for: it opens this long before its booking. */
const opensBefore = 15 * minuteMs;

const room = (page: Page) => page.getByRole('region', { name: /^Call with/ });
const joinLink = (page: Page) => page.getByRole('link', { name: 'Join the call' });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('a call of a booking: two hear, see and read each other, by pointer and by keyboard, until it is cancelled', async ({
  page: guest,
  another,
}) => {
  await signInAs(guest, 27);
  const host = await another(28);
  const { id } = await agreed(host, guest, 5, 'captioned');
  await guest.goto(`/bookings/${id}`);
  await expect(guest.getByText(/^It is open until [\d: apm]+\./)).toBeVisible();
  await joinLink(guest).click();
  await expect(heading(guest, /^Call with /)).toBeVisible();
  await expect(guest.getByRole('radio', { name: 'Camera, voice and live text' })).toBeChecked();
  await expect(guest.getByText(/Nothing of it is kept: no sound, no picture and no live text\.$/)).toBeVisible();
  await settled(guest);
  await withThemes(guest, ({ label }) => checkAccessibility(guest, { name: `joining a booking’s call (${label})` }));
  await checkReflow(guest, { name: 'joining a booking’s call' });
  await guest.getByRole('button', { name: 'Join now' }).click();
  await expect(room(guest)).toContainText('They’ll see you’re waiting when they open this booking.');

  // The host, by keyboard alone: from the booking into the call.
  await host.goto(`/bookings/${id}`);
  await expect(host.getByText(/ is waiting in the call\.$/).first()).toBeVisible({ timeout: 15_000 });
  expect(await timesAnnounced(host, / is waiting in the call\.$/)).toBe(1);
  await joinLink(host).focus();
  await host.keyboard.press('Enter');
  const camera = host.getByRole('radio', { name: 'Camera, voice and live text' });
  await expect(camera).toBeFocused();
  await host.keyboard.press('ArrowUp');
  await expect(host.getByRole('radio', { name: 'Voice and live text', exact: true })).toBeChecked();
  await host.keyboard.press('Enter');
  await expect(room(host)).toBeFocused();
  await expect(room(host)).toContainText('is in the call, and you’re connected.');
  await expect(room(guest)).toContainText('is in the call, and you’re connected.');
  const picture = host.locator('figure', { hasText: /^Camera of / }).locator('video');
  await expect.poll(() => picture.evaluate((video: HTMLVideoElement) => video.videoWidth)).toBeGreaterThan(0);
  const sound = guest.locator('audio');
  await expect.poll(() => sound.evaluate((audio: HTMLAudioElement) => audio.currentTime)).toBeGreaterThan(0);

  await host.getByLabel('Your live text').pressSequentially('Good ');
  await expect(room(guest).getByText('Good')).toBeVisible();
  await host.getByLabel('Your live text').pressSequentially('morning.');
  await host.keyboard.press('Enter');
  await expect(room(guest).getByText('Good morning.', { exact: true })).toBeVisible();

  // Another microphone: one that was muted is not heard from there either.
  await host.getByRole('button', { name: 'Mute' }).click();
  await expect(room(guest)).toContainText('is in the call with their microphone off.');
  const microphones = host.getByLabel('Microphone', { exact: true });
  const names = await microphones.locator('option').allTextContents();
  expect(names.length).toBeGreaterThan(1);
  await microphones.selectOption(names.at(-1) ?? '');
  await expect(microphones.locator('option:checked')).toHaveText(names.at(-1) ?? '');
  await expect(host.getByRole('button', { name: 'Unmute' })).toBeVisible();
  await host.getByRole('button', { name: 'Unmute' }).click();
  await expect(room(guest)).toContainText('is in the call, and you’re connected.');
  for (const words of [/joined the call\.$/, /Good morning\.$/, /turned the microphone off\.$/]) {
    expect(await timesAnnounced(guest, words), `${words}`).toBe(1);
  }

  await settled(host);
  // The pictures have no sound of their own, and live text is the captions of the voice.
  const accept = { 'axe undecided video-caption': 'pictures without sound, with live text beside them' };
  await withThemes(host, ({ label }) => checkAccessibility(host, { name: `a booking’s call (${label})`, accept }));
  await crawlKeyboard(host, { name: 'a booking’s call', max: 60 });
  await checkReflow(host, { name: 'a booking’s call' });

  // Leaving and coming back: Cancel and Back lead to the booking.
  await host.getByRole('button', { name: 'End the call' }).click();
  await expect(host.getByRole('button', { name: 'Join the call' })).toBeFocused();
  await expect(room(guest)).toContainText('isn’t in the call yet.');
  await host.getByRole('button', { name: 'Join the call' }).click();
  await host.getByRole('button', { name: 'Cancel' }).click();
  await expect(heading(host, /^Conversation with /)).toBeVisible();
  expect(new URL(host.url()).pathname).toBe(`/bookings/${id}`);

  // Cancelling the booking ends its call on the other’s page, without a reload.
  await host.getByRole('button', { name: 'Cancel the booking' }).click();
  await host.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(host.getByText('Cancelled', { exact: true }).first()).toBeVisible();
  await expect(guest.getByRole('heading', { level: 2, name: 'There is no call now' })).toBeVisible();
  await expect(room(guest)).toHaveCount(0);
  await expect(joinLink(host)).toHaveCount(0);
  await checkAccessibility(guest, { name: 'a booking without a call' });
  expect(await timesAnnounced(guest, /^The call has ended/)).toBe(1);
  await guest.getByRole('link', { name: 'Back to the booking' }).click();
  await expect(heading(guest, /^Conversation with /)).toBeVisible();
});

test('text only, without a direct connection; nobody else finds it, and a block ends it on both pages', async ({
  page: guest,
  another,
}) => {
  await signInAs(guest, 29);
  const host = await another(30);
  const { id } = await agreed(host, guest, 5, 'text');
  const path = `/bookings/${id}/call`;
  await guest.addInitScript(() => {
    const Real = RTCPeerConnection;
    Object.assign(globalThis, { connections: 0 });
    globalThis.RTCPeerConnection = class extends Real {
      constructor(...how: ConstructorParameters<typeof Real>) {
        super(...how);
        (globalThis as unknown as { connections: number }).connections += 1;
      }
    };
  });
  for (const page of [guest, host]) {
    await page.goto(path);
    await expect(page.getByRole('radio', { name: 'Live text only' })).toBeChecked();
    await page.getByRole('button', { name: 'Join now' }).click();
    await expect(room(page)).toBeVisible();
  }
  await expect(room(guest)).toContainText('is in the call. You joined with live text only.');
  await guest.getByLabel('Your live text').fill('I can type.');
  await guest.getByRole('button', { name: 'End the line' }).click();
  await expect(room(host).getByText('I can type.', { exact: true })).toBeVisible();
  expect(await guest.evaluate(() => (globalThis as unknown as { connections: number }).connections)).toBe(0);

  const stranger = await another(17);
  await stranger.goto(path);
  await expect(heading(stranger, 'Booking not found')).toBeVisible();
  await settled(stranger);
  await checkAccessibility(stranger, { name: 'a call of others' });

  const hostId = await memberId(host);
  await guest.request.post(`/api/users/${hostId}/block`);
  for (const page of [guest, host]) {
    await expect(heading(page, 'Booking not found')).toBeVisible();
    await expect(room(page)).toHaveCount(0);
  }
  await guest.request.delete(`/api/users/${hostId}/block`);
});

test('before its time the page says when the call opens, and then opens by itself; in person there is none', async ({
  page: guest,
  another,
}) => {
  await signInAs(guest, 18);
  const host = await another(19);
  const { id, startsAt } = await agreed(host, guest, 120, 'voice');
  await guest.clock.install();
  await guest.goto(`/bookings/${id}`);
  await expect(guest.getByText(/^You can join the call here from [\d: apm]+ on \w+day \d+ \w+\./)).toBeVisible();
  await expect(joinLink(guest)).toHaveCount(0);
  await settled(guest);
  await checkAccessibility(guest, { name: 'a booking before its call' });

  const early = await another(18);
  await early.goto(`/bookings/${id}/call`);
  await expect(early.getByRole('heading', { level: 2, name: 'The call isn’t open yet' })).toBeVisible();
  await settled(early);
  await withThemes(early, ({ label }) => checkAccessibility(early, { name: `a call that isn’t open yet (${label})` }));
  await checkReflow(early, { name: 'a call that isn’t open yet' });

  // The clock of this browser is ahead of ours, and the server says so.
  await guest.clock.fastForward(Date.parse(startsAt) - opensBefore - Date.now() + 1000);
  await expect(joinLink(guest)).toBeVisible();
  expect(await timesAnnounced(guest, 'You can join the call now.')).toBe(1);
  await joinLink(guest).click();
  await expect(guest.getByRole('heading', { level: 2, name: 'The call isn’t open now' })).toBeVisible();
  await checkAccessibility(guest, { name: 'a call that isn’t open for the server' });
  await guest.getByRole('button', { name: 'Try again' }).click();
  await expect(guest.getByRole('heading', { level: 2, name: 'The call isn’t open now' })).toBeVisible();

  const inPerson = await agreed(host, early, 240, 'inPerson');
  await early.goto(`/bookings/${inPerson.id}`);
  await expect(early.getByText('In person', { exact: true })).toBeVisible();
  await expect(early.getByRole('heading', { level: 2, name: 'Call' })).toHaveCount(0);
  await early.goto(`/bookings/${inPerson.id}/call`);
  await expect(early.getByRole('heading', { level: 2, name: 'There is no call now' })).toBeVisible();
});
