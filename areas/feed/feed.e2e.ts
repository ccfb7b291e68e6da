import type { Post } from '#areas/posts/contract.ts';
import { card, cards, composer, control, field, open, postButton, share, toast } from '#areas/posts/e2e/parts.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, signInAs, signOut, test } from '#platform/web/testing/journey.ts';
import { tabsTo } from '#platform/web/testing/keyboard.ts';

test.describe('reading', () => {
  test('shows three columns with the reader, shortcuts, contacts and suggestions', async ({ page }) => {
    await open(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
    const { member } = await (await page.request.get('/api/session')).json();
    const me = page.locator('.me');
    await expect(me).toHaveAttribute('href', `/profile/${member.id}`);
    await expect(me).toContainText(member.displayName);
    await expect(me).toContainText('Premium Member');
    for (const name of ['Your shortcuts', 'Contacts', 'People you may know']) {
      await expect(page.getByRole('heading', { name })).toBeVisible();
    }
  });

  test('lists what GET /api/posts answers, newest first, with who, when and what', async ({ page }) => {
    const posts = await (await page.request.get('/api/posts')).json();
    await open(page);
    const [first] = posts;
    await expect(cards(page)).toHaveCount(posts.length);
    await expect(cards(page).first()).toHaveAttribute('id', `post-${first.id}`);
    const head = card(page, first.id);
    await expect(head.getByRole('heading', { level: 3 })).toContainText(first.author.displayName);
    await expect(head.getByRole('link', { name: first.author.displayName, exact: true })).toHaveAttribute(
      'href',
      `/profile/${first.author.id}`,
    );
    // A tag in the text is a link there as well.
    const tags = head.getByRole('list', { name: /^Tags of/ });
    for (const tag of first.tags) await expect(tags.getByRole('link', { name: `#${tag}`, exact: true })).toBeVisible();
  });

  test('shows pictures with their description, and the description as text', async ({ page }) => {
    const posts = await (await page.request.get('/api/posts?limit=100')).json();
    const post = posts.find((one: Post) => {
      return one.media[0]?.kind === 'image' && one.media[0].alt && !one.contentWarning;
    });
    await open(page, `/post/${post.id}`);
    const [media] = post.media;
    await expect(page.getByRole('img', { name: media.alt })).toBeVisible();
    await page.getByText(/^Picture description/).click();
    await expect(page.getByText(media.alt, { exact: true })).toBeVisible();
  });

  test('goes from post to post by key, and out of the list at both ends', async ({ page }) => {
    await open(page);
    const ids = await cards(page).evaluateAll((all) => all.map(({ id }) => id));
    const focused = () => page.evaluate(() => document.activeElement?.id ?? '');
    await cards(page).first().focus();
    await page.keyboard.press('PageDown');
    expect(await focused()).toBe(ids[1]);
    await page.keyboard.press('j');
    expect(await focused()).toBe(ids[2]);
    await page.keyboard.press('k');
    await page.keyboard.press('PageUp');
    expect(await focused()).toBe(ids[0]);
    await page.keyboard.press('Control+End');
    expect(await focused()).toBe('feed-end');
    await cards(page).first().focus();
    await page.keyboard.press('Control+Home');
    await expect(field(page)).toBeFocused();
  });

  test('lets guests read and sends them to sign in for the rest', async ({ page }) => {
    await signOut(page);
    await open(page);
    await expect(cards(page).first()).toBeVisible();
    await expect(composer(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Like/ })).toHaveCount(0);
    await page.getByRole('link', { name: 'Sign in to join', exact: true }).click();
    await expect(page).toHaveURL(/\/sign-in/);
  });

  test('says in plain words that the list did not load, and loads it on request', async ({ page, problems }) => {
    problems.allow(/status of 500/);
    await open(page, '/faq');
    await page.route('**/api/posts', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.getByRole('link', { name: 'Doorways' }).first().click();
    await expect(page.getByText('Couldn’t load the posts')).toBeVisible();
    await expect(page.getByText('No posts yet')).toHaveCount(0);
    await page.unroute('**/api/posts');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(cards(page).first()).toBeVisible();
  });
});

test.describe('writing', () => {
  test('shares a post by pointer: first in the list, composer empty, one message', async ({ page }) => {
    await open(page);
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/posts'));
    await field(page).fill('Magpies are back at number 12. #birds');
    await postButton(page).click();
    expect((await sent).postDataJSON()).toEqual({
      content: 'Magpies are back at number 12. #birds',
      type: 'post',
      isPublic: true,
    });
    await expect(cards(page).first()).toContainText('Magpies are back at number 12.');
    await expect(cards(page).first()).toContainText('Just now');
    await expect(field(page)).toHaveValue('');
    await expect(toast(page, 'Your post has been shared with the community.')).toBeVisible();
    expect(await timesAnnounced(page, 'Post created: Your post has been shared with the community.')).toBe(1);
  });

  test('shares a post by keyboard alone', async ({ page }) => {
    await open(page);
    await tabsTo(page, /Write a post/);
    await page.keyboard.type('Typed without a mouse.');
    await tabsTo(page, 'Post');
    await page.keyboard.press('Enter');
    await expect(cards(page).first()).toContainText('Typed without a mouse.');
  });

  test('explains what is missing when a blank post is sent', async ({ page }) => {
    await open(page);
    await field(page).fill('   ');
    await expect(postButton(page)).toBeDisabled();
    // It cannot post, but it can still be reached and pressed: then it says why.
    await postButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveAccessibleDescription(/Write something first/);
  });

  test('keeps the text and says why when sharing fails', async ({ page, problems }) => {
    problems.allow(/status of 503/);
    await open(page);
    const problem = { type: '', title: 'Busy', status: 503, detail: 'Doorways is busy. Try again in a minute.' };
    await page.route('**/api/posts', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 503, json: problem, contentType: 'application/problem+json' })
        : route.continue(),
    );
    await field(page).fill('A text that must not be lost.');
    await postButton(page).click();
    await expect(toast(page, 'Couldn’t share your post')).toBeVisible();
    await expect(
      page.getByText('Doorways is busy. Try again in a minute. Your text is still here.', { exact: true }),
    ).toBeVisible();
    await expect(field(page)).toHaveValue('A text that must not be lost.');
    await page.unroute('**/api/posts');
    await postButton(page).click();
    await expect(cards(page).first()).toContainText('A text that must not be lost.');
  });

  test('keeps a draft over a reload', async ({ page }) => {
    await open(page);
    await field(page).fill('Half a thought');
    await composer(page).getByRole('button', { name: 'More options' }).click();
    await composer(page).getByLabel('Content warning').fill('needles');
    await page.reload();
    await expect(field(page)).toHaveValue('Half a thought');
    await expect(composer(page).getByLabel('Content warning')).toHaveValue('needles');
  });

  test('sends audience, title, tags and a feeling', async ({ page }) => {
    await open(page);
    await field(page).fill('Garden club this Sunday.');
    await composer(page).getByRole('button', { name: 'More options' }).click();
    await composer(page).getByRole('radio', { name: 'Members' }).check();
    await composer(page).getByLabel('Title').fill('Bring a hat');
    await composer(page).getByLabel('Tags').fill('garden club, PublicTransport');
    await composer(page).getByRole('button', { name: 'Feeling/activity' }).click();
    await page.getByRole('radio', { name: 'hopeful' }).check();
    await page.getByRole('button', { name: 'Add to post' }).click();
    await expect(composer(page)).toContainText('You’re feeling hopeful');
    await postButton(page).click();
    const first = cards(page).first();
    await expect(first).toContainText('is feeling hopeful');
    await expect(first.getByRole('heading', { level: 4, name: 'Bring a hat' })).toBeVisible();
    await expect(first).toContainText('Members');
    await expect(first.getByRole('link', { name: '#garden-club' })).toBeVisible();
    await expect(first.getByRole('link', { name: '#public-transport' })).toBeVisible();
  });
});

