import type { getBlog } from '#areas/blogs/contract.ts';
import type { getPost } from '#areas/posts/contract.ts';
import { readKey } from '#platform/web/cache/keys.ts';
import { queryClient } from '#platform/web/cache/query-client.ts';
import { useRead } from '#platform/web/cache/use-read.ts';
import { useWrite, type WriteOptions } from '#platform/web/cache/use-write.ts';
import { call } from '#platform/web/client/call.ts';
import { failed } from '#platform/web/ui/failed.ts';
import type {
  addWritingCheck,
  analyseContent,
  askOutsideModel,
  declareAssistiveDevice,
  deleteWritingProgress,
  getAccessibilityProfile,
  getOutsideModel,
  getWritingProgress,
  keepWritingProgress,
  listAssistiveDevices,
  saveAccessibilityProfile,
  WritingProgress,
} from '../contract.ts';
import type { DeviceName } from '../pure/devices/tells.ts';
import type { OwnPage } from './analysis/own-page.ts';
import { useWishes } from './use-wishes.ts';

export const useProfile = () => useRead<typeof getAccessibilityProfile>('getAccessibilityProfile');

type Saved = Parameters<typeof call<typeof saveAccessibilityProfile>>[1];
export const saveProfile = (profile: Saved) =>
  call<typeof saveAccessibilityProfile>('saveAccessibilityProfile', profile);

export const useAnalyse = (options: WriteOptions<typeof analyseContent>) =>
  useWrite<typeof analyseContent>('analyseContent', options);

export const useOutsideModel = (enabled: boolean) =>
  useRead<typeof getOutsideModel>('getOutsideModel', {}, { enabled });

/** Aborting it also ends the question that the server asks. */
export const askModel = (question: Parameters<typeof call<typeof askOutsideModel>>[1], signal: AbortSignal) =>
  call<typeof askOutsideModel>('askOutsideModel', question, { signal });

/** A page as the member may see it. The words of a topic are those of its post. */
export const readOwnPage = (page: OwnPage) =>
  page.kind === 'post'
    ? call<typeof getPost>('getPost', { id: page.id })
    : call<typeof getBlog>('getBlog', { slug: page.slug });

/** The answers of these writes are all there is to read. */
const takeProgress = (progress: WritingProgress) =>
  void queryClient.setQueryData(readKey('getWritingProgress'), progress);
export const useProgressRead = (enabled = true) =>
  useRead<typeof getWritingProgress>('getWritingProgress', {}, { enabled });
export const useKeepProgress = () =>
  useWrite<typeof keepWritingProgress>('keepWritingProgress', { onDone: takeProgress });
export const useDeleteProgress = ({ onDone, ...options }: WriteOptions<typeof deleteWritingProgress>) =>
  useWrite<typeof deleteWritingProgress>('deleteWritingProgress', {
    ...options,
    onDone: (progress, args) => {
      takeProgress(progress);
      onDone?.(progress, args);
    },
  });
export const useAddCheck = (options: WriteOptions<typeof addWritingCheck>) =>
  useWrite<typeof addWritingCheck>('addWritingCheck', { ...options, onDone: takeProgress });

/** What the member said they use, with the moment. A switch moves at once, and back when it was not saved. */
export function useDevices() {
  const read = useRead<typeof listAssistiveDevices>('listAssistiveDevices');
  const { mutateAsync } = useWrite<typeof declareAssistiveDevice>('declareAssistiveDevice', {
    onDone: (all) => void queryClient.setQueryData(readKey('listAssistiveDevices'), all),
  });
  const { wished, wish } = useWishes<DeviceName, string | null>(
    (device, since) => mutateAsync({ device, uses: since !== null }),
    failed('Couldn’t save what you use'),
  );
  const storedFor = (name: DeviceName) => read.data?.items.find(({ device }) => device === name)?.declaredAt ?? null;
  return {
    ...read,
    declaredAt: (device: DeviceName): string | null => {
      const now = wished(device);
      return now === undefined ? storedFor(device) : now;
    },
    declare: (device: DeviceName, uses: boolean) => wish(device, uses ? new Date().toISOString() : null),
  };
}
