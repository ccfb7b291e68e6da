import type { Page } from '@playwright/test';
import { expect, settled, signInAs } from '#platform/web/testing/journey.ts';

/** Member 1 of the demo community is a moderator, and so is 2; 4 and 5 are not. */
export const [mo, mia, writer, reporter] = [1, 2, 4, 5] as const;

export const panel = (page: Page) => page.getByRole('region', { name: 'Report', exact: true });
export const toasts = (page: Page) => page.getByRole('region', { name: 'Messages (F8)' });

export async function send(page: Page, path: string, data: object) {
  const answer = await page.request.post(path, { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as { id: number };
}

/** A post of the writer, reported; the page then belongs to the moderator. */
export async function reported(page: Page, content: string, more: object = {}) {
  await signInAs(page, writer);
  const post = await send(page, '/api/posts', { content });
  await signInAs(page, reporter);
  const report = await send(page, '/api/reports', {
    reporterId: reporter,
    reportedUserId: writer,
    contentType: 'post',
    contentId: post.id,
    reason: 'spam',
    ...more,
  });
  await signInAs(page, mo);
  return { post: post.id, report: report.id };
}

export async function open(page: Page, path = '/moderation') {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settled(page);
}
