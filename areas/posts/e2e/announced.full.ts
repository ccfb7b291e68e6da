import { expect, signInAs, test } from '#platform/web/testing/journey.ts';
import { hearEach, refused } from '#platform/web/testing/reader.ts';
import { card, control, field, open, postButton, share } from './parts.ts';

test.use({ serverEnv: { RATE_LIMITS: 'off' } });
// A press on what is not there would wait as long as the longest of these runs.
test.describe.configure({ timeout: 180_000 });
test.beforeEach(({ problems }) => problems.allow(/status of (404.*accessibility-preferences|500)/));

test('a reader of posts hears once what became of each press, and of each new post (A17)', async ({
  page,
  another,
}) => {
  await signInAs(page, 2);
  const other = await another(3);
  const { id } = await share(other.request, 'Please like this one.');
  await open(page);
  const post = card(page, id);
  const feedOptions = page.getByRole('dialog', { name: 'Feed options' });
  await page.getByRole('button', { name: 'Feed options' }).click();
  await expect(feedOptions).toBeVisible();
  await hearEach(page, [
    ['Saved', () => feedOptions.getByRole('switch', { name: 'Hide pictures without a description' }).click()],
    ['1 new post above the list', () => share(other.request, 'Newer, with a dialog open.'), { within: 3000 }],
    [
      /^Couldn’t save your choice: /,
      () =>
        refused(page, '**/api/feed/settings', () =>
          feedOptions.getByRole('switch', { name: 'Show picture descriptions as text' }).click(),
        ),
    ],
  ]);
  await page.keyboard.press('Escape');
  await hearEach(page, [
    ['Success: Post liked!', () => control(post, 'Like').click()],
    ['Like removed', () => control(post, 'Unlike').click()],
    [
      'Error: Failed to like post. Please try again.',
      () => refused(page, '**/like', () => control(post, 'Like').click()),
    ],
    ['Post saved: Find it under “Saved posts” on your home page.', () => control(post, 'Save').click()],
    ['Post no longer saved', () => control(post, 'Saved').click()],
    ['Copied!: The link to this post is ready to paste.', () => control(post, 'Share').click()],
    [/^\d+ more posts$/, () => page.getByRole('button', { name: /^Load more/ }).click()],
  ]);
});

test('whoever writes hears once that it was stored, refused, changed, deleted and brought back (A17)', async ({
  page,
}) => {
  await signInAs(page, 4);
  const { id } = await share(page.request, 'Who knows a good podiatrist?');
  const { id: going } = await share(page.request, 'Deleted by mistake.');
  await open(page);
  const post = card(page, id);
  const comment = post.getByRole('listitem').filter({ hasText: 'Station Street' });
  const undo = () => page.getByRole('button', { name: /^Undo/ }).click();
  await field(page).fill('Magpies are back at number 12.');
  await control(post, 'Comment').click();
  await post.getByLabel(/^Your comment/).fill('The one on Station Street has a ramp.');
  const edit = async () => {
    await control(post, 'More').click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await page.getByLabel('Your post', { exact: true }).fill('Who knows a kind podiatrist?');
    await page.getByRole('button', { name: 'Save changes' }).click();
  };
  const remove = async () => {
    await control(card(page, going), 'More').click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
  };
  const change = async () => {
    await comment.getByRole('button', { name: /^Edit/ }).click();
    await page.getByLabel('Your comment, to change').fill('The one on Station Street has a lift.');
    await page.getByRole('button', { name: 'Save comment' }).click();
  };
  await hearEach(page, [
    [
      /^Couldn’t share your post: .+ Your text is still here\.$/,
      () => refused(page, '**/api/posts', () => postButton(page).click()),
    ],
    ['Post created: Your post has been shared with the community.', () => postButton(page).click()],
    ['Comment added', () => post.getByRole('button', { name: /^Add comment/ }).click()],
    ['Comment changed', change],
    ['Comment deleted Press F8 for Undo.', () => comment.getByRole('button', { name: /^Delete/ }).click()],
    ['Comment restored', undo],
    ['Post changed', edit],
    ['Post deleted: You can restore it for 30 days. Press F8 for Undo.', remove],
    ['Post restored', undo],
  ]);
});
