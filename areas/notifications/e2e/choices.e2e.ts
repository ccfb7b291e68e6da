import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';
import { focused, likedPost, openNotices } from './parts.ts';

test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

const settings = '/notifications/settings';

test('one press stops a kind from its notice, and the same button undoes it, by keyboard alone', async ({ page }) => {
  await likedPost(page, 10, 11, 'A bench with arms at last.');
  const row = await openNotices(page, /liked your post “A bench with arms at last.”/);
  await row.getByRole('button', { name: /^Stop notifications like this/ }).focus();
  await page.keyboard.press('Enter');
  await expect(row.getByText('Stopped. You won’t get more notifications of this kind.')).toBeVisible();
  expect(await focused(page)).toMatch(/^Undo the stop/);
  await expect.poll(() => timesAnnounced(page, 'Stopped: Someone likes your post')).toBe(1);
  await checkAccessibility(page, { name: 'notices of a stopped kind' });
  await page.keyboard.press('Enter');
  await expect(row.getByText('Stopped. You won’t get more notifications of this kind.')).toBeHidden();
  await expect.poll(() => focused(page)).toMatch(/^Stop notifications like this/);
});

test('a post is muted from its notice by keyboard, and unmuted on the settings page by pointer', async ({ page }) => {
  await likedPost(page, 12, 13, 'The library has a hearing loop.');
  const row = await openNotices(page, /The library has a hearing loop/);
  await row.getByRole('button', { name: /^Mute this post/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeFocused();
  await checkAccessibility(page, { name: 'menu for muting' });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'For 1 week' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row.getByText(/^Muted until .+: you won’t get notifications about this post\.$/)).toBeVisible();
  await expect(row.getByRole('button', { name: /^Unmute this post/ })).toBeFocused();
  await page.goto(settings);
  await settled(page);
  await expect(page.getByRole('link', { name: 'The post “The library has a hearing loop.”' })).toBeVisible();
  await page.getByRole('button', { name: /^Unmute The post/ }).click();
  await expect(page.getByText('Nothing muted')).toBeVisible();
  await expect.poll(() => focused(page)).toMatch(/^Nothing muted/);
});

test('a switch is saved at once, said once, taken back by Undo, and kept when saving fails', async ({
  page,
  problems,
}) => {
  await signInAs(page, 14);
  await page.goto(settings);
  await settled(page);
  const likes = page.getByRole('switch', { name: 'Someone likes your post' });
  await expect(likes).toBeChecked();
  await likes.focus();
  await page.keyboard.press('Space');
  await expect(likes).not.toBeChecked();
  await expect.poll(() => timesAnnounced(page, 'Someone likes your post: off')).toBe(1);
  await expect(likes).toBeFocused();
  await page.reload();
  await settled(page);
  await expect(likes).not.toBeChecked();
  const follows = page.getByRole('switch', { name: 'Someone follows you' });
  await follows.click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(follows).toBeChecked();
  await expect(likes).not.toBeChecked();

  problems.allow(/net::ERR_FAILED|Failed to load resource/);
  await page.route('**/api/notification-settings', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await follows.click();
  await expect(page.getByText('Your choice isn’t saved yet')).toBeVisible();
  await expect(follows).not.toBeChecked();
  await checkAccessibility(page, { name: 'a choice that is not saved' });
  await page.unroute('**/api/notification-settings');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Your choice isn’t saved yet')).toBeHidden();
  await expect.poll(() => focused(page)).not.toBe('');
  await page.reload();
  await settled(page);
  await expect(follows).not.toBeChecked();
});

test('two tabs do not overwrite each other silently', async ({ page, problems, context }) => {
  problems.allow(/status of 409/);
  await signInAs(page, 15);
  await page.goto(settings);
  await settled(page);
  const other = await context.newPage();
  await other.goto(settings);
  await settled(other);
  await other.getByRole('switch', { name: 'Someone follows you' }).click();
  await expect(other.getByText('Someone follows you: off', { exact: true })).toBeVisible();
  await other.close();
  const likes = page.getByRole('switch', { name: 'Someone likes your post' });
  await likes.click();
  await expect(page.getByText('Your settings were changed somewhere else')).toBeVisible();
  await expect(likes).not.toBeChecked();
  await page.getByRole('button', { name: 'Use what is saved' }).click();
  await expect(likes).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Someone follows you' })).not.toBeChecked();
});

test('quiet hours and set times are chosen by keyboard, with errors at their fields, and last', async ({ page }) => {
  await signInAs(page, 16);
  await page.goto(settings);
  await settled(page);
  await page.getByRole('checkbox', { name: 'Keep quiet hours' }).focus();
  await page.keyboard.press('Space');
  await page.getByLabel('Quiet from').selectOption('21:30');
  await page.getByLabel('Quiet until').selectOption('21:30');
  await page.getByRole('radio', { name: 'Notify me at set times only' }).check();
  await page.getByLabel('First time').selectOption('09:00');
  await page.getByLabel(/^Second time/).selectOption('17:00');
  await page.getByLabel('Time zone').selectOption('Australia/Perth');
  const save = page.getByRole('button', { name: 'Save times' });
  await save.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Choose an end that differs from the start.' })).toBeVisible();
  await checkAccessibility(page, { name: 'times with an error' });
  await page.getByLabel('Quiet until').selectOption('06:30');
  await save.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => timesAnnounced(page, 'Your notifications come at the times you chose')).toBe(1);
  await page.reload();
  await settled(page);
  await expect(page.getByLabel('Quiet until')).toHaveValue('06:30');
  await expect(page.getByLabel(/^Second time/)).toHaveValue('17:00');
  await expect(page.getByLabel('Time zone')).toHaveValue('Australia/Perth');
});

test('a pause holds notices back; the list says so honestly and shows them when asked', async ({ page }) => {
  test.setTimeout(300_000);
  await signInAs(page, 17);
  await page.goto(settings);
  await settled(page);
  await page.getByRole('button', { name: 'Pause for 1 hour' }).focus();
  await page.keyboard.press('Enter');
  // With its full stop: the announcement says the same.
  await expect(page.getByText(/^Paused until .+\.$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'End the pause' })).toBeFocused();
  await page.goto('/notifications');
  await settled(page);
  await expect(page.getByText(/^Notifications are paused until/)).toBeVisible();
  await likedPost(page, 17, 18, 'The lift at Central is back.');
  await expect
    .poll(async () => (await page.request.get('/api/notifications/waiting')).text(), { timeout: 20_000 })
    .toMatch(/"count":1/);
  await page.goto('/notifications');
  await settled(page);
  await expect(page.getByText(/^1 notification is waiting until /)).toBeVisible();
  await expect(page.getByText('The lift at Central is back.')).toBeHidden();
  await withThemes(page, async ({ label }) => checkAccessibility(page, { name: `waiting ${label}` }));
  await checkReflow(page, { name: 'waiting' });
  await page.getByRole('button', { name: 'Show it now' }).click();
  await expect(page.getByRole('link', { name: /liked your post “The lift at Central is back.”/ })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goto(settings);
  await settled(page);
  await page.getByRole('button', { name: 'End the pause' }).click();
  await expect(page.getByRole('button', { name: 'Pause for 1 hour' })).toBeFocused();
});

test('the settings page is sound in every theme, by keyboard and at 320 pixels', async ({ page }) => {
  test.setTimeout(300_000);
  await likedPost(page, 19, 20, 'Rain on the roof garden.');
  await openNotices(page, /Rain on the roof garden/);
  const { items } = { items: (await (await page.request.get('/api/notifications')).json()) as { id: number }[] };
  await page.request.post(`/api/notifications/${items[0]?.id}/mute`, { data: { until: 'unmuted' } });
  await page.goto(settings);
  await settled(page);
  await page.getByRole('checkbox', { name: 'Keep quiet hours' }).check();
  await page.getByRole('radio', { name: 'Notify me at set times only' }).check();
  await withThemes(page, async ({ label }) => checkAccessibility(page, { name: `notification settings ${label}` }));
  await crawlKeyboard(page, { name: 'notification settings' });
  await checkReflow(page, { name: 'notification settings' });
});

test('an empty list is sound in every theme', async ({ page }) => {
  test.setTimeout(240_000);
  await signInAs(page, 30);
  for (const { id } of (await (await page.request.get('/api/notifications')).json()) as { id: number }[]) {
    await page.request.delete(`/api/notifications/${id}`);
  }
  await page.goto('/notifications');
  await settled(page);
  await expect(page.getByText('No notifications yet')).toBeVisible();
  await withThemes(page, async ({ label }) => checkAccessibility(page, { name: `no notices ${label}` }));
});

test('the menu of a notice is sound in every theme', async ({ page }) => {
  test.setTimeout(240_000);
  await likedPost(page, 21, 22, 'A quiet hour at the pool.');
  const row = await openNotices(page, /A quiet hour at the pool/);
  await withThemes(page, async ({ label }) => {
    await row.getByRole('button', { name: /^Mute this post/ }).click();
    await expect(page.getByRole('menuitem', { name: 'For 1 day' })).toBeVisible();
    await checkAccessibility(page, { name: `menu for muting ${label}` });
    await page.keyboard.press('Escape');
    await expect(row.getByRole('button', { name: /^Mute this post/ })).toBeFocused();
  });
});
