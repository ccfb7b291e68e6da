import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { VrMessage, VrSpace } from '../../contract.ts';
import { distance } from '../../pure/plan.ts';
import { sceneOf } from '../../pure/scenes.ts';
import { type House, openHouse } from '../testing/house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

// A host has ten spaces at most.
afterEach(async () => {
  const { app, ana } = house;
  const { body } = await app.call<VrSpace[]>(ana, 'listVrSpaces', { query: { mine: 'true' } });
  for (const { id } of body) await app.call(ana, 'deleteVrSpace', { params: { id } });
});

const { entrance } = sceneOf('kitchen');

/** A room of Ana's with all three in it. */
async function together(): Promise<number> {
  const { make, enter, ana, ben, kim } = house;
  const { id } = await make();
  for (const as of [ana, ben, kim]) await enter(id, as);
  return id;
}
const visitor = async (id: number, who: number, as: number) =>
  (await house.room(id, as)).visitors.find(({ person }) => person.id === who);
const run = (id: number, body: object, as = house.ana) => house.app.status(as, 'runVrRoom', { params: { id }, body });
const write = (id: number, as: number, text: string) =>
  house.app.status(as, 'sendVrMessage', { params: { id }, body: { text } });
const heardBy = async (id: number, as: number) =>
  (await house.app.call<VrMessage[]>(as, 'listVrMessages', { params: { id } })).body.map(({ text }) => text);

describe('moving', () => {
  test('begins where the server knows that one is, whatever the browser says, and everyone hears the same', async () => {
    const { say, ana, ben, kim } = house;
    const id = await together();
    const moved = await say(ben, 'vrMove', { spaceId: id, x: 390, y: 740, jump: false });
    expect(moved?.to.toSorted()).toEqual([ana, ben, kim].toSorted());
    expect(moved?.payload).toMatchObject({
      userId: ben,
      from: entrance,
      to: { x: 390, y: 740 },
      facing: 90,
      takesMs: 2000,
      stopped: false,
    });
    house.later(1);
    // Turned round half-way: it begins there, and not where the browser would like to be.
    const back = await say(ben, 'vrMove', { spaceId: id, x: entrance.x, y: 740, jump: true });
    expect(back?.payload).toMatchObject({ from: { x: 250, y: 740 }, to: entrance, takesMs: 0 });
  });

  test('forged fields, far away points and rooms that one is not in are refused or brought inside', async () => {
    const { say, ben, app } = house;
    const id = await together();
    const outside = await app.addMember();
    expect(await say(ben, 'vrMove', { spaceId: id, x: 1, y: 1, jump: false, from: { x: 0, y: 0 } })).toBeUndefined();
    expect(await say(ben, 'vrMove', { spaceId: id, x: 1e9, y: 1, jump: false })).toBeUndefined();
    expect(await say(ben, 'vrMove', { spaceId: id, x: 1.5, y: 1, jump: false })).toBeUndefined();
    expect((await say(outside, 'vrMove', { spaceId: id, x: 200, y: 700, jump: true }))?.to).toEqual([]);
    expect((await say(ben, 'vrMove', { spaceId: id, x: -9000, y: 740, jump: true }))?.payload).toMatchObject({
      to: { x: 30, y: 740 },
    });
  });

  test('whoever wants to stand in the table alone hears what is in the way', async () => {
    const { say, ben } = house;
    const id = await together();
    const stuck = await say(ben, 'vrMove', { spaceId: id, x: 470, y: 430, jump: false });
    expect(stuck).toEqual({ to: [ben], payload: { spaceId: id, userId: ben, isStuck: true, thing: 'a big table' } });
  });

  test('a quiet bubble stops others at its ring', async () => {
    const { say, app, ben, kim } = house;
    const id = await together();
    await say(kim, 'vrMove', { spaceId: id, x: 710, y: 740, jump: true });
    await app.call(kim, 'setVrState', { params: { id }, body: { handRaised: false, bubble: 200 } });
    const moved = await say(ben, 'vrMove', { spaceId: id, x: 710, y: 740, jump: false });
    expect(moved?.payload).toMatchObject({ stopped: true, to: { x: 505, y: 740 } });
  });

  test('whoever comes in begins outside of quiet bubbles, and on a seat outside of them', async () => {
    const { app, make, enter, say, ben, kim } = house;
    const { id } = await make();
    await enter(id, kim);
    await app.call(kim, 'takeVrSeat', { params: { id }, body: { seat: 'west' } });
    await app.call(kim, 'setVrState', { params: { id }, body: { handRaised: false, bubble: 200 } });
    house.later(20);
    await enter(id, ben, { adaptiveControls: ['seated'] });
    // The first place at the back of the table is 177 centimetres from the left end.
    expect((await visitor(id, ben, kim))?.seat).toBe('north-2');
    await say(kim, 'vrMove', { spaceId: id, ...entrance, jump: true });
    const late = await app.addMember();
    await enter(id, late);
    expect(distance((await visitor(id, late, kim))?.to ?? entrance, entrance)).toBeGreaterThanOrEqual(200);
  });

  test('a seat is sat on by one, and whoever walks away frees it', async () => {
    const { say, app, ben, kim } = house;
    const id = await together();
    const sit = (as: number, seat: string) => app.status(as, 'takeVrSeat', { params: { id }, body: { seat } });
    expect(await sit(ben, 'west')).toBe(200);
    expect(await sit(kim, 'west')).toBe(409);
    expect(await sit(kim, 'throne')).toBe(400);
    await say(ben, 'vrMove', { spaceId: id, x: 110, y: 740, jump: true });
    expect(await sit(kim, 'west')).toBe(200);
  });
});

