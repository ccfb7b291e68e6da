import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordDifference } from './word-difference.ts';

test('shows what was added and what was removed', () => {
  expect(wordDifference('The tram was late', 'The 96 tram was on time')).toEqual([
    { kind: 'same', text: 'The ' },
    { kind: 'added', text: '96 ' },
    { kind: 'same', text: 'tram was ' },
    { kind: 'removed', text: 'late' },
    { kind: 'added', text: 'on time' },
  ]);
  expect(wordDifference('', '')).toEqual([]);
  expect(wordDifference('', 'New')).toEqual([{ kind: 'added', text: 'New' }]);
});

test('both wordings can be read back from the parts', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', ' ', '\n')).map((letters) => letters.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = wordDifference(before, after);
      const without = (kind: string) =>
        parts
          .filter((part) => part.kind !== kind)
          .map((part) => part.text)
          .join('');
      expect([without('added'), without('removed')]).toEqual([before, after]);
    }),
  );
});

test('two very long texts stand one after the other', () => {
  const long = 'word '.repeat(2000);
  expect(wordDifference(long, `${long}more`).map(({ kind }) => kind)).toEqual(['removed', 'added']);
});
