import { settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { hearEach, refused } from '#platform/web/testing/reader.ts';

test.use({ serverEnv: { RATE_LIMITS: 'off' } });
// A press on what is not there would wait as long as the longest of these runs.
test.describe.configure({ timeout: 180_000 });
test.beforeEach(({ problems }) => problems.allow(/status of (404.*accessibility-preferences|500)/));

test('following, muting, blocking and waving away are said once, and so is each way back (A17)', async ({ page }) => {
  await signInAs(page, 21);
  const { displayName: name } = (await (await page.request.get('/api/users/13')).json()) as { displayName: string };
  await page.request.delete('/api/users/13/follow');
  await page.goto('/profile/13');
  await settled(page);
  const undo = () => page.getByRole('button', { name: /^Undo/ }).click();
  const mute = async () => {
    await page.getByRole('button', { name: `Mute ${name}`, exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `Mute ${name}` })
      .click();
  };
  const block = async () => {
    await page.getByRole('button', { name: `Block ${name}`, exact: true }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: `Block ${name}` })
      .click();
  };
  await hearEach(page, [
    [`You follow ${name}`, () => page.getByRole('button', { name: `Follow ${name}` }).click()],
    [`You no longer follow ${name}`, () => page.getByRole('button', { name: `Following ${name}` }).click()],
    [
      /^Nothing was changed: /,
      () => refused(page, '**/follow', () => page.getByRole('button', { name: `Follow ${name}` }).click()),
    ],
    [`${name} is muted Press F8 for Undo.`, mute],
    [`${name} is no longer muted`, undo],
    [`${name} is blocked: You’ll no longer see each other. Press F8 for Undo.`, block],
    [`${name} is no longer blocked`, undo],
  ]);
  await page.goto('/');
  await settled(page);
  await hearEach(page, [
    [
      /^Suggestion dismissed: .+ won’t be suggested again\. Press F8 for Undo\.$/,
      () =>
        page
          .getByRole('button', { name: /^Dismiss / })
          .first()
          .click(),
    ],
    ['Suggestion restored', undo],
  ]);
});
