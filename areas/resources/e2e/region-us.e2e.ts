import { expect, settled, test } from '#platform/web/testing/journey.ts';

test.use({ serverEnv: { REGION: 'US' } });
test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

test('in the US region Quick Help leads to services there', async ({ page }) => {
  await page.goto('/resources');
  await settled(page);
  const help = page.getByRole('region', { name: 'Quick Help' });
  await expect(help.getByRole('link', { name: /^Job Accommodation Network \(opens/ })).toHaveAttribute(
    'href',
    'https://askjan.org',
  );
  await help.getByRole('link', { name: 'File a Complaint' }).click();
  await expect(page.getByRole('heading', { name: 'Discrimination because of disability' })).toBeVisible();
});
