import { problem } from '#platform/server/problem.ts';

interface Asked {
  readonly limit: number;
  readonly offset: number;
  readonly cursor?: string | undefined;
}

const writeCursor = (offset: number) => Buffer.from(String(offset)).toString('base64url');

function readCursor(cursor: string): number {
  const text = Buffer.from(cursor, 'base64url').toString();
  if (/^\d{1,5}$/.test(text)) return Number(text);
  throw problem.invalid([{ field: 'cursor', rule: 'unknown', message: 'Start the list again.' }]);
}

/** A page of a list that is whole in memory: samples, and the few hundred things that a sandbox has room for. */
export function pageOfAll<T>(all: readonly T[], { limit, offset, cursor }: Asked) {
  const start = cursor === undefined ? offset : readCursor(cursor);
  const end = start + limit;
  return {
    data: all.slice(start, end),
    total: all.length,
    limit,
    offset,
    next: end < all.length ? writeCursor(end) : null,
  };
}
