import { z } from 'zod';
import { Problem } from '#platform/contract/problem.ts';
import { seeded } from '#platform/contract/seeded.ts';
import type { ApiDocument } from '#platform/server/api-document.ts';

/** JSON Schema, as far as the public API uses it. */
interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
}
type Answers = Readonly<Record<string, { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }>>;

interface Described {
  readonly parameters: readonly { readonly name: string; readonly in: 'path' | 'query'; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Answers;
}
interface Operation extends Described {
  readonly method: string;
  readonly path: string;
}

export interface FuzzRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Undefined where the document has no such call. */
  readonly operation: Operation | undefined;
}
export interface FuzzAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

interface FuzzOptions {
  readonly document: ApiDocument;
  /** Secrets of keys, good and bad. */
  readonly keys: readonly string[];
  /** Of things that are there. */
  readonly ids: readonly number[];
  /** Words that no answer may have. */
  readonly hidden: readonly string[];
}

/** What a program sends by mistake, and what a person sends who looks for one. */
const hostile: readonly string[] = [
  ...['', ' ', '0', '-1', '1.5', '1e3', '0x10', '01', '+1', 'NaN', 'Infinity', 'null', 'undefined', 'true', '[]', '{}'],
  ...['2147483647', '2147483648', '9007199254740993', '9'.repeat(40), '-9999999999', '１２', '1,2', '1;2', '../1', '.'],
  ...["'; drop table posts --", '%', '%_%', '\\', '"', '<b>', '$1', '\u0000', '\ud800', '\udfff!', '\uffff', '\u202e'],
  ...[
    'é'.repeat(50),
    '👩🏽‍🦽',
    'a'.repeat(201),
    'a'.repeat(501),
    'a'.repeat(601),
    'a '.repeat(300),
    '(a+)+$',
    '__proto__',
  ],
  ...[
    'constructor',
    'id,id,id',
    'id,',
    ',',
    'author',
    'from',
    'staff',
    'email',
    'passwords',
    'MTA=',
    'eyJhdCI6MX0',
    '&|!',
  ],
];
const words = ['ramp', 'Cedar', 'tram', 'showering', 'Hello', 'ana', 'id', 'id,content', 'id,businessName', 'content'];
const strange: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1.5, 1e308, 2_147_483_648, [], {}, [[]], [null], [1, 2], { a: 1 }, { length: 1e9 }],
  ...Object.keys(hostile).map((at) => hostile[Number(at)]),
  'x'.repeat(20_001),
];
const bodies = [
  '',
  ' ',
  'null',
  '[]',
  '{}',
  '"x"',
  '1',
  '{',
  '{"content":',
  '{"content":"x"}}',
  '\u0000',
  '{"a":"\\ud800"}',
];
const large = [`{"content":${'['.repeat(3000)}${']'.repeat(3000)}}`, `{"content":"${'x'.repeat(1_200_000)}"}`];
const types = ['text/plain', 'application/xml', 'application/json; charset=utf-16', 'multipart/form-data', 'x', ''];
const headers: readonly (readonly [name: string, values: readonly string[]])[] = [
  ['if-none-match', ['*', '""', 'W/"x"', 'x', '"'.repeat(200)]],
  ['origin', ['null', 'https://example.org', 'x', 'http://localhost:3000']],
  ['acts-for', ['1', '2', 'x', '-1', '99999999999']],
  ['accept', ['text/html', 'x', 'application/json']],
  ['accept-encoding', ['gzip', 'br', 'identity;q=0', 'x']],
  ['cookie', ['doorways.session=x', '=', ';;;']],
  ['range', ['bytes=0-1', 'x']],
];

const operationsOf = ({ paths }: ApiDocument): Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => ({ ...(one as Described), method: method.toUpperCase(), path })),
  );

