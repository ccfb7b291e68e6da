import { expect, test } from 'vitest';
import { relations, seenBy, stages } from './seen-by.ts';

test('each stage opens a fact to exactly those that it names', () => {
  const table = Object.fromEntries(stages.map((stage) => [stage, relations.filter((one) => seenBy(stage, one))]));
  expect(table).toEqual({
    profile: ['profile', 'match', 'shared'],
    match: ['match', 'shared'],
    share: ['shared'],
    never: [],
  });
});
