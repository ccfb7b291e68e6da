import { z } from 'zod';
import { CallSetup } from '#platform/contract/call.ts';
import { Person } from '#platform/contract/fields.ts';
import type { ErrorKind, OperationShape } from '#platform/contract/operation.ts';
import { FieldError, Problem } from '#platform/contract/problem.ts';
import type { ApiDocument } from './api-document.ts';
import { formTypes } from './form.ts';
import type { Registry } from './registry.ts';

const statusOf = {
  'payment-refused': 402,
  'not-found': 404,
  conflict: 409,
  gone: 410,
  'too-large': 413,
  'wrong-type': 415,
  unprocessable: 422,
  unavailable: 503,
} as const;

const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' });

type Io = 'input' | 'output';
type SchemaOf = (schema: z.ZodType, io: Io) => Record<string, unknown>;

const options = { unrepresentable: 'any', target: 'draft-2020-12' } as const;
const place = '#/components/schemas/';

/**
 * What the contracts name is said once, under its name. What comes in may differ from what goes out (defaults, fields
 * that are left out): then its name ends in Input.
 */
function makeSchemas(entities: ReadonlyMap<string, z.ZodType>) {
  const names = z.registry<{ id: string }>();
  for (const [id, schema] of entities) names.add(schema, { id });
  // That an answer has no further fields is no difference.
  const whole = (schema: z.ZodType, io: Io) =>
    JSON.stringify(z.toJSONSchema(schema, { ...options, io, metadata: z.registry() }), (key, value: unknown) =>
      key === 'additionalProperties' && value === false ? undefined : value,
    );
  const differ = new Set(
    [...entities].filter(([, schema]) => whole(schema, 'input') !== whole(schema, 'output')).map(([name]) => name),
  );
  const nameFor = (name: string, io: Io) => (io === 'input' && differ.has(name) ? `${name}Input` : name);
  const named = (value: unknown, io: Io): Record<string, unknown> =>
    JSON.parse(JSON.stringify(value), (key, one: unknown) =>
      key === '$ref' && typeof one === 'string' ? `${place}${nameFor(one.replace('#/$defs/', ''), io)}` : one,
    );
  const schemas: Record<string, unknown> = {};
  const schemaOf: SchemaOf = (schema, io) => {
    // In a list, so that a schema which has a name itself is pointed at too.
    const { items, $defs = {} } = z.toJSONSchema(z.array(schema), { ...options, io, metadata: names });
    for (const [name, { id: _, ...one }] of Object.entries($defs)) {
      const entity = entities.get(name);
      if (io === 'input' && entity && !differ.has(name)) schemaOf(entity, 'output');
      else schemas[nameFor(name, io)] ??= named(one, io);
    }
    return named(items, io);
  };
  return { schemas, schemaOf };
}

const sorted = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

const problemAnswer = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: `${place}Problem` } } },
});

/** What every operation may refuse with, and what those that say so refuse with besides. */
const refusals = {
  'wrong-input': problemAnswer('The input breaks a rule; each field is named.'),
  'sign-in-needed': problemAnswer('Not signed in.'),
  'key-needed': problemAnswer('There is no key in the header Authorization, or it counts no more.'),
  refused: problemAnswer('You can’t do this.'),
  'not-modified': { description: 'Nothing has changed since the answer with the ETag in If-None-Match.' },
  'not-found': problemAnswer('It doesn’t exist, or you don’t have access to it.'),
  'too-many-calls': problemAnswer('Too many calls; Retry-After says when to try again.'),
  'payment-refused': problemAnswer('The payment service didn’t take the money.'),
  conflict: problemAnswer('It doesn’t fit what is there now.'),
  gone: problemAnswer('It was here, and is gone.'),
  'too-large': problemAnswer('It is too large.'),
  'wrong-type': problemAnswer('This kind of content can’t be read here.'),
  unprocessable: problemAnswer('It can’t be processed as it is.'),
  unavailable: problemAnswer('It can’t be done now. Nothing was changed.'),
};

const refusalPlace = '#/components/responses/';
const refusal = (kind: keyof typeof refusals | ErrorKind) => ({ $ref: `${refusalPlace}${kind}` });

/** Whose calls a document describes, and how they say who they are. */
interface About extends Pick<ApiDocument, 'info' | 'servers'> {
  readonly includes: (operation: OperationShape) => boolean;
  readonly security: { readonly name: string; readonly scheme: Readonly<Record<string, string>> };
  /** What it answers whom it doesn’t know. */
  readonly unknown: 'sign-in-needed' | 'key-needed';
  /** Keys: every call knows who calls. Reads have an ETag, and writes can be repeated. */
  readonly byKey: boolean;
}

/** The OpenAPI 3.1 document of the site, made from the contracts and nothing else. */
export const openApiDocument = (registry: Registry): ApiDocument =>
  documentOf(registry, {
    info: {
      title: 'Doorways',
      version: '1',
      description:
        'Every call that the Doorways site makes. Lists are JSON arrays; the next page is in the Link header.',
    },
    includes: ({ key }) => key === undefined,
    security: { name: 'session', scheme: { type: 'apiKey', in: 'cookie', name: 'doorways.session' } },
    unknown: 'sign-in-needed',
    byKey: false,
  });

