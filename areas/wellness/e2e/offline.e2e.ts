import type { Page, Request } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { announcements, forgetAnnouncements, timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';

test.beforeEach(({ problems }) =>
  problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 404.*accessibility-preferences/),
);

const form = (page: Page) => page.getByRole('form', { name: "Today's Wellness Entry" });
const entries = (page: Page) => page.getByRole('region', { name: 'Your entries' });
const waiting = (page: Page) => entries(page).getByRole('list', { name: 'Not sent yet' }).getByRole('article');
const notes = (page: Page) => form(page).getByRole('textbox', { name: /^Notes/ });
const isPost = (one: Request) => one.method() === 'POST' && one.url().endsWith('/api/wellness-entries');

async function open(page: Page, member: number) {
  await signInAs(page, member);
  await page.goto('/wellness-tracking');
  await settled(page);
}
async function write(page: Page, words: string) {
  await notes(page).fill(words);
  await form(page).getByRole('button', { name: 'Save entry' }).click();
  await expect(notes(page)).toHaveValue('');
}
/** What the server has, by its notes. */
const there = async (page: Page, words: string) => {
  const all = (await (await page.request.get('/api/wellness-entries?limit=200')).json()) as { notes?: string }[];
  return all.filter(({ notes: said }) => said === words);
};
/** Everything that the browser keeps in the clear, whatever it is called. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const texts = [JSON.stringify({ ...localStorage, ...sessionStorage })];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((done) => {
        const ask = indexedDB.open(name);
        ask.onsuccess = () => done(ask.result);
      });
      for (const store of database.objectStoreNames) {
        const rows = await new Promise<unknown[]>((done) => {
          const ask = database.transaction(store).objectStore(store).getAll();
          ask.onsuccess = () => done(ask.result);
        });
        texts.push(JSON.stringify(rows));
      }
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) texts.push((await (await cache.match(request))?.text()) ?? '');
    }
    return texts.join('\n');
  });

test('without a connection two entries wait, said so once each; with one again they are there once', async ({
  page,
}) => {
  await open(page, 9);
  await page.context().setOffline(true);
  await write(page, 'written in the tunnel');
  expect(
    await timesAnnounced(page, 'Kept on this device: There’s no connection now. We’ll send your entry later.'),
  ).toBe(1);
  await write(page, 'written on the bridge');
  await expect(waiting(page)).toHaveCount(2);
  await expect(waiting(page).first()).toContainText('written on the bridge');
  await expect(waiting(page).first()).toContainText('Waiting for a connection');
  await expect(entries(page).getByText('2 entries to send', { exact: true })).toBeVisible();
  await entries(page).getByRole('button', { name: 'Send now' }).click();
  expect(await timesAnnounced(page, 'Not sent yet: There’s still no connection.')).toBe(1);
  await expect(entries(page).getByRole('button', { name: 'Send now' })).toBeFocused();

  // To another page and back: they wait there as before.
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(waiting(page)).toHaveCount(2);
  await forgetAnnouncements(page);
  await page.context().setOffline(false);
  await expect(waiting(page)).toHaveCount(0);
  expect(await timesAnnounced(page, '2 entries sent: Now in your diary.')).toBe(1);
  await expect(entries(page).getByRole('article').first()).toContainText('written on the bridge');
  await page.reload();
  await settled(page);
  for (const words of ['written in the tunnel', 'written on the bridge']) {
    await expect(entries(page).getByText(words)).toHaveCount(1);
    expect(await there(page, words)).toHaveLength(1);
  }
  expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes('diary-waiting')))).toEqual(
    [],
  );
});

test('an answer that is cut off doubles nothing: the entry shows once, and is there once', async ({ page }) => {
  await open(page, 11);
  let cut = true;
  let sent = 0;
  await page.route('**/api/wellness-entries', async (route) => {
    if (!isPost(route.request())) return route.continue();
    sent += 1;
    if (!cut) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await write(page, 'sent and not answered');
  await expect.poll(async () => (await there(page, 'sent and not answered')).length).toBe(1);
  await expect(entries(page).getByText('sent and not answered')).toHaveCount(1);
  const left = () => page.evaluate(() => Object.keys(localStorage).some((name) => name.includes('diary-waiting')));
  expect(await left()).toBe(true);
  cut = false;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(left).toBe(false);
  expect(sent).toBeGreaterThan(1);
  await expect(waiting(page)).toHaveCount(0);
  await expect(entries(page).getByText('sent and not answered')).toHaveCount(1);
  expect(await there(page, 'sent and not answered')).toHaveLength(1);
});

