import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';
import { clip as clipBytes, picture } from './samples.ts';

/** Member 1 of the demo community is a moderator; 4 and 5 are not. */
const [mo, writer, reporter] = [1, 4, 5] as const;

test.beforeEach(({ problems }) => {
  problems.allow(/status of 404.*accessibility-preferences/);
});

const panel = (page: Page) => page.getByRole('region', { name: 'Report', exact: true });

async function send<T = { id: number }>(page: Page, path: string, options: object): Promise<T> {
  const answer = await page.request.post(path, options);
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as T;
}

async function uploaded(page: Page, kind: 'images' | 'videos', alt: string) {
  const [data, type] = kind === 'images' ? [picture, 'image/png'] : [clipBytes, 'video/webm'];
  const { id } = await send(page, `/api/media/${kind}`, { data, headers: { 'content-type': type } });
  if (alt) expect((await page.request.patch(`/api/media/${id}`, { data: { alt } })).status()).toBe(200);
  if (kind === 'videos') {
    const captions = { data: 'WEBVTT\n\n00:00.000 --> 00:01.000\n[Wind]\n', headers: { 'content-type': 'text/vtt' } };
    expect((await page.request.put(`/api/media/${id}/captions`, captions)).status()).toBe(200);
  }
  return id;
}

let posts = 0;
/** A post of the writer with pictures or a clip. Others look at the feed too: no two have the same words. */
async function written(page: Page, kind: 'images' | 'videos', alts: readonly string[], words = 'Look at this') {
  await signInAs(page, writer);
  posts += 1;
  const content = `${words}: ${posts}`;
  const mediaIds: number[] = [];
  for (const alt of alts) mediaIds.push(await uploaded(page, kind, alt));
  const post = await send(page, '/api/posts', { data: { content, mediaIds } });
  return { post, mediaIds };
}

/** It is reported; the page then belongs to the moderator. */
async function reported(page: Page, kind: 'images' | 'videos', alts: readonly string[]) {
  const { post, mediaIds } = await written(page, kind, alts);
  await signInAs(page, reporter);
  const data = {
    reporterId: reporter,
    reportedUserId: writer,
    contentType: 'post',
    contentId: post.id,
    reason: 'spam',
  };
  const report = await send(page, '/api/reports', { data });
  await signInAs(page, mo);
  return { mediaIds, report: report.id };
}

/** What the page asks for of stored files, from now on. */
function fetched(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/media/')) paths.push(pathname);
  });
  return paths;
}

async function choose(page: Page, report: number) {
  await page.goto('/moderation');
  await settled(page);
  await page.locator(`#report-${report}`).getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('heading', { level: 2 })).toBeFocused();
  await settled(page);
}

test('pictures of a case are covered, and not fetched, until one is asked for; by keyboard alone', async ({ page }) => {
  const { mediaIds, report } = await reported(page, 'images', ['A small green square', '']);
  const paths = fetched(page);
  await choose(page, report);
  const items = panel(page).getByRole('list', { name: 'Pictures and clips' }).getByRole('listitem');
  await expect(items).toHaveCount(2);
  await expect(items.first()).toContainText('A small green square');
  await expect(items.last()).toContainText('No description.');
  await expect(items.getByRole('img')).toHaveCount(0);
  await withThemes(page, ({ label }) => checkAccessibility(page, { name: `covered pictures, ${label}` }));
  await checkReflow(page, { name: 'covered pictures' });
  expect(paths).toEqual([]);

  const show = items.first().getByRole('button', { name: 'Show this picture (Picture, 1 of 2)' });
  const more = items.first().getByRole('button', { name: /^Show this picture/ });
  const tabTo = async (control: typeof show) => {
    for (let at = 0; at < 40; at++) {
      await page.keyboard.press('Tab');
      if (await control.evaluate((one) => one === document.activeElement)) return;
    }
    await expect(control).toBeFocused();
  };
  await tabTo(show);
  await page.keyboard.press('Enter');
  const image = items.first().getByRole('img', { name: 'Picture, 1 of 2' });
  await expect(image).toBeVisible();
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(4);
  expect(paths).toEqual([`/media/${mediaIds[0]}/full`]);
  expect(await timesAnnounced(page, 'Picture, 1 of 2: shown.')).toBe(1);
  const cover = items.first().getByRole('button', { name: 'Cover it again (Picture, 1 of 2)' });
  await expect(cover).toBeFocused();
  await expect(items.last()).toContainText('Covered');
  await withThemes(page, ({ label }) => checkAccessibility(page, { name: `a shown picture, ${label}` }));
  await page.emulateMedia({ media: 'print' });
  await expect(image).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  // The checks have moved the focus.
  await cover.focus();
  await page.keyboard.press('Space');
  await expect(items.getByRole('img')).toHaveCount(0);
  expect(await timesAnnounced(page, 'Picture, 1 of 2: covered.')).toBe(1);
  await expect(more).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(image).toBeVisible();
  paths.length = 0;
  await choose(page, report);
  await expect(items.getByRole('img')).toHaveCount(0);
  expect(paths).toEqual([]);
});

test('a clip of a case is covered with its still; asked for, it is silent and does not play by itself', async ({
  page,
}) => {
  const { mediaIds, report } = await reported(page, 'videos', ['A grey wall']);
  const paths = fetched(page);
  await choose(page, report);
  await expect(panel(page)).toContainText('A grey wall');
  expect(paths).toEqual([]);
  await panel(page).getByRole('button', { name: 'Show this clip (Clip)' }).press('Enter');
  const clip = panel(page).locator('video');
  await expect(clip).toHaveJSProperty('readyState', 4);
  expect(await clip.evaluate((one: HTMLVideoElement) => [one.paused, one.muted, one.autoplay])).toEqual([
    true,
    true,
    false,
  ]);
  expect(new Set(paths)).toContain(`/media/${mediaIds[0]}/full`);
  // It is 32 pixels wide itself: no room for the buttons of a player.
  expect((await clip.boundingBox())?.width).toBe(320);
  await checkAccessibility(page, { name: 'a shown clip' });
});

