import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { withThemes } from '#platform/web/testing/themes.ts';
import { open, panel, reported, reporter, send, writer } from './cases.ts';
import { picture } from './samples.ts';

test.beforeEach(({ problems }) => {
  problems.allow(/status of 404.*accessibility-preferences/);
});

test('all words of a case stay covered until the moderator asks, here and after a reload, until they want it no more', async ({
  page,
}) => {
  const { report } = await reported(page, 'Four words to cover', { description: 'This hurt me' });
  await open(page);
  const cover = page.getByRole('checkbox', { name: 'Keep all words covered until I ask' });
  const item = page.locator(`#report-${report}`);
  await expect(item).toContainText('This hurt me');
  await cover.check();
  await expect(item).toContainText('Words are covered');
  await page.reload();
  await settled(page);
  await expect(cover).toBeChecked();
  await item.getByRole('button').press('Enter');
  await expect(panel(page)).toContainText('Covered: 4 words');
  await expect(panel(page)).toContainText('Covered: 3 words');
  await expect(panel(page)).not.toContainText('Four words to cover');
  await expect(panel(page)).not.toContainText('This hurt me');
  await withThemes(page, ({ label }) => checkAccessibility(page, { name: `covered words, ${label}` }));
  const button = panel(page).getByRole('button', { name: /\(what was reported\)$/ });
  await button.press('Enter');
  await expect(panel(page)).toContainText('Four words to cover');
  await expect(button).toHaveText('Cover the words (what was reported)');
  await expect(button).toBeFocused();
  expect(await timesAnnounced(page, 'The words are shown.')).toBe(1);
  await expect(panel(page)).not.toContainText('This hurt me');
  await button.press('Enter');
  await expect(panel(page)).not.toContainText('Four words to cover');
  await cover.uncheck();
  await expect(panel(page)).toContainText('Four words to cover');
  await expect(item).toContainText('This hurt me');
});

test('pictures of the page that a case leads to are covered until the moderator asks, and again after a reload', async ({
  page,
}) => {
  await signInAs(page, writer);
  const upload = await page.request.post('/api/media/images', {
    data: picture,
    headers: { 'content-type': 'image/png' },
  });
  const { id: mediaId } = await upload.json();
  const post = await send(page, '/api/posts', { content: 'A picture in its place', mediaIds: [mediaId] });
  await signInAs(page, reporter);
  const about = { reporterId: reporter, reportedUserId: writer, contentType: 'post', contentId: post.id };
  const report = await send(page, '/api/reports', { ...about, reason: 'spam' });
  await signInAs(page, 1);
  await open(page);
  await page.locator(`#report-${report.id}`).getByRole('button').click();
  await panel(page).getByRole('link', { name: 'See it in context' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/post/${post.id}\\?covered=1$`));
  await settled(page);
  const image = page.locator('#main img[src^="/media/"]').first();
  const filter = () => image.evaluate((one) => getComputedStyle(one).filter);
  expect(await filter()).toContain('blur');
  const bar = page.getByRole('region', { name: 'About this page' });
  await expect(bar).toContainText('Pictures and clips are covered. You came from a case.');
  await withThemes(page, ({ label }) => checkAccessibility(page, { name: `a covered page, ${label}` }));
  await bar.getByRole('button', { name: 'Show pictures and clips' }).press('Enter');
  await expect.poll(filter).toBe('none');
  expect(await timesAnnounced(page, 'Pictures and clips are shown.')).toBe(1);
  await expect(bar.getByRole('button', { name: 'Cover pictures and clips' })).toBeFocused();
  await page.reload();
  await settled(page);
  expect(await filter()).toContain('blur');
  await bar.getByRole('link', { name: 'Go back to moderation' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Moderation');
  await expect(bar).toHaveCount(0);
  await page.goto(`/post/${post.id}`);
  await settled(page);
  expect(await filter()).toBe('none');
});
