import { checkAccessibility } from './accessibility.ts';
import { expect, settled, test } from './journey.ts';
import { crawlKeyboard } from './keyboard.ts';
import { checkReflow, withAttributes } from './reflow.ts';
import { addressOf, knownRoutes } from './routes.ts';
import { withThemes } from './themes.ts';

const contrasts = ['normal', 'high', 'maximum'] as const;
/** What people set together; each set is scanned on every route. */
const sets: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'large and plain': { 'data-font-size': 'extra-large', 'data-simplified': '', 'data-motion': 'off' },
  'screen reader': { 'data-screen-reader': '', 'data-verbose': '', 'data-landmarks': '', 'data-extra-skip-links': '' },
  'easier to hit': { 'data-click-assistance': '', 'data-drag-assistance': '', 'data-focus': 'enhanced' },
  'easier to read': { 'data-reading': '', 'data-concentration': '', 'data-font': 'opendyslexic' },
};

/** Runs every check although an earlier one failed, so that one long run says all that is wrong with a route. */
function collector() {
  const findings: string[] = [];
  const attempt = async (check: () => Promise<unknown>) => {
    try {
      await check();
    } catch (error) {
      findings.push(error instanceof Error ? error.message : String(error));
    }
  };
  return { findings, attempt };
}

for (const route of knownRoutes()) {
  test(`${route.pattern} in every theme, contrast and width`, async ({ page }) => {
    const { findings, attempt } = collector();
    const address = await addressOf(route, page.request);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await settled(page);
    await withThemes(
      page,
      async ({ label }) => {
        for (const contrast of contrasts) {
          const restore = await withAttributes(page, { 'data-contrast': contrast });
          const name = `${address} (${label}, contrast ${contrast})`;
          await attempt(() => checkAccessibility(page, { name, enhancedContrast: contrast !== 'normal' }));
          await restore();
        }
      },
      { all: true },
    );
    // Still, as above: what is folded away would stay half-way between two themes until somebody opens it.
    const once = { themes: ['light'], widths: [1280] } as const;
    await withThemes(
      page,
      async () => {
        for (const [set, attributes] of Object.entries(sets)) {
          const restore = await withAttributes(page, attributes);
          await attempt(() => checkAccessibility(page, { name: `${address} (${set})` }));
          await restore();
        }
      },
      once,
    );
    for (const width of [320, 256]) {
      await attempt(() => checkReflow(page, { name: `${address} at ${width} px`, width, height: 256 }));
    }
    expect(findings).toEqual([]);
  });

  test(`${route.pattern} by Tab in every theme and width`, async ({ page }) => {
    const { findings, attempt } = collector();
    const address = await addressOf(route, page.request);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await settled(page);
    await withThemes(page, ({ label }) => attempt(() => crawlKeyboard(page, { name: `${address} (${label})` })), {
      all: true,
    });
    expect(findings).toEqual([]);
  });
}
