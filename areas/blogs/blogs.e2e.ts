import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, signInAs, signOut, test } from '#platform/web/testing/journey.ts';
import { tabsTo } from '#platform/web/testing/keyboard.ts';
import { cards, open, publishButton, saved, shareBlog, text, title } from './e2e/parts.ts';

test('cards show what a blog is: badge, long date, beginning, tags, author and counts', async ({ page }) => {
  await open(page, '/blogs');
  await expect(page.getByRole('heading', { level: 1, name: 'Community Blogs' })).toBeVisible();
  const card = cards(page).filter({ hasText: 'Which tram stops have a level step' });
  await expect(card.getByText('Featured')).toBeVisible();
  await expect(card.locator('time')).toHaveText(
    /^(January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4}$/,
  );
  const beginning = (await card.locator('.blog-card-text').textContent()) ?? '';
  expect(beginning.length).toBeLessThanOrEqual(150);
  expect(beginning).toMatch(/\w…$/);
  await expect(card.getByRole('list', { name: /^Tags of/ }).getByRole('link')).toHaveCount(3);
  await expect(card).toContainText('+1');
  await expect(card.getByRole('link', { name: 'Thea Kostopoulos' })).toHaveAttribute('href', '/profile/1');
  await expect(card).toContainText('10 likes');
  await expect(card).toContainText('4 comments');
  await expect(cards(page).filter({ hasText: 'Nine step stools' }).getByText('Featured')).toHaveCount(0);
});

test('a card has the first 150 characters of its blog with an ellipsis, a short blog whole, and its author', async ({
  page,
}) => {
  await signInAs(page, 8);
  const { displayName, avatar } = await (await page.request.get('/api/users/8')).json();
  const words = (count: number) => Array.from({ length: count }, () => 'abcdefghi').join(' ');
  // 15 words of nine letters are 149 characters; with the ellipsis 150.
  for (const [name, text, shown] of [
    ['Much longer', words(40), `${words(15)}…`],
    ['One letter too long', `${words(14)} abcdefghijk`, `${words(14)}…`],
    ['Just as long', `${words(14)} abcdefghij`, `${words(14)} abcdefghij`],
  ] as const) {
    const content = [{ type: 'paragraph', content: [{ type: 'text', text }] }];
    await shareBlog(page.request, name, { document: { type: 'doc', content } });
    await open(page, '/blogs');
    const card = cards(page).filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(card.locator('.blog-card-text')).toHaveText(shown);
    await expect(card.locator('.blog-card-by .who img')).toHaveAttribute('src', avatar);
    await expect(card.locator('.blog-card-by').getByRole('link')).toHaveText(displayName);
    await expect(card.locator('.blog-card-by').getByRole('link')).toHaveAttribute('href', '/profile/8');
  }
});

test('more blogs come once each, the first new one takes the focus, and the button goes at the end', async ({
  page,
}) => {
  await open(page, '/blogs');
  await expect(cards(page)).toHaveCount(12);
  const more = page.getByRole('button', { name: 'Load More Blogs' });
  await more.click();
  // While they come the button has another name.
  await expect(cards(page).nth(17)).toBeAttached();
  await expect(more).toHaveCount(0);
  const ids = await cards(page).evaluateAll((all) => all.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThanOrEqual(18);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(ids[12]);
  await expect.poll(() => timesAnnounced(page, /^\d+ more blogs?$/)).toBe(1);
});

test('featured blogs and those with a tag are pages of their own', async ({ page }) => {
  await open(page, '/blogs');
  await page.getByRole('link', { name: 'Featured', exact: true }).click();
  await expect(cards(page)).toHaveCount(3);
  await page.goBack();
  // Not every blog has tags: of any card the first.
  await expect(cards(page)).not.toHaveCount(3);
  await cards(page).getByRole('list').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/blogs\?tag=/);
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('Blogs with the tag');
});

