import { expect, test } from 'vitest';
import { hashtagsIn, tagsOf } from './tags.ts';

test('hashtags start a word and hold a letter', () => {
  expect(hashtagsIn('On the #TramRoute96 with #ndis. Not C#minor, not #1, not https://example.org/#part')).toEqual([
    'tram-route96',
    'ndis',
  ]);
});

test('chosen tags come first, each once, ten at most', () => {
  expect(tagsOf(['Trams', 'trams'], '#Trams #Melbourne')).toEqual(['trams', 'melbourne']);
  expect(
    tagsOf(
      [],
      'abcdefghijkl'
        .split('')
        .map((letter) => `#${letter}`)
        .join(' '),
    ),
  ).toHaveLength(10);
});
