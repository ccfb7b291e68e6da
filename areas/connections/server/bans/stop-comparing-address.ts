import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { problem } from '#platform/server/problem.ts';
import { statement } from '#platform/server/statement.ts';
import type { stopComparingAddress as contract } from '../../contract.ts';
import { from } from '../from.ts';
import { isAmong, keysOf } from './bans.ts';

const forget = statement((v: { userId: number; keys: readonly string[]; by: number; reason: string }) =>
  from
    .updateTable('connection_bans')
    .set({ email_hash: null, forgotten_by: v.by, forgotten_why: v.reason })
    .where((e) => isAmong(e.ref('email_hash'), v.keys))
    .where(sql<boolean>`user_id is distinct from ${v.userId}::int`)
    .returning('id'),
);

/** A moderator is sure that it is another person. The account that was kept out stays out. */
export const stopComparingAddress: Handler<typeof contract> = async (useCase) => {
  const { input, principal, db, query, now, services } = useCase;
  const { userId, reason } = input;
  if (userId === principal.id) throw problem.refused('This is about you. Another moderator has to decide.');
  const keys = await keysOf({ query, config: services.config }, userId);
  const done = await query(forget, { userId, keys, by: principal.id, reason });
  if (done.length === 0) throw problem.conflict('No other account with this email address is kept out.');
  const action = 'connections email no longer compared';
  await writeAudit(db, { actorId: principal.id, action, subject: `member ${userId}` }, now);
  return undefined;
};
