import { expect, test } from 'vitest';
import { toldApart } from './told-apart.ts';

test('notices that say the same are counted, others keep their words', () => {
  const notices = [
    { id: 9, text: 'Ana joined' },
    { id: 7, text: 'Ben wrote' },
    { id: 4, text: 'Ana joined' },
  ];
  expect([...toldApart(notices)].sort(([a], [b]) => b - a)).toEqual([
    [9, 'Ana joined (1 of 2)'],
    [7, 'Ben wrote'],
    [4, 'Ana joined (2 of 2)'],
  ]);
});
