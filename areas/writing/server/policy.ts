import { queryIn } from '#platform/server/db.ts';
import { allow, hide, type Policy, policy } from '#platform/server/policy.ts';

export const policies: Readonly<Record<string, Policy>> = {
  /** Nobody else learns that there is a draft. */
  'writing.ownDraft': policy('member', async ({ db, principal, input }) => {
    const rows = await queryIn(db)<{ id: number }>(
      'own-draft',
      'select id from drafts where id = $1::int and user_id = $2::int',
      [input.id, principal.id],
    );
    return rows.length > 0 ? allow() : hide();
  }),
};
