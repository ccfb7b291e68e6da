import { type RefreshKey, refresh } from '#platform/web/cache/keys.ts';
import { useList } from '#platform/web/cache/use-list.ts';
import { useRead } from '#platform/web/cache/use-read.ts';
import { useWrite, type WriteOptions } from '#platform/web/cache/use-write.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import type {
  approveProvider,
  compareProviders,
  countProviders,
  getProvider,
  getProviderFile,
  liftProviderSuspension,
  listProviderDuties,
  listProviderReviews,
  listProviders,
  listSavedProviders,
  publishProvider,
  recordProviderCheck,
  saveProvider,
  suggestProviderPlaces,
  suspendProvider,
  unsaveProvider,
} from '../contract.ts';
import type { ReviewSort, Sort } from '../pure/options.ts';
import { type Filters, queryOf } from './provider-filters.ts';

/** C-41: whatever shows a provider is read again after it has changed. */
const providers: readonly RefreshKey[] = [
  'listProviders',
  'countProviders',
  'getProvider',
  'compareProviders',
  'listSavedProviders',
];

export const useProviders = (filters: Filters, sort: Sort) =>
  useList<typeof listProviders>('listProviders', { ...queryOf(filters), sort });
export const useCounts = (filters: Filters) => useRead<typeof countProviders>('countProviders', queryOf(filters));
export const usePlaceSuggestions = (q: string) =>
  useRead<typeof suggestProviderPlaces>('suggestProviderPlaces', { q }, { enabled: q.trim().length > 1 });
export const useCompared = (ids: readonly number[]) =>
  useRead<typeof compareProviders>('compareProviders', { ids: ids.join(',') }, { enabled: ids.length > 0 });
export const useSaved = () => useList<typeof listSavedProviders>('listSavedProviders', {});

/** PROVIDER-37. What administrators decide is shown without a reload. */
export function useProvider(id: number) {
  useLive(`provider:${id}`, () => void refresh([['getProvider', { id }]]), {
    onGap: () => void refresh([['getProvider', { id }]]),
  });
  return useRead<typeof getProvider>('getProvider', { id }, { goes: true });
}

export interface AskedReviews {
  readonly stars?: number;
  readonly replied?: boolean;
  readonly sort?: ReviewSort;
}
export const useReviews = (id: number, { stars, replied, sort }: AskedReviews) =>
  useList<typeof listProviderReviews>('listProviderReviews', {
    id,
    ...(stars && { stars }),
    ...(replied && { replied: 'true' }),
    ...(sort && { sort }),
  });

const kept: readonly RefreshKey[] = ['listProviders', 'getProvider', 'compareProviders', 'listSavedProviders'];
export const useSave = (options: WriteOptions<typeof saveProvider>) =>
  useWrite<typeof saveProvider>('saveProvider', { ...options, refresh: kept });
export const useUnsave = (options: WriteOptions<typeof unsaveProvider>) =>
  useWrite<typeof unsaveProvider>('unsaveProvider', { ...options, refresh: kept });

export type DutyShow = 'all' | 'waiting' | 'due' | 'suspended';
export const useDuties = (show: DutyShow, q: string) =>
  useList<typeof listProviderDuties>('listProviderDuties', { show, ...(q && { q }) });
export const useFile = (id: number) => useRead<typeof getProviderFile>('getProviderFile', { id });

const decided: readonly RefreshKey[] = [...providers, 'listProviderDuties', 'getProviderFile'];
export const useRecordCheck = () => useWrite<typeof recordProviderCheck>('recordProviderCheck', { refresh: decided });
export const usePublish = () => useWrite<typeof publishProvider>('publishProvider', { refresh: decided });
export const useApprove = () => useWrite<typeof approveProvider>('approveProvider', { refresh: decided });
export const useSuspend = () => useWrite<typeof suspendProvider>('suspendProvider', { refresh: decided });
export const useLift = () => useWrite<typeof liftProviderSuspension>('liftProviderSuspension', { refresh: decided });