test('what the server refuses stays with its reason, opens in the form again, and goes once it is mended', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 400/);
  await open(page, 12);
  await page.context().setOffline(true);
  await write(page, 'refused at first');
  let refuses = true;
  const message = 'Choose today or an earlier day.';
  await page.route('**/api/wellness-entries', (route) =>
    isPost(route.request()) && refuses
      ? route.fulfill({
          status: 400,
          contentType: 'application/problem+json',
          body: JSON.stringify({ title: 'Bad', status: 400, errors: [{ field: 'day', rule: 'past', message }] }),
        })
      : route.continue(),
  );
  await page.context().setOffline(false);
  await expect(waiting(page).first()).toContainText('Not sent');
  await expect(waiting(page).first()).toContainText(message);
  expect(await timesAnnounced(page, '1 entry not sent: Your diary says why')).toBe(1);
  await waiting(page)
    .first()
    .getByRole('button', { name: /^Try again/ })
    .click();
  await expect(waiting(page).first()).toContainText(message);
  refuses = false;
  await waiting(page)
    .first()
    .getByRole('button', { name: /^Edit waiting entry/ })
    .press('Enter');
  const edit = entries(page).getByRole('form');
  await edit.getByRole('textbox', { name: /^Notes/ }).fill('accepted now');
  await edit.getByRole('textbox', { name: /^Notes/ }).press('Tab');
  await edit.getByRole('button', { name: 'Save changes' }).press('Enter');
  await expect(entries(page).getByText('accepted now')).toHaveCount(1);
  await expect(waiting(page)).toHaveCount(0);
  await expect(page.locator('#wellness-entries')).toBeFocused();
  expect(await there(page, 'accepted now')).toHaveLength(1);
});

test('a waiting entry is changed and deleted before it is sent; its day is the day it was written', async ({
  page,
}) => {
  await open(page, 13);
  await page.context().setOffline(true);
  await write(page, 'to be changed');
  await write(page, 'to be deleted');
  await waiting(page)
    .first()
    .getByRole('button', { name: /^Delete waiting entry/ })
    .click();
  await expect(waiting(page)).toHaveCount(1);
  await expect(page.locator('#wellness-entries')).toBeFocused();
  await waiting(page)
    .first()
    .getByRole('button', { name: /^Edit waiting entry/ })
    .click();
  const edit = entries(page).getByRole('form');
  await edit.getByRole('textbox', { name: /^Notes/ }).fill('changed before it went');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(waiting(page).first()).toContainText('changed before it went');
  await expect(
    waiting(page)
      .first()
      .getByRole('button', { name: /^Edit waiting entry/ }),
  ).toBeFocused();
  const written = await page.evaluate(() => {
    const name = Object.keys(localStorage).find((one) => one.includes('diary-waiting')) ?? '';
    const all = JSON.parse(localStorage.getItem(name) ?? '[]') as { body: Record<string, unknown> }[];
    // As if it had been written two days ago.
    const [one] = all;
    if (!one) throw new Error('Nothing waits.');
    const before = (text: unknown, length: number) =>
      new Date(Date.parse(String(text)) - 2 * 86_400_000).toISOString().slice(0, length);
    one.body = { ...one.body, day: before(one.body.day, 10), at: before(one.body.at, 24) };
    localStorage.setItem(name, JSON.stringify(all));
    return { day: one.body.day, at: one.body.at };
  });
  await page.context().setOffline(false);
  await expect(waiting(page)).toHaveCount(0);
  expect(await there(page, 'changed before it went')).toMatchObject([written]);
  expect(await there(page, 'to be changed')).toHaveLength(0);
  expect(await there(page, 'to be deleted')).toHaveLength(0);
});

