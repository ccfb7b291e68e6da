import { mayHere } from '#platform/web/acting.ts';
import { type RefreshKey, refresh } from '#platform/web/cache/keys.ts';
import { useList } from '#platform/web/cache/use-list.ts';
import { useRead } from '#platform/web/cache/use-read.ts';
import { useWrite, type WriteOptions } from '#platform/web/cache/use-write.ts';
import { call } from '#platform/web/client/call.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import type {
  addPriceLimits,
  answerProviderAsk,
  applyPriceLimits,
  approveProvider,
  askProvider,
  askProviders,
  beginPriceLimits,
  closeProviderAsk,
  compareProviders,
  countProviders,
  createProviderAgreement,
  deleteProviderAgreement,
  deleteProviderReview,
  deleteProviderSearch,
  editProviderAgreement,
  editProviderReview,
  getProvider,
  getProviderAgreement,
  getProviderAsk,
  getProviderBookings,
  getProviderFile,
  getReceivedAsk,
  liftProviderSuspension,
  listBookingsToReview,
  listPriceLimits,
  listProviderAgreements,
  listProviderAsks,
  listProviderDuties,
  listProviderReviews,
  listProviderSearches,
  listProviders,
  listProvidersToAsk,
  listReceivedAsks,
  listSavedProviders,
  publishProvider,
  recordProviderCheck,
  replyToProviderReview,
  reviewProvider,
  SavedSearch,
  saveProvider,
  saveProviderBookingRules,
  saveProviderSearch,
  setProviderBookings,
  shareProviderAgreement,
  suggestProviderPlaces,
  suspendProvider,
  unsaveProvider,
  viewProvider,
} from '../contract.ts';
import type { ReviewSort, Sort } from '../pure/options.ts';
import { type LimitRow, limitBounds } from '../pure/price-limits.ts';
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

