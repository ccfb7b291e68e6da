import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';

test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

const path = '/wellness-tracking/energy';
async function open(page: Page, member: number, query = '') {
  await signInAs(page, member);
  await page.goto(path + query);
  await settled(page);
}

/** Days by the clock of the browser. */
const dayAfter = (page: Page, days: number) =>
  page.evaluate((more) => {
    const date = new Date();
    date.setDate(date.getDate() + more);
    const two = (number: number) => String(number).padStart(2, '0');
    return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  }, days);

const title = (page: Page) => page.getByRole('heading', { level: 2 }).first();
const tasks = (page: Page) => page.getByRole('list', { name: 'Tasks of this day' });
const add = (page: Page) => page.getByRole('form', { name: 'Add a task' });

async function addTask(page: Page, name: string, points: string) {
  await add(page).getByRole('textbox', { name: 'What it is' }).fill(name);
  await add(page).getByRole('textbox', { name: 'Points' }).fill(points);
  await add(page).getByRole('button', { name: 'Add task' }).click();
  await expect(tasks(page).getByRole('checkbox', { name: new RegExp(`^${name}, ${points} point`) })).toBeVisible();
}

test('tasks take points of a day: added, done, changed, removed, and back by Undo', async ({ page }) => {
  await open(page, 9);
  await expect(title(page)).toHaveText('Today, 10 of 10 left');
  await expect(page.getByText('Nothing planned.')).toBeVisible();
  await addTask(page, 'Washing', '3');
  await expect(add(page).getByRole('textbox', { name: 'What it is' })).toBeFocused();
  expect(await timesAnnounced(page, 'Added: Washing, 3 points')).toBe(1);
  await addTask(page, 'Physio', '4');
  await expect(title(page)).toHaveText('Today, 3 of 10 left');
  await tasks(page)
    .getByRole('checkbox', { name: /^Washing/ })
    .click();
  await expect(page.getByText('3 spent')).toBeVisible();
  await expect(page.getByText('4 planned')).toBeVisible();
  await tasks(page).getByRole('button', { name: 'Edit Physio' }).click();
  const change = page.getByRole('form', { name: 'Change Physio' });
  await expect(change.getByRole('textbox', { name: 'What it is' })).toBeFocused();
  await change.getByRole('textbox', { name: 'Points' }).fill('31');
  await change.getByRole('button', { name: 'Save task' }).click();
  await expect(change.getByRole('alert')).toContainText('Write a whole number from 0 to 30.');
  await change.getByRole('textbox', { name: 'Points' }).fill('9');
  await change.getByRole('button', { name: 'Save task' }).click();
  await expect(title(page)).toHaveText('Today, 2 over');
  await expect(page.getByText('Today is 2 points over.')).toBeVisible();
  await tasks(page).getByRole('button', { name: 'Remove Physio' }).click();
  await expect(title(page)).toHaveText('Today, 7 of 10 left');
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(title(page)).toHaveText('Today, 2 over');
  await add(page).getByRole('textbox', { name: 'What it is' }).fill(' physio ');
  await add(page).getByRole('button', { name: 'Add task' }).click();
  await expect(add(page).getByRole('alert')).toContainText('The day has a task of this name already.');
});

