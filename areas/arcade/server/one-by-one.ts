import { statement } from '#platform/server/statement.ts';
import { from } from './from.ts';

/** The member’s own row is locked, so that of two things made at once the second is counted after the first. */
export const oneByOne = statement((v: { userId: number }) =>
  from.selectFrom('users').select('id').where('id', '=', v.userId).forNoKeyUpdate(),
);
