import { ApiError } from '../client/error.ts';

/** Equal for equal arguments, files included. */
export const signature = (args: unknown): string =>
  JSON.stringify(args, (_, value: unknown) =>
    value instanceof Blob ? [value.size, value.type, (value as File).name, (value as File).lastModified] : value,
  ) ?? '';

/**
 * Keys for writes. The same arguments sent again after an answer that never came carry the same key, so the server
 * does the work once; after any clear answer, or with other arguments, the key is new.
 */
export function createAttempts(newKey: () => string = () => crypto.randomUUID()) {
  const open = new Map<string, string>();
  return {
    keyFor(args: unknown): string {
      const own = signature(args);
      const key = open.get(own) ?? newKey();
      open.set(own, key);
      return key;
    },
    settle(args: unknown, error?: unknown): void {
      if (!(error instanceof ApiError && error.outcomeUnknown)) open.delete(signature(args));
    },
  };
}
