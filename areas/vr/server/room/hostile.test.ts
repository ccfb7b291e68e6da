import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { callLimits } from '#platform/contract/call-limits.ts';
import type { VrSpace } from '../../contract.ts';
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
const browser = 'abcdefghijkl';

/** A room of Ana's with all three in it; Ana and Ben use voice. */
async function together(): Promise<number> {
  const { make, enter, app, ana, ben, kim } = house;
  const { id } = await make();
  for (const as of [ana, ben, kim]) await enter(id, as);
  for (const as of [ana, ben]) await app.call(as, 'joinVrVoice', { params: { id } });
  return id;
}
const visitor = async (id: number, who: number, as: number) =>
  (await house.room(id, as)).visitors.find(({ person }) => person.id === who);

describe('a browser that lies', () => {
  test('moves nobody to what is no point, and nobody but itself', async () => {
    const { say, ben, kim } = house;
    const spaceId = await together();
    const point = { spaceId, x: 390, y: 740, jump: true };
    const forged: Record<string, unknown>[] = [
      { ...point, x: Number.NaN },
      { ...point, x: Number.POSITIVE_INFINITY },
      { ...point, x: '390' },
      { ...point, y: null },
      { ...point, y: [740] },
      { ...point, x: 1e308 },
      { ...point, jump: 'yes' },
      { spaceId, x: 390, jump: true },
      { ...point, spaceId: -1 },
      { ...point, spaceId: 2 ** 53 },
      { ...point, spaceId: String(spaceId) },
      { ...point, userId: kim },
      { ...point, takesMs: 0 },
      { ...point, speed: 10_000 },
    ];
    for (const content of forged) expect(await say(ben, 'vrMove', content), JSON.stringify(content)).toBeUndefined();
    for (const who of [ben, kim]) expect(await visitor(spaceId, who, ben)).toMatchObject({ to: entrance });
    expect((await say(ben, 'vrMove', { ...point, spaceId: spaceId + 1000 }))?.to).toEqual([]);
  });

  test('turns, waves and leads only as the room knows it', async () => {
    const { say, ben, kim } = house;
    const spaceId = await together();
    const forged: [string, Record<string, unknown>][] = [
      ['vrTurn', { spaceId, facing: 360.5 }],
      ['vrTurn', { spaceId, facing: -1 }],
      ['vrTurn', { spaceId, facing: 90, userId: kim }],
      ['vrGesture', { spaceId, gesture: 'push' }],
      ['vrGesture', { spaceId, gesture: '__proto__' }],
      ['vrGuide', { spaceId, to: kim, say: 'must' }],
      ['vrGuide', { spaceId, to: 0, say: 'ask' }],
      ['vrHere', { spaceId, view: 'god', voice: true }],
    ];
    for (const [name, content] of forged) expect(await say(ben, name, content), name).toBeUndefined();
  });

  test('sits on no seat that the scene does not have, and stays where it is', async () => {
    const { app, ben } = house;
    const id = await together();
    for (const seat of ['', 'west ', 'WEST', '__proto__', 'constructor', 'w\u0000est', 'x'.repeat(41), 7, ['west']]) {
      expect(await app.status(ben, 'takeVrSeat', { params: { id }, body: { seat } }), String(seat)).toBe(400);
    }
    expect(await visitor(id, ben, ben)).toMatchObject({ seat: null, to: entrance });
  });

  test('is no host by saying so', async () => {
    const { app, ben, kim } = house;
    const id = await together();
    for (const body of [{ act: 'remove', userId: kim }, { act: 'quiet' }, { act: 'close-door' }]) {
      expect(await app.status(ben, 'runVrRoom', { params: { id }, body })).toBe(403);
    }
    expect(await visitor(id, kim, ben)).toBeDefined();
  });
});

