import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, signOut, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { listening } from '#platform/web/testing/live.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';
import { isSealed, passphrase, privacy, seal, unlock } from './seal-steps.ts';

test.beforeEach(({ problems }) => problems.allow(/status of 404.*(accessibility-preferences|wellness-shares\/open)/));

const sharing = '/wellness-tracking/sharing';
const share = (page: Page, name: string) => page.getByRole('article', { name });

async function open(page: Page, member: number, path = sharing) {
  await signInAs(page, member);
  await page.goto(path);
  await settled(page);
}

/** The form as it comes, but for the name and what `fill` does; ends on the list. */
async function makeShare(page: Page, name: string, fill: () => Promise<unknown> = async () => undefined) {
  await page.goto(`${sharing}/new`);
  await page.getByRole('textbox', { name: /^Who is it for/ }).fill(name);
  await fill();
  await page.getByRole('button', { name: 'Share this' }).click();
  await expect(share(page, name)).toBeVisible();
}

async function linkOf(page: Page, name: string): Promise<string> {
  await share(page, name).getByText(`Link for ${name}`, { exact: true }).click();
  const link = await share(page, name).locator('.share-link').innerText();
  expect(link).toMatch(/\/wellness-tracking\/shared#[\w-]{22}\.[\w-]{43}(\.code)?$/);
  return link;
}

async function openLink(page: Page, link: string) {
  await page.goto('about:blank');
  await page.goto(link);
  await settled(page);
}

async function guest(another: (userId: number) => Promise<Page>): Promise<Page> {
  const page = await another(3);
  await signOut(page);
  return page;
}

async function write(page: Page, notes: string, more: object = {}) {
  const data = { moodRating: 6, energyLevel: 5, painLevel: 2, notes, isPrivate: false, shareWithHealthcare: true };
  const answer = await page.request.post('/api/wellness-entries', { data: { ...data, ...more } });
  expect(answer.status(), await answer.text()).toBe(201);
}

test('a link is made, opened signed out, its opening is seen, and it ends in one press', async ({ page, another }) => {
  await open(page, 1, '/wellness-tracking');
  await page.getByRole('link', { name: 'Sharing', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sharing' })).toBeFocused();
  await page.getByRole('link', { name: 'New share' }).click();
  await page.getByRole('textbox', { name: /^Who is it for/ }).fill('Dr Nguyen');
  await page.getByRole('checkbox', { name: 'My list of medicines' }).check();
  await page.getByRole('button', { name: 'Share this' }).click();
  await expect(page.getByRole('heading', { level: 3, name: 'Dr Nguyen' })).toBeFocused();
  await expect(page.getByText(/^It has \d+ records\. Now send the link\.$/).first()).toBeVisible();
  const one = share(page, 'Dr Nguyen');
  await expect(one).toContainText('Entries of all days, with notes and own scales, and the list of medicines');
  await expect(one).toContainText('Not opened yet.');
  await expect(one.getByText('not in it yet')).toHaveCount(0);

  const reader = await guest(another);
  const sent: string[] = [];
  reader.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  const link = await linkOf(page, 'Dr Nguyen');
  await openLink(reader, link);
  await expect(reader.getByRole('heading', { level: 1, name: 'Diary of Thea Kostopoulos' })).toBeFocused();
  const key = link.split('.').at(-1) ?? '';
  expect(sent.filter((text) => text.includes('wellness-shares/open'))).toHaveLength(1);
  expect(sent.filter((text) => text.includes(key))).toEqual([]);
  const rows = reader.getByRole('table', { name: 'Figures of each entry, newest first' }).getByRole('row');
  await expect.poll(() => rows.count()).toBeGreaterThan(20);
  await expect(rows.first()).toContainText('DayMoodEnergyPainSleepStiffness');
  await expect(reader.getByRole('region', { name: 'Medicines' })).toContainText('Baclofen');
  await expect(reader.getByRole('button', { name: 'Print' })).toBeVisible();
  await expect(reader.getByText('on the way')).toHaveCount(0);

  await one.getByText('Openings of Dr Nguyen: 1').click();
  await expect(one.getByText('someone with the link')).toBeVisible();
  await one.getByRole('button', { name: 'End sharing with Dr Nguyen' }).click();
  await expect(one.getByText('Ended', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: 'Dr Nguyen' })).toBeFocused();
  expect(await timesAnnounced(page, 'Sharing ended: Dr Nguyen: No one can open it now. Its copies are deleted.')).toBe(
    1,
  );
  await expect(one.getByText('Link for Dr Nguyen', { exact: true })).toHaveCount(0);
  await openLink(reader, link);
  const nothing = 'The sharing has ended, or the link is for someone else.';
  await expect(reader.getByText(nothing)).toBeVisible();
  await openLink(reader, link.replace(/#.{22}/, `#${'A'.repeat(22)}`));
  await expect(reader.getByText(nothing)).toBeVisible();
  await openLink(reader, link.slice(0, -5));
  await expect(reader.getByText('Ask the person who sent it for the whole link.')).toBeVisible();
  await one.getByRole('button', { name: 'Remove Dr Nguyen from this list' }).click();
  await expect(one).toHaveCount(0);
});

test('with a code, by keyboard alone: without it nothing is asked of the server; a wrong one is said, the right one opens', async ({
  page,
  another,
}) => {
  await open(page, 5, `${sharing}/new`);
  await page.getByRole('textbox', { name: /^Who is it for/ }).focus();
  await page.keyboard.type('My sister');
  await page.getByRole('button', { name: 'Suggest a code' }).focus();
  await page.keyboard.press('Enter');
  const code = await page.getByRole('textbox', { name: /^Code/ }).inputValue();
  expect(code).toMatch(/^[A-Z2-9]{6}$/);
  await page.getByRole('button', { name: 'Share this' }).focus();
  await page.keyboard.press('Enter');
  await expect(share(page, 'My sister')).toContainText(code);
  const reader = await guest(another);
  let asked = 0;
  reader.on('request', (request) => {
    if (request.url().endsWith('/wellness-shares/open')) asked += 1;
  });
  await openLink(reader, await linkOf(page, 'My sister'));
  const field = reader.getByRole('textbox', { name: 'Code' });
  await field.focus();
  await reader.keyboard.press('Enter');
  await expect(reader.getByText('Enter the code.')).toBeVisible();
  expect(asked).toBe(0);
  await reader.keyboard.type('WRONG2');
  await reader.keyboard.press('Enter');
  await expect(
    reader.getByText('The code is wrong, the sharing has ended, or the link is for someone else.').last(),
  ).toBeVisible();
  await field.fill('');
  await reader.keyboard.type(code.toLowerCase());
  await reader.keyboard.press('Enter');
  await expect(reader.getByRole('heading', { level: 1, name: 'Diary of Mai Anh Nguyen' })).toBeFocused();
  await page.getByRole('button', { name: 'End sharing with My sister' }).focus();
  await page.keyboard.press('Enter');
  await expect(share(page, 'My sister').getByText('Ended', { exact: true }).first()).toBeVisible();
});

test('what is written, changed and made private later is in an open share at once', async ({ page, another }) => {
  await open(page, 12);
  await expect(page.getByText('You share nothing')).toBeVisible();
  await makeShare(page, 'Physio');
  await expect(page.getByText(/^Nothing is in it yet\./).first()).toBeVisible();
  const link = await linkOf(page, 'Physio');
  const reader = await guest(another);
  await openLink(reader, link);
  await expect(reader.getByText('No entries', { exact: true })).toBeVisible();

  await page.goto('/wellness-tracking');
  await settled(page);
  const form = page.getByRole('form', { name: "Today's Wellness Entry" });
  await form.getByRole('textbox', { name: /^Notes/ }).fill('Walked to the shops.');
  await form.getByRole('switch', { name: 'Share with my health team' }).check();
  await expect(form.getByRole('switch', { name: 'Private' })).not.toBeChecked();
  expect(await timesAnnounced(page, '“Private” is off now')).toBe(1);
  const copied = () =>
    page.waitForResponse((answer) => /wellness-shares\/\d+\/copies$/.test(answer.url()) && answer.status() === 200);
  await Promise.all([copied(), form.getByRole('button', { name: 'Save entry' }).click()]);
  await openLink(reader, link);
  await expect(reader.getByText('Walked to the shops.')).toBeVisible();

  const article = page.getByRole('region', { name: 'Your entries' }).getByRole('article').first();
  await article.getByRole('button', { name: /^Edit entry of/ }).click();
  const edit = page.getByRole('region', { name: 'Your entries' }).getByRole('form');
  await edit.getByRole('textbox', { name: /^Notes/ }).fill('Walked to the sea.');
  await Promise.all([copied(), edit.getByRole('button', { name: 'Save changes' }).click()]);
  await openLink(reader, link);
  await expect(reader.getByText('Walked to the sea.')).toBeVisible();

  await article.getByRole('button', { name: /^Edit entry of/ }).click();
  await edit.getByRole('switch', { name: 'Private' }).check();
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(article).toContainText('Only you');
  await openLink(reader, link);
  await expect(reader.getByText('No entries', { exact: true })).toBeVisible();
});

test('a share of a member opens for them alone, after they sign in, and the key stays in the browser', async ({
  page,
  another,
}) => {
  await signInAs(page, 13);
  await write(page, 'Only for Thea.');
  await makeShare(page, 'Thea', async () => {
    await page.getByRole('radio', { name: /^One member/ }).check();
    await page.getByRole('searchbox', { name: 'Find a member by name' }).fill('Thea');
    await page.getByRole('button', { name: 'Choose Thea Kostopoulos' }).click();
    await expect(page.getByRole('list', { name: 'Chosen' })).toContainText('Thea Kostopoulos');
  });
  await expect(share(page, 'Thea')).toContainText('Thea Kostopoulos, signed in');
  const link = await linkOf(page, 'Thea');
  const other = await another(5);
  await openLink(other, link);
  await expect(other.getByText('The sharing has ended, or the link is for someone else.')).toBeVisible();
  await expect(other.getByRole('link', { name: 'Sign in to open it' })).toHaveCount(0);
  await signOut(other);
  await openLink(other, link);
  await other.getByRole('link', { name: 'Sign in to open it' }).click();
  await expect(other).toHaveURL(/\/sign-in\?return=/);
  expect(other.url()).not.toContain(link.split('#')[1]);
  await listening(page);
  const thea = await another(1);
  await openLink(thea, link);
  await expect(thea.getByText('Only for Thea.')).toBeVisible();
  await expect(share(page, 'Thea').getByText('Openings of Thea: 1')).toBeVisible();
});

test('who is named finds it in “Shared with me”, opens it with the pasted link, and nothing is left once it ends', async ({
  page,
  another,
}) => {
  await signInAs(page, 16);
  await write(page, 'For the list.');
  await makeShare(page, 'My friend', async () => {
    await page.getByRole('radio', { name: /^One member/ }).check();
    await page.getByRole('searchbox', { name: 'Find a member by name' }).fill('Mai');
    await page.getByRole('button', { name: 'Choose Mai Anh Nguyen' }).click();
    await page.getByRole('textbox', { name: /^Code/ }).fill('K7m2');
  });
  const owner = await page.evaluate(
    async () => (await (await fetch('/api/session')).json()).member.displayName as string,
  );
  const link = await linkOf(page, 'My friend');
  const mai = await another(5);
  await mai.goto('/wellness-tracking');
  await settled(mai);
  await mai.getByRole('link', { name: 'Shared with me', exact: true }).click();
  await expect(mai.getByRole('heading', { level: 1, name: 'Shared with me' })).toBeFocused();
  const one = mai.getByRole('article', { name: `Diary of ${owner}` });
  await expect(one).toContainText('Entries of all days, with notes and own scales');
  await expect(one).toContainText('Its link and its code');
  await expect(one).toContainText('Not yet');
  await expect(one.getByRole('link', { name: `Message ${owner}` })).toHaveAttribute('href', '/messages/with/16');

  const sent: string[] = [];
  mai.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  const field = mai.getByRole('textbox', { name: 'Link that you were sent' });
  const say = async (text: string, error: string) => {
    await field.fill(text);
    await mai.keyboard.press('Enter');
    await expect(mai.getByRole('alert').filter({ hasText: error })).toHaveCount(1);
    await expect(field).toBeFocused();
  };
  await field.focus();
  await say('', 'Paste the link.');
  await say(link.slice(0, -10), 'This isn’t a whole link to a shared diary.');
  expect(sent.filter((text) => text.includes('wellness-shares'))).toEqual([]);
  await field.fill(` ${link}\n`);
  await mai.keyboard.press('Enter');
  await mai.getByRole('textbox', { name: 'Code' }).fill('k7m2');
  await mai.getByRole('button', { name: 'Open the diary' }).click();
  await expect(mai.getByText('For the list.')).toBeVisible();
  const key = link.split('.').at(-2) ?? '';
  expect(key).toHaveLength(43);
  expect(sent.filter((text) => text.includes(key))).toEqual([]);
  await mai.goBack();
  await expect(one).toContainText('You opened it');
  await expect(one).not.toContainText('Not yet');

  await listening(mai);
  await page.getByRole('button', { name: 'End sharing with My friend' }).click();
  await expect(mai.getByText('No one shares a diary with you')).toBeVisible();
  await expect(field).toHaveCount(0);
});

test('“Shared with me” says when it couldn’t be loaded, and is sound in every theme', async ({
  page,
  another,
  problems,
}) => {
  problems.allow(/status of 500/);
  await signInAs(page, 5);
  await page.route('**/api/wellness-shares/with-me*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto('/wellness-tracking/shared-with-me');
  const alert = page.getByRole('alert').filter({ hasText: 'Couldn’t load the shared diaries' });
  await expect(alert).toBeVisible();
  await page.unroute('**/api/wellness-shares/with-me*');
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('No one shares a diary with you')).toBeVisible();
  // What is shared now shows without a reload.
  await listening(page);
  const owner = await another(14);
  for (const days of [3, 9]) {
    const until = new Date(Date.now() + days * 86_400_000).toISOString();
    const covers = { from: null, to: null, notes: true, scales: true, medicines: true };
    const data = { name: 'Mai', token: `${days}`.repeat(22), key: 'A'.repeat(43), until, covers, recipientId: 5 };
    const answer = await owner.request.post('/api/wellness-shares', { data });
    expect(answer.status(), await answer.text()).toBe(201);
  }
  await expect(page.getByRole('article', { name: /, 1 of 2$/ })).toBeVisible();
  await withThemes(page, ({ label }) => checkAccessibility(page, { name: `shared with me, ${label}` }));
  await crawlKeyboard(page, { name: 'shared with me' });
  await checkReflow(page, { name: 'shared with me' });
});

test('a sealed diary is shared by its browser: a guest reads it, and its owner sees the link once it is unlocked', async ({
  page,
  another,
}) => {
  // The key of a passphrase takes seconds, on purpose.
  test.setTimeout(120_000);
  await signInAs(page, 20);
  await write(page, 'Swam before the sealing.');
  await page.goto(privacy);
  await seal(page);
  await isSealed(page);

  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await page.getByRole('link', { name: 'Wellness tracking' }).first().click();
  await page.getByRole('link', { name: 'Sharing', exact: true }).click();
  await page.getByRole('link', { name: 'New share' }).click();
  await page.getByRole('textbox', { name: /^Who is it for/ }).fill('Dr Quokka');
  await page.getByRole('button', { name: 'Share this' }).click();
  await expect(share(page, 'Dr Quokka')).toBeVisible();
  const link = await linkOf(page, 'Dr Quokka');
  const key = link.split('.').at(-1) ?? '';
  expect(sent.filter((body) => body.includes('Dr Quokka') || body.includes(key) || body.includes('Swam '))).toEqual([]);
  const reader = await guest(another);
  await openLink(reader, link);
  await expect(reader.getByText('Swam before the sealing.')).toBeVisible();

  await page.goto('about:blank');
  await page.goto(sharing);
  await expect(page.getByText('Your diary is locked').first()).toBeVisible();
  await expect(page.getByText('Unlock your diary to see the link.')).toBeVisible();
  await page.getByRole('button', { name: 'Unlock', exact: true }).click();
  await unlock(page, passphrase);
  expect(await linkOf(page, 'Dr Quokka')).toBe(link);
  await page.getByRole('button', { name: 'End sharing with Dr Quokka' }).click();
  await expect(share(page, 'Dr Quokka').getByText('Ended', { exact: true }).first()).toBeVisible();
});

test('a list that fails says so and can be tried again; a form that is wrong names each field', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 500/);
  await signInAs(page, 9);
  await page.route('**/api/wellness-shares', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto(sharing);
  const alert = page.getByRole('alert').filter({ hasText: 'Couldn’t load what you share' });
  await expect(alert).toBeVisible();
  await page.unroute('**/api/wellness-shares');
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('You share nothing')).toBeVisible();
  await page.goto(`${sharing}/new`);
  await page.getByRole('textbox', { name: /^Code/ }).fill('a b');
  const until = page.getByRole('group', { name: /^Last day of sharing/ });
  await until.getByRole('textbox', { name: 'Year' }).fill('2020');
  await page.getByRole('button', { name: 'Share this' }).click();
  const summary = page.getByRole('alert').first();
  await expect(summary).toContainText('Write who it is for.');
  await expect(summary).toContainText('Use 4 to 12 letters or digits.');
  await expect(summary).toContainText(/The last day must be \d+ \w+ \d{4} or later\./);
});

test('the screens of sharing are sound in every theme, by keyboard and at their narrowest', async ({
  page,
  another,
}) => {
  await open(page, 1);
  await makeShare(page, 'Dr Anand');
  const reader = await guest(another);
  await openLink(reader, await linkOf(page, 'Dr Anand'));
  await page.goto(sharing);
  await settled(page);
  const form = await another(1);
  await form.goto(`${sharing}/new`);
  await settled(form);
  for (const [name, one] of [
    ['sharing', page],
    ['new share', form],
    ['shared', reader],
  ] as const) {
    await withThemes(one, ({ label }) => checkAccessibility(one, { name: `${name}, ${label}` }));
    await crawlKeyboard(one, { name });
    await checkReflow(one, { name });
  }
});
