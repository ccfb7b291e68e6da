import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';

test('an administrator is told of each line that can’t be read, then imports price limits with a reason', async ({
  page,
}) => {
  await signInAs(page, 1);
  await page.goto('/ndis-providers/price-limits');
  await settled(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Price limits' })).toBeVisible();
  const file = page.locator('input[type=file]');
  const head = 'item,national,remote,very remote,unit,from,to';
  const choose = (...lines: string[]) =>
    file.setInputFiles({
      name: 'limits.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from([head, ...lines].join('\n')),
    });
  await choose('01_900_0107_1_1,one,,,hour,2031-07-01,2032-06-30');
  await expect(page.getByText('Line 2: “one” (national) is not an amount in dollars.')).toBeVisible();
  await withThemes(page, ({ label }) => checkAccessibility(page, { name: `lines that can’t be read, ${label}` }));
  await choose('01_900_0107_1_1,70.50,98.70,,hour,2031-07-01,2032-06-30');
  await expect(page.getByRole('table', { name: 'The first 1 of 1 row of limits.csv' })).toContainText('$98.70');
  await checkReflow(page, { name: 'the preview of price limits' });
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import 1 row?' });
  await dialog.getByLabel('Reason').fill('Limits for a test.');
  await dialog.getByRole('button', { name: 'Import them' }).click();
  await expect(page.getByRole('table', { name: 'Price limits by the days they hold for' })).toContainText(
    '1 July 2031 to 30 June 2032',
  );
});
