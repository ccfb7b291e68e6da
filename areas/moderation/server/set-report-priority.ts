import type { Handler } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { type setReportPriority as contract, moderationChanged } from '../contract.ts';
import { loadReport } from './get-report.ts';
import { holdCase, mustBeOpen, mustNotBeTaken, mustNotConcern } from './hold-case.ts';

export const setReportPriority: Handler<typeof contract> = async ({
  input,
  principal,
  db,
  query,
  emit,
  services,
  now,
}) => {
  const held = await holdCase(query, input.id, now);
  mustBeOpen(held);
  await mustNotConcern({ principal, query, services }, held);
  mustNotBeTaken(held, principal);
  await query(
    'moderation-priority',
    'update moderation_cases set priority = $2, version = version + 1 where id = $1::int',
    [held.id, input.priority],
  );
  const detail = { priority: input.priority };
  await writeAudit(
    db,
    { actorId: principal.id, action: 'moderation.priority', subject: `case:${held.id}`, detail },
    now,
  );
  await emit(moderationChanged, { caseId: held.id });
  return loadReport({ query, services, now }, input.id);
};
