import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { bodyLimit } from './bodies.ts';
import { bodyLimitOf } from './body-size.ts';

const longest = (length: number) => JSON.stringify('\u0001'.repeat(length));

describe('what a call reads of its body', () => {
  test('is what its contract can need, each character written as long as it can be', () => {
    const body = z.object({ words: z.string().max(5000), more: z.array(z.string().max(1000)).max(3).optional() });
    const limit = bodyLimitOf(body);
    const sent = `{"words":${longest(5000)},"more":[${Array(3).fill(longest(1000)).join()}]}`;
    expect(sent.length).toBeLessThanOrEqual(limit);
    expect(limit).toBeLessThan(sent.length + 50);
  });

  test('is never less than what has room for a text that is too long', () => {
    for (const body of [undefined, z.object({ id: z.number() }), z.object({ on: z.boolean().nullable() })]) {
      expect(bodyLimitOf(body)).toBe(16_384);
    }
  });

  test('is the longest of its choices', () => {
    const words = z.object({ kind: z.literal('words'), words: z.string().max(4000) });
    const yes = z.object({ kind: z.enum(['yes', 'no']) });
    expect(bodyLimitOf(z.union([yes, words]))).toBe(bodyLimitOf(words));
    expect(bodyLimitOf(z.object({ words: z.string().max(4000).nullable() }))).toBe(24_013);
  });

  test('has the limit of all bodies where the contract has none', () => {
    for (const body of [
      z.object({ words: z.string() }),
      z.object({ list: z.array(z.number()) }),
      z.object({ any: z.unknown() }),
      z.object({ named: z.record(z.string(), z.string().max(5)) }),
      z.object({ words: z.string().max(1_000_000) }),
    ]) {
      expect(bodyLimitOf(body)).toBe(bodyLimit);
    }
  });
});
