import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { listening } from '#platform/web/testing/live.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';

// A member who has stored no preferences: the specified answer is 404, and the browser notes it.
test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await settled(page);
};
const nameOf = async (page: Page, id: number): Promise<string> =>
  ((await (await page.request.get(`/api/users/${id}`)).json()) as { displayName: string }).displayName;
/** A day from now, as date fields want it. */
const dayAhead = (page: Page, days: number) =>
  page.evaluate((ahead) => {
    const date = new Date(Date.now() + ahead * 86_400_000);
    const two = (value: number) => String(value).padStart(2, '0');
    return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  }, days);
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const says = (page: Page, text: string) => expect(page.locator('.toast').filter({ hasText: text })).toBeVisible();

async function fill(page: Page) {
  await page.getByLabel('Day', { exact: true }).fill(await dayAhead(page, 3));
  await page.getByLabel('We meet at').fill('14:00');
  await page.getByLabel('I check in at').fill('15:30');
  await page.getByLabel('Place', { exact: true }).fill('Café inside Yarraville Library');
  await page.getByLabel('How I get home').fill('Tram 82');
  await page.getByRole('textbox', { name: 'I’m meeting' }).fill('Eamon');
}

test('a plan is made by pointer, its contact agrees, and it ends in one press', async ({ page, another }) => {
  await signInAs(page, 5);
  const contact = await another(24);
  const [ownName, contactName] = [await nameOf(page, 5), await nameOf(page, 24)];
  await open(page, '/meets');
  await expect(page.getByRole('heading', { name: 'No meet plans yet' })).toBeVisible();
  await checkAccessibility(page, { name: 'no meet plans' });
  await page.getByRole('link', { name: 'New meet plan' }).click();
  await expect(heading(page, 'New meet plan')).toBeVisible();
  await page.getByRole('button', { name: 'Save plan' }).click();
  await expect(page.getByText('Say where you meet.').first()).toBeVisible();
  await expect(page.getByText('Choose a person.').first()).toBeVisible();
  await settled(page);
  await checkAccessibility(page, { name: 'a new meet plan with errors' });
  await fill(page);
  await page.getByRole('searchbox', { name: 'Find a person by name' }).fill(contactName);
  await page.getByRole('button', { name: `Choose ${contactName}`, exact: true }).click();
  await expect(page.getByRole('button', { name: 'Choose another contact' })).toBeFocused();
  await page.getByRole('button', { name: 'Save plan' }).click();
  await says(page, 'Plan saved');
  await expect(heading(page, 'Meet plan with Eamon')).toBeVisible();
  await expect(page.getByRole('heading', { name: `Waiting for ${contactName}` })).toBeVisible();
  await withThemes(page, ({ label }) => checkAccessibility(page, { name: `a meet plan, ${label}` }), { all: true });
  await checkReflow(page, { name: 'a meet plan' });

  // The contact sees who asks and by when, and nothing of where or with whom.
  await open(contact, '/notifications');
  await contact.getByRole('link', { name: /asked you to be their trusted contact/ }).click();
  await expect(heading(contact, `${ownName}’s trusted contact`)).toBeVisible();
  await expect(contact.getByRole('main')).not.toContainText('Yarraville');
  await expect(contact.getByRole('main')).not.toContainText('Eamon');
  await checkAccessibility(contact, { name: 'asked to be a contact' });
  await listening(page);
  await contact.getByRole('button', { name: 'Yes, tell me' }).click();
  await expect(contact.getByText('You don’t need to do anything now.')).toBeVisible();
  await expect(heading(contact, `${ownName}’s trusted contact`)).toBeFocused();

  // The page of the plan has stayed open.
  await expect(page.getByRole('heading', { name: `No answer? ${contactName} is told` })).toBeVisible();
  await page.getByRole('button', { name: '30 more minutes' }).click();
  await says(page, 'Your check-in is now at 4:00 pm');
  await page.getByRole('button', { name: 'Check in: I’m safe' }).click();
  await says(page, 'You’ve checked in');
  await expect(heading(page, 'Meet plan with Eamon')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Check in: I’m safe' })).toHaveCount(0);
});

test('by keyboard: the plan is changed and cancelled; a contact who says no is to be replaced', async ({
  page,
  another,
  problems,
}) => {
  // The open page of the first contact asks once more, when the plan is no longer for them.
  problems.allow(/status of 404.*meet-watches/);
  await signInAs(page, 7);
  const contact = await another(9);
  const day = await (async () => {
    await open(page, '/meets');
    return dayAhead(page, 4);
  })();
  const made = await page.request.post('/api/meet-plans', {
    data: {
      place: 'Town hall',
      startsAt: `${day}T10:00`,
      checkInAt: `${day}T12:00`,
      zone: 'Australia/Melbourne',
      contact: { userId: 9 },
    },
  });
  const { id } = (await made.json()) as { id: number };
  await open(contact, `/meets/watch/${id}`);
  await contact.getByRole('button', { name: 'No, I can’t' }).press('Enter');
  await expect(heading(contact, 'You said no')).toBeVisible();
  await open(page, `/meets/${id}`);
  await expect(page.getByRole('heading', { name: 'Choose another trusted contact' })).toBeVisible();
  await page.getByRole('link', { name: 'Change the plan' }).press('Enter');
  await expect(heading(page, 'Change your meet plan')).toBeVisible();
  await page.getByRole('radio', { name: 'By email' }).press('Space');
  await page.getByLabel('What I call them').fill('Aunty May');
  await page.getByLabel('Their email address').fill('may@example.org');
  await page.getByRole('button', { name: 'Save plan' }).press('Enter');
  await says(page, 'Plan saved');
  await expect(page.getByRole('heading', { name: 'Waiting for Aunty May' })).toBeVisible();
  await crawlKeyboard(page, { name: 'a meet plan' });
  await page.getByRole('button', { name: 'Cancel the plan' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the plan' }).press('Enter');
  await says(page, 'Plan cancelled');
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(heading(page, 'Meet plan')).toBeFocused();
});

test('a contact who was told sees when and where, and then that all is well', async ({ page, another }) => {
  await signInAs(page, 26);
  const owner = await another(27);
  const [contactName, ownerName] = [await nameOf(page, 26), await nameOf(page, 27)];
  await open(page, '/meets');
  await page.getByRole('link', { name: new RegExp(`^${ownerName} ?, check-in`) }).click();
  await expect(heading(page, `${ownerName}’s trusted contact`)).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText(`${ownerName} hasn’t checked in`);
  await expect(main).toContainText('The market, main entrance');
  await expect(main).toContainText('A buyer from the notice board');
  await expect(main.getByRole('link', { name: '000', exact: true })).toHaveAttribute('href', 'tel:000');
  await withThemes(page, ({ label }) => checkAccessibility(page, { name: `a contact is told, ${label}` }), {
    all: true,
  });
  await crawlKeyboard(page, { name: 'a contact is told' });
  await checkReflow(page, { name: 'a contact is told' });

  await open(owner, '/meets');
  await owner.getByRole('link', { name: /^Meet plan with A buyer/ }).press('Enter');
  await expect(owner.getByText(`${contactName} has been told`)).toBeVisible();
  await checkAccessibility(owner, { name: 'a plan whose contact was told' });
  await owner.getByRole('button', { name: 'Check in: I’m safe' }).press('Enter');
  await says(owner, 'You’ve checked in');
  await expect(main).toContainText(`${ownerName} is safe`);
  await expect(main).not.toContainText('The market');
});

test('a link that is none says so, without an account', async ({ page, problems }) => {
  problems.allow(/status of 404.*meet-link/);
  await open(page, '/meets/contact?token=1-1.none');
  await expect(page.getByText('This link doesn’t work any longer.')).toBeVisible();
  await checkAccessibility(page, { name: 'a dead link to a plan' });
});
