import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { serverAreas } from '#areas/server.ts';
import type { OperationShape } from '#platform/contract/operation.ts';
import { ProblemError } from '#platform/server/problem.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { planting } from './testing/planting.ts';

/** Every text that any operation takes, of whatever area: a new one is covered without being named here. */
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
});
afterAll(() => app.close());

const operations = serverAreas.flatMap(({ contract }) => contract.operations as readonly OperationShape[]);

interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema | boolean;
  readonly prefixItems?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
}

/** Where a value of this schema has texts, each as the names on the way there; what repeats itself is followed once. */
function textsOf(schema: Schema | boolean | undefined, whole: Schema, path: readonly string[] = []): string[][] {
  if (typeof schema !== 'object') return [];
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    const isRepeated = path.length > 6;
    return isRepeated ? [] : textsOf(schema.$ref === '#' ? whole : whole.$defs?.[name], whole, path);
  }
  const { properties = {}, prefixItems = [], anyOf = [], oneOf = [], allOf = [] } = schema;
  return [
    ...(schema.type === 'string' ? [[...path]] : []),
    ...Object.entries(properties).flatMap(([name, one]) => textsOf(one, whole, [...path, name])),
    ...textsOf(schema.additionalProperties, whole, [...path, 'any']),
    ...textsOf(schema.items, whole, [...path, '0']),
    ...prefixItems.flatMap((one, at) => textsOf(one, whole, [...path, String(at)])),
    ...[...anyOf, ...oneOf, ...allOf].flatMap((one) => textsOf(one, whole, path)),
  ];
}

const bodyWith = (text: string, path: readonly string[]): unknown =>
  path.reduceRight<unknown>((inner, name) => (/^\d+$/.test(name) ? [inner] : { [name]: inner }), text);

const texts = operations.flatMap(({ name, body }) => {
  if (!body) return [];
  const schema = z.toJSONSchema(body, { unrepresentable: 'any', io: 'input' }) as Schema;
  const paths = new Map(textsOf(schema, schema).map((path) => [path.join('.'), path]));
  return [...paths.values()].map((path) => ({ name, path }));
});

test('the character that the database cannot store is refused at its field, in every text of every call', async () => {
  expect(texts.length).toBeGreaterThan(400);
  const all = await app.addMember({ roles: ['member', 'moderator', 'admin', 'duty', 'supporter'] });
  await app.signIn(all);
  const request = { ip: '127.0.0.1', agent: 'test' };
  const missed: string[] = [];
  for (const { name, path } of texts) {
    const principal = await app.callerFor(all, name);
    const body = bodyWith('a\0b', path);
    const error = await app.app.invoke({ operation: name, principal, body, request }).catch((cause: unknown) => cause);
    const { status, errors = [] } = error instanceof ProblemError ? error.problem : {};
    const field = path.join('.');
    const isRefused = errors.some((one) => one.field === field && one.message === 'Leave out the character U+0000.');
    if (status !== 400 || !isRefused) missed.push(`${name} ${field}: ${status ?? String(error)}`);
  }
  expect(missed).toEqual([]);
});

test('half of a character, as a cut through an emoji leaves it, breaks no call', async () => {
  const planter = planting(app, '\ud83d');
  const broken: string[] = [];
  for (const operation of operations.filter(({ method }) => method !== 'GET')) {
    try {
      await planter.callAsAllowed(operation);
    } catch (error) {
      broken.push(`${operation.name}: ${error instanceof Error ? error.message : 'unknown'}`);
    }
  }
  await app.settle();
  expect(broken).toEqual([]);
  expect(planter.count()).toBeGreaterThan(300);
}, 300_000);
