import type { Page } from '@playwright/test';
import { defaultLowEnergyProfile, defaultRecord } from '#platform/contract/preferences-shape.ts';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { announcements, forgetAnnouncements, timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, signOut, test } from '#platform/web/testing/journey.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';

test.use({
  serverEnv: { RATE_LIMITS: 'off' },
  // Programs that say what they are count nothing.
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
});
test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

const open = async (page: Page, path = '/') => {
  await page.goto(path);
  await settled(page);
};
const ads = (page: Page) => page.getByRole('article', { name: 'Ad by Level Ground Mobility' });
/** Each call about ads that the page makes from now on, by its path. */
function asked(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/ads(\/|$)/.test(pathname)) paths.push(pathname);
  });
  return paths;
}
const restOf = async (page: Page) => {
  await settled(page);
  await expect(page.locator('article[data-post]').nth(10)).toBeAttached();
};

test('an ad stands behind the tenth post, is marked as one, and says why it is there and what was not used', async ({
  page,
}) => {
  await signInAs(page, 7);
  await open(page);
  const ad = ads(page);
  await expect(ad).toHaveCount(1);
  await expect(ad.getByText('Ad', { exact: true })).toBeVisible();
  const before = await ad.evaluate((one) => {
    const all = [...document.querySelectorAll('article[data-post]')];
    return all.filter((post) => post.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING).length;
  });
  expect(before).toBe(10);
  await ad.getByText('Why this ad').click();
  await expect(ad.getByText('You see this ad because it can be on any page of “Home”.')).toBeVisible();
  await expect(
    ad.getByText(
      'Nothing about you was used: not your disability, your settings, your groups, your messages or what you read before.',
    ),
  ).toBeVisible();
  expect(await announcements(page)).toEqual([]);
  await withThemes(page, ({ label }) => checkAccessibility(page, { name: `an ad in the feed, ${label}` }));
  await checkReflow(page, { name: 'an ad in the feed' });
});

test('a view counts once half of the ad was on screen for a second, and once only', async ({ page }) => {
  await signInAs(page, 8);
  const paths = asked(page);
  await open(page);
  await expect(ads(page)).toBeAttached();
  expect(paths.filter((path) => path.endsWith('/views'))).toEqual([]);
  const telling = page.waitForResponse((answer) => answer.url().endsWith('/api/ads/views'));
  await ads(page).scrollIntoViewIfNeeded();
  const told = await telling;
  expect(told.status()).toBe(200);
  expect(await told.json()).toEqual({ counted: 1 });
  expect(told.request().postDataJSON().tokens).toHaveLength(1);
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('doorways:ads:8') ?? '{}'));
  expect(Object.values(kept.shown)).toEqual([[expect.any(Number)]]);
});

test('the frequency is kept in the browser: three times a day, and no more', async ({ page }) => {
  await signInAs(page, 10);
  await open(page);
  await expect(ads(page)).toHaveCount(1);
  const set = await page.evaluate(async () => (await (await fetch('/api/ads?surface=feed')).json())[0].adSetId);
  const keep = (times: number) =>
    page.evaluate(
      ([id, count]) =>
        localStorage.setItem(
          'doorways:ads:10',
          JSON.stringify({ shown: { [String(id)]: Array.from({ length: count }, () => Date.now()) }, hidden: [] }),
        ),
      [set, times] as const,
    );
  await keep(2);
  await page.reload();
  await restOf(page);
  await expect(ads(page)).toHaveCount(1);
  await keep(3);
  await page.reload();
  await restOf(page);
  await expect(ads(page)).toHaveCount(0);
});

