import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { holds } from '#platform/server/testing/stored.ts';
import type { CaptionLog, EventRoom } from '../../contract.ts';
import { content, type Hall, openHall, testNow } from '../testing/hall.ts';

let hall: Hall;
let now = testNow;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(async () => {
  vi.useRealTimers();
  await hall.app.close();
});

/** Moves the clock of calls and of signals. */
const set = (to: Date) => {
  now = to;
  hall.app.setNow(now);
  vi.useFakeTimers({ now, toFake: ['Date'] });
};
const later = (seconds: number) => set(new Date(now.getTime() + seconds * 1000));
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();
const on = (id: number) => ({ params: { id } });
const browser = 'abcdefghijkl';

const here = () => ({ ...content, isVirtual: true, isHere: true, location: '', startTime: at(10), endTime: at(70) });
/** An event of Ana's on Doorways that begins in ten minutes, for which these are registered. */
async function event(...going: number[]): Promise<number> {
  const { id } = await hall.add(here());
  for (const as of going) await hall.join(id, as);
  return id;
}
const enter = (id: number, as: number, keepsLog = false) =>
  hall.app.status(as, 'enterEventRoom', { ...on(id), body: { keepsLog } });
/** The same with all of them in its room. */
async function together(...inside: number[]): Promise<number> {
  const { ana } = hall;
  const id = await event(...inside.filter((as) => as !== ana));
  for (const as of inside) expect(await enter(id, as)).toBe(200);
  return id;
}
const room = async (id: number, as: number) => (await hall.app.call<EventRoom>(as, 'getEventRoom', on(id))).body;
const people = async (id: number, as: number) =>
  (await room(id, as)).people.map(({ person }) => person.displayName).toSorted();
const say = async (as: number, name: string, said: object) => {
  const known = hall.app.app.registry.signals.get(name);
  const checked = known?.content.safeParse(said);
  if (!known || !checked?.success) return undefined;
  const { query } = hall.app.database;
  return known.relay({ content: checked.data as never, userId: as, query, services: hall.app.app.services });
};
let count = 0;
const line = (id: number, as: number, text: string, more: object = {}) => {
  count += 1;
  return say(as, 'eventLine', { eventId: id, from: browser, line: count, about: as, text, done: true, ...more });
};
const state = (id: number, as: number, more: object) =>
  hall.app.status(as, 'setEventRoomState', {
    ...on(id),
    body: { handRaised: false, signs: false, keepsLog: false, ...more },
  });
const log = async (id: number, as: number) =>
  (await hall.app.call<CaptionLog>(as, 'getCaptionLog', on(id))).body.lines.map(
    ({ speaker, text }) => `${speaker}: ${text}`,
  );
const run = (id: number, body: object, as = hall.ana) => hall.app.status(as, 'runEventRoom', { ...on(id), body });
const appoint = (id: number, userId: number, role: string | null, as = hall.ana) =>
  hall.app.status(as, 'setEventRole', { params: { id, userId }, body: { role } });

