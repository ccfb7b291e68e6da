import { expect, test } from 'vitest';
import { localOf, momentOf } from '#platform/contract/zones.ts';
import { nextSlot, type SlotAsk, slotsBetween, type Taken, type Times, whyNotFree } from './slots.ts';

const minuteMs = 60_000;
const times = (more: Partial<Times> = {}): Times => ({
  zone: 'Australia/Melbourne',
  weekly: [],
  exceptions: [],
  noticeHours: 0,
  gapBefore: 0,
  gapAfter: 0,
  horizonDays: 400,
  ...more,
});
const ask = (more: Partial<Omit<SlotAsk, 'times'>> & { readonly times?: Partial<Times> } = {}): SlotAsk => ({
  taken: [],
  minutes: 60,
  capacity: 1,
  now: momentOf('2026-01-01T00:00', 'Australia/Melbourne').getTime(),
  ...more,
  times: times(more.times),
});
const at = (local: string, zone = 'Australia/Melbourne') => momentOf(local, zone).getTime();
const span = (date: string, from: string, to: string, zone?: string): Taken => ({
  from: at(`${date}T${from}`, zone),
  to: at(`${date}T${to}`, zone),
  isSame: false,
});
/** Starts of a day, by the clock of the zone. */
const day = (one: SlotAsk, date: string) =>
  slotsBetween(one, {
    from: at(`${date}T00:00`, one.times.zone),
    to: at(`${date}T00:00`, one.times.zone) + 1440 * minuteMs,
  })
    .map(({ from }) => localOf(new Date(from), one.times.zone))
    .filter((local) => local.startsWith(date))
    .map((local) => local.slice(11));

const thursday = (from: string, to: string) => ({ weekly: [{ weekday: 4, from, to }] });

test('a weekly time is cut into lengths, and what does not fit is left out', () => {
  const one = ask({ times: thursday('09:00', '12:30') });
  expect(day(one, '2026-02-05')).toEqual(['09:00', '10:00', '11:00']);
  expect(day({ ...one, minutes: 45 }, '2026-02-05')).toEqual(['09:00', '09:45', '10:30', '11:15']);
  expect(day(one, '2026-02-06')).toEqual([]);
});

test('what is taken is gone with its gaps, and times begin again at the next quarter', () => {
  const one = ask({
    times: { ...thursday('09:00', '14:00'), gapBefore: 10, gapAfter: 10 },
    taken: [span('2026-02-05', '10:00', '11:00')],
  });
  expect(day(one, '2026-02-05')).toEqual(['11:30', '12:30']);
  expect(day({ ...one, minutes: 30 }, '2026-02-05')).toEqual(['09:00', '11:30', '12:00', '12:30', '13:00', '13:30']);
});

test('in steps, any of them can be the start, and they stay the same behind what is taken', () => {
  const one = ask({ times: thursday('08:15', '12:15'), minutes: 120, step: 30 });
  expect(day(one, '2026-02-05')).toEqual(['08:15', '08:45', '09:15', '09:45', '10:15']);
  const taken = [span('2026-02-05', '08:15', '08:50')];
  expect(day({ ...one, taken }, '2026-02-05')).toEqual(['09:15', '09:45', '10:15']);
});

test('a day off has none, and extra times add to any day', () => {
  const one = ask({
    times: {
      ...thursday('09:00', '11:00'),
      exceptions: [
        { date: '2026-02-05', isOff: true },
        { date: '2026-02-12', isOff: false, from: '11:00', to: '12:00' },
        { date: '2026-02-14', isOff: false, from: '22:00', to: '24:00' },
      ],
    },
  });
  expect(day(one, '2026-02-05')).toEqual([]);
  expect(day(one, '2026-02-12')).toEqual(['09:00', '10:00', '11:00']);
  expect(day(one, '2026-02-14')).toEqual(['22:00', '23:00']);
});

test('clocks go forward: the hour that never comes is not offered', () => {
  // Melbourne, Sunday 4 October 2026: 2:00 becomes 3:00.
  const one = ask({ times: { weekly: [{ weekday: 7, from: '01:00', to: '05:00' }] } });
  expect(day(one, '2026-10-04')).toEqual(['01:00', '03:00', '04:00']);
  expect(day(one, '2026-09-27')).toEqual(['01:00', '02:00', '03:00', '04:00']);
});

test('clocks go back: the hour that comes twice is offered twice', () => {
  // Melbourne, Sunday 5 April 2026: 3:00 becomes 2:00.
  const one = ask({ times: { weekly: [{ weekday: 7, from: '01:00', to: '05:00' }] } });
  expect(day(one, '2026-04-05')).toEqual(['01:00', '02:00', '02:00', '03:00', '04:00']);
});

test('a week keeps the host’s own clock when clocks change', () => {
  const one = ask({ times: thursday('09:00', '10:00') });
  const starts = slotsBetween(one, { from: at('2026-09-30T00:00'), to: at('2026-10-10T00:00') });
  expect(starts.map(({ from }) => new Date(from).toISOString())).toEqual([
    '2026-09-30T23:00:00.000Z',
    '2026-10-07T22:00:00.000Z',
  ]);
});

