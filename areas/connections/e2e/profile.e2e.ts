import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, signInAs, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { alertOf, button, check, expected, giveBirthDate, open, sound, title, told } from './journey.ts';

test.beforeEach(({ problems }) => expected(problems));

test('an adult gives their age, is welcomed, and makes a profile in four steps; then it is edited and deleted', async ({
  page,
  problems,
}) => {
  test.setTimeout(120_000);
  problems.allow(/status of 400.*relationship-profile/);
  await signInAs(page, 13);
  await open(page, '/connections');
  await expect(title(page, 'Your age')).toBeVisible();
  await sound(page, 'the age step');
  await button(page, 'Continue').click();
  await expect(alertOf(page).getByRole('link')).toBeVisible();
  await giveBirthDate(page, ['4', 'May', '1982']);
  await expect(title(page, 'Connections')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Welcome to Connections' })).toBeVisible();
  await sound(page, 'the welcome');
  await page.getByRole('link', { name: 'Create Relationship Profile' }).click();

  await expect(title(page, 'Create Relationship Profile')).toBeVisible();
  await expect(page.getByText('Step 1 of 4')).toBeVisible();
  await expect(button(page, 'Previous')).toBeDisabled();
  await expect(button(page, 'Next')).toBeDisabled();
  for (const name of ['Friendship', 'Dating', 'Relationship', 'Companionship', 'Marriage']) {
    await expect(check(page, name)).not.toBeChecked();
  }
  const range = (name: string) => page.getByRole('slider', { name });
  for (const [name, value, min, max] of [
    ['Youngest age', '22', '18', '80'],
    ['Oldest age', '35', '18', '80'],
    ['Distance', '50', '5', '500'],
  ] as const) {
    await expect(range(name)).toHaveValue(value);
    await expect(range(name)).toHaveAttribute('min', min);
    await expect(range(name)).toHaveAttribute('max', max);
  }
  await expect(range('Distance')).toHaveAttribute('step', '5');
  await check(page, 'Dating').check();
  await expect(page.getByLabel('Relationship status')).toHaveValue('single');
  await check(page, 'Friendship').check();
  await sound(page, 'step 1');
  await checkReflow(page, { name: 'step 1' });
  await button(page, 'Next').click();

  await expect(page.getByText('Step 2 of 4')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'About me and interests' })).toBeFocused();
  await expect(page.getByRole('group', { name: /^Interests/ }).getByRole('checkbox')).toHaveCount(23);
  await page.getByLabel('About me').fill('Cats, small business, and slow mornings.');
  await check(page, 'Pets').check();
  await page.getByLabel('Suburb or postcode').fill('Nowhere at all');
  await sound(page, 'step 2');
  await button(page, 'Next').click();

  await expect(page.getByText('Step 3 of 4')).toBeVisible();
  await page.getByRole('textbox', { name: 'Disability' }).fill('I live with chronic pain.');
  await page.getByLabel('Who learns: disability').selectOption('After a match');
  await sound(page, 'step 3');
  await button(page, 'Next').click();
  const summary = alertOf(page);
  await expect(
    summary.getByRole('link', { name: 'Please select at least one communication preference.' }),
  ).toBeVisible();
  await page.getByRole('group', { name: 'How I like to communicate' }).getByLabel('Text').check();
  await button(page, 'Next').click();

  await expect(page.getByText('Step 4 of 4')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Friends' })).toBeChecked();
  await expect(check(page, 'Matches can send me messages')).toBeChecked();
  await sound(page, 'step 4');
  await button(page, 'Create Profile').click();
  // A refusal of the server leads to its step.
  await expect(page.getByText('Step 2 of 4')).toBeVisible();
  await expect(summary.getByRole('link', { name: /We don’t know this place/ })).toBeVisible();
  await page.getByLabel('Suburb or postcode').fill('Cannington 6107');
  await page.getByRole('button', { name: 'Privacy' }).click();
  await button(page, 'Create Profile').click();

  await expect(title(page, 'Connections')).toBeVisible();
  await told(page, 'Profile created!');
  await told(page, 'Your relationship profile has been set up successfully.');
  expect(await timesAnnounced(page, 'Profile created!: Your relationship profile has been set up successfully.')).toBe(
    1,
  );
  await expect(page.getByRole('switch', { name: 'Visible' })).toBeChecked();
  await expect(page.getByRole('tab')).toHaveText(['Discover', 'Matches', 'Activities', 'Safety']);

  await page.getByRole('link', { name: 'View my profile as others see it' }).click();
  await expect(title(page, 'Your profile as others see it')).toBeVisible();
  await expect(page.getByRole('article')).not.toContainText('chronic pain');
  const match = page.getByRole('radio', { name: 'A match', exact: true });
  // In the press itself: a choice that is kept in the address does not jump back first.
  expect(
    await match.evaluate((radio: HTMLInputElement) => {
      radio.click();
      return radio.checked;
    }),
  ).toBe(true);
  await expect(page.getByRole('article')).toContainText('I live with chronic pain.');
  await sound(page, 'the preview');
  await checkReflow(page, { name: 'the preview' });

  await page.getByRole('link', { name: 'Change who sees what' }).click();
  await expect(title(page, 'Edit my profile')).toBeVisible();
  await page.getByLabel('Who learns: disability').selectOption('Never');
  await button(page, 'Save changes').click();
  await expect(title(page, 'Connections')).toBeVisible();
  await told(page, 'Profile saved');
  await open(page, '/connections/preview?as=shared');
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByRole('article')).not.toContainText('chronic pain');

  await open(page, '/connections/profile');
  await button(page, 'Delete my relationship profile').click();
  await checkAccessibility(page, { name: 'asking before deleting' });
  await button(page, 'Delete profile').click();
  await expect(page.getByRole('heading', { name: 'Welcome to Connections' })).toBeVisible();
});

