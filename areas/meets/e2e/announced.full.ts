import type { Page } from '@playwright/test';
import { settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { hearEach, refused } from '#platform/web/testing/reader.ts';

test.use({ serverEnv: { RATE_LIMITS: 'off' } });
// A press on what is not there would wait as long as the longest of these runs.
test.describe.configure({ timeout: 180_000 });
test.beforeEach(({ problems }) => problems.allow(/status of (404.*accessibility-preferences|500)/));

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await settled(page);
};

test('what the owner of a plan and its contact do is said once, to them alone (A17)', async ({ page, another }) => {
  await signInAs(page, 5);
  await open(page, '/meets');
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const made = await page.request.post('/api/meet-plans', {
    data: {
      ...{ place: 'Town hall', startsAt: `${day}T10:00`, checkInAt: `${day}T12:00`, zone: 'Australia/Melbourne' },
      contact: { userId: 24 },
    },
  });
  const { id } = (await made.json()) as { id: number };
  const contact = await another(24);
  const press = (one: Page, name: string) => () => one.getByRole('button', { name, exact: true }).click();
  await open(contact, `/meets/watch/${id}`);
  await hearEach(contact, [
    [/^Couldn’t /, () => refused(contact, '**/api/meet-watches/**', press(contact, 'Yes, tell me'))],
    ['You said yes', press(contact, 'Yes, tell me')],
  ]);
  await open(page, `/meets/${id}`);
  const cancel = async () => {
    await press(page, 'Cancel the plan')();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the plan' }).click();
  };
  await hearEach(page, [
    [/^Couldn’t move your check-in: /, () => refused(page, '**/api/meet-plans/**', press(page, '30 more minutes'))],
    ['Your check-in is now at 12:30 pm', press(page, '30 more minutes')],
    [/^Couldn’t cancel the plan: /, () => refused(page, '**/api/meet-plans/**', cancel)],
    [/^Couldn’t check you in: /, () => refused(page, '**/api/meet-plans/**', press(page, 'Check in: I’m safe'))],
    ['You’ve checked in: Good to know you’re safe.', press(page, 'Check in: I’m safe')],
  ]);
});