test.describe('liking', () => {
  test('likes and takes it back with the count of the server, for good', async ({ page }) => {
    await signInAs(page, 2);
    const { id } = await share(page.request, 'Please like this one.');
    await signInAs(page, 1);
    await open(page);
    const post = card(page, id);
    await control(post, 'Like').click();
    await expect(control(post, 'Unlike')).toContainText('1');
    await expect(toast(page, 'Post liked!')).toBeVisible();
    expect(await timesAnnounced(page, 'Success: Post liked!')).toBe(1);
    await page.reload();
    await expect(control(post, 'Unlike')).toContainText('1');
    await control(post, 'Unlike').click();
    await expect(control(post, 'Like')).toContainText('0');
    await page.reload();
    await expect(control(post, 'Like')).toContainText('0');
  });

  test('reads the list again after a like (FEED-38)', async ({ page }) => {
    await open(page);
    const again = page.waitForRequest((request) => request.method() === 'GET' && request.url().endsWith('/api/posts'));
    await control(
      cards(page)
        .filter({ hasNot: page.locator('[data-on]') })
        .first(),
      'Like',
    ).click();
    await again;
  });

  test('says that a like failed', async ({ page, problems }) => {
    problems.allow(/status of 500/);
    await open(page);
    await page.route('**/like', (route) => route.fulfill({ status: 500, body: '{}' }));
    const post = cards(page)
      .filter({ has: page.getByRole('button', { name: /^Like/ }) })
      .first();
    const before = await control(post, 'Like').innerText();
    await control(post, 'Like').click();
    await expect(toast(page, 'Failed to like post. Please try again.')).toBeVisible();
    expect(await timesAnnounced(page, 'Error: Failed to like post. Please try again.')).toBe(1);
    expect(await control(post, 'Like').innerText()).toBe(before);
  });

  test('copies the link to a post', async ({ page, server }) => {
    await open(page);
    const post = cards(page).first();
    const id = await post.getAttribute('data-post');
    await control(post, 'Share').click();
    await expect(toast(page, 'Copied!')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${server.url}/post/${id}`);
  });

  test('keeps a post for later', async ({ page }) => {
    const { id } = await share(page.request, 'Worth keeping.');
    await open(page);
    await control(card(page, id), 'Save').click();
    await expect(control(card(page, id), 'Saved')).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('link', { name: 'Saved posts' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Saved posts' })).toBeVisible();
    await expect(card(page, id)).toBeVisible();
    const unsaved = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
    await control(card(page, id), 'Saved').click();
    await unsaved;
    await page.reload();
    await expect(card(page, id)).toHaveCount(0);
  });
});
