import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { withThemes } from '#platform/web/testing/themes.ts';

test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

const day = new Date(Date.now() + 25 * 86_400_000).toISOString().slice(0, 10);
const sound = (page: Page, name: string) =>
  withThemes(page, ({ label }) => checkAccessibility(page, { name: `${name}, ${label}` }));

async function open(page: Page, path: string) {
  await page.goto(path);
  await settled(page);
}

test('two attendees find each other, agree where to meet, and either can end it', async ({
  page,
  another,
  problems,
}) => {
  problems.allow(/status of 409/);
  await signInAs(page, 16);
  const answer = await page.request.post('/api/events', {
    data: {
      title: 'Museum at night',
      description: 'Slowly, with seats.',
      eventType: 'social',
      startTime: `${day}T18:00`,
      endTime: `${day}T20:00`,
      zone: 'Australia/Hobart',
      isVirtual: false,
      location: 'Museum',
      maxAttendees: 5,
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id } = (await answer.json()) as { id: number };
  await open(page, `/events/${id}/travel`);
  await expect(page.getByRole('heading', { name: 'A travel buddy is for people who are registered' })).toBeVisible();

  const names: string[] = [];
  for (const member of [17, 18]) {
    await signInAs(page, member);
    expect((await page.request.post(`/api/events/${id}/register`, { data: {} })).status()).toBe(200);
    const user = (await (await page.request.get(`/api/users/${member}`)).json()) as { displayName: string };
    names.push(user.displayName);
  }
  const [first = '', second = ''] = names;
  const look = page.getByRole('button', { name: 'Look for a travel buddy' });

  await signInAs(page, 17);
  await open(page, `/events/${id}`);
  await page.getByRole('link', { name: 'Travel buddy' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Travel buddy' })).toBeVisible();
  await expect(page.getByText('0 attendees look for someone to travel with.')).toBeVisible();
  await look.press('Enter');
  await expect(page.getByText('Say where you set out from, such as a suburb or a station.').first()).toBeVisible();
  await page.getByLabel('Where you set out from').fill('Moonah');
  await page.getByRole('checkbox', { name: 'I’m 18 or older' }).press('Space');
  await look.press('Enter');
  await expect(page.getByText('No one else looks for a travel buddy right now.')).toBeVisible();
  await sound(page, 'own trip');

  await signInAs(page, 18);
  await open(page, `/events/${id}/travel`);
  await expect(page.getByText('1 attendee looks for someone to travel with.')).toBeVisible();
  await expect(page.getByText('Moonah')).toHaveCount(0);
  await page.getByLabel('Where you set out from').fill('Glenorchy station');
  await page.getByRole('checkbox', { name: 'I’m 18 or older' }).press('Space');
  await look.press('Enter');
  const also = page.getByRole('region', { name: 'Also looking' });
  await expect(also).toContainText('There and home, from Moonah');
  await also.getByRole('button', { name: `Ask to travel together with ${first}` }).press('Enter');
  await expect(also.getByText('Asked', { exact: true })).toBeVisible();
  expect(await timesAnnounced(page, `${first} is asked`)).toBe(1);

  await signInAs(page, 17);
  await open(page, `/events/${id}/travel`);
  const asks = page.getByRole('region', { name: 'They ask to travel with you' });
  await expect(asks).toContainText('There and home, from Glenorchy station');
  await sound(page, 'asked to travel');
  await asks.getByRole('button', { name: `Travel together with ${second}` }).press('Enter');
  const together = page.getByRole('region', { name: 'You travel together' });
  await expect(together).toContainText(second);
  await together.getByLabel('Where and when you meet').fill('Moonah bus stop 12, at 5:20');
  await together.getByRole('button', { name: 'Save meeting point' }).press('Enter');
  await expect(page.getByText('Meeting point saved')).toBeVisible();
  // What the other has changed meanwhile is not written over unseen.
  const where = together.getByLabel('Where and when you meet');
  await where.fill('Moonah bus stop 14');
  const buddy = await another(18);
  const data = { meetingPoint: 'Moonah bus stop 13', version: 2 };
  expect((await buddy.request.put(`/api/events/${id}/buddy`, { data })).status()).toBe(204);
  await together.getByRole('button', { name: 'Save meeting point' }).press('Enter');
  await expect(together.getByText('Someone else changed this')).toBeVisible();
  await expect(where).toHaveValue('Moonah bus stop 14');
  await where.fill('Moonah bus stop 12, at 5:20');
  await together.getByRole('button', { name: 'Save mine' }).press('Enter');
  await expect(together.getByText('You meet: Moonah bus stop 12, at 5:20')).toBeVisible();
  await expect(together).toContainText(`${second} hasn’t checked in yet.`);
  await together.getByRole('button', { name: 'I’m on my way' }).press('Enter');
  await expect(together.getByRole('button', { name: 'I’m on my way' })).toHaveAttribute('aria-pressed', 'true');
  expect(await timesAnnounced(page, `${second} is told: I’m on my way`)).toBe(1);
  await sound(page, 'travel buddy');

  await signInAs(page, 18);
  await open(page, `/events/${id}/travel`);
  await expect(together.getByLabel('Where and when you meet')).toHaveValue('Moonah bus stop 12, at 5:20');
  await expect(together).toContainText(`${first} is on the way`);
  await together.getByRole('button', { name: 'Stop travelling together' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: `Stop travelling with ${first}?` });
  await question.getByRole('button', { name: 'Stop travelling together' }).press('Enter');
  await expect(together).toHaveCount(0);
  expect(await timesAnnounced(page, `You no longer travel with ${first}`)).toBe(1);
  await page.getByRole('button', { name: 'Stop looking' }).press('Enter');
  await expect(look).toBeVisible();
});
