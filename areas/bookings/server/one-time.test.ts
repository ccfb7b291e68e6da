import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { Booking } from '../contract.ts';
import { bookableKinds } from './kinds.ts';
import { asking, openUp, testNow, tuesday } from './testing/pair.ts';

let app: TestApp;
let host: number;
const guests: number[] = [];
beforeAll(async () => {
  app = await startTestApp({
    areas: serverAreas.map((area) =>
      area.contract.name === 'bookings'
        ? {
            ...area,
            declares: { ...area.declares, fills: [...(area.declares?.fills ?? []), bookableKinds.with(circle)] },
          }
        : area,
    ),
    now: testNow,
  });
  host = await app.addMember({ name: 'Host' });
  await openUp(app, host);
  for (let n = 0; n < 200; n++) guests.push(await app.addMember());
});
afterAll(() => app.close());

/** Five guests share one time. */
const circle = {
  kind: 'circle',
  read: async ({ refs }: { readonly refs: readonly number[] }) =>
    new Map(
      refs.map((ref) => [
        ref,
        { hostId: ref, title: 'Circle', link: '', lengths: [30], formats: ['text'] as const, capacity: 5, whyNot: '' },
      ]),
    ),
};

const taken = '409 That time was taken a moment ago. Choose another one.';
const race = async (operation: string, kind: string, clock: string, body: object) => {
  const tries = guests.map((guest) =>
    app
      .call<Booking>(guest, operation, {
        params: { kind, ref: host },
        body: { startsAt: tuesday(clock), minutes: 30, ...body },
      })
      .then(
        () => 'yes',
        (error: { problem: { status: number; detail: string } }) => `${error.problem.status} ${error.problem.detail}`,
      ),
  );
  const answers = await Promise.all(tries);
  return Object.fromEntries([...new Set(answers)].map((one) => [one, answers.filter((each) => each === one).length]));
};
const { startsAt: _, minutes: __, ...rest } = asking('');

test('of 200 who ask for one time at the same moment, one has it, and 199 hear why', async () => {
  expect(await race('requestBooking', 'person', '09:00', rest)).toEqual({ yes: 1, [taken]: 199 });
});

test('of 200 who begin to fill in the form for one time, it is kept for one', async () => {
  expect(await race('holdTime', 'person', '11:00', {})).toEqual({ yes: 1, [taken]: 199 });
});

test('of two hosts who ask each other for one time at the same moment, one has it', async () => {
  const [one = 0, another = 0] = guests;
  for (const id of [one, another]) await openUp(app, id);
  const ask = (guest: number, ref: number) =>
    app.status(guest, 'requestBooking', { params: { kind: 'person', ref }, body: asking(tuesday('15:00')) });
  const answers = await Promise.all([ask(one, another), ask(another, one)]);
  expect(answers.sort()).toEqual([201, 409]);
});

test('a time that five share has five, and no other thing of the host has it too', async () => {
  expect(await race('requestBooking', 'circle', '13:00', rest)).toEqual({ yes: 5, [taken]: 195 });
  const params = { kind: 'person', ref: host };
  const body = asking(tuesday('13:00'));
  expect(await app.status(guests[0] ?? 0, 'requestBooking', { params, body })).toBe(409);
});
