import { useState } from 'react';
import type { getBlog } from '#areas/blogs/contract.ts';
import type { getPost } from '#areas/posts/contract.ts';
import { useRead } from '#platform/web/cache/use-read.ts';
import { useWrite, type WriteOptions } from '#platform/web/cache/use-write.ts';
import { call } from '#platform/web/client/call.ts';
import { failed } from '#platform/web/ui/failed.ts';
import type {
  addWritingCheck,
  analyseContent,
  declareAssistiveDevice,
  deleteWritingProgress,
  getAccessibilityProfile,
  getWritingProgress,
  keepWritingProgress,
  listAssistiveDevices,
  saveAccessibilityProfile,
} from '../contract.ts';
import type { DeviceName } from '../pure/devices/tells.ts';
import type { OwnPage } from './analysis/own-page.ts';

export const useProfile = () => useRead<typeof getAccessibilityProfile>('getAccessibilityProfile');

type Saved = Parameters<typeof call<typeof saveAccessibilityProfile>>[1];
export const saveProfile = (profile: Saved) =>
  call<typeof saveAccessibilityProfile>('saveAccessibilityProfile', profile);

export const useAnalyse = (options: WriteOptions<typeof analyseContent>) =>
  useWrite<typeof analyseContent>('analyseContent', options);

/** A page as the member may see it. The words of a topic are those of its post. */
export const readOwnPage = (page: OwnPage) =>
  page.kind === 'post'
    ? call<typeof getPost>('getPost', { id: page.id })
    : call<typeof getBlog>('getBlog', { slug: page.slug });

const progress = { refresh: ['getWritingProgress'] as const };
export const useProgressRead = (enabled = true) =>
  useRead<typeof getWritingProgress>('getWritingProgress', {}, { enabled });
export const useKeepProgress = (options: WriteOptions<typeof keepWritingProgress>) =>
  useWrite<typeof keepWritingProgress>('keepWritingProgress', { ...progress, ...options });
export const useDeleteProgress = (options: WriteOptions<typeof deleteWritingProgress>) =>
  useWrite<typeof deleteWritingProgress>('deleteWritingProgress', { ...progress, ...options });
export const useAddCheck = (options: WriteOptions<typeof addWritingCheck>) =>
  useWrite<typeof addWritingCheck>('addWritingCheck', { ...progress, ...options });

/** What the member said they use. A switch moves at once, and back when it was not saved. */
export function useDevices() {
  const read = useRead<typeof listAssistiveDevices>('listAssistiveDevices');
  const [wished, setWished] = useState<Partial<Record<DeviceName, string | null>>>({});
  const without = (device: DeviceName) =>
    setWished(({ [device]: _done, ...rest }) => rest as Partial<Record<DeviceName, string | null>>);
  const write = useWrite<typeof declareAssistiveDevice>('declareAssistiveDevice', {
    refresh: ['listAssistiveDevices'],
    onFail: (error, { device }) => {
      without(device);
      failed('Couldn’t save what you use')(error);
    },
  });
  const stored = Object.fromEntries((read.data?.items ?? []).map(({ device, declaredAt }) => [device, declaredAt]));
  const declared = Object.fromEntries(Object.entries({ ...stored, ...wished }).filter(([, at]) => at !== null));
  return {
    ...read,
    declared: declared as Partial<Record<DeviceName, string>>,
    declare: (device: DeviceName, uses: boolean) => {
      setWished((before) => ({ ...before, [device]: uses ? new Date().toISOString() : null }));
      write.mutate({ device, uses });
    },
  };
}
