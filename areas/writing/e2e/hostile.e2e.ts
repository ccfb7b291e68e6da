import type { Page } from '@playwright/test';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { hostileTexts } from '../pure/testing/documents.ts';

test.use({ serverEnv: { RATE_LIMITS: 'off' } });
test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });

/** What is made, or that it was refused as bad input; nothing else will do. */
async function send(page: Page, path: string, data: object): Promise<{ id: number; path: string } | undefined> {
  const answer = await page.request.post(path, { data });
  if (answer.status() === 400) return undefined;
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}

test('texts that mean harm are text wherever they are shown: nothing runs, nothing is fetched, nothing is hidden', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.message());
    await dialog.dismiss();
  });
  await signInAs(page, 2);
  const blogs: string[] = [];
  const drafts: number[] = [];
  // All of them in one document, as far as the server takes them, and each as a title of its own.
  const taken: string[] = [];
  for (const hostile of hostileTexts) {
    const title = `${hostile.slice(0, 100)} at the door`;
    const content = { title, document: { type: 'doc', content: [paragraph(hostile)] }, tags: [], contentWarning: '' };
    if (drafts.length < 2) {
      const draft = await send(page, '/api/drafts', { kind: 'blog', content: { ...content, extra: {} } });
      if (draft) drafts.push(draft.id);
    }
    const blog = await send(page, '/api/posts', { type: 'blog', title, document: content.document });
    if (!blog) continue;
    blogs.push(blog.path);
    taken.push(hostile);
    if (blogs.length <= 6) await send(page, '/api/posts', { type: 'text', content: hostile });
  }
  expect(taken.length).toBeGreaterThan(10);
  const all = taken.join('\n\n');
  const whole = { type: 'doc', content: taken.map(paragraph) };
  const blog = await send(page, '/api/posts', { type: 'blog', title: 'A blog of odd signs', document: whole });
  await send(page, `/api/posts/${blog?.id}/comments`, { content: all.slice(0, 1500) });
  const topic = await send(page, '/api/posts', {
    type: 'question',
    title: taken[0]?.slice(0, 100),
    content: all.slice(0, 4000),
    forumId: 8,
  });
  await send(page, `/api/posts/${topic?.id}/comments`, { content: all.slice(0, 1500) });

  const places = [
    `${blog?.path}`,
    ...blogs.slice(0, 2),
    '/blogs',
    '/forums',
    `/forums/topic/${topic?.id}`,
    '/drafts',
    `/drafts/${drafts[0]}`,
    '/',
    '/profile',
    '/search?q=door',
    `/search?${new URLSearchParams({ q: hostileTexts[1] ?? '' })}`,
  ];
  for (const place of places) {
    await page.goto(place);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await settled(page);
    expect(await page.evaluate(() => 'ran' in globalThis), `Something ran at ${place}`).toBe(false);
    expect(await page.locator('iframe, main script, main [onerror], main [onload]').count(), place).toBe(0);
    await expect(page.getByRole('banner'), `The page is there at ${place}`).toBeVisible();
  }
  await page.goto(`${blog?.path}`);
  await expect(page.getByRole('main')).toContainText('<script>globalThis.ran = true</script>');
  expect(asked).toEqual([]);
});
