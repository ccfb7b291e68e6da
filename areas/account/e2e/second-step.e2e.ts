import type { Page } from '@playwright/test';
import { openEmbedded } from '#platform/server/db.ts';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signOut, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { joined, newestMail, password, signInConfirmed } from '#platform/web/testing/people.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';
import { appWith } from '../server/testing/phone.ts';

test.use({ serverEnv: { RATE_LIMITS: 'off' } });
test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));
test.describe.configure({ timeout: 240_000 });

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const account = (page: Page) => page.getByRole('button', { name: /, your account$/ });
const main = (page: Page) => page.getByRole('main');
/** The code that the app shows next: the present one may be used up, and the next counts already. */
const nextCode = (key: string) => appWith(key).code(new Date(Date.now() + 30_000));

async function checkScreen(page: Page, name: string, { crawl = false } = {}) {
  await settled(page);
  await withThemes(page, async ({ label }) => checkAccessibility(page, { name: `${name}, ${label}` }));
  await checkReflow(page, { name });
  if (crawl) await crawlKeyboard(page, { name });
}

/** Two-step sign-in without the screens, for journeys about what comes after; the first code is used. */
async function withTwoStep(page: Page) {
  const person = await joined(page);
  const { key } = await (await page.request.post('/api/account/two-step/start')).json();
  const data = { code: appWith(key).code(new Date()) };
  const confirmed = await page.request.post('/api/account/two-step/confirm', { data });
  expect(confirmed.status(), await confirmed.text()).toBe(200);
  const { codes } = await confirmed.json();
  return { ...person, key: key as string, codes: codes as string[] };
}

async function firstStep(page: Page, email: string, search = '') {
  await signOut(page);
  await page.goto(`/sign-in${search}`);
  const form = main(page).getByRole('form', { name: 'Sign in with a password' });
  await form.getByLabel('Email address').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Second step');
}

test('by keyboard alone: two-step sign-in is set up, and signing in asks for it', async ({ page, problems }) => {
  problems.allow(/status of 400/);
  const person = await joined(page);
  await page.goto('/settings/security');
  await settled(page);
  await page.getByRole('button', { name: 'Set up two-step sign-in' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Step 1: give your app the key' })).toBeFocused();
  await checkScreen(page, 'two-step, set up');
  const key = (await page.locator('.secret-key').textContent()) ?? '';
  expect(key).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  await page.getByLabel('Code from your app').focus();
  const right = appWith(key).code(new Date());
  await page.keyboard.type(right === '000000' ? '000001' : '000000');
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused();
  await page.getByLabel('Code from your app').fill(appWith(key).code(new Date()));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Two-step sign-in is on' })).toBeFocused();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [first = ''] = await codes.allTextContents();
  await checkScreen(page, 'two-step, recovery codes');
  await page.getByRole('button', { name: 'Copy the codes' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => timesAnnounced(page, 'Recovery codes copied')).toBe(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(first);
  await page.getByRole('button', { name: 'I have kept the codes' }).focus();
  await page.keyboard.press('Enter');
  await expect(main(page)).toContainText('10 recovery codes are left');
  await expect(codes).toHaveCount(0);
  await newestMail(page.request, person.email, /need a code from your app/);

  await firstStep(page, person.email, '?return=/faq');
  await expect(account(page)).toHaveCount(0);
  await page.getByLabel('Code from your app').focus();
  await page.keyboard.type(nextCode(key));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/faq$/);
  await expect(account(page)).toContainText(person.displayName);
});

test('a recovery code gets in once; without the first step there is nothing to complete', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 4(00|10)/);
  const person = await withTwoStep(page);
  const [code = ''] = person.codes;
  await firstStep(page, person.email);
  await page.reload();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill('no such code');
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused();
  await expect(page.getByLabel('Recovery code')).toHaveValue('no such code');
  await checkAccessibility(page, { name: 'second step, refused' });
  await page.getByLabel('Recovery code').fill(code.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(account(page)).toContainText(person.displayName);
  await newestMail(page.request, person.email, /9 recovery codes are left/);
  await signOut(page);
  await page.goto('/sign-in/second-step');
  await page.getByLabel('Code from your app').fill('123456');
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('alert').filter({ hasText: 'timed out' })).toBeVisible();
  await page.getByRole('link', { name: 'start again from the sign-in page' }).click();
  await expect(title(page)).toHaveText('Sign in');
});

/** A device that checks a finger, over the browser’s own protocol; call it on a page of ours. */
async function plugIn(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    finger: (right: boolean) => session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: right }),
  };
}