describe('words that mean harm', () => {
  const space = { description: 'To test.', spaceType: 'social', scene: 'kitchen', maxOccupancy: 4 };
  const marked = ['<img src=x onerror=alert(1)>', "'; drop table vr_spaces --", '%_%', '__proto__', '{{name}}'];

  test('a name that cannot be read or drawn is refused', async () => {
    const { app, ana } = house;
    const unreadable = ['', ' ', '\u200b\u200b', 'two\nlines', 'nul\u0000', 'x'.repeat(81), 7, ['Room']];
    for (const name of unreadable) {
      expect(await app.status(ana, 'createVrSpace', { body: { ...space, name } }), JSON.stringify(name)).toBe(400);
    }
  });

  test('marks and statements stay the words they are: as a name, in a search and in what is said', async () => {
    const { app, make, enter, ana, ben } = house;
    expect(await house.space((await make({ name: 'half \ud800' })).id, ben)).toMatchObject({ name: 'half \ufffd' });
    for (const name of marked) {
      const { id } = await make({ name });
      expect((await house.space(id, ben)).name).toBe(name);
      const found = await app.call<VrSpace[]>(ben, 'listVrSpaces', { query: { q: name } });
      expect(found.body.map((one) => one.name)).toEqual([name]);
      await enter(id, ben);
      expect((await house.room(id, ben)).name).toBe(name);
      const said = await app.call<{ text: string }>(ben, 'sendVrMessage', { params: { id }, body: { text: name } });
      expect(said.body.text).toBe(name);
      await app.call(ana, 'deleteVrSpace', { params: { id } });
    }
  });
});

describe('voice', () => {
  const sdp = 'v=0';
  test('lets nothing through that is no signal of the caller', async () => {
    const { say, ana, ben, kim } = house;
    const room = String(await together());
    const offer = { room, from: browser, kind: 'offer', to: browser, toUser: ana, sdp };
    const forged: Record<string, unknown>[] = [
      { ...offer, userId: kim },
      { ...offer, from: 'short' },
      { ...offer, from: '<b>abcdefgh>' },
      { ...offer, to: undefined },
      { ...offer, toUser: 'everyone' },
      { ...offer, toUser: [ana, kim] },
      { ...offer, sdp: undefined },
      { ...offer, sdp: { type: 'offer', sdp } },
      { ...offer, sdp: 'a=candidate:1 1 udp 1 10.0.0.1 9 typ host\r\n'.repeat(callLimits.offer / 40) },
      { ...offer, kind: 'candidate', candidate: 'a=candidate:1 1 udp 1 10.0.0.1 9 typ host' },
      { ...offer, kind: 'here' },
      { room: '0', from: browser, kind: 'here', joins: true, mic: true },
      { room: `${room}; drop`, from: browser, kind: 'here', joins: true, mic: true },
      { room: '99999999999', from: browser, kind: 'here', joins: true, mic: true },
      { room, from: browser, kind: 'talk', talks: 1 },
    ];
    for (const content of forged) expect(await say(ben, 'vrVoice', content), JSON.stringify(content)).toBeUndefined();
    // The whole one goes to the one whom it names, with the name of the one who sent it.
    const heard = await say(ben, 'vrVoice', offer);
    expect(heard?.to).toEqual([ana]);
    expect(heard?.payload).toMatchObject({ userId: ben, sdp });
  });

  test('reaches nobody from outside the room, from another room, or once it was left', async () => {
    const { app, say, ana, ben } = house;
    const id = await together();
    const outside = await app.addMember();
    const offer = { room: String(id), from: browser, kind: 'offer', to: browser, toUser: ana, sdp };
    expect((await say(outside, 'vrVoice', offer))?.to).toEqual([]);
    expect((await say(ben, 'vrVoice', { ...offer, room: String(id + 1000) }))?.to).toEqual([]);
    expect((await say(ben, 'vrVoice', { ...offer, toUser: outside }))?.to).toEqual([]);
    await app.call(ben, 'leaveVrVoice', { params: { id } });
    expect((await say(ben, 'vrVoice', offer))?.to).toEqual([]);
  });

  test('captions for others are taken from nobody outside, and never as another’s own', async () => {
    const { app, say, ana, ben, kim } = house;
    const spaceId = await together();
    const outside = await app.addMember();
    const line = { spaceId, from: browser, line: 1, about: ana, text: 'I said this', done: true };
    expect((await say(outside, 'vrCaption', line))?.to).toEqual([]);
    // Kim takes no part in voice: no one can put words in her mouth.
    expect((await say(ben, 'vrCaption', { ...line, about: kim }))?.to).toEqual([]);
    for (const content of [
      { ...line, by: ana },
      { ...line, line: 0 },
      { ...line, line: 1.5 },
      { ...line, text: 'nul\u0000' },
      { ...line, text: 'x'.repeat(100_000) },
    ]) {
      expect(await say(ben, 'vrCaption', content)).toBeUndefined();
    }
    expect((await say(ben, 'vrCaption', line))?.payload).toMatchObject({ userId: ben, about: ana });
  });
});
