import { expect, test } from 'vitest';
import { photoSight, relations, seenBy, stages } from './seen-by.ts';

test('each stage opens a fact to exactly those that it names', () => {
  const table = Object.fromEntries(stages.map((stage) => [stage, relations.filter((one) => seenBy(stage, one))]));
  expect(table).toEqual({
    profile: ['profile', 'match', 'shared'],
    match: ['match', 'shared'],
    share: ['shared'],
    never: [],
  });
});

test('a wish for blur takes the clear photo from everyone but a match, and adds nothing anywhere', () => {
  const sights = (isBlurred: boolean) =>
    stages.map((stage) => relations.map((relation) => photoSight(stage, isBlurred, relation)));
  expect(sights(false)).toEqual([
    ['none', 'clear', 'clear', 'clear'],
    ['none', 'none', 'clear', 'clear'],
    ['none', 'none', 'none', 'clear'],
    ['none', 'none', 'none', 'none'],
  ]);
  expect(sights(true)).toEqual([
    ['none', 'blurred', 'clear', 'clear'],
    ['none', 'none', 'clear', 'clear'],
    ['none', 'none', 'none', 'clear'],
    ['none', 'none', 'none', 'none'],
  ]);
});
