import type { Page } from '@playwright/test';
import { expect } from '#platform/web/testing/journey.ts';

export const minuteMs = 60_000;
const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '00:00', to: '24:00' }));
const times = {
  zone: 'Australia/Perth',
  weekly: everyDay,
  exceptions: [],
  noticeHours: 0,
  gapBefore: 0,
  gapAfter: 0,
  horizonDays: 60,
  opensTo: 'members',
  lengths: [15],
  formats: ['text', 'captioned', 'voice', 'inPerson'],
};

async function send<Answer>(page: Page, path: string, data: object, method: 'post' | 'put' = 'post') {
  const answer = await page.request[method](path, { data });
  expect(answer.status(), await answer.text()).toBeLessThan(300);
  return (await answer.json()) as Answer;
}
export const memberId = async (page: Page) =>
  ((await (await page.request.get('/api/session')).json()) as { member: { id: number } }).member.id;

interface Made {
  readonly id: number;
  readonly version: number;
  readonly startsAt: string;
}

/** An agreed booking that begins in `minutes`, or up to five later: its time is on a full five minutes. */
export async function agreed(host: Page, guest: Page, minutes: number, format: string): Promise<Made> {
  const mine = (await (await host.request.get('/api/my-times')).json()) as { version: number };
  await send(host, '/api/my-times', { ...times, version: mine.version }, 'put');
  const step = 5 * minuteMs;
  const startsAt = new Date(Math.ceil((Date.now() + minutes * minuteMs) / step) * step).toISOString();
  const body = { startsAt, minutes: 15, zone: 'Australia/Sydney', format };
  const { id, version } = await send<Made>(guest, `/api/bookables/person/${await memberId(host)}/bookings`, body);
  return send<Made>(host, `/api/bookings/${id}/accept`, { version });
}
