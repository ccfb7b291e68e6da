import type { Booking } from '#areas/bookings/contract.ts';
import type { TestApp } from '#platform/server/testing/app.ts';

/** Monday 7 December 2026, noon in Melbourne. */
export const testNow = new Date('2026-12-07T01:00:00.000Z');

/** A moment of December 2026 by Melbourne’s clock, which is eleven hours ahead of UTC: at(9, '10:00'). */
export const at = (day: number, clock: string) => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return new Date(Date.UTC(2026, 11, day, hour - 11, minute)).toISOString();
};

export const asking = (startsAt: string, more: object = {}) => ({
  startsAt,
  minutes: 120,
  zone: 'Australia/Melbourne',
  format: 'inPerson',
  ...more,
});

export const ask = async (app: TestApp, guest: number, service: number, startsAt: string, more: object = {}) =>
  (
    await app.call<Booking>(guest, 'requestBooking', {
      params: { kind: 'providerservice', ref: service },
      body: asking(startsAt, more),
    })
  ).body;

/** One side does something with a booking as it is now. */
export async function does(app: TestApp, by: number, operation: string, { id }: { id: number }, body: object = {}) {
  const { version } = (await app.call<Booking>(by, 'getBooking', { params: { id } })).body;
  return (await app.call<Booking>(by, operation, { params: { id }, body: { version, ...body } })).body;
}

export const why = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (caught: { problem: { status: number; detail: string; errors?: { field: string; message: string }[] } }) => caught,
  );
  const [field] = error?.problem.errors ?? [];
  return error && `${error.problem.status} ${field ? `${field.field}: ${field.message}` : error.problem.detail}`;
};
