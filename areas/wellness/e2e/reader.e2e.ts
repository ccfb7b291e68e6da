import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { hearOnce, startReader } from '#platform/web/testing/reader.ts';
import { clock, middayZone } from './clock.ts';

test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

test('by the reader alone: an entry is written, heard as saved once, and heard in the week and the list', async ({
  page,
}) => {
  await signInAs(page, 18);
  await page.goto('/wellness-tracking');
  await settled(page);
  const reader = await startReader(page);
  await reader.to('heading', "heading, Today's Wellness Entry, level 2");
  await reader.to('item', /^slider, Mood/);
  await reader.to('item', /^button, More, Mood/);
  await reader.act();
  await reader.to('item', '6 of 10, slight smile');
  await reader.to('item', /^textbox, Notes/);
  await reader.type('Heard the magpies.');
  await reader.to('item', /^button, Save entry/);
  await hearOnce(
    page,
    reader,
    'Entry Saved: Your wellness data has been recorded.',
    () => reader.act() as Promise<void>,
  );
  await reader.to('heading', 'heading, This Week');
  await reader.to('item', 'Avg mood');
  await reader.to('item', '6.0');
  await reader.to('item', ', entry saved');
  await reader.to('item', '1/7 days');
  await reader.to('heading', 'heading, Your entries');
  await reader.to('item', 'Heard the magpies.');
});

test('by the reader alone: a dose is taken and undone, each heard once', async ({ page }) => {
  await signInAs(page, 19);
  const schedule = {
    ...{ rhythm: 'days', everyDays: 1, weekdays: [], times: [clock(10)], fromDay: '2026-01-01', untilDay: null },
    ...{ zone: middayZone(), remind: false, repeatMinutes: 30, giveUpMinutes: 120 },
  };
  const data = { medicationName: 'Baclofen', dosage: '10 mg', schedule };
  expect((await page.request.post('/api/wellness-medicines', { data })).status()).toBe(201);
  await page.goto('/wellness-tracking/medicines');
  await settled(page);
  const reader = await startReader(page);
  await reader.to('heading', 'heading, Did I take it?, level 2');
  await reader.to('item', 'Baclofen');
  await reader.to('item', /^button, Taken/);
  await hearOnce(page, reader, /Baclofen/, () => reader.act() as Promise<void>);
  // The focus, and the reader with it, is on the way back.
  await expect(page.getByRole('button', { name: /^Undo ?: Baclofen/ })).toBeFocused();
  await hearOnce(page, reader, /Baclofen/, () => reader.act() as Promise<void>);
});