test('tomorrow over its points is said gently, on both pages, and a task moves to a day with room', async ({
  page,
}) => {
  await open(page, 11);
  await page.getByRole('navigation', { name: 'Days' }).getByRole('link', { name: 'Tomorrow' }).click();
  await expect(title(page)).toHaveText('Tomorrow, 10 of 10 left');
  await addTask(page, 'Market', '9');
  await addTask(page, 'Ironing', '4');
  const said = 'Tomorrow is 3 points over.';
  await page.goto('/wellness-tracking');
  const card = page.getByRole('region', { name: 'Energy budget' });
  await expect(card.getByRole('heading', { name: 'Tomorrow, 3 over' })).toBeVisible();
  await expect(card).toContainText(said);
  await expect(card).toContainText('You could move or drop something.');
  await card.getByRole('link', { name: 'See tomorrow' }).click();
  await expect(title(page)).toHaveText('Tomorrow, 3 over');
  await checkAccessibility(page, { name: 'a day over its points' });
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Move Ironing to \w+day ?, to make room$/ })
    .click();
  await expect(title(page)).toHaveText('Tomorrow, 1 of 10 left');
  await expect(page.getByText(said)).toHaveCount(0);
  await page.goto(`${path}?day=${await dayAfter(page, 2)}`);
  await expect(tasks(page).getByRole('checkbox', { name: 'Ironing, 4 points' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Market, 9 points' })).toBeVisible();
});

test('appointments of the day are offered as tasks, with points for their length', async ({ page }) => {
  await signInAs(page, 12);
  await page.goto(path);
  const day = await dayAfter(page, 1);
  const answer = await page.request.post('/api/wellness-appointments', {
    data: {
      title: 'Dr Anand',
      at: new Date(`${day}T03:00:00.000Z`).toISOString(),
      durationMinutes: 60,
      zone: 'Australia/Sydney',
      remindBefore: [],
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  await page.goto(`${path}?day=${day}`);
  await page.getByRole('button', { name: 'Add Dr Anand for 2 points' }).click();
  await expect(tasks(page).getByRole('checkbox', { name: 'Dr Anand, 2 points' })).toBeVisible();
  await expect(title(page)).toHaveText('Tomorrow, 8 of 10 left');
  await expect(page.getByRole('button', { name: 'Add Dr Anand for 2 points' })).toHaveCount(0);
});

test('points are set for one day and for each weekday; a day for rest has no warnings', async ({ page }) => {
  await open(page, 13, '?day=2026-03-02');
  await expect(title(page)).toHaveText('Monday 2 March 2026, 10 of 10 left');
  await page.getByText('Points of each weekday').first().click();
  const weekdays = page.getByRole('form', { name: 'Points of each weekday' });
  await weekdays.getByRole('textbox', { name: 'Monday' }).fill('six');
  await weekdays.getByRole('button', { name: 'Save weekdays' }).click();
  await expect(weekdays.getByRole('alert')).toContainText('Write a whole number from 0 to 30.');
  await weekdays.getByRole('textbox', { name: 'Monday' }).fill('6');
  await weekdays.getByRole('button', { name: 'Save weekdays' }).click();
  await expect(title(page)).toHaveText('Monday 2 March 2026, 6 of 6 left');
  await page.getByRole('textbox', { name: 'Points of this day' }).fill('4');
  await page.getByRole('button', { name: 'Set points' }).click();
  await expect(title(page)).toHaveText('Monday 2 March 2026, 4 of 4 left');
  await page.getByRole('switch', { name: 'A day for rest' }).click();
  await expect(title(page)).toHaveText('Monday 2 March 2026, a day for rest');
  await addTask(page, 'Reading', '5');
  await expect(page.getByText(/points? over\./)).toHaveCount(0);
});

test('what another window saved in between is kept', async ({ page, problems }) => {
  problems.allow(/status of 409/);
  await open(page, 14);
  const day = await dayAfter(page, 0);
  await addTask(page, 'Washing', '3');
  const [kept] = (await (await page.request.get(`/api/wellness-energy?from=${day}&to=${day}`)).json()) as [
    { version: number; tasks: object[] },
  ];
  // This page reads its version, and only then the other window saves.
  let once = true;
  await page.route('**/api/wellness-energy', async (route) => {
    if (once && route.request().method() === 'PUT') {
      once = false;
      const tasks = [...kept.tasks, { name: 'From the phone', cost: 1, isDone: false }];
      const body = { day, version: kept.version, points: 10, tasks, isRestDay: false };
      expect((await page.request.put('/api/wellness-energy', { data: body })).status()).toBe(200);
    }
    await route.continue();
  });
  await addTask(page, 'Physio', '2');
  await expect(tasks(page).getByRole('checkbox')).toHaveCount(3);
  await expect(title(page)).toHaveText('Today, 4 of 10 left');
});

test('by keyboard alone: another day by its date, a task added and done', async ({ page }) => {
  await open(page, 15);
  await page.locator('summary', { hasText: 'Another day' }).focus();
  await page.keyboard.press('Enter');
  const other = page.getByRole('form', { name: 'Another day' });
  await other.getByRole('textbox', { name: 'Day' }).focus();
  await page.keyboard.type('3 March 2026');
  await other.getByRole('button', { name: 'Show this day' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/day=2026-03-03$/);
  await expect(title(page)).toHaveText('Tuesday 3 March 2026, 10 of 10 left');
  await add(page).getByRole('textbox', { name: 'What it is' }).focus();
  await page.keyboard.type('Bus');
  await page.keyboard.press('Enter');
  const bus = tasks(page).getByRole('checkbox', { name: /^Bus, 2 points/ });
  await bus.focus();
  await page.keyboard.press('Space');
  await expect(bus).toBeChecked();
  await expect(page.getByText('2 spent')).toBeVisible();
});

test('a day that can’t be loaded says so and can be tried again; one that isn’t saved stays as it was', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 500/);
  await signInAs(page, 16);
  let fails = true;
  await page.route(/\/api\/wellness-energy/, (route) =>
    fails ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
  );
  await page.goto(path);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Couldn’t load the day');
  fails = false;
  await alert.getByRole('button', { name: 'Retry' }).click();
  await addTask(page, 'Washing', '3');
  fails = true;
  await tasks(page).getByRole('button', { name: 'Remove Washing' }).click();
  await expect(page.getByText('Couldn’t save the day').first()).toBeVisible();
  await expect(tasks(page).getByRole('checkbox', { name: /^Washing/ })).toBeVisible();
});

for (const query of ['', '?day=2026-03-02'])
  test(`the page of a day is sound in every theme, by keyboard and at its narrowest${query && ', without any task'}`, async ({
    page,
  }) => {
    await open(page, 1, query);
    await withThemes(page, ({ label }) => checkAccessibility(page, { name: `energy, ${label}` }));
    await crawlKeyboard(page, { name: 'energy' });
    await checkReflow(page, { name: 'energy' });
  });
