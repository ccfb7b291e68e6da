import { sql } from 'kysely';
import type { Query } from '#platform/server/db.ts';
import { isThere, statement } from '#platform/server/statement.ts';
import { from } from './from.ts';

const drop = statement((v: { addresses: readonly string[] }) =>
  from
    .deleteFrom('outbox_mails as m')
    .where((e) => sql<boolean>`${e.ref('m.to')} = any(${v.addresses}::text[])`)
    // A member’s mailbox is their own.
    .where((e) => e.not(isThere(from.selectFrom('users as u').where('u.email', '=', e.ref('m.to'))))),
);

/** Where mails are kept instead of sent, those to contacts outside go with the plan that they are about. */
export async function dropMails(query: Query, plans: readonly { readonly email: string | null }[]): Promise<void> {
  const addresses = plans.flatMap(({ email }) => email ?? []);
  if (addresses.length > 0) await query(drop, { addresses });
}
