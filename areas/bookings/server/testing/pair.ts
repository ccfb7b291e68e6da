import type { TestApp } from '#platform/server/testing/app.ts';
import type { Availability, Booking } from '../../contract.ts';

/** Monday 7 December 2026, noon in Melbourne. */
export const testNow = new Date('2026-12-07T01:00:00.000Z');
const minuteMs = 60_000;
export const inMinutes = (minutes: number, from = testNow) => new Date(from.getTime() + minutes * minuteMs);
export const inDays = (days: number) => inMinutes(days * 1440);

/** Every day from 9 to 5 by Melbourne’s clock. */
export const openTimes = (more: Partial<Availability> = {}) => ({
  zone: 'Australia/Melbourne',
  weekly: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '09:00', to: '17:00' })),
  exceptions: [],
  noticeHours: 0,
  gapBefore: 0,
  gapAfter: 0,
  horizonDays: 60,
  opensTo: 'members' as const,
  lengths: [30, 60],
  formats: ['text', 'captioned'] as const,
  ...more,
});

export async function openUp(app: TestApp, id: number, more: Partial<Availability> = {}): Promise<void> {
  const { version } = (await app.call<Availability>(id, 'getMyTimes')).body;
  const { savedAt: _, version: __, ...body } = { ...openTimes(more), savedAt: null, version: 0 };
  await app.call(id, 'saveMyTimes', { body: { ...body, version } });
}

/** Tuesday 8 December 2026 by Melbourne’s clock, which is eleven hours ahead of UTC. */
export const tuesday = (clock: string, day = 8) => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return new Date(Date.UTC(2026, 11, day, hour - 11, minute)).toISOString();
};

export const asking = (startsAt: string, more: object = {}) => ({
  startsAt,
  minutes: 30,
  zone: 'Australia/Perth',
  format: 'text',
  ...more,
});

export const proposing = (startsAt: string, more: object = {}) => ({ startsAt, minutes: 30, format: 'text', ...more });

export const ask = async (app: TestApp, guest: number, host: number, startsAt: string, more: object = {}) =>
  (
    await app.call<Booking>(guest, 'requestBooking', {
      params: { kind: 'person', ref: host },
      body: asking(startsAt, more),
    })
  ).body;

/** One side does something with a booking as it is now. */
export async function does(app: TestApp, by: number, operation: string, { id }: Booking, body: object = {}) {
  const { version } = (await app.call<Booking>(by, 'getBooking', { params: { id } })).body;
  return (await app.call<Booking>(by, operation, { params: { id }, body: { version, ...body } })).body;
}

export const linksOf = async (app: TestApp, id: number) => {
  await app.settle();
  const { body } = await app.call<{ kind: string; link: string }[]>(id, 'listNotifications', {});
  return body.map(({ kind, link }) => `${kind} ${link}`);
};
