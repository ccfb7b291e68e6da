import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { keyForm } from '#platform/server/store.ts';

/**
 * Copies of the stored files, which are sealed already. `blobs` holds each content once, under its SHA-256; a set in
 * `sets` says which files there were at a moment, and which content each had. Nothing that a set names is ever changed.
 */
export interface KeptFile {
  /** Path below the folder of files: posts/ab/cdef… */
  readonly key: string;
  readonly length: number;
  readonly changed: number;
  readonly sha256: string;
}
export type FileSet = ReadonlyMap<string, KeptFile>;

export interface SetReport {
  readonly files: number;
  /** Contents that were not there yet. */
  readonly added: number;
  /** Name of the new set; undefined when nothing had changed since the last one. */
  readonly name: string | undefined;
}

const dayMs = 86_400_000;
const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

const namesIn = async (folder: string) => {
  try {
    return (await readdir(folder)).sort();
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
};

/** Names are times, so that they sort: 2026-11-27T031500Z.jsonl.gz */
const nameOf = (moment: Date) => `${moment.toISOString().slice(0, 19).replaceAll(':', '')}Z.jsonl.gz`;
const setForm = /^(\d{4}-\d\d-\d\dT\d\d)(\d\d)(\d\d)Z\.jsonl\.gz$/;
export const momentOf = (name: string) => Date.parse(name.replace(setForm, '$1:$2:$3Z'));

export const setsIn = async (backup: string) =>
  (await namesIn(join(backup, 'sets'))).filter((name) => setForm.test(name));

const blobOf = (backup: string, sha256: string) => join(backup, 'blobs', sha256.slice(0, 2), sha256.slice(2));

export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path)) hash.update(piece as Buffer);
  return hash.digest('hex');
}

export async function readSet(backup: string, name: string): Promise<FileSet> {
  const lines = createInterface({ input: createReadStream(join(backup, 'sets', name)).pipe(createGunzip()) });
  const kept = new Map<string, KeptFile>();
  for await (const line of lines) {
    const file = JSON.parse(line) as KeptFile;
    if (!keyForm.test(file.key)) throw new Error(`${name} names a file that can’t be one of ours.`);
    kept.set(file.key, file);
  }
  return kept;
}

/** A set that is not whole has another name, so that no one restores from it. */
async function writeSet(backup: string, name: string, files: FileSet): Promise<void> {
  const path = join(backup, 'sets', name);
  await mkdir(dirname(path), { recursive: true });
  const lines = function* () {
    for (const key of [...files.keys()].sort()) yield `${JSON.stringify(files.get(key))}\n`;
  };
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(`${path}.part`, { mode: 0o600 }));
  await settle(`${path}.part`);
  await rename(`${path}.part`, path);
}

/** On the disk, not only in its memory. */
async function settle(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function* keysBelow(files: string): AsyncIterable<string> {
  for (const folder of await namesIn(files)) {
    for (const start of await namesIn(join(files, folder))) {
      for (const rest of await namesIn(join(files, folder, start))) {
        const key = `${folder}/${start}/${rest}`;
        // What ends in .part or .anew is being written.
        if (keyForm.test(key)) yield key;
      }
    }
  }
}

/** Several at once: each mostly waits for the disk. */
async function each<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const all = (async function* () {
    yield* items;
  })();
  const worker = async () => {
    for await (const item of all) await work(item);
  };
  await Promise.all(Array.from({ length: 16 }, worker));
}

/** The content is read back from the copy: what arrived there is what counts. */
async function keep(backup: string, from: string, arriving: Set<string>): Promise<{ sha256: string; isNew: boolean }> {
  const folder = join(backup, 'blobs');
  await mkdir(folder, { recursive: true });
  const part = join(folder, `${randomUUID()}.part`);
  try {
    await copyFile(from, part);
    await settle(part);
    const sha256 = await sha256Of(part);
    if (arriving.has(sha256)) return { sha256, isNew: false };
    arriving.add(sha256);
    const path = blobOf(backup, sha256);
    if (await stat(path).catch(() => undefined)) {
      // It counts as new again, so that it is not let go of before the set that names it is written.
      await utimes(path, new Date(), new Date());
      return { sha256, isNew: false };
    }
    await mkdir(dirname(path), { recursive: true });
    await rename(part, path);
    return { sha256, isNew: true };
  } finally {
    await rm(part, { force: true });
  }
}

