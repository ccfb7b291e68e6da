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
