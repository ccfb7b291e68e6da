import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { defaultRecord } from '#platform/contract/preferences-shape.ts';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, signOut, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';

test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

const card = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const sound = (page: Page, name: string) =>
  withThemes(page, ({ label }) => checkAccessibility(page, { name: `${name}, ${label}` }));

test('the library: title, search, categories with true counts, Quick Help and four tabs', async ({ page }) => {
  await page.goto('/resources');
  await settled(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Resource Library' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Submit Resource' })).toBeVisible();
  await expect(page.getByPlaceholder('Search resources...')).toBeVisible();
  for (const tab of ['All Resources', 'Verified Only', 'Most Popular', 'Recently Added']) {
    await expect(page.getByRole('tab', { name: tab })).toBeVisible();
  }
  const counts = (await (await page.request.get('/api/resources/categories')).json()) as { count: number }[];
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const kinds = page.getByRole('navigation', { name: 'Categories' });
  await expect(kinds.getByRole('link', { name: `All categories ${total} resources` })).toBeVisible();
  await expect(page.getByRole('heading', { name: `${total} resources` })).toBeVisible();
  const help = page.getByRole('region', { name: 'Quick Help' });
  const leads = { 'Crisis Hotlines': '/crisis-support', 'File a Complaint': '/resources/complaints' };
  for (const [name, href] of Object.entries({ ...leads, 'Benefits Calculator': '/resources/payments' })) {
    await expect(help.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  await expect(help.getByRole('link', { name: /^Job Accommodation Network \(JobAccess\)/ })).toHaveAttribute(
    'href',
    'https://www.jobaccess.gov.au',
  );
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect.poll(() => timesAnnounced(page, '20 more resources')).toBe(1);
  await expect(page.getByText(`40 of ${total} shown`)).toBeVisible();
  await sound(page, 'library');
});

test('the library is sound by keyboard and at 320 pixels', async ({ page }) => {
  await page.goto('/resources?tab=verified&category=housing');
  await settled(page);
  await crawlKeyboard(page, { name: 'library', max: 60 });
  await checkReflow(page, { name: 'library' });
});

test('filters are an address: search, category, tab and format hold together, and Back undoes them', async ({
  page,
}) => {
  await page.goto('/resources');
  await settled(page);
  await page.getByLabel('Search resources').fill('AUSLAN');
  await expect(page).toHaveURL(/q=AUSLAN/);
  await page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: /^education/i })
    .click();
  await expect(page).toHaveURL(/category=education/);
  await expect(card(page, 'Auslan as a first language')).toBeVisible();
  await expect(card(page, 'Why government videos should have Auslan')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Most Popular' }).click();
  await expect(page).toHaveURL(/tab=popular/);
  await expect(page.getByLabel('Search resources')).toHaveValue('AUSLAN');
  await page.getByLabel('Format', { exact: true }).selectOption('Auslan');
  await expect(page.getByRole('heading', { name: 'No resources found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Submit a Resource' })).toBeVisible();
  await checkAccessibility(page, { name: 'library, nothing found' });
  await page.goBack();
  await expect(page).not.toHaveURL(/format=/);
  await expect(card(page, 'Auslan as a first language')).toBeVisible();
});

test('a filter that finds nothing leads to asking for it, with what was looked for', async ({ page }) => {
  await signInAs(page, 5);
  await page.goto('/resources?q=tide+tables');
  await settled(page);
  await page.getByLabel('Format', { exact: true }).selectOption('Easy Read');
  const asks = page.getByRole('region', { name: 'Request a resource' });
  await expect(asks.getByLabel('What are you looking for?')).toHaveValue('tide tables, in Easy Read');
  await page.getByLabel('State', { exact: true }).selectOption('Victoria');
  await expect(asks.getByLabel('What are you looking for?')).toHaveValue('tide tables, in Easy Read, Victoria');
  await checkAccessibility(page, { name: 'library, nothing found, asking' });
  await asks.getByRole('button', { name: 'Request a resource' }).press('Enter');
  await expect(page.getByText('Request sent')).toBeVisible();
  await page.getByRole('link', { name: 'Your resources' }).click();
  await expect(page.getByRole('heading', { name: 'tide tables, in Easy Read, Victoria' })).toBeVisible();
  // With nothing narrowed there is nothing that could be asked for.
  await page.goto('/resources?tab=verified');
  await settled(page);
  await expect(asks).toHaveCount(0);
  await signOut(page);
  await page.goto('/resources?q=tide+tables');
  await expect(asks.getByRole('link', { name: 'Sign in to request it' })).toHaveAttribute(
    'href',
    '/sign-in?return=%2Fresources%3Fq%3Dtide%2Btables',
  );
});

