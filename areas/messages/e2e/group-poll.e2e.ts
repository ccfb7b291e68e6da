import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, signInAs, test } from '#platform/web/testing/journey.ts';
import { listening } from '#platform/web/testing/live.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { item, nameOf, open, write } from './people.ts';

// A member who has stored no preferences: the specified answer is 404, and the browser notes it.
test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

test('a poll in a group: asked by keyboard, heard by the others, voted in both browsers', async ({ page, another }) => {
  await signInAs(page, 1);
  const other = await another(9);
  const made = await page.request.post('/api/conversations', { data: { title: 'Sunday Walkers', memberIds: [9] } });
  const { id } = (await made.json()) as { id: number };
  for (const one of [other, page]) {
    await open(one, `/messages/${id}`);
    await listening(one);
  }
  await page.getByRole('button', { name: 'Poll', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New poll' });
  await dialog.getByRole('button', { name: 'Send poll' }).press('Enter');
  await expect(dialog.getByText('Error: Write your question.')).toBeVisible();
  await expect(dialog.getByLabel('Question')).toBeFocused();
  await dialog.getByLabel('Question').fill('Where do we walk?');
  await dialog.getByLabel('Option 1', { exact: true }).fill('Along the river');
  await dialog.getByLabel('Option 2', { exact: true }).fill('In the park');
  await checkAccessibility(page, { name: 'a new poll' });
  await dialog.getByRole('button', { name: 'Send poll' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(item(page, 'Where do we walk?').getByRole('radio')).toHaveCount(2);
  const name = await nameOf(other, 1);
  await expect
    .poll(() => timesAnnounced(other, `${name}: Poll: Where do we walk? Options: Along the river, In the park`))
    .toBe(1);
  const theirs = item(other, 'Where do we walk?');
  await theirs.getByRole('radio', { name: 'In the park' }).check();
  await theirs.getByRole('button', { name: /^Vote/ }).press('Enter');
  await expect(theirs.getByText('1 person has voted. The most votes are for “In the park”: 1 of 1.')).toBeVisible();
  await item(page, 'Where do we walk?')
    .getByRole('button', { name: /^Show the results/ })
    .press('Enter');
  await expect(item(page, 'Where do we walk?').getByText('1 person has voted.', { exact: false })).toBeVisible();
  await checkReflow(other, { name: 'a poll in a group' });
});

test('a poll that is cancelled while it is on its way is not sent', async ({ page }) => {
  await signInAs(page, 1);
  const made = await page.request.post('/api/conversations', { data: { title: 'Monday Walkers', memberIds: [9] } });
  const { id } = (await made.json()) as { id: number };
  await open(page, `/messages/${id}`);
  const { promise: free, resolve: go } = Promise.withResolvers<void>();
  await page.route('**/api/polls', async (route) => {
    await free;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Poll', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'New poll' });
  await dialog.getByLabel('Question').fill('Uphill or downhill?');
  await dialog.getByLabel('Option 1', { exact: true }).fill('Uphill');
  await dialog.getByLabel('Option 2', { exact: true }).fill('Downhill');
  const answered = page.waitForResponse('**/api/polls');
  await dialog.getByRole('button', { name: 'Send poll' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  go();
  expect((await answered).status()).toBe(201);
  // Messages leave in their order: a poll would be there before this one.
  await write(page, 'No poll today.');
  await expect(item(page, 'Uphill or downhill?')).toHaveCount(0);
});
