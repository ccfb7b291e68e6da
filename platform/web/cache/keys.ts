import type { QueryKey } from '@tanstack/react-query';
import { type Arguments, addressOf } from '../client/address.ts';
import { queryClient } from './query-client.ts';

/** [path] or [path, args]: the parameters of the path are in the path already. */
export function readKey(name: string, args?: Arguments): QueryKey {
  const { path, query } = addressOf(name, args);
  return Object.keys(query).length === 0 ? [path] : [path, query];
}

/** Lists that page keep another shape, so they are kept apart; a refresh of [path] reaches both. */
export function listKey(name: string, args?: Arguments): QueryKey {
  const { path, query } = addressOf(name, args);
  return [path, query, 'list'];
}

/** '/api/posts' is that address with any query; '/api/users/*' everything that starts so; or a whole key. */
export type RefreshKey = string | QueryKey;

const matches = (wanted: RefreshKey, key: QueryKey): boolean => {
  const path = typeof wanted === 'string' ? wanted : wanted[0];
  if (typeof path !== 'string') return false;
  const own = String(key[0]);
  if (path.endsWith('*') ? !own.startsWith(path.slice(0, -1)) : own !== path) return false;
  const args = typeof wanted === 'string' ? undefined : (wanted[1] as Arguments | undefined);
  const ownArgs = (key[1] ?? {}) as Arguments;
  return !args || Object.entries(args).every(([name, value]) => ownArgs[name] === value);
};

/** Reads again what is on the screen, and marks the rest to be read again when it is next shown (DATA-11). */
export function refresh(keys: readonly RefreshKey[]): Promise<void> {
  if (keys.length === 0) return Promise.resolve();
  return queryClient.invalidateQueries({ predicate: ({ queryKey }) => keys.some((key) => matches(key, queryKey)) });
}
