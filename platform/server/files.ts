import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
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
  /** The same as `put` and `get` for what is too large to hold at once. */
  putStream(folder: string, pieces: AsyncIterable<Uint8Array>): Promise<string>;
  open(key: string): Promise<{ readonly length: number; readonly stream: AsyncIterable<Uint8Array> } | undefined>;
  delete(key: string): Promise<void>;
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

const keyForm = /^[a-z][a-z-]{0,30}\/[0-9a-f]{2}\/[0-9a-f]{30}$/;

export function diskFiles(root: string): Files {
  const pathOf = (key: string) => {
    if (!keyForm.test(key)) throw new Error('Not a file key.');
    return join(root, key);
  };
  const store = async (folder: string, data: Uint8Array | AsyncIterable<Uint8Array>) => {
    const name = randomBytes(16).toString('hex');
    const key = `${folder}/${name.slice(0, 2)}/${name.slice(2)}`;
    const path = pathOf(key);
    await mkdir(dirname(path), { recursive: true });
    const part = `${path}.part`;
    const handle = await open(part, 'wx', 0o600);
    try {
      await handle.writeFile(data);
      // A post that was confirmed must not lose its picture in a crash.
      await handle.sync();
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    } finally {
      await handle.close();
    }
    await rename(part, path);
    return key;
  };
  return {
    put: store,
    putStream: store,
    open: async (key) => {
      try {
        const { size } = await stat(pathOf(key));
        return { length: size, stream: createReadStream(pathOf(key)) };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    get: async (key) => {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    delete: (key) => rm(pathOf(key), { force: true }),
  };
}
