import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { XRDevice } from 'iwer';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';
import type { VrRoom, VrSettings } from '../contract.ts';
import { enter, leave } from './visit.ts';

// A member who has stored no preferences: the specified answer is 404, and the browser notes it.
test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));
// Both pictures of each moment are drawn by the processor.
test.describe.configure({ timeout: 300_000 });

const title = 'Auslan kitchen';
const visitor = 14;
const opens = (page: Page) => page.getByRole('button', { name: 'Enter with a headset' });
const closes = (page: Page) => page.getByRole('button', { name: 'Leave the headset view' });
const slow = { timeout: 30_000 };

/** From now on the browser has a headset, by an emulator: what its sensors say is up to the test. */
async function giveHeadset(page: Page) {
  await page.addInitScript({ path: createRequire(import.meta.url).resolve('iwer/build/iwer.min.js') });
  await page.addInitScript(() => {
    const { XRDevice: Device, metaQuest3 } = (globalThis as unknown as { IWER: typeof import('iwer') }).IWER;
    const headset = new Device(metaQuest3);
    headset.installRuntime({ forceInstall: true });
    Object.assign(globalThis, { headset });
  });
}

type Turned = readonly [x: number, y: number, z: number, w: number];
const half = (degrees: number) => {
  const angle = (degrees * Math.PI) / 360;
  return [Math.sin(angle), Math.cos(angle)] as const;
};
/** So many degrees to the right, and up. */
function turned(right: number, up = 0): Turned {
  const [[sinAcross, cosAcross], [sinUp, cosUp]] = [half(-right), half(up)];
  return [cosAcross * sinUp, sinAcross * cosUp, -sinAcross * sinUp, cosAcross * cosUp];
}

const turnHead = (page: Page, to: Turned) =>
  page.evaluate((quaternion) => {
    const { headset } = globalThis as unknown as { headset: XRDevice };
    headset.quaternion.set(...quaternion);
  }, to);
const moveHead = (page: Page, x: number, z: number) =>
  page.evaluate(
    ([right, back]) => {
      const { position } = (globalThis as unknown as { headset: XRDevice }).headset;
      position.set(position.x + right, position.y, position.z + back);
    },
    [x, z] as const,
  );
const point = (page: Page, to: Turned) =>
  page.evaluate((quaternion) => {
    const { right } = (globalThis as unknown as { headset: XRDevice }).headset.controllers;
    right?.position.set(0.2, 1.4, -0.3);
    right?.quaternion.set(...quaternion);
  }, to);
/** Held for some pictures, as a hand would. */
const frames = (page: Page, count: number) =>
  page.evaluate(async (all) => {
    for (let n = 0; n < all; n += 1) await new Promise(requestAnimationFrame);
  }, count);
async function pull(page: Page) {
  for (const value of [1, 0]) {
    await page.evaluate((to) => {
      const { right } = (globalThis as unknown as { headset: XRDevice }).headset.controllers;
      right?.updateButtonValue('trigger', to);
    }, value);
    await frames(page, 3);
  }
}
async function push(page: Page, x: number, y: number) {
  for (const [across, along] of [
    [x, y],
    [0, 0],
  ] as const) {
    await page.evaluate(
      ([to, ahead]) => {
        const { left } = (globalThis as unknown as { headset: XRDevice }).headset.controllers;
        left?.updateAxes('thumbstick', to, ahead);
      },
      [across, along] as const,
    );
    await frames(page, 3);
  }
}

