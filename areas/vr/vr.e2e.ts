import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { announcements, forgetAnnouncements } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { listening } from '#platform/web/testing/live.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';

// A member who has stored no preferences: the specified answer is 404, and the browser notes it.
test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

const open = async (page: Page, path = '/vr-social-spaces') => {
  await page.goto(path);
  await settled(page);
};
const sound = (page: Page, name: string) =>
  withThemes(page, ({ label }) => checkAccessibility(page, { name: `${name}, ${label}` }));
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const card = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title, exact: true }) });
const enter = async (page: Page, title: string) => {
  await open(page);
  await card(page, title)
    .getByRole('button', { name: `Enter ${title}` })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The room in words' })).toBeVisible();
  await listening(page, /^vr-room:/);
};
const leave = async (page: Page) => {
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'The room in words' })).toHaveCount(0);
};

test('three tabs in the address, Back returns, and each passes the checks in every theme', async ({ page }) => {
  await signInAs(page, 14);
  await open(page);
  expect(await page.getByRole('tab').allTextContents()).toEqual([
    'Available Spaces',
    'My Sessions',
    'Adaptive Controls',
  ]);
  await sound(page, 'spaces');
  await checkReflow(page, { name: 'spaces' });
  await tab(page, 'My Sessions').click();
  await expect(page).toHaveURL(/\?tab=sessions$/);
  await expect(page.getByRole('heading', { name: 'No sessions yet' })).toBeVisible();
  await sound(page, 'no sessions');
  await tab(page, 'Adaptive Controls').click();
  await expect(page.getByRole('switch', { name: 'Switch controls' })).toBeVisible();
  await sound(page, 'adaptive controls');
  await page.goBack();
  await expect(tab(page, 'My Sessions')).toHaveAttribute('aria-selected', 'true');
});

