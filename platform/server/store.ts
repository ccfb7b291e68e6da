import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sealedPiece } from './file-seal.ts';
import type { Stored } from './stored.ts';

/**
 * What keeps bytes under keys. The disk fills this port; an S3 store can fill it as well, since it asks for objects and
 * parts of them by key and for nothing else.
 */
export interface Store {
  /** All of it or nothing, durably. */
  write(key: string, data: AsyncIterable<Uint8Array>): Promise<void>;
  /**
   * What `make` makes of it takes its place, all of it or nothing; false when there is nothing to make, when another
   * process is at it, and when it was deleted meanwhile.
   */
  replace(key: string, make: (stored: Stored) => Promise<AsyncIterable<Uint8Array> | undefined>): Promise<boolean>;
  /** Undefined when there is no such file. Nothing is held open until it is read. */
  open(key: string): Promise<Stored | undefined>;
  delete(key: string): Promise<void>;
  keys(): AsyncIterable<string>;
}

const dayMs = 86_400_000;
const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Keys as files.ts makes them. */
export const keyForm = /^[a-z][a-z-]{0,30}\/[0-9a-f]{2}\/[0-9a-f]{30}$/;

/** A file on disk that nobody changes. */
export const contentAt = (path: string, length: number): Stored => ({
  length,
  // One sealed piece at a time, so that none is put together from two.
  read: (part) => createReadStream(path, { ...part, highWaterMark: sealedPiece }),
});

export function diskStore(root: string): Store {
  const pathOf = (key: string) => {
    if (!keyForm.test(key)) throw new Error('Not a file key.');
    return join(root, key);
  };
  const fill = async (path: string, data: AsyncIterable<Uint8Array>) => {
    const handle = await open(path, 'r+');
    try {
      await handle.writeFile(data);
      // A post that was confirmed must not lose its picture in a crash.
      await handle.sync();
    } finally {
      await handle.close();
    }
  };
  /** Makes an empty file beside it, which one process alone can do; undefined when another has. */
  const claim = async (path: string, ending: string): Promise<string | undefined> => {
    const part = `${path}.${ending}`;
    try {
      await (await open(part, 'wx', 0o600)).close();
      return part;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      // Whoever was killed at it will not come back.
      const left = await stat(part).catch((missing: unknown) => {
        if (isMissing(missing)) return undefined;
        throw missing;
      });
      if (left && Date.now() - left.mtimeMs > dayMs) await rm(part, { force: true });
      return undefined;
    }
  };
  const there = async (path: string): Promise<Stored | undefined> => {
    try {
      const { size } = await stat(path);
      return contentAt(path, size);
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  };
  return {
    write: async (key, data) => {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      const part = await claim(path, 'part');
      if (!part) throw new Error('Two files have one key.');
      try {
        await fill(part, data);
        await rename(part, path);
      } finally {
        await rm(part, { force: true });
      }
    },
    replace: async (key, make) => {
      const path = pathOf(key);
      const part = await claim(path, 'anew');
      if (!part) return false;
      try {
        const stored = await there(path);
        const data = stored && (await make(stored));
        if (!data) return false;
        await fill(part, data);
        if (!(await there(path))) return false;
        await rename(part, path);
        return true;
      } finally {
        await rm(part, { force: true });
      }
    },
    open: (key) => there(pathOf(key)),
    delete: (key) => rm(pathOf(key), { force: true }),
    keys: async function* () {
      const below = async (path: string) => {
        try {
          return await readdir(path);
        } catch (error) {
          if (isMissing(error)) return [];
          throw error;
        }
      };
      for (const folder of await below(root)) {
        for (const start of await below(join(root, folder))) {
          for (const rest of await below(join(root, folder, start))) {
            const key = `${folder}/${start}/${rest}`;
            if (keyForm.test(key)) yield key;
          }
        }
      }
    },
  };
}