test('two tabs of one browser send each waiting entry once, and both show it', async ({ page, context }) => {
  await open(page, 14);
  const other = await context.newPage();
  await other.goto('/wellness-tracking');
  await settled(other);
  await context.setOffline(true);
  await write(page, 'from the first tab');
  await write(other, 'from the second tab');
  await expect(waiting(page)).toHaveCount(2);
  await expect(waiting(other)).toHaveCount(2);
  const posts: string[] = [];
  context.on('request', (one) => isPost(one) && posts.push((one.postDataJSON() as { notes: string }).notes));
  await context.setOffline(false);
  for (const tab of [page, other]) {
    await expect(waiting(tab)).toHaveCount(0);
    for (const words of ['from the first tab', 'from the second tab'])
      await expect(entries(tab).getByText(words)).toHaveCount(1);
  }
  expect(posts.sort()).toEqual(['from the first tab', 'from the second tab']);
  const said = async () =>
    (await Promise.all([announcements(page), announcements(other)])).flat().filter(({ text }) => / sent: /.test(text));
  await expect.poll(async () => (await said()).map(({ text }) => text)).toEqual(['2 entries sent: Now in your diary.']);
});

test('signing out asks before it deletes what waits; what waits goes on the next opening', async ({ page }) => {
  await open(page, 15);
  await page.route('**/api/wellness-entries', (route) => (isPost(route.request()) ? route.abort() : route.continue()));
  await write(page, 'left behind');
  await expect(waiting(page)).toHaveCount(1);
  const leave = async () => {
    await page.getByRole('button', { name: /, your account$/ }).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
  };
  await leave();
  const question = page.getByRole('alertdialog', { name: 'Sign out and delete what isn’t sent?' });
  await expect(question).toContainText('1 entry of your diary isn’t sent yet. Signing out deletes it.');
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(question).toHaveCount(0);
  await page.unroute('**/api/wellness-entries');
  // On any page: nothing of the diary is open there.
  await page.goto('/events');
  await expect.poll(async () => (await there(page, 'left behind')).length).toBe(1);
  await page.goto('/wellness-tracking');
  await settled(page);
  await expect(waiting(page)).toHaveCount(0);

  await page.route('**/api/wellness-entries', (route) => (isPost(route.request()) ? route.abort() : route.continue()));
  await write(page, 'given up');
  await expect(waiting(page)).toHaveCount(1);
  await leave();
  await question.getByRole('button', { name: 'Sign out and delete' }).click();
  await expect(page.getByText('You’re signed out').first()).toBeVisible();
  expect(await kept(page)).not.toContain('given up');
});

