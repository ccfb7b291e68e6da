import type { RefreshKey } from '#platform/web/cache/keys.ts';
import { useList } from '#platform/web/cache/use-list.ts';
import { useRead } from '#platform/web/cache/use-read.ts';
import { useWrite, type WriteOptions } from '#platform/web/cache/use-write.ts';
import type {
  addProviderClaimFile,
  askProviderClaim,
  claimProviderByCode,
  decideProviderClaim,
  getProviderClaim,
  listProviderClaims,
  removeProviderClaimFile,
  sendProviderClaimCode,
  withdrawProviderClaim,
} from '../../contract.ts';

const claim: readonly RefreshKey[] = ['getProviderClaim'];
/** Its owner is another one now. */
const owned: readonly RefreshKey[] = ['getProviderClaim', 'getProvider', 'listMyProviders'];

export const useClaim = (id: number) => useRead<typeof getProviderClaim>('getProviderClaim', { id }, { goes: true });
export const useSendCode = () => useWrite<typeof sendProviderClaimCode>('sendProviderClaimCode');
export const useClaimByCode = () => useWrite<typeof claimProviderByCode>('claimProviderByCode', { refresh: owned });
export const useAskClaim = () => useWrite<typeof askProviderClaim>('askProviderClaim', { refresh: claim });
export const useWithdrawClaim = (options: WriteOptions<typeof withdrawProviderClaim>) =>
  useWrite<typeof withdrawProviderClaim>('withdrawProviderClaim', { ...options, refresh: claim });
export const useAddFile = (options: WriteOptions<typeof addProviderClaimFile>) =>
  useWrite<typeof addProviderClaimFile>('addProviderClaimFile', { ...options, refresh: claim });
export const useRemoveFile = (options: WriteOptions<typeof removeProviderClaimFile>) =>
  useWrite<typeof removeProviderClaimFile>('removeProviderClaimFile', { ...options, refresh: claim });

export const useClaims = () => useList<typeof listProviderClaims>('listProviderClaims', {});
export const useDecideClaim = () =>
  useWrite<typeof decideProviderClaim>('decideProviderClaim', { refresh: ['listProviderClaims', ...owned] });
