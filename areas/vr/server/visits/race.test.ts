import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedPostgres } from '#platform/server/testing/postgres.ts';
import { type House, openHouse } from '../testing/house.ts';

let house: House;
beforeAll(async () => {
  const server = await sharedPostgres();
  house = await openHouse({ databaseUrl: await server.createDatabase('vr_race') });
});
afterAll(() => house.close());

test('twenty at once for four places: four get in, and the others read that it is full', async () => {
  const { make, app, space } = house;
  const { id } = await make({ maxOccupancy: 4 });
  const people = await Promise.all(Array.from({ length: 20 }, () => app.addMember()));
  const answers = await Promise.all(people.map((as) => app.status(as, 'joinVrSpace', { body: { spaceId: id } })));
  expect(answers.filter((status) => status === 200)).toHaveLength(4);
  expect(answers.filter((status) => status === 409)).toHaveLength(16);
  expect((await space(id)).currentOccupancy).toBe(4);
});

test('four at once for one seat: one sits there', async () => {
  const { make, app, enter, room } = house;
  const { id } = await make({ maxOccupancy: 4 });
  const people = await Promise.all(Array.from({ length: 4 }, () => app.addMember()));
  for (const as of people) await enter(id, as);
  const answers = await Promise.all(
    people.map((as) => app.status(as, 'takeVrSeat', { params: { id }, body: { seat: 'west' } })),
  );
  expect(answers.toSorted()).toEqual([200, 409, 409, 409]);
  const [first = 0] = people;
  expect((await room(id, first)).takenSeats).toEqual(['west']);
});

test('eight who lost their connections come back at once, and all get in again', async () => {
  const { make, app, enter, later, space } = house;
  const { id } = await make({ maxOccupancy: 8 });
  const people = await Promise.all(Array.from({ length: 8 }, () => app.addMember()));
  for (const as of people) await enter(id, as);
  later(40);
  const answers = await Promise.all(people.map((as) => app.status(as, 'joinVrSpace', { body: { spaceId: id } })));
  expect(answers).toEqual(people.map(() => 200));
  expect((await space(id)).currentOccupancy).toBe(8);
});

test('one member from five browsers at once is in the room once', async () => {
  const { make, app, space, kim } = house;
  const { id } = await make();
  await Promise.all(Array.from({ length: 5 }, () => app.status(kim, 'joinVrSpace', { body: { spaceId: id } })));
  expect((await space(id)).currentOccupancy).toBe(1);
});
