import { useApiDocument } from '../data.ts';

/** JSON Schema, as far as the public API uses it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly (string | number)[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly default?: unknown;
  readonly maximum?: number;
  readonly maxLength?: number;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: Schema;
}

export interface Endpoint {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  /** “Needs the scope posts:read.” */
  readonly needs: string;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | undefined;
  /** Name of what it answers with: ApiPost; undefined: a document. */
  readonly entity: string | undefined;
}

interface Described {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, { schema: Schema }>> }>>;
}

type Document = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};

const nameOf = ({ $ref }: Schema) => $ref?.slice($ref.lastIndexOf('/') + 1);

function entityOf({ responses }: Described): string | undefined {
  const done = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
  const data = done?.content?.['application/json']?.schema.properties?.data;
  return data && nameOf(data.items ?? data);
}

const endpointsOf = ({ paths }: Document): Endpoint[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      name: described.operationId,
      method: method.toUpperCase(),
      path,
      summary: described.summary,
      needs: described.description ?? '',
      parameters: described.parameters,
      body: described.requestBody?.content['application/json']?.schema,
      entity: entityOf(described),
    })),
  );

/** What the server says of its public API: the page shows that and nothing that was written beside it. */
export function useEndpoints() {
  const { data, ...read } = useApiDocument();
  const document = data as Document | undefined;
  return { ...read, endpoints: document && endpointsOf(document), schemas: document?.components.schemas ?? {} };
}

/** "text", "one of post, blog", "list of text": what a value is, in words. */
export function kindOf(schema: Schema): string {
  if (schema.enum) return `one of ${schema.enum.join(', ')}`;
  if (schema.anyOf) {
    const others = schema.anyOf.filter(({ type }) => type !== 'null').map(kindOf);
    return others.length < schema.anyOf.length ? `${others.join(' or ')}, or null` : others.join(' or ');
  }
  if (schema.type === 'array') return `list of ${kindOf(schema.items ?? {})}`;
  const kinds: Readonly<Record<string, string>> = {
    string: 'text',
    integer: 'whole number',
    number: 'number',
    boolean: 'true or false',
  };
  return kinds[schema.type ?? ''] ?? 'object';
}
