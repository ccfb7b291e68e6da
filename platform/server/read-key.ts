import type { OperationShape } from '#platform/contract/operation.ts';

/**
 * What a read asks for, however it was written: names that the operation does not know, their order and their encoding
 * make no difference. Undefined for what it would refuse.
 */
export function readKey(operation: OperationShape, params: unknown, query: unknown): string | undefined {
  const asked: unknown[] = [];
  for (const [schema, given] of [
    [operation.params, params],
    [operation.query, query],
  ] as const) {
    if (!schema) continue;
    const parsed = schema.safeParse(given ?? {});
    if (!parsed.success) return undefined;
    const values = Object.entries(parsed.data).filter(([, value]) => value !== undefined);
    asked.push(values.sort(([one], [other]) => (one < other ? -1 : 1)));
  }
  return `${operation.name} ${JSON.stringify(asked)}`;
}

type Given = Readonly<Record<string, unknown>>;

/** The address of the next page, with what the operation knows of the address that was asked for, in its own order. */
export function nextAddress(operation: OperationShape, params: unknown, query: unknown, cursor: string): string {
  const path = operation.path.replaceAll(/\{([^{}]+)\}/g, (_whole, name: string) =>
    encodeURIComponent(String((params as Given | undefined)?.[name] ?? '')),
  );
  const search = new URLSearchParams();
  for (const name of Object.keys(operation.query?.shape ?? {})) {
    const value = (query as Given | undefined)?.[name];
    if (name !== 'cursor' && value !== undefined) search.set(name, String(value));
  }
  search.set('cursor', cursor);
  return `${path}?${search}`;
}
