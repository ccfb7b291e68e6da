import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { SealError } from './auth/seal.ts';
import type { Config } from './config.ts';
import { headerLength, pieceLength } from './file-seal.ts';
import { bytesOf, sealAll, sealedFiles } from './files.ts';
import { diskStore } from './store.ts';
import { holds } from './testing/stored.ts';

const config = (sessionSecret: string, previousSecret?: string) => ({ sessionSecret, previousSecret }) as Config;
const secret = 'a first secret, which is long enough';
const sealedPiece = pieceLength + 16;

function openFolder(about = config(secret)) {
  const root = mkdtempSync(join(tmpdir(), 'doorways-files-'));
  const store = diskStore(root);
  const pathOf = (key: string) => join(root, key);
  return { root, store, files: sealedFiles(about, store), pathOf };
}
type Folder = ReturnType<typeof openFolder>;

async function read({ files }: Pick<Folder, 'files'>, key: string, part?: { start: number; end: number }) {
  const content = await files.open(key);
  if (!content) return undefined;
  return Buffer.from(await bytesOf({ ...content, read: () => content.read(part) }));
}
const raw = (folder: Folder, key: string) => readFileSync(folder.pathOf(key));

async function putInClear(folder: Folder, bytes: Uint8Array) {
  const key = `voice-notes/ab/${randomBytes(15).toString('hex')}`;
  await mkdir(dirname(folder.pathOf(key)), { recursive: true });
  writeFileSync(folder.pathOf(key), bytes);
  return key;
}

const sizes = [0, 1, 100, pieceLength - 1, pieceLength, pieceLength + 1, 3 * pieceLength + 77];

test.each(sizes)('a file of %i bytes comes back as it was, all of it and any part', async (size) => {
  const folder = openFolder();
  const bytes = randomBytes(size);
  const key = await folder.files.put('voice-notes', bytes);
  expect((await folder.files.open(key))?.length).toBe(size);
  expect(await read(folder, key)).toEqual(bytes);
  const edges = [0, 1, 99, pieceLength - 1, pieceLength, pieceLength + 1, 2 * pieceLength, size - 1];
  for (const start of edges.filter((at) => at >= 0 && at < size)) {
    for (const end of edges.filter((at) => at >= start && at < size)) {
      expect((await read(folder, key, { start, end }))?.equals(bytes.subarray(start, end + 1))).toBe(true);
    }
  }
});

test('a part is read and opened alone: what is broken elsewhere does not matter to it', async () => {
  const folder = openFolder();
  const bytes = randomBytes(4 * pieceLength);
  const key = await folder.files.put('videos', bytes);
  const stored = raw(folder, key);
  stored.fill(0, headerLength + sealedPiece, headerLength + 2 * sealedPiece);
  writeFileSync(folder.pathOf(key), stored);
  const part = { start: 2 * pieceLength + 5, end: 2 * pieceLength + 9 };
  expect(await read(folder, key, part)).toEqual(bytes.subarray(part.start, part.end + 1));
  await expect(read(folder, key)).rejects.toThrow(SealError);
});

test('nothing of it stands in clear on the disk, and two equal files do not look equal', async () => {
  const folder = openFolder();
  const bytes = Buffer.concat([Buffer.from('OggS'), Buffer.from('a plain canary '.repeat(9000))]);
  const keys = [await folder.files.put('voice-notes', bytes), await folder.files.put('voice-notes', bytes)];
  const [one, other] = keys.map((key) => raw(folder, key));
  const stored = one?.toString('latin1') ?? '';
  expect(stored.length).toBeGreaterThan(bytes.length);
  for (const word of ['OggSa plain', 'plain canary']) expect(holds(stored, word)).toBe(false);
  expect(one?.equals(other ?? Buffer.alloc(0))).toBe(false);
  expect(readdirSync(folder.root, { recursive: true }).filter((name) => /part|anew/.test(String(name)))).toEqual([]);
});