test('a draft is kept and goes on where it ended, on another device', async ({ page, another }) => {
  await signInAs(page, 5);
  await open(page, '/connections/profile');
  await giveBirthDate(page, ['9', '9', '1979']);
  await expect(title(page, 'Create Relationship Profile')).toBeVisible();
  await check(page, 'Companionship').check();
  await button(page, 'Next').click();
  await page.getByLabel('About me').fill('Half of a sentence');
  await button(page, 'Next').click();
  await expect(page.getByText(/Draft saved/)).toBeVisible();
  await expect(page.getByText(/up to step 3/)).toBeVisible();
  const elsewhere = await another(5);
  await open(elsewhere, '/connections/profile');
  await expect(elsewhere.getByText('Step 3 of 4')).toBeVisible();
  await button(elsewhere, 'Previous').click();
  await expect(elsewhere.getByLabel('About me')).toHaveValue('Half of a sentence');
  await button(elsewhere, 'Previous').click();
  await expect(check(elsewhere, 'Companionship')).toBeChecked();
});

test('under 18 there is nothing at any of its addresses, and no entry in the menu', async ({ page, problems }) => {
  problems.allow(/status of 404.*connections/);
  await signInAs(page, 14);
  for (const path of ['/connections', '/connections/profile', '/connections/people/4', '/connections/preview']) {
    await open(page, path);
    await expect(title(page, 'Connections is for adults')).toBeVisible();
  }
  await checkAccessibility(page, { name: 'nothing here' });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Messages' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Connections' })).toHaveCount(0);
});

test('a profile that does not load says so in the specified words, and a creation that fails too', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 500/);
  await signInAs(page, 1);
  await page.route('**/api/relationship-profile/1', (route) => route.fulfill({ status: 500, body: '{}' }));
  await open(page, '/connections');
  await expect(alertOf(page)).toContainText('Failed to fetch profile');
  await page.unroute('**/api/relationship-profile/1');
  await button(page, 'Retry').click();
  await expect(page.getByRole('heading', { name: 'Welcome to Connections' })).toBeVisible();
  await page.route('**/api/relationship-profile', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.getByRole('link', { name: 'Create Relationship Profile' }).click();
  await check(page, 'Friendship').check();
  await button(page, 'Next').click();
  await button(page, 'Next').click();
  await page.getByRole('group', { name: 'How I like to communicate' }).getByLabel('Text').check();
  await button(page, 'Next').click();
  await button(page, 'Create Profile').click();
  await expect(alertOf(page)).toContainText('Failed to create profile. Please try again.');
});

test('by keyboard alone: the wizard and its way back', async ({ page }) => {
  await signInAs(page, 9);
  await open(page, '/connections/profile');
  await giveBirthDate(page, ['2', 'March', '1990']);
  await expect(title(page, 'Create Relationship Profile')).toBeFocused();
  await crawlKeyboard(page, { name: 'the wizard' });
  await check(page, 'Friendship').focus();
  await page.keyboard.press('Space');
  await button(page, 'Next').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Step 2 of 4')).toBeVisible();
  await crawlKeyboard(page, { name: 'step 2' });
});
