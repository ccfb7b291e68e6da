import { isModerator } from '#platform/server/actor.ts';
import { broadcast, serverArea } from '#platform/server/area.ts';
import { mustBeSelf, policy } from '#platform/server/policy.ts';
import { moderationContract, reportCreated } from '../contract.ts';
import { createReport } from './create-report.ts';
import { listReports } from './list-reports.ts';
import { matrix } from './matrix.ts';
import { personalData } from './personal-data.ts';

export const moderation = serverArea({
  contract: moderationContract,
  handlers: { createReport, listReports },
  policies: {
    'moderation.asReporter': policy('member', ({ input, actor }) => mustBeSelf(actor, input.reporterId)),
  },
  broadcasts: [broadcast(reportCreated, () => ['moderation'])],
  topics: { moderation: ({ actor }) => isModerator(actor) },
  personalData,
  matrix,
});