/** Once a day for each person, and of who it was nothing is kept. Nothing depends on it. */
export function countView(id: number): void {
  if (mayHere('viewProvider')) call<typeof viewProvider>('viewProvider', { id }).catch(() => undefined);
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

const reviewed: readonly RefreshKey[] = [...providers, 'listProviderReviews', 'listBookingsToReview'];
export const useBookingsToReview = (id: number, enabled: boolean) =>
  useRead<typeof listBookingsToReview>('listBookingsToReview', { id }, { enabled });
export const useReviewProvider = () => useWrite<typeof reviewProvider>('reviewProvider', { refresh: reviewed });
export const useEditReview = () => useWrite<typeof editProviderReview>('editProviderReview', { refresh: reviewed });
export const useDeleteReview = (options: WriteOptions<typeof deleteProviderReview>) =>
  useWrite<typeof deleteProviderReview>('deleteProviderReview', { ...options, refresh: reviewed });
export const useReplyToReview = () =>
  useWrite<typeof replyToProviderReview>('replyToProviderReview', { refresh: reviewed });

const kept: readonly RefreshKey[] = ['listProviders', 'getProvider', 'compareProviders', 'listSavedProviders'];
export const useSave = (options: WriteOptions<typeof saveProvider>) =>
  useWrite<typeof saveProvider>('saveProvider', { ...options, refresh: kept });
export const useUnsave = (options: WriteOptions<typeof unsaveProvider>) =>
  useWrite<typeof unsaveProvider>('unsaveProvider', { ...options, refresh: kept });

const searches: readonly RefreshKey[] = ['listProviderSearches'];
export const useSearches = () => useRead<typeof listProviderSearches>('listProviderSearches', {});
export const useSaveSearch = () => useWrite<typeof saveProviderSearch>('saveProviderSearch', { refresh: searches });
export const useDeleteSearch = (options: WriteOptions<typeof deleteProviderSearch>) =>
  useWrite<typeof deleteProviderSearch>('deleteProviderSearch', { ...options, refresh: searches });
/** The same search once more; the one that was deleted is gone. */
export async function restoreSearch({ name, query }: SavedSearch): Promise<void> {
  await call<typeof saveProviderSearch>('saveProviderSearch', { name, query });
  await refresh(searches);
}

const agreements: readonly RefreshKey[] = ['listProviderAgreements', 'getProviderAgreement'];
export const useAgreements = () => useList<typeof listProviderAgreements>('listProviderAgreements', {});
export const useAgreement = (id: number) =>
  useRead<typeof getProviderAgreement>('getProviderAgreement', { id }, { goes: true });
export const useCreateAgreement = () =>
  useWrite<typeof createProviderAgreement>('createProviderAgreement', { refresh: agreements });
export const useEditAgreement = () =>
  useWrite<typeof editProviderAgreement>('editProviderAgreement', { refresh: agreements });
export const useDeleteAgreement = (options: WriteOptions<typeof deleteProviderAgreement>) =>
  useWrite<typeof deleteProviderAgreement>('deleteProviderAgreement', {
    ...options,
    refresh: ['listProviderAgreements'],
  });

export const useShareAgreement = (options: WriteOptions<typeof shareProviderAgreement>) =>
  useWrite<typeof shareProviderAgreement>('shareProviderAgreement', { ...options, refresh: agreements });

const asks: readonly RefreshKey[] = ['listProviderAsks', 'getProviderAsk'];
export const useCandidates = (ids: readonly number[]) =>
  useRead<typeof listProvidersToAsk>('listProvidersToAsk', { ids: ids.join(',') }, { enabled: ids.length > 0 });
export const useAskProviders = () => useWrite<typeof askProviders>('askProviders', { refresh: asks });
export const useAsks = () => useList<typeof listProviderAsks>('listProviderAsks', {});
export const useAsk = (id: number) => useRead<typeof getProviderAsk>('getProviderAsk', { id }, { goes: true });
export const useCloseAsk = (options: WriteOptions<typeof closeProviderAsk>) =>
  useWrite<typeof closeProviderAsk>('closeProviderAsk', { ...options, refresh: asks });
export const useReceivedAsks = () => useList<typeof listReceivedAsks>('listReceivedAsks', {});
export const useReceivedAsk = (id: number) => useRead<typeof getReceivedAsk>('getReceivedAsk', { id }, { goes: true });
export const useAnswerAsk = () =>
  useWrite<typeof answerProviderAsk>('answerProviderAsk', { refresh: ['listReceivedAsks', 'getReceivedAsk'] });

export const usePriceLimits = () => useRead<typeof listPriceLimits>('listPriceLimits', {});
/** In batches; nothing counts before the last call, which applies them all. */
export async function importPriceLimits(rows: readonly LimitRow[], reason: string): Promise<void> {
  const { id } = await call<typeof beginPriceLimits>('beginPriceLimits', {});
  for (let at = 0; at < rows.length; at += limitBounds.batch) {
    await call<typeof addPriceLimits>('addPriceLimits', { id, rows: rows.slice(at, at + limitBounds.batch) });
  }
  await call<typeof applyPriceLimits>('applyPriceLimits', { id, reason });
  await refresh(['listPriceLimits', 'getProviderAgreement']);
}

/** PROVIDER-13. The conversation is one of messages. */
export const useWriteToProvider = () =>
  useWrite<typeof askProvider>('askProvider', { refresh: ['getProvider', 'listConversations'] });

export const useSaveRules = () =>
  useWrite<typeof saveProviderBookingRules>('saveProviderBookingRules', {
    refresh: ['getProvider', 'getBookable', 'listSlots'],
  });

export const useBookingsSwitch = () => useRead<typeof getProviderBookings>('getProviderBookings');
export const useSetBookings = (options: WriteOptions<typeof setProviderBookings>) =>
  useWrite<typeof setProviderBookings>('setProviderBookings', {
    ...options,
    refresh: ['getProviderBookings', 'getProvider', 'compareProviders', 'getBookable'],
  });

export type DutyShow = 'all' | 'waiting' | 'due' | 'stated' | 'suspended';
export const useDuties = (show: DutyShow, q: string) =>
  useList<typeof listProviderDuties>('listProviderDuties', { show, ...(q && { q }) });
export const useFile = (id: number) => useRead<typeof getProviderFile>('getProviderFile', { id });

const decided: readonly RefreshKey[] = [...providers, 'listProviderDuties', 'getProviderFile', 'listStatedPapers'];
export const useRecordCheck = () => useWrite<typeof recordProviderCheck>('recordProviderCheck', { refresh: decided });
export const usePublish = () => useWrite<typeof publishProvider>('publishProvider', { refresh: decided });
export const useApprove = () => useWrite<typeof approveProvider>('approveProvider', { refresh: decided });
export const useSuspend = () => useWrite<typeof suspendProvider>('suspendProvider', { refresh: decided });
export const useLift = () => useWrite<typeof liftProviderSuspension>('liftProviderSuspension', { refresh: decided });
