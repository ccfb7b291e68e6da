import { afterAll, beforeAll, expect, test } from 'vitest';
import { calendarText } from '#platform/contract/calendar.ts';
import { bytesAnswered } from '#platform/server/testing/app.ts';
import { type Hall, openHall, testNow } from './testing/hall.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.app.close());

const entry = {
  uid: 'event-7',
  title: 'Tea, cake; and a\\slash',
  description: 'One\r\nTwo\nBEGIN:VEVENT',
  startTime: '2026-09-28T08:00:00.000Z',
  endTime: '2026-09-28T09:30:00.000Z',
  where: 'Boat shed, 1 Lake Road',
  url: 'https://doorways.example/events/7',
  organizer: 'Ana "A"\r\nX:1',
  cancelled: false,
  version: 3,
};
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

test('a calendar file is escaped, so that no words of a member end a line or a value', () => {
  const lines = unfolded(calendarText([entry], 'doorways.example', testNow));
  expect(lines).toContain('SUMMARY:Tea\\, cake\\; and a\\\\slash');
  expect(lines).toContain('DESCRIPTION:One\\nTwo\\nBEGIN:VEVENT\\n\\nhttps://doorways.example/events/7');
  expect(lines).toContain("ORGANIZER;CN=\"Ana 'A'''X:1\":https://doorways.example/events/7");
  expect(lines).toContain('DTSTART:20260928T080000Z');
  expect(lines).toContain('DTEND:20260928T093000Z');
  expect(lines).toContain('SEQUENCE:2');
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  expect(lines.at(-1)).toBe('');
});

test('what has no page and no organiser is a whole entry too', () => {
  const { url: _url, organizer: _organizer, ...rest } = entry;
  const lines = unfolded(calendarText([{ ...rest, uid: 'appointment-x' }], 'doorways.example', testNow));
  expect(lines).toContain('UID:appointment-x@doorways.example');
  expect(lines).toContain('DESCRIPTION:One\\nTwo\\nBEGIN:VEVENT');
  expect(lines.filter((line) => /^(URL|ORGANIZER)/.test(line))).toEqual([]);
});

test('lines have at most 75 bytes, and no character is cut', () => {
  const title = 'Ünïcødé 🚪 '.repeat(30).trim();
  const text = calendarText([{ ...entry, title }], 'doorways.example', testNow);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(unfolded(text)).toContain(`SUMMARY:${title}`);
});

const bodyOf = async (as: number, id: number) => {
  const answered = await hall.app.call(as, 'readEventCalendar', { params: { id } });
  return unfolded((await bytesAnswered(answered)).toString());
};

test('the file has the online link for those who are registered only', async () => {
  const { add, join, ben, kim } = hall;
  const { id } = await add({ isVirtual: true, virtualLink: 'https://meet.example.org/lake' });
  await join(id, ben);
  expect(await bodyOf(ben, id)).toContain('LOCATION:https://meet.example.org/lake');
  expect((await bodyOf(kim, id)).join()).not.toContain('meet.example.org');
});

test('the private address has what one is registered for, works without a session, and stops when changed', async () => {
  const { app, add, join, ben } = hall;
  const { id } = await add({ title: 'In the feed' });
  await add({ title: 'Not in the feed' });
  await join(id, ben);
  const make = async () => (await app.call<{ url: string }>(ben, 'makeCalendarFeed')).body.url.split('/').at(-2) ?? '';
  const read = async (secret: string) =>
    (await bytesAnswered(await app.call(0, 'readCalendarFeed', { params: { secret } }))).toString();
  const first = await make();
  const text = await read(first);
  expect(text).toContain('SUMMARY:In the feed');
  expect(text).not.toContain('Not in the feed');
  const second = await make();
  expect(await app.status(0, 'readCalendarFeed', { params: { secret: first } })).toBe(404);
  expect(await app.status(0, 'readCalendarFeed', { params: { secret: second } })).toBe(200);
  await app.call(ben, 'dropCalendarFeed');
  expect(await app.status(0, 'readCalendarFeed', { params: { secret: second } })).toBe(404);
  const stored = await app.database.query<{ row: string }>('', 'select f::text as row from event_feeds f');
  expect(stored.map(({ row }) => row).join()).not.toContain(second);
});
