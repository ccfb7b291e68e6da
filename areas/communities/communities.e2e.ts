import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { expect, signInAs, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';

test('Communities opens and can be used without a mouse', async ({ page }) => {
  await signInAs(page, 1);
  await page.goto('/communities');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Communities');
  await checkAccessibility(page, { name: 'Communities' });
  await crawlKeyboard(page);
});
