import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';
import { choose, isSealed, locked, open, passphrase, press, privacy, seal, section, text } from './seal-steps.ts';

test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));
// Each key of a passphrase takes seconds, on purpose.
test.setTimeout(120_000);

const note = 'quokkanote';
const diary = '/wellness-tracking';
const keeping = (page: Page) => page.getByRole('checkbox', { name: 'Keep my diary unlocked on this device' });
const entries = (page: Page) => section(page, 'Your entries');

/** A sealed diary with an entry, in a window that has just been opened. */
async function sealed(page: Page, member: number): Promise<string> {
  await signInAs(page, member);
  const data = { moodRating: 4, energyLevel: 3, painLevel: 6, notes: note };
  expect((await page.request.post('/api/wellness-entries', { data })).status()).toBe(201);
  await open(page, privacy);
  const code = await seal(page);
  await isSealed(page);
  await open(page, diary);
  await expect(locked(page)).toBeVisible();
  return code;
}

async function unlockAndKeep(page: Page) {
  await press(page, 'Unlock');
  await expect(keeping(page)).not.toBeChecked();
  await text(page, /^Passphrase or recovery code/).fill(passphrase);
  await keeping(page).check();
  await press(page, 'Unlock diary');
  await expect(entries(page)).toContainText(note);
}

const opensByItself = async (page: Page) => {
  await open(page, diary);
  await expect(entries(page)).toContainText(note);
  await expect(locked(page)).toHaveCount(0);
};
const asksAgain = async (page: Page) => {
  await open(page, diary);
  await expect(locked(page)).toBeVisible();
  await expect(entries(page)).not.toContainText(note);
};

