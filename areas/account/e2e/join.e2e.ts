import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, signOut, test } from '#platform/web/testing/journey.ts';
import { fillSignUp, joined, mailedCode, mailedPath, newPerson, password } from '#platform/web/testing/people.ts';

// The journeys of this file come from one address, one after the other; the limits have tests of their own.
test.use({ serverEnv: { RATE_LIMITS: 'off' } });
// A member who has stored no preferences: the specified answer is 404, and the browser notes it.
test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const account = (page: Page) => page.getByRole('button', { name: /, your account$/ });
const main = (page: Page) => page.getByRole('main');
const form = (page: Page, button: string) =>
  main(page)
    .locator('form')
    .filter({ has: page.getByRole('button', { name: button, exact: true }) });

test('somebody joins: the form, the mail in the outbox, its link, and in', async ({ page }) => {
  await signOut(page);
  const person = newPerson();
  await page.goto('/sign-in');
  await main(page).getByRole('link', { name: 'Create an account' }).click();
  await expect(title(page)).toHaveText('Create an account');
  await fillSignUp(page, person);
  await page.getByRole('button', { name: 'Create account' }).click();
  const sent = page.getByRole('heading', { name: 'Check your email' });
  await expect(sent).toBeFocused();
  await page.getByRole('link', { name: 'Open the outbox' }).click();
  const mail = page.getByRole('article', { name: 'Confirm your email address' }).filter({ hasText: person.email });
  await expect(async () => {
    if (!(await mail.isVisible())) await page.getByRole('button', { name: 'Check for new emails' }).click();
    await expect(mail).toBeVisible({ timeout: 1000 });
  }).toPass();
  await mail.getByRole('link').click();
  await expect(title(page)).toHaveText('Confirm your email address');
  const choose = main(page).getByRole('form', { name: 'Choose a password' });
  await expect(choose).toContainText(
    `The account is for ${person.email}. Your display name will be ${person.displayName}, and your username ${person.username}.`,
  );
  await choose.getByLabel('Password', { exact: true }).fill(person.password);
  await choose.getByRole('button', { name: 'Create account and sign in' }).click();
  await expect(account(page)).toContainText(person.displayName);
  await expect(account(page)).toContainText('Free Member');
  expect(await timesAnnounced(page, `Welcome, ${person.displayName}`)).toBe(1);
});

test('by keyboard alone: what is wrong is said at its field, and then somebody joins', async ({ page, problems }) => {
  problems.allow(/status of 400/);
  await signOut(page);
  const person = newPerson();
  await page.goto('/sign-up');
  await settled(page);
  await page.getByRole('button', { name: 'Create account' }).focus();
  await page.keyboard.press('Enter');
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Display name')).toBeFocused();
  await page.keyboard.type(person.displayName);
  for (const text of [person.username, person.email, '31', '2', '1990']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await expect(summary).toContainText('Enter a real date');
  await expect(summary).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Day')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  await page.goto(await mailedPath(page.request, person.email, /verify-email/));
  await settled(page);
  await page.getByLabel('Password', { exact: true }).focus();
  await page.keyboard.type('Password1');
  await page.keyboard.press('Enter');
  await expect(summary).toContainText('easy to guess');
  await expect(summary).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(person.password);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Create account and sign in' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(account(page)).toContainText(person.displayName);
});

test('a link that was used says so and shows the way on', async ({ page, problems }) => {
  problems.allow(/status of 410/);
  await signOut(page);
  const person = newPerson();
  await page.goto('/sign-up');
  await fillSignUp(page, person);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const path = await mailedPath(page.request, person.email, /verify-email/);
  await page.goto(path);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Create account and sign in' }).click();
  await expect(account(page)).toContainText(person.displayName);
  await page.goto(path);
  await expect(page.getByRole('alert').filter({ hasText: 'That didn’t work' })).toContainText('has been used');
  await checkAccessibility(page, { name: 'a link that was used' });
});

test('signing in by password: a wrong one is said, what was typed stays, and the right one leads back', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 400/);
  const person = await joined(page);
  await signOut(page);
  await page.goto('/sign-in?return=/faq');
  const own = form(page, 'Sign in');
  await own.getByLabel('Email address').fill(person.email);
  await own.getByLabel('Password', { exact: true }).fill('not this one');
  await page.keyboard.press('Enter');
  await expect(own.getByRole('alert')).toContainText('don’t match');
  await expect(own.getByLabel('Email address')).toHaveValue(person.email);
  await own.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/faq$/);
  await expect(account(page)).toContainText(person.displayName);
  expect(await timesAnnounced(page, `You’re signed in as ${person.displayName}`)).toBe(1);
});

