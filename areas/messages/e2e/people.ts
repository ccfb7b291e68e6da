import type { Page } from '@playwright/test';
import { expect, settled } from '#platform/web/testing/journey.ts';

export const nameOf = async (page: Page, id: number): Promise<string> =>
  ((await (await page.request.get(`/api/users/${id}`)).json()) as { displayName: string }).displayName;

export const open = async (page: Page, path: string) => {
  await page.goto(path);
  await settled(page);
};

export const field = (page: Page) => page.getByRole('textbox', { name: /^Message to/ });
export const log = (page: Page) => page.getByRole('log');
/** By its own words: an answer quotes those of another. */
export const item = (page: Page, text: string) =>
  log(page)
    .getByRole('listitem')
    .filter({ has: page.locator('.msg-bubble', { hasText: text }) });

export async function write(page: Page, text: string) {
  await field(page).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(item(page, text)).toBeVisible();
}

/** An entry of the menu of a message. */
export async function choose(page: Page, text: string, ...entries: string[]) {
  await item(page, text)
    .getByRole('button', { name: /^More for/ })
    .click();
  for (const entry of entries) await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

export async function sendAs(page: Page, body: object): Promise<{ id: number; conversationId: number }> {
  const answer = await page.request.post('/api/messages', { data: body });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as { id: number; conversationId: number };
}

/** Two who have agreed to talk: each has written to the other. Answers the number of their conversation. */
export async function becomeFriends(page: Page, id: number, other: Page, otherId: number): Promise<number> {
  await sendAs(page, { recipientId: otherId, content: 'Hello' });
  return (await sendAs(other, { recipientId: id, content: 'Hello to you' })).conversationId;
}

/** An entry of the menu of the conversation that is shown, by keyboard: through its submenus. */
export async function keep(page: Page, ...entries: string[]) {
  await page
    .locator('.pane-head')
    .getByRole('button', { name: /^More for/ })
    .press('Enter');
  for (const [at, entry] of entries.entries()) {
    await page
      .getByRole('menuitem', { name: entry, exact: true })
      .press(at < entries.length - 1 ? 'ArrowRight' : 'Enter');
  }
}