describe('the room of an event on Doorways', () => {
  test('needs no link, and is for those who are registered and the organiser', async () => {
    const { app, get, ana, ben, kim } = hall;
    const id = await event(ben);
    expect(await get(id, ben)).toMatchObject({ isHere: true, virtualLink: null, room: { opensAt: at(-5) } });
    expect((await get(id, kim)).room).toBeNull();
    for (const as of [ana, ben]) expect(await enter(id, as)).toBe(200);
    for (const [operation, body] of [
      ['enterEventRoom', { keepsLog: true }],
      ['getEventRoom', undefined],
      ['joinEventCall', undefined],
      ['getCaptionLog', undefined],
    ] as const) {
      expect(await app.status(kim, operation, { ...on(id), ...(body && { body }) }), operation).toBe(404);
    }
    expect((await line(id, kim, 'Let me in'))?.to).toEqual([]);
    const inPerson = await hall.add();
    await hall.join(inPerson.id, ben);
    expect(await enter(inPerson.id, ben)).toBe(404);
  });

  test('opens 15 minutes before the start and closes 30 minutes after the end', async () => {
    const { ana, ben } = hall;
    const start = now;
    const id = await event(ben);
    set(new Date(start.getTime() - 6 * 60_000));
    expect(await enter(id, ana)).toBe(409);
    set(new Date(start.getTime() - 5 * 60_000));
    expect(await enter(id, ben)).toBe(200);
    set(new Date(start.getTime() + 99 * 60_000));
    expect(await enter(id, ben)).toBe(200);
    set(new Date(start.getTime() + 100 * 60_000));
    expect(await enter(id, ben)).toBe(409);
    expect(await hall.app.status(ben, 'getEventRoom', on(id))).toBe(403);
    set(start);
  });

  test('a page that is closed has left within 30 seconds, and one that returns by then has its place', async () => {
    const { ana, ben } = hall;
    const id = await together(ana, ben);
    await hall.app.status(ben, 'joinEventCall', on(id));
    await state(id, ben, { handRaised: true });
    later(20);
    expect((await say(ben, 'eventHere', { eventId: id, call: true }))?.payload).toMatchObject({
      isIn: true,
      inCall: true,
    });
    await say(ana, 'eventHere', { eventId: id, call: false });
    later(20);
    await say(ana, 'eventHere', { eventId: id, call: false });
    expect((await room(id, ana)).people.find(({ person }) => person.id === ben)).toMatchObject({
      handRaised: true,
      inCall: true,
    });
    later(15);
    expect((await say(ana, 'eventHere', { eventId: id, call: false }))?.payload).toMatchObject({ present: [] });
    expect((await say(ben, 'eventHere', { eventId: id, call: true }))?.payload).toMatchObject({ isIn: false });
    expect(await enter(id, ben)).toBe(200);
    expect((await room(id, ben)).people.find(({ person }) => person.id === ben)).toMatchObject({ handRaised: false });
  });

  test('whoever cancels is out at once, and so is whoever the organiser blocks', async () => {
    const { app, ana, ben, kim } = hall;
    const id = await together(ana, ben, kim);
    await app.call(ben, 'cancelRegistration', on(id));
    expect(await app.status(ben, 'getEventRoom', on(id))).toBe(404);
    expect(await people(id, ana)).toEqual(['Ana', 'Kim']);
    await app.call(ana, 'block', { params: { id: kim } });
    await app.settle();
    expect((await say(kim, 'eventHere', { eventId: id, call: false }))?.payload).toMatchObject({ isIn: false });
    expect((await line(id, kim, 'Still here?'))?.to).toEqual([]);
    expect(await people(id, ana)).toEqual(['Ana']);
    await app.call(ana, 'unblock', { params: { id: kim } });
  });

  test('a block between two who come keeps them apart in everything', async () => {
    const { app, ana, ben, kim } = hall;
    const id = await together(ana, ben, kim);
    for (const as of [ana, ben, kim]) await state(id, as, { keepsLog: true });
    await app.call(ben, 'block', { params: { id: kim } });
    await app.settle();
    expect(await people(id, ben)).toEqual(['Ana', 'Ben']);
    expect(await people(id, kim)).toEqual(['Ana', 'Kim']);
    expect((await line(id, kim, 'Of Kim'))?.to.toSorted()).toEqual([ana, kim].toSorted());
    for (const as of [ben, kim]) await app.status(as, 'joinEventCall', on(id));
    const offer = { room: String(id), from: browser, kind: 'offer', to: browser, sdp: 'reach me' };
    expect((await say(kim, 'eventCall', { ...offer, toUser: ben }))?.to).toEqual([]);
    expect(await app.status(ben, 'getCaptionLog', on(id))).toBe(404);
    expect(await log(id, ana)).toEqual(['Kim: Of Kim']);
    await app.call(ben, 'unblock', { params: { id: kim } });
  });
});

