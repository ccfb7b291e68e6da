import { type RefreshKey, refresh } from '#platform/web/cache/keys.ts';
import { useRead } from '#platform/web/cache/use-read.ts';
import { useWrite, type WriteOptions } from '#platform/web/cache/use-write.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import type {
  listStatedPapers,
  stateProviderPaper,
  uploadPaperPicture,
  withdrawProviderPaper,
} from '../../contract.ts';

const papers: readonly RefreshKey[] = ['listStatedPapers', 'getProviderFile'];

/** What an administrator decides is shown without a reload. */
export function usePapers(id: number) {
  const again = () => void refresh([['listStatedPapers', { id }]]);
  useLive(`provider:${id}`, again, { onGap: again });
  return useRead<typeof listStatedPapers>('listStatedPapers', { id });
}
export const useStatePaper = () => useWrite<typeof stateProviderPaper>('stateProviderPaper', { refresh: papers });
export const useWithdrawPaper = (options: WriteOptions<typeof withdrawProviderPaper>) =>
  useWrite<typeof withdrawProviderPaper>('withdrawProviderPaper', { ...options, refresh: papers });
export const useUploadPaperPicture = (options: WriteOptions<typeof uploadPaperPicture>) =>
  useWrite<typeof uploadPaperPicture>('uploadPaperPicture', { ...options, refresh: papers });
