import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { startReader } from '#platform/web/testing/reader.ts';

test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

test('by the reader alone: an exchange in writing is found, its agreement is heard, and it is asked for once', async ({
  page,
}) => {
  await signInAs(page, 26);
  await page.goto('/skills-marketplace');
  await settled(page);
  const reader = await startReader(page);
  await reader.to('heading', /^heading, \d+ skills, level 2$/);
  await reader.to('heading', /Your story, one page at a time/);
  await reader.to('item', /^link, Start an exchange ?: Your story, one page at a time/);
  await reader.act();
  await expect(page.getByRole('heading', { level: 1, name: 'Start an exchange' })).toBeFocused();
  await reader.to('item', /^textbox, A note to Marek Zieliński/);
  await reader.type('By voice.');
  await reader.to('heading', 'heading, Your agreement, level 2');
  await reader.to('heading', 'heading, If it doesn’t work, level 3');
  await reader.to('item', /^button, Start the exchange/);
  await reader.forget();
  await reader.act();
  await expect(page.getByRole('heading', { level: 1, name: 'Your story, one page at a time' })).toBeFocused();
  expect(await reader.times(/Session Booked/)).toBe(1);
});