/** The same of what keys open: the public API. */
export const apiDocument = (registry: Registry, publicUrl: string): ApiDocument =>
  documentOf(registry, {
    info: {
      title: 'Doorways API',
      version: '1',
      description:
        'Posts, NDIS providers and your own messages for your programs. Each answer is an object with data; a list has total, limit, offset and next too.',
    },
    servers: [{ url: publicUrl }],
    includes: ({ key }) => key !== undefined,
    security: { name: 'key', scheme: { type: 'http', scheme: 'bearer', bearerFormat: 'ds_live_… or ds_test_…' } },
    unknown: 'key-needed',
    byKey: true,
  });

function documentOf(registry: Registry, about: About): ApiDocument {
  const { schemas, schemaOf } = makeSchemas(
    new Map<string, z.ZodType>([...Object.entries({ CallSetup, FieldError, Person, Problem }), ...registry.entities]),
  );
  schemaOf(Problem, 'output');
  const paths: Record<string, Record<string, unknown>> = {};
  const used = new Set<string>();
  for (const area of registry.areas) {
    for (const operation of area.contract.operations.filter(about.includes)) {
      const described = describe(operation, { area: area.contract.name, about, schemaOf });
      paths[operation.path] = { ...paths[operation.path], [operation.method.toLowerCase()]: described };
      for (const one of Object.values(described.responses)) {
        if ('$ref' in one) used.add(String(one.$ref).slice(refusalPlace.length));
      }
    }
  }
  return {
    openapi: '3.1.0',
    info: about.info,
    ...(about.servers && { servers: about.servers }),
    paths: sorted(paths),
    components: {
      schemas: sorted(schemas),
      responses: Object.fromEntries(Object.entries(refusals).filter(([kind]) => used.has(kind))),
      securitySchemes: { [about.security.name]: about.security.scheme },
    },
  };
}

interface Describing {
  readonly area: string;
  readonly about: About;
  readonly schemaOf: SchemaOf;
}

function describe(operation: OperationShape, { area, about, schemaOf }: Describing) {
  const isOpen = operation.policy === 'anyone';
  const knows = about.byKey || !isOpen;
  const isRead = operation.method === 'GET';
  const { deprecated, key } = operation;
  const words = [
    ...(key?.scope ? [`Needs the scope ${key.scope}.`] : []),
    ...(deprecated ? [`It ends on ${day.format(new Date(deprecated.until))}.`] : []),
  ];
  // Read too late, of a kind that isn’t read, or with the Idempotency-Key of something else.
  const kinds: readonly ErrorKind[] = [
    ...(operation.errors ?? []),
    ...(about.byKey && !isRead ? (['conflict', 'too-large', 'wrong-type', 'unprocessable'] as const) : []),
  ];
  const responses: Record<string, object> = {
    [operation.status ?? (operation.output.kind === 'nothing' ? 204 : 200)]: success(operation, schemaOf),
    ...(about.byKey && isRead && { 304: refusal('not-modified') }),
    400: refusal('wrong-input'),
    ...(knows && { 401: refusal(about.unknown), 403: refusal('refused') }),
    ...(operation.params && { 404: refusal('not-found') }),
    ...Object.fromEntries(kinds.map((kind) => [statusOf[kind], refusal(kind)])),
    429: refusal('too-many-calls'),
  };
  return {
    operationId: operation.name,
    tags: [area],
    summary: operation.summary,
    ...(words.length > 0 && { description: words.join(' ') }),
    ...(deprecated && { deprecated: true }),
    ...(knows && { security: [{ [about.security.name]: [] }] }),
    parameters: [...parameters(operation.params, 'path', schemaOf), ...parameters(operation.query, 'query', schemaOf)],
    ...requestBody(operation, schemaOf),
    responses,
  };
}

function parameters(schema: z.ZodObject | undefined, where: 'path' | 'query', schemaOf: SchemaOf) {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, unknown>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, one]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: one,
  }));
}

function requestBody(operation: OperationShape, schemaOf: SchemaOf) {
  if (operation.upload) {
    const content = Object.fromEntries(operation.upload.types.map((type) => [type, {}]));
    return { requestBody: { required: true, content } };
  }
  if (operation.signed) return { requestBody: { required: true, content: { 'application/json': {} } } };
  if (!operation.body) return {};
  const types = ['application/json', ...(operation.form ? formTypes : [])];
  const schema = schemaOf(operation.body, 'input');
  const required = !operation.body.safeParse(undefined).success;
  return { requestBody: { required, content: Object.fromEntries(types.map((type) => [type, { schema }])) } };
}

function success(operation: OperationShape, schemaOf: SchemaOf) {
  const { output } = operation;
  if (output.kind === 'nothing') return { description: 'Done.' };
  if (output.kind === 'file' || output.kind === 'download') {
    return { description: 'The file.', content: Object.fromEntries(output.types.map((type) => [type, {}])) };
  }
  if (output.kind === 'page') {
    return {
      description: 'A page of the list.',
      headers: { Link: { description: 'Address of the next page, rel="next".', schema: { type: 'string' } } },
      content: { 'application/json': { schema: { type: 'array', items: schemaOf(output.item, 'output') } } },
    };
  }
  return { description: 'Done.', content: { 'application/json': { schema: schemaOf(output.schema, 'output') } } };
}
