import type { Page } from '@playwright/test';
import { expect } from '#platform/web/testing/journey.ts';

/** What happened before a week begins: done by the one whom it is about, without their page. */
export async function done<Answer>(page: Page, path: string, data: object = {}) {
  const answer = await page.request.post(path, { data });
  expect(answer.status(), await answer.text()).toBeLessThan(300);
  return (await answer.json()) as Answer;
}

export async function known<Answer>(page: Page, path: string) {
  const answer = await page.request.get(path);
  expect(answer.status(), path).toBe(200);
  return (await answer.json()) as Answer;
}

/** The topic of the demo that begins with these words. */
export async function aTopicOf(page: Page, words: string) {
  const query = 'type=discussion&questions=true&sort=activity&limit=100';
  const topics = await known<{ id: number; title: string }[]>(page, `/api/posts?${query}`);
  const found = topics.find(({ title }) => title.startsWith(words));
  if (!found) throw new Error(`The demo has no topic “${words}”.`);
  return found;
}

const dayMs = 86_400_000;

/** Asks a member for the first time that they have free from tomorrow on. */
export async function aBookingBy(page: Page, host: number, wishes: { readonly format: string; readonly note: string }) {
  const day = (ahead: number) => new Date(Date.now() + ahead * dayMs).toISOString();
  const query = new URLSearchParams({ from: day(1), to: day(12), minutes: '30' });
  const { slots } = await known<{ slots: { startsAt: string }[] }>(
    page,
    `/api/bookables/person/${host}/slots?${query}`,
  );
  const body = { ...wishes, startsAt: slots[0]?.startsAt, minutes: 30, zone: 'Australia/Sydney' };
  return done<{ id: number }>(page, `/api/bookables/person/${host}/bookings`, body);
}
