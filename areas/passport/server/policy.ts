import { notBlockedText } from '#areas/people/server/public.ts';
import { queryIn } from '#platform/server/db.ts';
import { allow, hide, type PolicyCheck, policy } from '#platform/server/policy.ts';
import { statement, tables } from '#platform/server/statement.ts';
import type { passportItems } from './tables.ts';

type Ask = PolicyCheck<{ readonly id: number }>;

const ownItem = statement((v: { id: number; userId: number }) =>
  tables<{ passport_items: typeof passportItems }>()
    .selectFrom('passport_items')
    .select('id')
    .where('id', '=', v.id)
    .where('user_id', '=', v.userId),
);

/** Everybody has a passport of their own; of others’, what was shared with them by whoever is not behind a block. */
export const policies = {
  'passport.ownItem': policy('member', async ({ db, principal, input }: Ask) => {
    const [item] = await queryIn(db)(ownItem, { id: input.id, userId: principal.id });
    return item ? allow() : hide();
  }),
  /** Locked, so that two changes come one after the other. */
  'passport.ownShare': policy('member', async ({ db, principal, input }: Ask) => {
    const [share] = await queryIn(db)<{ version: number }>(
      'passport-share-hold',
      'select version from passport_shares where id = $1::int and user_id = $2::int for update',
      [input.id, principal.id],
    );
    return share ? allow(share) : hide();
  }),
  /** Locked, so that an opening and a revoking come one after the other. */
  'passport.openShare': policy('member', async ({ db, principal, input }: Ask) => {
    const [share] = await queryIn(db)<{ userId: number }>(
      'passport-open',
      `select s.user_id as "userId" from passport_shares s where s.id = $1::int and s.recipient_id = $2::int
         and ${notBlockedText('$2::int', 's.user_id')} for update of s`,
      [input.id, principal.id],
    );
    return share ? allow(share) : hide();
  }),
};
