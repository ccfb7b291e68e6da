import type { Page } from '@playwright/test';
import { settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { hearEach, refused } from '#platform/web/testing/reader.ts';

test.use({ serverEnv: { RATE_LIMITS: 'off' } });
// A press on what is not there would wait as long as the longest of these runs.
test.describe.configure({ timeout: 180_000 });
test.beforeEach(({ problems }) => problems.allow(/status of (404.*accessibility-preferences|500)/));

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await settled(page);
};

test('what is looked for, and what a mentor and a mentee do, is said once (A17)', async ({ page }) => {
  await signInAs(page, 1);
  const press = (name: string | RegExp) => () => page.getByRole('button', { name, exact: true }).first().click();
  await open(page, '/mentor-matching/wishes');
  await page.getByRole('checkbox', { name: 'Education' }).check();
  await hearEach(page, [['Saved: Mentors are sorted by it.', press('Save what you look for')]]);

  await open(page, '/mentor-matching');
  const search = page.getByRole('searchbox', { name: 'Search by name or skill' });
  // What is typed is looked for after a moment.
  const slow = { within: 2000 };
  await hearEach(page, [
    [/^\d mentors?$/, () => search.fill('plan'), slow],
    ['8 mentors', () => search.fill(''), slow],
    ['Reason dropped: It never counts again, unless you undo it. Press F8 for Undo.', press(/^Drop this reason/)],
    ['The reason counts again', press('Undo')],
    [/^\d groups?$/, () => page.getByRole('radio', { name: 'Mentoring groups' }).check(), slow],
    ['8 mentors', () => page.getByRole('radio', { name: 'Mentors one to one' }).check(), slow],
  ]);

  await open(page, '/mentor-matching?tab=mentorships');
  await page.getByRole('link', { name: 'Noah Abrahams', exact: true }).click();
  await settled(page);
  const practise = () => page.getByRole('checkbox', { name: 'Practise them once' }).click();
  const note = async () => {
    await page.getByLabel('A new note').fill('For me alone.');
    await press('Add the note')();
  };
  const removeNote = async () => {
    await press(/^Delete the note ?: For me alone\.$/)();
    await press('Yes, delete the note')();
  };
  await hearEach(page, [
    [/^Couldn’t save the goals: /, () => refused(page, '**/goals', practise)],
    ['Goals saved: 87% done', practise],
    ['Note added: Only you can read it.', note],
    ['Note deleted', removeNote],
    ['Mentorship paused', press('Pause this mentorship')],
    ['Mentorship resumed', press('Resume this mentorship')],
  ]);
});
