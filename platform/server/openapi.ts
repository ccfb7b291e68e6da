import { z } from 'zod';
import { CallSetup } from '#platform/contract/call.ts';
import { Person } from '#platform/contract/fields.ts';
import type { ErrorKind, OperationShape } from '#platform/contract/operation.ts';
import { FieldError, Problem } from '#platform/contract/problem.ts';
import { formTypes } from './form.ts';
import type { Registry } from './registry.ts';

const statusOf = {
  'payment-refused': 402,
  conflict: 409,
  gone: 410,
  'too-large': 413,
  'wrong-type': 415,
  unprocessable: 422,
  unavailable: 503,
} as const;

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
  refused: problemAnswer('You can’t do this.'),
  'not-found': problemAnswer('It doesn’t exist, or you don’t have access to it.'),
  'too-many-calls': problemAnswer('Too many calls; Retry-After says when to try again.'),
  ...Object.fromEntries(Object.keys(statusOf).map((kind) => [kind, problemAnswer(kind)])),
};

const refusal = (kind: keyof typeof refusals | ErrorKind) => ({ $ref: `#/components/responses/${kind}` });

/** The OpenAPI 3.1 document, made from the contracts and nothing else. */
export function openApiDocument(registry: Registry) {
  const { schemas, schemaOf } = makeSchemas(
    new Map<string, z.ZodType>([...Object.entries({ CallSetup, FieldError, Person, Problem }), ...registry.entities]),
  );
  schemaOf(Problem, 'output');
  const paths: Record<string, Record<string, unknown>> = {};
  for (const area of registry.areas) {
    for (const operation of area.contract.operations) {
      paths[operation.path] = {
        ...paths[operation.path],
        [operation.method.toLowerCase()]: describe(operation, area.contract.name, schemaOf),
      };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Doorways',
      version: '1',
      description:
        'Every call that the Doorways site makes. Lists are JSON arrays; the next page is in the Link header.',
    },
    paths: sorted(paths),
    components: {
      schemas: sorted(schemas),
      responses: refusals,
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'doorways.session' } },
    },
  };
}

function describe(operation: OperationShape, area: string, schemaOf: SchemaOf) {
  return {
    operationId: operation.name,
    tags: [area],
    summary: operation.summary,
    ...(operation.policy !== 'anyone' && { security: [{ session: [] }] }),
    parameters: [...parameters(operation.params, 'path', schemaOf), ...parameters(operation.query, 'query', schemaOf)],
    ...requestBody(operation, schemaOf),
    responses: {
      [operation.status ?? (operation.output.kind === 'nothing' ? 204 : 200)]: success(operation, schemaOf),
      400: refusal('wrong-input'),
      ...(operation.policy !== 'anyone' && {
        401: refusal('sign-in-needed'),
        403: refusal('refused'),
      }),
      ...(operation.params && { 404: refusal('not-found') }),
      ...Object.fromEntries((operation.errors ?? []).map((kind) => [statusOf[kind], refusal(kind)])),
      429: refusal('too-many-calls'),
    },
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
