import { expect, test } from 'vitest';
import type { z } from 'zod';
import type { OperationShape } from '#platform/contract/operation.ts';
import { apiPart } from '../../contract/api.ts';
import { fieldWords } from '../../pure/field-words.ts';
import { sdkMethods } from '../../pure/sdk-methods.ts';

test('APIDOCS-31: every field of every entity is explained, with an example that is valid, and nothing else is', () => {
  expect(Object.keys(fieldWords).sort()).toEqual(Object.keys(apiPart.entities).sort());
  for (const [name, entity] of Object.entries(apiPart.entities)) {
    const words = fieldWords[name] ?? {};
    expect([name, Object.keys(words)]).toEqual([name, Object.keys(entity.shape)]);
    for (const [field, schema] of Object.entries(entity.shape as Record<string, z.ZodType>)) {
      const { example, words: text } = words[field] ?? {};
      expect([name, field, schema.safeParse(example).success]).toEqual([name, field, true]);
      expect(text).toMatch(/\.$/);
    }
  }
});

test('every call that keys open has a method in the SDKs', () => {
  const operations: readonly OperationShape[] = apiPart.operations;
  expect(Object.keys(sdkMethods).sort()).toEqual(operations.map(({ name }) => name).sort());
});