test('signing in by mail: with its link, and with its code', async ({ page, problems }) => {
  problems.allow(/status of 400/);
  const person = await joined(page);
  const ask = async () => {
    await signOut(page);
    await page.goto('/sign-in?return=/faq');
    const own = form(page, 'Email me a link');
    await own.getByLabel('Email address for the link').fill(person.email);
    await own.getByRole('button', { name: 'Email me a link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  };
  await ask();
  const code = await mailedCode(page.request, person.email);
  await page.getByLabel('Code from the email').fill(code === '000 000' ? '000 001' : '000 000');
  await page.keyboard.press('Enter');
  await expect(form(page, 'Sign in with the code').getByRole('alert')).toContainText('isn’t right');
  await page.getByLabel('Code from the email').fill(code);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/faq$/);
  await expect(account(page)).toContainText(person.displayName);
  await signOut(page);
  await page.request.post('/api/session/link', { data: { email: person.email } });
  const used = await mailedCode(page.request, person.email);
  await expect.poll(async () => mailedCode(page.request, person.email)).not.toBe(code);
  expect(used).toMatch(/^\d{3} \d{3}$/);
  await page.goto(await mailedPath(page.request, person.email, /sign-in-link/));
  await page.getByRole('button', { name: 'Sign in now' }).click();
  await expect(account(page)).toContainText(person.displayName);
});

test('a forgotten password: the mail, a new one, and the other browser is out', async ({ page, browser, baseURL }) => {
  const person = await joined(page);
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await elsewhere.newPage();
  await signOut(other);
  await other.goto('/forgot-password');
  await other.getByLabel('Email address').fill(person.email);
  await other.getByRole('button', { name: 'Email me a link' }).click();
  await expect(other.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  await other.goto(await mailedPath(other.request, person.email, /reset-password/));
  await other.getByLabel('New password').fill('another quiet river');
  await other.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(account(other)).toContainText(person.displayName);
  const sessions = await (await other.request.get('/api/account/sessions')).json();
  expect(sessions).toHaveLength(1);
  await elsewhere.close();
});

test('a session is ended from another browser, and a new address and password are set', async ({
  page,
  browser,
  baseURL,
  problems,
}) => {
  problems.allow(/status of 400/);
  const person = await joined(page);
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const signedIn = await elsewhere.request.post('/api/session/sign-in', {
    data: { email: person.email, password },
  });
  expect(signedIn.status()).toBe(200);
  await page.goto('/accessibility');
  await page.getByRole('link', { name: 'Sign-in and security' }).click();
  await expect(title(page)).toHaveText('Sign-in and security');
  const list = page.getByRole('list', { name: 'Your sessions' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list).toContainText('This device');
  await list.getByRole('button', { name: /^End this session/ }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  expect(await timesAnnounced(page, 'Session ended')).toBe(1);
  expect((await elsewhere.request.get('/api/account/sessions')).status()).not.toBe(200);
  await elsewhere.close();

  const own = form(page, 'Change password');
  await own.getByLabel('Current password').fill('not this one');
  await own.getByLabel('New password').fill('another quiet river');
  await page.keyboard.press('Enter');
  await expect(own.getByRole('alert')).toContainText('isn’t your current password');
  await own.getByLabel('Current password').fill(password);
  await page.keyboard.press('Enter');
  expect(await timesAnnounced(page, 'Password changed')).toBe(1);
  await expect(own.getByLabel('New password')).toHaveValue('');

  const address = form(page, 'Change email address');
  await address.getByLabel('New email address').fill(`new-${person.email}`);
  await address.getByLabel('Your password').fill('another quiet river');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  await page.goto(await mailedPath(page.request, `new-${person.email}`, /confirm-email/));
  await page.getByRole('button', { name: 'Use this address' }).click();
  await expect(page.getByRole('heading', { name: 'Email address changed' })).toBeFocused();
  await main(page).getByRole('link', { name: 'Sign-in and security' }).click();
  await expect(main(page)).toContainText(`You sign in with new-${person.email}`);
});

test('the link to a new address asks for a sign-in first, and comes back', async ({ page }) => {
  const person = await joined(page);
  const email = `later-${person.email}`;
  await page.request.post('/api/account/email', { data: { email, password } });
  const path = await mailedPath(page.request, email, /confirm-email/);
  await signOut(page);
  await page.goto(path);
  await expect(main(page)).toContainText('First sign in to the account that asked for this address.');
  await settled(page);
  await checkAccessibility(page, { name: 'a new address, signed out' });
  await main(page).getByRole('link', { name: 'Sign in to your account' }).click();
  const own = form(page, 'Sign in');
  await own.getByLabel('Email address').fill(person.email);
  await own.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Use this address' }).click();
  await expect(page.getByRole('heading', { name: 'Email address changed' })).toBeFocused();
});

test('a sample member shows who they are with a code from the outbox, and may set a password', async ({ page }) => {
  await signInAs(page, 7);
  await page.goto('/settings/security');
  await expect(page.getByRole('button', { name: 'Set password' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  const { email } = (await (await page.request.get('/api/account/security')).json()) as { email: string };
  await page.getByLabel('Code from the email').fill(await mailedCode(page.request, email));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Thank you, you’ve confirmed it’s you' })).toBeFocused();
  await page.getByLabel('New password').fill('a quiet river bank');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible();
});

test('without a session the demo’s member has nothing to manage, and the page says why', async ({ page }) => {
  await page.goto('/settings/security');
  await expect(main(page)).toContainText('has no session or password');
  await page.getByRole('link', { name: 'Sign in as a member' }).click();
  await page.getByRole('button', { name: 'Sign in as Dean Bartley' }).click();
  await expect(title(page)).toHaveText('Sign-in and security');
});

test('while very many join, the browser does the work: no one has anything to solve', async ({ page, problems }) => {
  problems.allow(/status of 409/);
  await signOut(page);
  const person = newPerson();
  await page.goto('/sign-up');
  await settled(page);
  const sent: { proof?: { challenge: string; answer: string } }[] = [];
  await page.route('**/api/account/sign-up', async (route) => {
    sent.push(route.request().postDataJSON());
    if (sent.length > 1) return route.continue();
    const body = {
      type: '/problems/conflict',
      title: 'Conflict',
      status: 409,
      detail: 'Very many people are joining now.',
    };
    await route.fulfill({ status: 409, contentType: 'application/problem+json', body: JSON.stringify(body) });
  });
  await fillSignUp(page, person);
  await page.getByRole('button', { name: 'Create account' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused({ timeout: 60_000 });
  expect(await timesAnnounced(page, 'Many people are joining, so this takes a few seconds.')).toBe(1);
  expect(sent[0]?.proof).toBeUndefined();
  expect(sent[1]?.proof?.answer).toMatch(/^\d+$/);
});
