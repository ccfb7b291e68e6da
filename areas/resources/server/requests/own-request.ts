import { queryIn } from '#platform/server/db.ts';
import { allow, hide, type PolicyCheck, policy } from '#platform/server/policy.ts';
import { statement } from '#platform/server/statement.ts';
import { from } from './from.ts';

const own = statement((v: { id: number; userId: number }) =>
  from.selectFrom('resource_requests').select('id').where('id', '=', v.id).where('user_id', '=', v.userId),
);

/** Nobody else’s request is there for a member. */
export const ownRequest = policy('member', async ({ db, principal, input }: PolicyCheck<{ readonly id: number }>) => {
  const [row] = await queryIn(db)(own, { id: input.id, userId: principal.id });
  return row ? allow() : hide();
});
