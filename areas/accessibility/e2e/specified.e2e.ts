import { expect, signInAs, test } from '#platform/web/testing/journey.ts';
import { open, openWith, root, settings, store } from './preferences.ts';

test.afterEach(async ({ page }) => store(page, {}));

test('the record is fetched on load, in force on the page, and copied under its own key', async ({ page }) => {
  await store(page, { fontSize: 'large', hoverDelay: 900 });
  const reading = page.waitForResponse('**/api/accessibility-preferences/1');
  await open(page, '/faq');
  expect((await reading).request().method()).toBe('GET');
  await expect(root(page)).toHaveAttribute('data-font-size', 'large');
  const copy = () => page.evaluate(() => JSON.parse(localStorage.getItem('accessibility-preferences') ?? '{}'));
  await expect.poll(copy).toMatchObject({ fontSize: 'large', hoverDelay: 900 });
});

test('a client asks for the record of whoever is signed in', async ({ page }) => {
  await store(page, {});
  await signInAs(page, 6);
  await store(page, { fontSize: 'small' }, 6);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/accessibility-preferences/')) asked.push(new URL(request.url()).pathname);
  });
  const answered = page.waitForResponse('**/api/accessibility-preferences/6');
  await open(page, '/faq');
  await expect(root(page)).toHaveAttribute('data-font-size', 'small');
  // The next session must not find this reading still on its way.
  await (await answered).finished();
  expect(new Set(asked).size).toBe(1);
  await signInAs(page, 1);
});

test('own styles are one block on the page, which goes when they go', async ({ page }) => {
  const blocks = () =>
    page.evaluate(() =>
      document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map((rule) => rule.cssText)),
    );
  await store(page, { customCss: 'p { color: #8a0000 }' });
  await open(page, '/faq');
  await expect.poll(async () => (await blocks()).join(' ')).toContain('color');
  // The same page, told by another device: what was there goes.
  await page.getByRole('navigation').first().waitFor();
  await store(page, { customCss: '' });
  await open(page, '/faq');
  await expect(root(page)).not.toHaveAttribute('data-custom-css');
  expect(await blocks()).toEqual([]);
});

test('saving in Quick Setup puts all fields, applies them to the page and closes it', async ({ page }) => {
  await openWith(page, {}, `${settings}/quick-setup`);
  await page.getByRole('radio', { name: 'Extra large' }).check();
  const putting = page.waitForRequest((request) => request.method() === 'PUT');
  await page.getByRole('region', { name: 'Finish' }).getByRole('button', { name: 'Save', exact: true }).click();
  const put = await putting;
  expect(new URL(put.url()).pathname).toBe('/api/accessibility-preferences/1');
  expect(Object.keys(put.postDataJSON())).toEqual(expect.arrayContaining(['fontSize', 'hoverDelay', 'customCss']));
  await expect(page).toHaveURL(settings);
  await expect(root(page)).toHaveAttribute('data-font-size', 'extra-large');
});

test('the resources list the four shortcuts', async ({ page }) => {
  await openWith(page, {});
  const lines = await page
    .getByRole('region', { name: 'Accessibility Resources' })
    .locator('.shortcut-list > div')
    .evaluateAll((all) => all.map((line) => line.textContent?.replace(/\s+/g, '').toLowerCase() ?? ''));
  expect(lines).toHaveLength(4);
  for (const [place, words] of [
    /^alt\+?m.*maincontent/,
    /^alt\+?a.*accessibility/,
    /^alt\+?n.*next/,
    /^alt\+?h.*contrast/,
  ].entries())
    expect(lines[place]).toMatch(words);
});