test('the banner opens the setup guide for three platforms, and the adaptive controls', async ({ page }) => {
  await signInAs(page, 14);
  await open(page);
  await page.getByRole('button', { name: 'Setup Guide' }).click();
  const guide = page.getByRole('dialog', { name: 'Setup Guide' });
  for (const [name, step] of [
    ['Oculus', 'Open the browser of the headset from its menu.'],
    ['Steam', 'Open a browser on the computer. In SteamVR, open the desktop view.'],
    ['Browser', 'You need nothing but the browser that you use now.'],
  ] as const) {
    await expect(guide.getByRole('heading', { name })).toBeVisible();
    await expect(guide.getByText(step, { exact: true })).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(guide).toBeHidden();
  await page.getByRole('button', { name: 'Accessibility Options' }).click();
  await expect(tab(page, 'Adaptive Controls')).toHaveAttribute('aria-selected', 'true');
});

test('a card shows three features and how many more, two controls, its host and its count', async ({ page }) => {
  await signInAs(page, 14);
  await open(page);
  const verandah = card(page, 'The Verandah');
  await expect(verandah).toContainText('Everything in text, At typing pace, No sudden sounds +1 more');
  await expect(verandah).toContainText('One-handed, Switch controls');
  await expect(verandah).not.toContainText('Seated');
  await expect(verandah).toContainText('0 of 12 people');
  await expect(verandah.getByText('Social', { exact: true })).toBeVisible();
  await expect(verandah.getByText('Browser', { exact: true })).toBeVisible();
});

test('entering says so, raises the count, is in progress in My Sessions, and leaving completes it', async ({
  page,
}) => {
  await signInAs(page, 14);
  await enter(page, 'Reading Room');
  await expect(page.getByText('Joined VR Space', { exact: true })).toBeVisible();
  await expect(page.getByText("You've successfully joined the virtual space.", { exact: true })).toBeVisible();
  // Back on the list, which was read again.
  await page.goBack();
  await expect(card(page, 'Reading Room')).toContainText('1 of 8 people');
  await open(page, '/vr-social-spaces?tab=sessions');
  const session = page.locator('[id^="session-"]').first();
  await expect(session.getByText('In progress', { exact: true })).toBeVisible();
  await expect(session).toContainText('Reading Room');
  await session.getByRole('button', { name: 'Leave Reading Room' }).click();
  await expect(session.getByText('Completed', { exact: true })).toBeVisible();
  await open(page);
  await expect(card(page, 'Reading Room')).toContainText('0 of 8 people');
});

test('a full space cannot be entered, and who comes too late reads why', async ({ page, another, problems }) => {
  problems.allow(/status of 409/);
  await signInAs(page, 14);
  const space = await page.request.post('/api/vr-spaces', {
    data: { name: 'For two', description: 'Two places.', spaceType: 'social', scene: 'kitchen', maxOccupancy: 2 },
  });
  const { id } = (await space.json()) as { id: number };
  const late = await another(9);
  await open(late, `/vr-social-spaces/${id}`);
  for (const other of [await another(12), await another(16)]) {
    const answer = await other.request.post('/api/join-vr-space', { data: { spaceId: id } });
    expect(answer.status()).toBe(200);
  }
  await late.getByRole('button', { name: 'Enter For two' }).click();
  await expect(late.getByText('Couldn’t enter the space', { exact: true })).toBeVisible();
  await expect(
    late.getByText('This space has just filled up. Try again when someone has left.', { exact: true }),
  ).toBeVisible();
  await expect(late.getByRole('button', { name: 'Full For two' })).toBeDisabled();
});

test('each adaptive control is turned on, tried, sent on entering and listed with the session', async ({ page }) => {
  await signInAs(page, 14);
  await open(page, '/vr-social-spaces?tab=controls');
  for (const [name, does] of [
    ['Voice commands', 'In a room, you can speak the commands that you would type, such as “go to the window”.'],
    [
      'Eye tracking',
      'In a room, resting on a button for a moment presses it. It works with any eye tracker or pointer.',
    ],
    [
      'One-handed',
      'In a room, one pad of large buttons stays in reach: move, sit, raise your hand, hear where you are.',
    ],
    ['Seated', 'You begin on a free seat, and move from seat to seat instead of walking.'],
    ['Audio cues', 'In a room, short tones tell you when someone comes, moves or says something.'],
    ['Switch controls', 'One switch or key works the list of spaces and the room. Choices light up one after another.'],
  ] as const) {
    await expect(page.getByRole('switch', { name, exact: true })).toBeVisible();
    await expect(page.getByText(does, { exact: true })).toBeVisible();
  }
  await page.getByRole('switch', { name: 'One-handed', exact: true }).check();
  await settled(page);
  await page.getByLabel('Say or type a command').fill('go to the window');
  await page.getByRole('button', { name: 'Try it' }).click();
  await expect(page.getByText('That’s a command. It would work in a room.')).toBeVisible();
  await page.getByRole('button', { name: 'Rest here to press' }).hover();
  await expect(page.getByText('Pressed once.')).toBeVisible();
  await enter(page, 'Reading Room');
  await open(page, '/vr-social-spaces?tab=sessions');
  await expect(page.locator('[id^="session-"]').first()).toContainText('One-handed');
  await page.getByRole('button', { name: 'Leave Reading Room' }).click();
  await expect(page.locator('[id^="session-"]').first().getByText('Completed', { exact: true })).toBeVisible();
  await open(page, '/vr-social-spaces?tab=controls');
  const oneHanded = page.getByRole('switch', { name: 'One-handed', exact: true });
  await expect(oneHanded).toBeChecked();
  await oneHanded.uncheck();
  await settled(page);
  await open(page, '/vr-social-spaces?tab=controls');
  await expect(oneHanded).not.toBeChecked();
});

test('a text visitor and a map visitor meet: they see each other move, sit, speak and leave', async ({
  page,
  another,
}) => {
  await signInAs(page, 14);
  const other = await another(9);
  await enter(page, 'Plan meeting, practised');
  await enter(other, 'Plan meeting, practised');
  await other.getByRole('radio', { name: 'Flat map' }).check();
  await expect(other.getByRole('application', { name: /^Map of the room\./ })).toBeVisible();
  await sound(other, 'a room as a map');
  await sound(page, 'a room in words');

  // The map visitor goes by keyboard, and the text visitor reads where they are.
  const nameOf = async (from: Page) =>
    (await from
      .getByRole('region', { name: 'People here' })
      .getByRole('heading', { level: 3 })
      .first()
      .textContent()) ?? '';
  const theirs = await nameOf(page);
  await other.getByLabel('What would you like to do?').fill('go to the board');
  await other.getByRole('button', { name: 'Do it' }).click();
  const board = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'The board' }) });
  await expect(board).toContainText(theirs, { timeout: 15_000 });

  await page.getByLabel('What would you like to do?').fill('raise hand');
  await page.keyboard.press('Enter');
  await expect(other.getByText('Hand raised', { exact: true })).toBeVisible();

  await page.getByRole('textbox', { name: 'Say something' }).fill('Hello from the text');
  await page.keyboard.press('Enter');
  await expect(
    other.getByRole('list', { name: 'Messages' }).getByText('Hello from the text', { exact: true }),
  ).toBeVisible();

  await leave(page);
  await expect(other.getByText('No one else is in this room.').first()).toBeVisible();
  await leave(other);
});

