import { z } from 'zod';
import type { OperationShape } from '#platform/contract/operation.ts';
import { Problem } from '#platform/contract/problem.ts';
import { formTypes } from './form.ts';
import type { Registry } from './registry.ts';

const statusOf = {
  conflict: 409,
  gone: 410,
  'too-large': 413,
  'wrong-type': 415,
  unprocessable: 422,
  unavailable: 503,
} as const;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });
  return rest;
};

const problemAnswer = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

/** The OpenAPI 3.1 document, made from the operations and nothing else. */
export function openApiDocument(registry: Registry) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const area of registry.areas) {
    for (const operation of area.contract.operations) {
      paths[operation.path] = {
        ...paths[operation.path],
        [operation.method.toLowerCase()]: describe(operation, area.contract.name),
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
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))),
    components: {
      schemas: { Problem: schemaOf(Problem, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'doorways.session' } },
    },
  };
}

function describe(operation: OperationShape, area: string) {
  return {
    operationId: operation.name,
    tags: [area],
    summary: operation.summary,
    ...(operation.policy !== 'anyone' && { security: [{ session: [] }] }),
    parameters: [...parameters(operation.params, 'path'), ...parameters(operation.query, 'query')],
    ...requestBody(operation),
    responses: {
      [operation.status ?? (operation.output.kind === 'nothing' ? 204 : 200)]: success(operation),
      400: problemAnswer('The input breaks a rule; each field is named.'),
      ...(operation.policy !== 'anyone' && {
        401: problemAnswer('Nobody is signed in.'),
        403: problemAnswer('The caller may not do this.'),
      }),
      ...(operation.params && { 404: problemAnswer('There is no such thing, or the caller may not know of it.') }),
      ...Object.fromEntries((operation.errors ?? []).map((kind) => [statusOf[kind], problemAnswer(kind)])),
      429: problemAnswer('Too many calls; Retry-After says when to try again.'),
    },
  };
}

function parameters(schema: z.ZodObject | undefined, where: 'path' | 'query') {
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

function requestBody(operation: OperationShape) {
  if (operation.upload) {
    const content = Object.fromEntries(operation.upload.types.map((type) => [type, {}]));
    return { requestBody: { required: true, content } };
  }
  if (!operation.body) return {};
  const types = ['application/json', ...(operation.form ? formTypes : [])];
  const schema = schemaOf(operation.body, 'input');
  return { requestBody: { required: true, content: Object.fromEntries(types.map((type) => [type, { schema }])) } };
}

function success(operation: OperationShape) {
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
