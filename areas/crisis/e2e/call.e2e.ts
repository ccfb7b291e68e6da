import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { listening } from '#platform/web/testing/live.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';

test.beforeEach(({ problems }) => problems.allow(/status of 404/));
test.describe.configure({ timeout: 180_000 });

const room = (page: Page) => page.getByRole('region', { name: /^Call with/ });
const joinNow = (page: Page) => page.getByRole('button', { name: 'Join now' }).click();

/** A request that the supporter has accepted; its address. */
async function helped(supporter: Page, asker: Page, more: object = {}) {
  const send = async (page: Page, path: string, data: object) => {
    const answer = await page.request.post(path, { data });
    expect(answer.status(), await answer.text()).toBeLessThan(300);
    return (await answer.json()) as { id: string; version: number };
  };
  await supporter.request.put('/api/crisis/duty', { data: { onDuty: true } });
  const words = { urgencyLevel: 'high', supportType: 'emotional', description: 'Can we talk?', ...more };
  const { id, version } = await send(asker, '/api/crisis-support', words);
  await send(supporter, `/api/crisis-support/${id}/accept`, { version });
  return `/crisis-support/requests/${id}`;
}

test('Join Call: two browsers hear, see and read each other; one mutes, one ends', async ({
  page: supporter,
  another,
}) => {
  const ana = await another(9);
  await helped(supporter, ana);
  await supporter.goto('/crisis-support/helping');
  await settled(supporter);
  await listening(supporter);

  await ana.goto('/crisis-support?tab=mine');
  await ana.getByRole('link', { name: /^Join Call/ }).click();
  await expect(ana.getByRole('radio', { name: 'Voice and live text', exact: true })).toBeChecked();
  await expect(ana.getByText('The other device can then see your internet address.')).toBeVisible();
  await settled(ana);
  await withThemes(ana, ({ label }) => checkAccessibility(ana, { name: `joining a call (${label})` }));
  await joinNow(ana);
  await expect(room(ana)).toContainText(
    'Thea Kostopoulos isn’t in the call yet. They’ll see you’re waiting when they’re on this site.',
  );

  // By keyboard alone, from wherever the supporter is.
  await expect(supporter.getByRole('button', { name: 'Open the request' })).toBeVisible({ timeout: 15_000 });
  await supporter.getByRole('button', { name: 'Open the request' }).focus();
  await supporter.keyboard.press('Enter');
  const voice = supporter.getByRole('radio', { name: 'Voice and live text', exact: true });
  await expect(voice).toBeChecked();
  await voice.focus();
  await supporter.keyboard.press('ArrowDown');
  await supporter.keyboard.press('Enter');
  await expect(room(supporter)).toBeFocused();
  await expect(room(supporter)).toContainText('is in the call, and you’re connected.');
  await expect(room(ana)).toContainText('Thea Kostopoulos is in the call, and you’re connected.');
  const picture = ana.locator('figure', { hasText: 'Camera of Thea Kostopoulos' }).locator('video');
  await expect.poll(() => picture.evaluate((video: HTMLVideoElement) => video.videoWidth)).toBeGreaterThan(0);
  const sound = ana.locator('audio');
  await expect.poll(() => sound.evaluate((audio: HTMLAudioElement) => audio.currentTime)).toBeGreaterThan(0);

  await ana.getByLabel('Your live text').pressSequentially('I hear ');
  await expect(room(supporter).getByText('I hear')).toBeVisible();
  await ana.getByLabel('Your live text').pressSequentially('you.');
  await ana.keyboard.press('Enter');
  await expect(room(supporter).getByText('I hear you.', { exact: true })).toBeVisible();
  await expect(ana.getByLabel('Your live text')).toHaveValue('');
  await ana.getByRole('button', { name: 'Mute' }).click();
  await expect(room(supporter)).toContainText('is in the call with their microphone off.');
  await expect(ana.getByRole('button', { name: 'Unmute' })).toBeFocused();
  for (const words of [/joined the call\.$/, /I hear you\.$/, /turned the microphone off\.$/]) {
    expect(await timesAnnounced(supporter, words), `${words}`).toBe(1);
  }

  await settled(supporter);
  // The pictures have no sound of their own, and live text is the captions of the voice.
  const accept = { 'axe undecided video-caption': 'pictures without sound, with live text beside them' };
  await withThemes(supporter, ({ label }) => checkAccessibility(supporter, { name: `in a call (${label})`, accept }));
  await crawlKeyboard(supporter, { name: 'in a call', max: 60 });
  await checkReflow(supporter, { name: 'in a call' });

  await supporter.getByRole('button', { name: 'End the call' }).click();
  await expect(supporter.getByRole('button', { name: 'Join Call' })).toBeFocused();
  await expect(room(ana)).toContainText('Thea Kostopoulos isn’t in the call yet.');
  await expect(supporter.locator('#call').getByText(/is waiting in the call\.$/)).toBeVisible({ timeout: 15_000 });

  // Closing the request closes its call.
  await ana.getByRole('button', { name: 'I don’t need this any longer' }).click();
  await ana.getByRole('button', { name: 'Close the request' }).click();
  await expect(room(ana)).toHaveCount(0);
  await expect(ana.getByRole('button', { name: 'Join Call' })).toHaveCount(0);
});

