import { expect, test } from 'vitest';
import { moodOf } from './mood.ts';

test('WELL-15: each rating has its face', () => {
  const faces = Array.from({ length: 10 }, (_, n) => moodOf(n + 1).emoji);
  expect(faces).toEqual(['😢', '😢', '😐', '😐', '🙂', '🙂', '😊', '😊', '😁', '😁']);
});
