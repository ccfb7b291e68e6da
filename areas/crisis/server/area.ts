import { broadcast, job, longJob, serverArea } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { crisisChanged, crisisContract } from '../contract.ts';
import {
  acceptCrisisSupport,
  escalateCrisisSupport,
  handOverCrisisSupport,
  resolveCrisisSupport,
} from './change-request.ts';
import {
  applyAsSupporter,
  decideSupporter,
  setSupporterDuty,
  supporterBlocked,
  supporterGone,
  supporterSuspended,
} from './change-supporter.ts';
import { createCrisisReport } from './create-crisis-report.ts';
import { createCrisisSupport } from './create-crisis-support.ts';
import { decideCrisisReport } from './decide-crisis-report.ts';
import { helperOf } from './find-request.ts';
import { firstContent } from './first-content.ts';
import { helpLines } from './help-lines.ts';
import { listCrisisHotlines } from './list-crisis-hotlines.ts';
import { listCrisisServices } from './list-crisis-services.ts';
import { matrix } from './matrix.ts';
import { listCrisisMessages, sendCrisisMessage } from './messages.ts';
import { notices } from './notices.ts';
import { openCrisisIdentity } from './open-crisis-identity.ts';
import { personalData } from './personal-data.ts';
import { policies } from './policy.ts';
import { getCrisisReport, listCrisisReports, listMyCrisisReports } from './read-reports.ts';
import { getCrisisSupport, listCrisisRequests, listMyCrisisSupport } from './read-requests.ts';
import {
  getCrisisStats,
  getOwnSupporter,
  listAvailableSupporters,
  listSupporterApplications,
} from './read-supporters.ts';
import { renewMarks } from './renew-marks.ts';
import { crisisCall, getCrisisCall } from './request-call.ts';
import { deleteSafetyPlan, getSafetyPlan, saveSafetyPlan } from './safety-plan.ts';
import { authors, bodies, escalations, reportWords, words } from './seal.ts';
import { seed } from './seed.ts';
import { sweep } from './sweep.ts';

export const crisis = serverArea({
  contract: crisisContract,
  handlers: {
    listCrisisServices,
    listCrisisHotlines,
    listMyCrisisSupport,
    createCrisisSupport,
    getCrisisSupport,
    listCrisisRequests,
    acceptCrisisSupport,
    handOverCrisisSupport,
    escalateCrisisSupport,
    resolveCrisisSupport,
    listCrisisMessages,
    sendCrisisMessage,
    getCrisisCall,
    openCrisisIdentity,
    createCrisisReport,
    listMyCrisisReports,
    listCrisisReports,
    getCrisisReport,
    decideCrisisReport,
    listAvailableSupporters,
    getCrisisStats,
    getOwnSupporter,
    applyAsSupporter,
    setSupporterDuty,
    listSupporterApplications,
    decideSupporter,
    getSafetyPlan,
    saveSafetyPlan,
    deleteSafetyPlan,
  },
  policies,
  work: {
    reactions: [supporterBlocked, supporterGone, supporterSuspended],
    jobs: [longJob('crisis.renew-marks', '43 4 * * *', renewMarks), job('crisis.sweep', '23 3 * * *', sweep)],
  },
  live: {
    // Helpers alone are told, and only that something changed; authors ask again by themselves.
    broadcasts: [broadcast(crisisChanged, () => ['crisis'])],
    topics: {
      crisis: async ({ principal, db }) => {
        const { approved, duty } = await helperOf(queryIn(db), principal);
        return approved || duty;
      },
    },
    signals: { crisisCall },
  },
  declares: {
    notices,
    personalData,
    sealed: [
      authors,
      words,
      escalations,
      bodies,
      ...Object.values(reportWords),
      { table: 'crisis_plans', column: 'sealed', sealedBy: 'browser' },
    ],
  },
  pages: {
    firstContent,
    // The form of an application can wait.
    reservedPages: [/^\/crisis-support(?!\/applications)/],
    reservedParts: true,
    helpLines,
  },
  rows: {
    seed,
  },
  matrix,
});