test('without a name a call is text, no address is told, and a block ends it', async ({ page: supporter, another }) => {
  const ana = await another(9);
  const path = await helped(supporter, ana, { isAnonymous: true, description: 'Nobody may know.' });
  await ana.addInitScript(() => {
    const Real = RTCPeerConnection;
    Object.assign(globalThis, { connections: 0 });
    globalThis.RTCPeerConnection = class extends Real {
      constructor(...how: ConstructorParameters<typeof Real>) {
        super(...how);
        (globalThis as unknown as { connections: number }).connections += 1;
      }
    };
  });
  // The supporter's browser refuses the microphone, and the call goes on.
  await supporter.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await ana.goto(`${path}#call`);
  await expect(ana.getByRole('radio', { name: 'Live text only' })).toBeChecked();
  await ana.getByRole('radio', { name: 'Voice and live text', exact: true }).check();
  await joinNow(ana);
  await expect(ana.getByText('Tick this, or choose live text only.').last()).toBeVisible();
  await settled(ana);
  await checkAccessibility(ana, { name: 'joining without a name' });
  await ana.getByRole('radio', { name: 'Live text only' }).check();
  await joinNow(ana);

  await supporter.goto(`${path}#call`);
  await expect(supporter.locator('#call').getByText('The person who asked is waiting in the call.')).toBeVisible({
    timeout: 15_000,
  });
  await supporter.getByRole('radio', { name: 'Voice and live text', exact: true }).check();
  await joinNow(supporter);
  await expect(room(supporter).getByRole('alert')).toContainText(
    'Your browser didn’t let Doorways use the microphone.',
  );
  await expect(room(supporter)).toContainText('with live text only. They can’t hear or see you.');
  await supporter.getByLabel('Your live text').fill('I am here.');
  await supporter.getByRole('button', { name: 'End the line' }).click();
  await expect(room(ana).getByText('I am here.', { exact: true })).toBeVisible();
  expect(await ana.evaluate(() => (globalThis as unknown as { connections: number }).connections)).toBe(0);
  const session = (await (await ana.request.get('/api/session')).json()) as { member: { displayName: string } };
  await expect(supporter.getByRole('main')).not.toContainText(session.member.displayName);

  const { member } = (await (await supporter.request.get('/api/session')).json()) as { member: { id: number } };
  await ana.request.post(`/api/users/${member.id}/block`);
  await expect(supporter.getByText('Request not found')).toBeVisible({ timeout: 20_000 });
  await expect(ana.getByText('No supporter has accepted it yet.')).toBeVisible({ timeout: 20_000 });
  await expect(room(ana)).toHaveCount(0);
  await ana.request.delete(`/api/users/${member.id}/block`);
});
