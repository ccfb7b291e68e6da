import type { listMyProviders } from '#areas/providers/contract.ts';
import { type RefreshKey, refresh } from '#platform/web/cache/keys.ts';
import { useList } from '#platform/web/cache/use-list.ts';
import { useRead } from '#platform/web/cache/use-read.ts';
import { useWrite, type WriteOptions } from '#platform/web/cache/use-write.ts';
import { call } from '#platform/web/client/call.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import { useSession } from '#platform/web/session.ts';
import type {
  acceptAdInvitation,
  archiveCampaign,
  archiveCreative,
  countAds,
  createAd,
  createAdSet,
  createAudience,
  createCampaign,
  createCreative,
  deleteAudience,
  duplicateCampaign,
  editAdSet,
  editAudience,
  editCampaign,
  editCreative,
  estimateAudience,
  getAdChoice,
  getAdPrices,
  getAdReport,
  getAdSpending,
  getAdTeam,
  getCampaign,
  getCreative,
  inviteAdMember,
  leaveAdAccount,
  listAdAccounts,
  listAdCharges,
  listAdInvitations,
  listAdSets,
  listAudiences,
  listCampaignChanges,
  listCampaigns,
  listCreatives,
  listWaitingAds,
  putAdChoice,
  refundAds,
  removeAdMember,
  reviewAd,
  saveAdAccount,
  saveAdPrices,
  setAdMemberRole,
  setAdSetStatus,
  setAdStatus,
  setCampaignStatus,
  uploadAdPicture,
} from '../contract.ts';

/** An account of someone else, where the address names one. */
export interface InAccount {
  readonly account?: number;
}

const campaigns: readonly RefreshKey[] = ['listCampaigns', 'countAds', 'getAdSpending', 'getAdReport', 'getCampaign'];
const parts: readonly RefreshKey[] = [
  'listAdSets',
  'getCampaign',
  'listCampaigns',
  'listCampaignChanges',
  'listCreatives',
];
const team: readonly RefreshKey[] = ['getAdTeam', 'listAdInvitations'];
const everything: readonly RefreshKey[] = [...campaigns, ...parts, ...team, 'listAdAccounts', 'listAudiences'];

export const useAdAccounts = () => useRead<typeof listAdAccounts>('listAdAccounts');
/** As things are now, for a form whose version is no longer the latest. */
export const readCampaign = (id: number) => call<typeof getCampaign>('getCampaign', { id });
export const readAdSets = (id: number) => call<typeof listAdSets>('listAdSets', { id });
export const readCreative = (id: number) => call<typeof getCreative>('getCreative', { id });
export const readAudiences = (of: InAccount) => call<typeof listAudiences>('listAudiences', of);
export const readAdAccounts = () => call<typeof listAdAccounts>('listAdAccounts');
export const useAdSpending = (of: InAccount) => useRead<typeof getAdSpending>('getAdSpending', of);
export const useAdCounts = (of: InAccount) => useRead<typeof countAds>('countAds', of);
export const useCampaigns = (of: InAccount, archived: boolean) =>
  useList<typeof listCampaigns>('listCampaigns', { ...of, archived: archived ? 'true' : 'false' });
export const useCreatives = (of: InAccount, archived = false) =>
  useList<typeof listCreatives>('listCreatives', { ...of, archived: archived ? 'true' : 'false' });
export const useAudiences = (of: InAccount) => useRead<typeof listAudiences>('listAudiences', of);
export const useAdReport = (of: InAccount & { campaign?: number; from?: string; to?: string }) =>
  useRead<typeof getAdReport>('getAdReport', of);

export const useCreateCampaign = () => useWrite<typeof createCampaign>('createCampaign', { refresh: everything });
export const useSetCampaignStatus = (options: WriteOptions<typeof setCampaignStatus>) =>
  useWrite<typeof setCampaignStatus>('setCampaignStatus', { ...options, refresh: campaigns });
export const useArchiveCampaign = (options: WriteOptions<typeof archiveCampaign>) =>
  useWrite<typeof archiveCampaign>('archiveCampaign', { ...options, refresh: campaigns });
export const useDuplicateCampaign = (options: WriteOptions<typeof duplicateCampaign>) =>
  useWrite<typeof duplicateCampaign>('duplicateCampaign', { ...options, refresh: campaigns });
export const useUploadAdPicture = () => useWrite<typeof uploadAdPicture>('uploadAdPicture');
export const useCreateCreative = () =>
  useWrite<typeof createCreative>('createCreative', { refresh: ['listCreatives', 'countAds', 'listAdAccounts'] });
export const useEditCreative = () =>
  useWrite<typeof editCreative>('editCreative', { refresh: [...campaigns, ...parts] });
export const useArchiveCreative = (options: WriteOptions<typeof archiveCreative>) =>
  useWrite<typeof archiveCreative>('archiveCreative', { ...options, refresh: ['listCreatives', 'countAds'] });
