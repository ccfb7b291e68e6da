import { crc32, deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';

// A member who has never saved a setting has no record yet.
test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

const open = async (page: Page, check = '') => {
  await signInAs(page, 14);
  await page.goto(`/accessibility-assistant?tab=analyzer${check}`);
  await settled(page);
};
const analyze = (page: Page) => page.getByRole('button', { name: 'Analyze', exact: true });
const findings = (page: Page) => page.locator('[data-finding]');

test('HTML is checked in the browser: nothing in it runs, loads or is sent', async ({ page }) => {
  const asked: string[] = [];
  await open(page);
  await page.getByRole('radio', { name: 'HTML' }).click();
  await expect(page).toHaveURL(/check=html$/);
  await expect(analyze(page)).toBeDisabled();
  page.on('request', (request) => asked.push(request.url()));
  const html =
    '<html><h1>Picnic</h1>\n<h3>When</h3>\n<img src="/api/none.png" onerror="document.title=1">\n<a href="/x">Click here</a>';
  const field = page.getByRole('textbox', { name: 'Your HTML' });
  await field.fill('1 < 2, and no HTML.');
  await analyze(page).click();
  await expect(field).toHaveAccessibleDescription(/Error: We found no HTML here. To check the words, choose “A text”./);
  expect(await timesAnnounced(page, /^We found no HTML here/)).toBe(1);
  await checkAccessibility(page, { name: 'words that are no HTML' });
  await field.fill(html);
  await expect(field).not.toHaveAttribute('aria-invalid');
  await analyze(page).click();
  await expect(page.locator('.toast', { hasText: 'Analysis Complete' })).toBeVisible();
  expect(await timesAnnounced(page, /^Analysis Complete: Accessibility improvements suggested below/)).toBe(1);
  await expect(page.getByText('The HTML you checked has: 2 headings, 1 picture, 1 link, 0 tables.')).toBeVisible();
  await expect(findings(page)).toHaveText([
    '1. A page that does not say its language',
    '2. Heading jumps from level 1 to 3',
    '3. A picture without a description',
    '4. A link that says “Click here”',
  ]);
  expect(asked.filter((url) => url.includes('none.png') || url.includes('analyze'))).toEqual([]);
  await expect(page).toHaveTitle(/AI Assistant/);
  await checkAccessibility(page, { name: 'findings in HTML' });
  await checkReflow(page, { name: 'findings in HTML' });
  await page.getByRole('button', { name: 'Apply (suggestion 1)' }).press('Enter');
  await expect(field).toHaveValue(html.replace('<html>', '<html lang="en-AU">'));
  await expect(findings(page).first()).toHaveText('1. Heading jumps from level 1 to 3');
  await page.getByRole('radio', { name: 'A text' }).click();
  await expect(page.getByRole('textbox', { name: 'Your text' })).toBeVisible();
  await page.getByRole('radio', { name: 'HTML' }).click();
  await expect(findings(page)).toHaveCount(3);
});

test('the words of a page of Doorways are brought in; other sites and what cannot be seen are not', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 404/);
  await open(page);
  await page.getByText('Check a page of Doorways').click();
  const address = page.getByRole('textbox', { name: 'Address of the page' });
  const bring = page.getByRole('button', { name: 'Bring in its words' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await address.fill('https://evil.example/post/1');
  await bring.click();
  await expect(page.getByText('Write the address of a blog, a topic or a post on Doorways.')).toBeVisible();
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  // The reason is heard with the field.
  await expect(address).toBeFocused();
  await expect(address).toHaveAccessibleDescription(/Error: Write the address of a blog/);
  await checkAccessibility(page, { name: 'an address of another site' });
  expect(asked.filter((url) => /evil|api\/posts/.test(url))).toEqual([]);

  const missing = page.waitForResponse('**/api/posts/999999');
  await address.fill('/post/999999');
  await bring.click();
  expect((await missing).status()).toBe(404);
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await expect(address).toBeFocused();
  const words = page.getByRole('textbox', { name: 'Your text' });
  await expect(words).toHaveValue('');

  const [blog] = await (await page.request.get('/api/posts?type=blog')).json();
  const read = page.waitForResponse('**/api/blogs/*');
  await address.fill(blog.path);
  await address.press('Enter');
  expect((await read).status()).toBe(200);
  await expect(words).not.toHaveValue('');
  expect(await timesAnnounced(page, /^The words of .* are in the text area/)).toBe(1);
  await analyze(page).click();
  await expect(page.getByText(/^The text you checked had/)).toBeVisible();

  // What was written by hand is brought back in one press.
  await words.fill('My own words.');
  await bring.click();
  const toast = page.locator('.toast', { hasText: 'They have replaced your text.' });
  await expect(words).not.toHaveValue('My own words.');
  await toast.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(words).toHaveValue('My own words.');
  expect(await timesAnnounced(page, 'Your text is restored.')).toBe(1);
});

const chunk = (type: string, data: Buffer) => {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type), data]);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};
/** A white PNG: one bit for each pixel, so that the file stays small. */
function png(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(1, 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const rows = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))));
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

