import { useEffect } from 'react';
import { refresh } from '#platform/web/cache/keys.ts';
import { useList } from '#platform/web/cache/use-list.ts';
import { useWrite } from '#platform/web/cache/use-write.ts';
import { call } from '#platform/web/client/call.ts';
import type { listWellnessDoses } from '../../contract/medicines.ts';
import type { getWellnessSettings, putWellnessSettings } from '../../contract/settings.ts';

/** The doses of some days, all pages of them. */
export function useRangeDoses({ from, to }: { readonly from: string; readonly to: string }) {
  const list = useList<typeof listWellnessDoses>('listWellnessDoses', { limit: 100, from, to });
  const { items, hasMore, loadMore, loadingMore, moreError, loading, error, retry, refreshing } = list;
  useEffect(() => {
    if (hasMore && !loadingMore && !moreError && !refreshing) loadMore();
  }, [hasMore, loadingMore, moreError, refreshing, loadMore]);
  return {
    doses: items,
    loading: loading || (hasMore && !moreError),
    error: error ?? moreError,
    retry: moreError ? loadMore : retry,
    refreshing: refreshing || loadingMore,
  };
}

export const usePutSettings = () =>
  useWrite<typeof putWellnessSettings>('putWellnessSettings', { refresh: ['getWellnessSettings'] });

/** As they are now, after another window has changed them. */
export async function readSettings() {
  const now = await call<typeof getWellnessSettings>('getWellnessSettings', {});
  await refresh(['getWellnessSettings']);
  return now;
}
