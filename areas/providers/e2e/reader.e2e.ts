import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { startReader } from '#platform/web/testing/reader.ts';

test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

test('by the reader alone: a provider is found, opened and saved, and each thing is said once', async ({ page }) => {
  await signInAs(page, 7);
  await page.goto('/ndis-providers?search=Red+Gum');
  await settled(page);
  const reader = await startReader(page);
  await reader.to('heading', /^heading, 1 provider, level 2$/);
  await reader.to('heading', /Red Gum Supports/);
  await reader.to('item', /^link, View Profile ?: Red Gum Supports/, { most: 120 });
  await reader.act();
  await expect(page.getByRole('heading', { level: 1, name: 'Red Gum Supports' })).toBeFocused();
  await reader.to('item', /^button, Save Red Gum Supports/);
  await reader.forget();
  await reader.act();
  expect(await reader.times(/Provider saved/)).toBe(1);
  await expect(page.getByRole('button', { name: 'Saved Red Gum Supports' })).toBeVisible();
});
