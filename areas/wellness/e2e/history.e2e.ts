import type { Page } from '@playwright/test';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';

test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

const path = '/wellness-tracking/history';
const perDay = 5;
const days = 4000;
const page200 = 200;

const dayBefore = (today: string, ago: number) =>
  new Date(Date.parse(`${today}T00:00:00.000Z`) - ago * 86_400_000).toISOString().slice(0, 10);

const entry = (n: number, day: string) => ({
  ...{ id: n + 1, uid: `entry-${n}`, version: 1, generation: 1, kind: 'entry', day },
  at: `${day}T0${n % perDay}:00:00.000Z`,
  createdAt: `${day}T00:00:00.000Z`,
  updatedAt: `${day}T00:00:00.000Z`,
  ...{ isPrivate: true, shareWithHealthcare: false, isByHelper: false, writtenBy: null },
  ...{ moodRating: 1 + (n % 10), energyLevel: 5, painLevel: n % 10, sleepHours: 7 },
  ...{ symptoms: ['tired legs'], medications: ['Baclofen'], factors: ['swimming'], scales: [], notes: `Note ${n}.` },
});

/** A diary of 20,000 entries, as the server would answer with it page by page; all that is asked for is noted. */
async function longDiary(page: Page) {
  await page.goto('/faq');
  const today = await page.evaluate(() => {
    const [now, two] = [new Date(), (part: number) => String(part).padStart(2, '0')];
    return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  });
  const all = Array.from({ length: days * perDay }, (_, n) => entry(n, dayBefore(today, Math.floor(n / perDay))));
  const asked: { readonly from: string | null; readonly first: number }[] = [];
  await page.route(/\/api\/wellness-entries\?/, (route) => {
    const address = new URL(route.request().url());
    const [from, to] = [address.searchParams.get('from'), address.searchParams.get('to')];
    const limit = Number(address.searchParams.get('limit') ?? 20);
    const first = Number(address.searchParams.get('cursor') ?? 0);
    asked.push({ from, first });
    const found = all.filter(({ day }) => day >= (from ?? '') && day <= (to ?? '9'));
    address.searchParams.set('cursor', String(first + limit));
    return route.fulfill({
      json: found.slice(first, first + limit),
      ...(first + limit < found.length && {
        headers: { Link: `<${address.pathname}${address.search}>; rel="next"` },
      }),
    });
  });
  return { asked, between: (from: string) => all.filter(({ day }) => day >= from).length };
}

const nodes = (page: Page) => page.locator('#main *').count();
const rows = (page: Page) => page.locator('[id^="entry-"]');

test('with 20,000 entries, only the chosen time is read, and only what is shown is drawn', async ({ page }) => {
  test.setTimeout(180_000);
  await signInAs(page, 15);
  const { asked, between } = await longDiary(page);

  await page.goto(path);
  await expect(page.getByRole('table', { name: 'Averages' })).toBeVisible();
  await settled(page);
  const from = asked[0]?.from ?? '';
  const there = between(from);
  expect(there).toBeGreaterThan(8 * 7 * perDay - perDay * 7);
  expect(there).toBeLessThan(9 * 7 * perDay);
  expect(asked).toEqual(Array.from({ length: Math.ceil(there / page200) }, (_, at) => ({ from, first: at * page200 })));
  expect(await nodes(page)).toBeLessThan(1200);

  // Everything: each page once, and a mark for each month in place of 20,000.
  asked.splice(0);
  await page.getByRole('combobox', { name: 'Period' }).selectOption('all');
  await expect(page.getByText('4,000 days with an entry out of 4,000.')).toBeVisible({ timeout: 60_000 });
  expect(asked.map(({ first }) => first)).toEqual(
    Array.from({ length: (days * perDay) / page200 }, (_, at) => at * page200),
  );
  expect(await nodes(page)).toBeLessThan(7000);

  asked.splice(0);
  await page.getByRole('link', { name: 'List', exact: true }).click();
  const list = page.getByRole('region', { name: 'Entries' });
  await expect(list).toContainText('20,000 entries, newest first.');
  // What the charts have read is not asked for again.
  expect(asked).toEqual([]);
  await expect(rows(page)).toHaveCount(20);
  expect(await nodes(page)).toBeLessThan(1200);
  await page.getByRole('button', { name: /^Show older entries/ }).click();
  await expect(rows(page)).toHaveCount(40);
  await page.getByRole('searchbox', { name: 'Find in these entries' }).fill('Note 19999.');
  await expect(list).toContainText('1 entry of 20,000 with “Note 19999.”.');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Note 19999.');

  asked.splice(0);
  await page.getByRole('link', { name: 'Calendar', exact: true }).click();
  await expect(page.getByText(/days? with an entry\. Choose a day to read it\.$/)).toBeVisible();
  expect(asked).toHaveLength(1);

  asked.splice(0);
  await page.goto('/wellness-tracking');
  await settled(page);
  await expect(page.getByRole('region', { name: 'Your entries' }).getByRole('article').first()).toBeVisible();
  // The week, and the first page of the list.
  expect(asked.map(({ first }) => first)).toEqual([0, 0]);
  expect(await nodes(page)).toBeLessThan(1200);
});
