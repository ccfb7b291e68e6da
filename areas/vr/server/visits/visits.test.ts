import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { VrSpace } from '../../contract.ts';
import { limits } from '../../pure/options.ts';
import { type House, openHouse, testNow } from '../testing/house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const list = async (as: number, query: object = {}) =>
  (await house.app.call<VrSpace[]>(as, 'listVrSpaces', { query } as object)).body;
const join = (as: number, spaceId: number) => house.app.status(as, 'joinVrSpace', { body: { spaceId } });
const detailOf = (promise: Promise<unknown>) =>
  promise.then(
    () => '',
    (error: { problem?: { detail?: string } }) => error.problem?.detail ?? '',
  );

describe('a space', () => {
  test('VR-17: has the specified fields, and its host is whoever made it', async () => {
    const { make, ana } = house;
    const space = await make({
      name: '  The Verandah ',
      accessibilityFeatures: ['text_always', 'text_always'],
      adaptiveControls: ['seated'],
      vrPlatform: 'oculus',
    });
    expect(space).toMatchObject({
      name: 'The Verandah',
      description: 'To test.',
      spaceType: 'social',
      vrPlatform: 'oculus',
      currentOccupancy: 0,
      maxOccupancy: 4,
      host: { id: ana, name: 'Ana', avatar: `/avatars/user-${ana}.png` },
      accessibilityFeatures: ['text_always'],
      adaptiveControls: ['seated'],
      isOpen: true,
      mine: true,
      inside: false,
    });
  });

  test('VR-06 and VR-07: other types, platforms, scenes and sizes are refused', async () => {
    const { app, ana } = house;
    const body = { name: 'x', description: 'x', spaceType: 'social', scene: 'garden', maxOccupancy: 4 };
    const create = (more: object) => app.status(ana, 'createVrSpace', { body: { ...body, ...more } });
    expect(await create({ spaceType: 'party' })).toBe(400);
    expect(await create({ vrPlatform: 'phone' })).toBe(400);
    expect(await create({ scene: 'moon' })).toBe(400);
    expect(await create({ maxOccupancy: 1 })).toBe(400);
    expect(await create({ maxOccupancy: 31 })).toBe(400);
    expect(await create({ name: ' \u200b ' })).toBe(400);
    expect(await create({ opensAt: testNow.toISOString() })).toBe(400);
  });

  test('a therapy space is for verified providers alone', async () => {
    expect(await detailOf(house.make({ spaceType: 'therapy' }))).toBe(
      'Only verified providers can host a therapy space.',
    );
  });

  test('a therapy space is closed while its host is no verified provider any longer', async () => {
    const { make, app, enter, kim } = house;
    const { id } = await make();
    await app.database.query('', `update vr_spaces set space_type = 'therapy' where id = $1`, [id]);
    expect(await detailOf(enter(id, kim))).toBe(
      'This therapy space is closed while its host isn’t a verified provider.',
    );
  });

  test('one for contacts is missing for everyone who is none', async () => {
    const { make, app, ben, ana } = house;
    const { id } = await make({ privacy: 'contacts', name: 'For contacts' });
    expect(await app.status(ben, 'getVrSpace', { params: { id } })).toBe(404);
    expect(await join(ben, id)).toBe(404);
    expect((await list(ben, { q: 'For contacts' })).length).toBe(0);
    await app.call(ben, 'follow', { params: { id: ana } });
    expect(await join(ben, id)).toBe(404);
    await app.call(ana, 'follow', { params: { id: ben } });
    expect((await list(ben, { q: 'for CONTACTS' })).map((space) => space.id)).toEqual([id]);
  });

  test('one for contacts ends for whoever is none, or is none any longer, and goes on for the others', async () => {
    const { make, enter, app, room, sessions, ana, kim } = house;
    const friend = await app.addMember();
    await app.call(friend, 'follow', { params: { id: ana } });
    await app.call(ana, 'follow', { params: { id: friend } });
    const { id, version } = await make();
    for (const as of [friend, kim]) await enter(id, as);
    const content = { name: 'A room', description: 'To test.', spaceType: 'social', scene: 'kitchen', maxOccupancy: 4 };
    await app.call(ana, 'editVrSpace', { params: { id }, body: { ...content, privacy: 'contacts', version } });
    expect((await room(id, friend)).visitors.map(({ person }) => person.id)).toEqual([friend]);
    expect(await app.status(kim, 'getVrRoom', { params: { id } })).toBe(404);
    expect((await sessions(kim))[0]).toMatchObject({
      space: { id: null, name: '' },
      status: 'completed',
      endReason: 'closed',
    });
    await app.call(ana, 'unfollow', { params: { id: friend } });
    await app.settle();
    expect(await app.status(friend, 'getVrRoom', { params: { id } })).toBe(404);
    expect((await sessions(friend))[0]).toMatchObject({ status: 'completed', endReason: 'closed' });
  });

  test('a planned one opens and closes at its times; its host comes in earlier', async () => {
    const { make, app, ana, kim, enter, later, space } = house;
    const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    const planned = await make({ opensAt: at(10), closesAt: at(70) });
    expect((await space(planned.id, kim)).isOpen).toBe(false);
    expect(await detailOf(enter(planned.id, kim))).toBe('This space isn’t open at the moment.');
    expect(await join(ana, planned.id)).toBe(200);
    later(10 * 60);
    expect(await join(kim, planned.id)).toBe(200);
    later(60 * 60 - 10);
    await enter(planned.id, kim);
    later(10);
    await app.app.jobs.runNow('vr.settle-visits');
    const [session] = await house.sessions(kim);
    expect(session).toMatchObject({ status: 'completed', endReason: 'closed' });
  });

  test(`nobody has more than ${limits.spaces} spaces, however many they send at once`, async () => {
    const { app } = house;
    const eager = await app.addMember();
    const body = { name: 'x', description: 'x', spaceType: 'social', scene: 'garden', maxOccupancy: 4 };
    const tries = Array.from({ length: limits.spaces + 2 }, () => app.status(eager, 'createVrSpace', { body }));
    const answers = await Promise.all(tries);
    expect(answers.filter((status) => status === 201)).toHaveLength(limits.spaces);
    expect(answers.filter((status) => status === 409)).toHaveLength(2);
  });
});

