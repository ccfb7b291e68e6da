import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { VrCaption } from '../../contract.ts';
import { type House, openHouse } from '../testing/house.ts';
import { forgetSpoken } from '../visits/jobs.ts';

let house: House;
const made: number[] = [];
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());
// A host has only so many spaces.
afterEach(async () => {
  for (const id of made.splice(0)) await house.app.status(house.ana, 'deleteVrSpace', { params: { id } });
});

const browser = 'abcdefghijkl';

/** A room of Ana's with all three in it, and those named in its voice. */
async function together(...inVoice: number[]): Promise<number> {
  const { make, enter, ana, ben, kim } = house;
  const { id } = await make();
  made.push(id);
  for (const as of [ana, ben, kim]) await enter(id, as);
  for (const as of inVoice) expect(await join(id, as)).toBe(200);
  return id;
}
const join = (id: number, as: number) => house.app.status(as, 'joinVrVoice', { params: { id } });
const inVoice = async (id: number, as: number) =>
  (await house.room(id, as)).visitors.flatMap((visitor) => (visitor.inVoice ? [visitor.person.name] : [])).toSorted();
const voice = (id: number, as: number, more: object) =>
  house.say(as, 'vrVoice', { room: String(id), from: browser, ...more });
const here = { kind: 'here', joins: true, mic: true };
let line = 0;
const caption = (id: number, as: number, text: string, more: object = {}) => {
  line += 1;
  return house.say(as, 'vrCaption', { spaceId: id, from: browser, line, about: as, text, done: true, ...more });
};
const agree = (id: number, as: number, keepsLog: boolean) =>
  house.app.status(as, 'setVrState', { params: { id }, body: { handRaised: false, bubble: 0, keepsLog } });
const logOf = async (id: number, as: number) =>
  (await house.app.call<VrCaption[]>(as, 'listVrCaptions', { params: { id } })).body.map(({ text }) => text);

