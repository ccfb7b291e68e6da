import type { Handler } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { type assignReport as contract, moderationChanged } from '../contract.ts';
import { assertNotAbout, assertNotAssigned, assertOpen, loadReport, lockCase } from './cases.ts';

/** Taking again what one has begins the 30 minutes anew. */
export const assignReport: Handler<typeof contract> = async ({ input, principal, db, query, emit, services, now }) => {
  const found = await lockCase(query, input.id, now);
  assertOpen(found);
  await assertNotAbout({ principal, query, services }, found);
  assertNotAssigned(found, principal);
  const again = found.isAssigned && found.assigneeId === principal.id;
  await query(
    'moderation-take',
    `update moderation_cases set status = 'reviewing', taken_by_id = $2::int, taken_at = $3::timestamptz,
       version = version + $4::int where id = $1::int`,
    [found.id, principal.id, now.toISOString(), again ? 0 : 1],
  );
  if (!again) {
    await query('moderation-take-reports', `update reports set status = 'reviewing' where case_id = $1::int`, [
      found.id,
    ]);
    await writeAudit(db, { actorId: principal.id, action: 'moderation.take', subject: `case:${found.id}` }, now);
    await emit(moderationChanged, { caseId: found.id });
  }
  return loadReport({ query, services, now }, input.id);
};