describe('a session', () => {
  test('VR-14 and VR-04: entering raises the count by one, and leaving reverses it', async () => {
    const { make, enter, leave, space, ben } = house;
    const { id } = await make();
    const session = await enter(id, ben, { adaptiveControls: ['seated', 'audio_cues'] });
    expect(session).toMatchObject({
      space: { id, name: 'A room', spaceType: 'social' },
      sessionDuration: 0,
      status: 'in_progress',
      leftAt: null,
      adaptiveControlsUsed: ['seated', 'audio_cues'],
    });
    expect(await space(id, ben)).toMatchObject({ currentOccupancy: 1, inside: true });
    await leave(session.id, ben);
    expect(await space(id, ben)).toMatchObject({ currentOccupancy: 0, inside: false });
  });

  test('VR-05 and VR-18: it is in progress with its time so far, and completed once it was left', async () => {
    const { make, enter, leave, sessions, say, later, kim } = house;
    const { id } = await make();
    const session = await enter(id, kim);
    for (let beat = 0; beat < 30; beat += 1) {
      later(5);
      await say(kim, 'vrHere', { spaceId: id, view: 'map' });
    }
    expect((await sessions(kim))[0]).toMatchObject({ sessionDuration: 2, status: 'in_progress', view: 'map' });
    later(20);
    await leave(session.id, kim);
    later(600);
    expect((await sessions(kim))[0]).toMatchObject({ sessionDuration: 2, status: 'completed', endReason: 'left' });
  });

  test('whoever closes the page is counted out after 30 seconds, and gets the same place back before', async () => {
    const { make, enter, space, app, sessions, say, later, ben } = house;
    const { id } = await make();
    const session = await enter(id, ben);
    await app.call(ben, 'takeVrSeat', { params: { id }, body: { seat: 'west' } });
    later(29);
    expect((await space(id, ben)).currentOccupancy).toBe(1);
    expect((await enter(id, ben)).id).toBe(session.id);
    expect((await house.room(id, ben)).visitors[0]?.seat).toBe('west');
    later(30);
    expect((await space(id, ben)).currentOccupancy).toBe(0);
    expect((await sessions(ben))[0]).toMatchObject({ status: 'completed', endReason: 'lost' });
    expect(await say(ben, 'vrHere', { spaceId: id, view: 'text' })).toMatchObject({ payload: { isIn: false } });
    expect((await enter(id, ben)).id).not.toBe(session.id);
  });

  test('one who enters another space leaves the one before', async () => {
    const { make, enter, space, sessions, kim } = house;
    const [one, two] = [await make(), await make({}, house.ben)];
    await enter(one.id, kim);
    await enter(two.id, kim);
    expect((await space(one.id)).currentOccupancy).toBe(0);
    expect((await sessions(kim)).slice(0, 2).map(({ status }) => status)).toEqual(['in_progress', 'completed']);
  });

  test('a deleted space ends for everyone, and its name is told no longer', async () => {
    const { make, enter, app, sessions, ben, kim } = house;
    const { id } = await make({}, ben);
    await enter(id, kim);
    expect(await app.status(kim, 'deleteVrSpace', { params: { id } })).toBe(403);
    expect(await app.status(ben, 'deleteVrSpace', { params: { id } })).toBe(204);
    expect((await sessions(kim))[0]).toMatchObject({
      space: { id: null, name: '', spaceType: 'social' },
      status: 'completed',
      endReason: 'closed',
    });
  });
});
