import { expect, test } from 'vitest';
import { dayOptions, momentWords, timeOptions, zoneOptions } from './moments.ts';

test('moments are said by the member’s clock, not by the device’s', () => {
  const now = new Date('2026-11-20T14:00:00Z');
  expect(momentWords('2026-11-20T20:00:00Z', 'Australia/Sydney', now)).toBe('7 am');
  expect(momentWords('2026-11-20T20:00:00Z', 'Australia/Perth', now)).toBe('tomorrow at 4 am');
  expect(momentWords('2026-11-21T06:30:00Z', 'Australia/Sydney', now)).toBe('5:30 pm');
  expect(momentWords('2026-11-24T20:00:00Z', 'Australia/Sydney', now)).toBe('Wednesday 25 November at 7 am');
});

test('the zone that a member has is always among the choices', () => {
  const values = (chosen: string, device: string) => zoneOptions(chosen, device).map(({ value }) => value);
  expect(values('Australia/Sydney', 'UTC')).toContain('UTC');
  expect(values('Pacific/Auckland', 'Pacific/Auckland').filter((zone) => zone === 'Pacific/Auckland')).toHaveLength(1);
  expect(values('Australia/Perth', '')).toHaveLength(13);
});

test('times of day are every half hour, and the one that is chosen', () => {
  expect(timeOptions('')).toHaveLength(48);
  expect(timeOptions('07:15')).toHaveLength(49);
  expect(timeOptions('22:00').find(({ value }) => value === '22:00')?.label).toBe('10 pm');
  expect(timeOptions('07:15').find(({ value }) => value === '07:15')?.label).toBe('7:15 am');
  expect(timeOptions('').slice(0, 2)).toEqual([
    { value: '00:00', label: '12 am' },
    { value: '00:30', label: '12:30 am' },
  ]);
});

test('a pause can end on one of the next 30 days of the member’s calendar', () => {
  const days = dayOptions('Australia/Sydney', new Date('2026-11-20T14:00:00Z'));
  expect(days).toHaveLength(30);
  expect(days[0]).toEqual({ value: '2026-11-22', label: 'Sunday 22 November' });
});
