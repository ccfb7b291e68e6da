import { settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { hearEach, refused } from '#platform/web/testing/reader.ts';

test.use({ serverEnv: { RATE_LIMITS: 'off' } });
// A press on what is not there would wait as long as the longest of these runs.
test.describe.configure({ timeout: 180_000 });
test.beforeEach(({ problems }) => problems.allow(/status of (404.*accessibility-preferences|500)/));

test('in a topic each press is said once, and only when it was stored (A17)', async ({ page, another }) => {
  await signInAs(page, 13);
  const data = { type: 'question', title: 'A bus with a low floor', content: 'Which line?', forumId: 8 };
  const { id } = (await (await page.request.post('/api/posts', { data })).json()) as { id: number };
  const other = await another(9);
  await other.request.post(`/api/posts/${id}/comments`, { data: { content: 'The 370.' } });
  await page.goto(`/forums/topic/${id}`);
  await settled(page);
  const reply = (number: number) => page.locator(`#reply-${number}`);
  const press = (name: string) => () => page.getByRole('button', { name, exact: true }).click();
  const write = async () => {
    await page.getByRole('textbox', { name: 'Your words' }).click();
    await page.keyboard.type('Thank you.');
    await page.getByRole('button', { name: 'Post reply' }).click();
  };
  const remove = async () => {
    await reply(2).getByRole('button', { name: 'More for reply 2' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
  };
  const accept = () => reply(1).getByRole('button', { name: 'Accept as answer' }).click();
  await hearEach(page, [
    [/^Couldn’t accept the answer: /, () => refused(page, '**/answer', accept)],
    ['Reply 1 is the accepted answer', accept],
    ['Reply 1 is no longer the answer', () => reply(1).getByRole('button', { name: 'Not the answer' }).click()],
    ['We don’t tell you about anything here.', press('Mute')],
    ['We tell you when someone mentions or answers you.', press('Muted')],
    [/^Couldn’t save your choice: /, () => refused(page, '**/level', press('Mute'))],
    [/^Reply 1 by .+ is quoted in your reply$/, () => reply(1).getByRole('button', { name: 'Quote reply 1' }).click()],
    ['Reply posted as reply 2', write],
    ['Reply deleted Press F8 for Undo.', remove],
    [
      'Reply restored',
      () => page.getByRole('region', { name: 'Messages (F8)' }).getByRole('button', { name: /^Undo/ }).click(),
    ],
  ]);
  await page.goto('/forums');
  await settled(page);
  await hearEach(page, [
    ['20 more discussions', () => page.getByRole('button', { name: 'Load More Discussions' }).click()],
  ]);
});
