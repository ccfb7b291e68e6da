import type { Method } from '#platform/contract/operation.ts';

/** What method and path alone do not tell. */
export interface OperationExtra {
  /** The answer is a list that pages, with its cursor in the Link header. */
  readonly page?: true;
  /** Names that go into the query, where "query for GET and DELETE, body for the rest" does not hold. */
  readonly query?: readonly string[];
}

/** Method and path of every operation, made from the contracts: apps/web/operations.gen.ts. */
export type OperationTable = Readonly<Record<string, readonly [method: Method, path: string, extra?: OperationExtra]>>;

export type Arguments = Readonly<Record<string, unknown>>;

let table: OperationTable = {};
let loadMore: (() => Promise<void>) | undefined;

/** `more` loads what is not in the table yet. */
export const setTable = (value: OperationTable, more?: () => Promise<void>) => {
  table = value;
  loadMore = more;
};

/** Before a call: reads on the first screen are in the table from the start, and the rest may still be on its way. */
export async function untilKnown(name: string): Promise<void> {
  if (!table[name]) await loadMore?.();
}

/** Repeats the name for a list; leaves out what is undefined or null; sorted, so that one question has one address. */
export function queryText(values: Arguments): string {
  const pairs = Object.keys(values)
    .sort()
    .flatMap((name) => {
      const value = values[name];
      const list = Array.isArray(value) ? value : [value];
      return list
        .filter((one) => one !== undefined && one !== null)
        .map((one): [string, string] => [name, one instanceof Date ? one.toISOString() : String(one)]);
    });
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}

export const isPage = (name: string): boolean => table[name]?.[2]?.page === true;

export interface Address {
  readonly method: Method;
  /** Path with its parameters filled in, without a query: the first element of a cache key. */
  readonly path: string;
  readonly query: Arguments;
  /** Undefined when nothing is to be sent. */
  readonly body: Arguments | undefined;
}

export function addressOf(name: string, args: Arguments = {}): Address {
  const entry = table[name];
  if (!entry) throw new Error(`No operation is called "${name}". Run npm run generate when it is new.`);
  const [method, pattern, extra] = entry;
  const queryNames = extra?.query;
  const rest: Record<string, unknown> = { ...args };
  const path = pattern.replace(/\{(\w+)\}/g, (_, param: string) => {
    const value = rest[param];
    if (value === undefined || value === null || value === '') throw new Error(`${name} needs "${param}".`);
    delete rest[param];
    return encodeURIComponent(String(value));
  });
  delete rest.upload;
  if (!queryNames && (method === 'GET' || method === 'DELETE' || args.upload)) {
    return { method, path, query: rest, body: undefined };
  }
  const query: Record<string, unknown> = {};
  for (const one of queryNames ?? []) {
    if (one in rest) query[one] = rest[one];
    delete rest[one];
  }
  const empty = Object.keys(rest).length === 0 || args.upload !== undefined;
  return { method, path, query, body: empty ? undefined : rest };
}

/** The whole address of a read: for <img src>, downloads and embedded data. */
export function urlOf(name: string, args?: Arguments): string {
  const { path, query } = addressOf(name, args);
  return path + queryText(query);
}

/** /api/posts?b=1&a=2 → the form that urlOf gives. */
export function sortedUrl(url: string): string {
  const [path = '', query] = url.split('?');
  if (!query) return path;
  const pairs = new URLSearchParams(query);
  pairs.sort();
  return `${path}?${pairs}`;
}
