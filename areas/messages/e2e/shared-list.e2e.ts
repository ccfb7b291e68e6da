import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, signInAs, test } from '#platform/web/testing/journey.ts';
import { listening } from '#platform/web/testing/live.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';
import { open } from './people.ts';

// A member who has stored no preferences: the specified answer is 404, and the browser notes it.
test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

test('a shared list by keyboard: begun, added to and ticked in two browsers, each hears what the other did', async ({
  page,
  another,
}) => {
  await signInAs(page, 2);
  const other = await another(3);
  const made = await page.request.post('/api/conversations', { data: { title: 'Picnic', memberIds: [3] } });
  const { id } = (await made.json()) as { id: number };
  for (const one of [other, page]) {
    await open(one, `/messages/${id}`);
    await listening(one);
  }
  await page.getByRole('button', { name: 'Shared list' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New shared list' });
  await dialog.getByRole('button', { name: 'Send list' }).press('Enter');
  await expect(dialog.getByText('Give the list a title.')).toBeVisible();
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await dialog.getByLabel('Title').fill('To bring');
  await dialog.getByLabel(/First items/).fill('A blanket\nCups\n');
  await checkAccessibility(page, { name: 'a new shared list' });
  await dialog.getByRole('button', { name: 'Send list' }).press('Enter');
  const listOf = (browser: typeof page) => browser.getByRole('group', { name: 'List: To bring' });
  await expect(listOf(page).getByRole('checkbox')).toHaveCount(2);
  await expect(listOf(other).getByRole('checkbox')).toHaveCount(2);

  const field = listOf(other).getByRole('textbox', { name: /^Add an item/ });
  await field.press('Enter');
  await expect(listOf(other).getByText('Write the item first.')).toBeVisible();
  await field.fill('Cake');
  await field.press('Enter');
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await expect(listOf(page).getByRole('checkbox', { name: 'Cake' })).toBeVisible();
  await expect.poll(() => timesAnnounced(page, 'Added to the list To bring: Cake')).toBe(1);
  expect(await timesAnnounced(other, 'Cake added')).toBe(1);

  await listOf(page).getByRole('checkbox', { name: 'Cake' }).press('Space');
  await expect(listOf(other).getByRole('checkbox', { name: 'Cake' })).toBeChecked();
  await expect.poll(() => timesAnnounced(other, 'Done in the list To bring: Cake')).toBe(1);
  await withThemes(page, ({ label }) => checkAccessibility(page, { name: `a shared list, ${label}` }));
  await checkReflow(page, { name: 'a shared list' });
  await listOf(other).getByRole('button', { name: 'Remove Cake' }).press('Enter');
  await expect(listOf(page).getByRole('checkbox', { name: 'Cake' })).toHaveCount(0);
  await expect.poll(() => timesAnnounced(other, 'Cake removed')).toBe(1);
  await other.locator('.toast').getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(listOf(page).getByRole('checkbox', { name: 'Cake' })).toBeChecked();
  await expect.poll(() => timesAnnounced(other, 'Cake is back on the list')).toBe(1);
});
