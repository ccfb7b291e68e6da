import { expect, settled, test } from '#platform/web/testing/journey.ts';

for (const width of [1280, 390]) {
  test(`at ${width} px what can be pressed before a script runs stays where it is when the screen takes over`, async ({
    page,
    problems,
  }) => {
    problems.allow(/ERR_FAILED|status of 404.*accessibility-preferences/);
    await page.setViewportSize({ width, height: 844 });
    const places = async () => {
      // The bar of the demo above it comes with a script.
      const main = await page.locator('main').boundingBox();
      const links = page.locator('main').locator('a[href^="tel:000"], .leave .btn, a[href="tel:131114"]');
      const boxes = await Promise.all((await links.all()).slice(0, 3).map((link) => link.boundingBox()));
      return boxes.map((box) => ({ x: (box?.x ?? 0) - (main?.x ?? 0), y: (box?.y ?? 0) - (main?.y ?? 0) }));
    };
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/crisis-support');
    await expect(page.getByRole('link', { name: 'Call 000' }).first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const before = await places();
    expect(before).toHaveLength(3);
    await page.unroute('**/assets/*.js');
    await page.reload();
    await settled(page);
    await expect(page.getByRole('button', { name: 'Leave this page quickly' })).toBeVisible();
    const after = await places();
    for (const [at, box] of before.entries()) {
      expect(Math.abs(box.y - (after[at]?.y ?? Number.NaN)), `the ${at}th of them`).toBeLessThanOrEqual(2);
      expect(Math.abs(box.x - (after[at]?.x ?? Number.NaN)), `the ${at}th of them`).toBeLessThanOrEqual(2);
    }
  });
}