describe('voice', () => {
  test('is joined and left apart from the room, and everyone reads who takes part', async () => {
    const { app, ana, ben, kim } = house;
    const id = await together(ben, ana);
    expect(await inVoice(id, kim)).toEqual(['Ana', 'Ben']);
    expect(await app.status(ben, 'leaveVrVoice', { params: { id } })).toBe(204);
    expect(await inVoice(id, kim)).toEqual(['Ana']);
    expect(await app.status(ben, 'getVrRoom', { params: { id } })).toBe(200);
  });

  test('takes eight people, and the ninth reads why not', async () => {
    const { make, enter, app, ana } = house;
    const { id } = await make({ maxOccupancy: 12 });
    made.push(id);
    await enter(id, ana);
    expect(await join(id, ana)).toBe(200);
    for (let more = 0; more < 7; more += 1) {
      const member = await app.addMember();
      await enter(id, member);
      expect(await join(id, member)).toBe(200);
    }
    const ninth = await app.addMember();
    await enter(id, ninth);
    await expect(app.call(ninth, 'joinVrVoice', { params: { id } })).rejects.toMatchObject({
      problem: {
        status: 409,
        detail: 'Eight people are using voice in this room already. You can read their captions and write.',
      },
    });
  });

  test('a page that no longer says so has left it within 30 seconds, and stays in the room', async () => {
    const { say, later, ben, kim } = house;
    const id = await together(ben);
    for (let beats = 0; beats < 7; beats += 1) {
      later(5);
      await say(ben, 'vrHere', { spaceId: id, view: 'text', voice: true });
      await say(kim, 'vrHere', { spaceId: id, view: 'text' });
    }
    expect(await inVoice(id, kim)).toEqual(['Ben']);
    for (let beats = 0; beats < 7; beats += 1) {
      later(5);
      await say(ben, 'vrHere', { spaceId: id, view: 'text' });
      await say(kim, 'vrHere', { spaceId: id, view: 'text' });
    }
    expect(await inVoice(id, kim)).toEqual([]);
    const lapsed = await say(ben, 'vrHere', { spaceId: id, view: 'text', voice: true });
    expect(lapsed?.payload).toMatchObject({ isIn: true, inVoice: false });
  });

  test('the room hears who talks; those in voice alone are reached', async () => {
    const { ana, ben, kim } = house;
    const id = await together(ana, ben);
    const heard = await voice(id, ben, here);
    expect(heard?.to.toSorted()).toEqual([ana, ben, kim].toSorted());
    expect(heard?.payload).toMatchObject({ userId: ben, mic: true });
    const offer = { kind: 'offer', to: browser, sdp: 'reach me' };
    expect((await voice(id, ben, { ...offer, toUser: ana }))?.to).toEqual([ana]);
    expect((await voice(id, ben, { ...offer, toUser: kim }))?.to).toEqual([]);
    expect((await voice(id, kim, here))?.to).toEqual([]);
  });

  test('in a quiet hour, and for one who is hushed, no one is told that they talk', async () => {
    const { app, say, ana, ben } = house;
    const id = await together(ana, ben);
    const said = await caption(id, ben, 'Can you hear me?');
    const run = (body: object) => app.call(ana, 'runVrRoom', { params: { id }, body });
    await run({ act: 'hush', userId: ben });
    expect((await voice(id, ben, { kind: 'talk', talks: true }))?.to).toEqual([]);
    expect((await voice(id, ben, here))?.payload).toMatchObject({ mic: false });
    expect((await caption(id, ben, 'Can you hear me?'))?.to).toEqual([]);
    const fix = { spaceId: id, caption: said?.payload.id, text: 'Can you hear me now?' };
    expect((await say(ben, 'vrCaptionFix', fix))?.to).toEqual([]);
    await run({ act: 'unhush', userId: ben });
    expect((await say(ben, 'vrCaptionFix', fix))?.to).toContain(ana);
    await run({ act: 'quiet' });
    expect((await voice(id, ben, { kind: 'talk', talks: true }))?.to).toEqual([]);
    expect((await voice(id, ana, { kind: 'talk', talks: true }))?.to).toContain(ben);
  });

  test('a block keeps both apart at once, and a muted person is not heard', async () => {
    const { app, ana, ben, kim } = house;
    const id = await together(ana, ben, kim);
    await app.call(ben, 'block', { params: { id: kim } });
    await app.settle();
    const offer = { kind: 'offer', to: browser, sdp: 'reach me' };
    expect((await voice(id, kim, { ...offer, toUser: ben }))?.to).toEqual([]);
    expect((await voice(id, ben, { ...offer, toUser: kim }))?.to).toEqual([]);
    expect((await voice(id, kim, here))?.to.toSorted()).toEqual([ana, kim].toSorted());
    await app.call(ben, 'unblock', { params: { id: kim } });
    await app.call(ben, 'mute', { body: { kind: 'member', memberId: kim } });
    expect((await voice(id, kim, here))?.to).not.toContain(ben);
    // Their voice still reaches the browser of whoever has muted them, which plays of the people in voice alone.
    expect(await inVoice(id, ben)).toEqual(['Ana', 'Ben']);
    expect(await inVoice(id, ana)).toEqual(['Ana', 'Ben', 'Kim']);
    expect((await caption(id, kim, 'Hello'))?.to).not.toContain(ben);
  });
});

