import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { expect, signInAs, signOut, test } from '#platform/web/testing/journey.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';
import { card, composer, control, open, pictureFile, share, upload } from './parts.ts';

test.describe.configure({ timeout: 240_000 });

const everywhere = async (page: import('@playwright/test').Page, name: string) => {
  await withThemes(page, async ({ label }) => {
    await checkAccessibility(page, { name: `${name}, ${label}` });
  });
  await checkReflow(page, { name });
};

test('the home feed of a guest passes the checks', async ({ page }) => {
  await signOut(page);
  await open(page);
  await checkAccessibility(page, { name: "a guest's feed" });
  await checkReflow(page, { name: "a guest's feed" });
});

test('a post with door, pictures, comments and editor passes the checks', async ({ page }) => {
  await signInAs(page, 2);
  const media = [await upload(page.request), await upload(page.request)];
  await page.request.patch(`/api/media/${media[0]?.id}`, { data: { alt: 'A green square.' } });
  const { id } = await share(
    page.request,
    'One\n\n- two\n- three\n\nSee https://example.org/a-very-long-address-indeed #tag',
    {
      title: 'A title',
      easyContent: 'One. Two.',
      mediaIds: media.map((one) => one.id),
    },
  );
  for (const content of ['First comment', 'Second comment']) {
    await page.request.post(`/api/posts/${id}/comments`, { data: { content } });
  }
  await open(page, `/post/${id}`);
  await page.getByText(/^Picture description/).click();
  await everywhere(page, 'a post');
  await control(card(page, id), 'More').click();
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible();
  await checkAccessibility(page, { name: 'the menu of a post' });
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(page.getByLabel('Your post', { exact: true })).toBeFocused();
  await everywhere(page, 'the editor of a post');
});

test('the composer with everything open passes the checks', async ({ page }) => {
  await open(page);
  await composer(page).getByRole('button', { name: 'More options' }).click();
  await composer(page).getByLabel('Photo/video').setInputFiles([pictureFile, pictureFile]);
  await expect(composer(page).locator('.composer-item')).toHaveCount(2);
  await everywhere(page, 'the open composer');
});

test('dialogs, a tag with posts and a missing post pass the checks', async ({ page, problems }) => {
  problems.allow(/status of 404/);
  await open(page);
  for (const name of ['Feed options', 'Feeling/activity', 'Record a clip', 'Record audio']) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.waitForFunction(() => document.getAnimations().length === 0);
    await everywhere(page, name);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  for (const path of ['/tag/access', '/post/999999']) {
    await open(page, path);
    await everywhere(page, path);
  }
});