test('during a pause pictures of other reports stay covered, and are covered again when it is over', async ({
  page,
}) => {
  const { report } = await reported(page, 'images', ['A small green square']);
  const paths = fetched(page);
  await page.clock.install();
  await page.goto('/moderation');
  await page.evaluate((key) => {
    localStorage.setItem(key, JSON.stringify({ opened: [], pausedUntil: Date.now() + 600_000 }));
  }, `doorways:pace:${mo}`);
  await page.locator(`#report-${report}`).getByRole('button').click();
  await expect(panel(page)).toContainText('Pictures and clips stay covered until your break is over.');
  const show = panel(page).getByRole('button', { name: /^Show this picture/ });
  await expect(show).toHaveCount(0);
  await checkAccessibility(page, { name: 'covered pictures during a pause' });
  await page.clock.fastForward('10:00');
  await expect(show).toBeVisible();
  expect(paths).toEqual([]);
});

test('pictures of a flag are covered in its dialog, and not fetched, until one is asked for', async ({ page }) => {
  const { post, mediaIds } = await written(page, 'images', ['A small green square', ''], 'Buy my pills! Click here');
  await signInAs(page, mo);
  const flags = async () => (await page.request.get('/api/content-flags?isResolved=false&limit=100')).json();
  await expect.poll(flags).toContainEqual(expect.objectContaining({ contentType: 'post', contentId: post.id }));
  const paths = fetched(page);
  await page.goto('/moderation?tab=flags');
  await settled(page);
  await page.getByRole('button', { name: `Review post ${post.id}`, exact: true }).press('Enter');
  const items = page.getByRole('dialog').getByRole('list', { name: 'Pictures and clips' }).getByRole('listitem');
  await expect(items).toHaveCount(2);
  await expect(items.first()).toContainText('A small green square');
  await expect(items.getByRole('img')).toHaveCount(0);
  await settled(page);
  await withThemes(page, ({ label }) => checkAccessibility(page, { name: `covered pictures of a flag, ${label}` }));
  expect(paths).toEqual([]);
  await items.last().getByRole('button', { name: 'Show this picture (Picture, 2 of 2)' }).press('Enter');
  await expect(items.last().getByRole('img', { name: 'Picture, 2 of 2' })).toBeVisible();
  await expect(items.first().getByRole('img')).toHaveCount(0);
  await settled(page);
  expect(paths).toEqual([`/media/${mediaIds[1]}/full`]);
  const cover = items.last().getByRole('button', { name: 'Cover it again (Picture, 2 of 2)' });
  await expect(cover).toBeFocused();
  await cover.press('Space');
  await expect(items.getByRole('img')).toHaveCount(0);
});

test('a pause holds for the words of a flag too; where somebody may be in danger it can be opened', async ({
  page,
}) => {
  const words = 'Buy my pills! Click here';
  const { post } = await written(page, 'images', ['A small green square'], words);
  const { post: danger } = await written(page, 'images', ['A grey door'], 'I want to kill myself');
  await signInAs(page, mo);
  const flags = async () => (await page.request.get('/api/content-flags?isResolved=false&limit=100')).json();
  for (const { id } of [post, danger]) {
    await expect.poll(flags).toContainEqual(expect.objectContaining({ contentType: 'post', contentId: id }));
  }
  const read: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/content-flags\/\d+$/.test(pathname)) read.push(pathname);
  });
  await page.clock.install();
  await page.goto('/moderation?tab=flags');
  await page.evaluate((key) => {
    localStorage.setItem(key, JSON.stringify({ opened: [], pausedUntil: Date.now() + 600_000 }));
  }, `doorways:pace:${mo}`);
  const review = (id: number) => page.getByRole('button', { name: `Review post ${id}`, exact: true }).press('Enter');
  const dialog = page.getByRole('dialog');
  const anyway = dialog.getByRole('button', { name: 'Someone may be in danger: open this one' });

  await review(post.id);
  await expect(dialog).toContainText('You’re on a break');
  await expect(dialog).toContainText('Then this flag opens automatically. Another moderator can take it now.');
  await expect(dialog).not.toContainText(words);
  await expect(anyway).toHaveCount(0);
  await expect(dialog.getByRole('button')).toHaveText(['Close']);
  expect(read).toEqual([]);
  await withThemes(page, ({ label }) => checkAccessibility(page, { name: `a flag during a pause, ${label}` }));
  await checkReflow(page, { name: 'a flag during a pause' });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await review(danger.id);
  await expect(dialog).toContainText('You’re on a break');
  await expect(dialog).not.toContainText('I want to kill myself');
  await anyway.press('Enter');
  await expect(dialog).toContainText('I want to kill myself');
  await expect(dialog.getByRole('button', { name: /^Show this picture/ })).toBeVisible();
  await page.keyboard.press('Escape');

  await review(post.id);
  await expect(dialog).toContainText('You’re on a break');
  await page.clock.fastForward('10:00');
  await expect(dialog).toContainText(words);
  await expect(dialog.getByRole('heading', { level: 2 }).first()).toBeFocused();
  await expect(dialog.getByRole('button', { name: /^Show this picture/ })).toBeVisible();
});