/** Makes request number `n` of a seed, the same each time, and says what is wrong with its answer. */
export function makeFuzz({ document, keys, ids, hidden }: FuzzOptions) {
  const operations = operationsOf(document);
  const judges = judgesOf(document);

  return {
    request: (seed: number, n: number): FuzzRequest => {
      const chance = seeded(Math.imul(seed, 1_000_003) + n);
      return requestBy(chance, { operations, keys, ids });
    },
    /** Undefined: it is as the document says. */
    fault: ({ method, operation, url, headers: sent }: FuzzRequest, answer: FuzzAnswer): string | undefined => {
      const { status, text } = answer;
      if (status === 0 || status >= 500) return `${status}: ${text.slice(0, 300)}`;
      const told = hidden.find((word) => text.includes(word));
      if (told) return `the answer has “${told}”`;
      const key = sent.authorization?.split(' ')[1] ?? '';
      if (key.length > 20 && text.includes(key)) return 'the answer has the key';
      const wrong = status >= 400 ? problemIn(answer) : undefined;
      if (wrong) return wrong;
      if (!operation) return status >= 400 ? undefined : `${status} where there is nothing`;
      if (!(status in operation.responses)) return `${method} ${operation.path} is not said to answer ${status}`;
      return status < 300 ? judges(operation, status, answer, url) : undefined;
    },
  };
}

function problemIn({ status, headers: got, text }: FuzzAnswer): string | undefined {
  if (got['content-type'] !== 'application/problem+json; charset=utf-8') return `${status} as ${got['content-type']}`;
  const parsed = Problem.strict().safeParse(JSON.parse(text));
  if (!parsed.success) return `${status} is no problem: ${text.slice(0, 300)}`;
  if (parsed.data.status !== status) return `${status} says ${parsed.data.status}`;
  if (status === 400 && !parsed.data.errors?.length) return '400 names no field';
  if (status === 401 && got['www-authenticate'] !== 'Bearer') return '401 doesn’t say how';
  if (status === 429 && !Number(got['retry-after'])) return '429 doesn’t say when';
  return undefined;
}

type Chance = () => number;
const pick = <T>(chance: Chance, all: readonly T[]): T => all[Math.floor(chance() * all.length)] as T;

interface Choices extends Pick<FuzzOptions, 'keys' | 'ids'> {
  readonly operations: readonly Operation[];
}

