import { expect, test } from 'vitest';
import { normaliseTag } from './tags.ts';

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
