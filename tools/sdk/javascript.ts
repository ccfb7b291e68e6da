import { readFileSync } from 'node:fs';
import { sdkVersion } from '#areas/developers/pure/sdk-methods.ts';
import type { ApiDocument } from '#platform/server/api-document.ts';
import { type Argument, type Call, callsOf, nameOf, type Schema } from './calls.ts';

const runtime = readFileSync(new URL('./runtime/javascript.txt', import.meta.url), 'utf8');

const quoted = (text: string | number | boolean) => (typeof text === 'string' ? `'${text}'` : String(text));

/** A schema as a type of TypeScript. */
function typeOf(schema: Schema): string {
  if (schema.$ref) return nameOf(schema.$ref);
  if (schema.const !== undefined) return quoted(schema.const);
  if (schema.enum) return schema.enum.map(quoted).join(' | ');
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' | ');
  switch (schema.type) {
    case 'array':
      return `Array<${typeOf(schema.items ?? {})}>`;
    case 'object':
      return schema.properties ? objectOf(schema) : 'Record<string, unknown>';
    case 'integer':
    case 'number':
      return 'number';
    case 'string':
    case 'boolean':
    case 'null':
      return schema.type;
    default:
      return 'unknown';
  }
}

function objectOf({ properties = {}, required = [] }: Schema): string {
  const lines = Object.entries(properties).map(([name, one]) => {
    const words = one.description ? `/** ${one.description} */ ` : '';
    return `${words}${name}${required.includes(name) ? '' : '?'}: ${typeOf(one)};`;
  });
  return `{ ${lines.join(' ')} }`;
}

function interfaceOf(name: string, schema: Schema): string {
  const { properties = {}, required = [] } = schema;
  const lines = Object.entries(properties).flatMap(([field, one]) => [
    ...(one.description ? [`  /** ${one.description} */`] : []),
    `  ${field}${required.includes(field) ? '' : '?'}: ${typeOf(one)};`,
  ]);
  return `export interface ${name} {\n${lines.join('\n')}\n}`;
}

const argumentType = (all: readonly Argument[]) =>
  `{ ${all.map(({ name, required, schema }) => `${name}${required ? '' : '?'}: ${typeOf(schema)};`).join(' ')} }`;

function methodOf({ name, method, path, summary, params, query, body }: Call): string {
  const place = path.replaceAll(/\{(\w+)\}/g, (_, param: string) => `\${encodeURIComponent(${param})}`);
  const address = params.length > 0 ? `\`${place}\`` : `'${path}'`;
  const more = body.length > 0 ? 'body' : query.length > 0 ? 'args = {}' : '';
  const options = body.length > 0 ? '{ body }' : query.length > 0 ? '{ query: args }' : '{}';
  const names = [...params, ...(more ? [more] : [])].join(', ');
  return `
  /** ${summary} */
  ${name}(${names}) {
    return this.request('${method}', ${address}, ${options});
  }`;
}

function signatureOf({ name, summary, params, query, body, answer }: Call): string {
  const more =
    body.length > 0 ? `body: ${argumentType(body)}` : query.length > 0 ? `args?: ${argumentType(query)}` : '';
  const names = [...params.map((param) => `${param}: number`), ...(more ? [more] : [])].join(', ');
  return `  /** ${summary} */\n  ${name}(${names}): Promise<${typeOf(answer)}>;`;
}

function typesOf(document: ApiDocument): string {
  const schemas = Object.entries(document.components.schemas).map(([name, schema]) =>
    interfaceOf(nameOf(name), schema as Schema),
  );
  return `// Made from the OpenAPI document of Doorways by npm run generate.

${schemas.join('\n\n')}

export interface Page<T> {
  data: T[];
  total: number;
  limit: number;
  offset: number;
  next: string | null;
}

export class DoorwaysError extends Error {
  /** 0: there was no answer. */
  readonly status: number;
  readonly type: string;
  readonly errors: FieldError[];
  /** Number of the request, to quote when you ask for help. */
  readonly instance: string | undefined;
  /** Seconds. */
  readonly retryAfter: number | undefined;
}

export interface Options {
  apiKey: string;
  baseUrl?: string;
  fetch?: typeof globalThis.fetch;
  /** How often a call is tried again; 2 unless you say otherwise. */
  retries?: number;
  /** Seconds that a call waits at most before it is tried again. */
  longestWait?: number;
}

export class Doorways {
  constructor(options: Options);
  request(
    method: string,
    path: string,
    options?: { query?: Record<string, unknown>; body?: unknown; idempotencyKey?: string },
  ): Promise<unknown>;
  each<A extends object, T>(list: (args?: A) => Promise<Page<T>>, args?: A): AsyncGenerator<T, void>;
${callsOf(document).map(signatureOf).join('\n')}
}

export function isFromDoorways(call: {
  secret: string;
  headers: Headers | Record<string, string | undefined>;
  body: string;
  now?: number;
}): Promise<boolean>;
`;
}

const manifest = {
  name: 'doorways',
  version: sdkVersion,
  description: 'Posts, NDIS providers and your own messages of Doorways, for your programs.',
  type: 'module',
  exports: { '.': { types: './index.d.ts', default: './index.js' } },
  files: ['index.js', 'index.d.ts', 'README.md'],
  engines: { node: '>=18' },
  license: 'Apache-2.0',
  sideEffects: false,
};

const readme = `# doorways

Posts, NDIS providers and your own messages of Doorways, for your programs.

\`\`\`js
import { Doorways } from 'doorways';

const doorways = new Doorways({ apiKey: process.env.DOORWAYS_KEY });
const posts = await doorways.getPosts({ type: 'question', limit: 10 });
\`\`\`

The documentation is at __DOORWAYS_URL__/api-docs
`;

/** Files of the SDK for JavaScript, by their names. */
export const javascriptFiles = (document: ApiDocument): Readonly<Record<string, string>> => ({
  'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
  'README.md': readme,
  'index.js': runtime
    .replaceAll('__VERSION__', sdkVersion)
    .replace('__METHODS__', () => callsOf(document).map(methodOf).join('\n')),
  'index.d.ts': typesOf(document),
});
