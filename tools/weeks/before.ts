import type { Page } from '@playwright/test';
import { openEmbedded } from '#platform/server/db.ts';
import { expect } from '#platform/web/testing/journey.ts';
import type { RunningServer } from '../e2e/server.ts';

/** What happened before a week begins: done by the one whom it is about, without their page. */
export async function done<Answer>(page: Page, path: string, data: object = {}) {
  const answer = await page.request.post(path, { data });
  const text = await answer.text();
  expect(answer.status(), text).toBeLessThan(300);
  return (text === '' ? undefined : JSON.parse(text)) as Answer;
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

/**
 * What was agreed between members and their supporters is hours older, as if that time had passed. The server stops for
 * it; no page may be open.
 */
export async function hoursPass(server: RunningServer, hours: number) {
  expect(await server.pause(), 'The server ended well').toBe(0);
  const database = await openEmbedded(server.dataDir);
  await database.embedded?.exec(`update support_grants set
    created_at = created_at - interval '${hours} hours',
    accepted_at = accepted_at - interval '${hours} hours',
    widened_at = widened_at - interval '${hours} hours',
    begins_at = begins_at - interval '${hours} hours'`);
  await database.close();
  await server.restart();
}
