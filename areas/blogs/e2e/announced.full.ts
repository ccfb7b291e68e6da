import { signInAs, test } from '#platform/web/testing/journey.ts';
import { hearEach, refused } from '#platform/web/testing/reader.ts';
import { open, shareBlog } from './parts.ts';

test.use({ serverEnv: { RATE_LIMITS: 'off' } });
// A press on what is not there would wait as long as the longest of these runs.
test.describe.configure({ timeout: 180_000 });
test.beforeEach(({ problems }) => problems.allow(/status of (404.*accessibility-preferences|500)/));

test('what becomes of a blog, its comments and its place is said once (A17)', async ({ page }) => {
  await signInAs(page, 1);
  const { path } = await shareBlog(page.request, 'A ramp of my own');
  await open(page, path);
  const press = (name: string) => () => page.getByRole('button', { name, exact: true }).click();
  await hearEach(page, [
    [/^Couldn’t save your change: /, () => refused(page, '**/api/posts/*', press('Close the comments'))],
    ['Comments are closed', press('Close the comments')],
    ['Comments are open', press('Open the comments')],
    ['This blog is featured', press('Feature this blog')],
    ['This blog is no longer featured', press('No longer feature')],
    ['Unpublished. Only you can read this blog; its comments and likes are kept.', press('Unpublish')],
    ['Blog published again. Everyone can read it.', press('Publish it for everyone')],
  ]);
});
