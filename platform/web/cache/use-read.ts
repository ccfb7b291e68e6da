import { useQuery } from '@tanstack/react-query';
import type { Answer, OperationShape } from '#platform/contract/operation.ts';
import { type Arguments, isPage } from '../client/address.ts';
import { type Args, call } from '../client/call.ts';
import { statusOf } from '../client/error.ts';
import { type Entity, putEntities, useEntity } from './entities.ts';
import { readKey } from './keys.ts';
import { plant } from './seeds.ts';

export interface ReadOptions {
  /** Fixed text that the read throws when it fails (C-01). */
  readonly failText?: string;
  /** False waits: for a parameter that is not known yet. */
  readonly enabled?: boolean;
  /** Kind under which the answer (one thing with an id) goes into the entity store. */
  readonly entity?: string;
  /** A thing that is no longer there for the reader (404) goes from the page; without this its older data stays. */
  readonly goes?: boolean;
  /** Milliseconds between readings; only where the product asks for it (game rooms). */
  readonly every?: number;
}

export interface Read<T> {
  readonly data: T | undefined;
  /** Give it to textForPeople(). Stays undefined while older data can be shown. */
  readonly error: Error | null;
  /** True until the first answer. */
  readonly loading: boolean;
  /** True while data on the page is read again. */
  readonly refreshing: boolean;
  readonly retry: () => void;
}

/** Reads once and keeps it: useRead<typeof getPost>('getPost', { id }, { entity: 'post' }). */
export function useRead<O extends OperationShape>(
  name: O['name'],
  args?: Args<O>,
  options: ReadOptions = {},
): Read<Answer<O>> {
  const { failText, enabled = true, entity, goes = false, every } = options;
  const given = (args ?? {}) as Arguments;
  const keep = (answer: Answer<O>) => {
    if (entity && answer) putEntities(entity, [answer as unknown as Entity]);
    return answer;
  };
  const key = enabled ? readKey(name, given) : ['waiting', name];
  if (enabled) plant(key, ({ body, next }) => keep((isPage(name) ? { items: body, next } : body) as Answer<O>));
  const result = useQuery<Answer<O>>({
    queryKey: key,
    queryFn: async ({ signal }) => keep(await call<O>(name, args, { signal, failText })),
    enabled,
    refetchInterval: every ?? false,
  });
  const kept = useEntity(entity ?? '', (result.data as unknown as Entity | undefined)?.id);
  const isGone = goes && statusOf(result.error) === 404;
  return {
    data: isGone ? undefined : ((entity ? (kept as Answer<O> | undefined) : undefined) ?? result.data),
    error: isGone || result.data === undefined ? result.error : null,
    loading: result.isPending && enabled,
    refreshing: result.isFetching && !result.isPending,
    retry: () => void result.refetch(),
  };
}
