import type { Page } from '@playwright/test';
import { expect, settled, test } from '#platform/web/testing/journey.ts';
import { addressOf, knownRoutes } from '#platform/web/testing/routes.ts';
import { stubSpeech } from '#platform/web/testing/speech.ts';
import { leaveNothing, store } from './preferences.ts';

test.afterEach(async ({ server }) => leaveNothing(server.url));

const byArea = Object.entries(Object.groupBy(knownRoutes(), ({ area }) => area));

/** What is searched by is words, but for days, which are chosen. */
const searched = 'input[type=search], :is([role=search], search) input:not([type=date])';

/** Fields that cannot be spoken into: those with several lines, and every box that searches. */
const mute = (page: Page) =>
  page
    .locator(`:is(textarea, ${searched}, [contenteditable=true]):visible`)
    .evaluateAll((all) =>
      all
        .filter((field) => !field.closest('.field, form')?.querySelector('[data-part~=dictation]'))
        .map((field) => field.outerHTML.slice(0, 120)),
    );

/** Controls that say no more than their name. */
const bare = (page: Page, controls: string) =>
  page.locator(controls).evaluateAll((all) =>
    all
      .filter((control) => {
        const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
        const hint = ids.map((id) => document.getElementById(id)).find((each) => each?.hasAttribute('data-hint'));
        const text = hint?.textContent ?? '';
        const name = (control.getAttribute('aria-label') ?? control.textContent ?? '').replace(text, '');
        return text === '' || name.toLowerCase().includes(text.toLowerCase());
      })
      .map((control) => control.outerHTML.slice(0, 160)),
  );

/** What a member turned on is on the screens of every area, of those to come as well. */
for (const [area, routes = []] of byArea) {
  const details = { annotation: { type: 'area', description: area } };
  test(`${area}: fields take spoken words, and controls say what they do`, details, async ({ page }) => {
    test.setTimeout(60_000 + routes.length * 20_000);
    await stubSpeech(page);
    await store(page, { speechToText: true, verboseDescriptions: true });
    for (const route of routes) {
      await page.goto(await addressOf(route, page.request));
      await settled(page);
      await expect.poll(() => mute(page), route.pattern).toEqual([]);
      // The samples of the gallery do nothing that could be described.
      if (area === 'gallery') continue;
      await expect.poll(() => bare(page, ':is(button, a.btn):visible'), route.pattern).toEqual([]);
      for (const menu of (await page.locator('#main button[aria-haspopup=menu]:visible').all()).slice(0, 3)) {
        await menu.click();
        await expect(page.getByRole('menu')).toBeVisible();
        await expect.poll(() => bare(page, '[role^=menuitem]:visible'), route.pattern).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('menu')).toHaveCount(0);
      }
    }
    await store(page, { verboseDescriptions: false });
    for (const route of routes) {
      await page.goto(await addressOf(route, page.request));
      await settled(page);
      await expect(page.locator('[data-hint], [data-part~=dictation]'), route.pattern).toHaveCount(0);
    }
  });
}

test('a message can be spoken: the words land in its field, and nothing is sent', async ({ page }) => {
  const speech = await stubSpeech(page);
  await store(page, { speechToText: false });
  const address = await addressOf({ area: 'messages', pattern: '/messages/:id' }, page.request);
  await page.goto(address);
  await settled(page);
  await expect(page.locator('[data-part~=dictation]')).toHaveCount(0);
  await store(page, { speechToText: true });
  await page.goto(address);
  const field = page.getByRole('textbox', { name: /^Message to / });
  await expect(page.locator('.msg').first()).toBeVisible();
  const count = await page.locator('.msg').count();
  await page.getByRole('button', { name: /^Speak for Message to / }).click();
  await page.getByRole('button', { name: 'Agree and speak' }).click();
  await expect.poll(() => speech.hear('see you at the library')).toBe(true);
  await expect(field).toHaveValue('See you at the library');
  await expect(page.locator('.msg')).toHaveCount(count);
});

test('the search of the header and the one for people in Chat take spoken words', async ({ page }) => {
  const speech = await stubSpeech(page);
  await store(page, { speechToText: true });
  await page.goto('/faq');
  await settled(page);
  const search = page.getByRole('search', { name: 'Doorways' });
  await search.getByRole('button', { name: 'Speak for Search' }).click();
  await page.getByRole('button', { name: 'Agree and speak' }).click();
  await expect(search).toContainText('Listening…');
  await expect.poll(() => speech.hear('quiet pool')).toBe(true);
  await expect(search.getByRole('combobox')).toHaveValue('Quiet pool');
  await search.getByRole('button', { name: 'Stop listening for Search' }).click();
  await expect(page).toHaveURL(/\/faq$/);

  await page.getByRole('button', { name: /^Chat/ }).click();
  const people = page.getByRole('searchbox', { name: 'Search people' });
  await expect(people).toBeVisible();
  expect(await mute(page)).toEqual([]);
  await page.getByRole('button', { name: 'Speak for Search people' }).click();
  await expect.poll(() => speech.hear('no one with that name')).toBe(true);
  await expect(people).toHaveValue('No one with that name');
  await expect(page.getByText('No one with that name is in your contacts.')).toBeVisible();
});

const texts = [
  { what: 'a reply', pattern: '/forums/topic/:id', name: /^Read aloud reply \d+$/ },
  { what: 'a post in a group', pattern: '/support-groups/:id', name: /^Read aloud .+’s post$/ },
  { what: 'an event', pattern: '/events/:id', name: /^Read aloud the description$/ },
  { what: 'a resource', pattern: '/resources/:id', name: /^Read aloud the description$/ },
] as const;

for (const { what, pattern, name } of texts) {
  test(`${what} can be read aloud`, async ({ page }) => {
    const speech = await stubSpeech(page);
    const route = knownRoutes().find((each) => each.pattern === pattern);
    expect(route, pattern).toBeDefined();
    const address = route ? await addressOf(route, page.request) : '';
    await store(page, { textToSpeech: false });
    await page.goto(address);
    await settled(page);
    await expect(page.getByRole('button', { name })).toHaveCount(0);
    await store(page, { textToSpeech: true });
    await page.goto(address);
    const button = page.getByRole('button', { name }).first();
    const written = await button.locator('xpath=../preceding-sibling::*[1]').innerText();
    await button.click();
    const spoken = async () => (await speech.spoken()).map(({ text }) => text).join(' ');
    await expect
      .poll(async () => (await spoken()).replace(/\s+/g, ' '))
      .toContain(written.replace(/\s+/g, ' ').slice(0, 60));
  });
}
