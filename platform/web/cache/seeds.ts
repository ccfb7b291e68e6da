import type { QueryKey } from '@tanstack/react-query';
import { type Arguments, sortedUrl, urlOf } from '../client/address.ts';
import { queryClient } from './query-client.ts';

interface Seed {
  readonly body: unknown;
  readonly next: string | undefined;
}

const seeds = new Map<string, Seed>();

/** Keeps the answers that came inside the page until a screen asks for them. */
export function sow(data: Readonly<Record<string, unknown>>): void {
  for (const [url, body] of Object.entries(data)) {
    if (url.startsWith('link:')) continue;
    const next = data[`link:${url}`];
    seeds.set(sortedUrl(url), { body, next: typeof next === 'string' ? next : undefined });
  }
}

/**
 * Puts an embedded answer into the cache when its question is asked for the first time. Called while rendering: the
 * query is new then, so nobody is told. (Not initialData: a reset would bring it back, perhaps to another member.)
 */
export function plant(key: QueryKey, shape: (seed: Seed) => unknown): void {
  if (seeds.size === 0) return;
  const url = urlOf(key[0] as string, key[1] as Arguments);
  const seed = seeds.get(url);
  if (!seed) return;
  seeds.delete(url);
  if (queryClient.getQueryState(key) === undefined) queryClient.setQueryData(key, shape(seed));
}

/** When somebody else signs in. */
export const forgetSeeds = () => seeds.clear();