describe('captions', () => {
  test('go to everyone in the room, and only a finished line is kept', async () => {
    const { ana, ben, kim } = house;
    const id = await together(ben);
    const begun = await caption(id, ben, 'I would', { done: false });
    expect(begun?.to.toSorted()).toEqual([ana, ben, kim].toSorted());
    expect(begun?.payload).toMatchObject({ text: 'I would', done: false, id: null });
    expect((await caption(id, ben, 'I would like a turn.'))?.payload.id).toBeTypeOf('number');
  });

  test('are typed for someone who takes part in voice, and for no one else', async () => {
    const { ben, kim, ana } = house;
    const id = await together(ben);
    expect((await caption(id, kim, 'He says hello.', { about: ben }))?.payload).toMatchObject({
      userId: kim,
      about: ben,
    });
    expect((await caption(id, kim, 'She says hello.', { about: ana }))?.to).toEqual([]);
  });

  test('are put right by the person who said or typed them', async () => {
    const { say, ana, ben, kim } = house;
    const id = await together(ben);
    const typed = await caption(id, kim, 'He says yellow.', { about: ben });
    const fix = (as: number, text: string) =>
      say(as, 'vrCaptionFix', { spaceId: id, caption: typed?.payload.id, text });
    expect((await fix(ana, 'Forged'))?.to).toEqual([]);
    expect((await fix(ben, 'I said hello.'))?.payload).toMatchObject({
      fixes: typed?.payload.id,
      text: 'I said hello.',
    });
    expect((await fix(kim, 'He says hello.'))?.to).toContain(ana);
  });

  test('are logged only while everyone agrees; taking that back takes one’s own words along', async () => {
    const { ana, ben, kim } = house;
    const id = await together(ana, ben);
    for (const as of [ana, ben]) expect(await agree(id, as, true)).toBe(200);
    await caption(id, ben, 'Before all agreed');
    expect(await logOf(id, kim)).toEqual([]);
    await agree(id, kim, true);
    expect(await house.room(id, kim)).toMatchObject({ keepsLog: true, logAgreed: 3 });
    await caption(id, ben, 'Of Ben');
    await caption(id, ana, 'Of Ana');
    expect(await logOf(id, kim)).toEqual(['Of Ana', 'Of Ben']);
    await agree(id, ben, false);
    await caption(id, ana, 'After');
    expect(await logOf(id, kim)).toEqual(['Of Ana']);
  });

  test('can be reported for two minutes, also once their speaker has taken that back', async () => {
    const { app, ana, ben, kim } = house;
    const id = await together(ben, kim);
    for (const as of [ana, ben, kim]) await agree(id, as, true);
    const said = await caption(id, kim, 'No one will ever know.');
    expect(await logOf(id, ana)).toEqual(['No one will ever know.']);
    await agree(id, kim, false);
    expect(await logOf(id, ana)).toEqual([]);
    const { db, query } = app.database;
    const ask = { db, query, config: app.config, id: Number(said?.payload.id), principal: await app.principal(ben) };
    const found = await app.app.services.reportables.get('vr_caption')?.find(ask);
    expect(found).toMatchObject({ authorId: kim, excerpt: 'No one will ever know.' });
  });

  test('without that they go after two minutes', async () => {
    const { app, later, ben } = house;
    const id = await together(ben);
    await caption(id, ben, 'Gone soon');
    const left = async () => {
      const { services } = app.app;
      await services.transaction(async (db, emit) => forgetSpoken.run({ db, emit, now: new Date(), services }));
      return (await app.database.query<{ text: string }>('', 'select text from vr_captions where space_id = $1', [id]))
        .length;
    };
    expect(await left()).toBe(1);
    later(121);
    expect(await left()).toBe(0);
  });

  test('a report takes the two minutes before it along, as its reporter heard them', async () => {
    const { app, say, later, ana, ben, kim } = house;
    const id = await together(ana, ben, kim);
    await caption(id, kim, 'Long ago');
    // Two minutes and more, with all pages open.
    for (let beats = 0; beats < 7; beats += 1) {
      later(20);
      for (const as of [ana, ben, kim]) await say(as, 'vrHere', { spaceId: id, view: 'text', voice: true });
    }
    await caption(id, ana, 'Please stop.');
    const last = await caption(id, kim, 'No.');
    const reportable = app.app.services.reportables.get('vr_caption');
    const { db, query } = app.database;
    const ask = { db, query, config: app.config, id: Number(last?.payload.id) };
    const found = await reportable?.find({ ...ask, principal: await app.principal(ben) });
    expect(found?.authorId).toBe(kim);
    expect(found?.messages?.map(({ name, content }) => [name, content])).toEqual([
      ['Ana', 'Please stop.'],
      ['Kim', 'No.'],
    ]);
    const outside = await app.addMember();
    expect(await reportable?.find({ ...ask, principal: await app.principal(outside) })).toBeUndefined();
  });

  test('a report has nothing that was typed by someone whom a block keeps apart', async () => {
    const { app, ana, ben, kim } = house;
    const id = await together(ana, ben, kim);
    await app.call(ben, 'block', { params: { id: kim } });
    await app.settle();
    await caption(id, kim, 'Typed by Kim', { about: ana });
    const last = await caption(id, ana, 'Said by Ana');
    const { db, query } = app.database;
    const ask = { db, query, config: app.config, id: Number(last?.payload.id), principal: await app.principal(ben) };
    const found = await app.app.services.reportables.get('vr_caption')?.find(ask);
    expect(found?.messages?.map(({ content }) => content)).toEqual(['Said by Ana']);
    await app.call(ben, 'unblock', { params: { id: kim } });
  });
});
