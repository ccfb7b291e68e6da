import { expect, test } from 'vitest';
import { askedIn, countMore, isNarrowed, queryOf, tabIn } from './asked.ts';

const asked = (query: string) => askedIn(new URLSearchParams(query));

test('the address holds search, focus and every further filter', () => {
  const all = asked('search=ABN&focus=career&rating=4.5&years=5&answers=7&format=auslan&room=true');
  expect(queryOf(all)).toEqual({
    search: 'ABN',
    focusArea: 'career',
    minRating: 4.5,
    minYears: 5,
    respondsWithin: 7,
    format: 'auslan',
    hasRoom: 'true',
  });
  expect(countMore(all)).toBe(5);
});

test('what is not known is left out', () => {
  expect(asked('focus=cooking&rating=9&years=x&answers=100&format=fax&room=1')).toEqual({});
  expect(isNarrowed(asked(''))).toBe(false);
  expect(countMore(asked('search=ABN&focus=career'))).toBe(0);
  expect(tabIn(new URLSearchParams('tab=none'))).toBe('find');
  expect(tabIn(new URLSearchParams('tab=requests'))).toBe('requests');
});
