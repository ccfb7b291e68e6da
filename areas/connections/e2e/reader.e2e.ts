import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { startReader } from '#platform/web/testing/reader.ts';
import { alertOf, button, card, expected, open, title } from './journey.ts';

test.beforeEach(({ problems }) => expected(problems));

test('by the reader alone: someone is liked, the match is heard once, and so is its end', async ({ page }) => {
  test.setTimeout(120_000);
  await signInAs(page, 22);
  await open(page, '/connections');
  const discover = await startReader(page);
  await discover.to('heading', 'heading, 10 people fit, level 2');
  await discover.to('heading', /^heading, Yuki Tanabe, \d\d, level 3$/);
  await discover.to('heading', /^heading, \d+ of 100, level 4$/);
  await discover.to('item', /^button, Like Yuki Tanabe/, { most: 120 });
  await discover.forget();
  await discover.act();
  await expect(card(page, 'Yuki Tanabe')).toHaveCount(0);
  // The notification is for the other one alone.
  await expect
    .poll(async () => (await discover.heard()).map(({ text }) => text))
    .toEqual([expect.stringMatching(/^polite: It’s a match: You and Yuki Tanabe liked each other\./)]);
  await expect(page.locator('#discover-title')).toBeFocused();
  await discover.stop();

  await open(page, '/connections?tab=matches');
  await expect(title(page, 'Connections')).toBeVisible();
  await settled(page);
  const matches = await startReader(page);
  await matches.to('heading', /^heading, Yuki Tanabe, \d\d, level 3$/);
  await matches.to('item', /^button, Unmatch Yuki Tanabe/, { most: 120 });
  await matches.act();
  await expect(page.getByRole('alertdialog', { name: 'Unmatch Yuki Tanabe?' })).toBeVisible();
  await matches.forget();
  await button(page, 'Unmatch').press('Enter');
  await expect(button(page, 'Look around in Discover')).toBeVisible();
  await expect
    .poll(async () => (await matches.heard()).map(({ text }) => text))
    .toEqual(['polite: You and Yuki Tanabe no longer match']);
  await expect(alertOf(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2, name: 'Your matches' })).toBeFocused();
  await matches.stop();
});
