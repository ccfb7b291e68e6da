import type { Handler } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { type setReportPriority as contract, moderationChanged } from '../contract.ts';
import { assertNotAbout, assertNotAssigned, assertOpen, loadReport, lockCase } from './cases.ts';

export const setReportPriority: Handler<typeof contract> = async ({
  input,
  principal,
  db,
  query,
  emit,
  services,
  now,
}) => {
  const found = await lockCase(query, input.id, now);
  assertOpen(found);
  await assertNotAbout({ principal, query, services }, found);
  assertNotAssigned(found, principal);
  await query(
    'moderation-priority',
    'update moderation_cases set priority = $2, version = version + 1 where id = $1::int',
    [found.id, input.priority],
  );
  const detail = { priority: input.priority };
  await writeAudit(
    db,
    { actorId: principal.id, action: 'moderation.priority', subject: `case:${found.id}`, detail },
    now,
  );
  await emit(moderationChanged, { caseId: found.id });
  return loadReport({ query, services, now }, input.id);
};