test('submit, review, find, Helpful, download: by pointer', async ({ page }) => {
  await signInAs(page, 5);
  await page.goto('/resources/submit');
  await settled(page);
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByRole('alert').getByRole('link', { name: 'Write a title.' })).toBeVisible();
  await checkAccessibility(page, { name: 'submit, with errors' });
  await page.getByLabel('Title').fill('Questions for a first plan meeting');
  await page.getByLabel('Description').fill('Twelve questions that I took along.');
  await page.getByLabel('Category').selectOption('Benefits');
  await page.getByLabel('Type').selectOption('Document');
  await page.getByLabel('A file of mine, which I may share').check();
  const file = { name: '../Plan Meeting.txt', mimeType: 'text/plain', buffer: Buffer.from('1. Who decides?\n') };
  await page.getByLabel('Choose a file').setInputFiles(file);
  await expect(page.getByText('Chosen: plan-meeting.txt (Text, 1 kB)')).toBeVisible();
  await page.getByLabel('Tags').fill('plan, ndis, meeting, questions, first');
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('Questions for a first plan meeting');
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByRole('heading', { name: 'Resource sent for review' })).toBeFocused();
  await page.getByRole('link', { name: 'See your resources' }).click();
  await expect(card(page, 'Questions for a first plan meeting').getByText('Waiting for review')).toBeVisible();

  await signInAs(page, 2);
  await page.goto('/resources/review');
  await settled(page);
  await page.getByRole('button', { name: 'Publish Questions for a first plan meeting' }).click();
  await expect.poll(() => timesAnnounced(page, 'Published: Questions for a first plan meeting')).toBe(1);

  await signInAs(page, 7);
  await page.goto('/resources?q=plan+meeting');
  const found = card(page, 'Questions for a first plan meeting');
  await expect(found.getByText('+1')).toBeVisible();
  await found.getByRole('button', { name: /^Helpful/ }).click();
  await expect(found.getByText('1 found it helpful')).toBeVisible();
  const download = page.waitForEvent('download');
  await found.getByRole('link', { name: /^Download/ }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('plan-meeting.txt');
  expect(readFileSync(await saved.path(), 'utf8')).toBe('1. Who decides?\n');
  await expect(found.getByText('1 view', { exact: true })).toBeVisible();
  await page.reload();
  await expect(found.getByRole('button', { name: /^Helpful/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(found.getByText('1 found it helpful')).toBeVisible();
});

test('with “Reading help”, an Easy Read version comes before the others, and is offered at once', async ({ page }) => {
  const send = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
  await signInAs(page, 2);
  const add = async (title: string, more: object = {}): Promise<number> => {
    const same = { category: 'mental_health', resourceType: 'guide', tags: [], states: ['national'] };
    const data = { ...same, title, description: 'What to ask.', externalUrl: 'https://example.org/ask', ...more };
    const { id, version } = await send('/api/resources', data);
    await send(`/api/resources/${id}/publish`, { version });
    return id;
  };
  const id = await add('Heron questions');
  await add('Heron questions in Auslan', { fills: { id, format: 'auslan' } });
  const easy = await add('Heron questions, easy', { fills: { id, format: 'easy_read' } });
  const others = page.getByRole('region', { name: 'Other formats' }).getByRole('listitem').filter({ hasText: /^In / });
  const offered = page.getByText('There is a version in the format you want first');
  const prefer = async (readingAssistance: boolean) => {
    const data = { ...defaultRecord, readingAssistance };
    expect((await page.request.put('/api/accessibility-preferences/2', { data })).status()).toBe(200);
    await page.goto(`/resources/${id}`);
    await settled(page);
  };
  await prefer(false);
  await expect(others).toHaveText(['In Auslan: Heron questions in Auslan', 'In Easy Read: Heron questions, easy']);
  await expect(offered).toHaveCount(0);
  await prefer(true);
  await expect(others).toHaveText(['In Easy Read: Heron questions, easy', 'In Auslan: Heron questions in Auslan']);
  await expect(offered).toBeVisible();
  await sound(page, 'a resource with its Easy Read version');
  await page.getByRole('link', { name: 'Heron questions, easy' }).first().press('Enter');
  await expect(page).toHaveURL(new RegExp(`/resources/${easy}$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Heron questions, easy' })).toBeFocused();
  await prefer(false);
});

test('a card says title, text, category, helpful and views; Verified once it is; Visit for a link, Download for a file', async ({
  page,
}) => {
  const send = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer.status() === 204 ? undefined : answer.json();
  };
  await signInAs(page, 5);
  const same = { category: 'mental_health', resourceType: 'guide', tags: [], states: ['national'] };
  const href = 'https://example.org/breathing';
  const link = { ...same, title: 'Lantern breathing', description: 'Four slow counts.', externalUrl: href };
  const linked = await send('/api/resources', link);
  const upload = await page.request.post('/api/resources/files?name=lantern.txt', {
    headers: { 'content-type': 'text/plain' },
    data: Buffer.from('1. Breathe.\n'),
  });
  const { id: fileId } = await upload.json();
  const filed = await send('/api/resources', { ...same, title: 'Lantern steps', description: 'On a page.', fileId });
  await signInAs(page, 2);
  const published = await send(`/api/resources/${linked.id}/publish`, { version: linked.version });
  await send(`/api/resources/${filed.id}/publish`, { version: filed.version });
  await page.goto('/resources?q=lantern');
  await settled(page);
  const [visit, download] = [card(page, 'Lantern breathing'), card(page, 'Lantern steps')];
  await expect(visit.getByRole('heading')).toHaveText('Lantern breathing');
  await expect(visit.locator('.resource-text')).toHaveText('Four slow counts.');
  await expect(visit.getByText('mental health', { exact: true })).toBeVisible();
  await expect(visit.locator('.resource-foot .resource-facts > span')).toHaveText(['No votes yet', '0 views']);
  await expect(visit.getByText('Verified', { exact: true })).toHaveCount(0);
  await expect(visit.getByRole('link', { name: /^Visit Lantern breathing/ })).toHaveAttribute('href', href);
  await expect(visit.getByRole('link', { name: /^Download/ })).toHaveCount(0);
  await expect(download.getByRole('link', { name: /^Download Text, 1 kB Lantern steps$/ })).toHaveAttribute(
    'href',
    /\/resources\/files\/\d+\/lantern\.txt$/,
  );
  await expect(download.getByRole('link', { name: /^Visit/ })).toHaveCount(0);

  await send(`/api/resources/${linked.id}/verify`, { version: published.version, reviewBy: inDays(30) });
  for (const voter of [6, 7]) {
    await signInAs(page, voter);
    await send(`/api/resources/${linked.id}/helpful`, {});
    await send(`/api/resources/${linked.id}/open`, {});
  }
  await page.goto('/resources?q=lantern');
  await settled(page);
  await expect(visit.locator('.resource-foot .resource-facts > span')).toHaveText(['2 found it helpful', '2 views']);
  await expect(visit.getByText('Verified', { exact: true })).toBeVisible();
  await expect(download.locator('.resource-foot .resource-facts > span')).toHaveText(['No votes yet', '0 views']);
  await expect(download.getByText('Verified', { exact: true })).toHaveCount(0);
});

test('a link is submitted by keyboard alone, returned with a reason, changed and sent again', async ({ page }) => {
  await signInAs(page, 6);
  await page.goto('/resources/submit');
  await settled(page);
  await page.getByLabel('Title').focus();
  await page.keyboard.type('A page on respite');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Where to ask first.');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Draft in Easy Read' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ben');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Art');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('https://www.carergateway.gov.au/');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Resource sent for review' })).toBeFocused();

  await signInAs(page, 2);
  await page.goto('/resources/review');
  await settled(page);
  const open = page.getByRole('button', { name: 'Return with a reason A page on respite' });
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(open).toHaveAttribute('aria-expanded', 'true');
  await page.getByLabel('Reason').focus();
  await page.keyboard.type('Please name the page itself.');
  await sound(page, 'review');
  await page.getByRole('button', { name: 'Return it A page on respite' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => timesAnnounced(page, 'Returned: A page on respite')).toBe(1);

  await signInAs(page, 6);
  await page.goto('/resources/mine');
  await settled(page);
  const own = card(page, 'A page on respite');
  await expect(own.getByText('Please name the page itself.')).toBeVisible();
  await sound(page, 'your resources');
  await own.getByRole('link', { name: /^Change and send again/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Why it came back')).toBeVisible();
  await page.getByLabel('Link', { exact: true }).focus();
  await page.keyboard.press('End');
  await page.keyboard.type('respite');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/resources\/mine$/);
  await expect(own.getByText('Waiting for review')).toBeVisible();
});

test('one resource: its check, a format to ask for, a broken link to tell of, and verifying it', async ({ page }) => {
  await signInAs(page, 2);
  await page.goto('/resources?q=Blue+Knot');
  await card(page, 'Blue Knot').getByRole('heading').getByRole('link').click();
  await settled(page);
  await page.getByLabel('Which format do you need?').selectOption('Auslan');
  await page.getByRole('button', { name: 'Ask for this format' }).click();
  await expect(page.getByText('Auslan: 1 member wants it')).toBeVisible();
  await page.getByText('Is the link broken, or something out of date?').click();
  await page.getByRole('button', { name: 'Tell the moderators' }).click();
  await expect(page.getByRole('link', { name: 'Choose what is wrong.' })).toBeVisible();
  await page.getByLabel('Something in it is out of date').check();
  await page.getByRole('button', { name: 'Tell the moderators' }).click();
  await expect.poll(() => timesAnnounced(page, 'Thank you: A moderator will look at it.')).toBe(1);
  await page.getByRole('button', { name: /^(Verify|Checked again) Blue Knot/ }).click();
  await page.getByRole('button', { name: /^I have checked it today/ }).click();
  await expect(page.getByText(/^Checked \d+ \w+ \d{4} by Dean Bartley$/)).toBeVisible();
  await sound(page, 'one resource');
  await checkReflow(page, { name: 'one resource' });
  await page.goto('/resources/review');
  await page.getByRole('button', { name: /^Dealt with Blue Knot/ }).click();
  await expect(page.getByText('No problems reported.')).toBeVisible();
});

test('chosen resources come along as one file; saved ones wait in a list', async ({ page }) => {
  await signInAs(page, 8);
  await page.goto('/resources?q=relay');
  await settled(page);
  await page.getByLabel('Take away National Relay Service: numbers on one page').check();
  await expect.poll(() => timesAnnounced(page, '1 chosen to take away')).toBe(1);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as one file' }).click();
  const html = readFileSync(await (await download).path(), 'utf8');
  expect(html).toContain('SMS Relay: 0423 677 767.');
  await page.goto('about:blank');
  await page.setContent(html);
  await checkAccessibility(page, { name: 'the take-away file' });

  await page.goto('/resources?q=relay');
  await page.getByRole('button', { name: /^Save National Relay Service: numbers/ }).click();
  await expect.poll(() => timesAnnounced(page, 'Saved for later')).toBe(1);
  await page.goto('/resources/saved');
  await expect(card(page, 'National Relay Service: numbers on one page')).toBeVisible();
  await sound(page, 'saved resources');
});

test('guests read all of it, and are asked to sign in to take part', async ({ page, problems }) => {
  problems.allow(/status of 404.*resources\/999999/);
  await signOut(page);
  await page.goto('/resources/complaints');
  await settled(page);
  await expect(page.getByRole('link', { name: 'Call 1800 035 544' })).toHaveAttribute('href', 'tel:1800035544');
  await sound(page, 'complaints');
  await page.goto('/resources/payments');
  await expect(page.getByRole('link', { name: /^Open the Payment and Service Finder/ })).toHaveAttribute(
    'href',
    'https://www.servicesaustralia.gov.au/payment-and-service-finder',
  );
  await sound(page, 'payments');
  await page.goto('/resources/999999');
  await expect(page.getByRole('heading', { name: 'Resource not found' })).toBeVisible();
  await page.goto('/resources');
  await page
    .getByRole('button', { name: /^Helpful/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/sign-in\?return=%2Fresources/);
  await signInAs(page, 1);
});
