import { sdkMethods } from '#areas/developers/pure/sdk-methods.ts';
import type { ApiDocument } from '#platform/server/api-document.ts';

/** JSON Schema, as far as the public API uses it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly (string | number)[];
  readonly const?: string | number | boolean;
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly description?: string;
}

export interface Argument {
  readonly name: string;
  readonly schema: Schema;
  readonly required: boolean;
}

/** One method of the SDKs. */
export interface Call {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  /** In the path. */
  readonly params: readonly string[];
  readonly query: readonly Argument[];
  readonly body: readonly Argument[];
  readonly answer: Schema;
}

interface Described {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly in: 'path' | 'query';
    readonly required: boolean;
    readonly schema: Schema;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, { schema: Schema }>> }>>;
}

const jsonOf = (content: Readonly<Record<string, { readonly schema: Schema }>> | undefined): Schema =>
  content?.['application/json']?.schema ?? {};

const argumentsOf = ({ properties = {}, required = [] }: Schema): Argument[] =>
  Object.entries(properties).map(([name, schema]) => ({ name, schema, required: required.includes(name) }));

const isNamed = (operation: string): operation is keyof typeof sdkMethods => operation in sdkMethods;

/** The calls of the document, in the order of their paths. */
export const callsOf = ({ paths }: ApiDocument): Call[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]): Call => {
      const { operationId, summary, parameters, requestBody, responses } = described as Described;
      if (!isNamed(operationId)) throw new Error(`${operationId} has no name in sdk-methods.ts.`);
      const done = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
      return {
        name: sdkMethods[operationId],
        method: method.toUpperCase(),
        path,
        summary,
        params: parameters.filter((one) => one.in === 'path').map(({ name }) => name),
        query: parameters.filter((one) => one.in === 'query'),
        body: argumentsOf(jsonOf(requestBody?.content)),
        answer: jsonOf(done?.content),
      };
    }),
  );

/** ApiPost is Post in the SDKs. */
export const nameOf = ($ref: string): string => $ref.slice($ref.lastIndexOf('/') + 1).replace(/^Api(?=[A-Z])/, '');
