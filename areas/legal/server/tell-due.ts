import { sql } from 'kysely';
import { writeAudit } from '#platform/server/audit.ts';
import type { Db, Query } from '#platform/server/db.ts';
import type { Emit } from '#platform/server/emit.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { legalCopyTold, legalRequestChanged } from '../contract.ts';
import { today } from './days.ts';
import { from } from './from.ts';
import { subjectOf } from './rows.ts';

const due = statement((v: { now: string }) =>
  from
    .updateTable('legal_requests')
    .set((e) => ({ told_at: moment(v.now), version: e('version', '+', 1) }))
    .where('given_at', 'is not', null)
    .where('told_at', 'is', null)
    .where('user_id', 'is not', null)
    .where((e) => e.or([e('silent_until', 'is', null), sql<boolean>`${e.ref('silent_until')} < ${today(v.now)}`]))
    .returning(['id', 'user_id as userId']),
);

/** Tells every member about whom something was given, from the day on which they may know. */
export async function tellDue(ask: { db: Db; query: Query; emit: Emit; now: Date }): Promise<void> {
  const { db, query, emit, now } = ask;
  for (const { id, userId } of await query(due, { now: now.toISOString() })) {
    if (userId === null) continue;
    await writeAudit(db, { actorId: 0, action: 'legal.tell', subject: subjectOf(id) }, now);
    await emit(legalCopyTold, { requestId: id, userId });
    await emit(legalRequestChanged, { requestId: id });
  }
}