/** Copies what is new or was changed since the last set. Files that go meanwhile are no fault. */
export async function backUpFiles(files: string, backup: string, now: Date): Promise<SetReport> {
  const last = (await setsIn(backup)).at(-1);
  const before: FileSet = last === undefined ? new Map() : await readSet(backup, last);
  const present = new Map<string, KeptFile>();
  let added = 0;
  let changes = 0;
  const arriving = new Set<string>();
  await each(keysBelow(files), async (key) => {
    const path = join(files, key);
    try {
      const { size: length, mtimeMs: changed } = await stat(path);
      const known = before.get(key);
      if (known && known.length === length && known.changed === changed) {
        present.set(key, known);
        return;
      }
      const { sha256, isNew } = await keep(backup, path, arriving);
      present.set(key, { key, length, changed, sha256 });
      changes += 1;
      if (isNew) added += 1;
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  });
  for (const key of before.keys()) if (!present.has(key)) changes += 1;
  if (changes === 0 && last !== undefined) return { files: present.size, added, name: undefined };
  const name = nameOf(now);
  await writeSet(backup, name, present);
  return { files: present.size, added, name };
}

/**
 * Lets go of sets that are older, and of contents that no set names any more. Of the older sets the last one stays: it
 * says what there was when the days begin, or is the newest of all. A content of the last day stays too: the set that
 * names it may be on its way. It reads every set, so once a day is enough.
 */
export async function forgetSets(backup: string, days: number, now: Date): Promise<{ sets: number; blobs: number }> {
  const older = (await setsIn(backup)).filter((name) => momentOf(name) < now.getTime() - days * dayMs);
  const over = older.slice(0, -1);
  for (const name of over) await rm(join(backup, 'sets', name));
  const named = new Set<string>();
  for (const name of await setsIn(backup)) {
    for (const { sha256 } of (await readSet(backup, name)).values()) named.add(sha256);
  }
  let blobs = 0;
  for (const start of await namesIn(join(backup, 'blobs'))) {
    if (start.endsWith('.part')) {
      // A run was killed while it copied.
      const part = join(backup, 'blobs', start);
      const found = await stat(part).catch(() => undefined);
      if (found && found.mtimeMs < now.getTime() - dayMs) await rm(part, { force: true });
    }
    if (!/^[0-9a-f]{2}$/.test(start)) continue;
    for (const rest of await namesIn(join(backup, 'blobs', start))) {
      const path = join(backup, 'blobs', start, rest);
      if (named.has(start + rest) || (await stat(path)).mtimeMs > now.getTime() - dayMs) continue;
      await rm(path);
      blobs += 1;
    }
  }
  return { sets: over.length, blobs };
}

/** Reads every content that the newest set names, and says which are missing or not what they were. */
export async function checkFiles(backup: string): Promise<{ checked: number; faults: string[] }> {
  const last = (await setsIn(backup)).at(-1);
  if (last === undefined) return { checked: 0, faults: ['There is no set of files.'] };
  const faults: string[] = [];
  let checked = 0;
  await each((await readSet(backup, last)).values(), async ({ key, sha256 }) => {
    const found = await sha256Of(blobOf(backup, sha256)).catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    });
    checked += 1;
    if (found === undefined) faults.push(`${key} is missing.`);
    else if (found !== sha256) faults.push(`${key} was changed.`);
  });
  faults.sort();
  return { checked, faults };
}

/**
 * The files of a moment: those of the last set before it, for what was deleted afterwards, and those of the first set
 * after it, for what had come since. A file too many does no harm.
 */
export async function setsFor(backup: string, moment: Date): Promise<string[]> {
  const names = await setsIn(backup);
  const before = names.filter((name) => momentOf(name) <= moment.getTime()).at(-1);
  const after = names.find((name) => momentOf(name) > moment.getTime());
  return [after, before].flatMap((name) => name ?? []);
}

/** Puts files back under their keys, each checked. What is there stays. */
export async function restoreFiles(
  backup: string,
  names: readonly string[],
  files: string,
): Promise<{ restored: number; faults: string[] }> {
  const wanted = new Map<string, KeptFile>();
  for (const name of names) {
    // The set before the moment comes last: its content is the one that the database knows.
    for (const file of (await readSet(backup, name)).values()) wanted.set(file.key, file);
  }
  const faults: string[] = [];
  let restored = 0;
  await each(wanted.values(), async ({ key, sha256 }) => {
    const path = join(files, key);
    if (await stat(path).catch(() => undefined)) return;
    await mkdir(dirname(path), { recursive: true });
    const part = `${path}.part`;
    try {
      await copyFile(blobOf(backup, sha256), part);
      await settle(part);
      if ((await sha256Of(part)) === sha256) {
        await rename(part, path);
        restored += 1;
      } else {
        faults.push(`${key} was changed in the backup.`);
      }
    } catch (error) {
      // A full disk is no fault of the backup: it ends here.
      if (!isMissing(error)) throw error;
      faults.push(`${key} is missing from the backup.`);
    } finally {
      await rm(part, { force: true });
    }
  });
  faults.sort();
  return { restored, faults };
}
