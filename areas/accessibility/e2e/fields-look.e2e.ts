import type { Page } from '@playwright/test';
import { expect, test } from '#platform/web/testing/journey.ts';
import { lowContrast } from './contrast.ts';
import { css, leaveNothing, open, openWith, root, sample, someRoutes, store, watchRoot } from './preferences.ts';

test.afterAll(({ server }) => leaveNothing(server.url));

for (const [fontSize, pixels] of [
  ['small', 14],
  ['medium', 16],
  ['large', 18],
  ['extra-large', 20],
] as const) {
  test(`fontSize: ${fontSize} is ${pixels} px of a 16 px browser, on every screen, without a flash`, async ({
    page,
  }) => {
    const flashes = await watchRoot(page);
    await store(page, { fontSize });
    for (const path of someRoutes()) {
      await open(page, path);
      expect(await css(page, 'html', 'font-size'), path).toBe(`${pixels}px`);
      expect(await flashes(), path).toEqual([]);
    }
  });
}

test('fontSize: it multiplies the size that the browser is set to', async ({
  page,
  playwright,
  launchOptions,
  baseURL,
}) => {
  await store(page, { fontSize: 'large' });
  const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=24'];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const large = await browser.newPage();
  await large.goto(`${baseURL}/faq`);
  await expect(large.locator('h1')).toBeVisible();
  expect(await css(large, 'html', 'font-size')).toBe('27px');
  await browser.close();
});

test('fontFamily: dyslexic-friendly brings its own font and the spacing that helps', async ({ page }) => {
  await openWith(page, { fontFamily: 'dyslexic-friendly' }, '/faq');
  const paragraph = '#main p';
  expect(await css(page, paragraph, 'font-family')).toContain('OpenDyslexic');
  const size = Number.parseFloat(await css(page, paragraph, 'font-size'));
  expect(Number.parseFloat(await css(page, paragraph, 'letter-spacing'))).toBeGreaterThanOrEqual(0.12 * size - 0.01);
  expect(Number.parseFloat(await css(page, paragraph, 'word-spacing'))).toBeGreaterThanOrEqual(0.16 * size - 0.01);
  expect(Number.parseFloat(await css(page, paragraph, 'line-height'))).toBeGreaterThanOrEqual(1.5 * size);
  const loaded = await page.evaluate(
    () => [...document.fonts].filter(({ family, status }) => /OpenDyslexic/.test(family) && status === 'loaded').length,
  );
  expect(loaded).toBeGreaterThan(0);
});

test('fontFamily: high-contrast is heavier, and system loads no other font', async ({ page }) => {
  await openWith(page, { fontFamily: 'high-contrast' }, '/faq');
  expect(Number(await css(page, '#main p', 'font-weight'))).toBeGreaterThanOrEqual(640);
  await openWith(page, { fontFamily: 'system' }, '/faq');
  expect(await css(page, '#main p', 'font-family')).not.toContain('OpenDyslexic');
  expect(await css(page, '#main p', 'letter-spacing')).toBe('normal');
});

test('fontFamily: lexend loads Lexend from our own server, for everything on the page', async ({ page }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'font') hosts.add(new URL(request.url()).host);
  });
  await openWith(page, { fontFamily: 'lexend' }, '/faq');
  for (const part of ['#main p', 'h1'])
    expect(await css(page, part, 'font-family'), part).toMatch(/^"Lexend Variable"/);
  await expect
    .poll(() =>
      page.evaluate(
        () => [...document.fonts].filter(({ family, status }) => /Lexend/.test(family) && status === 'loaded').length,
      ),
    )
    .toBeGreaterThan(0);
  expect([...hosts]).toEqual([new URL(page.url()).host]);
  await openWith(page, { fontFamily: 'system' }, '/faq');
  expect(await css(page, '#main p', 'font-family')).not.toContain('Lexend');
});

test('colorScheme: same as device changes with the device, without a reload', async ({ page }) => {
  await store(page, {});
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/faq');
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
  const light = await css(page, 'body', 'background-color');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root(page)).toHaveAttribute('data-theme', 'dark', { timeout: 500 });
  expect(await css(page, 'body', 'background-color')).not.toBe(light);
  expect(await css(page, 'html', 'color-scheme')).toBe('dark');
});

for (const [colorScheme, theme, ground] of [
  ['light', 'light', 'rgb(245, 239, 226)'],
  ['dark', 'dark', 'rgb(10, 26, 28)'],
  ['high-contrast', 'contrast', 'rgb(0, 0, 0)'],
] as const) {
  test(`colorScheme: ${colorScheme} wins over the device, before the first paint`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: colorScheme === 'light' ? 'dark' : 'light' });
    const flashes = await watchRoot(page);
    await store(page, { colorScheme });
    for (const path of someRoutes()) {
      await open(page, path);
      await expect(root(page)).toHaveAttribute('data-theme', theme);
      expect(await css(page, 'body', 'background-color'), path).toBe(ground);
      expect(await flashes(), path).toEqual([]);
    }
  });
}

