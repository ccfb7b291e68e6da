import { sql } from 'kysely';
import type { EvidenceScope, EvidenceSource } from '#platform/server/evidence.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { statement, tables } from '#platform/server/statement.ts';
import type { ReportedMessage } from '../contract.ts';
import { actionWords, caseWords, openEvidence, openWords } from './evidence.ts';
import type { moderationActions, moderationCases, reports } from './tables.ts';

const from = tables<{
  moderation_actions: typeof moderationActions;
  moderation_cases: typeof moderationCases;
  reports: typeof reports;
}>();

const caseOf = statement((v: { reportId: number; subjectId: number }) =>
  from
    .selectFrom('reports as r')
    .innerJoin('moderation_cases as c', 'c.id', 'r.case_id')
    .select((e) => [
      'c.id as number',
      'c.content_type as kind',
      'c.content_id as contentNumber',
      'c.status',
      'c.resolution',
      'c.snapshot',
      isoTime(e.ref('c.first_reported_at')).as('firstReportedAt'),
      isoTime(e.ref('c.decided_at')).as('decidedAt'),
    ])
    .where('r.id', '=', v.reportId)
    .where('c.subject_user_id', '=', v.subjectId),
);

const asked = ({ userId: subjectId, number }: EvidenceScope) => ({ reportId: number ?? 0, subjectId });

const reportsOf = statement((v: { caseId: number }) =>
  from
    .selectFrom('reports as r')
    .select((e) => [
      'r.id as number',
      sql<string>`${e.ref('r.reason')}`.as('reason'),
      'r.description',
      'r.evidence',
      isoTime(e.ref('r.created_at')).as('reportedAt'),
    ])
    .where('r.case_id', '=', v.caseId)
    .orderBy('r.id'),
);

const decisionsOf = statement((v: { caseId: number }) =>
  from
    .selectFrom('moderation_actions as a')
    .select((e) => [
      'a.id as number',
      'a.action_type as decision',
      'a.reason',
      'a.severity',
      'a.snapshot',
      isoTime(e.ref('a.created_at')).as('decidedAt'),
      isoTime(e.ref('a.expires_at')).as('until'),
      isoTime(e.ref('a.lifted_at')).as('liftedAt'),
    ])
    .where('a.case_id', '=', v.caseId)
    .orderBy('a.id'),
);

/** Between two people the other writer is who reported, so a message says only whether it is the member's. */
const unnamed =
  (memberId: number) =>
  ({ id, fromUserId, content, createdAt }: ReportedMessage) => ({
    number: id,
    byMember: fromUserId === memberId,
    content,
    sentAt: createdAt,
  });

/**
 * The whole case of a report about the member. Who reported is not in it, nor which moderator decided, nor the notes that
 * only moderators read: what was said to the member stands with the decisions.
 */
export const caseEvidence: readonly EvidenceSource[] = [
  {
    kind: 'report',
    isThere: async ({ query, scope }) => (await query(caseOf, asked(scope))).length > 0,
    collect: async ({ query, config, scope }) => {
      const [found] = await query(caseOf, asked(scope));
      if (!found) return [];
      const { snapshot, ...about } = found;
      const caseId = found.number;
      const [reported, decided] = [await query(reportsOf, { caseId }), await query(decisionsOf, { caseId })];
      return [
        {
          name: `case-${caseId}`,
          title: `Case ${caseId}`,
          about: 'What was reported, as it was then. A case is whole, whatever the days of the request.',
          rows: [{ ...about, words: openWords(caseWords, config, caseId, snapshot) }],
        },
        {
          name: `case-${caseId}-reports`,
          title: `Reports of case ${caseId}`,
          about: 'Why members reported it, and the messages they sent along. No one else is named here.',
          rows: reported.map(({ number, evidence, ...row }) => ({
            number,
            ...row,
            messages: openEvidence(config, { id: number, createdAt: row.reportedAt }, evidence).map(
              unnamed(scope.userId),
            ),
          })),
        },
        {
          name: `case-${caseId}-decisions`,
          title: `Decisions of case ${caseId}`,
          about: 'What moderators decided, and the words it was about.',
          rows: decided.map((row) => ({
            ...row,
            snapshot: undefined,
            words: openWords(actionWords, config, row.number, row.snapshot),
          })),
        },
      ];
    },
  },
];
