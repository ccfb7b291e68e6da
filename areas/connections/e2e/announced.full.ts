import { signInAs, test } from '#platform/web/testing/journey.ts';
import { hearEach, refused } from '#platform/web/testing/reader.ts';
import { button, card, check, expected, open } from './journey.ts';

test.use({ serverEnv: { RATE_LIMITS: 'off' } });
// A press on what is not there would wait as long as the longest of these runs.
test.describe.configure({ timeout: 180_000 });
test.beforeEach(({ problems }) => {
  expected(problems);
  problems.allow(/status of 500/);
});

test('filters, a pass and its Undo, and who sees one are said once (A17)', async ({ page }) => {
  await signInAs(page, 22);
  await open(page, '/connections');
  const pass = () => card(page, 'Noah Abrahams').getByRole('button', { name: 'Pass Noah Abrahams' }).click();
  const narrow = async () => {
    await check(page, 'Mobility assistance').check();
    await button(page, 'Apply Filters').click();
  };
  const visible = () => page.getByRole('switch', { name: 'Visible' }).click();
  await hearEach(page, [
    ['2 people fit', narrow, { within: 2000 }],
    ['10 people fit', () => button(page, 'Reset filters').click(), { within: 2000 }],
    [/^Couldn’t pass: /, () => refused(page, '**/api/connections/**', pass)],
    ['You passed Noah Abrahams: They’re not told. Press F8 for Undo.', pass],
    ['Pass withdrawn: Noah Abrahams can appear again.', () => button(page, 'Undo').click()],
    ['You’re hidden: No one sees you in Connections, and you see no one.', visible],
    ['You’re visible: People who fit can find you again.', visible],
  ]);
});
