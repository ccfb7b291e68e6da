import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { hearEach } from '#platform/web/testing/reader.ts';

test.use({ serverEnv: { RATE_LIMITS: 'off' } });
// A press on what is not there would wait as long as the longest of these runs.
test.describe.configure({ timeout: 180_000 });
test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

test('notices that are read, removed and stopped, and a pause, are said once (A17)', async ({ page, another }) => {
  await signInAs(page, 27);
  const other = await another(24);
  await other.request.delete('/api/users/27/follow');
  expect((await other.request.post('/api/users/27/follow', { data: {} })).status()).toBe(200);
  const { id } = (await (await page.request.post('/api/posts', { data: { content: 'Tell me.' } })).json()) as {
    id: number;
  };
  await other.request.post(`/api/posts/${id}/comments`, { data: { content: 'Told.' } });
  const unread = async () => ((await (await page.request.get('/api/session')).json()) as { unread: number }).unread;
  await expect.poll(unread).toBeGreaterThan(1);
  await page.goto('/notifications');
  await settled(page);
  const press = (name: RegExp) => () => page.getByRole('main').getByRole('button', { name }).first().click();
  await hearEach(page, [
    ['Marked as read', press(/^Mark as read/)],
    ['All notifications marked as read', press(/^Mark all as read/)],
    [/^Stopped: .+ To undo this, press the button again or go to notification settings\.$/, press(/^Stop /)],
    [/^On again: /, press(/^Undo the stop/)],
    ['Notification removed', press(/^Remove this notification/)],
  ]);
  await page.goto('/notifications/settings');
  await settled(page);
  await hearEach(page, [
    [/^Paused until /, press(/^Pause for 1 hour/)],
    ['Pause ended. Any notifications we held are now listed.', press(/^End the pause/)],
  ]);
});
