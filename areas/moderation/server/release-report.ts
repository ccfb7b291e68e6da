import type { Handler } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { type releaseReport as contract, moderationChanged } from '../contract.ts';
import { assertAssignee, loadReport, lockCase } from './cases.ts';

export const releaseReport: Handler<typeof contract> = async ({ input, principal, db, query, emit, services, now }) => {
  const found = await lockCase(query, input.id, now);
  assertAssignee(found, principal);
  await query(
    'moderation-release',
    `update moderation_cases set status = 'pending', taken_by_id = null, taken_at = null, version = version + 1
     where id = $1::int`,
    [found.id],
  );
  await query('moderation-release-reports', `update reports set status = 'pending' where case_id = $1::int`, [
    found.id,
  ]);
  await writeAudit(db, { actorId: principal.id, action: 'moderation.release', subject: `case:${found.id}` }, now);
  await emit(moderationChanged, { caseId: found.id });
  return loadReport({ query, services, now }, input.id);
};
