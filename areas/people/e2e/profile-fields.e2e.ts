import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';

test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await settled(page);
};
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('each field says who sees it; “View as” shows what others get, to look at, and leads back', async ({ page }) => {
  await signInAs(page, 18);
  await open(page, '/profile/18/edit');
  await page.getByRole('textbox', { name: 'Bio' }).fill('I build kites for windy days.');
  await page.getByRole('combobox', { name: /^Who sees it ?: bio$/ }).selectOption('followers');
  await page.getByRole('textbox', { name: 'Website' }).fill('https://example.org/kites');
  await page.getByRole('combobox', { name: /^Who sees it ?: website$/ }).selectOption('me');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page).toHaveURL(/\/profile\/18$/);
  await expect(page.getByText('I build kites for windy days.').first()).toBeVisible();

  await page.getByRole('link', { name: 'View as others' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('You’re seeing your profile as a member who doesn’t follow you')).toBeVisible();
  await expect(page.getByText('I build kites for windy days.')).toHaveCount(0);
  await expect(page.getByText('example.org/kites')).toHaveCount(0);
  await expect(page.locator('main').getByRole('link', { name: /Followers|Following/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Edit Profile' })).toHaveCount(0);
  await page.getByRole('link', { name: 'View as a follower' }).click();
  await expect(page.getByText('You’re seeing your profile as a follower')).toBeVisible();
  await expect(page.getByText('I build kites for windy days.').first()).toBeVisible();
  await expect(page.getByText('example.org/kites')).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to my profile' }).click();
  await expect(page.getByRole('link', { name: 'example.org/kites' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit Profile' })).toBeVisible();
});

test('a website that links back says so on the profile; one’s own is checked where it is edited', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 422.*website-check/);
  await signInAs(page, 18);
  await open(page, '/profile/24');
  const site = page.locator('.profile-facts').getByRole('listitem').filter({ hasText: 'forty-one-tabs.example' });
  await expect(site).toHaveText(
    /^forty-one-tabs\.example\s*Links back to this profile, checked \d{1,2} [A-Z][a-z]+ \d{4}$/,
  );
  await checkAccessibility(page, { name: 'profile with a checked website' });

  const save = (website: string) => page.request.put('/api/users/18', { data: { website } });
  await save('https://kites.internal');
  await open(page, '/profile/18/edit');
  const part = page.getByRole('region', { name: 'Show that your website is yours' });
  await expect(part.getByRole('textbox', { name: 'Link for your page' })).toHaveValue(
    `<a rel="me" href="${new URL(page.url()).origin}/profile/18">Doorways</a>`,
  );
  await part.getByRole('button', { name: 'Check my website' }).focus();
  await page.keyboard.press('Enter');
  await expect(part.getByRole('alert')).toHaveText(
    'Error: We can only check pages that everyone can open and that start with https://.',
  );
  await checkAccessibility(page, { name: 'a website that was not checked' });
  await checkReflow(page, { name: 'a website that was not checked' });
  await save('');
  await open(page, '/profile/18/edit');
  await expect(part).toHaveCount(0);
});

test('nobody views another’s profile as others do: the address is their profile', async ({ page }) => {
  await signInAs(page, 18);
  await open(page, '/profile/5?as=follower');
  await expect(page.getByText('You’re seeing your profile as')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Follow/ }).first()).toBeVisible();
});

test('a banner and descriptions of both pictures: chosen, described, shown to others, removed', async ({ page }) => {
  await signInAs(page, 19);
  await open(page, '/profile/19/edit');
  const chooser = page.getByLabel(/Change banner|Choose a banner/);
  await chooser.setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') });
  await expect(page.getByText('Choose a JPEG, PNG, WebP, GIF or AVIF picture.')).toBeVisible();
  await chooser.setInputFiles({ name: 'sea.png', mimeType: 'image/png', buffer: png });
  await expect(page.getByText('Banner saved').first()).toBeVisible();
  await page.getByLabel('What does your banner show?').fill('The sea at dusk');
  await page.getByRole('button', { name: 'Save the description of your banner' }).click();
  await expect(page.getByText('Description of your banner saved').first()).toBeVisible();
  await page.getByLabel('What does your picture show?').fill('Me, laughing');
  await page.getByRole('button', { name: 'Save the description of your picture' }).press('Enter');
  await expect(page.getByText('Description of your picture saved').first()).toBeVisible();

  await signInAs(page, 4);
  await open(page, '/profile/19');
  await expect(page.getByRole('img', { name: 'The sea at dusk' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Me, laughing' })).toBeVisible();
  await withThemes(page, async ({ label }) => checkAccessibility(page, { name: `profile with a banner ${label}` }));
  await checkReflow(page, { name: 'profile with a banner' });

  await signInAs(page, 19);
  await open(page, '/profile/19/edit');
  await page.getByRole('button', { name: 'Remove banner' }).click();
  await expect(page.getByText('Banner removed').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove banner' })).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
});

test('“View as” is sound in every theme, by keyboard and at 320 pixels', async ({ page }) => {
  test.setTimeout(240_000);
  await open(page, '/profile/1?as=stranger');
  await expect(title(page)).toBeVisible();
  await expect(page.getByText('You’re seeing your profile as')).toBeVisible();
  await withThemes(page, async ({ label }) => checkAccessibility(page, { name: `view as ${label}` }));
  await crawlKeyboard(page, { name: 'view as', max: 90 });
  await checkReflow(page, { name: 'view as' });
});

test('what is for matches, providers or supporters is seen when one looks as one of them, and as no one else', async ({
  page,
}) => {
  await signInAs(page, 13);
  await open(page, '/profile/13/edit');
  await page.getByRole('textbox', { name: 'Bio' }).fill('I write letters by hand.');
  await page.getByRole('combobox', { name: /^Who sees it ?: bio$/ }).selectOption('My supporters');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await page.getByRole('link', { name: 'View as others' }).click();
  for (const [label, is, sees] of [
    ['View as a match', 'someone you matched with', 0],
    ['View as a provider', 'a provider you have written to', 0],
    ['View as a supporter', 'your supporter', 1],
    ['View as a follower', 'a follower', 0],
  ] as const) {
    await page.getByRole('link', { name: label }).click();
    await expect(page.getByText(`You’re seeing your profile as ${is}`)).toBeVisible();
    await expect(page.locator('.profile-head').getByText('I write letters by hand.')).toHaveCount(sees);
  }
  await page.goBack();
  await expect(page.getByText('You’re seeing your profile as your supporter')).toBeVisible();
});
