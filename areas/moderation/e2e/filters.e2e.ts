import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { expect, test } from '#platform/web/testing/journey.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';
import { open, reported } from './cases.ts';

test.beforeEach(({ problems }) => {
  problems.allow(/status of 404.*accessibility-preferences/);
});

test('filters are saved under a name, applied at a press, deleted and brought back', async ({ page }) => {
  const { report } = await reported(page, 'Something to filter by', { description: 'zebra crossing' });
  await open(page);
  const saved = page.getByRole('list', { name: 'Saved filters' });
  await expect(page.getByRole('button', { name: 'Save these filters' })).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search reason and description' }).fill('zebra');
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Status', exact: true }).selectOption('pending');
  await page.getByRole('button', { name: 'Save these filters' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Save these filters' });
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText('Error: Give them a name.')).toBeVisible();
  await checkAccessibility(page, { name: 'naming saved filters' });
  await dialog.getByLabel('Name').fill('Zebras');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  const zebras = saved.getByRole('button', { name: 'Zebras', exact: true });
  await expect(zebras).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'Save these filters' })).toHaveCount(0);
  await withThemes(page, ({ label }) => checkAccessibility(page, { name: `saved filters, ${label}` }));
  await checkReflow(page, { name: 'saved filters' });

  await zebras.press('Enter');
  await expect(page).not.toHaveURL(/zebra/);
  await expect(zebras).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await zebras.press('Enter');
  await expect(page).toHaveURL(/q=zebra/);
  await expect(page).toHaveURL(/status=pending/);
  await expect(page.locator(`#report-${report}`)).toBeVisible();
  await page.getByRole('button', { name: 'Delete the saved filters Zebras' }).press('Enter');
  await expect(zebras).toHaveCount(0);
  await page.keyboard.press('F8');
  await page.getByRole('region', { name: 'Messages (F8)' }).getByRole('button', { name: /^Undo/ }).press('Enter');
  await expect(zebras).toBeVisible();
});