test('a passkey: added, named, a role that waited for it counts, and it signs in', async ({ page, problems }) => {
  const person = await joined(page);
  const { member } = await (await page.request.get('/api/session')).json();
  await signInConfirmed(page, 1);
  const granted = await page.request.post(`/api/admin/members/${member.id}/roles/grant`, {
    data: { role: 'admin', reason: 'For a journey.' },
  });
  expect(granted.status(), await granted.text()).toBe(200);
  await signOut(page);
  await page.request.post('/api/session/sign-in', { data: { email: person.email, password } });
  problems.allow(/status of 40[013]/);
  await page.goto('/admin/members');
  await expect(main(page)).toContainText('Your role as administrator isn’t active yet');
  await page.getByRole('link', { name: 'Open Sign-in and security' }).click();
  await expect(title(page)).toHaveText('Sign-in and security');
  await expect(main(page)).toContainText('Your role as administrator isn’t active yet');
  await checkScreen(page, 'security, role waits');

  const form = main(page).getByRole('form', { name: 'Add a passkey' });
  const device = await plugIn(page);
  await device.finger(false);
  await form.getByLabel('Name of the new passkey').fill('Journey key');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alert')).toContainText('Nothing has changed');
  await expect(form.getByLabel('Name of the new passkey')).toHaveValue('Journey key');
  await device.finger(true);
  await form.getByRole('button', { name: 'Add a passkey' }).click();
  const list = page.getByRole('list', { name: 'Your passkeys' });
  await expect(list).toContainText('Journey key');
  expect(await timesAnnounced(page, 'Passkey added')).toBe(1);
  await expect(main(page)).not.toContainText('isn’t active yet');
  await list.getByRole('button', { name: 'Rename Journey key' }).click();
  await page.getByLabel('New name').fill('The key on my ring');
  await page.keyboard.press('Enter');
  await expect(list.getByRole('button', { name: 'Rename The key on my ring' })).toBeFocused();
  await page.goto('/admin/members');
  await expect(page.getByRole('button', { name: 'Find members' })).toBeVisible();

  // The device stays plugged in only while the page stays with this site.
  const leave = () => page.request.post('/api/session/sign-out', { data: {} });
  // Here the browser suggests nothing by itself, and the button is what there is.
  await page.addInitScript(() => {
    if (location.search.includes('faq')) PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await leave();
  await page.goto('/sign-in?return=/faq');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(account(page)).toContainText(person.displayName);
  // Here it does, and the device takes what is suggested.
  await leave();
  await page.goto('/sign-in?return=/settings/security');
  await expect(list).toContainText('Last used');
  await expect(account(page)).toContainText(person.displayName);
  await list.getByRole('button', { name: 'Remove The key on my ring' }).click();
  await checkAccessibility(page, { name: 'remove a passkey?' });
  await page.getByRole('button', { name: 'Remove passkey' }).click();
  await expect(main(page)).toContainText('No passkeys yet');
  await expect(page.getByRole('heading', { name: 'Passkeys' })).toBeFocused();
  await newestMail(page.request, person.email, /can no longer sign in/);
});

test('after 12 hours a moderator shows the second step again, and is back on the page that asked', async ({
  page,
  server,
  browser,
  baseURL,
  problems,
}) => {
  problems.allow(/status of 403|ERR_CONNECTION|WebSocket|Failed to fetch|fetching the script/);
  const person = await withTwoStep(page);
  const { member } = await (await page.request.get('/api/session')).json();
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  await signInConfirmed(await elsewhere.newPage(), 1);
  const granted = await elsewhere.request.post(`/api/admin/members/${member.id}/roles/grant`, {
    data: { role: 'moderator', reason: 'For a journey.' },
  });
  expect(granted.status(), await granted.text()).toBe(200);
  await elsewhere.close();
  await page.goto('/moderation?tab=flags');
  await expect(page.getByRole('tab', { name: /Content Flags/ })).toBeVisible();
  await page.goto('/faq');
  await settled(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await server.pause();
  const database = await openEmbedded(server.dataDir);
  await database.query(
    '',
    "update sessions set second_step_at = second_step_at - interval '12 hours 1 minute' where user_id = $1",
    [member.id],
  );
  await database.close();
  await server.restart();
  for (const path of [
    '/skills-marketplace/disputes',
    '/mentor-matching/checks',
    '/connections/checks',
    '/resources/review',
  ]) {
    await page.goto(path);
    await expect(main(page), path).toContainText('Your role as moderator isn’t active yet');
  }
  await page.goto('/moderation?tab=flags');
  await expect(main(page)).toContainText('Your role as moderator isn’t active yet');
  await expect(main(page)).toContainText('in the last 12 hours');
  await checkScreen(page, 'moderation, role waits', { crawl: true });
  await page.getByRole('link', { name: 'Open Sign-in and security' }).click();
  await expect(title(page)).toHaveText('Sign-in and security');
  await expect(main(page)).toContainText(
    'You haven’t used your app or passkey on this device in the last 12 hours. Confirm it’s you below, and the role is active straight away.',
  );
  await expect(main(page)).toContainText(
    'We sign out a device after 30 days without use, and after 90 days in any case.',
  );
  await checkScreen(page, 'security, role waits again', { crawl: true });
  await page.getByLabel('Code from your app').focus();
  await page.keyboard.type(nextCode(person.key));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/moderation\?tab=flags$/);
  await expect(page.getByRole('tab', { name: /Content Flags/ })).toBeVisible();
  expect(await timesAnnounced(page, 'Thank you, you’ve confirmed it’s you')).toBe(1);
});

test('a session that is over asks for a sign-in, and what was being written is still there', async ({
  page,
  server,
  problems,
}) => {
  problems.allow(/status of 40|ERR_CONNECTION|WebSocket|Failed to fetch|fetching the script/);
  const person = await joined(page);
  await page.goto('/');
  const post = page.getByRole('textbox', { name: /What’s on your mind|Write a post/ }).first();
  await post.fill('Half a thought about ramps');
  await settled(page);
  await server.pause();
  const database = await openEmbedded(server.dataDir);
  await database.query('', 'update sessions set expires_at = now()');
  await database.close();
  await server.restart();
  await page.goto('/sign-in');
  await page.getByLabel('Email address').first().fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(account(page)).toContainText(person.displayName);
  await expect(post).toHaveValue('Half a thought about ramps');
});

test('the recovery sheet: new codes, on paper without the page around it, and gone afterwards', async ({ page }) => {
  const person = await withTwoStep(page);
  await page.goto('/settings/security');
  await main(page).getByRole('link', { name: 'recovery sheet' }).first().click();
  await expect(title(page)).toHaveText('Recovery sheet');
  const sheet = page.getByRole('article', { name: 'Doorways: my way back in' });
  await expect(sheet).toContainText(person.email);
  await expect(sheet.getByRole('img', { name: /^QR code of the sign-in page/ })).toBeVisible();
  await checkScreen(page, 'recovery sheet', { crawl: true });
  await page.getByRole('button', { name: 'Put new recovery codes on it' }).click();
  await page.getByRole('button', { name: 'Make new codes' }).click();
  const codes = sheet.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expect(page.getByRole('heading', { name: 'Recovery codes' })).toBeFocused();
  const [code = ''] = await codes.allTextContents();
  expect(person.codes).not.toContain(code);
  await checkAccessibility(page, { name: 'recovery sheet with codes' });
  await page.emulateMedia({ media: 'print' });
  await expect(codes.first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print the sheet' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: null });
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain(code);
  await main(page).getByRole('link', { name: 'Sign-in and security' }).click();
  await expect(title(page)).toHaveText('Sign-in and security');
  await page.goBack();
  await expect(sheet).toBeVisible();
  await expect(codes).toHaveCount(0);
});
