import { expect, signOut, test } from '#platform/web/testing/journey.ts';

const path = '/crisis-support';

test('the Australian numbers are there at once, as numbers to press', async ({ page }) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crisis Support');
  const emergency = page.getByRole('region', { name: 'Are you in danger right now?' });
  await expect(emergency.getByRole('link', { name: 'Call 000' })).toHaveAttribute('href', 'tel:000');
  await expect(emergency.getByRole('link', { name: 'Emergency 000' })).toHaveAttribute('href', 'tel:000');
  await expect(emergency.getByRole('link', { name: '0423 677 767' })).toHaveAttribute('href', 'sms:0423677767');
  await expect(emergency.getByRole('link', { name: '1800 555 727' })).toHaveAttribute('href', 'tel:1800555727');
  await expect(emergency.getByRole('link', { name: '13 11 14', exact: true })).toHaveAttribute('href', 'tel:131114');
  await expect(emergency.getByRole('link', { name: 'Crisis Hotline 13 11 14' })).toHaveAttribute('href', 'tel:131114');
  await expect(emergency).toContainText('911 doesn’t work in Australia.');
  await expect(emergency).toContainText('press 55');
  // A TTY number must not be dialled by an ordinary phone.
  await expect(page.locator('a[href*="106"]')).toHaveCount(0);
  await expect(page.locator('a[href*="911"]')).toHaveCount(0);
});

test('guests get all of it', async ({ page }) => {
  await signOut(page);
  await page.goto(path);
  await expect(page.getByRole('link', { name: 'Call Lifeline, 13 11 14' })).toHaveAttribute('href', 'tel:131114');
  await expect(page.getByRole('link', { name: 'Text Lifeline, SMS 0477 13 11 14' })).toHaveAttribute(
    'href',
    'sms:0477131114',
  );
});

test('the numbers show when the server answers nothing', async ({ page, problems }) => {
  problems.allow(/status of 503/);
  await page.route('**/api/crisis/services*', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/faq');
  await page.getByRole('button', { name: 'Get help now' }).click();
  await page.getByRole('link', { name: 'Open Crisis Support' }).click();
  await expect(page.getByRole('heading', { name: 'Lifeline' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call 000' })).toBeVisible();
});

test('says which services are open at the clock of the reader, and when they were last checked', async ({ page }) => {
  // A Tuesday afternoon, then the night after it, in Sydney.
  await page.clock.setFixedTime(new Date('2026-11-24T14:00:00+11:00'));
  await page.goto(path);
  const hotline = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /Abuse and Neglect/ }) });
  await expect(hotline).toContainText('Open now');
  await expect(hotline).toContainText(/Last checked on \d+ \w+ 20\d\d/);
  await expect(page.getByText('It is now Tuesday 2:00 pm', { exact: false })).toBeVisible();
  await page.clock.setFixedTime(new Date('2026-11-24T23:00:00+11:00'));
  await page.reload();
  await expect(hotline).toContainText('Closed now');
  const lifeline = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Lifeline' }) });
  await expect(lifeline).toContainText('Open now');
});

test('leaves quickly, and Back does not lead here again', async ({ page, problems }) => {
  problems.allow(/request to another machine: https:\/\/www\.bom\.gov\.au/);
  await page.route('https://www.bom.gov.au/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Weather</title><h1>Weather</h1>' }),
  );
  await page.goto('/faq');
  await page.getByRole('button', { name: 'Get help now' }).click();
  await page.getByRole('link', { name: 'Open Crisis Support' }).click();
  await expect(page.getByRole('heading', { name: 'Crisis Support', level: 1 })).toBeVisible();
  const leave = page.getByRole('button', { name: 'Leave this page quickly' });
  // Whoever leaves knows what stays behind.
  await expect(leave).toHaveAccessibleDescription(/This page stays in your browser history\./);
  await expect(page.getByText('This page stays in your browser history.')).toBeVisible();
  await leave.click();
  await expect(page.getByRole('heading', { name: 'Weather' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/faq$/);
});
