import { expect, type Page } from '@playwright/test';
import { settled, signInAs } from '#platform/web/testing/journey.ts';

/** One member shares a post that another likes, so that there is a notice about a post. */
export async function likedPost(page: Page, author: number, reader: number, content: string) {
  await signInAs(page, author);
  const made = await page.request.post('/api/posts', { data: { content } });
  expect(made.status()).toBe(201);
  const { id } = (await made.json()) as { id: number };
  await signInAs(page, reader);
  expect((await page.request.post(`/api/posts/${id}/like`, { data: {} })).ok()).toBe(true);
  await signInAs(page, author);
  return id;
}

/** Opens the member's notices once there is one with these words. */
export async function openNotices(page: Page, words: RegExp) {
  await expect
    .poll(async () => (await page.request.get('/api/notifications')).text(), { timeout: 20_000 })
    .toMatch(words);
  await page.goto('/notifications');
  await settled(page);
  return page.getByRole('listitem').filter({ hasText: words });
}

/** Name of what has the focus, or nothing when it is lost. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement;
    if (!active || active === document.body) return '';
    return active.getAttribute('aria-label') || active.textContent || active.tagName;
  });
