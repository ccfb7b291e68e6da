import type { Handler } from '#platform/server/area.ts';
import { contentOf } from '#platform/server/files.ts';
import { problem } from '#platform/server/problem.ts';
import type { getEvidence as contract, ReportReason } from '../contract.ts';
import { caseWords, openEvidence, openWords } from './evidence.ts';
import { evidenceHtml } from './evidence-html.ts';
import { evidenceReadyText } from './list-my-reports.ts';

interface Row {
  readonly id: number;
  readonly caseId: number;
  readonly contentType: string;
  readonly contentId: number;
  readonly reason: ReportReason;
  readonly description: string | null;
  readonly createdAt: Date | string;
  readonly evidence: string | null;
  readonly snapshot: string | null;
  readonly ready: boolean;
}

/** One's own report and what was reported as one saw it; nothing of other reports, and nothing that moderators wrote. */
export const getEvidence: Handler<typeof contract> = async ({ input, principal, query, services, now }) => {
  const [row] = await query<Row>(
    'evidence',
    `select r.id, r.case_id as "caseId", r.content_type as "contentType", r.content_id as "contentId", r.reason, r.description,
       r.created_at as "createdAt", r.evidence, c.snapshot, ${evidenceReadyText('$3::timestamptz')} as ready
     from reports r join moderation_cases c on c.id = r.case_id where r.id = $1::int and r.reporter_id = $2::int`,
    [input.id, principal.id, now.toISOString()],
  );
  if (!row?.ready) throw problem.notFound();
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
