import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Where uploads live. The disk store fills this port; an S3 store can fill it as well, since it asks for whole objects
 * by key and for nothing else.
 */
export interface Files {
  /** Stores bytes under a new unguessable key that starts with `folder/`, durably, and returns the key. */
  put(folder: string, bytes: Uint8Array): Promise<string>;
  /** Undefined when there is no such file. */
  get(key: string): Promise<Uint8Array | undefined>;
  delete(key: string): Promise<void>;
}

const keyForm = /^[a-z][a-z-]{0,30}\/[0-9a-f]{2}\/[0-9a-f]{30}$/;

export function diskFiles(root: string): Files {
  const pathOf = (key: string) => {
    if (!keyForm.test(key)) throw new Error('Not a file key.');
    return join(root, key);
  };
  return {
    put: async (folder, bytes) => {
      const name = randomBytes(16).toString('hex');
      const key = `${folder}/${name.slice(0, 2)}/${name.slice(2)}`;
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      const part = `${path}.part`;
      const handle = await open(part, 'wx', 0o600);
      try {
        await handle.writeFile(bytes);
        // A post that was confirmed must not lose its picture in a crash.
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(part, path);
      return key;
    },
    get: async (key) => {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    delete: (key) => rm(pathOf(key), { force: true }),
  };
}
