import { expect, test } from 'vitest';
import { cityOf } from '#platform/contract/zones.ts';
import { checkInOf, clockText, later, momentText, partsOf } from './times.ts';

const zone = 'Australia/Melbourne';

test('moments are said by the clocks of the plan', () => {
  expect(momentText('2026-12-02T04:30:00.000Z', zone)).toBe('Wednesday 2 December at 3:30 pm');
  expect(clockText(later('2026-12-02T04:30:00.000Z', 15), zone)).toBe('3:45 pm');
  expect(partsOf('2026-12-02T04:30:00.000Z', zone)).toEqual({ day: '2026-12-02', clock: '15:30' });
  expect(cityOf('Australia/Lord_Howe')).toBe('Lord Howe');
});

test('a check-in that is no later than the beginning is on the next day', () => {
  expect(checkInOf('2026-12-02', '14:00', '15:30')).toBe('2026-12-02T15:30');
  expect(checkInOf('2026-12-31', '22:00', '01:30')).toBe('2027-01-01T01:30');
  expect(checkInOf('2026-12-02', '14:00', '14:00')).toBe('2026-12-03T14:00');
});
