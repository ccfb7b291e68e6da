import type { Handler } from '#platform/server/area.ts';
import type { getReport as contract } from '../contract.ts';
import { loadReport } from './cases.ts';

/** Moderators see private messages only where they were reported, and each look is on record (R37). */
export const getReport: Handler<typeof contract> = async ({ input, principal, ...ask }) => {
  const report = await loadReport(ask, input.id);
  const { messages, caseId, contentType } = report;
  if (messages.length > 0) {
    const detail = { contentType, messages: messages.length };
    await ask.services.audit({
      actorId: principal.id,
      action: 'moderation.read-private',
      subject: `case:${caseId}`,
      detail,
    });
  }
  return report;
};
