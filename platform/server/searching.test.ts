import { expect, test } from 'vitest';
import { z } from 'zod';
import { json, type OperationShape, operation } from '#platform/contract/operation.ts';
import type { ServerArea } from './area.ts';
import { makeRegistry } from './registry.ts';
import { makeSearching } from './searching.ts';
import { sampleArea } from './testing/sample-area.ts';

const look = (query: z.ZodObject, rate?: 'search') =>
  operation({
    name: 'look',
    method: 'GET',
    path: '/api/look',
    policy: 'anyone',
    summary: 'Looks.',
    query,
    output: json(z.array(z.string())),
    ...(rate && { rate }),
  });
const withLook = (one: OperationShape): ServerArea => {
  const { area } = sampleArea();
  const contract = { ...area.contract, operations: [...area.contract.operations, one] };
  return { ...area, contract, handlers: { ...area.handlers, look: async () => [] } };
};

test('an area whose search does not name the class is not started, nor one that names it without a text', () => {
  const words = z.object({ q: z.string().trim().max(50).optional() });
  expect(() => makeRegistry([withLook(look(words))])).toThrow(
    'look is searched by "q", and is not of the rate class "search".',
  );
  const kinds = z.object({ kind: z.enum(['a', 'b']), words: z.enum(['any', 'typed']) });
  expect(() => makeRegistry([withLook(look(kinds, 'search'))])).toThrow(
    'look is of the rate class "search", and has no text to search by.',
  );
  expect(makeRegistry([withLook(look(words, 'search'))]).operations.has('look')).toBe(true);
});

test('a text that goes on from the last one is a step, another one a search, none at all neither', () => {
  const { rateOf } = makeSearching();
  const one = look(z.object({ q: z.string(), cursor: z.string() }), 'search');
  const other = look(z.object({ title: z.preprocess((value) => value, z.string().optional()) }), 'search');
  expect(rateOf(one, { q: 'ta' }, 'm1', false)).toBe('search');
  expect(rateOf(one, { q: 'tax' }, 'm1', false)).toBe('search-step');
  expect(rateOf(other, { title: 'Tax ' }, 'm1', false)).toBe('search-step');
  expect(rateOf(one, { q: 'tax', cursor: 'more' }, 'm1', false)).toBe('search-step');
  expect(rateOf(one, { q: 't' }, 'm1', false)).toBe('search-step');
  expect(rateOf(one, { q: 'physio' }, 'm1', false)).toBe('search');
  expect(rateOf(one, { q: 'phys' }, 'a192.0.2.1', true)).toBe('search-guest');
  expect(rateOf(one, { q: 'physio' }, 'a192.0.2.1', true)).toBe('search-step-guest');
  for (const query of [{}, { q: '' }, { q: '  ' }, undefined]) expect(rateOf(one, query, 'm1', false)).toBeUndefined();
  expect(rateOf(look(z.object({ q: z.string() })), { q: 'ta' }, 'm1', false)).toBeUndefined();
});

test('what callers searched for last is kept for the latest of them alone', () => {
  const { rateOf } = makeSearching();
  const one = look(z.object({ q: z.string() }), 'search');
  for (let caller = 0; caller <= 5000; caller++) rateOf(one, { q: 'taxi' }, `m${caller}`, false);
  expect(rateOf(one, { q: 'taxi' }, 'm1', false)).toBe('search-step');
  expect(rateOf(one, { q: 'taxi' }, 'm0', false)).toBe('search');
});
