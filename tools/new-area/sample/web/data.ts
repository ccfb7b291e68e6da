import { useEntity } from '#platform/web/cache/entities.ts';
import { refresh } from '#platform/web/cache/keys.ts';
import { useEntityList } from '#platform/web/cache/use-list.ts';
import { useRead } from '#platform/web/cache/use-read.ts';
import { useWrite, type WriteOptions } from '#platform/web/cache/use-write.ts';
import { call } from '#platform/web/client/call.ts';
import type {
  createSampleThing,
  deleteSampleThing,
  editSampleThing,
  getSampleThing,
  listSampleThings,
  restoreSampleThing,
  SampleThing,
} from '../contract.ts';

const entity = 'sample-thing';
const lists = ['listSampleThings'] as const;

export const useSampleThings = () => useEntityList<typeof listSampleThings>(entity, 'listSampleThings', {});
export const useSampleThing = (id: number) => useEntity<SampleThing>(entity, id);
export const useReadSampleThing = (id: number) => useRead<typeof getSampleThing>('getSampleThing', { id }, { entity });

export const useCreateSampleThing = () =>
  useWrite<typeof createSampleThing>('createSampleThing', { entity, refresh: lists });
export const useEditSampleThing = () => useWrite<typeof editSampleThing>('editSampleThing', { entity });
export const useDeleteSampleThing = (options: WriteOptions<typeof deleteSampleThing>) =>
  useWrite<typeof deleteSampleThing>('deleteSampleThing', { ...options, refresh: lists });

/** Undoing happens in a message, long after the page is gone. */
export async function restore(id: number): Promise<void> {
  await call<typeof restoreSampleThing>('restoreSampleThing', { id });
  await refresh([...lists, ['getSampleThing', { id }]]);
}
