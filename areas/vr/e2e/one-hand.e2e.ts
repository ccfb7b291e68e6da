import type { Locator, Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { forgetAnnouncements, timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, signInAs, test } from '#platform/web/testing/journey.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';
import { enter, leave } from './visit.ts';

// A member who has stored no preferences: the specified answer is 404, and the browser notes it.
test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

const phone = { width: 390, height: 844 };
/** As far as a thumb reaches from the lower corner on its side, in CSS pixels of a phone: about 60 mm. */
const reach = 330;

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not to be seen.');
  return box;
};
const padOf = (page: Page) => page.getByRole('group', { name: 'Move', exact: true });
const covers = async (pad: Locator, other: Locator) => {
  const [over, under] = [await boxOf(pad), await boxOf(other)];
  return (
    over.x < under.x + under.width &&
    under.x < over.x + over.width &&
    over.y < under.y + under.height &&
    under.y < over.y + over.height
  );
};
async function isAtThumb(page: Page, hand: 'left' | 'right') {
  for (const button of await padOf(page).getByRole('button').all()) {
    const { x, y, width, height } = await boxOf(button);
    const name = await button.textContent();
    expect(Math.min(width, height), `${name} is big enough`).toBeGreaterThanOrEqual(44);
    const across = hand === 'right' ? phone.width - (x + width / 2) : x + width / 2;
    expect(Math.hypot(across, phone.height - (y + height / 2)), `${name} is in reach`).toBeLessThan(reach);
    expect(y + height, `${name} is on the screen`).toBeLessThanOrEqual(phone.height);
  }
}

test('with one thumb at 390 px: the pad is in reach on the chosen side, and covers neither the map nor what is written', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await signInAs(page, 14);
  const settings = { adaptiveControls: ['one_handed'], scanEvery: 1500, looks: '', view: 'map' };
  expect((await page.request.put('/api/vr-settings', { data: settings })).status()).toBe(200);
  await enter(page, 'Reading Room');
  const pad = padOf(page);
  await expect(pad.getByRole('button')).toHaveCount(9);
  await isAtThumb(page, 'right');

  // Wherever the page is scrolled to.
  const map = page.getByRole('application', { name: /^Map of the room\./ });
  await map.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await isAtThumb(page, 'right');
  expect(await covers(pad, map)).toBe(false);
  await page.getByRole('radio', { name: 'At the left, for the left thumb' }).check();
  await isAtThumb(page, 'left');

  await forgetAnnouncements(page);
  await pad.getByRole('button', { name: 'Turn left' }).click();
  expect(await timesAnnounced(page, /^You are near the door/)).toBe(1);
  await pad.getByRole('button', { name: 'Raise your hand' }).click();
  await expect(pad.getByRole('button', { name: 'Lower your hand' })).toBeVisible();
  await pad.getByRole('button', { name: 'Sit or stand' }).click();
  await expect(page.getByRole('button', { name: 'Stand up' })).toBeVisible();

  const words = page.getByRole('textbox', { name: 'Say something' });
  await words.click();
  for (const one of [words, page.getByRole('button', { name: 'Send', exact: true })]) {
    expect(await covers(pad, one)).toBe(false);
  }
  await words.fill('Written with one thumb.');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('list', { name: 'Messages' }).getByText('Written with one thumb.', { exact: true }),
  ).toBeVisible();
  await withThemes(page, ({ label }) => checkAccessibility(page, { name: `a room for one hand, ${label}` }));
  await checkReflow(page, { name: 'a room for one hand' });

  // The side is of this device, and the same in the next visit.
  await page.reload();
  await expect(pad).toBeVisible();
  await isAtThumb(page, 'left');
  await leave(page);
});
