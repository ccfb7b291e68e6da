import { type RefreshKey, refresh } from '#platform/web/cache/keys.ts';
import { useRead } from '#platform/web/cache/use-read.ts';
import { useWrite, type WriteOptions } from '#platform/web/cache/use-write.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import type {
  acceptProviderOffer,
  endProviderOffer,
  getProviderTeam,
  inviteProviderMember,
  leaveProvider,
  offerProvider,
  removeProviderMember,
  setProviderMemberRole,
} from '../../contract.ts';

const team: readonly RefreshKey[] = ['getProviderTeam'];
/** Who may do what has changed with it. */
const all: readonly RefreshKey[] = ['getProviderTeam', 'getProvider', 'listMyProviders'];

/** What others of the team do is shown without a reload; who is removed is shown that it is not there. */
export function useTeam(id: number) {
  const again = () => void refresh([['getProviderTeam', { id }]]);
  useLive(`provider-team:${id}`, again, { onGap: again });
  return useRead<typeof getProviderTeam>('getProviderTeam', { id }, { goes: true });
}

export const useInvite = () => useWrite<typeof inviteProviderMember>('inviteProviderMember', { refresh: team });
export const useSetRole = (options: WriteOptions<typeof setProviderMemberRole>) =>
  useWrite<typeof setProviderMemberRole>('setProviderMemberRole', { ...options, refresh: team });
export const useRemove = (options: WriteOptions<typeof removeProviderMember>) =>
  useWrite<typeof removeProviderMember>('removeProviderMember', { ...options, refresh: team });
export const useOffer = (options: WriteOptions<typeof offerProvider>) =>
  useWrite<typeof offerProvider>('offerProvider', { ...options, refresh: team });
export const useEndOffer = (options: WriteOptions<typeof endProviderOffer>) =>
  useWrite<typeof endProviderOffer>('endProviderOffer', { ...options, refresh: team });
export const useAcceptOffer = (options: WriteOptions<typeof acceptProviderOffer>) =>
  useWrite<typeof acceptProviderOffer>('acceptProviderOffer', { ...options, refresh: all });
export const useLeaveTeam = (options: WriteOptions<typeof leaveProvider>) =>
  useWrite<typeof leaveProvider>('leaveProvider', { ...options, refresh: ['listMyProviders', 'getProvider'] });
