import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { stubSpeech } from '#platform/web/testing/speech.ts';
import { withThemes } from '#platform/web/testing/themes.ts';
import type { Broadcast } from './contract.ts';

// A member who has stored no preferences: the specified answer is 404, and the browser notes it.
test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));
test.describe.configure({ timeout: 240_000 });

const accept = { 'axe undecided video-caption': 'captions stand beside the picture, as text' };
const sound = (page: Page, name: string) =>
  withThemes(page, ({ label }) => checkAccessibility(page, { name: `${name}, ${label}`, accept }));
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** From the composer to the form, with the camera on. */
async function openStudio(page: Page) {
  // The headless browser ends a page that asks what recognition the device has.
  const speech = await stubSpeech(page);
  await page.goto('/');
  await settled(page);
  await page.getByRole('form', { name: 'New post' }).getByRole('button', { name: 'Live video' }).click();
  await expect(heading(page, 'Live video')).toBeVisible();
  await page.getByRole('button', { name: 'Turn on the camera' }).click();
  await expect(page.getByRole('figure', { name: 'What the camera sees' })).toBeVisible();
  return speech;
}
async function goLive(page: Page, title: string, audience = 'All members') {
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('radio', { name: audience }).check();
  await page.getByRole('button', { name: 'Go live' }).click();
  await expect(page.getByText('You’re live.', { exact: true })).toBeVisible({ timeout: 30_000 });
  return (await page.getByRole('link', { name: /^\/live\/\d+\b/ }).getAttribute('href')) ?? '';
}
async function watch(page: Page, path: string) {
  await page.goto(path);
  await page.getByRole('button', { name: 'Start watching' }).click();
}
const shownCaptions = (page: Page) => page.getByRole('region', { name: 'Captions' });
async function end(page: Page, how: 'End and keep the recording' | 'End without a recording') {
  await page.getByRole('button', { name: 'End the live video' }).click();
  await page.getByRole('button', { name: how }).click();
  await expect(page.getByText('This live video has ended')).toBeVisible({ timeout: 30_000 });
}

