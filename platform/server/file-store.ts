import type { Config } from './config.ts';
import { s3Store } from './s3-store.ts';
import { diskStore, type Store } from './store.ts';

export const diskOf = ({ dataDir }: Pick<Config, 'dataDir'>): Store => diskStore(`${dataDir}/files`);

/** Where this installation keeps its files. */
export const fileStore = async (config: Pick<Config, 'dataDir' | 'bucket'>): Promise<Store> =>
  config.bucket ? s3Store(config.bucket) : diskOf(config);

export interface Moved {
  readonly copied: number;
  readonly known: number;
  /** Keys whose copy has another length. */
  readonly faults: readonly string[];
}

/** Copies what is not there yet, and deletes nothing: it can be run while members upload, and again afterwards. */
export async function copyFiles(from: Store, into: Store): Promise<Moved> {
  let copied = 0;
  let known = 0;
  const faults: string[] = [];
  for await (const key of from.keys()) {
    const file = await from.open(key);
    if (!file) continue;
    const lengthThere = async () => (await into.open(key))?.length;
    if ((await lengthThere()) === file.length) {
      known += 1;
      continue;
    }
    await into.write(key, file.read());
    if ((await lengthThere()) === file.length) copied += 1;
    else faults.push(key);
  }
  return { copied, known, faults };
}
