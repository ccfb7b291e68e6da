import { afterAll, beforeAll, expect, test } from 'vitest';
import { attendedEvents } from './attended.ts';
import { type Hall, openHall, testNow } from './testing/hall.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.app.close());

const ask = (userId: number, now = testNow) => attendedEvents(hall.app.database.query, { userId, now, limit: 10 });

test('events that a member is registered for, until they are over or called off', async () => {
  const { app, add, join, ana, ben, kim } = hall;
  const [first, second] = [
    await add({ startTime: '2026-09-29T18:00', endTime: '2026-09-29T19:00', title: 'Second' }),
    await add({ title: 'First' }),
  ];
  await join(first.id, ben);
  await join(second.id, ben);
  expect(await ask(ben)).toEqual([
    {
      id: second.id,
      title: 'First',
      startTime: '2026-09-28T08:00:00.000Z',
      endTime: '2026-09-28T09:30:00.000Z',
      zone: 'Australia/Hobart',
      location: 'Boat shed',
    },
    expect.objectContaining({ id: first.id, title: 'Second' }),
  ]);
  expect(await ask(kim)).toEqual([]);
  expect((await ask(ben, new Date('2026-09-28T10:00:00Z'))).map(({ title }) => title)).toEqual(['Second']);
  await app.call(ana, 'cancelEvent', { params: { id: first.id }, body: { reason: 'Rain.', version: 1 } });
  expect((await ask(ben)).map(({ title }) => title)).toEqual(['First']);
  await app.call(ben, 'block', { params: { id: ana } });
  expect(await ask(ben)).toEqual([]);
});