test('a blog is written, checked, published and talked about', async ({ page }) => {
  await signInAs(page, 6);
  await open(page, '/blogs');
  await page.getByRole('link', { name: 'Write a blog' }).click();
  await title(page).fill('My first open mic');
  await expect(page.getByRole('button', { name: 'Heading' })).toBeVisible();
  await text(page).click();
  await page.keyboard.type('THE STEP IS GONE and everybody came. Click here for nothing.');
  await page.getByLabel('Tags').fill('comedy, access');
  await page.getByLabel('Easy Read version').fill('The step is gone.');
  await page.getByRole('button', { name: 'Check this text' }).click();
  await expect(page.getByText(/^[1-9]\d* suggestions?\./)).toBeVisible();
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(
    page.getByRole('region', { name: 'Preview' }).getByRole('heading', { name: 'My first open mic' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Back to writing' }).click();
  await saved(page);
  await publishButton(page).click();
  await expect(page).toHaveURL(/\/blogs\/my-first-open-mic$/);
  await expect(page.getByRole('heading', { level: 1, name: 'My first open mic' })).toBeFocused();
  expect(await timesAnnounced(page, /Blog published/)).toBe(1);
  await page.getByText('Easy Read', { exact: true }).click();
  await expect(page.locator('.article-easy')).toHaveText('The step is gone.');
  await page.getByRole('textbox', { name: /^Your comment/ }).fill('Come next week too.');
  await page.getByRole('button', { name: /^Add comment/ }).click();
  await expect(page.locator('.comment')).toContainText('Come next week too.');
  await open(page, '/blogs');
  await expect(cards(page).first()).toContainText('My first open mic');
  await open(page, '/blogs/drafts');
  await expect(page.getByRole('heading', { name: 'No drafts' })).toBeVisible();
});

test('by keyboard alone: to the form, through it, and to the published blog', async ({ page }) => {
  await signInAs(page, 10);
  await open(page, '/blogs/write');
  await expect(page.getByRole('button', { name: 'Heading' })).toBeVisible();
  await title(page).focus();
  await page.keyboard.type('Tea with one hand');
  await tabsTo(page, 'Your blog');
  await page.keyboard.type('Put the pot on a cloth.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Tags')).toBeFocused();
  await page.keyboard.type('tea');
  await saved(page);
  await tabsTo(page, /Publish now/, 40);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Tea with one hand' })).toBeFocused();
  await tabsTo(page, /Like/, 40);
  await tabsTo(page, 'Edit');
});

test('what is missing is said at its field, and nothing is lost', async ({ page }) => {
  await signInAs(page, 13);
  await open(page, '/blogs/write');
  await expect(page.getByRole('button', { name: 'Heading' })).toBeVisible();
  await page.getByLabel('Tags').fill('cats');
  await publishButton(page).click();
  const summary = page.getByRole('heading', { name: 'There is a problem' });
  await expect(summary).toBeVisible();
  await page.getByRole('link', { name: 'Give your blog a title.' }).click();
  await expect(title(page)).toBeFocused();
  await expect(title(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Tags')).toHaveValue('cats');
});

test('a blog waits for its time among the drafts, and the time can be taken away', async ({ page }) => {
  await signInAs(page, 14);
  await open(page, '/blogs/write');
  await expect(page.getByRole('button', { name: 'Heading' })).toBeVisible();
  await title(page).fill('Rain next week');
  await text(page).click();
  await page.keyboard.type('I will write the figures then.');
  await page.getByRole('button', { name: 'Publish later' }).click();
  await page.getByRole('button', { name: 'Set this time' }).click();
  await expect(page.getByRole('link', { name: 'Choose a day and a time.' })).toBeVisible();
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Day and time').fill(`${day}T09:30`);
  await page.getByRole('button', { name: 'Set this time' }).click();
  await expect(page).toHaveURL(/\/blogs\/drafts$/);
  await expect(page.getByText(/^Publishes/)).toBeVisible();
  await page.getByRole('button', { name: /^Unschedule/ }).click();
  await expect(page.getByText(/^Publishes/)).toHaveCount(0);
  await page.getByRole('button', { name: /^Delete/ }).click();
  await expect(page.getByRole('heading', { name: 'No drafts' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'Rain next week' })).toBeVisible();
});

test('unpublished, only its author reads it; published again, everyone does, with its likes', async ({ page }) => {
  await signInAs(page, 22);
  const { path, id } = await shareBlog(page.request, 'Second thoughts');
  await page.request.post(`/api/posts/${id}/like`);
  await open(page, path);
  await page.getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.getByText('Only you can read this', { exact: true })).toBeVisible();
  const asGuest = await page.context().browser()?.newContext();
  expect((await asGuest?.request.get(new URL(`/api${path}`, page.url()).href))?.status()).toBe(404);
  await page.getByRole('button', { name: 'Publish it for everyone' }).click();
  await expect(page.getByText('Only you can read this', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Unlike 1/ })).toBeVisible();
  await asGuest?.close();
});

test('changes are published to the same address, and the history shows what changed', async ({ page }) => {
  await signInAs(page, 7);
  const { path } = await shareBlog(page.request, 'On maps', { easyContent: 'I like maps.' });
  await open(page, path);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Heading' })).toBeVisible();
  await expect(title(page)).toHaveValue('On maps');
  await title(page).fill('On better maps');
  await text(page).locator('p').first().click();
  await page.keyboard.press('Home');
  await page.keyboard.type('Newly drawn. ');
  await page.getByRole('button', { name: 'Publish the changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'On better maps' })).toBeFocused();
  expect(new URL(page.url()).pathname).toBe(path);
  await page.getByText('Easy Read', { exact: true }).click();
  await expect(page.getByText('This Easy Read version is out of date')).toBeVisible();
  await page.getByRole('button', { name: 'See history' }).click();
  await expect(page.getByRole('dialog').locator('ins').filter({ hasText: 'Newly drawn.' })).toBeVisible();
});

test('a moderator features a blog; its author closes the comments', async ({ page }) => {
  await signInAs(page, 3);
  const { path, id } = await shareBlog(page.request, 'Books in the heat');
  await open(page, path);
  await page.getByRole('button', { name: 'Close the comments' }).click();
  await expect(page.getByText('The author has closed the comments.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Feature this blog' })).toHaveCount(0);
  await signInAs(page, 1);
  await open(page, path);
  await page.getByRole('button', { name: 'Feature this blog' }).click();
  await expect(page.getByRole('button', { name: 'No longer feature' })).toBeVisible();
  await expect(page.getByText('Featured', { exact: true })).toBeVisible();
  expect((await (await page.request.get(`/api/posts/${id}`)).json()).isFeatured).toBe(true);
});

test('the old address and notices lead to the article; Back does not fall into a loop', async ({ page }) => {
  await signInAs(page, 20);
  const { path, id } = await shareBlog(page.request, 'Hems');
  const comment = await page.request.post(`/api/posts/${id}/comments`, { data: { content: 'Straight ones.' } });
  const { id: commentId } = await comment.json();
  await open(page, '/blogs');
  await page.goto(`/post/${id}#comment-${commentId}`);
  await expect(page).toHaveURL(new RegExp(`${path}#comment-${commentId}$`));
  await expect(page.locator(`#comment-${commentId}`)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/blogs$/);
});

test('in the home feed a blog is a beginning with the way to the whole', async ({ page }) => {
  await signInAs(page, 21);
  const { path, id } = await shareBlog(page.request, 'Red tomato', { content: undefined });
  await open(page, '/');
  const post = page.locator(`#post-${id}`);
  await expect(post.getByRole('heading', { name: 'Red tomato' })).toBeVisible();
  await expect(post).not.toContainText('Words of the part Third');
  await post.getByRole('link', { name: 'Read full article Red tomato' }).click();
  expect(new URL(page.url()).pathname).toBe(path);
  await expect(page.getByText('Words of the part Third')).toBeVisible();
  await open(page, '/search?q=Red+tomato');
  await expect(page.locator(`a[href="${path}"]`).first()).toBeVisible();
});

test('the Blogs tab of a profile has exactly the blogs of that member', async ({ page }) => {
  await open(page, '/profile/12?tab=blogs');
  await expect(cards(page)).toHaveCount(3);
  for (const card of await cards(page).all()) await expect(card).toContainText('Tadhg Moloney');
  await open(page, '/profile/2?tab=blogs');
  await expect(page.getByText('No blog posts yet')).toBeVisible();
});

test('a guest reads, and is led to the feeds', async ({ page }) => {
  await signOut(page);
  await open(page, '/blogs?featured=true');
  await expect(page.getByRole('link', { name: 'Write a blog' })).toHaveCount(0);
  await expect(page.locator('head link[rel="alternate"][type="application/rss+xml"]')).toHaveAttribute(
    'href',
    '/blogs/feed.xml',
  );
  await page.getByRole('link', { name: /^Read Full Article Pacing/ }).click();
  await expect(page.getByText('Mine holds about four cups a day.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Sign in to comment/ })).toBeVisible();
});
