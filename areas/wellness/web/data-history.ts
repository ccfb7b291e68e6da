import { useEffect, useMemo } from 'react';
import type { listWellnessEntries } from '../contract/entries.ts';
import type { DiaryEntry } from '../pure/entry.ts';
import { useDiaryList } from './keys/use-diary.ts';
import { openOf } from './opened.ts';

export interface DiaryRange {
  /** All of them, the newest day first; empty until everything is here. */
  readonly entries: readonly DiaryEntry[];
  /** So many were read so far. */
  readonly read: number;
  readonly loading: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
  readonly retrying: boolean;
  /** Some are sealed, and the diary is not unlocked here. */
  readonly isLocked: boolean;
}

const newestFirst = (a: DiaryEntry, b: DiaryEntry) =>
  a.day === b.day ? b.at.localeCompare(a.at) || b.id - a.id : a.day < b.day ? 1 : -1;
const nothing: readonly DiaryEntry[] = [];

/** The entries of some days, all pages of them. Nothing outside of these days is asked for. */
export function useDiaryRange({
  from,
  to,
}: {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}): DiaryRange {
  const list = useDiaryList<typeof listWellnessEntries>('listWellnessEntries', {
    limit: 200,
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  });
  const { items, hasMore, loadMore, loadingMore, moreError, loading, error, retry, refreshing } = list;
  useEffect(() => {
    if (hasMore && !loadingMore && !moreError && !refreshing) loadMore();
  }, [hasMore, loadingMore, moreError, refreshing, loadMore]);
  const isWhole = !loading && !error && !hasMore;
  const entries = useMemo(
    () => (isWhole ? items.flatMap((item) => openOf(item) ?? []).sort(newestFirst) : nothing),
    [items, isWhole],
  );
  return {
    entries,
    read: items.length,
    loading: loading || (hasMore && !moreError),
    error: error ?? moreError,
    retry: moreError ? loadMore : retry,
    retrying: refreshing || loadingMore,
    isLocked: isWhole && items.some(({ sealed }) => sealed !== undefined),
  };
}