/** All that is in the storages of this browser, and what each key there gives away. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const given: unknown[] = [];
    const look = async (value: unknown): Promise<unknown> => {
      if (value instanceof CryptoKey) {
        for (const form of ['raw', 'jwk'] as const)
          await crypto.subtle.exportKey(form, value).then(
            (bytes) => given.push(bytes),
            () => undefined,
          );
        return { extractable: value.extractable, uses: value.usages };
      }
      if (Array.isArray(value)) return Promise.all(value.map(look));
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        await Promise.all(Object.entries(value).map(async ([name, one]) => [name, await look(one)] as const)),
      );
    };
    const databases: Record<string, unknown> = {};
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await done(indexedDB.open(name));
      for (const shelf of db.objectStoreNames)
        databases[`${name}/${shelf}`] = await look(await done(db.transaction(shelf).objectStore(shelf).getAll()));
      db.close();
    }
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) cached.push((await (await cache.match(request))?.text()) ?? '');
    }
    return { databases, given, words: JSON.stringify([{ ...localStorage }, { ...sessionStorage }, databases, cached]) };
  });
const isForgotten = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => [
        localStorage.getItem('doorways:diary-unlocked'),
        (await indexedDB.databases()).map(({ name }) => name).includes('doorways-diary'),
      ]),
    )
    .toEqual([null, false]);

test('kept on a device, a diary opens after a reload; no word of it is on the device; locked, it asks again', async ({
  page,
}) => {
  const code = await sealed(page, 20);
  await press(page, 'Unlock');
  await expect(page.getByRole('dialog')).toContainText('Leave this off on a shared device.');
  await checkAccessibility(page, { name: 'unlock, with the choice to keep it' });
  await press(page, 'Not now');
  // Without the choice, nothing is kept.
  await press(page, 'Unlock');
  await text(page, /^Passphrase or recovery code/).fill(code);
  await press(page, 'Unlock diary');
  await expect(entries(page)).toContainText(note);
  await isForgotten(page);
  await asksAgain(page);

  await unlockAndKeep(page);
  await opensByItself(page);
  const { databases, given, words } = await stored(page);
  expect(databases).toEqual({
    'doorways-diary/keys': [
      {
        memberId: 20,
        at: expect.any(Number),
        keys: [{ generation: 2, key: { extractable: false, uses: ['encrypt', 'decrypt'] } }],
      },
    ],
  });
  expect(given).toEqual([]);
  for (const word of [note, 'magpie ladder', code]) expect(words).not.toContain(word);

  // What is written is sealed with it, too.
  const form = page.getByRole('form', { name: "Today's Wellness Entry" });
  await form.getByRole('textbox', { name: /^Notes/ }).fill('quokkalater');
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/wellness-entries'),
  );
  await form.getByRole('button', { name: 'Save entry' }).click();
  expect((await sent).postData()).toContain('"sealed":"w1.2.');
  await expect(entries(page)).toContainText('quokkalater');

  await open(page, privacy);
  await expect(section(page, 'How it is kept now')).toContainText('Sealed, and unlocked here');
  await expect(section(page, 'This device keeps your diary unlocked')).toBeVisible();
  await withThemes(page, ({ label }) => checkAccessibility(page, { name: `privacy, kept, ${label}` }));
  await checkReflow(page, { name: 'privacy, kept' });
  await press(page, 'Lock the diary');
  await isForgotten(page);
  await expect(section(page, 'This device keeps your diary unlocked')).toHaveCount(0);
  await asksAgain(page);
});

test('“Stop” forgets it by keyboard, and so does another passphrase', async ({ page }) => {
  await sealed(page, 21);
  await unlockAndKeep(page);
  await open(page, privacy);
  await page.getByRole('button', { name: 'Stop keeping it unlocked' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy of your diary' })).toBeFocused();
  expect(
    await timesAnnounced(
      page,
      'This device no longer keeps your diary unlocked: It is open in this window until you close it, sign out or lock it.',
    ),
  ).toBe(1);
  await expect(section(page, 'How it is kept now')).toContainText('Sealed, and unlocked here');
  await isForgotten(page);
  await asksAgain(page);

  await unlockAndKeep(page);
  await open(page, privacy);
  await choose(page, 'Change the passphrase', 'Change my passphrase', 'wombat kettle orange Sunday');
  await isSealed(page);
  await isForgotten(page);
  await asksAgain(page);
});

test('signing out forgets it, and no other account on the same browser ever gets it', async ({ page }) => {
  await sealed(page, 22);
  await unlockAndKeep(page);
  await page.goto('/');
  await settled(page);
  const account = page.getByRole('button', { name: /, your account$/ });
  await account.click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(account).toHaveCount(0);
  await isForgotten(page);
  await signInAs(page, 22);
  await asksAgain(page);

  // Someone else signs in before the first one has signed out.
  await unlockAndKeep(page);
  await signInAs(page, 23);
  await open(page, diary);
  await expect(entries(page)).not.toContainText(note);
  await isForgotten(page);
  await signInAs(page, 22);
  await asksAgain(page);
});

test('a page that is left while it keeps the keys, or takes them away, leaves nothing for good', async ({ page }) => {
  await sealed(page, 24);
  // The keys are there, and the page hears no more of it.
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    Object.assign(IDBObjectStore.prototype, {
      put(this: IDBObjectStore, value: unknown, key?: IDBValidKey) {
        put.call(this, value, key);
        return {};
      },
    });
  });
  await press(page, 'Unlock');
  await text(page, /^Passphrase or recovery code/).fill(passphrase);
  await keeping(page).check();
  await press(page, 'Unlock diary');
  await expect.poll(async () => (await stored(page)).databases['doorways-diary/keys']).toHaveLength(1);
  await signInAs(page, 25);
  await open(page, diary);
  await isForgotten(page);
  await signInAs(page, 24);
  await asksAgain(page);

  await unlockAndKeep(page);
  await open(page, privacy);
  await expect(section(page, 'This device keeps your diary unlocked')).toBeVisible();
  await page.evaluate(() => {
    Object.assign(IDBFactory.prototype, { deleteDatabase: () => ({}) });
  });
  await press(page, 'Lock the diary');
  await expect(section(page, 'This device keeps your diary unlocked')).toHaveCount(0);
  await asksAgain(page);
  await isForgotten(page);
});

test('a device that wasn’t used for thirty days asks again', async ({ page }) => {
  await sealed(page, 26);
  await unlockAndKeep(page);
  const age = (days: number) =>
    page.evaluate(
      (ms) =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open('doorways-diary');
          opening.onsuccess = () => {
            const store = opening.result.transaction('keys', 'readwrite').objectStore('keys');
            const read = store.get('kept');
            read.onsuccess = () => {
              const put = store.put({ ...read.result, at: Date.now() - ms }, 'kept');
              put.onsuccess = () => {
                opening.result.close();
                resolve();
              };
            };
          };
          opening.onerror = () => reject(opening.error);
        }),
      days * 86_400_000,
    );
  await age(29);
  await opensByItself(page);
  await age(31);
  await asksAgain(page);
  await isForgotten(page);
});