function requestBy(chance: Chance, { operations, keys, ids }: Choices): FuzzRequest {
  const operation = pick(chance, operations);
  // How much is wrong differs, so that some get far.
  const wrongness = pick(chance, [0, 0, 0.1, 0.3, 0.8]);
  const isWrong = () => chance() < wrongness;
  const value = (schema: Schema) => (isWrong() ? pick(chance, hostile) : String(right(chance, schema, ids)));
  const broken =
    isWrong() && chance() < 0.2 ? pick(chance, ['%zz', '%ff', '%', 'a'.repeat(400), '%00', '.', '..']) : '';
  const path = operation.parameters
    .filter((one) => one.in === 'path')
    .reduce(
      (at, { name, schema }) => at.replace(`{${name}}`, broken || encoded(value(schema)) || '%20'),
      operation.path,
    );
  const query = operation.parameters
    .filter((one) => one.in === 'query' && chance() < 0.4)
    .flatMap(({ name, schema }) =>
      [name, ...(isWrong() ? [name] : [])].map((one) => `${one}=${encoded(value(schema))}`),
    );
  if (isWrong() && chance() < 0.3)
    query.push(pick(chance, ['unknown=1', 'limit[]=1', '&&', '=', '%=%', 'q=%ff', '__proto__=1']));
  const isKeyed = chance() < 0.95;
  const badKeys = [...hostile.filter(isHeader), keys[0]?.slice(0, -1) ?? ''];
  const key = isWrong() && chance() < 0.2 ? pick(chance, badKeys) : pick(chance, keys);
  const scheme = isWrong() && chance() < 0.2 ? pick(chance, ['bearer', 'Basic', '']) : 'Bearer';
  if (isWrong() && chance() < 0.1) query.push(`api_key=${encoded(key)}`);
  const known = isWrong() && chance() < 0.1 ? pick(chance, ['PUT', 'DELETE', 'PATCH', 'POST']) : operation.method;
  const extra = headers.flatMap(([name, values]): [string, string][] =>
    isWrong() && chance() < 0.3 ? [[name, pick(chance, values)]] : [],
  );
  const body = known === 'GET' ? undefined : bodyBy(chance, operation, { ids, isWrong });
  return {
    method: known,
    url: `${path}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    headers: {
      ...Object.fromEntries(extra),
      ...(isKeyed && { authorization: `${scheme} ${key}` }),
      ...(body !== undefined && { 'content-type': isWrong() ? pick(chance, types) : 'application/json' }),
      ...(body !== undefined &&
        chance() < 0.3 && { 'idempotency-key': pick(chance, ['a', 'b', 'c', ' ', 'k'.repeat(300)]) }),
    },
    ...(body !== undefined && { body }),
    operation: operations.find((one) => one.path === operation.path && one.method === known),
  };
}

const isHeader = (value: string) => /^[\x20-\x7e]*$/.test(value);

/** As a program would write it, which doesn’t know half of a character. */
const encoded = (value: string) => encodeURIComponent(value.toWellFormed());

function right(chance: Chance, schema: Schema, ids: readonly number[]): unknown {
  if (schema.enum) return pick(chance, schema.enum);
  if (schema.type === 'boolean') return chance() < 0.5;
  if (schema.type === 'array') {
    const count = Math.floor(chance() * Math.min(schema.maxItems ?? 3, 4));
    return Array.from({ length: count }, () => right(chance, schema.items ?? {}, ids));
  }
  if (schema.type === 'integer') {
    if (schema.exclusiveMinimum === 0) return pick(chance, ids);
    const least = schema.minimum ?? 0;
    return least + Math.floor(chance() * (Math.min(schema.maximum ?? 100, chance() < 0.1 ? 10_000 : 20) - least));
  }
  return pick(chance, words);
}

interface Making {
  readonly ids: readonly number[];
  readonly isWrong: () => boolean;
}

function bodyBy(chance: Chance, { requestBody }: Operation, { ids, isWrong }: Making): string {
  if (isWrong() && chance() < 0.3) return pick(chance, chance() < 0.1 ? large : bodies);
  const { properties = {}, required = [] } = requestBody?.content['application/json']?.schema ?? {};
  const given = Object.entries(properties)
    .filter(([name]) => (required.includes(name) ? !isWrong() : chance() < 0.5))
    .map(([name, schema]) => [name, isWrong() ? pick(chance, strange) : right(chance, schema, ids)] as const);
  const more = isWrong() && chance() < 0.2 ? { [pick(chance, ['extra', 'userId', '__proto__', ''])]: 1 } : {};
  return JSON.stringify({ ...Object.fromEntries(given), ...more });
}

/** Whether an answer has the shape that the document gives it. */
function judgesOf({ components }: ApiDocument) {
  const $defs = JSON.parse(JSON.stringify(components.schemas).replaceAll('#/components/schemas/', '#/$defs/'));
  const made = new Map<string, z.ZodType>();
  /** With `fields`, an entity has some of its fields: then none has to be there. */
  const checker = ({ responses, path, method }: Operation, status: number, isPart: boolean) => {
    const name = `${method} ${path} ${isPart}`;
    const known = made.get(name);
    if (known) return known;
    const schema = responses[status]?.content?.['application/json']?.schema;
    const text = JSON.stringify(schema).replaceAll('#/components/schemas/', '#/$defs/');
    const whole = { ...JSON.parse(text), $defs: isPart ? withoutRequired($defs) : $defs };
    const check = z.fromJSONSchema(whole);
    made.set(name, check);
    return check;
  };
  return (operation: Operation, status: number, { headers: got, text }: FuzzAnswer, url: string) => {
    if (got['content-type'] !== 'application/json; charset=utf-8') return `${status} as ${got['content-type']}`;
    const parsed = checker(operation, status, /[?&]fields=/.test(url)).safeParse(JSON.parse(text));
    return parsed.success ? undefined : `not as documented: ${parsed.error.message.slice(0, 500)}`;
  };
}

const withoutRequired = (defs: Readonly<Record<string, object>>) =>
  Object.fromEntries(Object.entries(defs).map(([name, one]) => [name, { ...one, required: [] }]));