describe('who does what there', () => {
  test('the organiser appoints interpreters and captioners among those who are registered', async () => {
    const { ana, ben, kim } = hall;
    const id = await together(ana, ben);
    expect(await appoint(id, ben, 'interpreter')).toBe(204);
    expect(await appoint(id, kim, 'interpreter')).toBe(409);
    expect(await appoint(id, ana, 'interpreter', ben)).toBe(403);
    const role = async () => (await room(id, ana)).people.find(({ person }) => person.id === ben)?.role;
    expect(await role()).toBe('interpreter');
    await appoint(id, ben, null);
    expect(await role()).toBeNull();
  });

  test('the one who began to sign last is the active signer, as long as they say so', async () => {
    const { ana, ben, kim } = hall;
    const id = await together(ana, ben, kim);
    await state(id, ben, { signs: true });
    later(1);
    await state(id, kim, { signs: true });
    later(1);
    await state(id, ben, { signs: true, handRaised: true });
    const since = new Map((await room(id, ana)).people.map((one) => [one.person.id, one.signsSince]));
    expect(String(since.get(kim)) > String(since.get(ben))).toBe(true);
    expect(since.get(ana)).toBeNull();
    await state(id, kim, { signs: false });
    expect((await room(id, ana)).people.filter(({ signsSince }) => signsSince).map(({ person }) => person.id)).toEqual([
      ben,
    ]);
  });

  test('the organiser asks for silence, removes, lets back and ends', async () => {
    const { app, ana, ben, kim } = hall;
    const id = await together(ana, ben, kim);
    await app.status(ben, 'joinEventCall', on(id));
    expect(await run(id, { act: 'mute', userId: ben }, kim)).toBe(403);
    expect(await run(id, { act: 'mute', userId: ben })).toBe(204);
    expect((await line(id, ben, 'Can you hear me?'))?.to).toEqual([]);
    const beat = { room: String(id), from: browser, kind: 'here', joins: true, mic: true, camera: true };
    expect((await say(ben, 'eventCall', beat))?.payload).toMatchObject({ mic: false, camera: false });
    await run(id, { act: 'unmute', userId: ben });
    expect((await line(id, ben, 'And now?'))?.to).toContain(ana);
    expect(await run(id, { act: 'remove', userId: ben })).toBe(204);
    expect(await people(id, ana)).toEqual(['Ana', 'Kim']);
    expect(await enter(id, ben)).toBe(409);
    expect((await room(id, ana)).removed.map(({ displayName }) => displayName)).toEqual(['Ben']);
    expect((await room(id, kim)).removed).toEqual([]);
    await run(id, { act: 'let-back', userId: ben });
    expect(await enter(id, ben)).toBe(200);
    expect(await run(id, { act: 'end' })).toBe(204);
    expect(await app.status(kim, 'getEventRoom', on(id))).toBe(403);
    expect(await enter(id, kim)).toBe(409);
    expect(await enter(id, ana)).toBe(200);
    expect(await enter(id, kim)).toBe(200);
  });

  test('eight take part by voice and picture, and the ninth reads why not', async () => {
    const { app, ana } = hall;
    const id = await together(ana);
    expect(await app.status(ana, 'joinEventCall', on(id))).toBe(200);
    for (let more = 0; more < 8; more += 1) {
      const member = await app.addMember();
      await hall.join(id, member);
      await enter(id, member);
      const asked = app.call(member, 'joinEventCall', on(id));
      if (more < 7) await asked;
      else {
        await expect(asked).rejects.toMatchObject({
          problem: {
            status: 409,
            detail: 'Eight people take part by voice or picture already. You can read what is said, and write.',
          },
        });
      }
    }
  });
});