const attacks: Readonly<Record<string, (stored: Buffer) => Buffer>> = {
  'one bit that was changed': (stored) => {
    const at = headerLength + 40;
    stored.writeUInt8(stored.readUInt8(at) ^ 1, at);
    return stored;
  },
  'two pieces that were swapped': (stored) => {
    const piece = (at: number) =>
      stored.subarray(headerLength + at * sealedPiece, headerLength + (at + 1) * sealedPiece);
    const rest = stored.subarray(headerLength + 2 * sealedPiece);
    return Buffer.concat([stored.subarray(0, headerLength), piece(1), piece(0), rest]);
  },
  'a piece that was left out': (stored) =>
    Buffer.concat([stored.subarray(0, headerLength), stored.subarray(headerLength + sealedPiece)]),
  'an end that was cut off between two pieces': (stored) => stored.subarray(0, headerLength + 2 * sealedPiece),
  'an end that was cut off within a piece': (stored) => stored.subarray(0, stored.length - 5),
  'all that was cut off but one piece': (stored) => stored.subarray(0, headerLength + sealedPiece),
  'a header that was changed': (stored) => {
    stored.writeUInt8(stored.readUInt8(30) ^ 1, 30);
    return stored;
  },
  'something that was added': (stored) => Buffer.concat([stored, randomBytes(50)]),
};

test.each(Object.entries(attacks))('it does not open with %s', async (_what, attack) => {
  const folder = openFolder();
  const key = await folder.files.put('exports', randomBytes(2 * pieceLength + 900));
  writeFileSync(folder.pathOf(key), attack(raw(folder, key)));
  await expect(read(folder, key)).rejects.toThrow(SealError);
});

test('a file does not open under the name of another, nor with another secret', async () => {
  const folder = openFolder();
  const [mine, other] = [
    await folder.files.put('images', randomBytes(500)),
    await folder.files.put('images', randomBytes(500)),
  ];
  writeFileSync(folder.pathOf(other), raw(folder, mine));
  await expect(read(folder, other)).rejects.toThrow(SealError);
  const elsewhere = sealedFiles(config('a second secret, also long enough'), folder.store);
  await expect(read({ files: elsewhere }, mine)).rejects.toThrow(SealError);
});

test('a file in clear opens, and the job seals it under its key, also while somebody has it open', async () => {
  const folder = openFolder();
  const bytes = Buffer.from('RIFF words that were spoken '.repeat(9000));
  const key = await putInClear(folder, bytes);
  const content = await folder.files.open(key);
  expect(await read(folder, key, { start: 5, end: 9 })).toEqual(bytes.subarray(5, 10));
  expect(await sealAll(config(secret), folder.store)).toBe(1);
  expect(holds(raw(folder, key).toString('latin1'), 'that were spoken')).toBe(false);
  expect(await read(folder, key)).toEqual(bytes);
  expect(content && Buffer.from(await bytesOf(content))).toEqual(bytes);
  expect(await sealAll(config(secret), folder.store)).toBe(0);
});

test('after a new secret the job gives each file its key anew, and the former secret can be thrown away', async () => {
  const folder = openFolder();
  const bytes = randomBytes(pieceLength + 10);
  const key = await folder.files.put('images', bytes);
  const after = config('a second secret, also long enough', secret);
  expect(await read({ files: sealedFiles(after, folder.store) }, key)).toEqual(bytes);
  expect(await sealAll(after, folder.store)).toBe(1);
  expect(await read({ files: sealedFiles(config(after.sessionSecret), folder.store) }, key)).toEqual(bytes);
  expect(await sealAll(after, folder.store)).toBe(0);
});

test('a file that doesn’t open keeps no other from being sealed, and is told of in the end', async () => {
  const folder = openFolder();
  const lost = await sealedFiles(config('a third secret, long enough too'), folder.store).put('aa', randomBytes(99));
  const before = raw(folder, lost);
  const keys = await Promise.all([1, 2, 3].map(() => folder.files.put('images', randomBytes(99))));
  const after = config('a second secret, also long enough', secret);
  await expect(sealAll(after, folder.store)).rejects.toThrow('1 of the files did not open.');
  const alone = sealedFiles(config(after.sessionSecret), folder.store);
  for (const key of keys) expect(await read({ files: alone }, key)).toHaveLength(99);
  expect(raw(folder, lost)).toEqual(before);
});

test('two jobs at once seal each file once, and a file that was deleted does not come back', async () => {
  const folder = openFolder();
  const keys = [await putInClear(folder, randomBytes(9000)), await putInClear(folder, randomBytes(9000))];
  const [one, two] = await Promise.all([sealAll(config(secret), folder.store), sealAll(config(secret), folder.store)]);
  expect(one + two).toBe(2);
  const [key = ''] = keys;
  const gone = await folder.store.replace(key, async () => {
    await folder.files.delete(key);
    return Readable.from([Buffer.from('anew')]);
  });
  expect(gone).toBe(false);
  expect(await folder.files.open(key)).toBeUndefined();
});
