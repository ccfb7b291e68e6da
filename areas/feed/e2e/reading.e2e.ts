import { card, cards, field, open, share } from '#areas/posts/e2e/parts.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { listening } from '#platform/web/testing/live.ts';

test('a post with a content warning stays behind its door until it is opened', async ({ page }) => {
  await signInAs(page, 2);
  const { id } = await share(page.request, 'They took my blood four times.', { contentWarning: 'needles' });
  await signInAs(page, 1);
  await open(page);
  const post = card(page, id);
  await expect(post.getByRole('heading', { name: 'Content warning' })).toBeVisible();
  await expect(post).toContainText('says it mentions needles');
  await expect(post).not.toContainText('blood');
  await post.getByRole('button', { name: /^Open the post/ }).click();
  await expect(post).toContainText('They took my blood four times.');
  await expect(page.locator(`#post-${id}-body`)).toBeFocused();
  await post.getByRole('button', { name: /^Cover the text again/ }).click();
  await expect(post).not.toContainText('blood');
});

test('posts like it can be hidden, with Undo, and shown again from the feed options', async ({ page }) => {
  await signInAs(page, 2);
  const { id } = await share(page.request, 'Dinner went wrong.', { contentWarning: 'food' });
  await signInAs(page, 1);
  await open(page);
  const hide = card(page, id).getByRole('button', { name: /^Hide posts like this/ });
  await hide.click();
  await expect(card(page, id).getByRole('heading', { name: 'You hide posts like this' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(hide).toBeVisible();
  await hide.click();
  await expect(card(page, id).getByRole('heading', { name: 'You hide posts like this' })).toBeVisible();
  await page.reload();
  await expect(card(page, id).getByRole('heading', { name: 'You hide posts like this' })).toBeVisible();
  await page.getByRole('button', { name: 'Feed options' }).click();
  const dialog = page.getByRole('dialog', { name: 'Feed options' });
  await dialog.getByRole('button', { name: /^Stop hiding/ }).click();
  await expect(dialog).toContainText('None.');
  await page.keyboard.press('Escape');
  await expect(hide).toBeVisible();
});

test('more posts come on request: the first new one takes the focus and the number is said', async ({ page }) => {
  await open(page);
  const before = await cards(page).count();
  await page.getByRole('button', { name: 'Load more posts' }).click();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(before);
  const first = await cards(page).nth(before).getAttribute('id');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(first);
  expect(await timesAnnounced(page, /^\d+ more posts?$/)).toBe(1);
});

test('Back from a post far down returns to the words that were read', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Load more posts' }).click();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(20);
  // Not every card leads to a post: a blog has an address of its own, and a door has none.
  const readable = cards(page).filter({ has: page.locator('a[href^="/post/"]') });
  const post = page.locator(`#${await readable.nth(15).getAttribute('id')}`);
  await post.scrollIntoViewIfNeeded();
  const link = post.locator('a[href^="/post/"]').first();
  await settled(page);
  await link.scrollIntoViewIfNeeded();
  const place = () => post.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await place();
  await link.click();
  await expect(page).toHaveURL(/\/post\/\d+/);
  await expect(page.locator('#main h1')).toBeFocused();
  await page.goBack();
  await expect(link).toBeFocused();
  // On its way there the page passes other places; where it comes to rest counts.
  await settled(page);
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(3);
});

test('the list ends, and says so', async ({ page }) => {
  await open(page);
  // By its place: while it loads its words change.
  const more = page.locator('.load-more').getByRole('button');
  await expect(more).toBeVisible();
  while (await more.isVisible()) {
    const before = await cards(page).count();
    await more.click();
    await expect.poll(() => cards(page).count()).toBeGreaterThan(before);
  }
  await expect(page.getByText('That’s every post.')).toBeVisible();
});

test('posts by others wait behind a button that never moves the focus', async ({ page, browser, server }) => {
  await open(page);
  await field(page).fill('In the middle of a sentence');
  await listening(page, 'feed');
  const other = await browser.newContext({ baseURL: server.url });
  const second = await other.newPage();
  await signInAs(second, 4);
  const { id } = await share(second.request, 'News from next door.');
  const button = page.getByRole('button', { name: 'Show 1 new post' });
  await expect(button).toBeVisible({ timeout: 15_000 });
  await expect(field(page)).toBeFocused();
  await expect(card(page, id)).toHaveCount(0);
  expect(await timesAnnounced(page, '1 new post above the list')).toBe(1);
  await button.click();
  await expect(card(page, id)).toBeFocused();
  await expect(cards(page).first()).toHaveAttribute('id', `post-${id}`);
  await expect(field(page)).toHaveValue('In the middle of a sentence');
  await expect(button).toHaveCount(0);
  await other.close();
});

test('a line parts what is new from what was there at the last visit', async ({ page }) => {
  await signInAs(page, 5);
  const posts = await (await page.request.get('/api/posts')).json();
  const seenUntil = posts[3].createdAt;
  for (const path of ['position', 'seen']) {
    await page.route(`**/api/feed/${path}`, (route) => route.fulfill({ json: { seenUntil } }));
  }
  await open(page, '/faq');
  await page.getByRole('link', { name: 'Doorways' }).first().click();
  const fresh = page.getByRole('feed', { name: 'New posts' });
  await expect(fresh.getByRole('article')).toHaveCount(3);
  await expect(page.getByText(/^You’ve seen everything since /)).toBeVisible();
  await expect(page.getByRole('feed', { name: 'Earlier posts' }).locator('article[data-post]')).toHaveCount(
    posts.length - 3,
  );
});

test('what was shown is noted, so that the next visit starts from there', async ({ page }) => {
  await signInAs(page, 6);
  const noted = page.waitForRequest((request) => request.url().endsWith('/api/feed/seen'));
  await open(page);
  const newest = await cards(page).first().locator('time').first().getAttribute('datetime');
  expect((await noted).postDataJSON()).toEqual({ newest });
});

test('a hashtag leads to the posts with this tag', async ({ page }) => {
  const { id } = await share(page.request, 'Off to the #RiverWalk again');
  await open(page);
  await card(page, id).getByRole('link', { name: '#RiverWalk', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: '#river-walk' })).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  await open(page, '/tag/nobody-wrote-this');
  await expect(page.getByText('No posts yet')).toBeVisible();
});
