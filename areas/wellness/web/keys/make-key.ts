import { ApiError } from '#platform/web/client/error.ts';
import type { Bytes } from '../../pure/web-crypto.ts';
import type { KeyAnswer, KeyTask } from './passphrase.worker.ts';

const noKey = () => {
  const detail =
    'This browser couldn’t work with your passphrase. It may be out of memory. Close other tabs and try again.';
  return new ApiError(500, JSON.stringify({ title: 'No key', status: 500, detail }));
};

/** The wrapping key of a passphrase, made in a worker of its own that ends with it. */
export function makeKey(task: KeyTask): Promise<Bytes> {
  const worker = new Worker(new URL('./passphrase.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Bytes>((resolve, reject) => {
    worker.addEventListener('error', () => reject(noKey()));
    worker.addEventListener('message', ({ data }: MessageEvent<KeyAnswer>) =>
      'failed' in data ? reject(noKey()) : resolve(data.key),
    );
    worker.postMessage(task);
  }).finally(() => worker.terminate());
}
