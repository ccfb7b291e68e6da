import { expect, test } from 'vitest';
import { momentWords, zoneOptions } from './moments.ts';

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
