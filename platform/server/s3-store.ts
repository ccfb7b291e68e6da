import { Readable } from 'node:stream';
import type { FilesBucket } from './config.ts';
import { keyForm, type Store } from './store.ts';
import type { Stored } from './stored.ts';

const named = (error: unknown, ...names: readonly string[]) => error instanceof Error && names.includes(error.name);
const isMissing = (error: unknown) => named(error, 'NotFound', 'NoSuchKey');
/** It was deleted, or another process has put something else there. */
const isOther = (error: unknown) =>
  isMissing(error) || named(error, 'PreconditionFailed', 'ConditionalRequestConflict');

/** Of an upload, at most two parts are in memory. */
const partSize = 8 * 1024 * 1024;
const partsAtOnce = 2;

/** How long the bucket may be silent: before it is reached, and before it answers or sends on what is read. */
const usualWaits = { reachedMs: 5000, answeredMs: 60_000 };

/** No one waits for ever for a piece that doesn’t come; whoever reads slowly isn’t hurried. */
async function* pieces(body: Readable, mostMs: number): AsyncIterable<Uint8Array> {
  const reading = body[Symbol.asyncIterator]();
  try {
    for (;;) {
      const late = setTimeout(() => body.destroy(new Error('The bucket stopped answering.')), mostMs);
      const { done, value } = await reading.next().finally(() => clearTimeout(late));
      if (done) return;
      yield value as Uint8Array;
    }
  } finally {
    body.destroy();
  }
}

/**
 * Keeps files in a bucket of S3, or of another maker's server that speaks its protocol. The files are sealed, so nobody
 * can be sent to the bucket for them: they are read here, a part at a time. The client is read only where it is used.
 */
export async function s3Store(
  { bucket, region, endpoint, accessKey, secretKey }: FilesBucket,
  waits = usualWaits,
): Promise<Store> {
  const { DeleteObjectCommand, GetObjectCommand, HeadObjectCommand, paginateListObjectsV2, S3Client } = await import(
    '@aws-sdk/client-s3'
  );
  const { Upload } = await import('@aws-sdk/lib-storage');
  const client = new S3Client({
    region,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    requestHandler: {
      connectionTimeout: waits.reachedMs,
      requestTimeout: waits.answeredMs,
      throwOnRequestTimeout: true,
    },
    // Others do not know the newer checksums; what is sealed shows by itself whether it is whole.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
  });
  const at = (key: string) => {
    if (!keyForm.test(key)) throw new Error('Not a file key.');
    return { Bucket: bucket, Key: key };
  };
  async function* read(key: string, part?: { readonly start: number; readonly end: number }) {
    const range = part && { Range: `bytes=${part.start}-${part.end}` };
    const { Body } = await client.send(new GetObjectCommand({ ...at(key), ...range }));
    if (!(Body instanceof Readable)) throw new Error('A file is gone.');
    yield* pieces(Body, waits.answeredMs);
  }
  const there = async (key: string): Promise<{ stored: Stored; etag: string | undefined } | undefined> => {
    try {
      const { ContentLength = 0, ETag } = await client.send(new HeadObjectCommand(at(key)));
      return { stored: { length: ContentLength, read: (part) => read(key, part) }, etag: ETag };
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  };
  /** All of it or nothing: what is not completed is not there. */
  const put = async (key: string, data: AsyncIterable<Uint8Array>, onlyOver?: string) => {
    const upload = new Upload({
      client,
      params: { ...at(key), Body: Readable.from(data), ...(onlyOver !== undefined && { IfMatch: onlyOver }) },
      partSize,
      queueSize: partsAtOnce,
    });
    await upload.done();
  };
  return {
    write: (key, data) => put(key, data),
    replace: async (key, make) => {
      const found = await there(key);
      const data = found && (await make(found.stored));
      if (!data) return false;
      try {
        await put(key, data, found.etag);
        return true;
      } catch (error) {
        if (isOther(error)) return false;
        throw error;
      }
    },
    open: async (key) => (await there(key))?.stored,
    delete: async (key) => {
      await client.send(new DeleteObjectCommand(at(key)));
    },
    keys: async function* () {
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket })) {
        for (const { Key } of Contents) if (Key !== undefined && keyForm.test(Key)) yield Key;
      }
    },
  };
}
