import { queryIn } from '#platform/server/db.ts';
import { allow, hide, type PolicyCheck, policy } from '#platform/server/policy.ts';
import { studyById } from './rows.ts';

/** Nobody else’s study is there for a member. */
export const ownStudy = policy('member', async ({ db, principal, input }: PolicyCheck<{ readonly id: number }>) => {
  const [row] = await queryIn(db)(studyById, { id: input.id, userId: principal.id });
  return row ? allow(row) : hide();
});