/** The visitor, as another in the room is told of them. */
async function seenBy(other: Page, spaceId: number) {
  const room = (await (await other.request.get(`/api/vr-spaces/${spaceId}/room`)).json()) as VrRoom;
  const found = room.visitors.find(({ person }) => person.id === visitor);
  if (!found) throw new Error('The visitor is not there.');
  return found;
}
const spaceIdOf = (page: Page) => Number(new URL(page.url()).pathname.split('/').at(-1));
async function show3d(page: Page) {
  await page.getByRole('radio', { name: '3D' }).check();
  await expect(page.getByRole('application', { name: /^Room in 3D\./ })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('combobox', { name: 'How it is drawn' }).selectOption('Simple');
}

/** Two members in the room, one of them in 3D with a headset at hand. */
async function together(page: Page, other: Page) {
  await giveHeadset(page);
  await signInAs(page, visitor);
  await enter(page, title);
  await enter(other, title);
  await show3d(page);
  await expect(opens(page)).toBeVisible();
  return spaceIdOf(page);
}
async function putOn(page: Page) {
  await opens(page).focus();
  await page.keyboard.press('Enter');
  await expect(closes(page)).toBeFocused(slow);
}
/** By the keyboard: the emulator lays its pictures over the page, and a pointer would press those. */
async function takeOff(page: Page) {
  await closes(page).focus();
  await page.keyboard.press('Enter');
  await expect(opens(page)).toBeFocused(slow);
}
/** Tenths of a metre between two places. */
const apart = (one: { readonly x: number; readonly y: number }, two: { readonly x: number; readonly y: number }) =>
  Math.round(Math.hypot(one.x - two.x, one.y - two.y) / 10);

test('with a headset: what one looks at and points to moves the visitor for others', async ({ page, another }) => {
  const other = await another(9);
  const id = await together(page, other);
  const before = await seenBy(other, id);
  await putOn(page);
  await expect.poll(() => timesAnnounced(page, 'You’re in the room with your headset.')).toBe(1);

  // A look to the right turns the visitor; nothing is said of it on the page.
  await turnHead(page, turned(90));
  await expect.poll(async () => (await seenBy(other, id)).facing, slow).toBe((before.facing + 90) % 360);
  await turnHead(page, turned(0));
  await expect.poll(async () => (await seenBy(other, id)).facing, slow).toBe(before.facing);

  // Pointing at the ground about two metres ahead, and pulling the trigger.
  await point(page, turned(0, -35));
  await frames(page, 3);
  await pull(page);
  await expect.poll(async () => (await seenBy(other, id)).to, slow).not.toEqual(before.to);
  const jumped = await seenBy(other, id);
  expect(jumped.jump).toBe(true);
  expect(apart(jumped.to, before.to)).toBeGreaterThan(15);
  expect(apart(jumped.to, before.to)).toBeLessThan(30);
  await takeOff(page);
  await leave(page);
  await leave(other);
});

test('with a headset: a stick turns by an eighth and steps, and a step of one’s own body is one', async ({
  page,
  another,
}) => {
  const other = await another(9);
  const id = await together(page, other);
  const before = await seenBy(other, id);
  await putOn(page);
  await push(page, 1, 0);
  await expect.poll(async () => (await seenBy(other, id)).facing, slow).toBe((before.facing + 45) % 360);
  await push(page, -1, 0);
  await expect.poll(async () => (await seenBy(other, id)).facing, slow).toBe(before.facing);
  // Ahead is less than nothing.
  await push(page, 0, -1);
  await expect.poll(async () => apart((await seenBy(other, id)).to, before.to), slow).toBe(10);

  // Leaning is no step.
  const stood = await seenBy(other, id);
  await moveHead(page, 0.2, 0);
  await frames(page, 10);
  expect((await seenBy(other, id)).to).toEqual(stood.to);
  await moveHead(page, 0.4, 0);
  await expect.poll(async () => apart((await seenBy(other, id)).to, stood.to), slow).toBe(6);
  expect((await seenBy(other, id)).jump).toBe(false);
  await takeOff(page);
  await leave(page);
  await leave(other);
});

test('with a headset: a seat is kept, and both ways out lead back to the page', async ({ page, another }) => {
  const other = await another(9);
  const id = await together(page, other);
  await settled(page);
  await withThemes(page, ({ label }) => checkAccessibility(page, { name: `a room and a headset (${label})` }));
  await checkReflow(page, { name: 'a room and a headset' });
  await putOn(page);
  await page.getByLabel('What would you like to do?').fill('sit on left end of the table');
  await page.keyboard.press('Enter');
  // The page hears of its seat a moment after the server knows it.
  await expect(page.getByRole('button', { name: 'Stand up' })).toBeVisible(slow);
  const { seat } = await seenBy(other, id);
  await moveHead(page, -0.6, 0.2);
  await turnHead(page, turned(-60));
  await frames(page, 10);
  await takeOff(page);
  await expect.poll(() => timesAnnounced(page, 'You left the headset view. You’re still in the room.')).toBe(1);
  expect((await seenBy(other, id)).seat).toBe(seat);
  await expect(page.getByRole('application', { name: /^Room in 3D\./ })).toBeVisible();

  // The headset's own way out leads back to the page as well.
  await opens(page).click();
  await expect(closes(page)).toBeVisible(slow);
  await page.evaluate(() => (globalThis as unknown as { headset: XRDevice }).headset.activeSession?.end());
  await expect(opens(page)).toBeVisible(slow);
  expect((await seenBy(other, id)).seat).toBe(seat);
  await leave(page);
  await leave(other);
});

test('by looks alone: resting on a sign goes there, and looking down at the way out leaves the headset', async ({
  page,
}) => {
  await giveHeadset(page);
  await signInAs(page, visitor);
  const settings = (await (await page.request.get('/api/vr-settings')).json()) as VrSettings;
  const answer = await page.request.put('/api/vr-settings', {
    data: { ...settings, adaptiveControls: ['eye_tracking'] },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  await enter(page, title);
  const id = spaceIdOf(page);
  await show3d(page);
  await opens(page).click();
  await expect(closes(page)).toBeVisible(slow);
  await expect(page.getByText('Rest your look on a sign to go there')).toBeVisible();
  const { to, facing } = await seenBy(page, id);
  // The quiet corner, from the door: to the right, and a little ahead.
  const quiet = { x: 820, y: 720 };
  const bearing = (Math.atan2(quiet.x - to.x, to.y - quiet.y) * 180) / Math.PI;
  await turnHead(page, turned(bearing - facing));
  await expect.poll(async () => (await seenBy(page, id)).to, slow).toEqual(quiet);
  // It is a metre ahead of where one faces, and a metre below the eyes.
  await turnHead(page, turned(bearing - facing, -48));
  await expect(opens(page)).toBeVisible(slow);
  await page.request.put('/api/vr-settings', { data: settings });
  await leave(page);
});

test('a headset that the browser refuses is said, and without one there is no button', async ({ page, another }) => {
  await giveHeadset(page);
  await signInAs(page, visitor);
  await enter(page, title);
  await page.evaluate(() => {
    const { xr } = navigator as unknown as { xr: { requestSession: () => Promise<never> } };
    xr.requestSession = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await show3d(page);
  await opens(page).click();
  const said = page.getByRole('alert').filter({ hasText: 'Couldn’t open the headset view' });
  await expect(said).toContainText(
    'Allow virtual reality for this site, then try again. The page shows the same room.',
  );
  await expect(opens(page)).toBeFocused();
  await expect(page.getByRole('application', { name: /^Room in 3D\./ })).toBeVisible();
  await settled(page);
  await checkAccessibility(page, { name: 'a headset that was refused' });

  const other = await another(9);
  await enter(other, title);
  await show3d(other);
  await settled(other);
  await expect(opens(other)).toHaveCount(0);
  await leave(other);
  await leave(page);
});
