import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { expect, test } from '#platform/web/testing/journey.ts';

test.use({ serverEnv: { REGION: 'US' } });

test('an installation in the United States offers 911 and no Australian number', async ({ page }) => {
  await page.goto('/crisis-support');
  const emergency = page.getByRole('region', { name: 'Are you in danger right now?' });
  await expect(emergency.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911');
  await expect(emergency.getByRole('link', { name: 'Emergency 911' })).toHaveAttribute('href', 'tel:911');
  await expect(page.locator('a[href="tel:000"]')).toHaveCount(0);
  await expect(page.getByText('Lifeline')).toHaveCount(0);
  await checkAccessibility(page, { name: 'crisis page, United States' });
});
