import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedPostgres } from '#platform/server/testing/postgres.ts';
import { type Hall, openHall } from './testing/hall.ts';

let hall: Hall;
beforeAll(async () => {
  const server = await sharedPostgres();
  hall = await openHall({ databaseUrl: await server.createDatabase('last_seat') });
});
afterAll(() => hall.app.close());

test('200 at once for the last seat: one gets it, the rest wait in order, none twice', async () => {
  const { app, add, join, get, ben, ana } = hall;
  const { id } = await add({ maxAttendees: 2 });
  await join(id, ben);
  const people = await Promise.all(Array.from({ length: 200 }, () => app.addMember()));
  const answers = await Promise.all([...people, ...people.slice(0, 20)].map((as) => join(id, as)));
  const went = new Set(answers.flatMap(({ myStanding }, n) => (myStanding === 'going' ? people[n % 200] : [])));
  expect(went.size).toBe(1);
  expect(await get(id)).toMatchObject({ attendeeCount: 2, waitingCount: 199 });
  const { body } = await app.call<{ id: number; standing: string }[]>(ana, 'listEventPeople', { params: { id } });
  const waiting = body.filter(({ standing }) => standing === 'waiting').map((one) => one.id);
  expect(new Set(waiting).size).toBe(199);
  const turns = await app.database.query<{ turn: number }>(
    '',
    `select turn from event_registrations where event_id = $1 and standing = 'waiting' order by turn`,
    [id],
  );
  expect(turns.map(({ turn }) => turn)).toEqual(Array.from({ length: 199 }, (_, n) => n + 1));
}, 60_000);
