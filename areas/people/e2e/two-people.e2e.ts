import type { Page } from '@playwright/test';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signOut, test } from '#platform/web/testing/journey.ts';
import { listening } from '#platform/web/testing/live.ts';
import { fillSignUp, mailedPath, type NewPerson, newestMail, newPerson } from '#platform/web/testing/people.ts';

test.use({ serverEnv: { RATE_LIMITS: 'off' } });
// Neither has stored preferences; and what was there a moment ago is gone after the block and the end of the account.
test.beforeEach(({ problems }) => problems.allow(/status of 404/));
test.describe.configure({ timeout: 180_000 });

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const account = (page: Page) => page.getByRole('button', { name: /, your account$/ });
const bell = (page: Page) =>
  page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: /^Notifications/ });

/** From the form to the first page as a member, with the mail in between. */
async function join(page: Page, person: NewPerson, press: (page: Page, name: string) => Promise<void>) {
  await signOut(page);
  await page.goto('/sign-up');
  await settled(page);
  await fillSignUp(page, person);
  await press(page, 'Create account');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  await page.goto(await mailedPath(page.request, person.email, /verify-email/));
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await press(page, 'Create account and sign in');
  await expect(account(page)).toContainText(person.displayName);
}

const idOf = async (page: Page) =>
  ((await (await page.request.get('/api/session')).json()) as { member: { id: number } }).member.id;

const byPointer = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
async function byKeyboard(page: Page, name: string | RegExp) {
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
}

test('two people in two browsers join, follow, are told, part by a block, and one leaves for good', async ({
  page: mei,
  browser,
  baseURL,
}) => {
  const other = await browser.newContext(baseURL ? { baseURL } : {});
  const tom = await other.newPage();
  const [asMei, asTom] = [newPerson(), newPerson()];
  await join(mei, asMei, byPointer);
  await join(tom, asTom, byKeyboard);
  const [meiId, tomId] = [await idOf(mei), await idOf(tom)];

  // Mei writes; Tom finds her by search, and follows her by keyboard.
  const words = `The late ferry has a ramp now, says ${asMei.username}.`;
  await mei.goto('/');
  await mei.getByLabel('Write a post').fill(words);
  await mei.getByRole('form', { name: 'New post' }).getByRole('button', { name: 'Post', exact: true }).click();
  await expect(mei.getByText(words)).toBeVisible();
  await mei.goto('/notifications');
  await settled(mei);
  await listening(mei);
  await tom.goto(`/search?q=${asMei.username}`);
  await tom
    .getByRole('main')
    .getByRole('link', { name: new RegExp(asMei.displayName) })
    .first()
    .click();
  await expect(title(tom)).toHaveText(asMei.displayName);
  await byKeyboard(tom, `Follow ${asMei.displayName}`);
  await expect(tom.getByRole('link', { name: '1 Followers' })).toBeVisible();

  // The news reaches Mei where she is, and leads to him; she follows back.
  const notice = mei.getByRole('link', { name: `${asTom.displayName} followed you` });
  await expect(notice).toBeVisible({ timeout: 20_000 });
  await expect(bell(mei)).toContainText('1');
  await notice.click();
  await expect(title(mei)).toHaveText(asTom.displayName);
  await byPointer(mei, `Follow ${asTom.displayName}`);
  expect(await timesAnnounced(mei, `You follow ${asTom.displayName}`)).toBe(1);
  await expect(bell(mei)).toHaveText('Notifications');

  // Tom blocks her, by keyboard: within a second neither finds the other, and nothing tells her.
  await byKeyboard(tom, `Block ${asMei.displayName}`);
  const question = tom.getByRole('alertdialog');
  await expect(question).toContainText('won’t be told');
  await question.getByRole('button', { name: `Block ${asMei.displayName}` }).focus();
  await tom.keyboard.press('Enter');
  await expect(tom.getByRole('button', { name: `Unblock ${asMei.displayName}` })).toBeVisible();
  await expect.poll(async () => (await mei.request.get(`/api/users/${tomId}`)).status()).toBe(404);
  await mei.goto(`/search?q=${asTom.username}`);
  await settled(mei);
  await expect(mei.getByRole('main').getByText(asTom.displayName)).toHaveCount(0);
  await mei.goto(`/profile/${meiId}`);
  await expect(mei.getByRole('link', { name: '0 Followers' })).toBeVisible();
  await expect(bell(mei)).toHaveText('Notifications');

  // Mei deletes her account: closed at once, and her words with it.
  await mei.goto('/settings/privacy');
  await byPointer(mei, 'Delete my account');
  await mei
    .getByRole('alertdialog', { name: 'Delete your account?' })
    .getByRole('button', { name: 'Delete my account' })
    .click();
  await expect(title(mei)).toHaveText('Your account is closed');
  expect(await newestMail(mei.request, asMei.email, /will be permanently deleted on/)).toContain('Keep my account');
  await tom.goto(`/search?q=${encodeURIComponent(words)}`);
  await settled(tom);
  await expect(tom.getByRole('main').getByText(asMei.displayName)).toHaveCount(0);
  await other.close();
});
