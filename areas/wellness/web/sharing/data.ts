import { useList } from '#platform/web/cache/use-list.ts';
import { useWrite, type WriteOptions } from '#platform/web/cache/use-write.ts';
import type {
  createWellnessShare,
  endWellnessShare,
  listSharedWithMe,
  listWellnessShares,
  openWellnessShare,
  removeWellnessShare,
} from '../../contract/shares.ts';
import { useDiaryRead, useDiaryWrite } from '../keys/use-diary.ts';

const lists = ['listWellnessShares'] as const;

export const useShares = () => useDiaryRead<typeof listWellnessShares>('listWellnessShares');
export const useSharedWithMe = () => useList<typeof listSharedWithMe>('listSharedWithMe');
export const useCreateShare = () =>
  useDiaryWrite<typeof createWellnessShare>('createWellnessShare', { refresh: lists });
export const useEndShare = (options: WriteOptions<typeof endWellnessShare>) =>
  useWrite<typeof endWellnessShare>('endWellnessShare', { ...options, refresh: lists });
export const useRemoveShare = (options: WriteOptions<typeof removeWellnessShare>) =>
  useWrite<typeof removeWellnessShare>('removeWellnessShare', { ...options, refresh: lists });
/** An opening is written down for the owner, so it is a write. */
export const useOpenShare = () =>
  useWrite<typeof openWellnessShare>('openWellnessShare', { refresh: ['listSharedWithMe'] });
