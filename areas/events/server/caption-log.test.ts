import { afterAll, beforeAll, expect, test } from 'vitest';
import { holds } from '#platform/server/testing/stored.ts';
import type { CaptionLog } from '../contract.ts';
import { type Hall, openHall, testNow } from './testing/hall.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.app.close());

const on = (id: number) => ({ params: { id } });
const save = (id: number, text: string, as = hall.ana) =>
  hall.app.status(as, 'saveCaptionLog', { ...on(id), body: { text, agreed: true } });
const read = async (id: number, as: number) => (await hall.app.call<CaptionLog>(as, 'getCaptionLog', on(id))).body;

test('those who come read what was said, with who spoke; everyone else finds no log', async () => {
  const { app, add, get, join, told, ana, ben, kim } = hall;
  const { id } = await add();
  await join(id, ben);
  expect(await app.status(ben, 'getCaptionLog', on(id))).toBe(404);
  const captions = 'WEBVTT\n\n00:05.000 --> 00:07.000\n<v Ana>Hello\n\n00:07.000 --> 00:09.000\nfriends.';
  expect(await save(id, captions)).toBe(204);
  const lines = [{ id: null, at: 5, speaker: 'Ana', text: 'Hello friends.', mine: false }];
  for (const as of [ana, ben]) expect((await read(id, as)).lines).toEqual(lines);
  expect((await get(id, ben)).captionLog).toMatchObject({ lines: 1, goesAt: '2026-12-27T09:30:00.000Z' });
  expect((await told(ben))[0]).toBe('eventCaptionLog');
  expect((await get(id, kim)).captionLog).toBeNull();
  expect(await app.status(kim, 'getCaptionLog', on(id))).toBe(404);
  expect(await app.status(kim, 'downloadCaptionLog', on(id))).toBe(404);
  expect(await save(id, 'Not mine', ben)).toBe(403);
  const stored = await app.database.query<{ row: string }>('', 'select l::text as row from event_caption_logs l');
  for (const { row } of stored) expect(holds(row, 'Hello friends')).toBe(false);
});

test('a new log replaces the earlier one without another notice, and a removed one is gone', async () => {
  const { app, add, get, join, told, ana, kim } = hall;
  const { id } = await add();
  await join(id, kim);
  await save(id, 'First words');
  const before = (await told(kim)).length;
  await save(id, '[1:05] Ana: Better words');
  expect((await read(id, kim)).lines).toMatchObject([{ at: 65, speaker: 'Ana', text: 'Better words' }]);
  expect((await told(kim)).length).toBe(before);
  expect(await app.status(ana, 'dropCaptionLog', on(id))).toBe(204);
  expect(await app.status(ana, 'dropCaptionLog', on(id))).toBe(204);
  expect(await app.status(kim, 'getCaptionLog', on(id))).toBe(404);
  expect((await get(id, kim)).captionLog).toBeNull();
});

test('a log needs words, the consent of those who spoke, and an event that was not cancelled', async () => {
  const { app, add, ana } = hall;
  const { id, version } = await add();
  expect(await save(id, 'WEBVTT\n\n00:05.000 --> 00:01.000\nBackwards')).toBe(400);
  expect(await save(id, 'a\n'.repeat(5001))).toBe(400);
  expect(await app.status(ana, 'saveCaptionLog', { ...on(id), body: { text: 'Hello', agreed: false } })).toBe(400);
  await app.call(ana, 'cancelEvent', { ...on(id), body: { reason: 'Rain.', version } });
  expect(await save(id, 'Hello')).toBe(409);
});

test('a log is deleted 90 days after the event', async () => {
  const { app, add } = hall;
  const { id } = await add();
  await save(id, 'Hello');
  const run = async (now: string) => {
    app.setNow(new Date(now));
    await app.app.jobs.runNow('events.forget-logs');
  };
  await run('2026-12-27T09:29:00.000Z');
  expect((await read(id, hall.ana)).lines).toHaveLength(1);
  await run('2026-12-27T09:30:00.000Z');
  expect(await app.status(hall.ana, 'getCaptionLog', on(id))).toBe(404);
  app.setNow(testNow);
});
