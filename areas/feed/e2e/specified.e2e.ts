import type { Locator, Page, Route } from '@playwright/test';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';

/** What the specification says of the home feed to the letter; the journeys of people are in the other files. */
test.beforeEach(async ({ page, problems }) => {
  problems.allow(/status of 404.*accessibility-preferences/);
  await signInAs(page, 1);
});

const posts = /\/api\/posts(\?.*)?$/;
const composer = (page: Page) => page.getByRole('form', { name: 'New post' });
const text = (page: Page) => page.getByRole('textbox', { name: 'Write a post' });
const send = (page: Page) => composer(page).getByRole('button', { name: /^Post(ing…)?$/ });
const toast = (page: Page) => page.getByRole('region', { name: 'Messages (F8)' });
const cards = (page: Page) => page.locator('article[data-post]');

async function home(page: Page) {
  await page.goto('/');
  await expect(composer(page)).toBeVisible();
  await settled(page);
}

/** By a link, so that nothing came with the page and everything is read by calls. */
async function homeByLink(page: Page) {
  await page.goto('/faq');
  await settled(page);
  await page.getByRole('banner').getByRole('link', { name: 'Doorways home' }).click();
}

/** Holds a call until the returned function is called. */
async function hold(page: Page, address: string | RegExp, method: string) {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  let count = 0;
  await page.route(address, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    count += 1;
    await held;
    await route.continue();
  });
  return { release, count: () => count };
}

const left = async (part: Locator) => (await part.boundingBox())?.x ?? Number.NaN;

test('three columns: profile and shortcuts, composer above the posts, contacts and suggestions', async ({ page }) => {
  await home(page);
  const { member } = await (await page.request.get('/api/session')).json();
  const main = page.getByRole('main');
  const me = main.getByRole('link', { name: new RegExp(`${member.displayName}.*Premium Member`) });
  await expect(me).toHaveAttribute('href', '/profile/1');
  await expect(me.locator('img')).toHaveAttribute('src', /\/avatars\/user-1\.png/);
  const first = cards(page).first();
  const shortcuts = main.getByRole('region', { name: 'Your shortcuts' });
  const contacts = main.getByRole('region', { name: 'Contacts' });
  const suggestions = main.getByRole('region', { name: 'People you may know' });
  expect(await left(me)).toBeLessThan(await left(composer(page)));
  expect(Math.abs((await left(shortcuts)) - (await left(me)))).toBeLessThan(40);
  expect(await left(composer(page))).toBe(await left(first));
  expect(await left(contacts)).toBeGreaterThan(await left(composer(page)));
  expect(await left(suggestions)).toBe(await left(contacts));
  expect((await composer(page).boundingBox())?.y).toBeLessThan((await first.boundingBox())?.y ?? 0);
  await expect(shortcuts.getByRole('listitem')).not.toHaveCount(0);
  await expect(suggestions.getByRole('button', { name: /^Follow / }).first()).toBeVisible();
  await expect(text(page)).toHaveAttribute('placeholder', `What's happening, ${member.displayName.split(' ')[0]}?`);
  for (const name of ['Live video', 'Photo/video', 'Record a clip', 'Feeling/activity', 'Post'])
    await expect(composer(page).getByText(name, { exact: true })).toBeVisible();
});

test('what is empty says so', async ({ page }) => {
  const nothing = (route: Route) => route.fulfill({ json: [] });
  for (const address of [posts, '**/api/shortcuts', /\/api\/people\/(contacts|suggestions)/])
    await page.route(address, nothing);
  await homeByLink(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'No posts yet' })).toBeVisible();
  await expect(main.getByText('Be the first to share something with the community!', { exact: true })).toBeVisible();
  for (const words of ['No shortcuts yet', 'No contacts online', 'No suggestions available'])
    await expect(main.getByText(words, { exact: true })).toBeVisible();
});

test('while the posts load there are three shapes, and the call has no query', async ({ page }) => {
  const { release } = await hold(page, posts, 'GET');
  const asking = page.waitForRequest(posts);
  await homeByLink(page);
  const asked = new URL((await asking).url());
  expect(asked.pathname + asked.search).toBe('/api/posts');
  const shapes = page.locator('.feed-mid .skeletons > [aria-hidden=true]');
  await expect(shapes).toHaveCount(3);
  release();
  await expect(cards(page).first()).toBeVisible();
  await expect(shapes).toHaveCount(0);
});