describe('a host', () => {
  test('removes somebody, who stays out until they are let back', async () => {
    const { app, ben, ana } = house;
    const id = await together();
    expect(await run(id, { act: 'remove', userId: ben }, house.kim)).toBe(403);
    expect(await run(id, { act: 'remove', userId: ben })).toBe(204);
    expect(await app.status(ben, 'getVrRoom', { params: { id } })).toBe(403);
    expect(await app.status(ben, 'joinVrSpace', { body: { spaceId: id } })).toBe(409);
    expect((await house.sessions(ben))[0]).toMatchObject({ status: 'completed', endReason: 'removed' });
    expect((await house.room(id, ana)).removed.map((one) => one.id)).toEqual([ben]);
    expect(await run(id, { act: 'let-back', userId: ben })).toBe(204);
    expect(await app.status(ben, 'joinVrSpace', { body: { spaceId: id } })).toBe(200);
  });

  test('closes the door to new people, and nobody inside is sent away', async () => {
    const { app, kim } = house;
    const id = await together();
    const late = await app.addMember();
    expect(await run(id, { act: 'close-door' })).toBe(204);
    expect(await app.status(late, 'joinVrSpace', { body: { spaceId: id } })).toBe(409);
    expect(await app.status(kim, 'getVrRoom', { params: { id } })).toBe(200);
    expect(await run(id, { act: 'open-door' })).toBe(204);
    expect(await app.status(late, 'joinVrSpace', { body: { spaceId: id } })).toBe(200);
  });

  test('in a quiet hour only the host writes; one who is hushed reads only', async () => {
    const { ana, ben, kim } = house;
    const id = await together();
    expect(await run(id, { act: 'hush', userId: ben })).toBe(204);
    expect([await write(id, ben, 'a'), await write(id, kim, 'b')]).toEqual([409, 201]);
    expect(await run(id, { act: 'quiet' })).toBe(204);
    expect([await write(id, kim, 'c'), await write(id, ana, 'd')]).toEqual([409, 201]);
    expect(await heardBy(id, ben)).toEqual(['d', 'b']);
  });

  test('moves somebody to the entrance and lowers a hand', async () => {
    const { app, say, ana, ben } = house;
    const id = await together();
    await say(ben, 'vrMove', { spaceId: id, x: 820, y: 720, jump: true });
    await app.call(ben, 'setVrState', { params: { id }, body: { handRaised: true, bubble: 0 } });
    expect(await visitor(id, ben, ana)).toMatchObject({ handRaised: true });
    await run(id, { act: 'lower-hand', userId: ben });
    await run(id, { act: 'to-entrance', userId: ben });
    expect(await visitor(id, ben, ana)).toMatchObject({ handRaised: false, to: entrance });
  });
});

