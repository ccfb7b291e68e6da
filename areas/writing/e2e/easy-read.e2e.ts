import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';

test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

const drafter = (page: Page) => page.getByRole('dialog', { name: 'Draft in Easy Read' });
const lines = (page: Page) => drafter(page).locator('[data-line]');
const press = (page: Page, name: string) => drafter(page).getByRole('button', { name, exact: true }).press('Enter');
const note = 'Draft – ask people who use Easy Read to check it.';

test('a message is drafted in Easy Read with the keyboard, line by line, and put into its field', async ({ page }) => {
  test.setTimeout(120_000);
  await signInAs(page, 5);
  await page.goto('/messages/with/24');
  await settled(page);
  const field = page.getByRole('textbox', { name: /^Message to/ });
  const before =
    'We can’t use the old hall because it doesn’t have a ramp for chairs, but your LAC knows about a bus to the library. Bring a hat.';
  await field.fill(before);
  await page.getByRole('button', { name: 'Easy Read', exact: true }).press('Enter');
  await expect(drafter(page).getByRole('textbox', { name: 'Your text' })).toHaveValue(before);
  await checkAccessibility(page, { name: 'a text for Easy Read' });
  await press(page, 'Make lines');
  await expect(lines(page)).toHaveText([
    'Line 1: We cannot use the old hall.',
    'Line 2: This is because it does not have a ramp for chairs.',
    'Line 3: But your LAC knows about a bus to the library.',
    'Line 4: Bring a hat.',
  ]);
  expect(await timesAnnounced(page, '4 lines drafted.')).toBe(1);
  await expect(drafter(page).getByText('4 lines. 4 lines to decide.')).toBeFocused();
  await expect(drafter(page).getByText(note)).toBeVisible();
  await expect(drafter(page).getByRole('term')).toHaveText(['LAC']);
  await expect(drafter(page).locator('.easy-picture svg').first()).toBeVisible();

  await press(page, 'Put it in the message');
  const refused = 'Decide about 4 lines first, or keep all lines.';
  await expect(drafter(page).locator('.easy-error')).toHaveText(refused);
  expect(await timesAnnounced(page, refused)).toBe(1);
  await press(page, 'Keep line 1');
  await expect(lines(page).nth(1)).toBeFocused();
  expect(await timesAnnounced(page, 'Line 1 is kept.')).toBe(1);
  await press(page, 'Change line 2');
  const words = drafter(page).getByRole('textbox', { name: 'Words of line 2' });
  await expect(words).toBeFocused();
  await words.fill('The old hall has no ramp.');
  await drafter(page).getByRole('combobox', { name: 'Picture of line 2' }).selectOption('');
  await press(page, 'Save line 2');
  await expect(lines(page).nth(2)).toBeFocused();
  await press(page, 'Drop line 3');
  await expect(drafter(page).getByRole('term')).toHaveCount(0);
  await withThemes(page, async ({ label }) => checkAccessibility(page, { name: `lines of Easy Read ${label}` }));
  await checkReflow(page, { name: 'lines of Easy Read' });

  // What is decided survives a reload.
  await page.reload();
  await settled(page);
  await page.getByRole('button', { name: 'Easy Read', exact: true }).press('Enter');
  await expect(lines(page).nth(1)).toHaveText('Line 2: The old hall has no ramp.');
  await expect(drafter(page).getByText('4 lines. 1 line to decide.')).toBeVisible();
  await press(page, 'Bring in line 3');
  await press(page, 'Keep all lines');
  await press(page, 'Put it in the message');
  await expect(drafter(page)).toHaveCount(0);
  const after = [
    'We cannot use the old hall.',
    'The old hall has no ramp.',
    'But your LAC knows about a bus to the library.',
    'Bring a hat.',
    '',
    'Word list',
    'LAC: A person from a local partner who helps you with the NDIS.',
    '',
    note,
  ].join('\n');
  await expect(field).toHaveValue(after);
  expect(await timesAnnounced(page, 'The lines are in the message.')).toBe(1);
  await page.getByRole('button', { name: 'Undo the Easy Read lines' }).press('Enter');
  await expect(field).toHaveValue(before);
  await expect(page.getByRole('button', { name: 'Easy Read', exact: true })).toBeFocused();
});

test('the words of a blog become its Easy Read version, and a page with pictures to keep', async ({ page }) => {
  test.setTimeout(120_000);
  await signInAs(page, 6);
  await page.goto('/blogs/write');
  await settled(page);
  const text = page.getByRole('textbox', { name: 'Your blog' });
  await expect(page.getByRole('toolbar')).toBeVisible();
  await text.click();
  await page.keyboard.type('We took the bus to the park. Ask the LAC.');
  await page.getByRole('button', { name: 'Draft in Easy Read' }).click();
  await drafter(page).getByRole('button', { name: 'Make lines' }).click();
  await drafter(page).getByRole('button', { name: 'Keep all lines' }).click();
  const download = page.waitForEvent('download');
  await drafter(page).getByRole('button', { name: 'Save a page with pictures' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('easy-read-draft.html');
  const html = readFileSync(await file.path(), 'utf8');
  expect(html).toMatch(/<li><span aria-hidden="true"><svg.*<\/svg><\/span>We took the bus to the park\.<\/li>/);
  expect(html).toContain('Ask the <b>LAC</b>.');
  expect(html).toContain(note);
  await drafter(page).getByRole('button', { name: 'Put it in the Easy Read version' }).click();
  await expect(page.getByLabel('Easy Read version')).toHaveValue(
    `We took the bus to the park.\nAsk the LAC.\n\nWord list\nLAC: A person from a local partner who helps you with the NDIS.\n\n${note}`,
  );
});

for (const { what, path } of [
  { what: 'an event', path: '/events/new' },
  { what: 'a resource', path: '/resources/submit' },
]) {
  test(`the description of ${what} becomes lines of Easy Read, and back`, async ({ page }) => {
    await signInAs(page, 6);
    await page.goto(path);
    await settled(page);
    const field = page.getByRole('textbox', { name: /^Description/ });
    await field.fill('Prior to the walk, we meet at the library, and we drink tea. Dogs can come.');
    await page.getByRole('button', { name: 'Draft in Easy Read' }).click();
    await drafter(page).getByRole('button', { name: 'Make lines' }).click();
    await expect(lines(page)).toHaveText([
      'Line 1: Before the walk, we meet at the library.',
      'Line 2: We drink tea.',
      'Line 3: Dogs can come.',
    ]);
    await drafter(page).getByRole('button', { name: 'Drop line 3' }).click();
    await drafter(page).getByRole('button', { name: 'Keep all lines' }).click();
    await drafter(page).getByRole('button', { name: 'Put it in the description' }).click();
    await expect(field).toHaveValue(`Before the walk, we meet at the library.\nWe drink tea.\n\n${note}`);
    await page.getByRole('button', { name: 'Undo the Easy Read lines' }).click();
    await expect(field).toHaveValue('Prior to the walk, we meet at the library, and we drink tea. Dogs can come.');
  });
}
