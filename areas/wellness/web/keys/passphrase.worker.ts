import { type Cost, keyOfPassphrase } from '../../pure/passphrase.ts';
import type { Bytes } from '../../pure/web-crypto.ts';

export interface KeyTask {
  readonly passphrase: string;
  readonly salt: string;
  readonly cost: Cost;
}
export type KeyAnswer = { readonly key: Bytes } | { readonly failed: true };

/** It takes one to three seconds; the page takes key presses at the same time. */
addEventListener('message', ({ data: { passphrase, salt, cost } }: MessageEvent<KeyTask>) => {
  try {
    postMessage({ key: keyOfPassphrase(passphrase, salt, cost) } satisfies KeyAnswer);
  } catch {
    postMessage({ failed: true } satisfies KeyAnswer);
  }
});
