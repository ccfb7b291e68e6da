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
  await expect(dialog.getByText('No one has reported this', { exact: false })).toBeVisible();
  const report = { reporterId: 22, contentType: 'space_post', contentId: post.id, reason: 'harassment' };
  await send(owner, '/api/reports', report);
  await dialog.getByRole('button', { name: 'Show who it is' }).click();
  await expect(dialog.getByText('“Bandicoot” is', { exact: false })).toBeFocused();
  await expect(dialog.getByRole('link')).toHaveAttribute('href', '/profile/21');
  await dialog.getByRole('button', { name: 'Done' }).click();
  // The item of the menu is gone: the button of the menu has the focus.
  const more = item.getByRole('button', { name: 'More, Bandicoot’s post' });
  await expect(more).toBeFocused();

  await owner.goto(`/support-groups/${id}`);
  await owner.getByRole('button', { name: 'More, Bandicoot’s post' }).click();
  await expect(owner.getByRole('menuitem', { name: 'Report to moderators' })).toBeVisible();
  await expect(owner.getByRole('menuitem', { name: 'Who wrote this?' })).toHaveCount(0);
});

test('a whole group is reported where it says what it is; taken down it is gone for everybody', async ({
  page,
  another,
}) => {
  const owner = await another(22);
  const about = { description: 'Who we are', guidelines: 'Be kind.', category: 'hearing' };
  const { id } = await send<{ id: number }>(owner, '/api/support-groups', { name: 'Harsh Words Only', ...about });
  await signInAs(page, 21);
  await page.goto(`/support-groups/${id}?tab=about`);
  await settled(page);
  await page.getByRole('button', { name: 'Report to moderators' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this group or community' });
  await expect(dialog).toContainText('The group “Harsh Words Only”');
  await dialog.getByRole('radio', { name: 'Hate speech or discrimination' }).check();
  await dialog.getByRole('button', { name: 'Submit report' }).click();
  await expect(page.getByRole('region', { name: 'Messages (F8)' })).toContainText('Report submitted');

  const moderator = await another(1);
  const reports = (await (await moderator.request.get('/api/reports')).json()) as {
    id: number;
    contentType: string;
    contentId: number;
  }[];
  const report = reports.find(({ contentType, contentId }) => contentType === 'space' && contentId === id);
  await moderator.goto(`/moderation?report=${report?.id}`);
  const panel = moderator.getByRole('region', { name: 'Report', exact: true });
  await expect(panel).toContainText('Harsh Words Only');
  await panel.getByRole('button', { name: 'Take Report' }).click();
  await panel.getByRole('button', { name: 'Remove Content' }).click();
  await moderator.getByRole('dialog').getByRole('button', { name: 'Remove Content' }).click();
  await expect(panel).toContainText('No one can see it now. It was removed.');
  for (const each of [page, owner]) {
    await each.goto(`/support-groups/${id}`);
    await expect(each.getByRole('heading', { level: 1 })).toHaveText('Group not found');
  }
});

test('a member lets the owner of a group read needs of their passport, and ends it', async ({ page, another }) => {
  const owner = await another(22);
  const about = { description: 'Who we are', guidelines: 'Be kind.', category: 'hearing' };
  const { id } = await send<{ id: number }>(owner, '/api/support-groups', { name: 'Quiet Tables', ...about });
  await signInAs(page, 21);
  await send(page, '/api/passport/items', { text: 'A seat near the door' });
  await send(page, `/api/spaces/${id}/join`);
  await page.goto(`/support-groups/${id}?tab=about`);
  await settled(page);
  const form = page.getByRole('form', { name: /^Tell .+ what you need$/ });
  await form.getByRole('checkbox', { name: 'A seat near the door' }).check();
  await form.getByRole('button', { name: 'Save what you share' }).press('Enter');
  await expect(page.getByText(/can see what you need$/).first()).toBeVisible();
  await withThemes(page, ({ label }) => checkAccessibility(page, { name: `needs shared with a group, ${label}` }));

  await owner.goto(`/support-groups/${id}?tab=members`);
  await owner.getByRole('button', { name: /^Open the shared needs of / }).press('Enter');
  const shared = owner.getByRole('dialog', { name: /shares with you$/ });
  await expect(shared.getByRole('listitem')).toHaveText(['A seat near the door']);
  await owner.keyboard.press('Escape');

  await page.reload();
  await expect(form.getByRole('checkbox', { name: 'A seat near the door' })).toBeChecked();
  await form.getByRole('checkbox', { name: 'A seat near the door' }).uncheck();
  await form.getByRole('button', { name: 'Save what you share' }).click();
  await expect(page.getByText('You share nothing here now').first()).toBeVisible();
  await owner.reload();
  await expect(owner.getByRole('heading', { name: /members?$/ })).toBeVisible();
  await expect(owner.getByRole('button', { name: /^Open the shared needs/ })).toHaveCount(0);
});

test('an owner keeps posts and the list of members for the people who run the group', async ({ page, another }) => {
  const member = await another(24);
  await signInAs(page, 23);
  const about = { description: 'Who we are', guidelines: 'Be kind.', category: 'hearing' };
  const { id } = await send<{ id: number }>(page, '/api/support-groups', { name: 'News of the Choir', ...about });
  await send(member, `/api/spaces/${id}/join`);
  await page.goto(`/support-groups/${id}/edit`);
  await settled(page);
  const kept = page.getByRole('group', { name: /^Only for the people who run it/ });
  await expect(kept.getByRole('checkbox', { name: 'Plan meetings' })).toBeChecked();
  await kept.getByRole('checkbox', { name: 'Write posts' }).press('Space');
  await kept.getByRole('checkbox', { name: 'See the list of members' }).press('Space');
  await withThemes(page, ({ label }) => checkAccessibility(page, { name: `parts of a group, ${label}` }));
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/support-groups/${id}`));
  await page.goto(`/support-groups/${id}?tab=about`);
  await expect(page.getByText('Writing posts, Planning meetings, The list of all members')).toBeVisible();

  await member.goto(`/support-groups/${id}`);
  await expect(member.getByText('Only the people who run this group write posts. You can comment.')).toBeVisible();
  await expect(member.getByRole('button', { name: 'Post', exact: true })).toHaveCount(0);
  await member.goto(`/support-groups/${id}?tab=members`);
  const words = 'Only the people who run it see everyone. Here you find them, and yourself.';
  await expect(member.getByText(words)).toBeVisible();
  await checkAccessibility(member, { name: 'members of a group, kept' });
});

test('changing a post does not write over what another tab has saved, and leaves the choice', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 409/);
  await signInAs(page, 25);
  const about = { description: 'Who we are', guidelines: 'Be kind.', category: 'hearing' };
  const { id } = await send<{ id: number }>(page, '/api/support-groups', { name: 'Two Tabs', ...about });
  const post = await send<{ id: number; version: number }>(page, `/api/spaces/${id}/posts`, { content: 'First words' });
  await page.goto(`/support-groups/${id}`);
  await settled(page);
  await page.getByRole('button', { name: /^More, / }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const field = page.getByLabel('Your post');
  await field.fill('Words of this tab');
  const data = { content: 'Words of the other tab', contentWarning: '', version: post.version };
  expect((await page.request.patch(`/api/spaces/${id}/posts/${post.id}`, { data })).status()).toBe(200);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.press('Enter');
  await expect(page.getByText('Someone else changed this')).toBeVisible();
  await expect(field).toHaveValue('Words of this tab');
  await checkAccessibility(page, { name: 'a post that another tab has changed' });
  await page.getByRole('button', { name: 'Use the other version' }).press('Enter');
  await expect(field).toHaveValue('Words of the other tab');
  await field.fill('Words of both');
  await save.press('Enter');
  await expect(page.getByRole('article').filter({ hasText: 'Words of both' })).toBeVisible();
});