test('colorScheme: forced colours of the device always win', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await openWith(page, { colorScheme: 'light' });
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  expect(await css(page, '#main h1', 'color')).toBe('rgb(255, 255, 255)');
});

for (const [contrastLevel, ratio] of [
  ['normal', 4.5],
  ['high', 7],
  ['maximum', 15],
] as const) {
  for (const colorScheme of ['light', 'dark', 'high-contrast'] as const) {
    test(`contrastLevel: ${contrastLevel} gives text at least ${ratio}:1 in ${colorScheme}`, async ({ page }) => {
      await store(page, { contrastLevel, colorScheme });
      for (const path of someRoutes()) {
        await open(page, path);
        expect(await lowContrast(page, ratio), path).toEqual([]);
      }
    });
  }
}

test('contrastLevel: the device asks for more contrast until somebody chooses', async ({ page }) => {
  await store(page, {});
  await page.emulateMedia({ contrast: 'more' });
  await open(page);
  await expect(root(page)).toHaveAttribute('data-contrast', 'high');
  await page.emulateMedia({ contrast: 'no-preference' });
  await expect(root(page)).toHaveAttribute('data-contrast', 'normal');
  await page.emulateMedia({ contrast: 'more' });
  await openWith(page, { contrastLevel: 'normal' });
  await expect(root(page)).toHaveAttribute('data-contrast', 'normal');
});

const rings = { standard: [3, 3], enhanced: [4, 4], 'high-contrast': [6, 6] } as const;
for (const [focusIndicators, [width]] of Object.entries(rings)) {
  test(`focusIndicators: ${focusIndicators} draws a ring of ${width} px in two colours`, async ({ page }) => {
    await openWith(page, { focusIndicators: focusIndicators as keyof typeof rings });
    for (let stop = 0; stop < 6; stop++) {
      await page.keyboard.press('Tab');
      const ring = await page.evaluate(() => {
        const { outlineWidth, outlineStyle, boxShadow } = getComputedStyle(document.activeElement as Element);
        return { outlineWidth, outlineStyle, boxShadow };
      });
      expect(ring.outlineStyle).toBe('solid');
      expect(Number.parseFloat(ring.outlineWidth)).toBeGreaterThanOrEqual(width);
      expect(ring.boxShadow).not.toBe('none');
    }
  });
}

test('readingAssistance: shorter lines with more room, never justified', async ({ page }) => {
  await openWith(page, { readingAssistance: true }, '/faq');
  const lines = await page.locator('#main p').evaluateAll((all) =>
    all.map((each) => {
      const { fontSize, lineHeight, textAlign, maxInlineSize } = getComputedStyle(each);
      return { room: Number.parseFloat(lineHeight) / Number.parseFloat(fontSize), textAlign, maxInlineSize };
    }),
  );
  expect(lines.length).toBeGreaterThan(0);
  for (const { room, textAlign, maxInlineSize } of lines) {
    expect(room).toBeGreaterThanOrEqual(1.79);
    expect(textAlign).toBe('start');
    expect(maxInlineSize).not.toBe('none');
  }
});

