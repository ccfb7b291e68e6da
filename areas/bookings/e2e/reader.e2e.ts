import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { hearOnce, startReader } from '#platform/web/testing/reader.ts';

test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

test('by the reader alone: a time is chosen, heard as kept once, and asked for', async ({ page }) => {
  await signInAs(page, 25);
  await page.goto('/bookings/with/14');
  await settled(page);
  await expect(page.locator('.time-buttons button').first()).toBeVisible();
  const reader = await startReader(page);
  await reader.to('heading', 'heading, A day and a time, level 2');
  await reader.to('heading', /^heading, \w+day \d+ \w+, level 3$/);
  await reader.to('item', /^button, \w+day \d+ \w+, [\d: apm]+ to [\d: apm]+, your time/);
  await hearOnce(
    page,
    reader,
    /^We’re keeping this time for you until [\d: apm]+\.$/,
    () => reader.act() as Promise<void>,
    { within: 3000 },
  );
  await reader.to('heading', 'heading, How we meet, level 2');
  await reader.to('item', /^radio, Text chat/);
  await reader.act();
  await reader.to('item', /^textbox, What would you like to do or talk about\?/);
  await reader.type('Reading aloud.');
  await reader.to('item', /^button, Send request/);
  await reader.forget();
  await reader.act();
  await expect(page.getByRole('heading', { level: 1, name: /^Conversation with / })).toBeFocused();
  expect(await reader.times(/Request sent/)).toBe(1);
});
