import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';

test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

const calls = (path: string) => (url: URL) => url.pathname === path;

test('while posts load three shapes stand in their place', async ({ page }) => {
  await signInAs(page, 4);
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(calls('/api/posts'), async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/profile/13');
  const waiting = page.locator('main [aria-busy=true]').filter({ hasText: 'Loading posts' });
  await expect(waiting.locator('.skel')).toHaveCount(3);
  await checkAccessibility(page, { name: 'posts of a member, loading' });
  letGo();
  await settled(page);
  await expect(page.getByRole('feed')).toBeVisible();
});

test('with no posts the tab says so, and on one’s own profile how to begin', async ({ page }) => {
  await signInAs(page, 28);
  for (;;) {
    const posts = (await (await page.request.get('/api/posts?authorId=28&limit=50')).json()) as { id: number }[];
    if (posts.length === 0) break;
    for (const { id } of posts) expect((await page.request.delete(`/api/posts/${id}`)).ok()).toBe(true);
  }
  await page.goto('/profile/28');
  await settled(page);
  await expect(page.getByText('No posts yet')).toBeVisible();
  await expect(page.getByText('Share your first post with the community')).toBeVisible();
  await checkAccessibility(page, { name: 'no posts on one’s own profile' });
  await signInAs(page, 4);
  await page.goto('/profile/28');
  await settled(page);
  await expect(page.getByText('No posts yet')).toBeVisible();
  await expect(page.getByText('Share your first post with the community')).toHaveCount(0);
});

test('a profile that does not load says “Failed to fetch user”, posts “Failed to fetch user posts”; both can be tried again', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 500/);
  const broken = { status: 500, contentType: 'application/json', body: '{"message":"broken"}' };
  await signInAs(page, 4);
  await page.goto('/');
  await settled(page);
  await page.route(calls('/api/users/13'), (route) => route.fulfill(broken));
  await page.route(calls('/api/posts'), (route) => route.fulfill(broken));
  // The page itself brings the profile along; a link inside the site asks for it.
  await page.evaluate(() => {
    history.pushState(null, '', '/profile/13');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByText('Failed to fetch user', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('broken')).toHaveCount(0);
  await checkAccessibility(page, { name: 'a profile that did not load' });
  await page.unrouteAll();
  await page.route(calls('/api/posts'), (route) => route.fulfill(broken));
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Failed to fetch user posts', { exact: true })).toBeVisible({ timeout: 30_000 });
  await checkAccessibility(page, { name: 'posts of a member that did not load' });
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('feed')).toBeVisible();
});

test('a profile shows what its member has written, word for word, and says where there is nothing', async ({
  page,
}) => {
  await signInAs(page, 23);
  const { displayName, username, bio, website, interests, avatar, memberSince } = await (
    await page.request.get('/api/users/23')
  ).json();
  const put = async (data: object) =>
    expect((await page.request.put('/api/users/23', { data })).status(), JSON.stringify(data)).toBe(200);
  const written = { bio: 'I mend clocks.', suburb: 'Ballarat', state: 'VIC', interests: ['Clocks', 'Slow trains'] };
  await put({ ...written, website: 'https://www.example.org/clocks/' });
  await signInAs(page, 4);
  await page.goto('/profile/23');
  await settled(page);
  const joined = await page.evaluate((moment) => {
    const date = new Date(moment);
    return `${date.toLocaleDateString('en-AU', { month: 'long' })} ${date.getFullYear()}`;
  }, memberSince);

  const head = page.locator('.profile-head');
  await expect(head.locator('.who img')).toHaveAttribute('src', avatar);
  await expect(head.locator('.who')).toHaveAttribute('aria-hidden', 'true');
  await expect(head.getByRole('heading', { level: 1 })).toHaveText(displayName);
  await expect(head.locator('.profile-names').getByText(`@${username}`, { exact: true })).toBeVisible();
  await expect(head.locator('.profile-bio')).toHaveText('I mend clocks.');
  const facts = head.locator('.profile-facts').getByRole('listitem');
  await expect(facts).toHaveText(['Ballarat, VIC', `Joined ${joined}`, 'example.org/clocks']);
  await expect(facts.getByRole('link')).toHaveAttribute('href', 'https://www.example.org/clocks/');

  await page.getByRole('tab', { name: 'About' }).click();
  const part = (name: string) =>
    page
      .getByRole('tabpanel', { name: 'About' })
      .locator('section')
      .filter({ has: page.getByRole('heading', { name, exact: true }) });
  await expect(part('Bio').getByRole('paragraph')).toHaveText('I mend clocks.');
  await expect(part('Interests').getByRole('listitem')).toHaveText(['Clocks', 'Slow trains']);
  await expect(part('Member since').getByRole('paragraph')).toHaveText(joined);

  await signInAs(page, 23);
  await put({ bio: '', suburb: '', state: '', website: '', interests: [] });
  await signInAs(page, 4);
  await page.goto('/profile/23?tab=about');
  await settled(page);
  await expect(facts).toHaveText([`Joined ${joined}`]);
  await expect(head.locator('.profile-bio')).toHaveCount(0);
  await expect(part('Bio').getByRole('paragraph')).toHaveText(`${displayName} has not written a bio yet.`);
  await expect(part('Interests').getByRole('paragraph')).toHaveText(
    `${displayName} has not written any interests yet.`,
  );
  await expect(part('Interests').getByRole('listitem')).toHaveCount(0);
  await expect(part('Member since').getByRole('paragraph')).toHaveText(joined);
  await signInAs(page, 23);
  await put({ bio, website, interests });
});

test('the tab Posts has exactly the posts of that member as cards, and asks for them by their number', async ({
  page,
}) => {
  await signInAs(page, 4);
  await page.goto('/');
  await settled(page);
  const { displayName } = await (await page.request.get('/api/users/13')).json();
  const posts = (await (await page.request.get('/api/posts?authorId=13&limit=100')).json()) as {
    id: number;
    author: { id: number };
  }[];
  expect(new Set(posts.map(({ author }) => author.id))).toEqual(new Set([13]));
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/posts' && request.method() === 'GET') asked.push(searchParams.get('authorId'));
  });
  // The page itself brings the posts along; a link inside the site asks for them.
  await page.evaluate(() => {
    history.pushState(null, '', '/profile/13');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  const feed = page.getByRole('tabpanel', { name: 'Posts' }).getByRole('feed');
  const cards = feed.locator('article[data-post]');
  await expect(cards.first()).toBeVisible();
  await settled(page);
  const shown = await cards.evaluateAll((all) => all.map((each) => Number(each.getAttribute('data-post'))));
  expect(shown).toEqual(posts.slice(0, shown.length).map(({ id }) => id));
  for (const card of await cards.all())
    await expect(card.getByRole('link', { name: displayName }).first()).toBeVisible();
  expect(asked.length).toBeGreaterThan(0);
  expect(new Set(asked)).toEqual(new Set(['13']));
});