test('one leads another who asked, and one press ends it', async ({ page, another }) => {
  await signInAs(page, 14);
  const leader = await another(9);
  await enter(leader, 'Low tide walk');
  await enter(page, 'Low tide walk');
  await page.getByRole('button', { name: /^Guide me/ }).click();
  await leader.getByRole('button', { name: 'Yes, guide them' }).click();
  await expect(page.getByRole('button', { name: 'Stop following' })).toBeVisible();
  await leader.getByLabel('What would you like to do?').fill('go to the rocks');
  await leader.keyboard.press('Enter');
  await expect(page.getByText(/^You are near the rocks/)).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Stop following' }).click();
  await expect(page.getByRole('button', { name: 'Stop following' })).toBeHidden();

  // Whoever leaves leads no one any longer.
  await page.getByRole('button', { name: /^Guide me/ }).click();
  await leader.getByRole('button', { name: 'Yes, guide them' }).click();
  await expect(page.getByRole('button', { name: 'Stop following' })).toBeVisible();
  await leave(leader);
  await expect(page.getByRole('button', { name: 'Stop following' })).toBeHidden();
  await leave(page);
});

test('by one switch: the list is gone through, and a space is entered', async ({ page }) => {
  await signInAs(page, 14);
  await open(page, '/vr-social-spaces?tab=controls');
  await page.getByRole('switch', { name: 'Switch controls', exact: true }).check();
  await settled(page);
  await open(page);
  await page.getByRole('button', { name: 'Start switch control' }).click();
  // The switch is pressed once the wanted choice is lit.
  await expect(page.locator('[data-lit]')).toHaveText(/^Enter/);
  await page.keyboard.press('Space');
  await expect(page.getByText('Joined VR Space', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The room in words' })).toBeVisible();
  // In the room a view is chosen with it too.
  await expect(page.locator('.scan-bar strong')).toHaveText('Flat map', { timeout: 15_000 });
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: 'Flat map' })).toBeChecked();
  await page.keyboard.press('Escape');
  await leave(page);
});

