import { expect, settled, test } from '#platform/web/testing/journey.ts';
import { addressOf, knownRoutes } from '#platform/web/testing/routes.ts';
import { stubSpeech } from '#platform/web/testing/speech.ts';
import { leaveNothing, store } from './preferences.ts';

test.afterEach(async ({ server }) => leaveNothing(server.url));

const byArea = Object.entries(Object.groupBy(knownRoutes(), ({ area }) => area));
const fields = '#main :is(textarea, input[type=search], [contenteditable=true]):visible';

/** What a member turned on is on the screens of every area, of those to come as well. */
for (const [area, routes = []] of byArea) {
  test(`every field of several lines and every search takes spoken words: ${area}`, {
    annotation: { type: 'area', description: area },
  }, async ({ page }) => {
    test.setTimeout(60_000 + routes.length * 10_000);
    await stubSpeech(page);
    await store(page, { speechToText: true });
    for (const route of routes) {
      await page.goto(await addressOf(route, page.request));
      await settled(page);
      const mute = () =>
        page
          .locator(fields)
          .evaluateAll((all) =>
            all
              .filter((field) => !field.closest('.field, form')?.querySelector('[data-part~=dictation]'))
              .map((field) => field.outerHTML.slice(0, 120)),
          );
      await expect.poll(mute, route.pattern).toEqual([]);
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
  const count = await page.locator('.msg').count();
  await page.getByRole('button', { name: /^Speak for Message to / }).click();
  await page.getByRole('button', { name: 'Agree and speak' }).click();
  await expect.poll(() => speech.hear('see you at the library')).toBe(true);
  await expect(field).toHaveValue('See you at the library');
  await expect(page.locator('.msg')).toHaveCount(count);
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
