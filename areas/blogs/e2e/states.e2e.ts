import { defaultRecord } from '#platform/contract/preferences-shape.ts';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { expect, signInAs, test } from '#platform/web/testing/journey.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { stubSpeech } from '#platform/web/testing/speech.ts';
import { withThemes } from '#platform/web/testing/themes.ts';
import { cards, open, publishButton, shareBlog } from './parts.ts';

test.describe.configure({ timeout: 240_000 });

const everywhere = async (page: import('@playwright/test').Page, name: string) => {
  await withThemes(page, async ({ label }) => checkAccessibility(page, { name: `${name}, ${label}` }));
  await checkReflow(page, { name });
};

/** Goes on without a new page, so that the list is asked for and does not come with it. */
const follow = (page: import('@playwright/test').Page, href: string) =>
  page.evaluate((to) => {
    const link = document.createElement('a');
    link.href = to;
    document.querySelector('main')?.append(link);
    link.click();
  }, href);

const lists = /\/api\/posts\?.*type=blog/;

test('while blogs load six shapes stand in their place', async ({ page }) => {
  await open(page, '/crisis-support');
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(lists, async (route) => {
    await held;
    await route.continue();
  });
  await follow(page, '/blogs');
  await expect(page.locator('.blogs-loading .skel')).toHaveCount(6);
  answer();
  await expect(cards(page).first()).toBeVisible();
});

test('when blogs do not load the screen says so, and Retry reloads the page', async ({ page, problems }) => {
  problems.allow(/status of 500/);
  await page.route(lists, (route) => route.fulfill({ status: 500, body: '{}' }));
  await open(page, '/blogs?featured=true');
  await expect(page.getByText('Failed to load blogs. Please try again later.')).toBeVisible({ timeout: 20_000 });
  await checkAccessibility(page, { name: 'blogs that did not load' });
  await page.unroute(lists);
  await page.evaluate(() => Object.assign(window, { doorwaysSamePage: true }));
  await page.getByRole('button', { name: 'Retry' }).click();
  // Another journey may have featured one more.
  const featured = (await (await page.request.get('/api/posts?type=blog&featured=true')).json()) as unknown[];
  expect(featured.length).toBeGreaterThan(2);
  await expect(cards(page)).toHaveCount(featured.length);
  expect(await page.evaluate(() => 'doorwaysSamePage' in window), 'The page was read anew').toBe(false);
});

test('with no blogs the screen invites to the first one', async ({ page }) => {
  await page.route(lists, (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '[]' }));
  await open(page, '/blogs?tag=nothing-has-this-tag');
  await expect(page.getByRole('heading', { name: 'No blogs with this tag' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'See all blogs' })).toHaveAttribute('href', '/blogs');
  await open(page, '/crisis-support');
  await follow(page, '/blogs');
  await expect(page.getByRole('heading', { name: 'No blogs yet' })).toBeVisible();
  await expect(page.getByText('Be the first to share your story and insights with the community.')).toBeVisible();
  await page.getByRole('link', { name: 'Write Your First Blog' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Write a blog' })).toBeFocused();
});

test('an article, its door and what is not there pass the checks', async ({ page, problems }) => {
  problems.allow(/status of 404/);
  await signInAs(page, 1);
  await open(page, '/blogs/how-to-talk-with-somebody-who-types-with-their-eyes');
  await everywhere(page, 'an article');
  await page.getByText('Easy Read', { exact: true }).click();
  await expect(page.getByText('This Easy Read version is out of date')).toBeVisible();
  await checkAccessibility(page, { name: 'an Easy Read version' });
  await open(page, '/blogs/poems-that-were-written-at-bus-stops');
  await everywhere(page, 'an article behind its door');
  await page.getByRole('button', { name: /^Open the post/ }).click();
  await expect(page.locator('.article-text')).toBeFocused();
  await open(page, '/blogs/there-is-no-such-blog');
  await expect(page.getByRole('heading', { level: 1, name: 'Blog not found' })).toBeVisible();
  await checkAccessibility(page, { name: 'a missing blog' });
  await open(page, '/profile/12?tab=blogs');
  await checkAccessibility(page, { name: 'the blogs of a member' });
});

test('the outline stands above a long article, and leads to its parts and to the comments', async ({ page }) => {
  await signInAs(page, 9);
  const { path } = await shareBlog(page.request, 'A blog with parts');
  await open(page, path);
  const links = page.getByRole('navigation', { name: 'In this article' }).getByRole('link');
  await expect(links).toHaveText(['First', 'Second', 'Third', 'Comments, 0']);
  await expect(page.locator('nav:has(#article-outline) ~ .article-text')).toHaveCount(1);
  await links.filter({ hasText: 'Third' }).press('Enter');
  await expect(page.getByRole('main').getByRole('heading', { name: 'Third' })).toBeInViewport();
  await links.last().press('Enter');
  await expect(page).toHaveURL(/#comments$/);
  await expect(page.locator('#comments')).toBeInViewport();
});

test('an article is heard from its beginning to its end', async ({ page }) => {
  const speech = await stubSpeech(page);
  await signInAs(page, 9);
  const hears = async (textToSpeech: boolean) => {
    const answer = await page.request.put('/api/accessibility-preferences/9', {
      data: { ...defaultRecord, textToSpeech },
    });
    expect(answer.status()).toBe(200);
  };
  await hears(true);
  const { path } = await shareBlog(page.request, 'A blog to hear');
  await open(page, path);
  await page
    .locator('.article-tools')
    .getByRole('button', { name: /^Read aloud/ })
    .press('Enter');
  await expect
    .poll(async () => (await speech.spoken()).map(({ text }) => text).join(' '))
    .toMatch(/Words of the part First\..*Words of the part Third\./s);
  await hears(false);
});

test('on paper an article is its title, author and words, dark on white, with nothing to press', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await signInAs(page, 9);
  const { path } = await shareBlog(page.request, 'A blog on paper');
  await open(page, path);
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'A blog on paper' })).toBeVisible();
  await expect(main.getByText('Words of the part Third.')).toBeVisible();
  await expect(main.getByRole('cell', { name: 'Preston' })).toBeVisible();
  await expect(page.locator(':is(button, .btn, nav, header, footer, textarea, .article-comments):visible')).toHaveCount(
    0,
  );
  const colours = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body);
    return { color, backgroundColor };
  });
  expect(colours.backgroundColor).toBe('rgb(255, 255, 255)');
  const [red = 255, green = 255, blue = 255] = (colours.color.match(/\d+/g) ?? []).map(Number);
  expect(Math.max(red, green, blue)).toBeLessThan(90);
});

test('writing, its errors, the preview, editing and drafts pass the checks', async ({ page }) => {
  await signInAs(page, 9);
  await open(page, '/blogs/write');
  await expect(page.getByRole('button', { name: 'Heading' })).toBeVisible();
  await page.getByRole('button', { name: 'Publish later' }).click();
  await page
    .getByLabel('Easy Read version')
    .fill('Incomprehensibility isn’t what anybody wants to read here on a Sunday morning at all.');
  await page.getByText(/^Help with Easy Read/).click();
  await publishButton(page).click();
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  await everywhere(page, 'errors of a blog');
  const { path } = await shareBlog(page.request, 'A blog to check', { easyContent: 'Short.' });
  await open(page, `${path}/edit`);
  await expect(page.getByRole('button', { name: 'Heading' })).toBeVisible();
  await page.getByRole('button', { name: 'Preview' }).click();
  await everywhere(page, 'the preview of a blog');
  await open(page, '/blogs/drafts');
  await everywhere(page, 'blog drafts');
});