test('readingAssistance: the ruler is moved by keys, and NDIS words open their meaning', async ({ page }) => {
  await openWith(page, { readingAssistance: true });
  await page.keyboard.press('Alt+KeyR');
  const line = page.locator('.reading-ruler-line');
  await expect(line).toBeVisible();
  const before = await line.evaluate((element) => element.getBoundingClientRect().top);
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(() => line.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(before);
  await page.keyboard.press('Alt+KeyR');
  await expect(line).toHaveCount(0);
  await sample(page).getByRole('button', { name: 'NDIS' }).click();
  await expect(page.getByText('National Disability Insurance Scheme').first()).toBeVisible();
});

test('simplifiedLayout: one column, at most 40 % of the controls, and nothing out of reach', async ({ page }) => {
  const visible = () =>
    page
      .locator('#main :is(a[href], button, input, select, textarea, summary)')
      .evaluateAll((all) => all.filter((each) => each.checkVisibility()).length);
  await openWith(page, { simplifiedLayout: false });
  const usual = await visible();
  await openWith(page, { simplifiedLayout: true });
  expect(await visible()).toBeLessThanOrEqual(usual * 0.4);
  expect((await css(page, '.duo', 'grid-template-columns')).split(' ')).toHaveLength(1);
  await page.getByRole('button', { name: 'Show all of this page' }).click();
  await page.getByRole('button', { name: 'More settings and help' }).click();
  for (const summary of await page.locator('#overview summary').all()) await summary.click();
  expect(await visible()).toBeGreaterThanOrEqual(usual);
});

test('simplifiedLayout: Quick Setup asks one question a step', async ({ page }) => {
  await openWith(page, { simplifiedLayout: true }, '/accessibility/quick-setup');
  await expect(page.locator('.setting-control')).toHaveCount(1);
  await expect(page.getByText(/^Step 1 of 2\d\./)).toBeVisible();
  await page.getByRole('button', { name: 'Skip this question' }).click();
  await expect(page.getByText(/^Step 2 of 2\d\./)).toBeVisible();
  await expect(page.locator('.setting-control')).toHaveCount(1);
});

test('concentrationMode: counts go, help stays', async ({ page }) => {
  await openWith(page, { concentrationMode: false });
  await expect(sample(page).locator('.count')).toBeVisible();
  await openWith(page, { concentrationMode: true });
  await expect(page.locator('.count:visible')).toHaveCount(0);
  await expect(page.locator('header a[href="/crisis-support"]').first()).toBeVisible();
});

/** Notes the path at each moment at which a member's own styles are on the page. */
async function watchOwnStyles(page: Page) {
  await page.addInitScript(() => {
    const paths: string[] = [];
    Object.assign(window, { doorwaysStyled: paths });
    document.addEventListener('DOMContentLoaded', () => {
      new MutationObserver(() => {
        if (document.documentElement.hasAttribute('data-custom-css')) paths.push(location.pathname);
      }).observe(document.documentElement, { attributes: true, attributeFilter: ['data-custom-css'] });
    });
  });
  return () => page.evaluate(() => (window as unknown as { doorwaysStyled: string[] }).doorwaysStyled);
}

test('customCss: safe styles change the pages, and leave the ones where people get help', async ({ page }) => {
  await store(page, { customCss: 'p { color: #8a0000; letter-spacing: 0.05em }' });
  await open(page, '/faq');
  await expect.poll(() => css(page, '#main p', 'color')).toBe('rgb(138, 0, 0)');
  const styledAt = await watchOwnStyles(page);
  for (const path of ['/crisis-support', '/sign-in', '/accessibility']) {
    await open(page, path);
    expect(await css(page, '#main p', 'color'), path).not.toBe('rgb(138, 0, 0)');
    // On to a page that has them, in the same document: whatever was on its way to the one before has come by then.
    await page.locator('footer').getByRole('link', { name: 'FAQ' }).click();
    await expect.poll(() => css(page, '#main p', 'color')).toBe('rgb(138, 0, 0)');
    expect(new Set(await styledAt()), path).toEqual(new Set(['/faq']));
  }
});

test('customCss: safe=1 in the address and Alt+0 load the page without them', async ({ page }) => {
  await store(page, { customCss: 'p { color: #8a0000 }' });
  const styledAt = await watchOwnStyles(page);
  await open(page, '/faq?safe=1');
  expect(await css(page, '#main p', 'color')).not.toBe('rgb(138, 0, 0)');
  // Asked for, they come: whatever was on its way without being asked for has come by then.
  expect(await styledAt()).toEqual([]);
  await page.keyboard.press('Alt+Digit0');
  await expect.poll(() => css(page, '#main p', 'color')).toBe('rgb(138, 0, 0)');
  expect(await styledAt()).toEqual(['/faq']);
  await open(page, '/faq');
  await expect.poll(() => css(page, '#main p', 'color')).toBe('rgb(138, 0, 0)');
  await page.keyboard.press('Alt+Digit0');
  await expect.poll(() => css(page, '#main p', 'color')).not.toBe('rgb(138, 0, 0)');
  await page.keyboard.press('Alt+Digit0');
  await expect.poll(() => css(page, '#main p', 'color')).toBe('rgb(138, 0, 0)');
});

const hostile = [
  'a { display: none !important }',
  '* { visibility: hidden; opacity: 0 }',
  'a[href="/crisis-support"] { position: fixed; left: -9999px; transform: scale(0) }',
  'body::before { content: ""; position: fixed; inset: 0; background: #000; z-index: 9999 }',
  '@import url("https://evil.example/x.css"); p { background: url(https://evil.example/x) }',
  'main { font-size: 0; color: transparent; pointer-events: none }',
  '}} a { display: none } {{',
  '@layer preferences { a { display: none } } @scope (html) { a { display: none } }',
  ':root { --page: #000; --ink: #000 }',
];

test('customCss: nothing hides the way to help, and nothing is fetched', async ({ page, problems }) => {
  for (const customCss of hostile) {
    // A rule that is allowed, before them: once it is seen, all of the sheet is there.
    await store(page, { customCss: `h1 { color: #8a0000 } ${customCss}` });
    await open(page, '/faq');
    await expect.poll(() => css(page, '#main h1', 'color'), customCss).toBe('rgb(138, 0, 0)');
    const help = page.locator('header a[href="/crisis-support"]').first();
    await expect(help, customCss).toBeVisible();
    const hit = await help.evaluate((link) => {
      const { left, top, width, height } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(hit, customCss).toBe(true);
  }
  expect(problems.list()).toEqual([]);
});