test('a picture of 100 megapixels is measured and not drawn, and what was chosen stays behind another tab', async ({
  page,
}) => {
  await open(page, '&check=picture');
  const file = page.locator('input[type=file]');
  const picture = page.locator('.analyzer-picture');
  await file.setInputFiles({ name: 'small.png', mimeType: 'image/png', buffer: png(8, 4) });
  await expect(picture).toBeVisible();
  expect(await timesAnnounced(page, 'The picture is here: small.png.')).toBe(1);
  const buffer = png(10_000, 10_000);
  expect(buffer.length).toBeLessThan(100_000);
  await file.setInputFiles({ name: 'vast.png', mimeType: 'image/png', buffer });
  await expect(page.getByText('It is too large to be shown here. It can still be analysed.')).toBeVisible();
  await expect(page.getByText(/^10,000 by 10,000 pixels, \d+ kB$/)).toBeVisible();
  await expect(picture).toHaveCount(0);
  const description = page.getByRole('textbox', { name: 'Its description' });
  await description.fill('A white wall');
  await page.getByRole('tab', { name: 'Assistive Devices' }).click();
  await page.goBack();
  await expect(description).toHaveValue('A white wall');
  await analyze(page).press('Enter');
  await expect(page.getByRole('heading', { name: '1. 10,000 by 10,000 pixels' })).toBeVisible();
  await file.setInputFiles({ name: 'words.txt', mimeType: 'text/plain', buffer: Buffer.from('a') });
  await expect(page.getByText('This file is not a picture. Choose a picture.')).toBeVisible();
  await expect(page.getByRole('heading', { name: '1. 10,000 by 10,000 pixels' })).toHaveCount(0);
  expect(await timesAnnounced(page, 'This file is not a picture. Choose a picture.')).toBe(1);
  await checkAccessibility(page, { name: 'a file that is no picture' });
});

test('a picture stays on the device, and its description and file are checked', async ({ page }) => {
  await open(page, '&check=picture');
  await expect(analyze(page)).toBeDisabled();
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  const file = page.locator('input[type=file]');
  await file.setInputFiles({ name: 'words.txt', mimeType: 'text/plain', buffer: Buffer.from('a') });
  await expect(page.getByText('This file is not a picture. Choose a picture.')).toBeVisible();
  await file.setInputFiles({ name: 'bad.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') });
  await expect(page.getByText('This browser cannot read that picture. Choose another one.')).toBeVisible();
  const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  await file.setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: Buffer.from(dot, 'base64') });
  await expect(page.getByText('1 by 1 pixels, 70 bytes')).toBeVisible();
  await analyze(page).click();
  await expect(page.getByRole('heading', { name: '1. A picture without a description' })).toBeVisible();
  await checkAccessibility(page, { name: 'a picture that was checked' });
  await checkReflow(page, { name: 'a picture that was checked' });
  const description = page.getByRole('textbox', { name: 'Its description' });
  await description.fill('Photo of a red dot');
  await expect(page.getByRole('heading', { name: '1. A picture without a description' })).toHaveCount(0);
  await analyze(page).press('Enter');
  await expect(page.getByRole('heading', { name: '1. A description that says it is a picture' })).toBeVisible();
  await description.fill('A red dot');
  await analyze(page).press('Enter');
  await expect(page.getByRole('heading', { name: 'Nothing left to suggest' })).toBeVisible();
  expect(sent).toEqual([]);
});
