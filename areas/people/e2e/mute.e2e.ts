import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';

test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await settled(page);
};
const nameOf = async (page: Page, id: number) =>
  ((await (await page.request.get(`/api/users/${id}`)).json()) as { displayName: string }).displayName;
const unmuteAll = async (page: Page) => {
  const mutes = (await (await page.request.get('/api/mutes')).json()) as { id: number }[];
  for (const { id } of mutes) await page.request.delete(`/api/mutes/${id}`);
};

test('a member is muted from the profile by keyboard for a week, and unmuted with the same button', async ({
  page,
}) => {
  await signInAs(page, 4);
  await unmuteAll(page);
  const name = await nameOf(page, 5);
  await open(page, '/profile/5');
  const button = page.getByRole('button', { name: `Mute ${name}`, exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Mute ${name}` });
  await expect(dialog).toContainText('Only you know');
  await checkAccessibility(page, { name: 'mute dialog on a profile' });
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('radio', { name: '1 week' }).focus();
  await page.keyboard.press('Space');
  await dialog.getByRole('button', { name: `Mute ${name}` }).focus();
  await page.keyboard.press('Enter');
  const unmute = page.getByRole('button', { name: `Unmute ${name}` });
  await expect(unmute).toBeFocused();
  await expect(page.getByText(/You have muted this member\. Until .* at /)).toBeVisible();
  await expect.poll(() => timesAnnounced(page, `${name} is muted`)).toBe(1);
  await page.keyboard.press('Enter');
  await expect(button).toBeFocused();
});

test('a post’s menu mutes its author: the posts go, the focus stays on the page, and Undo brings them back', async ({
  page,
}) => {
  await signInAs(page, 4);
  await unmuteAll(page);
  await open(page, '/');
  const posts = (await (await page.request.get('/api/posts')).json()) as {
    author: { id: number; displayName: string };
    mine: boolean;
  }[];
  const author = posts.find(({ mine }) => !mine)?.author;
  if (!author) throw new Error('The demo has no posts by others.');
  const theirs = page.getByRole('article').filter({ has: page.locator(`a[href="/profile/${author.id}"]`) });
  await expect(theirs.first()).toBeVisible();
  await theirs.first().getByRole('button', { name: /^More/ }).click();
  await page.getByRole('menuitem', { name: 'Mute…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: `Mute ${author.displayName}` })).toBeVisible();
  await withThemes(page, async ({ label }) => checkAccessibility(page, { name: `mute dialog of a post ${label}` }));
  await dialog.getByRole('button', { name: `Mute ${author.displayName}` }).click();
  await expect(theirs).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(theirs.first()).toBeVisible();
});

test('a muted member’s comment is folded and opens by keyboard, with the focus on it', async ({ page }) => {
  await signInAs(page, 5);
  const post = await page.request.post('/api/posts', { data: { content: 'What shall we cook?' } });
  const { id } = (await post.json()) as { id: number };
  await signInAs(page, 6);
  await page.request.post(`/api/posts/${id}/comments`, { data: { content: 'Dumplings, please.' } });
  await signInAs(page, 4);
  await unmuteAll(page);
  await page.request.post('/api/mutes', { data: { kind: 'member', memberId: 6 } });
  await open(page, `/post/${id}`);
  await expect(page.getByText('A comment by someone you muted')).toBeVisible();
  await expect(page.getByText('Dumplings, please.', { exact: true })).toHaveCount(0);
  await withThemes(page, async ({ label }) => checkAccessibility(page, { name: `folded comment ${label}` }));
  await page.getByRole('button', { name: /^Show the comment/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Dumplings, please.', { exact: true })).toBeVisible();
  await expect(page.locator('.comment:focus')).toContainText('Dumplings, please.');
});

test('words and tags: an error at its field, added, gone from the feed, taken back with Undo', async ({ page }) => {
  await signInAs(page, 7);
  await unmuteAll(page);
  await open(page, '/profile/7/blocked');
  await page.getByRole('link', { name: 'Muted members, words and tags' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Mute this word' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused();
  await checkAccessibility(page, { name: 'muting nothing' });
  await page.getByRole('textbox', { name: 'Word or phrase' }).fill('quokka');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '“quokka”' })).toBeVisible();
  await page.getByRole('radio', { name: 'A tag' }).check();
  await page.getByRole('textbox', { name: 'Tag' }).fill('#PublicTransport');
  await page.getByLabel('For how long').selectOption('day');
  await page.getByRole('button', { name: 'Mute this tag' }).click();
  await expect(page.getByRole('heading', { name: '#public-transport' })).toBeVisible();
  await page.getByRole('button', { name: 'Unmute “quokka”' }).click();
  await expect(page.getByRole('heading', { name: '“quokka”' })).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  await page.getByRole('button', { name: /^Undo/ }).last().click();
  await expect(page.getByRole('heading', { name: '“quokka”' })).toBeVisible();
});

test('what is muted is sound in every theme, by keyboard and at 320 pixels', async ({ page }) => {
  test.setTimeout(240_000);
  await signInAs(page, 8);
  await unmuteAll(page);
  await page.request.post('/api/mutes', { data: { kind: 'member', memberId: 9, duration: 'week' } });
  await page.request.post('/api/mutes', { data: { kind: 'word', text: 'a rather long phrase that nobody wants' } });
  await page.request.post('/api/mutes', { data: { kind: 'tag', text: 'heat' } });
  await open(page, '/settings/muted');
  await withThemes(page, async ({ label }) => checkAccessibility(page, { name: `muted ${label}` }));
  await crawlKeyboard(page, { name: 'muted', max: 90 });
  await checkReflow(page, { name: 'muted' });
});
