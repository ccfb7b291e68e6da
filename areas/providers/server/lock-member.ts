import { statement } from '#platform/server/statement.ts';
import { from } from './from.ts';

/** The member’s own row is locked, so that two writes sent at once are counted one after the other. */
export const lockMember = statement((v: { userId: number }) =>
  from.selectFrom('users').select('id').where('id', '=', v.userId).forNoKeyUpdate(),
);
