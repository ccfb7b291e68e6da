import { expect, test } from 'vitest';
import { withChangedScale, withoutScale, withoutWord, withScale, withWord } from './settings.ts';

test('words are added once, removed, and come back at their place', () => {
  const words = ['swimming', 'visitors'];
  expect(withWord(words, ' Swimming ')).toBe(words);
  expect(withWord(words, 'bus')).toEqual(['swimming', 'visitors', 'bus']);
  expect(withoutWord(words, 'Swimming')).toEqual(['visitors']);
  expect(withWord(withoutWord(words, 'swimming'), 'swimming', 0)).toEqual(words);
});

test('scales are added once, renamed, and removed', () => {
  const stiff = { name: 'Stiffness', low: 'loose', high: 'locked' };
  const fog = { name: 'Fog', low: '', high: '' };
  expect(withScale([stiff], { ...fog, name: 'stiffness' })).toEqual([stiff]);
  expect(withScale([stiff], fog, 0)).toEqual([fog, stiff]);
  expect(withChangedScale([stiff, fog], 'fog', { ...fog, name: 'Brain fog' })[1]?.name).toBe('Brain fog');
  expect(withoutScale([stiff, fog], 'FOG')).toEqual([stiff]);
});
