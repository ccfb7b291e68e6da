import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { settled } from '#platform/web/testing/journey.ts';
import type { Blog } from '../contract.ts';

/** Opens a screen and waits until it stands still. */
export async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settled(page);
}

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const heading = (text: string) => ({ type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text }] });
const cell = (type: string, text: string) => ({ type, content: [paragraph(text)] });

/** A text with headings, a list and a table. */
export const longText = {
  type: 'doc',
  content: [
    paragraph('A very-long-word-that-nobody-would-write-but-somebody-will-paste-one-day-into-a-blog begins it.'),
    ...['First', 'Second', 'Third'].flatMap((name) => [heading(name), paragraph(`Words of the part ${name}.`)]),
    { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('One thing')] }] },
    {
      type: 'table',
      content: [
        { type: 'tableRow', content: [cell('tableHeader', 'Stop'), cell('tableHeader', 'Step')] },
        { type: 'tableRow', content: [cell('tableCell', 'Preston'), cell('tableCell', '4 cm')] },
      ],
    },
  ],
};

/** A blog by whoever the request belongs to. */
export async function shareBlog(request: APIRequestContext, title: string, more: object = {}): Promise<Blog> {
  const data = { type: 'blog', title, document: longText, ...more };
  const answer = await request.post('/api/posts', { data });
  expect(answer.status(), await answer.text()).toBe(201);
  const { path } = await answer.json();
  return (await request.get(`/api${path}`)).json();
}

export const cards = (page: Page) => page.locator('article.blog-card');
export const title = (page: Page) => page.getByLabel('Title', { exact: true });
/** The text itself, once its tools have come. */
export const text = (page: Page) => page.getByRole('textbox', { name: 'Your blog' });
export const publishButton = (page: Page) => page.getByRole('button', { name: 'Publish now' });
/** The draft is on the server. */
export const saved = (page: Page) => expect(page.getByText(/^Draft saved/)).toBeVisible({ timeout: 12_000 });
