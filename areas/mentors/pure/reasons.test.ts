import { expect, test } from 'vitest';
import { isReason, reasonText, traitsOf } from './reasons.ts';

test('each reason is named in plain words', () => {
  const traits = traitsOf({
    focusAreas: ['daily-living'],
    lived: ['autistic'],
    formats: ['text'],
    languages: ['auslan'],
  });
  expect(traits.map(reasonText)).toEqual([
    'Same focus: Daily living',
    'You both chose to share: Autistic',
    'You both like to meet by: Text chat',
    'You both use: Auslan',
  ]);
});

test('nothing else is a reason', () => {
  for (const made of ['', 'focus', 'focus:', 'focus:toString', 'age:12', 'lived:career']) {
    expect(isReason(made)).toBe(false);
  }
});
