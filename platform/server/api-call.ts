import type { DownloadAnswer, FileAnswer, Signed, Upload } from '#platform/contract/operation.ts';
import type { Principal } from './principal.ts';

export interface RequestFacts {
  /** For whom the caller's address stands (caller-address.ts): an IPv6 one for its /64. */
  readonly ip: string;
  readonly agent: string;
  /** The page that called, already known to be ours; absent when the caller is no browser. */
  readonly origin?: string | undefined;
  /** A cookie that was set with `cookieLine`, by its short name. */
  readonly cookie?: ((name: string) => string | undefined) | undefined;
  /** Aborted when the caller has left before the answer: what is slow and changes nothing can stop. */
  readonly left?: (() => AbortSignal) | undefined;
}

export interface Call {
  readonly operation: string;
  readonly principal: Principal;
  /** Whom the caller says they act for: a member’s number, as it came. */
  readonly actsFor?: string | undefined;
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly upload?: Upload | undefined;
  readonly signed?: Signed | undefined;
  readonly idempotencyKey?: string | undefined;
  readonly request: RequestFacts;
}

export interface Answered {
  readonly status: number;
  readonly body?: unknown;
  /** Cursor of the next page of a list. */
  readonly next?: string | undefined;
  readonly file?: FileAnswer;
  readonly download?: DownloadAnswer;
  readonly headers?: Readonly<Record<string, string | string[]>> | undefined;
}
