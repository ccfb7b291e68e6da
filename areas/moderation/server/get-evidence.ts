import type { Handler } from '#platform/server/area.ts';
import { contentOf } from '#platform/server/files.ts';
import type { getEvidence as contract } from '../contract.ts';
import { caseWords, openEvidence, openWords } from './evidence.ts';
import { evidenceHtml } from './evidence-html.ts';
import type { EvidenceRow } from './find-evidence.ts';

/** One's own report and what was reported as one saw it; nothing of other reports, and nothing that moderators wrote. */
export const getEvidence: Handler<typeof contract, EvidenceRow> = async ({ found: row, services, now }) => {
  const createdAt = new Date(row.createdAt).toISOString();
  const html = evidenceHtml({
    ...row,
    createdAt: new Date(createdAt),
    words: openWords(caseWords, services.config, row.caseId, row.snapshot),
    messages: openEvidence(services.config, { id: row.id, createdAt }, row.evidence),
    site: services.config.publicUrl,
    now,
  });
  return { content: contentOf(Buffer.from(html)), type: 'text/html; charset=utf-8', visibility: 'secret' };
};
