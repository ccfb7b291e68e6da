import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { joined } from '#platform/web/testing/people.ts';

// Members of the cast who have stored no preferences: the specified answer is 404, and the browser notes it.
test.beforeEach(({ problems }) => problems.allow(/status of 40[34]/));

test('an administrator reads the audit log, and searches it by person, action and time', async ({
  page,
  browser,
  server,
}) => {
  const other = await (await browser.newContext({ baseURL: server.url })).newPage();
  const { username, displayName } = await joined(other);
  await other.context().close();
  await page.goto('/admin/audit');
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
  await expect(page.getByText(/The log is whole\. Last checked|The log hasn’t been checked yet/)).toBeVisible();
  await settled(page);
  await checkAccessibility(page, { name: 'audit log' });

  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Username').press('Enter');
  await expect(page).toHaveURL(new RegExp(`person=${username}`));
  const entry = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'signed in' }) });
  await expect(entry).toHaveCount(1);
  await expect(entry).toContainText(displayName);
  await expect(entry).toContainText('secondStep: false');

  await page.getByLabel('Action').selectOption('signed in');
  await page.getByLabel('To').fill('2020-01-01');
  await page.getByRole('button', { name: 'Find entries' }).click();
  await expect(page.getByRole('heading', { name: 'No entries found' })).toBeVisible();
  await checkAccessibility(page, { name: 'audit log, nothing found' });

  await signInAs(page, 5);
  await page.goto('/admin/audit');
  await expect(page.getByText('Only administrators can do this.').first()).toBeVisible();
  await checkAccessibility(page, { name: 'audit log, refused' });
});
