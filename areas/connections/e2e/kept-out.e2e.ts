import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { expect, signInAs, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { button, expected, giveBirthDate, open, sound, title, told } from './journey.ts';

test.beforeEach(({ problems }) => expected(problems));

const moderatorId = 2;

test('a moderator keeps out another account by hand; its member reads why before they fill anything in, and can appeal', async ({
  page,
  another,
  problems,
}) => {
  problems.allow(/status of 409.*connection-bans/);
  const moderator = await another(moderatorId);
  const data = {
    targetUserId: 22,
    actionType: 'content_removed',
    contentType: 'relationship_profile',
    contentId: 22,
    reason: 'Insults in every chat.',
  };
  expect((await moderator.request.post('/api/moderation-actions', { data })).status()).toBe(201);
  const kavindi = await another(22);
  await open(kavindi, '/connections');
  await expect(kavindi.getByText('A moderator took your profile down')).toBeVisible();

  await open(moderator, '/moderation');
  await moderator.getByRole('tab', { name: 'Moderation Actions' }).click();
  await button(moderator, 'Keep out another account of Kavindi Perera').click();
  const dialog = moderator.getByRole('dialog', { name: 'Keep out another account of Kavindi Perera?' });
  await button(moderator, 'Keep out of Connections').click();
  await expect(dialog.getByRole('link', { name: 'Say why.' })).toBeVisible();
  await checkAccessibility(moderator, { name: 'keeping out another account' });
  await dialog.getByLabel('Account').fill('/profile/13');
  await dialog.getByLabel('Your reason').fill('The same photos as an account that is kept out.');
  await button(moderator, 'Keep out of Connections').click();
  await told(moderator, 'Account kept out of Connections');

  await button(moderator, 'Let in someone with the same email as Kavindi Perera').focus();
  await moderator.keyboard.press('Enter');
  const other = moderator.getByRole('dialog', { name: 'Let in someone with the same email address?' });
  await other.getByLabel('Account').fill('28');
  await other.getByLabel('Your reason').fill('The address has a new owner.');
  await button(moderator, 'Let in to Connections').click();
  await expect(other).toContainText('No other account with this email address is kept out.');

  await signInAs(page, 13);
  await open(page, '/connections');
  await giveBirthDate(page, ['2', 'March', '1990']);
  await expect(page.getByText('You can’t have a relationship profile')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create Relationship Profile' })).toHaveCount(0);
  await sound(page, 'kept out');
  await checkReflow(page, { name: 'kept out' });
  await crawlKeyboard(page, { name: 'kept out' });
  await open(page, '/connections/profile');
  await expect(page.getByText('You can’t have a relationship profile')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Your reports' }).click();
  await expect(title(page, 'Your reports')).toBeVisible();
  await page.getByRole('link', { name: 'Content removed' }).click();
  await expect(page.getByRole('main')).toContainText('The same photos as an account that is kept out.');
  await expect(page.getByRole('main')).toContainText('You can’t make another one.');
});

test('a member with the email address of someone kept out is told, and whom to ask', async ({ page }) => {
  await signInAs(page, 9);
  const age = { level: 'declared', declaredAt: '2026-01-02T03:04:05.000Z' };
  await page.route('**/api/connections/standing', (route) => route.fulfill({ json: { age, closed: 'email' } }));
  await open(page, '/connections');
  await expect(page.getByText('You can’t make a relationship profile')).toBeVisible();
  await checkAccessibility(page, { name: 'kept out by an email address' });
  await page.getByRole('main').getByRole('link', { name: 'contact support' }).click();
  await expect(page).toHaveURL(/\/contact-support$/);
});
