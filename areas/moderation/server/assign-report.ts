import type { Handler } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { type assignReport as contract, moderationChanged } from '../contract.ts';
import { loadReport } from './get-report.ts';
import { holdCase, mustBeOpen, mustNotBeTaken, mustNotConcern } from './hold-case.ts';

/** Taking again what one has begins the 30 minutes anew. */
export const assignReport: Handler<typeof contract> = async ({ input, principal, db, query, emit, services, now }) => {
  const held = await holdCase(query, input.id, now);
  mustBeOpen(held);
  await mustNotConcern({ principal, query, services }, held);
  mustNotBeTaken(held, principal);
  const again = held.isTaken && held.takenById === principal.id;
  await query(
    'moderation-take',
    `update moderation_cases set status = 'reviewing', taken_by_id = $2::int, taken_at = $3::timestamptz,
       version = version + $4::int where id = $1::int`,
    [held.id, principal.id, now.toISOString(), again ? 0 : 1],
  );
  if (!again) {
    await query('moderation-take-reports', `update reports set status = 'reviewing' where case_id = $1::int`, [
      held.id,
    ]);
    await writeAudit(db, { actorId: principal.id, action: 'moderation.take', subject: `case:${held.id}` }, now);
    await emit(moderationChanged, { caseId: held.id });
  }
  return loadReport({ query, services, now }, input.id);
};
