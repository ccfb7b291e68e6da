import type { FieldError, Problem } from '#platform/contract/problem.ts';

const texts: Record<number, string> = {
  0: 'We couldn’t reach Doorways. Check your connection, then try again.',
  401: 'Your session has ended. Sign in again.',
  403: 'You can’t do this.',
  404: 'We couldn’t find this. It may have been removed.',
  409: 'Someone else changed this. Load it again, then try again.',
  413: 'This is too large.',
  429: 'That was a lot in a short time. Wait a minute, then try again.',
};

const problemOf = (body: string): Problem | undefined => {
  try {
    const value = JSON.parse(body) as Partial<Problem> | null;
    return typeof value?.title === 'string' && typeof value.status === 'number' ? (value as Problem) : undefined;
  } catch {
    return undefined;
  }
};

/** An answer that is not a success (DATA-03, DATA-04), or no answer at all: status 0. */
export class ApiError extends Error {
  readonly status: number;
  /** The problem details of the answer, with whatever else the server put beside them. */
  readonly problem: (Problem & Readonly<Record<string, unknown>>) | undefined;

  constructor(status: number, body: string, statusText = '', options?: ErrorOptions) {
    super(`${status}: ${body || statusText}`, options);
    this.name = 'ApiError';
    this.status = status;
    this.problem = problemOf(body) as ApiError['problem'];
  }

  /** A sentence to show: what happened and what to do. */
  get detailForPeople(): string {
    return this.problem?.detail || texts[this.status] || 'Something went wrong on our side. Try again in a moment.';
  }

  get fieldErrors(): readonly FieldError[] {
    return this.problem?.errors ?? [];
  }

  /** True when nobody can say whether the write happened: the same attempt may be sent again under the same key. */
  get outcomeUnknown(): boolean {
    return this.status === 0 || this.status === 408 || this.status === 429 || this.status >= 500;
  }
}

/** No failure: what was called is kept for the member, who confirms or drops it. Nobody does what would come after it. */
export class Drafted extends Error {
  constructor() {
    super('Kept for the member.');
    this.name = 'Drafted';
  }
}

/** The fixed text of a read (C-01), with the answer as its cause. */
export class ReadError extends Error {
  constructor(text: string, cause: unknown) {
    super(text, { cause });
    this.name = 'ReadError';
  }
}

export const apiErrorOf = (error: unknown): ApiError | undefined =>
  error instanceof ApiError
    ? error
    : error instanceof Error && error.cause instanceof ApiError
      ? error.cause
      : undefined;

/** The status behind any error thrown by the client; undefined when it did not come from there. */
export const statusOf = (error: unknown): number | undefined => apiErrorOf(error)?.status;

/** What to show a person for any error: never raw JSON. */
export function textForPeople(error: unknown): string {
  if (error instanceof ReadError) return error.message;
  return (error instanceof ApiError ? error : new ApiError(500, '')).detailForPeople;
}