describe('what is said', () => {
  test('goes to everyone in the room, and for someone else only an appointed captioner types', async () => {
    const { ana, ben, kim } = hall;
    const id = await together(ana, ben, kim);
    const begun = await line(id, ben, 'I would', { done: false });
    expect(begun?.to.toSorted()).toEqual([ana, ben, kim].toSorted());
    expect(begun?.payload).toMatchObject({ done: false, id: null });
    expect((await line(id, kim, 'He says hello.', { about: ben }))?.to).toEqual([]);
    await appoint(id, kim, 'captioner');
    const typed = await line(id, kim, 'He says yellow.', { about: ben });
    expect(typed?.payload).toMatchObject({ userId: kim, about: ben });
    const fix = (as: number, text: string) =>
      say(as, 'eventLineFix', { eventId: id, caption: typed?.payload.id, text });
    expect((await fix(ana, 'Forged'))?.to).toEqual([]);
    expect((await fix(ben, 'I said hello.'))?.payload).toMatchObject({
      fixes: typed?.payload.id,
      text: 'I said hello.',
    });
  });

  test('is kept, sealed, only while everyone agrees; taking that back takes one’s own words along', async () => {
    const { app, get, ana, ben, kim } = hall;
    const id = await together(ana, ben, kim);
    for (const as of [ana, ben]) await state(id, as, { keepsLog: true });
    await line(id, ben, 'Before all agreed');
    expect((await get(id, kim)).captionLog).toBeNull();
    await state(id, kim, { keepsLog: true });
    await line(id, ben, 'Of Ben');
    await line(id, ana, 'Of Ana');
    expect(await log(id, kim)).toEqual(['Ben: Of Ben', 'Ana: Of Ana']);
    expect((await get(id, kim)).captionLog).toMatchObject({ lines: 2 });
    const stored = await app.database.query<{ row: string }>('', 'select l::text as row from event_lines l');
    for (const { row } of stored) expect(holds(row, 'Of Ana')).toBe(false);
    await state(id, ben, { keepsLog: false });
    await line(id, ana, 'After');
    expect(await log(id, kim)).toEqual(['Ana: Of Ana']);
    const late = await app.addMember({ name: 'Late' });
    await hall.join(id, late);
    expect(await log(id, late)).toEqual(['Ana: Of Ana']);
  });

  test('can be taken out of the log by its speaker after the event as well', async () => {
    const { app, ana, ben, kim } = hall;
    const start = now;
    const id = await together(ana, ben);
    for (const as of [ana, ben]) await state(id, as, { keepsLog: true });
    await line(id, ben, 'Of Ben');
    await line(id, ana, 'Of Ana');
    set(new Date(start.getTime() + 5 * 60 * 60_000));
    expect(await app.status(kim, 'forgetEventWords', on(id))).toBe(404);
    expect(await app.status(ben, 'forgetEventWords', on(id))).toBe(204);
    expect(await log(id, ben)).toEqual(['Ana: Of Ana']);
    set(start);
  });

  test('goes after two minutes without that, and the log 90 days after the event', async () => {
    const { app, ana, ben } = hall;
    const start = now;
    const id = await together(ana, ben);
    await line(id, ben, 'Gone soon');
    for (const as of [ana, ben]) await state(id, as, { keepsLog: true });
    await line(id, ben, 'Stays');
    const left = async () =>
      (await app.database.query('', 'select 1 from event_lines where event_id = $1', [id])).length;
    expect(await left()).toBe(2);
    later(121);
    await app.app.jobs.runNow('events.forget-spoken');
    expect(await left()).toBe(1);
    set(new Date(start.getTime() + 70 * 60_000 + 89 * 86_400_000));
    await app.app.jobs.runNow('events.forget-logs');
    expect(await log(id, ben)).toEqual(['Ben: Stays']);
    expect(await app.database.query('', 'select 1 from event_visits where event_id = $1', [id])).toEqual([]);
    set(new Date(start.getTime() + 70 * 60_000 + 90 * 86_400_000));
    await app.app.jobs.runNow('events.forget-logs');
    expect(await left()).toBe(0);
    set(start);
  });

  test('a log of the room is deleted by the organiser, and one they add takes its place', async () => {
    const { app, ana, ben } = hall;
    const id = await together(ana, ben);
    for (const as of [ana, ben]) await state(id, as, { keepsLog: true });
    await line(id, ben, 'As the browser heard it');
    await app.call(ana, 'saveCaptionLog', { ...on(id), body: { text: 'Ben: As it was said', agreed: true } });
    expect(await log(id, ben)).toEqual(['Ben: As it was said']);
    await app.call(ana, 'dropCaptionLog', on(id));
    expect(await app.status(ben, 'getCaptionLog', on(id))).toBe(404);
  });

  test('is reported with the two minutes before it, as its reporter heard them', async () => {
    const { app, ana, ben, kim } = hall;
    const id = await together(ana, ben, kim);
    await line(id, kim, 'Long ago');
    for (let beats = 0; beats < 7; beats += 1) {
      later(20);
      for (const as of [ana, ben, kim]) await say(as, 'eventHere', { eventId: id, call: false });
    }
    await line(id, ana, 'Please stop.');
    const last = await line(id, kim, 'No.');
    const { db, query } = app.database;
    const ask = { db, query, config: app.config, id: Number(last?.payload.id) };
    const reportable = app.app.services.reportables.get('event_line');
    const found = await reportable?.find({ ...ask, principal: await app.principal(ben) });
    expect(found?.authorId).toBe(kim);
    expect(found?.messages?.map(({ name, content: said }) => [name, said])).toEqual([
      ['Ana', 'Please stop.'],
      ['Kim', 'No.'],
    ]);
    const outside = await app.addMember();
    expect(await reportable?.find({ ...ask, principal: await app.principal(outside) })).toBeUndefined();
  });
});
