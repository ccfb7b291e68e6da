import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Upload } from '#platform/contract/operation.ts';
import { problem } from './problem.ts';

export interface IncomingLimits {
  /** Bytes and uploads of this process that are on their way or being worked on. */
  readonly bytes: number;
  readonly uploads: number;
  /** The same of one sender. */
  readonly bytesOfOne: number;
  readonly uploadsOfOne: number;
  /** In so many milliseconds at least so many bytes must come, or the upload is given up. */
  readonly pace: { readonly milliseconds: number; readonly bytes: number };
}

const megabyte = 1024 * 1024;

/** Whoever sends more slowly than 4 kB a second holds a place that others wait for. */
export const incomingLimits: IncomingLimits = {
  bytes: 256 * megabyte,
  uploads: 64,
  bytesOfOne: 96 * megabyte,
  uploadsOfOne: 8,
  pace: { milliseconds: 15_000, bytes: 60_000 },
};

/** What is older was left behind by a process that died: no upload takes so long. */
const leftBehind = 3_600_000;

/** Bodies of uploads on their way to disk: never whole in memory, and gone when the call is over. */
export interface Incoming {
  /** Throws when the sender or everybody together have sent enough for now. Asked before a body is read. */
  room(sender: string, length: number): void;
  receive(body: Readable, about: { sender: string; type: string; maxBytes: number }): Promise<Upload>;
  /** What is in memory already, as if it had been received: for seeds and tests. */
  keep(bytes: Uint8Array, about: { sender: string; type: string }): Promise<Upload>;
  drop(upload: Upload): Promise<void>;
}

interface Kept {
  /** Has the file "body" in it, and what is made of it. */
  readonly folder: string;
  readonly sender: string;
  readonly drop: () => Promise<void>;
}

/** Where an upload is: beside the upload and not in it, so that a handler has no way to it. */
const kept = new WeakMap<Upload, Kept>();

export function keptUpload(upload: Upload): Kept {
  const found = kept.get(upload);
  if (!found) throw new Error('This upload was never received.');
  return found;
}

export const many = () => problem.unavailable('Many people are uploading right now. Try again in a minute.');

export function makeIncoming(dir: string, limits: IncomingLimits = incomingLimits): Incoming {
  const all = { bytes: 0, uploads: 0 };
  const bySender = new Map<string, { bytes: number; uploads: number }>();
  const of = (sender: string) => bySender.get(sender) ?? { bytes: 0, uploads: 0 };
  const count = (sender: string, bytes: number, uploads: number) => {
    const own = of(sender);
    own.bytes += bytes;
    own.uploads += uploads;
    if (own.bytes === 0 && own.uploads === 0) bySender.delete(sender);
    else bySender.set(sender, own);
    all.bytes += bytes;
    all.uploads += uploads;
  };
  const room = (sender: string, length: number, uploads = 1) => {
    const own = of(sender);
    if (own.uploads + uploads > limits.uploadsOfOne || own.bytes + length > limits.bytesOfOne)
      throw problem.tooMany(30);
    if (all.uploads + uploads > limits.uploads || all.bytes + length > limits.bytes) throw many();
  };

  /** Counts it until it is dropped. */
  const begin = async (sender: string) => {
    count(sender, 0, 1);
    const folder = join(dir, `upload-${randomUUID()}`);
    let length = 0;
    let here = true;
    const drop = async () => {
      if (here) count(sender, -length, -1);
      here = false;
      await rm(folder, { recursive: true, force: true });
    };
    await mkdir(folder, { recursive: true, mode: 0o700 }).catch(async (error) => {
      await drop();
      throw error;
    });
    return {
      body: join(folder, 'body'),
      add: (bytes: number) => {
        room(sender, bytes, 0);
        length += bytes;
        count(sender, bytes, 0);
        return length;
      },
      drop,
      done: (type: string): Upload => {
        const upload = { length, type };
        kept.set(upload, { folder, sender, drop });
        return upload;
      },
    };
  };

  return {
    room,
    receive: async (body, { sender, type, maxBytes }) => {
      room(sender, 0);
      const upload = await begin(sender);
      try {
        const handle = await open(upload.body, 'wx', 0o600);
        try {
          for await (const piece of inPace(body, limits.pace)) {
            if (upload.add(piece.length) > maxBytes) throw problem.tooLarge('That is too large to send.');
            await handle.writeFile(piece);
          }
        } finally {
          await handle.close();
        }
        return upload.done(type);
      } catch (error) {
        await upload.drop();
        throw error;
      }
    },
    keep: async (bytes, { sender, type }) => {
      const upload = await begin(sender);
      upload.add(bytes.length);
      await writeFile(upload.body, bytes, { mode: 0o600 });
      return upload.done(type);
    },
    drop: (upload) => keptUpload(upload).drop(),
  };
}

/** The pieces as they come, and an error instead of the next when too few come in a time. */
async function* inPace(body: Readable, { milliseconds, bytes }: IncomingLimits['pace']): AsyncGenerator<Buffer> {
  // A refusal is still to be answered on the connection that the body comes from.
  const pieces = body.iterator({ destroyOnReturn: false }) as AsyncIterableIterator<Buffer>;
  let came = 0;
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<never>((_done, fail) => {
    timer = setInterval(() => {
      if (came < bytes) fail(problem.tooSlow());
      came = 0;
    }, milliseconds);
  });
  tooSlow.catch(() => undefined);
  try {
    for (;;) {
      const piece = pieces.next();
      // When it is too slow, nobody waits for it any more.
      piece.catch(() => undefined);
      const { done, value } = await Promise.race([piece, tooSlow]);
      if (done) return;
      came += value.length;
      yield value;
    }
  } finally {
    clearInterval(timer);
  }
}

/**
 * Removes what processes that died have left. With an embedded database there is one process: what is here when it
 * starts belongs to nobody.
 */
export async function sweepIncoming(dir: string, alone: boolean, now = Date.now()): Promise<void> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  for (const name of await readdir(dir)) {
    const path = join(dir, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now }));
    if (alone || now - mtimeMs > leftBehind) await rm(path, { recursive: true, force: true });
  }
}
