import { expect, test } from 'vitest';
import { z } from 'zod';
import { id, limit, optionalText, text } from '#platform/contract/fields.ts';
import { fieldErrors } from './field-errors.ts';
import { parseGiven } from './not-given.ts';

const read = (schema: z.ZodType, value: unknown) => {
  const parsed = parseGiven(schema, value);
  return parsed.success ? parsed.data : fieldErrors(parsed.error).map(({ field, message }) => `${field}: ${message}`);
};

const body = z
  .object({
    way: z.enum(['phone', 'chat']).optional(),
    title: text(20).optional(),
    about: optionalText(20),
    until: z.iso.datetime().nullable().optional(),
    steps: z.coerce.number().min(0).optional(),
    kind: z.enum(['one', 'two']).default('one'),
    name: text(20),
  })
  .strict();

test('an empty text and null in a field that may be missing mean that it is not given', () => {
  for (const nothing of ['', null]) {
    const given = { way: nothing, title: nothing, steps: nothing, kind: nothing, name: 'Ana' };
    expect(read(body, given)).toEqual({ kind: 'one', name: 'Ana' });
  }
  expect(read(body, { about: null, name: 'Ana' })).toEqual({ kind: 'one', name: 'Ana' });
});

test('what a field can be stays: an empty text that clears, a null that lifts, a nought', () => {
  const given = { about: '', until: null, steps: 0, name: 'Ana' };
  expect(read(body, given)).toEqual({ ...given, kind: 'one' });
});

test('what must be there is asked for, at its place, and other errors stay', () => {
  expect(read(body, { name: '', way: '' })).toEqual(['name: Fill this in.']);
  expect(read(body, { name: null, way: 'post' })).toEqual(['way: Choose one of: phone, chat.', 'name: Fill this in.']);
  expect(read(body, { name: 'Ana', other: '' })).toEqual(['other: There is no field with this name here: other.']);
});

test('queries: empty numbers, ids and choices are not given', () => {
  const query = z.object({ limit: limit(20), id: id.optional(), within: z.coerce.number().min(0).optional() });
  expect(read(query, { limit: '', id: '', within: '' })).toEqual({ limit: 20 });
});

test('inside lists, objects and unions too; the value that was sent is left alone', () => {
  const place = z.object({ kind: z.literal('place'), postcode: z.string().length(4).optional() });
  const link = z.object({ kind: z.literal('link'), href: z.url() });
  const nested = z.object({ items: z.array(z.union([place, link])) });
  const sent = { items: [{ kind: 'place', postcode: '' }] };
  expect(read(nested, sent)).toEqual({ items: [{ kind: 'place' }] });
  expect(sent).toEqual({ items: [{ kind: 'place', postcode: '' }] });
  expect(read(z.object({ ids: z.array(id) }), { ids: [''] })).toEqual(['ids.0: This needs to be more than 0.']);
});

test('of a union, the fields of the choice that was meant are named', () => {
  const sealed = z.object({ uid: z.string(), sealed: z.string().min(3) });
  const open = z.object({ mood: z.number().min(1), energy: z.number() });
  const either = z.union([sealed, open]);
  expect(read(either, { mood: 0, energy: 1 })).toEqual(['mood: This needs to be 1 or more.']);
  expect(read(either, { mood: 1 })).toEqual(['energy: Fill this in.']);
  expect(read(either, { uid: 'a', sealed: 'b' })).toEqual(['sealed: Use at least 3 characters.']);
  expect(read(z.object({ list: z.array(either) }), { list: [{ uid: 'a' }] })).toEqual(['list.0.sealed: Fill this in.']);
});
