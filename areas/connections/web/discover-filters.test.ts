import { expect, test } from 'vitest';
import { filtersIn, isNarrowed } from './discover-filters.ts';

test('an address gives the filters that it holds, and nothing that is not known', () => {
  const query = new URLSearchParams(
    'room=dating&for=marriage&from=30&to=90&distance=25&support=large_text,other&tab=x',
  );
  expect(filtersIn(query)).toEqual({
    room: 'dating',
    lookingFor: 'marriage',
    ageMin: 30,
    distance: '25',
    support: 'large_text',
  });
  expect(filtersIn(new URLSearchParams('room=none&from=17'))).toEqual({});
});

test('a room alone narrows nothing', () => {
  expect(isNarrowed({ room: 'dating' })).toBe(false);
  expect(isNarrowed({ room: 'dating', ageMin: 30 })).toBe(true);
});
