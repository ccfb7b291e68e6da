import { type RefreshKey, refresh } from '#platform/web/cache/keys.ts';
import { useList } from '#platform/web/cache/use-list.ts';
import { useRead } from '#platform/web/cache/use-read.ts';
import { useWrite, type WriteOptions } from '#platform/web/cache/use-write.ts';
import { call } from '#platform/web/client/call.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import { useSession } from '#platform/web/session.ts';
import type {
  acceptProviderInvitation,
  addProviderService,
  addProviderStaff,
  announceVacancy,
  createProvider,
  deleteProvider,
  deleteProviderImage,
  describeProviderImage,
  editProvider,
  editProviderService,
  editProviderStaff,
  endVacancy,
  getProvider,
  getProviderFigures,
  leaveProvider,
  listMyProviders,
  listProviderInvitations,
  orderProviderImages,
  removeProviderService,
  removeProviderStaff,
  renewVacancy,
  restoreProviderImage,
  uploadProviderImage,
} from '../../contract.ts';

/** C-41: whatever shows a listing is read again after it has changed. */
const shown: readonly RefreshKey[] = [
  'listProviders',
  'countProviders',
  'getProvider',
  'compareProviders',
  'listSavedProviders',
  'listMyProviders',
];
const invited: readonly RefreshKey[] = ['listProviderInvitations', 'listMyProviders', 'getProvider'];

export const useMyListings = () => useList<typeof listMyProviders>('listMyProviders', {});

/** Who is invited or taken out, or has or had a listing handed over, sees it without a reload. */
export function useInvitations() {
  const memberId = useSession().member?.id;
  const again = () => void refresh(invited);
  useLive(
    memberId ? `user:${memberId}` : undefined,
    ({ name }) => {
      if (name === 'providerTeamChanged' || name === 'providerOwnerChanged') again();
    },
    { onGap: again },
  );
  return useRead<typeof listProviderInvitations>('listProviderInvitations');
}

export const readListing = (id: number) => call<typeof getProvider>('getProvider', { id });

export const useCreateListing = () => useWrite<typeof createProvider>('createProvider', { refresh: shown });
export const useEditListing = () => useWrite<typeof editProvider>('editProvider', { refresh: shown });
export const useDeleteListing = (options: WriteOptions<typeof deleteProvider>) =>
  useWrite<typeof deleteProvider>('deleteProvider', {
    ...options,
    refresh: shown.filter((key) => key !== 'getProvider'),
  });

export const useAddService = () => useWrite<typeof addProviderService>('addProviderService', { refresh: shown });
export const useEditService = () => useWrite<typeof editProviderService>('editProviderService', { refresh: shown });
export const useRemoveService = (options: WriteOptions<typeof removeProviderService>) =>
  useWrite<typeof removeProviderService>('removeProviderService', { ...options, refresh: shown });

export const useAddWorker = () => useWrite<typeof addProviderStaff>('addProviderStaff', { refresh: shown });
export const useEditWorker = () => useWrite<typeof editProviderStaff>('editProviderStaff', { refresh: shown });
export const useRemoveWorker = (options: WriteOptions<typeof removeProviderStaff>) =>
  useWrite<typeof removeProviderStaff>('removeProviderStaff', { ...options, refresh: shown });

export const useAnnounce = () => useWrite<typeof announceVacancy>('announceVacancy', { refresh: shown });
export const useRenew = (options: WriteOptions<typeof renewVacancy>) =>
  useWrite<typeof renewVacancy>('renewVacancy', { ...options, refresh: shown });
export const useEndVacancy = (options: WriteOptions<typeof endVacancy>) =>
  useWrite<typeof endVacancy>('endVacancy', { ...options, refresh: shown });

export const useUploadImage = (options: WriteOptions<typeof uploadProviderImage>) =>
  useWrite<typeof uploadProviderImage>('uploadProviderImage', { ...options, refresh: shown });
export const useDescribeImage = () =>
  useWrite<typeof describeProviderImage>('describeProviderImage', { refresh: shown });
export const useOrderImages = () => useWrite<typeof orderProviderImages>('orderProviderImages', { refresh: shown });
export const useDeleteImage = (options: WriteOptions<typeof deleteProviderImage>) =>
  useWrite<typeof deleteProviderImage>('deleteProviderImage', { ...options, refresh: shown });
/** Undoing happens in a message, when the picture is gone. */
export async function restoreImage(id: number, imageId: number): Promise<void> {
  await call<typeof restoreProviderImage>('restoreProviderImage', { id, imageId });
  await refresh(shown);
}

export const useFigures = (id: number) => useRead<typeof getProviderFigures>('getProviderFigures', { id });

export const useAccept = (options: WriteOptions<typeof acceptProviderInvitation>) =>
  useWrite<typeof acceptProviderInvitation>('acceptProviderInvitation', { ...options, refresh: invited });
export const useLeave = (options: WriteOptions<typeof leaveProvider>) =>
  useWrite<typeof leaveProvider>('leaveProvider', {
    ...options,
    refresh: ['listProviderInvitations', 'listMyProviders'],
  });