export const useEstimateAudience = () => useWrite<typeof estimateAudience>('estimateAudience');
export const useCreateAudience = () =>
  useWrite<typeof createAudience>('createAudience', { refresh: ['listAudiences', 'listAdAccounts'] });
export const useEditAudience = () => useWrite<typeof editAudience>('editAudience', { refresh: ['listAudiences'] });
export const useDeleteAudience = (options: WriteOptions<typeof deleteAudience>) =>
  useWrite<typeof deleteAudience>('deleteAudience', { ...options, refresh: ['listAudiences'] });

/** What others of the account do, or moderators decide, is shown without a reload. */
export function useAdNews(): void {
  const { member } = useSession();
  const again = () => void refresh(everything);
  useLive(
    member ? `user:${member.id}` : undefined,
    ({ name }) => {
      if (name === 'adAccountChanged' || name === 'adTeamChanged') again();
    },
    { onGap: again },
  );
}

export const useCampaign = (id: number) => useRead<typeof getCampaign>('getCampaign', { id });
export const useAdSets = (id: number) => useRead<typeof listAdSets>('listAdSets', { id });
export const useCampaignChanges = (id: number) => useList<typeof listCampaignChanges>('listCampaignChanges', { id });
export const useEditCampaign = () =>
  useWrite<typeof editCampaign>('editCampaign', { refresh: [...campaigns, ...parts] });
export const useCreateAdSet = () => useWrite<typeof createAdSet>('createAdSet', { refresh: parts });
export const useEditAdSet = () => useWrite<typeof editAdSet>('editAdSet', { refresh: parts });
export const useSetAdSetStatus = (options: WriteOptions<typeof setAdSetStatus>) =>
  useWrite<typeof setAdSetStatus>('setAdSetStatus', { ...options, refresh: parts });
export const useCreateAd = () => useWrite<typeof createAd>('createAd', { refresh: parts });
export const useSetAdStatus = (options: WriteOptions<typeof setAdStatus>) =>
  useWrite<typeof setAdStatus>('setAdStatus', { ...options, refresh: parts });

export const useWaitingAds = () => useList<typeof listWaitingAds>('listWaitingAds', {});
export const useReviewAd = (options: WriteOptions<typeof reviewAd>) =>
  useWrite<typeof reviewAd>('reviewAd', { ...options, refresh: ['listWaitingAds'] });
export const useAdChoice = () => useRead<typeof getAdChoice>('getAdChoice');
export const usePutAdChoice = (options: WriteOptions<typeof putAdChoice>) =>
  useWrite<typeof putAdChoice>('putAdChoice', { ...options, refresh: ['getAdChoice', 'listAds'] });

export const useAdTeam = (id: number) => useRead<typeof getAdTeam>('getAdTeam', { id }, { goes: true });
export const useSaveAdAccount = () =>
  useWrite<typeof saveAdAccount>('saveAdAccount', { refresh: [...everything, 'listWaitingAds'] });
/** Listings that can prove a claim. */
export const useOwnListings = () => useList<typeof listMyProviders>('listMyProviders', {});
export const useInviteAdMember = () => useWrite<typeof inviteAdMember>('inviteAdMember', { refresh: team });
export const useSetAdMemberRole = (options: WriteOptions<typeof setAdMemberRole>) =>
  useWrite<typeof setAdMemberRole>('setAdMemberRole', { ...options, refresh: team });
export const useRemoveAdMember = (options: WriteOptions<typeof removeAdMember>) =>
  useWrite<typeof removeAdMember>('removeAdMember', { ...options, refresh: team });
export const useAdInvitations = () => useRead<typeof listAdInvitations>('listAdInvitations');
export const useAcceptAdInvitation = (options: WriteOptions<typeof acceptAdInvitation>) =>
  useWrite<typeof acceptAdInvitation>('acceptAdInvitation', { ...options, refresh: everything });
export const useLeaveAdAccount = (options: WriteOptions<typeof leaveAdAccount>) =>
  useWrite<typeof leaveAdAccount>('leaveAdAccount', { ...options, refresh: ['listAdAccounts', 'listAdInvitations'] });

/** For administrators. */
export const useAdPrices = () => useRead<typeof getAdPrices>('getAdPrices');
export const readAdPrices = () => call<typeof getAdPrices>('getAdPrices');
export type AdPriceList = NonNullable<ReturnType<typeof useAdPrices>['data']>;
export const useSaveAdPrices = () =>
  useWrite<typeof saveAdPrices>('saveAdPrices', { refresh: ['getAdPrices', 'listAdAccounts', 'getAdSpending'] });
export const useAdCharges = () => useList<typeof listAdCharges>('listAdCharges', {});
export type AdChargeRow = ReturnType<typeof useAdCharges>['items'][number];
export const useRefundAds = () => useWrite<typeof refundAds>('refundAds', { refresh: ['listAdCharges', ...campaigns] });
