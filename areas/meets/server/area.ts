import { serverArea } from '#platform/server/area.ts';
import { meetsContract } from '../contract.ts';
import { answerMeetLink } from './answer-meet-link.ts';
import { answerMeetWatch } from './answer-meet-watch.ts';
import { cancelMeetPlan } from './cancel-meet-plan.ts';
import { checkInSafe } from './check-in-safe.ts';
import { createMeetPlan } from './create-meet-plan.ts';
import { editMeetPlan } from './edit-meet-plan.ts';
import { extendMeetPlan } from './extend-meet-plan.ts';
import { getMeetPlan } from './get-meet-plan.ts';
import { getMeetWatch } from './get-meet-watch.ts';
import { listMeetPlans } from './list-meet-plans.ts';
import { live } from './live.ts';
import { matrix } from './matrix.ts';
import { notices } from './notices.ts';
import { personalData } from './personal-data.ts';
import { policies } from './policy.ts';
import { purgeEnded } from './purge-ended.ts';
import { mailAsked, mailSafe, partBlocked } from './reactions.ts';
import { readMeetLink } from './read-meet-link.ts';
import { seed } from './seed.ts';
import { watchPlans } from './watch-plans.ts';

export const meets = serverArea({
  contract: meetsContract,
  handlers: {
    listMeetPlans,
    getMeetPlan,
    createMeetPlan,
    editMeetPlan,
    cancelMeetPlan,
    checkInSafe,
    extendMeetPlan,
    getMeetWatch,
    answerMeetWatch,
    readMeetLink,
    answerMeetLink,
  },
  policies,
  work: { reactions: [partBlocked, mailAsked, mailSafe], jobs: [watchPlans, purgeEnded] },
  live,
  declares: { notices, personalData },
  rows: { seed },
  matrix,
});
