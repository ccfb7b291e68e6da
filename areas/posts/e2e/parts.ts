import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { settled } from '#platform/web/testing/journey.ts';
import type { Media, Post } from '../contract.ts';

/** Opens a screen of the feed and waits until it stands still. */
export async function open(page: Page, path = '/') {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settled(page);
}

export const composer = (page: Page) => page.getByRole('form', { name: 'New post' });
export const field = (page: Page) => composer(page).getByLabel('Write a post');
export const postButton = (page: Page) => composer(page).getByRole('button', { name: 'Post', exact: true });
export const cards = (page: Page) => page.locator('article[data-post]');
export const card = (page: Page, id: number) => page.locator(`#post-${id}`);
/** A control of a post: its visible word stands first in its name. */
export const control = (post: Locator, word: string) =>
  post.getByRole('button', { name: new RegExp(`^${word}\\b`) }).first();
export const toast = (page: Page, title: string) => page.getByText(title, { exact: true }).first();

/** A post by whoever the request belongs to. */
export async function share(request: APIRequestContext, content: string, more: object = {}): Promise<Post> {
  const answer = await request.post('/api/posts', { data: { content, ...more } });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}

/** A picture of one colour, uploaded. */
export async function upload(request: APIRequestContext): Promise<Media> {
  const answer = await request.post('/api/media/images', { headers: { 'content-type': 'image/png' }, data: png });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}

/** 16 × 12 pixels of green. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAMCAIAAADkharWAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAGElEQVQokWPQz48nCTGMasgfDSV9bGEAANWDvcHB2CjIAAAAAElFTkSuQmCC',
  'base64',
);
export const pictureFile = { name: 'river.png', mimeType: 'image/png', buffer: png };
