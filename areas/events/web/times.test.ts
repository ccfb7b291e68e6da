import { expect, test } from 'vitest';
import { cityOf } from '#platform/contract/zones.ts';
import { dayLabel, momentText, timeText } from './times.ts';

const event = {
  startTime: '2026-12-09T07:30:00.000Z',
  endTime: '2026-12-09T09:00:00.000Z',
  zone: 'Australia/Adelaide',
  isVirtual: false,
};

test('a place is told by its own clock first, and by the reader’s where it differs', () => {
  expect(timeText(event, 'Australia/Adelaide')).toBe('6:00 pm to 7:30 pm, Adelaide time (ACDT)');
  expect(timeText(event, 'Australia/Melbourne')).toBe('6:00 pm to 7:30 pm, Adelaide time (ACDT). 6:30 pm your time');
});

test('what is online is told by the reader’s clock first', () => {
  const online = { ...event, isVirtual: true, zone: 'Australia/Brisbane' };
  expect(timeText(online, 'Australia/Melbourne')).toBe('6:30 pm to 8:00 pm, your time (AEDT). 5:30 pm in Brisbane');
});

test('another day is named', () => {
  const late = { ...event, startTime: '2026-12-09T13:45:00.000Z', endTime: '2026-12-09T15:00:00.000Z' };
  expect(timeText(late, 'Australia/Perth')).toBe(
    '12:15 am to 1:30 am, Adelaide time (ACDT). 9:45 pm your time, Wednesday 9 December',
  );
  expect(timeText({ ...event, endTime: '2026-12-10T01:30:00.000Z' }, 'Australia/Adelaide')).toBe(
    '6:00 pm to Thursday 10 December 12:00 pm, Adelaide time (ACDT)',
  );
});

test('clocks that show the same are one, whatever their names', () => {
  expect(timeText({ ...event, zone: 'Australia/Hobart' }, 'Australia/Sydney')).toMatch(/Hobart time \(AEDT\)$/);
});

test('the relative day goes by the clock of the place', () => {
  const at = (now: string) => dayLabel(event, new Date(now));
  expect(at('2026-12-08T13:00:00.000Z')).toBe('Tomorrow');
  expect(at('2026-12-08T14:00:00.000Z')).toBe('Today');
  expect(at('2026-12-09T08:00:00.000Z')).toBe('Today');
  expect(at('2026-12-09T09:00:00.000Z')).toBe('Past event');
  expect(at('2026-11-21T02:00:00.000Z')).toBe('In 18 days');
});

test('zones and moments in words', () => {
  expect(cityOf('Australia/Broken_Hill')).toBe('Broken Hill');
  expect(momentText('2026-09-20T02:00:00.000Z', 'Australia/Hobart')).toBe(
    'Sunday 20 September at 12:00 pm, Hobart time',
  );
});