test('posting: not while blank, not twice, and then it is there', async ({ page }) => {
  await home(page);
  await expect(send(page)).toHaveAttribute('aria-disabled', 'true');
  await text(page).fill('   ');
  await expect(send(page)).toHaveAttribute('aria-disabled', 'true');
  await send(page).click({ force: true });
  await expect(text(page)).toHaveAccessibleDescription(/Write something first/);
  await text(page).fill('The lift at Central works again.');
  await expect(send(page)).not.toHaveAttribute('aria-disabled');
  const call = await hold(page, posts, 'POST');
  const posting = page.waitForRequest((request) => request.method() === 'POST' && posts.test(request.url()));
  await send(page).click();
  expect((await posting).postDataJSON()).toEqual({
    content: 'The lift at Central works again.',
    type: 'post',
    isPublic: true,
  });
  await expect(send(page)).toHaveAttribute('aria-disabled', 'true');
  await send(page).click({ force: true });
  const again = page.waitForRequest((request) => request.method() === 'GET' && posts.test(request.url()));
  call.release();
  await again;
  expect(call.count()).toBe(1);
  await expect(toast(page)).toContainText('Post created');
  await expect(toast(page).getByText('Your post has been shared with the community.', { exact: true })).toBeVisible();
  await expect(text(page)).toHaveValue('');
  await expect(cards(page).first()).toContainText('The lift at Central works again.');
  await expect(cards(page).first()).toContainText('Just now');
});

test('a card shows its author, all its tags and its way to report', async ({ page }) => {
  const stored = (await (await page.request.get('/api/posts?limit=20')).json()) as {
    id: number;
    tags: string[];
    author: { id: number; displayName: string };
    likes: number;
    mine: boolean;
  }[];
  const most = stored.filter(({ mine }) => !mine).sort((a, b) => b.tags.length - a.tags.length)[0];
  if (!most) throw new Error('The demo has no post by somebody else.');
  await home(page);
  const card = page.locator(`#post-${most.id}`);
  await expect(card.getByRole('link', { name: most.author.displayName, exact: true })).toHaveAttribute(
    'href',
    `/profile/${most.author.id}`,
  );
  await expect(card.getByRole('list', { name: /^Tags of/ }).getByRole('listitem')).toHaveCount(most.tags.length);
  for (const tag of most.tags) await expect(card.getByRole('link', { name: `#${tag}`, exact: true })).toBeVisible();
  await expect(card.getByRole('button', { name: /^Like / })).toContainText(String(most.likes));
  await card.getByRole('button', { name: /^Report/ }).click();
  await expect(page.getByRole('dialog', { name: 'Report this post' })).toBeVisible();
});

test('liking: once, with the count of the server, refreshed, and taken back', async ({ page }) => {
  await home(page);
  const card = cards(page)
    .filter({ has: page.getByRole('button', { name: /^Like / }) })
    .nth(1);
  const id = await card.getAttribute('data-post');
  const button = page.locator(`[data-focus-key="like-${id}"]`);
  const count = async () => Number(await button.locator('.num').textContent());
  const before = await count();
  const call = await hold(page, `**/api/posts/${id}/like`, 'POST');
  const liking = page.waitForRequest(`**/api/posts/${id}/like`);
  await button.click();
  const like = await liking;
  expect([like.method(), like.postData()]).toEqual(['POST', null]);
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await button.click({ force: true });
  const again = page.waitForRequest((request) => request.method() === 'GET' && posts.test(request.url()));
  call.release();
  await again;
  expect(call.count()).toBe(1);
  expect(await (await like.response())?.json()).toEqual({ id: Number(id), likes: before + 1, likedByMe: true });
  await expect(button).toContainText('Unlike');
  expect(await count()).toBe(before + 1);
  await expect(toast(page).getByText('Success', { exact: true })).toBeVisible();
  await expect(toast(page).getByText('Post liked!', { exact: true })).toBeVisible();
  await page.reload();
  await settled(page);
  await expect(button).toContainText('Unlike');
  await button.click();
  await expect(button).toHaveText(/^Like/);
  expect(await count()).toBe(before);
  await page.reload();
  await settled(page);
  await expect(button).toHaveText(/^Like/);
});

test('a like that fails says so and changes nothing', async ({ page, problems }) => {
  problems.allow(/status of 503/);
  await home(page);
  const button = page.getByRole('button', { name: /^Like / }).first();
  const before = await button.textContent();
  await page.route('**/api/posts/*/like', (route) => route.fulfill({ status: 503, body: '' }));
  await button.click();
  await expect(toast(page).locator('.toast-bad').getByText('Error', { exact: true })).toBeVisible();
  await expect(toast(page).getByText('Failed to like post. Please try again.', { exact: true })).toBeVisible();
  await expect(button).toHaveText(before ?? '');
});
