import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';

// A member who has stored no preferences, and a meeting that is not there for whoever asks: both answer 404.
test.beforeEach(({ problems }) => problems.allow(/status of 404/));

const sound = (page: Page, name: string) =>
  withThemes(page, ({ label }) => checkAccessibility(page, { name: `${name}, ${label}` }));
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const card = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });

async function open(page: Page, path: string) {
  await page.goto(path);
  await settled(page);
}

/** What a call made; answers its number. */
async function send(page: Page, path: string, data: object): Promise<number> {
  const answer = await page.request.post(path, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { id: number }).id;
}

test('a meeting is planned in a group, joined by a member, and not there for anybody else', async ({
  page,
  another,
}) => {
  await signInAs(page, 1);
  await open(page, '/support-groups/1?tab=events');
  await expect(card(page, 'Route 96, stop by stop').getByText('3/12', { exact: false })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Past meetings' })).toBeVisible();
  await expect(card(page, 'What we say to the council')).toBeVisible();
  await sound(page, 'meetings of a group');
  await checkReflow(page, { name: 'meetings of a group' });
  await crawlKeyboard(page, { name: 'meetings of a group' });
  await page.getByRole('link', { name: 'Plan a meeting' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Plan a meeting' })).toBeVisible();
  await page.getByLabel('Title', { exact: true }).fill('Lift repair party');
  await page.getByLabel('Description', { exact: true }).fill('We look at the lift together.');
  await page.getByLabel('Type', { exact: true }).selectOption('Social');
  await page.getByLabel('Day', { exact: true }).fill(inDays(40));
  await page.getByLabel('Starts at', { exact: true }).fill('10:00');
  await page.getByLabel('Ends at', { exact: true }).fill('11:00');
  await page.getByLabel('Name of the place', { exact: true }).fill('Library stop');
  await page.getByRole('button', { name: 'Plan the meeting' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lift repair party' })).toBeVisible();
  const address = new URL(page.url()).pathname;

  const col = await another(28);
  await open(col, '/support-groups/1');
  await col.getByRole('tab', { name: 'Events' }).click();
  const meeting = card(col, 'Lift repair party');
  await meeting.getByRole('button', { name: 'Register Lift repair party' }).click();
  await expect(meeting.getByText('Registered', { exact: true })).toBeVisible();
  await meeting.getByRole('link', { name: 'Lift repair party' }).click();
  await expect(col).toHaveURL(new RegExp(`${address}$`));
  await expect(col.getByRole('heading', { level: 1, name: 'Lift repair party' })).toBeVisible();
  await col.getByRole('main').getByRole('link', { name: 'Kerb Cuts and Tram Stops' }).last().click();
  await expect(col).toHaveURL(/support-groups\/1\?tab=events$/);

  const stranger = await another(14);
  await open(stranger, '/support-groups/1');
  await expect(stranger.getByRole('tab', { name: 'Events' })).toHaveCount(0);
  await open(stranger, address);
  await expect(stranger.getByRole('heading', { level: 1, name: 'Event not found' })).toBeVisible();

  await open(col, address);
  expect((await col.request.post('/api/spaces/1/leave')).status()).toBe(204);
  await open(col, address);
  await expect(col.getByRole('heading', { level: 1, name: 'Event not found' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('0/20', { exact: false })).toBeVisible();
});

test('whoever has another name in a group is asked before the organiser sees their own', async ({ page, another }) => {
  await signInAs(page, 22);
  const about = { description: 'Who we are', guidelines: 'Be kind.', category: 'hearing', aliasesAllowed: true };
  const spaceId = await send(page, '/api/support-groups', { name: 'Soft Voices', ...about });
  const id = await send(page, '/api/events', {
    title: 'First tea',
    description: 'We drink tea.',
    eventType: 'social',
    startTime: `${inDays(20)}T10:00`,
    endTime: `${inDays(20)}T11:00`,
    isVirtual: false,
    location: 'Kitchen',
    maxAttendees: 5,
    spaceId,
  });
  const guest = await another(21);
  await send(guest, `/api/spaces/${spaceId}/join`, { alias: 'Wombat' });
  await open(guest, `/events/${id}`);
  await expect(guest.getByText('Here you’re “Wombat”', { exact: false })).toBeVisible();
  await guest.getByRole('button', { name: 'Register First tea' }).click();
  const question = guest.getByRole('alertdialog', { name: 'Show your real name to the organiser?' });
  await expect(question.getByText('you are “Wombat”', { exact: false })).toBeVisible();
  await sound(guest, 'showing one’s own name');
  await guest.keyboard.press('Escape');
  await expect(guest.getByRole('button', { name: 'Cancel registration' })).toHaveCount(0);
  await guest.getByRole('button', { name: 'Register First tea' }).press('Enter');
  await question.getByRole('button', { name: 'Register' }).click();
  await expect(guest.getByRole('button', { name: 'Cancel registration' })).toBeVisible();
});

test('a person who runs a group cancels a meeting that another planned, with a reason', async ({ page, another }) => {
  await signInAs(page, 22);
  const about = { description: 'Who we are', guidelines: 'Be kind.', category: 'hearing' };
  const spaceId = await send(page, '/api/support-groups', { name: 'Two Kettles', ...about });
  const organiser = await another(21);
  await send(organiser, `/api/spaces/${spaceId}/join`, {});
  const members = (await (await page.request.get(`/api/spaces/${spaceId}/members`)).json()) as {
    no: number;
    mine: boolean;
  }[];
  const no = members.find(({ mine }) => !mine)?.no;
  const role = await page.request.put(`/api/spaces/${spaceId}/members/${no}/role`, { data: { role: 'moderator' } });
  expect(role.ok(), await role.text()).toBe(true);
  const id = await send(organiser, '/api/events', {
    title: 'Tea in the yard',
    description: 'We drink tea.',
    eventType: 'social',
    startTime: `${inDays(20)}T10:00`,
    endTime: `${inDays(20)}T11:00`,
    isVirtual: false,
    location: 'Yard',
    maxAttendees: 5,
    spaceId,
  });
  await open(page, `/events/${id}`);
  await expect(page.getByRole('link', { name: 'Change or cancel' })).toHaveCount(0);
  const part = page.getByRole('region', { name: 'Cancel it' });
  await expect(part).toContainText('We’ll tell the organiser and everyone who is attending, waiting or has asked.');
  await part.getByRole('button', { name: 'Cancel this event' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Cancel this event?' });
  await sound(page, 'cancelling a meeting of another');
  await dialog.getByRole('button', { name: 'Cancel the event' }).click();
  await expect(dialog.getByText('Error: Say why, in a sentence.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('The yard is flooded.');
  await dialog.getByRole('button', { name: 'Cancel the event' }).click();
  await expect(page.getByText('The yard is flooded.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Cancel it' })).toHaveCount(0);
  await open(organiser, '/notifications');
  await expect(
    organiser.getByRole('link', {
      name: 'A meeting you planned was cancelled by the people who run the group or community',
    }),
  ).toBeVisible();
});
