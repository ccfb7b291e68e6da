import { z } from 'zod';
import { event } from '#platform/contract/operation.ts';
import { on } from '#platform/server/area.ts';

/** Rows are gone; their files follow after commit, so that nothing shown can lose its file to a rollback. */
export const filesDropped = event('feedFilesDropped', z.object({ keys: z.array(z.string()) }));

export const deleteDroppedFiles = on(filesDropped, 'feed.deleteFiles', async ({ event: { keys }, services }) => {
  for (const key of keys) await services.files.delete(key);
});

export interface FileKeys {
  readonly fileKey: string;
  readonly smallKey: string | null;
  readonly captionsKey: string | null;
  readonly descriptionsKey: string | null;
}

export const fileKeys = [
  'file_key as fileKey',
  'small_key as smallKey',
  'captions_key as captionsKey',
  'descriptions_key as descriptionsKey',
] as const;

export const keysOf = (rows: readonly FileKeys[]): string[] =>
  rows
    .flatMap(({ fileKey, smallKey, captionsKey, descriptionsKey }) => [fileKey, smallKey, captionsKey, descriptionsKey])
    .filter((key) => key !== null);
