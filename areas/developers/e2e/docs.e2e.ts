import type { Page } from '@playwright/test';
import { counted } from '#platform/contract/counted.ts';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, signOut, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard, tabsTo } from '#platform/web/testing/keyboard.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';
import type { ApiStatus } from '../contract.ts';

/** A mail server is set up, as on a real site: its sender is whom developers write to. */
test.use({ serverEnv: { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'Doorways <hello@example.org>' } });
// A member who has stored no preferences: the specified answer is 404, and the browser notes it.
test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

const open = async (page: Page, path = '/api-docs') => {
  await page.goto(path);
  await settled(page);
};
const sound = (page: Page, name: string) =>
  withThemes(page, ({ label }) => checkAccessibility(page, { name: `${name}, ${label}` }));
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const toast = (page: Page, text: string) => page.locator('.toast').filter({ hasText: text });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('the page: title and intro, three cards, Quick Start, endpoints, limits, authentication and support', async ({
  page,
}) => {
  await signOut(page);
  await open(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('API Documentation');
  await expect(page.getByText('Posts, providers and your own messages, for your app.')).toBeVisible();
  for (const name of ['Secure and compliant', 'Developer friendly', 'Accessibility first']) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  const steps = part(page, 'Quick Start').getByRole('heading', { level: 3 });
  await expect(steps).toHaveText(['Get an API key', 'Install the SDK', 'Make a first request']);
  await expect(part(page, 'Quick Start')).toContainText(/npm install http\S+\/api\/sdk\/doorways-1\.0\.0\.tgz/);
  await expect(part(page, 'Quick Start')).toContainText(/pip install http\S+\/doorways-1\.0\.0-py3-none-any\.whl/);
  await expect(part(page, 'Endpoints').getByRole('heading', { level: 3 })).toHaveText([
    'GET /api/v1/docs',
    'GET /api/v1/me',
    'GET /api/v1/messages',
    'POST /api/v1/messages',
    'GET /api/v1/posts',
    'POST /api/v1/posts',
    'GET /api/v1/posts/{id}',
    'GET /api/v1/providers',
    'GET /api/v1/providers/{id}',
  ]);
  await expect(part(page, 'Rate limits')).toContainText('1,000 requests a minute for each key');
  await expect(part(page, 'Rate limits')).toContainText('5,000 requests a minute for each key');
  await expect(part(page, 'Rate limits')).toContainText('Status 429, and Retry-After in seconds.');
  await expect(part(page, 'Authentication')).toContainText('Authorization: Bearer ds_live_…');
  await expect(part(page, 'Authentication')).toContainText('ds_test_, for development');
  const support = part(page, 'Developer support');
  const links = support.getByRole('link');
  for (const [name, href] of [
    [/Ask the community/, '/forums'],
    [/Read the docs/, '/api/openapi/v1.json'],
    [/Write to hello@example\.org/, 'mailto:hello@example.org'],
    [/Contact Support/, '/contact-support'],
  ] as const) {
    await expect(support.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  await expect(support.getByRole('link', { name: /the status page/ })).toHaveAttribute('href', '/api-docs/status');
  await expect(links).toHaveCount(5);
  for (const path of ['/forums', '/api/openapi/v1.json', '/contact-support', '/api/sdk/doorways-1.0.0.tgz']) {
    expect((await page.request.get(path)).status(), path).toBe(200);
  }
});

test('the page passes the checks in every theme, on a phone, and by keyboard', async ({ page }) => {
  await signInAs(page, 2);
  await open(page);
  await sound(page, 'API documentation');
  await checkReflow(page, { name: 'API documentation' });
  await crawlKeyboard(page);
});

test('the parameters and the fields of each call are on the page, each field with an example', async ({ page }) => {
  await open(page);
  const endpoints = part(page, 'Endpoints');
  const namesIn = async (call: string, table: string) => {
    const one = endpoints.getByRole('listitem').filter({ has: page.getByRole('heading', { name: call, exact: true }) });
    await one.getByText(`Details of ${call}`).click();
    return one.getByRole('table', { name: table }).getByRole('rowheader').allTextContents();
  };
  expect(await namesIn('POST /api/v1/posts', 'In the body')).toEqual([
    'content',
    'type',
    'title',
    'category',
    'tags',
    'isPublic',
  ]);
  expect(await namesIn('POST /api/v1/messages', 'In the body')).toEqual(['recipientId', 'content', 'type']);
  const providers = await namesIn('GET /api/v1/providers', 'In the address');
  for (const name of ['query', 'location', 'serviceType', 'registrationStatus', 'isVerified', 'limit', 'offset']) {
    expect(providers).toContain(name);
  }
  const answer = endpoints.getByRole('table', { name: 'Fields of the answer: ApiProvider', exact: true });
  const cells = await answer.getByRole('row').nth(1).getByRole('cell').locator('div').allTextContents();
  expect(cells).toEqual(['whole number', 'Number of the provider.', '7']);
  await sound(page, 'the details of calls');
});

test('code is copied with its message, and the tick stands for 2 seconds', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // The page's own clock, so that the test measures the page and not the machine.
  await page.clock.install();
  await open(page);
  const examples = part(page, 'Code examples');
  await expect(examples.getByRole('tab')).toHaveText(['JavaScript', 'Python', 'cURL']);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  for (const [tab, method, ten] of [
    ['JavaScript', 'doorways.searchProviders({', 'limit: 10'],
    ['Python', 'doorways.search_providers(', 'limit=10'],
    ['cURL', '/api/v1/providers?query=', 'limit=10'],
  ] as const) {
    await examples.getByRole('tab', { name: tab }).click();
    await expect(examples.getByRole('tabpanel')).toContainText(method);
    await expect(examples.getByRole('tabpanel')).toContainText(ten);
    const copy = examples.getByRole('button', { name: `Copy ${tab} code` });
    await copy.click();
    await expect(toast(page, 'Copied to clipboard')).toContainText(`${tab} code copied successfully`);
    const copied = examples.getByRole('button', { name: `Copied ${tab} code` });
    await expect(copied).toBeVisible();
    expect(await clipboard(page)).toContain(method);
    await page.clock.runFor(1990);
    await expect(copied).toBeVisible();
    await page.clock.runFor(20);
    await expect(copied).toBeHidden();
  }
  await page.clock.resume();
  expect(await timesAnnounced(page, 'Copied to clipboard: cURL code copied successfully')).toBe(1);
  await open(page);
  await expect(examples.getByRole('tab', { selected: true })).toHaveText('cURL');
  await open(page, '/api-docs?language=python');
  await expect(examples.getByRole('tab', { selected: true })).toHaveText('Python');
});

test('by keyboard alone: the languages are tabs, and a copy is made', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await page.getByRole('tab', { name: 'JavaScript' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Python' })).toBeFocused();
  await tabsTo(page, /Copy Python code/);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Copied to clipboard')).toContainText('Python code copied successfully');
});

test('a test key is made and tried on the page: the answer says its status, time and size, and is heard once', async ({
  page,
}) => {
  await signInAs(page, 1);
  await open(page, '/api-docs/keys');
  await page.getByRole('textbox', { name: 'Name' }).fill('Try it');
  await page.getByRole('button', { name: 'Create key' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Try it now' }).click();
  const console = part(page, 'Try it');
  await expect(console.getByRole('textbox', { name: 'Test key' })).toHaveValue(/^ds_test_[0-9A-Za-z]{39}$/);
  await console.getByRole('button', { name: 'Send the call' }).click();
  await expect(console.getByRole('heading', { name: 'The answer' })).toBeVisible();
  const facts = console.locator('dl');
  await expect(facts).toContainText('200');
  await expect(facts).toContainText(/millisecond/);
  await expect(console.locator('pre')).toContainText('"total": 12');
  expect(await timesAnnounced(page, /^Answered with 200 after .+\.$/)).toBe(1);
  await sound(page, 'an answer');
});

test('what is no test key is said at its field, and nothing is called', async ({ page }) => {
  await open(page);
  const console = part(page, 'Try it');
  const box = console.getByRole('textbox', { name: 'Test key' });
  await box.fill('ds_live_something');
  await console.getByRole('button', { name: 'Send the call' }).click();
  await expect(box).toHaveAccessibleDescription(/Paste a test key: ds_test_ and 39 letters and digits\./);
  await sound(page, 'a wrong key');
});

test('the status page says what the server saw of itself', async ({ page }) => {
  await signOut(page);
  await open(page, '/api-docs/status');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('API status');
  // It looks when it starts. On a busy machine a look can be missing or slow, and then the page says so.
  await expect(async () => {
    await page.reload();
    const status = (await (await page.request.get('/api/api-status')).json()) as ApiStatus;
    const { due, looks, slow } = status.days[0] ?? { due: 0, looks: 0, slow: 0 };
    expect(looks).toBeGreaterThan(0);
    const missing = Math.max(0, due - looks);
    const plainly = missing > 0 ? counted(missing, 'check') : slow > 0 ? counted(slow, 'slow check') : 'It worked';
    const table = page.getByRole('table', { name: 'Each day by UTC, newest first' });
    await expect(table).toContainText(missing > 0 ? `${plainly} missing` : plainly, { timeout: 1000 });
    await expect(table).toContainText(`${looks} of ${due}`, { timeout: 1000 });
  }).toPass();
  await sound(page, 'the status');
  await checkReflow(page, { name: 'the status' });
});
