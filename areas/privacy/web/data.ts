import { refresh } from '#platform/web/cache/keys.ts';
import { useRead } from '#platform/web/cache/use-read.ts';
import { useWrite } from '#platform/web/cache/use-write.ts';
import { urlOf } from '#platform/web/client/address.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import { useSession } from '#platform/web/session.ts';
import type { deleteAccount, keepAccount, readDataExport, readDeletion, requestDataExport } from '../contract.ts';

/** How the copy is coming along; the browser hears when it is ready. */
export function useDataExport() {
  const { member } = useSession();
  const again = () => refresh(['readDataExport']);
  // It may be ready before this page is told of anything.
  useLive(member ? `user:${member.id}` : undefined, ({ name }) => name === 'dataExportChanged' && again(), {
    onStart: again,
    onGap: again,
  });
  return useRead<typeof readDataExport>('readDataExport', {});
}
export const useRequestDataExport = () =>
  useWrite<typeof requestDataExport>('requestDataExport', { refresh: ['readDataExport'] });
export const downloadAddress = (id: number) => urlOf('downloadDataExport', { id });

export const useDeletion = (enabled: boolean) => useRead<typeof readDeletion>('readDeletion', {}, { enabled });
export const useDeleteAccount = () => useWrite<typeof deleteAccount>('deleteAccount');
export const useKeepAccount = () => useWrite<typeof keepAccount>('keepAccount');
