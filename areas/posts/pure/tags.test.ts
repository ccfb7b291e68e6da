import { expect, test } from 'vitest';
import { hashtagsIn, normaliseTag, tagsOf } from './tags.ts';

test.each([
  ['Public Transport', 'public-transport'],
  ['#PublicTransport', 'public-transport'],
  ['public_transport', 'public-transport'],
  ['NDIS', 'ndis'],
  ['NDISPlan', 'ndis-plan'],
  ['Parkinson’s', 'parkinsons'],
  ['  --Café--  ', 'café'],
  ['covid19Safe', 'covid19-safe'],
  ['!!!', ''],
])('%s becomes %s', (raw, tag) => {
  expect(normaliseTag(raw)).toBe(tag);
});

test('a long tag is cut at forty characters and does not end in a dash', () => {
  expect(normaliseTag(`${'a'.repeat(39)} b`)).toBe('a'.repeat(39));
});

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
