import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Answer, OperationShape, Page } from '#platform/contract/operation.ts';
import type { Arguments } from '../client/address.ts';
import { type Args, call } from '../client/call.ts';
import { type Entity, putEntities } from './entities.ts';
import { listKey } from './keys.ts';
import { queryClient } from './query-client.ts';
import { plant } from './seeds.ts';

export interface ListOptions {
  readonly failText?: string;
  readonly enabled?: boolean;
}

export interface ListState {
  readonly error: Error | null;
  readonly loading: boolean;
  readonly refreshing: boolean;
  readonly retry: () => void;
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
  /** The next page could not be read; what is there stays. */
  readonly moreError: Error | null;
  readonly loadMore: () => void;
  /** First thing of the page that loadMore brought: move the focus there, and say how many came. */
  readonly firstNewId: Id | undefined;
  readonly newCount: number;
}

type Id = number | string;
type ItemOf<O extends OperationShape> = O['output'] extends { kind: 'page' }
  ? Answer<O> extends Page<infer T>
    ? T
    : never
  : never;

/** Of people whom a space shows by number alone, that number. */
function idOf(item: unknown): Id | undefined {
  if (typeof item !== 'object' || item === null) return item as Id;
  const { id, no } = item as { id?: Id; no?: Id };
  return id ?? no;
}

/** A thing that slipped onto the next page while one was added before it is shown once. */
function flatten<T>(pages: readonly Page<T>[]): readonly T[] {
  const seen = new Set<Id>();
  return pages.flatMap(({ items }) =>
    items.filter((item) => {
      const id = idOf(item);
      if (id === undefined) return true;
      return seen.has(id) ? false : seen.add(id);
    }),
  );
}

const nothing: readonly never[] = [];

function usePages<T>(name: string, args: Arguments, options: ListOptions, shape: (items: readonly unknown[]) => T[]) {
  const { failText, enabled = true } = options;
  const [newPage, setNewPage] = useState<number>();
  const toPage = (page: Page<unknown>): Page<T> => ({ items: shape(page.items), next: page.next });
  const key = enabled ? listKey(name, args) : ['waiting', name, 'list'];
  if (enabled) {
    plant(key, ({ body, next }) => ({ pages: [toPage({ items: body as unknown[], next })], pageParams: [undefined] }));
  }
  const result = useInfiniteQuery<Page<T>, Error, InfiniteData<Page<T>>, readonly unknown[], string | undefined>({
    queryKey: key,
    queryFn: async ({ pageParam, signal }) => {
      const asked = pageParam === undefined ? args : { ...args, cursor: pageParam };
      return toPage((await call(name, asked as never, { signal, failText })) as unknown as Page<unknown>);
    },
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next,
    enabled,
  });
  const pages = result.data?.pages;
  const items = useMemo(() => (pages ? flatten(pages) : nothing), [pages]);
  const fresh = newPage === undefined ? undefined : pages?.[newPage]?.items;
  /** A press is not lost when the list is read anew meanwhile, before the next page or in its place, nor ends that reading. */
  const readMore = async (index: number, tries = 3) => {
    if (queryClient.isFetching({ queryKey: key, exact: true }) > 0) await result.refetch({ cancelRefetch: false });
    const { data, isSuccess } = await result.fetchNextPage();
    if (!isSuccess) return;
    if (data.pages.length > index) setNewPage(index);
    else if (tries > 1) await readMore(index, tries - 1);
  };
  const state: ListState = {
    error: pages ? null : result.error,
    loading: result.isPending && enabled,
    refreshing: result.isRefetching,
    retry: () => void result.refetch(),
    hasMore: result.hasNextPage,
    loadingMore: result.isFetchingNextPage,
    moreError: result.isFetchNextPageError ? result.error : null,
    loadMore: () => {
      if (!result.isFetchingNextPage && result.hasNextPage) void readMore(pages?.length ?? 0);
    },
    firstNewId: idOf(fresh?.[0]),
    newCount: fresh?.length ?? 0,
  };
  return { items, state };
}

export interface List<T> extends ListState {
  readonly items: readonly T[];
}

/** A list that pages, its pages joined: useList<typeof listEvents>('listEvents', { limit: 20 }). */
export function useList<O extends OperationShape>(
  name: O['name'],
  args?: Args<O>,
  options: ListOptions = {},
): List<ItemOf<O>> {
  const { items, state } = usePages(name, (args ?? {}) as Arguments, options, (all) => all as ItemOf<O>[]);
  return { items, ...state };
}

export interface EntityList extends ListState {
  /** In order; show each with useEntity(kind, id). */
  readonly ids: readonly Id[];
}

/** The same, with the things in the entity store: useEntityList<typeof listPosts>('post', 'listPosts'). */
export function useEntityList<O extends OperationShape>(
  kind: string,
  name: O['name'],
  args?: Args<O>,
  options: ListOptions = {},
): EntityList {
  const { items, state } = usePages<Id>(name, (args ?? {}) as Arguments, options, (all) => {
    putEntities(kind, all as Entity[]);
    return (all as Entity[]).map(({ id }) => id);
  });
  return { ids: items, ...state };
}
