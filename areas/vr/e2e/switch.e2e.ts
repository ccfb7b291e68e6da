import type { Page } from '@playwright/test';
import { castMember } from '#demo/cast.ts';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { announcements, forgetAnnouncements, timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';
import { enter, leave, people } from './visit.ts';

// A member who has stored no preferences: the specified answer is 404, and the browser notes it.
test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));
test.describe.configure({ timeout: 300_000 });

const title = 'Reading Room';
const other = castMember(12).displayName;

/** The switch: pressed once what is wanted is lit, and nothing else. */
const switchOf = (page: Page) => {
  const bar = page.locator('.scan-bar strong');
  const comesTo = (label: string) =>
    expect
      .poll(async () => (await bar.allTextContents())[0], {
        message: `Scanning comes to ${label}`,
        timeout: 60_000,
        intervals: [50],
      })
      .toBe(label);
  return {
    comesTo,
    choose: async (...labels: readonly string[]) => {
      for (const label of labels) {
        await comesTo(label);
        await page.keyboard.press('Space');
      }
    },
  };
};

const use = async (page: Page, scanEvery: number) => {
  const saved = await page.request.put('/api/vr-settings', {
    data: { adaptiveControls: ['switch_controls'], scanEvery, looks: '', view: 'text' },
  });
  expect(saved.status()).toBe(200);
};

test('by one switch alone: enters, goes to a place and a seat, waves, speaks, takes room, reports and blocks by menu and dialog, and leaves', async ({
  page,
  another,
}) => {
  await signInAs(page, 14);
  await use(page, 1000);
  const company = await another(12);
  await enter(company, title);
  await page.goto('/vr-social-spaces');
  await settled(page);
  await forgetAnnouncements(page);
  const { choose, comesTo } = switchOf(page);

  await page.keyboard.press('Space');
  await choose(`Enter ${title}`);
  await expect(page.getByRole('heading', { name: 'The room in words' })).toBeVisible();
  await choose('Flat map');
  await expect(page.getByRole('application', { name: /^Map of the room\./ })).toBeVisible();
  await choose('Places', 'Go there, the window');
  await expect(page.getByText(/^You are near the window/).first()).toBeVisible({ timeout: 30_000 });
  await choose('Back', 'Free seats: armchair 1', 'armchair 2', 'Sit down');
  await expect(page.getByRole('button', { name: 'Stand up' })).toBeVisible();
  await choose('Gestures', 'Wave', 'Back', 'Quiet bubble', '2 metres', 'Back');
  await expect(page.getByRole('radio', { name: '2 metres' })).toBeChecked();
  await choose('Ready phrases', 'Hello, everyone.', 'Back');

  // A menu, and from it a dialog that opens, is gone through and left again.
  await choose(other, `More for ${other}`, `Report ${other}`);
  const report = page.getByRole('dialog', { name: 'Report this member' });
  await expect(report).toBeVisible();
  await choose('Harassment or bullying');
  await expect(report.getByRole('radio', { name: 'Harassment or bullying' })).toBeChecked();
  await choose('Cancel');
  await expect(report).toBeHidden();
  await choose(`More for ${other}`, 'Close the menu');
  await expect(page.getByRole('menu')).toBeHidden();
  await choose(`More for ${other}`, `Block ${other}`);
  const sure = page.getByRole('alertdialog', { name: `Block ${other}?` });
  await expect(sure).toBeVisible();
  // A press that comes too early does no harm.
  await comesTo('Cancel');
  await choose(`Block ${other}`);
  await expect(sure).toBeHidden();
  await expect(people(page).getByText('No one else is in this room.')).toBeVisible();

  await choose('Leave');
  await expect(page.getByRole('button', { name: `Enter ${title}` })).toBeVisible();
  await choose('See all spaces');
  await comesTo(`Enter ${title}`);
  await page.keyboard.press('Escape');
  expect(await timesAnnounced(page, /^Switch control has ended\.$/)).toBe(1);

  const said = (await announcements(page)).map(({ text }) => text);
  for (const once of [
    /^Switch control has started\./,
    /Joined VR Space/,
    /^You are near the window/,
    /^Your seat: armchair 2\.$/,
    /^You: wave\.$/,
    /^Quiet bubble: 2 metres\.$/,
    /^Sent\.$/,
    new RegExp(`^${other} is blocked`),
    /^You left the space$/,
  ]) {
    expect(
      said.filter((text) => once.test(text)),
      String(once),
    ).toHaveLength(1);
  }
  expect((await page.request.delete('/api/users/12/block')).status()).toBe(200);
  await leave(company);
});

test('what one switch is on stays to be seen in a menu and a dialog, in every theme and at 320 px', async ({
  page,
  another,
}) => {
  await signInAs(page, 14);
  await use(page, 2000);
  await enter(await another(12), title);
  await enter(page, title);
  await page.keyboard.press('Space');
  const { choose } = switchOf(page);
  const bar = page.locator('.scan-bar');
  const shown = async (name: string) => {
    await withThemes(page, ({ label }) => checkAccessibility(page, { name: `${name}, ${label}` }));
    await checkReflow(page, { name });
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect(page.locator('[data-lit]')).toBeInViewport();
  };
  await choose(other, `More for ${other}`);
  await expect(page.getByRole('menu')).toBeVisible();
  await choose(`Report ${other}`);
  await expect(page.getByRole('dialog').locator('.scan-bar')).toBeVisible();
  await shown('one switch in a dialog');
  await page.keyboard.press('Escape');
  // It ends the switch, and not the dialog: keys are as usual again.
  await expect(bar).toBeHidden();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
});
