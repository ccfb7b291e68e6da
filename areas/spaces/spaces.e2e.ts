import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { withThemes } from '#platform/web/testing/themes.ts';

// A member who has stored no preferences, and a question about what was not reported: both answer 404.
test.beforeEach(({ problems }) => problems.allow(/status of 404/));

async function send<Body>(page: Page, path: string, data: object = {}): Promise<Body> {
  const answer = await page.request.post(path, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Body;
}

test('a moderator of the site learns who is behind another name, with a reason, and only of what was reported', async ({
  page,
  another,
}) => {
  const writer = await another(21);
  const owner = await another(22);
  const about = { description: 'Who we are', guidelines: 'Be kind.', category: 'hearing', aliasesAllowed: true };
  const { id } = await send<{ id: number }>(owner, '/api/support-groups', { name: 'Under Other Names', ...about });
  await send(writer, `/api/spaces/${id}/join`, { alias: 'Bandicoot' });
  await send(writer, `/api/spaces/${id}/guidelines`);
  const post = await send<{ id: number }>(writer, `/api/spaces/${id}/posts`, { content: 'Something harsh' });
  await signInAs(page, 1);
  await page.goto(`/support-groups/${id}`);
  await settled(page);
  const item = page.getByRole('article', { name: 'Bandicoot’s post' });
  await item.getByRole('button', { name: 'More, Bandicoot’s post' }).click();
  await page.getByRole('menuitem', { name: 'Who wrote this?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Who wrote this post?' });
  await dialog.getByRole('button', { name: 'Show who it is' }).click();
  await expect(dialog.getByText('Write why you need to know.').first()).toBeVisible();
  await withThemes(page, ({ label }) => checkAccessibility(page, { name: `asking who wrote a post, ${label}` }));
  await dialog.getByLabel('Reason').fill('Report 7: a threat');
  await dialog.getByRole('button', { name: 'Show who it is' }).press('Enter');
  await expect(dialog.getByText('Nobody has reported this', { exact: false })).toBeVisible();
  const report = { reporterId: 22, contentType: 'space_post', contentId: post.id, reason: 'harassment' };
  await send(owner, '/api/reports', report);
  await dialog.getByRole('button', { name: 'Show who it is' }).click();
  await expect(dialog.getByText('“Bandicoot” is', { exact: false })).toBeFocused();
  await expect(dialog.getByRole('link')).toHaveAttribute('href', '/profile/21');
  await dialog.getByRole('button', { name: 'Done' }).click();
  // The item of the menu is gone: its post has the focus.
  await expect(item).toBeFocused();

  await owner.goto(`/support-groups/${id}`);
  await owner.getByRole('button', { name: 'More, Bandicoot’s post' }).click();
  await expect(owner.getByRole('menuitem', { name: 'Report to moderators' })).toBeVisible();
  await expect(owner.getByRole('menuitem', { name: 'Who wrote this?' })).toHaveCount(0);
});