test('“Live video” is live: others see the picture and read the captions, and the recording becomes the post', async ({
  page,
  another,
}) => {
  await signInAs(page, 14);
  const viewer = await another(9);
  const speech = await openStudio(page);
  await sound(page, 'before going live');
  await checkReflow(page, { name: 'before going live' });
  await page.getByRole('button', { name: 'Go live' }).click();
  await expect(page.getByText('Give your live video a title.').first()).toBeVisible();
  const path = await goLive(page, 'Bread, live');
  await sound(page, 'live');

  await viewer.goto(path);
  await settled(viewer);
  await sound(viewer, 'before watching');
  await viewer.getByRole('button', { name: 'Start watching' }).click();
  const picture = viewer.getByLabel('Live video: Bread, live');
  await expect(picture).toBeVisible();
  // Pictures come, and go on coming.
  const time = () => picture.evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect
    .poll(() => picture.evaluate((video: HTMLVideoElement) => video.videoWidth), { timeout: 30_000 })
    .toBeGreaterThan(0);
  const before = await time();
  await expect.poll(time, { timeout: 30_000 }).toBeGreaterThan(before + 2);
  await expect(page.getByText('1 person watching.')).toBeVisible({ timeout: 20_000 });

  // Spoken captions arrive within two seconds.
  await page.getByRole('switch', { name: 'Caption what I say' }).check();
  await expect.poll(() => speech.hear('Today we cake bread.')).toBe(true);
  await expect(shownCaptions(viewer).getByText('Today we cake bread.')).toBeVisible({ timeout: 2000 });
  await page.getByRole('button', { name: /^Correct “Today we cake/ }).click();
  await page.getByRole('textbox', { name: 'The caption' }).fill('Today we bake bread.');
  await page.keyboard.press('Enter');
  await expect(shownCaptions(viewer).getByText('Today we bake bread.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Correct “Today we bake/ })).toBeFocused();
  await page.getByRole('textbox', { name: 'Type a caption' }).fill('With rye.');
  await page.keyboard.press('Enter');
  await expect(shownCaptions(viewer).getByText('With rye.')).toBeVisible();
  await sound(viewer, 'watching');
  await checkReflow(viewer, { name: 'watching' });

  // Whoever watches is named once they say so.
  await expect(page.getByText('1 person without a name.')).toBeVisible({ timeout: 20_000 });
  await viewer.getByRole('checkbox', { name: /^Let .* see that I’m watching$/ }).check();
  await expect(page.getByText('1 person without a name.')).toBeHidden({ timeout: 20_000 });

  await end(page, 'End and keep the recording');
  await expect(viewer.getByText('This live video has ended')).toBeVisible();
  expect(await timesAnnounced(viewer, 'The live video has ended.')).toBe(1);
  await expect(
    page.getByText('The recording is in the post, with its captions and what was said as text.'),
  ).toBeVisible({
    timeout: 120_000,
  });
  await sound(page, 'ended');
  await page.getByRole('link', { name: 'Go to the post' }).click();
  const post = page.getByRole('article').first();
  await expect(post).toContainText('What was said:');
  await expect(post).toContainText('Today we bake bread.');
  await expect(post.locator('video')).toBeVisible();
  await expect(post.locator('track[kind="captions"]')).toHaveCount(1);
});

test('five watch, and each reads a caption within two seconds', async ({ page, another }) => {
  await signInAs(page, 14);
  const viewers = [await another(9), await another(12), await another(16), await another(27), await another(28)];
  await openStudio(page);
  const path = await goLive(page, 'For five');
  for (const viewer of viewers) await watch(viewer, path);
  await expect(page.getByText('5 people watching.')).toBeVisible({ timeout: 30_000 });
  for (const viewer of viewers) {
    const picture = viewer.getByLabel('Live video: For five');
    await expect
      .poll(() => picture.evaluate((video: HTMLVideoElement) => video.currentTime), { timeout: 30_000 })
      .toBeGreaterThan(0);
  }
  for (const viewer of viewers) await expect(shownCaptions(viewer)).toBeVisible();
  // By the clocks of the pages themselves: how long the test takes to look at six of them is not counted.
  const sent = await page.evaluateHandle(() => ({
    at: new Promise<number>((done) => {
      addEventListener('input', () => done(Date.now()), { once: true, capture: true });
    }),
  }));
  const shown = await Promise.all(
    viewers.map((viewer) =>
      viewer.evaluateHandle(() => ({
        at: new Promise<number>((done) => {
          const watch = new MutationObserver(() => {
            if (!document.querySelector('.live-now')?.textContent?.includes('Hello to all five.')) return;
            watch.disconnect();
            done(Date.now());
          });
          watch.observe(document.body, { childList: true, characterData: true, subtree: true });
        }),
      })),
    ),
  );
  await page.getByRole('textbox', { name: 'Type a caption' }).fill('Hello to all five.');
  await page.keyboard.press('Enter');
  const begun = await sent.evaluate(({ at }) => at);
  for (const one of shown) expect((await one.evaluate(({ at }) => at)) - begun).toBeLessThan(2000);
  await end(page, 'End without a recording');
});

test('a post whose author is live leads there; comments can be held back', async ({ page, another }) => {
  await signInAs(page, 14);
  const viewer = await another(9);
  await openStudio(page);
  const path = await goLive(page, 'Questions, live');
  await viewer.goto('/');
  await settled(viewer);
  await viewer.getByRole('link', { name: /^Watch live Questions, live/ }).click();
  await expect(viewer).toHaveURL(new RegExp(`${path}$`));
  await viewer.getByRole('button', { name: 'Start watching' }).click();

  await page.getByRole('checkbox', { name: 'Hold new comments back until I ask for them' }).check();
  await viewer.getByRole('textbox', { name: /comment/i }).fill('What kind of flour?');
  await viewer.getByRole('button', { name: /^Add comment/ }).click();
  await expect(viewer.getByText('What kind of flour?', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show what’s new' })).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText('What kind of flour?', { exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Show what’s new' }).press('Enter');
  await expect(page.getByText('What kind of flour?', { exact: true })).toBeVisible();
  // The button goes with its press: the focus is on what it showed, and it is said how many there are.
  await expect(page.locator('.comment:focus')).toContainText('What kind of flour?');
  expect(await timesAnnounced(page, '1 new comment')).toBe(1);
  await expect(page.getByRole('button', { name: 'Show what’s new' })).toHaveCount(0);
  // An own one waits for no one.
  await page.getByRole('textbox', { name: /comment/i }).fill('Rye.');
  await page.getByRole('button', { name: /^Add comment/ }).click();
  await expect(page.getByText('Rye.', { exact: true })).toBeVisible();
  await viewer.getByRole('textbox', { name: /comment/i }).fill('Thank you.');
  await viewer.getByRole('button', { name: /^Add comment/ }).click();
  await expect(page.getByRole('button', { name: 'Show what’s new' })).toBeVisible({ timeout: 15_000 });
  await page.getByRole('button', { name: 'Show what’s new' }).press('Enter');
  await expect(page.locator('.comment:focus')).toContainText('Thank you.');
  await end(page, 'End without a recording');
  await expect(page.getByText('You kept no recording. The post and its comments stay.')).toBeVisible();
});

test('in a group its members watch, and comment at their own pace', async ({ page, another }) => {
  await signInAs(page, 14);
  const viewer = await another(9);
  const content = { name: 'Live bakers', description: 'Bread', guidelines: 'Be kind.', category: 'hearing' };
  const made = await page.request.post('/api/support-groups', { data: content });
  const { id } = (await made.json()) as { id: number };
  expect((await viewer.request.post(`/api/spaces/${id}/join`, { data: {} })).ok()).toBe(true);
  await openStudio(page);
  await page.getByRole('radio', { name: 'A group or community' }).check();
  await page.getByRole('combobox', { name: 'Which group or community' }).selectOption('Live bakers');
  const path = await goLive(page, 'Rye, live', 'A group or community');
  await watch(viewer, path);
  await expect(viewer.getByText('You can write your first comment with the post in Live bakers')).toBeVisible();
  expect((await viewer.request.post(`/api/spaces/${id}/guidelines`, { data: {} })).ok()).toBe(true);
  await watch(viewer, path);
  await page.getByRole('checkbox', { name: 'Hold new comments back until I ask for them' }).check();
  await viewer.getByRole('textbox', { name: 'Your comment' }).fill('How long in the oven?');
  await viewer.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(viewer.getByText('How long in the oven?')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show what’s new' })).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText('How long in the oven?')).toBeHidden();
  await page.getByRole('button', { name: 'Show what’s new' }).press('Enter');
  await expect(page.locator('.space-comment:focus')).toContainText('How long in the oven?');
  expect(await timesAnnounced(page, '1 new comment')).toBe(1);
  await page.getByRole('button', { name: 'End the live video' }).click();
  await page.getByRole('button', { name: 'End and keep nothing' }).click();
  await expect(page.getByText('You kept nothing of it. The post and its comments stay.')).toBeVisible({
    timeout: 30_000,
  });
});

test('a content warning stands before the picture, and followers alone find what is for followers', async ({
  page,
  another,
  problems,
}) => {
  problems.allow(/status of 404/);
  await signInAs(page, 14);
  const viewer = await another(9);
  await openStudio(page);
  await page.getByRole('textbox', { name: 'Content warning' }).fill('hospitals');
  const path = await goLive(page, 'My week', 'All members');
  await viewer.goto(path);
  await expect(viewer.getByText('Mentions hospitals')).toBeVisible();
  await expect(viewer.getByLabel('Live video: My week')).toBeHidden();
  await viewer.getByRole('button', { name: 'Report this live video' }).click();
  const report = viewer.getByRole('dialog', { name: 'Report this post' });
  await expect(report).toContainText('The live video “My week”');
  await report.getByRole('radio', { name: 'Harassment or bullying' }).check();
  await report.getByRole('button', { name: 'Submit report' }).click();
  await expect(viewer.getByRole('region', { name: 'Messages (F8)' })).toContainText('Report submitted');
  await end(page, 'End without a recording');

  await openStudio(page);
  const own = await goLive(page, 'For followers', 'My followers');
  const answer = async () => (await viewer.request.get(`/api/broadcasts/${own.split('/').at(-1)}`)).status();
  expect((await viewer.request.delete('/api/users/14/follow')).ok()).toBe(true);
  expect(await answer()).toBe(404);
  expect((await viewer.request.post('/api/users/14/follow', { data: {} })).ok()).toBe(true);
  expect(await answer()).toBe(200);

  // Whoever goes to another page has ended it, long before it would be noticed.
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('region', { name: 'Messages (F8)' })).toContainText('Your live video has ended');
  const isOver = async () => {
    const read = await viewer.request.get(`/api/broadcasts/${own.split('/').at(-1)}`);
    return ((await read.json()) as Broadcast).endedAt !== null;
  };
  await expect.poll(isOver, { timeout: 30_000 }).toBe(true);
});

test('by keyboard alone: from the composer to going live, a caption, and the end', async ({ page }) => {
  await signInAs(page, 14);
  await page.goto('/');
  await settled(page);
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  await press('Live video');
  await expect(heading(page, 'Live video')).toBeVisible();
  await press('Turn on the camera');
  await page.getByRole('textbox', { name: 'Title' }).focus();
  await page.keyboard.type('By keyboard');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'By keyboard' })).toBeFocused();
  await expect(page.getByText('You’re live.', { exact: true })).toBeVisible({ timeout: 30_000 });
  expect(await timesAnnounced(page, 'You’re live. Others can watch now.')).toBe(1);
  await page.getByRole('textbox', { name: 'Type a caption' }).focus();
  await page.keyboard.type('Typed by keyboard.');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('list', { name: 'Captions' }).getByText('Typed by keyboard.', { exact: true }),
  ).toBeVisible();
  await press('End the live video');
  await page.getByRole('button', { name: 'End without a recording' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('This live video has ended')).toBeVisible({ timeout: 30_000 });
});

test('one that has ended says so, and has what was said', async ({ page }) => {
  await signInAs(page, 14);
  await page.goto('/live/1');
  await settled(page);
  await expect(page.getByText('This live video has ended')).toBeVisible();
  await page.getByText('What was said', { exact: true }).click();
  await expect(page.getByRole('list', { name: 'Earlier captions' })).toContainText('Hello, and thank you for coming.');
  await sound(page, 'one that has ended');
});
