import { useEffect } from 'react';
import type { User } from '#areas/people/contract.ts';
import { refresh } from '#platform/web/cache/keys.ts';
import type { listWellnessDoses } from '../../contract/medicines.ts';
import type { getWellnessSettings, putWellnessSettings } from '../../contract/settings.ts';
import { callOpened, useDiaryList, useDiaryWrite } from '../keys/use-diary.ts';

/** The doses of some days, all pages of them. */
export function useRangeDoses({ from, to }: { readonly from: string; readonly to: string }) {
  const list = useDiaryList<typeof listWellnessDoses>('listWellnessDoses', { limit: 100, from, to });
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

/** "Pace: slowly, please" */
export function talkLines({ howToTalk, nameSaid, pronouns }: User): readonly string[] {
  if (!howToTalk && nameSaid === '') return [];
  return (
    [
      ['My name is said', nameSaid],
      ['Pronouns', pronouns],
      ['Pace', howToTalk?.pace ?? ''],
      ['Best way', howToTalk?.channels.join(', ') ?? ''],
      ['What helps', howToTalk?.helps ?? ''],
    ] as const
  ).flatMap(([label, words]) => (words === '' ? [] : [`${label}: ${words}`]));
}

export const usePutSettings = () =>
  useDiaryWrite<typeof putWellnessSettings>('putWellnessSettings', { refresh: ['getWellnessSettings'] });

/** As they are now, after another window has changed them. */
export async function readSettings() {
  const now = await callOpened<typeof getWellnessSettings>('getWellnessSettings', {});
  await refresh(['getWellnessSettings']);
  return now;
}
