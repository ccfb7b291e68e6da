/** Why the outside model gave nothing that can be shown. */
export type FailureKind = 'left' | 'slow' | 'unreachable' | 'refused' | 'busy' | 'unusable' | 'cut';

/** It has neither a cause nor words of the other side: those could carry the key, the address or the text into a log. */
export class ModelFailure extends Error {
  readonly kind: FailureKind;
  /** What the other side answered with, where it did. */
  readonly status: number | undefined;

  constructor(kind: FailureKind, status?: number) {
    super(`The outside model: ${kind}`);
    this.name = 'ModelFailure';
    this.kind = kind;
    this.status = status;
  }
}
