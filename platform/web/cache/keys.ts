import type { QueryKey } from '@tanstack/react-query';
import type { Arguments as Given, OperationShape } from '#platform/contract/operation.ts';
import type { Arguments } from '../client/address.ts';
import { queryClient } from './query-client.ts';

/** The application says here which operations there are (apps/web/known.ts), so that the compiler knows their names. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled where the areas are known.
export interface Known {}
type Operation = Known extends { readonly operation: infer O extends OperationShape } ? O : OperationShape;

type NameOf<O> = O extends OperationShape & { readonly method: 'GET' }
  ? O['name'] | readonly [name: O['name'], args: Partial<Given<O>>]
  : never;

/**
 * What is to be read again: 'listPosts' with whatever arguments, ['getPost', { id }] with these and whatever others, or
 * '*' for all that was read.
 */
export type RefreshKey = NameOf<Operation> | '*';

/** One answer. */
export const readKey = (name: string, args: Arguments = {}): QueryKey => [name, args];

/** Lists that page keep another shape, so they are kept apart; a refresh of their name reaches both. */
export const listKey = (name: string, args: Arguments = {}): QueryKey => [name, args, 'list'];

const matches = (wanted: RefreshKey, [name, own]: QueryKey): boolean => {
  if (typeof wanted === 'string') return wanted === '*' || wanted === name;
  const args = Object.entries(wanted[1]);
  return wanted[0] === name && args.every(([key, value]) => (own as Arguments)[key] === value);
};

/** Reads again what is on the screen, and marks the rest to be read again when it is next shown (DATA-11). */
export function refresh(keys: readonly RefreshKey[]): Promise<void> {
  if (keys.length === 0) return Promise.resolve();
  return queryClient.invalidateQueries({ predicate: ({ queryKey }) => keys.some((key) => matches(key, queryKey)) });
}

/** Gives up readings that are under way: whoever asks to leave has no use for an answer that they can’t have any longer. */
export function giveUp(keys: readonly RefreshKey[]): Promise<void> {
  return queryClient.cancelQueries({ predicate: ({ queryKey }) => keys.some((key) => matches(key, queryKey)) });
}
