import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Config } from './config.ts';
import { copyFiles } from './file-store.ts';
import { bytesOf, sealAll, sealedFiles } from './files.ts';
import { s3Store } from './s3-store.ts';
import { diskStore, type Store } from './store.ts';

const folder = (name: string) => mkdtempSync(join(tmpdir(), `doorways-${name}-`));
const config = (sessionSecret: string, previousSecret?: string) => ({ sessionSecret, previousSecret }) as Config;
const former = config('a secret of the tests, long enough');
const present = config('a new secret of the tests, long enough', former.sessionSecret);
const alone = config(present.sessionSecret);

let server: S3rver;
let port: number;
const bucketOf = (bucket: string): Promise<Store> =>
  s3Store({
    bucket,
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${port}`,
    accessKey: 'S3RVER',
    secretKey: 'S3RVER',
  });
beforeAll(async () => {
  server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder('bucket'),
    configureBuckets: ['files', 'sealed', 'moved'].map((name) => ({ name, configs: [] })),
  });
  ({ port } = await server.run());
});
afterAll(() => server.close());

const keysOf = async (store: Store) => {
  const keys: string[] = [];
  for await (const key of store.keys()) keys.push(key);
  return keys.sort();
};

test('a file is stored sealed, read whole and in part, and deleted', async () => {
  const store = await bucketOf('files');
  const files = sealedFiles(former, store);
  const bytes = randomBytes(200_000);
  const key = await files.put('posts', bytes);
  expect(await keysOf(store)).toEqual([key]);
  const content = await files.open(key);
  if (!content) throw new Error('It is not there.');
  expect(Buffer.compare(await bytesOf(content), bytes)).toBe(0);
  const parts: Uint8Array[] = [];
  for await (const part of content.read({ start: 70_000, end: 140_000 })) parts.push(part);
  expect(Buffer.compare(Buffer.concat(parts), bytes.subarray(70_000, 140_001))).toBe(0);
  const stored = await store.open(key);
  if (!stored) throw new Error('It is not there.');
  expect(Buffer.from(await bytesOf(stored)).includes(bytes.subarray(0, 64))).toBe(false);
  await files.delete(key);
  await files.delete(key);
  expect(await files.open(key)).toBeUndefined();
});

test('a stream that says no length and is larger than a part arrives whole', async () => {
  const files = sealedFiles(former, await bucketOf('files'));
  const sent = createHash('sha256');
  const key = await files.put(
    'posts',
    (async function* () {
      for (let piece = 0; piece < 20; piece++) {
        const bytes = randomBytes(1024 * 1024);
        sent.update(bytes);
        yield bytes;
      }
    })(),
  );
  const content = await files.open(key);
  const arrived = createHash('sha256');
  for await (const piece of content?.read() ?? []) arrived.update(piece);
  expect(arrived.digest('hex')).toBe(sent.digest('hex'));
  await files.delete(key);
});

test('an upload that breaks off leaves nothing', async () => {
  const store = await bucketOf('files');
  const broken = async function* (): AsyncGenerator<Uint8Array> {
    yield randomBytes(1000);
    throw new Error('The connection broke.');
  };
  await expect(sealedFiles(former, store).put('posts', broken())).rejects.toThrow('The connection broke.');
  expect(await keysOf(store)).toEqual([]);
});

test('after a new secret each file has its key anew, and the former secret can be thrown away', async () => {
  const store = await bucketOf('sealed');
  const key = await sealedFiles(former, store).put('posts', Buffer.from('A picture of a wombat'));
  expect(await sealAll(present, store)).toBe(1);
  expect(await sealAll(present, store)).toBe(0);
  const content = await sealedFiles(alone, store).open(key);
  expect(content && Buffer.from(await bytesOf(content)).toString()).toBe('A picture of a wombat');
});

/** Says how long a file is, sends a part of it, and no more; of another key it says nothing at all. */
async function silentBucket() {
  const silent = createServer((request, response) => {
    if (request.url?.includes('/mute/')) return;
    response.writeHead(200, { 'content-length': '1000' });
    if (request.method === 'HEAD') response.end();
    else response.write('The beginning');
  });
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port: at } = silent.address() as AddressInfo;
  const store = await s3Store(
    { bucket: 'files', region: 'us-east-1', endpoint: `http://127.0.0.1:${at}`, accessKey: 'a', secretKey: 'b' },
    { reachedMs: 100, answeredMs: 100 },
  );
  const close = () => {
    silent.closeAllConnections();
    silent.close();
  };
  return { store, close };
}

test('no one waits for ever for a bucket that doesn’t answer, or stops in the middle of a file', async () => {
  const { store, close } = await silentBucket();
  const name = `ab/${'0'.repeat(30)}`;
  await expect(store.open(`mute/${name}`)).rejects.toThrow('requestTimeout');
  const stored = await store.open(`posts/${name}`);
  if (!stored) throw new Error('It is not there.');
  await expect(bytesOf(stored)).rejects.toThrow('The bucket stopped answering.');
  close();
});

test('what is not a key of ours reaches no bucket', async () => {
  const store = await bucketOf('files');
  await expect(store.open('../other/file')).rejects.toThrow('Not a file key.');
  await expect(store.delete('posts/../../x')).rejects.toThrow('Not a file key.');
});

test('files move to the bucket and back, each once, and are the same', async () => {
  const [disk, bucket, back] = [diskStore(folder('disk')), await bucketOf('moved'), diskStore(folder('back'))];
  const files = sealedFiles(former, disk);
  const keys = [await files.put('posts', Buffer.from('one')), await files.put('legal', Buffer.from('two'))].sort();
  expect(await copyFiles(disk, bucket)).toEqual({ copied: 2, known: 0, faults: [] });
  const third = await files.put('posts', Buffer.from('three'));
  expect(await copyFiles(disk, bucket)).toEqual({ copied: 1, known: 2, faults: [] });
  expect(await keysOf(bucket)).toEqual([...keys, third].sort());
  expect(await copyFiles(bucket, back)).toEqual({ copied: 3, known: 0, faults: [] });
  const content = await sealedFiles(former, back).open(third);
  expect(content && Buffer.from(await bytesOf(content)).toString()).toBe('three');
  expect(await keysOf(disk)).toHaveLength(3);
});
