import { broadcast, serverArea } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { isModerator } from '#platform/server/principal.ts';
import { reports } from '#platform/server/reported.ts';
import { moderationChanged, moderationContract, reportCreated } from '../contract.ts';
import { agreeToSuspension } from './agree-to-suspension.ts';
import { appealDecision } from './appeal-decision.ts';
import { assignReport } from './assign-report.ts';
import { caseEvidence } from './case-evidence.ts';
import { countModeration } from './count-moderation.ts';
import { createModerationAction } from './create-moderation-action.ts';
import { createReport } from './create-report.ts';
import { decideAppeal } from './decide-appeal.ts';
import { decideReport } from './decide-report.ts';
import { deleteFilter } from './delete-filter.ts';
import { actionWords, caseWords, evidence } from './evidence.ts';
import { flagReactions } from './flag-written.ts';
import { gauges } from './gauges.ts';
import { getContentFlag } from './get-content-flag.ts';
import { getDecision } from './get-decision.ts';
import { getEvidence } from './get-evidence.ts';
import { getReport } from './get-report.ts';
import { getTransparency } from './get-transparency.ts';
import { getWorkload } from './get-workload.ts';
import { isReported } from './is-reported.ts';
import { listAppeals } from './list-appeals.ts';
import { listContentFlags } from './list-content-flags.ts';
import { listModerationActions } from './list-moderation-actions.ts';
import { listMyDecisions } from './list-my-decisions.ts';
import { listMyReports } from './list-my-reports.ts';
import { listReports } from './list-reports.ts';
import { listSavedFilters } from './list-saved-filters.ts';
import { matrix } from './matrix.ts';
import { notices } from './notices.ts';
import { gatherOldReports } from './open-case.ts';
import { personalData } from './personal-data.ts';
import { policies } from './policy.ts';
import { releaseReport } from './release-report.ts';
import { reviewContentFlag } from './review-content-flag.ts';
import { saveFilter } from './save-filter.ts';
import { seed } from './seed.ts';
import { setReportPriority } from './set-report-priority.ts';

export const moderation = serverArea({
  contract: moderationContract,
  handlers: {
    createReport,
    listReports,
    getReport,
    assignReport,
    releaseReport,
    setReportPriority,
    decideReport,
    createModerationAction,
    listModerationActions,
    agreeToSuspension,
    countModeration,
    getWorkload,
    listContentFlags,
    getContentFlag,
    reviewContentFlag,
    getDecision,
    listMyDecisions,
    appealDecision,
    listAppeals,
    decideAppeal,
    listMyReports,
    getEvidence,
    getTransparency,
    listSavedFilters,
    saveFilter,
    deleteFilter,
  },
  policies,
  work: {
    reactionsTo: flagReactions,
  },
  live: {
    broadcasts: [broadcast(reportCreated, () => ['moderation']), broadcast(moderationChanged, () => ['moderation'])],
    topics: { moderation: ({ principal }) => isModerator(principal) },
  },
  declares: {
    fills: [reports.with(isReported)],
    notices,
    personalData,
    evidence: caseEvidence,
    sealed: [evidence, caseWords, actionWords],
    gauges,
  },
  pages: {
    reservedParts: true,
  },
  rows: {
    reference: ({ db }) => gatherOldReports(queryIn(db)),
    seed,
  },
  matrix,
});
