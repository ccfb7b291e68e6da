import { z } from 'zod';
import { id } from '#platform/contract/fields.ts';
import { contractPart, nothing, operation } from '#platform/contract/operation.ts';
import { limits } from '../pure/limits.ts';

/**
 * Why somebody cannot have a profile. decision: moderators took theirs down, and it stands. email: an account with the
 * same confirmed email address is kept out.
 */
export const Closed = z.enum(['decision', 'email']);
export type Closed = z.infer<typeof Closed>;

export const stopComparingAddress = operation({
  name: 'stopComparingAddress',
  method: 'POST',
  path: '/api/connection-bans/addresses',
  policy: 'moderator',
  summary: 'Lets in a member who is kept out only because another account had their email address. Not for yourself.',
  body: z.object({ userId: id, reason: z.string().trim().min(1, 'Say why.').max(limits.checkReason) }),
  output: nothing(),
  errors: ['conflict'],
});

export const bansPart = contractPart({
  operations: [stopComparingAddress],
  entities: { Closed },
});