test('by the keyboard an ad is hidden, stays hidden, and can be shown again where settings say so', async ({
  page,
}) => {
  await signInAs(page, 11);
  await open(page);
  await ads(page).getByRole('button', { name: 'Hide this ad by Level Ground Mobility' }).focus();
  await page.keyboard.press('Enter');
  const again = ads(page).getByRole('button', { name: 'Show it again' });
  await expect(again).toBeFocused();
  await expect(again).toHaveAccessibleDescription(
    /^You won’t see this ad by Level Ground Mobility again in this browser\./,
  );
  expect(await announcements(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(ads(page).getByText('Try a power chair at home')).toBeVisible();
  await expect(ads(page)).toBeFocused();
  await ads(page).getByRole('button', { name: 'Hide this ad by Level Ground Mobility' }).focus();
  await page.keyboard.press('Enter');
  await page.reload();
  await restOf(page);
  await expect(ads(page)).toHaveCount(0);
  await open(page, '/settings/ads');
  await expect(page.getByText('You hid 1 ad in this browser.')).toBeVisible();
  await page.getByRole('button', { name: 'Let them be shown again' }).click();
  await expect(page.getByText('You hid 1 ad in this browser.')).toHaveCount(0);
  expect(await timesAnnounced(page, /Hidden ads can be shown again/)).toBe(1);
  await open(page);
  await expect(ads(page)).toHaveCount(1);
});

test('an ad is reported, and a moderator finds it', async ({ page, another }) => {
  await signInAs(page, 12);
  await open(page);
  await ads(page).getByRole('button', { name: 'Report the ad by Level Ground Mobility' }).click();
  const form = page.getByRole('dialog');
  await form.getByText('Misinformation or false claims').click();
  await form.getByRole('button', { name: 'Submit report' }).click();
  await expect(page.locator('.toast').filter({ hasText: 'Report submitted' })).toBeVisible();
  const desk = await another(24);
  await open(desk, '/moderation');
  await desk.getByRole('button', { name: /Misinformation or false claims.* ad / }).click();
  await expect(desk.getByText('Try a power chair at home').first()).toBeVisible();
});

test('ads are switched off on all devices with one press, and on again', async ({ page, another }) => {
  await signInAs(page, 13);
  await open(page, '/settings/ads');
  await withThemes(page, ({ label }) => checkAccessibility(page, { name: `ads you see, ${label}` }));
  const choice = page.getByRole('switch', { name: 'Show ads' });
  await expect(choice).toBeChecked();
  await forgetAnnouncements(page);
  await choice.focus();
  await page.keyboard.press('Space');
  await expect(choice).not.toBeChecked();
  expect(await timesAnnounced(page, /Ads are off/)).toBe(1);
  const other = await another(13);
  await open(other);
  await restOf(other);
  await expect(ads(other)).toHaveCount(0);
  await open(page);
  await restOf(page);
  await expect(ads(page)).toHaveCount(0);
  await open(page, '/settings/ads');
  await page.getByRole('switch', { name: 'Show ads' }).click();
  await expect(page.getByRole('switch', { name: 'Show ads' })).toBeChecked();
  await open(page);
  await expect(ads(page)).toHaveCount(1);
});

test('in concentration mode and on a bad day no ad is asked for, so that no one learns why', async ({ page }) => {
  await signInAs(page, 15);
  const paths = asked(page);
  const preferences = '/api/accessibility-preferences/15';
  const put = async (path: string, data: object) =>
    expect((await page.request.put(path, { data })).status(), path).toBe(200);
  await put(preferences, { ...defaultRecord, concentrationMode: true });
  await open(page);
  await restOf(page);
  await expect(ads(page)).toHaveCount(0);
  const until = new Date(Date.now() + 3_600_000).toISOString();
  await put(`${preferences}/low-energy`, { profile: defaultLowEnergyProfile, until });
  // The open page follows at once, so that one of the two holds all the time.
  await put(preferences, defaultRecord);
  await open(page);
  await settled(page);
  await expect(ads(page)).toHaveCount(0);
  expect(paths).toEqual([]);
  await put(`${preferences}/low-energy`, { profile: defaultLowEnergyProfile, until: null });
  await open(page);
  await expect(ads(page)).toHaveCount(1);
});

test('guests have no ads, and neither have crisis support, wellness, messages, groups and connections', async ({
  page,
}) => {
  await signInAs(page, 16);
  const paths = asked(page);
  for (const path of ['/crisis-support', '/wellness-tracking', '/messages', '/support-groups', '/connections']) {
    await open(page, path);
  }
  await signOut(page);
  await open(page);
  await restOf(page);
  for (const path of ['/forums', '/blogs', '/events']) await open(page, path);
  expect(paths).toEqual([]);
});

test('a page about health has no ads, and one about another topic may', async ({ page }) => {
  await signInAs(page, 17);
  const paths = asked(page);
  await open(page, '/forums/6');
  expect(paths).toEqual([]);
  await open(page, '/forums');
  await expect(ads(page)).toHaveCount(1);
  expect(await ads(page).evaluate((one) => one.parentElement?.tagName)).toBe('LI');
});

test('a press counts, and leads to the site that the ad names', async ({ page, problems }) => {
  problems.allow(/request to another machine: https:\/\/level-ground\.example\.org\//);
  await signInAs(page, 7);
  await open(page);
  await page.route('https://level-ground.example.org/**', (route) => route.fulfill({ body: 'Level Ground' }));
  const pressing = page.waitForResponse((answer) => answer.url().endsWith('/api/ads/presses'));
  await ads(page)
    .getByRole('button', { name: /^Ask for a visit ?, to level-ground\.example\.org$/ })
    .click();
  expect((await pressing).status()).toBe(200);
  await page.waitForURL('https://level-ground.example.org/try');
});