test('a space is made, changed and deleted, by keyboard and with every error beside its field', async ({ page }) => {
  await signInAs(page, 14);
  await open(page, '/vr-social-spaces/new');
  await page.getByRole('button', { name: 'Make the space' }).click();
  for (const name of ['Social', 'Meeting', 'Therapy', 'Training', 'Oculus', 'Steam', 'Browser']) {
    await expect(page.getByRole('radio', { name, exact: true })).toHaveCount(1);
  }
  await expect(page.getByLabel('Name', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await sound(page, 'the form with errors');
  await page.getByLabel('Name', { exact: true }).fill('Slow Sunday');
  await page.getByLabel('What happens there').fill('We sit, and knit.');
  await page.getByRole('radio', { name: 'Library' }).check();
  await page.getByRole('button', { name: 'Make the space' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Slow Sunday' })).toBeVisible();
  await page.getByRole('link', { name: 'Edit Slow Sunday' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Slow Monday');
  await page.getByRole('button', { name: 'Save the space' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Slow Monday' })).toBeVisible();
  await page.getByRole('link', { name: 'Edit Slow Monday' }).click();
  await page.getByRole('button', { name: 'Delete the space' }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page).toHaveURL(/\/vr-social-spaces$/);
  await expect(page.getByRole('link', { name: 'Slow Monday' })).toHaveCount(0);
});

test('the three specified calls answer at their addresses, with the specified fields', async ({ page }) => {
  await signInAs(page, 16);
  const spaces = (await (await page.request.get('/api/vr-spaces')).json()) as { id: number; name: string }[];
  const room = spaces.find(({ name }) => name === 'Reading Room');
  expect(room).toMatchObject({
    name: 'Reading Room',
    description: 'Bring a book. We sit together, and talk about it on the hour.',
    spaceType: 'social',
    vrPlatform: 'browser',
    currentOccupancy: 0,
    maxOccupancy: 8,
    host: { name: expect.any(String), avatar: '/avatars/user-9.png' },
    accessibilityFeatures: ['text_always', 'low_light', 'no_sudden_sounds'],
    adaptiveControls: ['voice_commands', 'seated'],
  });
  const joined = await page.request.post('/api/join-vr-space', { data: { spaceId: room?.id } });
  expect(joined.status()).toBe(200);
  const sessions = (await (await page.request.get('/api/my-vr-sessions')).json()) as { id: number }[];
  expect(sessions[0]).toMatchObject({
    space: { name: 'Reading Room', spaceType: 'social' },
    sessionDuration: 0,
    joinedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    adaptiveControlsUsed: [],
  });
  const left = await page.request.post(`/api/vr-sessions/${sessions[0]?.id}/leave`);
  expect(left.status()).toBe(200);
});

test('a spinner is shown while the spaces load, and gone afterwards', async ({ page }) => {
  await signInAs(page, 14);
  await open(page, '/faq');
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/vr-spaces*', async (route) => {
    await asked;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('link', { name: 'VR Social Spaces' }).click();
  const spinner = page.getByText('Loading the spaces…');
  await expect(spinner).toBeVisible();
  answer();
  await expect(page.getByRole('link', { name: 'The Verandah', exact: true })).toBeVisible();
  await expect(spinner).toHaveCount(0);
});

test('a list that fails says so and can be tried again', async ({ page, problems }) => {
  problems.allow(/vr-spaces/);
  await signInAs(page, 14);
  await open(page, '/faq');
  await page.route('**/api/vr-spaces*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('link', { name: 'VR Social Spaces' }).click();
  await expect(page.getByText('Couldn’t load the spaces')).toBeVisible();
  await page.unroute('**/api/vr-spaces*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('link', { name: 'The Verandah', exact: true })).toBeVisible();
});

test('a 3D visitor stands in the same room: its words say where, and a map visitor sees them move', async ({
  page,
  another,
}) => {
  await signInAs(page, 14);
  const other = await another(9);
  await enter(page, 'Auslan kitchen');
  await enter(other, 'Auslan kitchen');
  await page.getByRole('radio', { name: '3D' }).check();
  const picture = page.getByRole('application', { name: /^Room in 3D\. You are near the door/ });
  await expect(picture).toBeVisible({ timeout: 20_000 });
  await sound(page, 'a room in 3D');
  await page.getByLabel('What would you like to do?').fill('go to the window');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('application', { name: /^Room in 3D\. You are near the window/ })).toBeVisible({
    timeout: 15_000,
  });
  const theirs = other.getByRole('listitem').filter({ has: other.getByRole('heading', { name: 'The window' }) });
  await expect(theirs).not.toContainText('Empty.');
  await leave(page);
  await leave(other);
});

test('by the spoken log alone: somebody comes, says something and leaves, and each is said once', async ({
  page,
  another,
}) => {
  await signInAs(page, 14);
  await enter(page, 'Reading Room');
  await settled(page);
  await forgetAnnouncements(page);
  const other = await another(12);
  await enter(other, 'Reading Room');
  const said = async (pattern: RegExp) => (await announcements(page)).filter(({ text }) => pattern.test(text)).length;
  await expect.poll(() => said(/ came in\.$/)).toBe(1);
  await other.getByRole('textbox', { name: 'Say something' }).fill('Is this seat free?');
  await other.keyboard.press('Enter');
  await expect.poll(() => said(/ says: Is this seat free\?$/)).toBe(1);
  await leave(other);
  await expect.poll(() => said(/ left\.$/)).toBe(1);
  expect([await said(/ came in\.$/), await said(/ says: /)]).toEqual([1, 1]);
  await page.getByLabel('What would you like to do?').fill('where am i');
  await page.keyboard.press('Enter');
  await expect.poll(() => said(/^You are near the door/)).toBe(1);
  await leave(page);
});

test('a block in a room: each is gone for the other at once, and nothing says why', async ({ page, another }) => {
  await signInAs(page, 14);
  const other = await another(9);
  await enter(page, 'Tuesday committee');
  await enter(other, 'Tuesday committee');
  const people = page.getByRole('region', { name: 'People here' });
  const name = (await people.getByRole('heading', { level: 3 }).first().textContent()) ?? '';
  await people.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: `Block ${name}` }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: `Block ${name}` })
    .click();
  for (const one of [page, other]) {
    const seen = one.getByRole('region', { name: 'People here' });
    await expect(seen.getByText('No one else is in this room.')).toBeVisible();
    await expect(seen.getByRole('heading', { level: 3 })).toHaveCount(0);
  }
  await leave(page);
  await leave(other);
  expect((await page.request.delete('/api/users/9/block')).status()).toBe(200);
});

test('a host closes the door, hushes, removes and lets back, and everyone concerned sees it', async ({
  page,
  another,
}) => {
  await signInAs(page, 27);
  await enter(page, 'Tuesday committee');
  const visitor = await another(14);
  await enter(visitor, 'Tuesday committee');
  const tools = page.getByRole('region', { name: 'Host controls' });
  const name = (await tools.getByRole('heading', { level: 3 }).first().textContent()) ?? '';
  await sound(page, 'a room for its host');

  await tools.getByRole('button', { name: 'Close the door to new people' }).click();
  await expect(visitor.getByText('Door closed', { exact: true })).toBeVisible();
  await tools.getByRole('button', { name: 'Open the door' }).click();
  await expect(visitor.getByText('Door closed', { exact: true })).toHaveCount(0);

  const words = visitor.getByRole('textbox', { name: 'Say something' });
  await words.fill('Half a sentence');
  await tools.getByRole('button', { name: `Read only , ${name}` }).click();
  await expect(visitor.getByText('The host has asked you to read only for now.')).toBeVisible();
  await tools.getByRole('button', { name: `Let them write , ${name}` }).click();
  await expect(words).toHaveValue('Half a sentence');

  await tools.getByRole('button', { name: `Remove ${name}` }).click();
  await page.getByRole('button', { name: 'Remove from the room' }).click();
  await expect(visitor.getByRole('heading', { name: 'The room in words' })).toHaveCount(0);
  await tools.getByRole('button', { name: `Let back , ${name}` }).click();
  await expect(tools.getByRole('heading', { name: 'Removed' })).toHaveCount(0);
  await visitor.getByRole('button', { name: 'Enter Tuesday committee' }).click();
  await expect(visitor.getByRole('heading', { name: 'The room in words' })).toBeVisible();
  await leave(visitor);
  await leave(page);
});
