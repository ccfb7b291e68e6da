import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { expect, settled, signInAs, signOut, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';

// A member who has stored no preferences: the specified answer is 404, and the browser notes it.
test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

const sound = (page: Page, name: string) =>
  withThemes(page, ({ label }) => checkAccessibility(page, { name: `${name}, ${label}` }));
const open = async (page: Page, path: string) => {
  await page.goto(path);
  await settled(page);
};
const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
const make = async (page: Page, body: object): Promise<number> => {
  const content = { description: 'Who we are', guidelines: 'Be kind.', category: 'hearing', ...body };
  const answer = await page.request.post('/api/support-groups', { data: content });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id: number }).id;
};

test('the list: title, create, search, true counts, three tabs, guidelines, and cards as they are', async ({
  page,
}) => {
  await open(page, '/support-groups');
  await expect(page.getByRole('heading', { level: 1, name: 'Support Groups' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create Group' })).toHaveAttribute('href', '/support-groups/new');
  await expect(page.getByPlaceholder('Search groups...')).toBeVisible();
  for (const tab of ['All Groups', 'Public Groups', 'My Groups']) {
    await expect(page.getByRole('tab', { name: tab })).toBeVisible();
  }
  const counts = (await (await page.request.get('/api/support-groups/categories')).json()) as { count: number }[];
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  await expect(page.getByRole('link', { name: `All Groups ${total} groups` })).toBeVisible();
  const rules = page.getByRole('region', { name: 'Community Guidelines' });
  await expect(rules.getByRole('listitem')).toHaveText([
    'Respect members',
    'No medical advice',
    'Use content warnings',
    'Report harassment',
    'Celebrate diversity',
  ]);
  await expect(rules.getByRole('link', { name: 'Read Full Guidelines' })).toHaveAttribute(
    'href',
    '/community-guidelines',
  );
  const young = card(page, 'Young Adults');
  await expect(young.getByText('Private', { exact: true })).toBeVisible();
  await expect(young.getByText('ages 18-35')).toBeVisible();
  await expect(young.getByText('4 members')).toBeVisible();
  await expect(young.getByText(/^Active/)).toBeVisible();
  await expect(young.getByText(/^Guidelines\./)).toBeVisible();
  await expect(young.getByRole('button', { name: 'Request to Join Young Adults' })).toBeVisible();
  await expect(card(page, 'Slow Lane').getByRole('button', { name: 'Join Group Slow Lane' })).toBeVisible();
  await sound(page, 'support groups');
});

test('search, category and tab hold together in the address; nothing found offers a group of one’s own', async ({
  page,
}) => {
  await open(page, '/support-groups');
  await page.getByLabel('Search groups').fill('VOICEOVER');
  await expect(page).toHaveURL(/q=VOICEOVER/);
  await expect(page.locator('.group-card')).toHaveCount(1);
  await expect(card(page, 'Screen Readers After Dark')).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: /^Hearing/ })
    .click();
  await expect(page.getByRole('heading', { name: 'No groups found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create Your Own Group' })).toHaveAttribute(
    'href',
    '/support-groups/new',
  );
  await checkAccessibility(page, { name: 'no groups found' });
  await page.goBack();
  await expect(card(page, 'Screen Readers After Dark')).toBeVisible();
  await page.getByLabel('Search groups').fill('');
  await page.getByRole('tab', { name: 'Public Groups' }).click();
  await expect(page).toHaveURL(/tab=public/);
  await expect(card(page, 'Slow Lane')).toBeVisible();
  await expect(page.locator('.group-card').getByText('Private', { exact: true })).toHaveCount(0);
  await checkReflow(page, { name: 'public groups' });
});

test('a public group is joined at once, stands in My Groups, and is left again', async ({ page }) => {
  await signInAs(page, 14);
  await open(page, '/support-groups');
  const slow = card(page, 'Slow Lane');
  await expect(slow.getByText('4 members')).toBeVisible();
  await slow.getByRole('button', { name: /^Join Group/ }).click();
  await expect(page.getByText('Joined Group', { exact: true })).toBeVisible();
  await expect(slow.getByText('Member', { exact: true })).toBeVisible();
  await expect(slow.getByText('5 members')).toBeVisible();
  await page.getByRole('tab', { name: 'My Groups' }).click();
  await slow.getByRole('button', { name: 'Leave Slow Lane' }).click();
  await page.getByRole('button', { name: 'Leave group' }).click();
  await expect(slow).toHaveCount(0);
});

test('made with its fields, asked with an answer, accepted, written in: two people, each change on both sides', async ({
  page,
  another,
  problems,
}) => {
  // The server refuses an empty answer and a picture without words.
  problems.allow(/status of 400/);
  // Whoever is taken out may ask for posts at that moment.
  problems.allow(/status of 404.*spaces\/\d+\/posts/);
  await signInAs(page, 22);
  await open(page, '/support-groups/new');
  await page.getByRole('button', { name: 'Create Group' }).click();
  await expect(page.getByRole('alert').getByRole('link', { name: 'Give it a name.' })).toBeVisible();
  await sound(page, 'a new group with errors');
  await page.getByLabel('Name', { exact: true }).fill('Quiet Hours');
  await page.getByLabel('Description').fill('For people who need less of everything.');
  await page.getByLabel('Category').selectOption('Cognitive');
  await page.getByRole('radio', { name: 'Private' }).check();
  await page.getByLabel('Questions for people who ask to join').fill('What do you need less of?');
  await page.getByLabel('Guidelines').fill('No exclamation marks.');
  await page.getByLabel('Describe pictures').check();
  await page.getByLabel('Members can use another name here').check();
  await page.getByRole('button', { name: 'Create Group' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Quiet Hours' })).toBeVisible();
  await page.getByRole('tab', { name: /^Requests/ }).click();
  await expect(page.getByText('No one is waiting for an answer')).toBeVisible();

  const guest = await another(21);
  await open(guest, '/support-groups?q=quiet+hours');
  await card(guest, 'Quiet Hours').getByRole('link', { name: 'Quiet Hours' }).click();
  await settled(guest);
  await expect(guest.getByRole('tab')).toHaveCount(0);
  await sound(guest, 'a private group from outside');
  await guest.getByRole('button', { name: 'Request to Join Quiet Hours' }).click();
  await guest.getByRole('button', { name: 'Send request' }).click();
  await expect(guest.getByRole('alert').getByRole('link', { name: 'Answer this question.' })).toBeVisible();
  await sound(guest, 'asking to join, with an error');
  await guest.getByRole('textbox', { name: 'What do you need less of?' }).fill('Notices.');
  await guest.getByLabel('Another name in here').fill('Soft Lamp');
  await guest.getByRole('button', { name: 'Send request' }).click();
  await expect(guest.getByText('Request Sent', { exact: true })).toBeVisible();
  await expect(guest.getByText("The group's admins will review your request.", { exact: true })).toBeVisible();
  await expect(guest.getByText('Request sent', { exact: true })).toBeVisible();

  const request = page.getByRole('listitem').filter({ hasText: 'Soft Lamp' });
  await expect(request.getByText('Notices.')).toBeVisible();
  await sound(page, 'a request to join');
  await request.getByRole('button', { name: 'Accept Soft Lamp' }).click();
  await expect(guest.getByText('Member', { exact: true })).toBeVisible();

  await guest.getByRole('tab', { name: 'Posts' }).click();
  await guest.getByLabel('Write to the others').fill('Thank you for the room');
  const drawing = Buffer.from('R0lGODlhAQABAIAAAICAgAAAACwAAAAAAQABAAACAkQBADs=', 'base64');
  await guest.getByLabel('Add pictures').setInputFiles({ name: 'lamp.gif', mimeType: 'image/gif', buffer: drawing });
  await expect(guest.getByText('lamp.gif', { exact: true })).toBeVisible();
  await guest.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(guest.getByRole('heading', { name: 'Before you write here for the first time' })).toBeFocused();
  await expect(guest.getByText('No exclamation marks.')).toBeVisible();
  await sound(guest, 'guidelines before the first post');
  await guest.getByRole('button', { name: 'I agree, and send it' }).click();
  await expect(guest.getByText('Describe this picture. Everyone here is asked to.').first()).toBeVisible();
  await expect(guest.getByLabel('Write to the others')).toHaveValue('Thank you for the room');
  await guest.getByLabel('What the picture shows').fill('A grey lamp');
  await guest.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(guest.getByRole('article', { name: 'Soft Lamp’s post' })).toBeVisible();

  await open(page, page.url().replace(/\?.*/, ''));
  const post = page.getByRole('article', { name: 'Soft Lamp’s post' });
  await expect(post.getByText('Thank you for the room')).toBeVisible();
  await expect(post.getByRole('img', { name: 'A grey lamp' })).toBeVisible();
  await post.getByRole('button', { name: /^Comments/ }).click();
  await post.getByLabel('Your comment').fill('Welcome.');
  await post.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(post.getByRole('listitem').filter({ hasText: 'Welcome.' })).toBeVisible();
  await sound(page, 'a post with a comment');
  await page.getByRole('tab', { name: 'Members' }).click();
  await page.getByRole('button', { name: 'Manage Soft Lamp' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Soft Lamp', { exact: true })).toHaveCount(0);
});

test('what was saved on another page meanwhile is not written over unseen', async ({ page, problems }) => {
  problems.allow(/status of 409/);
  await signInAs(page, 22);
  const id = await make(page, { name: 'Two windows' });
  await open(page, `/support-groups/${id}/edit`);
  const name = page.getByLabel('Name', { exact: true });
  const description = page.getByLabel('Description', { exact: true });
  await name.fill('Two windows, mine');
  const { version } = (await (await page.request.get(`/api/support-groups/${id}`)).json()) as { version: number };
  const theirs = { name: 'Two windows', description: 'Their words', guidelines: 'Be kind.', category: 'hearing' };
  const answer = await page.request.put(`/api/support-groups/${id}`, { data: { ...theirs, version } });
  expect(answer.status(), await answer.text()).toBe(200);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect(page.getByText('Someone else changed this')).toBeVisible();
  await expect(name).toHaveValue('Two windows, mine');
  await page.getByRole('button', { name: 'Use the other version' }).click();
  await expect(description).toHaveValue('Their words');
  await expect(name).toHaveValue('Two windows');
  await name.fill('Two windows, both');
  await save.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Two windows, both' })).toBeVisible();
  await expect(page.getByText('Their words').first()).toBeVisible();
});

test('by keyboard alone: join from the list, write behind a warning, mute, and leave', async ({ page }) => {
  const id = await make(page, { name: 'Keys Only' });
  await signInAs(page, 12);
  await open(page, '/support-groups?q=keys+only');
  await page.getByRole('button', { name: 'Join Group Keys Only' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Your place in Keys Only' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Open group Keys Only' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/support-groups/${id}$`));
  await settled(page);
  await page.getByLabel('Write to the others').focus();
  await page.keyboard.type('Typed without a mouse');
  await page.getByRole('button', { name: 'Post', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Before you write here for the first time' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Typed without a mouse').first()).toBeVisible();
  await expect(page.locator('.toast')).toHaveCount(0);
  await crawlKeyboard(page, { name: 'a group', from: 'main', max: 40 });
  await page.getByRole('tab', { name: 'Posts' }).focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/tab=about/);
  await page.getByRole('switch', { name: 'Mute this group' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('switch', { name: 'Mute this group' })).toBeChecked();
  await sound(page, 'about a group');
  await checkReflow(page, { name: 'about a group' });
  await page.getByRole('button', { name: 'Leave Keys Only' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Leave group' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Join Group Keys Only' })).toBeVisible();
});

test('a post with a warning stays shut until it is opened, files and an archived group say what they are', async ({
  page,
}) => {
  const id = await make(page, { name: 'Old Shed' });
  await open(page, '/support-groups?q=sore');
  await card(page, 'Sore and Still Here').getByRole('link', { name: 'Open group' }).click();
  await settled(page);
  const shut = page.getByRole('article', { name: 'Paper Boat’s post' });
  await expect(shut.getByText('Third night of it.')).toHaveCount(0);
  await shut.getByRole('button', { name: /^Open the post/ }).click();
  await expect(shut.getByText('Third night of it.')).toBeVisible();

  await open(page, `/support-groups/${id}?tab=files`);
  await page.getByText('Add a file').click();
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'Shed plan.txt', mimeType: 'text/plain', buffer: Buffer.from('One door.\n') });
  await expect(page.getByText('Chosen: shed-plan.txt')).toBeVisible();
  await page.getByLabel('What it is').fill('How the shed is built');
  await page.getByRole('button', { name: 'Add file' }).click();
  await expect(page.getByRole('heading', { name: 'How the shed is built' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /^shed-plan\.txt/ }).click();
  expect((await download).suggestedFilename()).toBe('shed-plan.txt');
  await sound(page, 'files of a group');

  await page.getByRole('tab', { name: 'About' }).click();
  await page.getByRole('button', { name: /^Archive group/ }).click();
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Open it again' })).toBeVisible();
  await page.getByRole('tab', { name: 'Posts' }).click();
  await expect(page.getByLabel('Write to the others')).toHaveCount(0);
  await checkAccessibility(page, { name: 'an archived group' });
});

test('a guest is asked to sign in, and sees nothing else', async ({ page }) => {
  await signOut(page);
  await page.goto('/support-groups');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to see this page');
  await expect(page.getByText('Kerb Cuts and Tram Stops')).toHaveCount(0);
});