describe('between two', () => {
  test('what was said before one came in is not told', async () => {
    const { make, enter, later, ana, ben } = house;
    const { id } = await make();
    await enter(id, ana);
    await write(id, ana, 'Before');
    later(2);
    await enter(id, ben);
    await write(id, ana, 'After');
    expect(await heardBy(id, ben)).toEqual(['After']);
  });

  test('a block hides each from the other at once, in both directions', async () => {
    const { app, say, ben, kim, ana } = house;
    const id = await together();
    await write(id, kim, 'Of Kim');
    await app.call(ben, 'block', { params: { id: kim } });
    await app.settle();
    const seenBy = async (as: number) => (await house.room(id, as)).visitors.map(({ person }) => person.id);
    expect((await seenBy(ben)).toSorted()).toEqual([ana, ben].toSorted());
    expect((await seenBy(kim)).toSorted()).toEqual([ana, kim].toSorted());
    expect(await heardBy(id, ben)).toEqual([]);
    expect((await say(kim, 'vrGesture', { spaceId: id, gesture: 'wave' }))?.to.toSorted()).toEqual(
      [ana, kim].toSorted(),
    );
    expect((await say(kim, 'vrGuide', { spaceId: id, to: ben, say: 'ask' }))?.to).toEqual([]);
    await app.call(ben, 'unblock', { params: { id: kim } });
  });

  test('whoever is blocked by the host, or blocks the host, is out of the room', async () => {
    const { app, ana, ben, kim } = house;
    const id = await together();
    await app.call(ana, 'block', { params: { id: ben } });
    await app.call(kim, 'block', { params: { id: ana } });
    await app.settle();
    for (const as of [ben, kim]) expect(await app.status(as, 'getVrRoom', { params: { id } })).toBe(404);
    expect((await house.space(id)).currentOccupancy).toBe(1);
    await app.call(ana, 'unblock', { params: { id: ben } });
    await app.call(kim, 'unblock', { params: { id: ana } });
  });

  test('who was muted is heard by the others alone', async () => {
    const { app, say, ana, ben, kim } = house;
    const id = await together();
    await app.call(ben, 'mute', { body: { kind: 'member', memberId: kim } });
    await write(id, kim, 'Of Kim');
    expect(await heardBy(id, ben)).toEqual([]);
    expect(await heardBy(id, ana)).toEqual(['Of Kim']);
    expect((await say(kim, 'vrGesture', { spaceId: id, gesture: 'wave' }))?.to).not.toContain(ben);
  });

  test('leading somebody is asked of nobody but them', async () => {
    const { say, ben, kim } = house;
    const id = await together();
    expect(await say(ben, 'vrGuide', { spaceId: id, to: kim, say: 'ask' })).toEqual({
      to: [kim],
      payload: { spaceId: id, userId: ben, say: 'ask' },
    });
  });
});

test('the page that is still open hears who is there', async () => {
  const { say, later, ana, ben, kim } = house;
  const id = await together();
  const present = async (as: number) => {
    const heard = await say(as, 'vrHere', { spaceId: id, view: 'text' });
    return [heard?.payload.present].flat().toSorted();
  };
  later(20);
  expect(await present(ben)).toEqual([ana, kim].toSorted());
  expect(await present(kim)).toEqual([ana, ben].toSorted());
  later(15);
  // Ana has been silent for 35 seconds.
  expect(await present(ben)).toEqual([kim]);
});
