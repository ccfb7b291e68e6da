import { sql } from 'kysely';
import { job } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { queryIn } from '#platform/server/db.ts';
import { anyOf, moment, statement } from '#platform/server/statement.ts';
import { legalCopiesOver, legalRequestChanged, legalRequestSettled } from '../contract.ts';
import { today } from './days.ts';
import { from } from './from.ts';
import { subjectOf } from './rows.ts';
import { tellDue } from './tell-due.ts';

/** No one approved it in time, or its days are over. */
const over = statement((v: { now: string }) =>
  from
    .selectFrom('legal_requests')
    .select(['id', 'file_key as fileKey'])
    .where((e) =>
      e.or([
        e.and([e('state', '=', 'waiting'), sql<boolean>`${e.ref('hold_until')} < ${today(v.now)}`]),
        e.and([e('state', '=', 'approved'), e('expires_at', '<=', moment(v.now))]),
      ]),
    )
    .forUpdate(),
);

const close = statement((v: { ids: readonly number[] }) =>
  from
    .updateTable('legal_requests')
    .set((e) => ({ state: 'over', copy: 'gone', file_key: null, version: e('version', '+', 1) }))
    .where('id', '=', anyOf(v.ids)),
);

/** Deletes copies whose time is over, and tells members whose silence has ended. The record itself stays. */
export const tidy = job('legal.tidy', '23 * * * *', async ({ db, emit, now }) => {
  const query = queryIn(db);
  const rows = await query(over, { now: now.toISOString() });
  if (rows.length > 0) await query(close, { ids: rows.map(({ id }) => id) });
  const fileKeys = rows.flatMap(({ fileKey }) => fileKey ?? []);
  if (fileKeys.length > 0) await emit(legalCopiesOver, { fileKeys });
  for (const { id } of rows) {
    await writeAudit(db, { actorId: 0, action: 'legal.over', subject: subjectOf(id) }, now);
    await emit(legalRequestSettled, { requestId: id });
    await emit(legalRequestChanged, { requestId: id });
  }
  await tellDue({ db, query, emit, now });
});
