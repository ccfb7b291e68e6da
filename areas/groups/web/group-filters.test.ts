import { expect, test } from 'vitest';
import { filtersIn, groupsHref } from './group-filters.ts';

test('what the address holds is read, and what is not known is left out', () => {
  expect(filtersIn(new URLSearchParams('tab=mine&category=visual&q=%20night%20'))).toEqual({
    tab: 'mine',
    category: 'visual',
    q: 'night',
  });
  expect(filtersIn(new URLSearchParams('tab=secret&category=cats&q='))).toEqual({ tab: 'all' });
});

test('an address leads back to the same', () => {
  for (const filters of [{ tab: 'all' }, { tab: 'public', category: 'hearing', q: 'a b' }] as const) {
    expect(filtersIn(new URL(groupsHref(filters), 'https://doorways.example').searchParams)).toEqual(filters);
  }
});
