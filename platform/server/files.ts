import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Content } from '#platform/contract/operation.ts';

/**
 * Where uploads live. The disk store fills this port; an S3 store can fill it as well, since it asks for objects and
 * parts of them by key and for nothing else. A store that seals what it keeps can stand before either.
 */
export interface Files {
  /** Stores it under a new unguessable key that starts with `folder/`, durably, and returns the key. */
  put(folder: string, data: Uint8Array | AsyncIterable<Uint8Array>): Promise<string>;
  /** Undefined when there is no such file. Nothing is held open until it is read. */
  open(key: string): Promise<Content | undefined>;
  delete(key: string): Promise<void>;
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

const keyForm = /^[a-z][a-z-]{0,30}\/[0-9a-f]{2}\/[0-9a-f]{30}$/;

/** The same under the same key for ever, and tells nothing of the key. */
const etagOf = (name: string | Uint8Array) => `"${createHash('sha256').update(name).digest('base64url').slice(0, 27)}"`;

/** A file on disk that nobody changes. */
export const contentAt = (path: string, length: number): Content => ({
  length,
  read: (part) => createReadStream(path, { ...part }),
});

export function diskFiles(root: string): Files {
  const pathOf = (key: string) => {
    if (!keyForm.test(key)) throw new Error('Not a file key.');
    return join(root, key);
  };
  return {
    put: async (folder, data) => {
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
    },
    open: async (key) => {
      const path = pathOf(key);
      try {
        const { size } = await stat(path);
        return { ...contentAt(path, size), etag: etagOf(key) };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    delete: (key) => rm(pathOf(key), { force: true }),
  };
}

/** What was made just now and is in memory. */
export const contentOf = (bytes: Uint8Array): Content => ({
  length: bytes.length,
  etag: etagOf(bytes),
  read: async function* (part) {
    yield part ? bytes.subarray(part.start, part.end + 1) : bytes;
  },
});

/** All of a small file at once. */
export async function bytesOf(content: Content): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of content.read()) pieces.push(piece);
  return Buffer.concat(pieces);
}
