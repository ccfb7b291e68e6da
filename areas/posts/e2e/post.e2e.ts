import { defaultRecord } from '#platform/contract/preferences-shape.ts';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, signInAs, test } from '#platform/web/testing/journey.ts';
import { listening } from '#platform/web/testing/live.ts';
import { card, control, field, open, share, toast } from './parts.ts';

test.describe('comments', () => {
  test('opens under a card, adds one, and the count rises by one', async ({ page }) => {
    const { id } = await share(page.request, 'Who knows a good podiatrist?');
    await open(page);
    await control(card(page, id), 'Comment').click();
    const text = card(page, id).getByLabel(/^Your comment/);
    await expect(text).toBeFocused();
    await text.fill('The one on Station Street has a ramp.');
    await card(page, id)
      .getByRole('button', { name: /^Add comment/ })
      .click();
    await expect(card(page, id).getByRole('listitem').filter({ hasText: 'Station Street' })).toBeVisible();
    await expect(control(card(page, id), 'Comment')).toContainText('1');
    await expect(text).toHaveValue('');
    expect(await timesAnnounced(page, 'Comment added')).toBe(1);
  });

  test('refuses a blank comment at the field', async ({ page }) => {
    const { id } = await share(page.request, 'Nothing to say.');
    await open(page, `/post/${id}`);
    await page.getByLabel(/^Your comment/).fill('  ');
    await page.getByRole('button', { name: /^Add comment/ }).click();
    await expect(page.getByLabel(/^Your comment/)).toHaveAccessibleDescription(/Write something first/);
    await expect(page.getByLabel(/^Your comment/)).toBeFocused();
    await expect(page.getByText('No comments yet.')).toBeVisible();
  });

  test('stand oldest first on the page of the post, and one can be linked to', async ({ page }) => {
    const { id } = await share(page.request, 'Say hello.');
    const ids: number[] = [];
    for (const content of ['First', 'Second', 'Third']) {
      const answer = await page.request.post(`/api/posts/${id}/comments`, { data: { content } });
      ids.push((await answer.json()).id);
    }
    await open(page, `/post/${id}#comment-${ids[1]}`);
    const list = page.locator('li.comment');
    await expect(list).toContainText(['First', 'Second', 'Third']);
    await expect(page.locator(`#comment-${ids[1]}`)).toBeFocused();
  });

  test('can be changed, deleted and brought back by their author', async ({ page }) => {
    const { id } = await share(page.request, 'A thread.');
    await page.request.post(`/api/posts/${id}/comments`, { data: { content: 'With a tpyo' } });
    await open(page, `/post/${id}`);
    const comment = page.locator('li.comment').first();
    await comment.getByRole('button', { name: /^Edit/ }).click();
    await page.getByLabel('Your comment, to change').fill('With no typo');
    await page.getByRole('button', { name: 'Save comment' }).click();
    await expect(comment).toContainText('With no typo');
    await expect(comment).toContainText('Edited');
    await comment.getByRole('button', { name: /^Delete/ }).click();
    await expect(page.getByText('No comments yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.locator('li.comment')).toContainText('With no typo');
  });

  test('appear in another window by themselves', async ({ page, browser, server }) => {
    const { id } = await share(page.request, 'Live thread.');
    await open(page, `/post/${id}`);
    const other = await browser.newContext({ baseURL: server.url });
    const second = await other.newPage();
    await signInAs(second, 3);
    await listening(page, `post:${id}`);
    await second.request.post(`/api/posts/${id}/comments`, { data: { content: 'From next door' } });
    await expect(page.locator('li.comment')).toContainText('From next door');
    await other.close();
  });
});

test.describe('one post', () => {
  test('has a page of its own, and one that is not there says so', async ({ page, problems }) => {
    problems.allow(/status of 404/);
    const { id } = await share(page.request, 'On its own page.');
    await open(page, `/post/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Post by');
    await expect(page.getByText('On its own page.', { exact: true })).toBeVisible();
    await open(page, '/post/999999');
    await expect(page.getByRole('heading', { level: 1, name: 'Post not found' })).toBeVisible();
    await open(page, '/post/abc');
    await expect(page.getByRole('heading', { level: 1, name: 'Post not found' })).toBeVisible();
  });

  test('is changed in place, and its history shows what changed', async ({ page }) => {
    const { id } = await share(page.request, 'The bus is at nine.');
    await open(page);
    await control(card(page, id), 'More').click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await expect(page.getByLabel('Your post', { exact: true })).toBeFocused();
    await page.getByLabel('Your post', { exact: true }).fill('The bus is at ten.');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(card(page, id)).toContainText('The bus is at ten.');
    await expect(card(page, id)).toContainText('Edited');
    await control(card(page, id), 'More').click();
    await page.getByRole('menuitem', { name: 'See history' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('ins')).toContainText('ten.');
    await expect(dialog.locator('del')).toContainText('nine.');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  test('two windows: the second one to save sees both wordings and loses nothing', async ({
    page,
    context,
    problems,
  }) => {
    problems.allow(/status of 409/);
    const { id, version } = await share(page.request, 'Version one');
    await open(page, `/post/${id}`);
    await control(card(page, id), 'More').click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const mine = page.getByLabel('Your post', { exact: true });
    await mine.fill('My wording');
    const second = await context.newPage();
    await second.request.put(`/api/posts/${id}`, { data: { version, content: 'Their wording' } });
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Someone else changed this')).toBeVisible();
    await expect(page.getByRole('region', { name: 'The other version' })).toContainText('Their wording');
    await expect(page.getByLabel('Your version', { exact: true })).toHaveValue('My wording');
    await page.getByRole('button', { name: 'Save mine' }).click();
    await expect(card(page, id).getByText('My wording', { exact: true })).toBeVisible();
    const now = async () => (await page.request.get(`/api/posts/${id}`)).json();
    await expect.poll(now).toMatchObject({ content: 'My wording', version: version + 2 });
  });

  test('is deleted at once and brought back with Undo', async ({ page }) => {
    const { id } = await share(page.request, 'Deleted by mistake.');
    await open(page);
    await control(card(page, id), 'More').click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(card(page, id)).toHaveCount(0);
    await expect(toast(page, 'Post deleted')).toBeVisible();
    const focus = () => page.evaluate(() => document.activeElement !== document.body);
    await expect.poll(focus).toBe(true);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(card(page, id)).toBeVisible();
    await expect.poll(async () => (await page.request.get(`/api/posts/${id}`)).status()).toBe(200);
  });

  test('leads home when it is deleted on its own page', async ({ page }) => {
    const { id } = await share(page.request, 'Going, going.');
    await open(page, `/post/${id}`);
    await control(card(page, id), 'More').click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(field(page)).toBeVisible();
    await expect(card(page, id)).toHaveCount(0);
  });

  test('with an Easy English version can be read that way', async ({ page }) => {
    const { id } = await share(page.request, 'Notwithstanding the inclement weather, we shall convene.', {
      easyContent: 'It may rain. We meet anyway.',
    });
    await open(page);
    const post = card(page, id);
    await post.getByRole('button', { name: /^Show in Easy English/ }).click();
    await expect(post).toContainText('We meet anyway.');
    await expect(post).not.toContainText('Notwithstanding the inclement weather, we shall');
    await post.getByRole('button', { name: /^Show the original/ }).click();
    await expect(post).toContainText('we shall convene');
  });
});

test('one’s own post is pinned to the profile from its menu, stands first there, and comes off again', async ({
  page,
}) => {
  await signInAs(page, 11);
  const older = await share(page.request, 'The one that says who I am.');
  await share(page.request, 'Something newer.');
  await open(page, '/profile/11');
  await control(card(page, older.id), 'More').click();
  await page.getByRole('menuitem', { name: 'Pin to my profile' }).click();
  await expect(toast(page, 'Pinned to your profile')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Pinned post' })).toBeVisible();
  await expect(page.locator('.profile-pinned article[data-post]')).toHaveAttribute('data-post', String(older.id));
  await expect(page.locator(`#post-${older.id}`)).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Pinned post' })).toHaveCount(0);
  await expect(card(page, older.id)).toBeVisible();
});

test('an Easy English version: offered by another member, accepted by the author, shown to all', async ({ page }) => {
  await signInAs(page, 2);
  const { id } = await share(page.request, 'The municipality has relocated the accessible entrance.');
  await signInAs(page, 3);
  await open(page, `/post/${id}`);
  await control(card(page, id), 'More').click();
  await page.getByRole('menuitem', { name: 'Offer an Easy English version' }).click();
  const dialog = page.getByRole('dialog', { name: 'Offer an Easy English version' });
  await expect(dialog.getByText('The municipality has relocated the accessible entrance.')).toBeVisible();
  await checkAccessibility(page, { name: 'offering an Easy English version' });
  await dialog.getByRole('button', { name: /^Offer it to/ }).click();
  await expect(dialog.getByText('Write the post in short words and short sentences.').first()).toBeVisible();
  await dialog.getByLabel('In Easy English').fill('The ramp is at the back door now.');
  await dialog.getByRole('button', { name: /^Offer it to/ }).click();
  await expect(toast(page, 'Easy English version offered')).toBeVisible();

  await signInAs(page, 2);
  await open(page, `/post/${id}`);
  await page.getByRole('button', { name: /^1 offered Easy English version/ }).click();
  const offers = page.getByRole('dialog', { name: 'Offered Easy English versions' });
  await expect(offers.getByText('The ramp is at the back door now.')).toBeVisible();
  await checkAccessibility(page, { name: 'offered Easy English versions' });
  await offers.getByRole('button', { name: /^Accept/ }).click();
  await expect(toast(page, 'Easy English version accepted. Thank you both!')).toBeVisible();
  await expect(page.getByRole('button', { name: /offered Easy English version/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Show in Easy English/ })).toBeFocused();

  await signInAs(page, 4);
  await open(page, `/post/${id}`);
  await page.getByRole('button', { name: /^Show in Easy English/ }).click();
  await expect(card(page, id)).toContainText('The ramp is at the back door now.');
});

test('with reading help a post opens in Easy English, and the original is one press away', async ({ page }) => {
  await signInAs(page, 15);
  const data = { content: 'The lift at the station is out of service.', easyContent: 'The lift is broken.' };
  const { id } = await (await page.request.post('/api/posts', { data })).json();
  const prefer = async (readingAssistance: boolean) => {
    const body = { ...defaultRecord, readingAssistance };
    expect((await page.request.put('/api/accessibility-preferences/15', { data: body })).status()).toBe(200);
    await open(page, `/post/${id}`);
  };
  const text = page.locator(`#post-${id}-body`);
  await prefer(true);
  await expect(text).toContainText('The lift is broken.');
  await expect(text).not.toContainText('out of service');
  await page.getByRole('button', { name: /^Show the original/ }).press('Enter');
  await expect(text).toContainText('out of service');
  await prefer(false);
  await expect(text).toContainText('out of service');
  await expect(page.getByRole('button', { name: /^Show in Easy English/ })).toBeVisible();
});
