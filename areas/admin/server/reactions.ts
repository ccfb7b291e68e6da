import { guessesAlarmed } from '#areas/account/contract.ts';
import { isOpenText } from '#areas/people/server/public.ts';
import { on, type Reaction } from '#platform/server/area.ts';
import { auditBroken } from '#platform/server/audit-check.ts';
import { type Db, queryIn } from '#platform/server/db.ts';
import type { Emit } from '#platform/server/emit.ts';
import { adminNews, type adminNewsKinds } from '../contract.ts';

/** Also those whose role waits for a second factor: what they are told of tells nobody's secrets. */
async function tellAdmins(
  { db, emit }: { readonly db: Db; readonly emit: Emit },
  kind: (typeof adminNewsKinds)[number],
) {
  const admins = await queryIn(db)<{ id: number }>(
    'admins',
    `select u.id from users u where 'admin' = any(u.roles) and ${isOpenText('u.id')} order by u.id`,
  );
  for (const { id } of admins) await emit(adminNews, { userId: id, kind });
}

export const reactions: readonly Reaction[] = [
  on(auditBroken, 'admin.tellOfAudit', (occasion) => tellAdmins(occasion, 'auditBroken')),
  on(guessesAlarmed, 'admin.tellOfGuesses', (occasion) => tellAdmins(occasion, 'guessesAlarmed')),
];
