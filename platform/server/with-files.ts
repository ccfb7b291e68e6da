import type { Content } from '#platform/contract/operation.ts';
import type { Files } from './files.ts';

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
