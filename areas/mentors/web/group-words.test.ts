import { expect, test } from 'vitest';
import { hasPlace, placesText } from './group-words.ts';

test('a group says whether it takes someone in', () => {
  const open = { status: 'active', isOpen: true, places: 2 } as const;
  expect(placesText(open)).toBe('2 places free');
  expect(placesText({ ...open, places: 1 })).toBe('1 place free');
  expect(placesText({ ...open, places: 0 })).toBe('Full at the moment');
  expect(placesText({ ...open, isOpen: false })).toBe('Takes no requests at the moment');
  expect(placesText({ ...open, status: 'ended' })).toBe('Ended');
  expect([open, { ...open, places: 0 }, { ...open, isOpen: false }].map(hasPlace)).toEqual([true, false, false]);
});
