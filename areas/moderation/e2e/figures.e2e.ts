import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { expect, test } from '#platform/web/testing/journey.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';
import type { Transparency, Workload } from '../contract.ts';
import { open, reported } from './cases.ts';

test.beforeEach(({ problems }) => {
  problems.allow(/status of 404.*accessibility-preferences/);
});

test('moderators see how much there is to do together, and their own part, and no one else’s', async ({ page }) => {
  await reported(page, 'One more case');
  await open(page);
  await page.getByText('Workload', { exact: true }).click();
  const facts = page.locator('.facts').filter({ hasText: 'You decided today' });
  await expect(facts).toBeVisible();
  const workload = (await (await page.request.get('/api/moderation/workload')).json()) as Workload;
  const fact = (label: string) => facts.locator('div', { has: page.getByText(label, { exact: true }) }).locator('dd');
  await expect(fact('Assigned to you now')).toHaveText(String(workload.mine.assigned));
  await expect(fact('You decided today')).toHaveText(String(workload.mine.decidedToday));
  await expect(fact('Moderators who decided something')).toHaveText(String(workload.moderators));
  const days = page.getByRole('table', { name: 'Cases of the last 14 days' }).getByRole('row');
  await expect(days).toHaveCount(15);
  await expect(days.nth(1).getByRole('cell').first()).toContainText(String(workload.days[0]?.reported));
  await withThemes(page, ({ label }) => checkAccessibility(page, { name: `the workload, ${label}` }));
  await checkReflow(page, { name: 'the workload' });
});

test('anyone reads the numbers by kind of thing and by reason', async ({ page }) => {
  await reported(page, 'A case for the numbers', { reason: 'harassment' });
  const numbers = (await (await page.request.get('/api/transparency')).json()) as Transparency;
  await open(page, '/transparency');
  const post = numbers.byKind.find(({ kind }) => kind === 'post');
  const kinds = page.getByRole('table', { name: 'Reports and decisions by kind of thing' });
  await expect(kinds.getByRole('row')).toHaveCount(numbers.byKind.length + 1);
  const row = kinds.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'post', exact: true }) });
  await expect(row.getByRole('cell').first()).toContainText(String(post?.reports));
  const harassed = numbers.byReason.find(({ reason }) => reason === 'harassment');
  const reason = page
    .getByRole('table', { name: 'Reports by reason' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'Harassment or bullying' }) });
  await expect(reason.getByRole('cell').first()).toContainText(String(harassed?.reports));
  await withThemes(page, ({ label }) => checkAccessibility(page, { name: `the numbers, ${label}` }));
  await checkReflow(page, { name: 'the numbers' });
});
