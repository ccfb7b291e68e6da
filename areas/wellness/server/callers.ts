import type { Caller } from '#platform/server/matrix.ts';

/** For the matrix: what each kind of caller must get. */
export const who = (guest: number, member: number, other: number, blocked: number, moderator: number) =>
  ({ guest, member, other, blocked, moderator }) satisfies Record<Caller, number>;
/** Everyone has a diary of their own. */
export const everyone = (status: number) => ({
  expect: who(401, status, status, status, status),
  also: [status, status, status] as const,
});
/** What is another’s looks as if it weren’t there, to moderators too. */
export const ownersOnly = (status: number) => ({
  expect: who(401, status, 404, 404, 404),
  also: [404, 404, 404] as const,
});
