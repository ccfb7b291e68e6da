import { checkAccessibility } from './accessibility.ts';
import { expect, settled, test } from './journey.ts';
import { crawlKeyboard } from './keyboard.ts';
import { checkReflow } from './reflow.ts';
import { knownRoutes } from './routes.ts';
import { withThemes } from './themes.ts';

test.describe.configure({ mode: 'parallel' });

/** No route is forgotten: each has a title, one h1, passes the scan, can be tabbed through and reflows. */
for (const { pattern, address } of knownRoutes()) {
  test(`${pattern} can be used by everyone`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await settled(page);
    await withThemes(page, ({ label }) => checkAccessibility(page, { name: `${address} (${label})` }));
    await crawlKeyboard(page, { name: address, max: 80 });
    await checkReflow(page, { name: address });
  });
}
