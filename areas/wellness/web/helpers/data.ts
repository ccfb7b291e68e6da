import { useList } from '#platform/web/cache/use-list.ts';
import { useRead } from '#platform/web/cache/use-read.ts';
import { useWrite, type WriteOptions } from '#platform/web/cache/use-write.ts';
import type {
  allowWellnessHelper,
  createHelpedEntry,
  endWellnessHelper,
  listHelpedEntries,
  listWellnessHelpers,
  stopHelpingWithDiary,
} from '../../contract/helpers.ts';
import type { getWellnessKey } from '../../contract/keys.ts';
import { ownZone } from '../zone.ts';

const lists = ['listWellnessHelpers'] as const;

export const useHelpers = () => useRead<typeof listWellnessHelpers>('listWellnessHelpers');
export const useDiaryKey = () => useRead<typeof getWellnessKey>('getWellnessKey');
export const useAllowHelper = (options: WriteOptions<typeof allowWellnessHelper>) =>
  useWrite<typeof allowWellnessHelper>('allowWellnessHelper', { ...options, refresh: lists });
export const useEndHelper = (options: WriteOptions<typeof endWellnessHelper>) =>
  useWrite<typeof endWellnessHelper>('endWellnessHelper', { ...options, refresh: lists });
export const useStopHelping = (options: WriteOptions<typeof stopHelpingWithDiary>) =>
  useWrite<typeof stopHelpingWithDiary>('stopHelpingWithDiary', { ...options, refresh: lists });

/** What one wrote today in someone’s diary. */
export const useHelpedEntries = (userId: number) =>
  useList<typeof listHelpedEntries>('listHelpedEntries', { userId, zone: ownZone() });
export const useCreateHelpedEntry = () =>
  useWrite<typeof createHelpedEntry>('createHelpedEntry', {
    refresh: (_, { userId }) => [['listHelpedEntries', { userId }], ...lists],
  });