test('the page itself opens without a connection, takes an entry, and shows nothing until its member is known', async ({
  page,
}) => {
  await open(page, 7);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.context().setOffline(true);
  await page.reload();
  const main = page.getByRole('main');
  await expect(main.getByText('There’s no connection', { exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Crisis Hotline' })).toBeVisible();
  await expect(entries(page)).toHaveCount(0);
  await write(page, 'written on a kept page');
  await expect(main.getByText('1 entry to send.')).toBeVisible();
  await main.getByRole('button', { name: 'Connect again' }).click();
  expect(await timesAnnounced(page, 'Still no connection: We couldn’t reach Doorways.')).toBe(1);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await checkAccessibility(page, { name: 'diary without a connection' });
  await page.reload();
  await expect(main.getByText('1 entry to send.')).toBeVisible();
  await expect(page.getByText('written on a kept page')).toHaveCount(0);

  await page.context().setOffline(false);
  await expect(entries(page).getByText('written on a kept page')).toHaveCount(1);
  await expect(waiting(page)).toHaveCount(0);
  expect(await there(page, 'written on a kept page')).toHaveLength(1);

  // Whoever is here next has another diary, and the kept page knows none.
  const away = () => page.evaluate(() => localStorage.getItem('doorways:diary-away'));
  expect(await away()).toContain('"memberId":7');
  await signInAs(page, 8);
  await page.goto('/events');
  await expect.poll(away).toBeNull();
});

const passphrase = 'magpie ladder velvet Tuesday';

/** Seals the diary of whoever is here, as the screen asks. */
async function seal(page: Page) {
  const text = (name: RegExp) => page.getByRole('textbox', { name });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await page.goto('/wellness-tracking/privacy');
  await settled(page);
  await press('Set up a passphrase');
  await text(/^Passphrase/).fill(passphrase);
  await text(/^The same again/).fill(passphrase);
  await page.getByRole('checkbox', { name: /^I know that no one/ }).check();
  await press('Next: recovery sheet');
  await text(/^Type the code here/).fill(await page.getByRole('article').locator('code').innerText());
  await press('Seal my diary');
  const done = page.getByRole('main').getByText('Your diary is sealed', { exact: true });
  await expect(done).toBeVisible({ timeout: 30_000 });
}

test('of a sealed diary nothing that waits can be read in the browser; it goes out sealed, even from a locked one', async ({
  page,
}) => {
  // A key of a passphrase takes seconds, on purpose.
  test.setTimeout(120_000);
  await open(page, 6);
  const away = () => page.evaluate(() => localStorage.getItem('doorways:diary-away'));
  await expect.poll(away).not.toBeNull();
  await seal(page);
  expect(await away()).toBeNull();
  await page.getByRole('link', { name: 'Wellness tracking' }).first().click();
  await expect(form(page)).toBeVisible();
  await page.context().setOffline(true);
  await write(page, 'quokka by the river');
  await notes(page).fill('quokka still being written');
  await expect(waiting(page).first()).toContainText('quokka by the river');
  expect(await kept(page)).not.toContain('quokka ');
  expect(await kept(page)).toContain('w1.');
  await page.getByRole('link', { name: 'Privacy of your diary' }).click();
  await page.getByRole('button', { name: 'Lock the diary' }).click();
  await page.getByRole('link', { name: 'Wellness tracking' }).first().click();
  await expect(waiting(page).first()).toContainText('Locked. Unlock your diary to read it.');
  await expect(page.getByText('quokka by the river')).toHaveCount(0);
  expect(await kept(page)).not.toContain('quokka ');

  const posted: string[] = [];
  page.on('request', (one) => isPost(one) && posted.push(one.postData() ?? ''));
  await page.context().setOffline(false);
  await expect(waiting(page)).toHaveCount(0);
  expect(posted).toHaveLength(1);
  expect(posted.join()).not.toContain('quokka ');
  expect(await (await page.request.get('/api/wellness-entries?limit=200')).text()).not.toContain('quokka ');
  await page.getByRole('button', { name: 'Unlock', exact: true }).click();
  await page.getByRole('textbox', { name: /^Passphrase or recovery code/ }).fill(passphrase);
  await page.getByRole('button', { name: 'Unlock diary' }).click();
  await expect(entries(page).getByText('quokka by the river')).toHaveCount(1);
  expect(await kept(page)).not.toContain('quokka ');
});

test('what waits is sound in every theme, by keyboard and at its narrowest', async ({ page }) => {
  await open(page, 5);
  await page.context().setOffline(true);
  await write(page, 'a note that waits');
  await expect(waiting(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await withThemes(page, ({ label }) => checkAccessibility(page, { name: `waiting, ${label}` }));
  await crawlKeyboard(page, { name: 'waiting' });
  await checkReflow(page, { name: 'waiting' });
});
