import { check } from '../../pure/checks/check.ts';
import type { Finding } from '../../pure/checks/finding.ts';
import type { Document } from '../../pure/types.ts';

export interface CheckTask {
  readonly id: number;
  readonly document: Document;
}
export type CheckAnswer =
  | { readonly id: number; readonly findings: readonly Finding[] }
  | { readonly id: number; readonly failed: true };

/** A text of 10,000 words takes up to 0.3 s on a slow phone. The page takes key presses at the same time. */
addEventListener('message', ({ data: { id, document } }: MessageEvent<CheckTask>) => {
  try {
    postMessage({ id, findings: check(document) } satisfies CheckAnswer);
  } catch {
    postMessage({ id, failed: true } satisfies CheckAnswer);
  }
});
