import { expect, test } from 'vitest';
import { clockChoices, clockName } from './clock-choices.ts';

test('clocks are named as everywhere else, from the start of a day to its end', () => {
  expect(clockChoices.map(clockName).slice(0, 3)).toEqual(['12 am', '12:30 am', '1 am']);
  expect(clockName('12:00')).toBe('12 pm');
  expect(clockName('14:05')).toBe('2:05 pm');
  expect(clockName(clockChoices.at(-1) ?? '')).toBe('midnight');
});
