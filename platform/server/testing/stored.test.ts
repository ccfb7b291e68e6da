import { expect, test } from 'vitest';
import { holds } from './stored.ts';

test('a word that could stand in a sealed text by chance is refused as one to look for', () => {
  expect(holds('v2.abc.a-much-longer-word', 'much-longer-word')).toBe(true);
  expect(holds('v2.abc', 'much-longer-word')).toBe(false);
  expect(holds('ana@example.org', 'ana@')).toBe(true);
  for (const word of ['', 'zyx', '1234567', 'ab-cd_e'])
    expect(() => holds('v2.abc', word)).toThrow('can stand there by chance');
});
