import { checkAccessibility } from './accessibility.ts';
import { expect, settled, test } from './journey.ts';
import { crawlKeyboard } from './keyboard.ts';
import { fullMatrix } from './matrix.ts';
import { checkReflow } from './reflow.ts';
import { addressOf, knownRoutes } from './routes.ts';
import { withThemes } from './themes.ts';

test.describe.configure({ mode: 'parallel' });

const routes = knownRoutes();
/** The second engine takes half of a scan: here it sees one screen of each area, in the full matrix all of them. */
const firstOfArea = new Set([...new Map([...routes].reverse().map((route) => [route.area, route])).values()]);

/** No route is forgotten: each has a title, one h1, passes the scan, can be tabbed through and reflows. */
for (const route of routes) {
  const bothEngines = fullMatrix || firstOfArea.has(route);
  const details = { annotation: { type: 'area', description: route.area } };
  test(`${route.pattern} can be used by everyone`, details, async ({ page }) => {
    // Six themes and widths with both engines, and a crawl to the end.
    if (fullMatrix) test.setTimeout(180_000);
    const address = await addressOf(route, page.request);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await settled(page);
    await withThemes(page, ({ label }) => checkAccessibility(page, { name: `${address} (${label})`, bothEngines }));
    // Lists repeat what stands in their first items; the full matrix goes to the end.
    await crawlKeyboard(page, { name: address, max: 40 });
    await checkReflow(page, { name: address });
  });
}
