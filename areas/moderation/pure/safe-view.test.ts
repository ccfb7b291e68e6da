import { expect, test } from 'vitest';
import { alarmHours, latenessOf, promisedHours } from './clock.ts';
import { mask } from './mask.ts';
import {
  askAfter,
  freshPace,
  offerAfter,
  type PaceRecord,
  paceNow,
  paceOf,
  pauseMinutes,
  withOpened,
  withPause,
} from './pace.ts';

test('slurs are covered, whatever their case, and nothing else is', () => {
  expect(mask('You Retard, go away')).toBe('You R•••••, go away');
  expect(mask('What a cripple.')).toBe('What a c••••••.');
  expect(mask('The racoon and the poodle described a spastics ward in 1960')).toBe(
    'The racoon and the poodle described a spastics ward in 1960',
  );
});

const start = Date.parse('2026-11-21T12:00:00.000Z');
const opened = (count: number, at = start) =>
  Array.from({ length: count }, (_, n) => n + 1).reduce<PaceRecord>(
    (record, id) => withOpened(record, id, at),
    freshPace,
  );

test('a pause is offered after ten, and asked for after fifteen', () => {
  const paces = [offerAfter - 1, offerAfter, askAfter - 1, askAfter].map((count) => paceOf(opened(count)));
  expect(paces).toEqual(['continue', 'offer', 'offer', 'ask']);
  // The same report again is no further one.
  expect(paceOf(withOpened(opened(askAfter - 1), 1, start))).toBe('offer');
});

test('a pause holds for ten minutes, opens nothing, and is over by itself', () => {
  const paused = withPause(opened(askAfter), start);
  const before = start + pauseMinutes * 60_000 - 1;
  expect(paceOf(paceNow(paused, before))).toBe('pause');
  expect(withOpened(paused, 99, before)).toEqual(paused);
  expect(paceNow(paused, before + 1)).toEqual(freshPace);
  expect(paceOf(withOpened(paused, 99, before + 1))).toBe('continue');
});

test('whoever has opened none for twelve hours has rested, and nobody before', () => {
  const record = opened(askAfter);
  expect(paceOf(paceNow(record, start + 12 * 3_600_000))).toBe('ask');
  expect(paceOf(paceNow(record, start + 12 * 3_600_000 + 1))).toBe('continue');
});

test('12 hours warn, 24 are too many', () => {
  const now = new Date('2026-11-21T12:00:00.000Z');
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
  expect(latenessOf(ago(alarmHours - 0.1), now)).toBe('in time');
  expect(latenessOf(ago(alarmHours), now)).toBe('soon');
  expect(latenessOf(ago(promisedHours), now)).toBe('late');
});