test('29 February is a day like any other', () => {
  // A Tuesday of 2028.
  const one = ask({ times: { weekly: [{ weekday: 2, from: '09:00', to: '10:00' }] }, now: at('2028-02-20T00:00') });
  expect(day(one, '2028-02-29')).toEqual(['09:00']);
});

test.each([
  ['Asia/Kathmandu', '2026-02-05T03:15:00.000Z'],
  ['Australia/Eucla', '2026-02-05T00:15:00.000Z'],
  ['Australia/Lord_Howe', '2026-02-04T22:00:00.000Z'],
  ['America/St_Johns', '2026-02-05T12:30:00.000Z'],
])('a zone without whole hours, %s, has its own nine o’clock', (zone, moment) => {
  const one = ask({ times: { zone, ...thursday('09:00', '10:00') } });
  const [first] = slotsBetween(one, { from: at('2026-02-05T00:00', zone), to: at('2026-02-06T00:00', zone) });
  expect(new Date(first?.from ?? 0).toISOString()).toBe(moment);
});

test('Lord Howe’s clocks change by half an hour', () => {
  // Sunday 4 October 2026: 2:00 becomes 2:30.
  const one = ask({
    times: { zone: 'Australia/Lord_Howe', weekly: [{ weekday: 7, from: '01:00', to: '04:00' }] },
    minutes: 30,
  });
  expect(day(one, '2026-10-04')).toEqual(['01:00', '01:30', '02:30', '03:00', '03:30']);
});

test('nothing is offered sooner than the notice, nor later than the horizon', () => {
  const one = ask({
    times: { ...thursday('09:00', '12:00'), noticeHours: 24, horizonDays: 14 },
    now: at('2026-02-04T10:30'),
  });
  expect(day(one, '2026-02-05')).toEqual(['11:00']);
  expect(day(one, '2026-02-12')).toEqual(['09:00', '10:00', '11:00']);
  expect(day(one, '2026-02-19')).toEqual([]);
});

test('a group has room until it is full, and only at its own time', () => {
  const sharing = { ...span('2026-02-05', '09:00', '10:00'), isSame: true };
  const one = ask({ times: thursday('09:00', '11:00'), capacity: 3, taken: [sharing, sharing] });
  const slots = slotsBetween(one, { from: at('2026-02-05T00:00'), to: at('2026-02-06T00:00') });
  expect(slots.map(({ places }) => places)).toEqual([1, 3]);
  expect(day({ ...one, taken: [sharing, sharing, sharing] }, '2026-02-05')).toEqual(['10:00']);
  expect(whyNotFree(one, { from: at('2026-02-05T09:30'), to: at('2026-02-05T10:30') })).toBe('taken');
});

test('the next free time is found beyond what is shown, and none where there is none', () => {
  const one = ask({ times: { exceptions: [{ date: '2026-05-20', isOff: false, from: '09:00', to: '10:00' }] } });
  expect(localOf(new Date(nextSlot(one, one.now)?.from ?? 0), 'Australia/Melbourne')).toBe('2026-05-20T09:00');
  expect(nextSlot(ask(), at('2026-02-01T00:00'))).toBeUndefined();
});

test('why a time can’t be had', () => {
  const one = ask({
    times: { ...thursday('09:00', '12:00'), noticeHours: 24, horizonDays: 14 },
    now: at('2026-02-04T10:00'),
    taken: [span('2026-02-12', '09:00', '10:00')],
  });
  const why = (date: string, from: string, to: string) => whyNotFree(one, span(date, from, to));
  expect(why('2026-02-12', '09:30', '10:30')).toBe('taken');
  expect(why('2026-02-05', '09:00', '10:00')).toBe('soon');
  expect(why('2026-02-19', '10:00', '11:00')).toBe('far');
  expect(why('2026-02-12', '11:30', '12:30')).toBe('closed');
  expect(why('2026-02-12', '10:35', '11:35')).toBeUndefined();
});

test('every time that is offered can be had, whatever is taken', () => {
  // A fixed row of numbers, so that a failure comes again.
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed % below;
  };
  const zones = ['Australia/Melbourne', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Chatham', 'UTC'];
  for (let round = 0; round < 200; round++) {
    const zone = zones[random(zones.length)] ?? 'UTC';
    const now = at('2026-03-30T00:00', zone);
    const taken = Array.from({ length: random(8) }, () => {
      const from = now + random(14 * 96) * 15 * minuteMs;
      return { from, to: from + (1 + random(8)) * 15 * minuteMs, isSame: random(2) === 0 };
    });
    const one = ask({
      times: {
        zone,
        weekly: Array.from({ length: 1 + random(6) }, () => {
          const from = random(20);
          const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
          return { weekday: 1 + random(7), from: clock(from), to: clock(from + 1 + random(4)) };
        }),
        gapBefore: random(3) * 5,
        gapAfter: random(3) * 5,
        noticeHours: random(48),
      },
      taken,
      minutes: [15, 30, 45, 60, 90][random(5)] ?? 30,
      capacity: 1 + random(3),
      now,
    });
    const slots = slotsBetween(one, { from: now, to: now + 20 * 1440 * minuteMs });
    for (const slot of slots) expect(whyNotFree(one, slot)).toBeUndefined();
    expect(slots.map(({ from }) => from)).toEqual(slots.map(({ from }) => from).sort((a, b) => a - b));
  }
});
