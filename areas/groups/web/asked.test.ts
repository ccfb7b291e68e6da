import { expect, test } from 'vitest';
import { askedIn, groupsHref } from './asked.ts';

test('what the address holds is read, and what is not known is left out', () => {
  expect(askedIn(new URLSearchParams('tab=mine&category=visual&q=%20night%20'))).toEqual({
    tab: 'mine',
    category: 'visual',
    q: 'night',
  });
  expect(askedIn(new URLSearchParams('tab=secret&category=cats&q='))).toEqual({ tab: 'all' });
});

test('an address leads back to the same', () => {
  for (const asked of [{ tab: 'all' }, { tab: 'public', category: 'hearing', q: 'a b' }] as const) {
    expect(askedIn(new URL(groupsHref(asked), 'https://doorways.example').searchParams)).toEqual(asked);
  }
});
