import { z } from 'zod';
import { type Content, event } from '#platform/contract/operation.ts';
import { on } from '#platform/server/area.ts';
import type { Files } from '#platform/server/files.ts';

/** Stores files and does the work that names them; when the work fails, the files go again. */
export async function withFiles<T>(
  files: Files,
  all: readonly { readonly folder: string; readonly content: Content }[],
  work: (keys: readonly string[]) => Promise<T>,
): Promise<T> {
  const keys: string[] = [];
  try {
    for (const { folder, content } of all) keys.push(await files.put(folder, content.read()));
    return await work(keys);
  } catch (error) {
    for (const key of keys) await files.delete(key);
    throw error;
  }
}

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

export const fileKeyColumns =
  'file_key as "fileKey", small_key as "smallKey", captions_key as "captionsKey", descriptions_key as "descriptionsKey"';

export const keysOf = (rows: readonly FileKeys[]): string[] =>
  rows
    .flatMap(({ fileKey, smallKey, captionsKey, descriptionsKey }) => [fileKey, smallKey, captionsKey, descriptionsKey])
    .filter((key) => key !== null);
