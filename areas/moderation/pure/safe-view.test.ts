import { expect, test } from 'vitest';
import { alarmHours, latenessOf, promisedHours } from './clock.ts';
import { mask } from './mask.ts';
import { askAfter, offerAfter, paceOf } from './pace.ts';

test('slurs are covered, whatever their case, and nothing else is', () => {
  expect(mask('You Retard, go away')).toBe('You R•••••, go away');
  expect(mask('What a cripple.')).toBe('What a c••••••.');
  expect(mask('The racoon and the poodle described a spastics ward in 1960')).toBe(
    'The racoon and the poodle described a spastics ward in 1960',
  );
});

test('a pause is offered after ten, and asked for after fifteen', () => {
  expect([offerAfter - 1, offerAfter, askAfter - 1, askAfter].map(paceOf)).toEqual(['go on', 'offer', 'offer', 'ask']);
});

test('12 hours warn, 24 are too many', () => {
  const now = new Date('2026-11-21T12:00:00.000Z');
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
  expect(latenessOf(ago(alarmHours - 0.1), now)).toBe('in time');
  expect(latenessOf(ago(alarmHours), now)).toBe('soon');
  expect(latenessOf(ago(promisedHours), now)).toBe('late');
});
