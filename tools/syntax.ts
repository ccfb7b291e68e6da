import { parseAst } from 'vite';

/** A part of a file as the parser sees it; `start` and `end` count characters of its text. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The whole file; throws where its text is no TypeScript. */
export function parse(path: string, text: string): Node {
  const program: unknown = parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' });
  if (!isNode(program)) throw new Error(`${path} was not parsed.`);
  return program;
}
