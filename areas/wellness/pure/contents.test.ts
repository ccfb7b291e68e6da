import { expect, test } from 'vitest';
import type { z } from 'zod';
import { contentOf } from '../contract/contents.ts';
import { contentDefaults, splitContent } from './contents.ts';
import { kinds } from './place.ts';

test.each(kinds)('what a browser seals of %s is what the contract says of it, field by field', (kind) => {
  const { shape } = contentOf[kind] as z.ZodObject;
  expect(Object.keys(contentDefaults[kind]).sort()).toEqual(Object.keys(shape).sort());
  for (const [name, value] of Object.entries(contentDefaults[kind]))
    if (value !== undefined) expect(shape[name]?.safeParse(value).success, `${kind}.${name}`).toBe(true);
});

test('a content is whole, and nothing of it stays beside it', () => {
  const fields = { moodRating: 4, energyLevel: 5, painLevel: 0, notes: 'rough', day: '2026-11-25', isPrivate: true };
  const { content, around } = splitContent('entry', fields);
  expect(content).toEqual({
    ...{ moodRating: 4, energyLevel: 5, painLevel: 0, notes: 'rough' },
    ...{ symptoms: [], medications: [], factors: [], sleepHours: null, scales: [] },
  });
  expect(around).toEqual({ day: '2026-11-25', isPrivate: true });
});
