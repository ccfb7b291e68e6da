import type { Query } from '#platform/server/db.ts';
import type { ReportReason } from '../contract.ts';
import { evidenceReadyText } from './list-my-reports.ts';

export interface EvidenceRow {
  readonly id: number;
  readonly caseId: number;
  readonly contentType: string;
  readonly contentId: number;
  readonly reason: ReportReason;
  readonly description: string | null;
  readonly createdAt: Date | string;
  readonly evidence: string | null;
  readonly snapshot: string | null;
}

/** A report of this member with what it has; undefined until that is ready. */
export async function findEvidence(query: Query, reporterId: number, id: number, now: Date) {
  const [row] = await query<EvidenceRow & { readonly ready: boolean }>(
    'evidence',
    `select r.id, r.case_id as "caseId", r.content_type as "contentType", r.content_id as "contentId", r.reason, r.description,
       r.created_at as "createdAt", r.evidence, c.snapshot, ${evidenceReadyText('$3::timestamptz')} as ready
     from reports r join moderation_cases c on c.id = r.case_id where r.id = $1::int and r.reporter_id = $2::int`,
    [id, reporterId, now.toISOString()],
  );
  return row?.ready ? row : undefined;
}
