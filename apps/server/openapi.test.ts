import { expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { openApiDocument } from '#platform/server/openapi.ts';
import { makeRegistry } from '#platform/server/registry.ts';

const document = openApiDocument(makeRegistry(serverAreas));
const text = JSON.stringify(document);

/** Every part of the document, with the place where it stands. */
function* parts(value: unknown, at = '#'): Generator<readonly [at: string, value: object]> {
  if (typeof value !== 'object' || value === null) return;
  yield [at, value];
  for (const [key, one] of Object.entries(value)) yield* parts(one, `${at}/${key.replaceAll('/', '~1')}`);
}
const places = new Map(parts(document));

test('what is pointed at is there, and what is there is pointed at', () => {
  const pointers = new Set([...places.values()].flatMap((one) => ('$ref' in one ? String(one.$ref) : [])));
  expect([...pointers].filter((pointer) => !places.has(pointer))).toEqual([]);
  const named = [...places.keys()].filter((at) => /^#\/components\/(schemas|responses)\/[^/]+$/.test(at));
  expect(named.filter((at) => !pointers.has(at))).toEqual([]);
});

test('what is long is said once, under its name', () => {
  const seen = new Map<string, string[]>();
  for (const [at, value] of places) {
    const said = JSON.stringify(value);
    if (said.length > 700) seen.set(said, [...(seen.get(said) ?? []), at]);
  }
  expect([...seen.values()].filter((where) => where.length > 1)).toEqual([]);
});

test('a member of the document is a person of one shape, in an answer and inside of others', () => {
  const answer = { '200': { content: { 'application/json': { schema: { $ref: '#/components/schemas/User' } } } } };
  expect(document.paths['/api/users/{id}']?.get).toMatchObject({ responses: answer });
  expect(text).toContain('{"$ref":"#/components/schemas/Person"}');
});
