import type { FieldError, Problem } from '#platform/contract/problem.ts';

/**
 * A refusal that the caller may read. Anything else that is thrown becomes a plain 500 with the request's id:
 * unknown failures are never described to callers.
 */
export class ProblemError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.title);
    this.name = 'ProblemError';
    this.problem = problem;
  }
}

const make = (status: number, slug: string, title: string, detail: string, errors?: FieldError[]) =>
  new ProblemError({ type: `/problems/${slug}`, title, status, detail, ...(errors && { errors }) });

export const problem = {
  invalid: (errors: FieldError[], detail = 'Some of what was sent needs a change. See each field below.') =>
    make(400, 'invalid-input', 'Invalid input', detail, errors),
  signInNeeded: () => make(401, 'sign-in-needed', 'Sign in needed', 'Sign in to do this.'),
  /** For programs. The words name no key. */
  keyNeeded: (detail = 'Send a key that counts in the header Authorization: Bearer ds_live_… or ds_test_…') =>
    make(401, 'key-needed', 'API key needed', detail),
  /** The payment service did not take the money; nothing else was changed. */
  paymentRefused: (detail: string) => make(402, 'payment-refused', 'Payment refused', detail),
  refused: (detail = 'You can’t do this.') => make(403, 'refused', 'Refused', detail),
  suspended: (detail: string) => make(403, 'suspended', 'Suspended', detail),
  /** The same words for what is missing and for what the caller may not know of. */
  notFound: () => make(404, 'not-found', 'Not found', 'There’s nothing here, or you don’t have access to it.'),
  tooSlow: () =>
    make(408, 'too-slow', 'Too slow', 'This took too long to arrive. Check your connection, then try again.'),
  conflict: (detail: string) => make(409, 'conflict', 'Conflict', detail),
  gone: (detail: string) => make(410, 'gone', 'Gone', detail),
  tooLarge: (detail: string) => make(413, 'too-large', 'Too large', detail),
  wrongType: (detail: string) => make(415, 'wrong-type', 'Wrong type', detail),
  unprocessable: (detail: string, errors?: FieldError[]) =>
    make(422, 'unprocessable', 'Cannot be processed', detail, errors),
  tooMany: (seconds: number) =>
    make(
      429,
      'too-many-requests',
      'Too many requests',
      `That was a lot in a short time. Try again in ${seconds} seconds.`,
    ),
  /** Said before anything was begun. */
  busy: () => make(503, 'busy', 'Busy', 'Doorways is very busy. Nothing was changed. Wait a moment, then try again.'),
  /** Said of what the database has stopped and undone. */
  tookTooLong: () =>
    make(
      503,
      'busy',
      'Busy',
      'This took too long, so it was stopped. Nothing was changed. Wait a moment, then try again.',
    ),
  unavailable: (detail: string) => make(503, 'unavailable', 'Unavailable', detail),
};
