import { expect, test } from 'vitest';
import { type Choices, checkTimes, timesFormOf, timesOf } from './choices.ts';

const none: Choices = {
  off: [],
  email: [],
  pushOff: [],
  senders: 'everyone',
  timeZone: 'Australia/Perth',
  quiet: null,
  times: [],
};

test('a form gives back what it was made of', () => {
  const some: Choices = { ...none, quiet: { from: '21:00', to: '06:30' }, times: ['09:00', '17:00'] };
  for (const { quiet, times, timeZone, ...rest } of [none, some]) {
    expect(timesOf(timesFormOf({ ...rest, quiet, times, timeZone }))).toEqual({ quiet, times, timeZone });
  }
});

test('what is chosen needs its times, and what is not needs none', () => {
  const form = timesFormOf(none);
  expect(Object.values(checkTimes({ ...form, from: '', to: '', first: '' })).filter(Boolean)).toEqual([]);
  expect(checkTimes({ ...form, quiet: true, from: '', to: '' })).toMatchObject({
    from: 'Choose when quiet hours start.',
    to: 'Choose when quiet hours end.',
  });
  expect(checkTimes({ ...form, quiet: true, from: '22:00', to: '22:00' }).to).toMatch('differs');
  expect(checkTimes({ ...form, mode: 'times', first: '' }).first).toBe('Choose at least one time.');
  expect(checkTimes({ ...form, mode: 'times', first: '', second: '10:00' }).first).toBeUndefined();
});
