import { type ReactNode, useEffect } from 'react';
import { announce } from '#platform/web/announce.ts';
import type { ListState } from '#platform/web/cache/use-list.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { failed } from '#platform/web/ui/failed.ts';
import { LoadMore } from '#platform/web/ui/load-more.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';

interface Props {
  readonly list: ListState;
  readonly shown: number;
  readonly total?: number | undefined;
  /** "The posts": for what is said while it loads and when it fails. */
  readonly what: string;
  readonly empty: ReactNode;
  /** Where the focus goes when more has come. */
  readonly focusOn?: (id: number | string) => HTMLElement | null | undefined;
  readonly children: ReactNode;
}

/** Loading, empty, failing and paging, for every list of a space. */
export function ListStates({ list, shown, total, what, empty, focusOn, children }: Props) {
  const { loading, error, retry, refreshing, hasMore, loadingMore, moreError, loadMore, firstNewId, newCount } = list;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that comes
  useEffect(() => {
    if (firstNewId === undefined) return;
    focusOn?.(firstNewId)?.focus();
    announce(`${newCount} more`);
  }, [firstNewId, newCount]);
  useEffect(() => {
    if (moreError) failed('Couldn’t load more')(moreError);
  }, [moreError]);
  if (loading) return <Skeleton count={2} look="row" label={`Loading ${what.toLowerCase()}`} />;
  if (error) {
    return (
      <ErrorState title={`${what} did not load`} onRetry={retry} retrying={refreshing}>
        {textForPeople(error)}
      </ErrorState>
    );
  }
  if (shown === 0) return empty;
  return (
    <>
      {children}
      {hasMore && <LoadMore shown={shown} total={total} pending={loadingMore} onLoad={loadMore} />}
    </>
  );
}
