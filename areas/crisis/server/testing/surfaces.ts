import { own, type Surface, type Surfaces, staffOnly } from '#platform/server/testing/surfaces.ts';

const ofHelpers: Surface = {
  alike: {
    status: 404,
    why: 'Its author alone and those who help read a request; whom its author has blocked is none of them.',
    ask: () => ({ params: { id: 'a'.repeat(22) } }),
  },
};
const ofReviewers: Surface = {
  alike: {
    status: 403,
    why: 'The review team alone; whom its author has blocked finds no such report (areas/crisis/server/reports.test.ts).',
    ask: () => ({ params: { id: 'a'.repeat(22) } }),
  },
};

export const surfaces: Surfaces = {
  reads: {
    listCrisisServices: own,
    listCrisisHotlines: own,
    getCrisisStats: own,
    listMyCrisisSupport: {
      ...own,
      never: 'It names who helps with one’s own requests, and the other is no supporter.',
    },
    getOwnSupporter: own,
    getSafetyPlan: own,
    listMyCrisisReports: own,
    listAvailableSupporters: own,
    listCrisisRequests: staffOnly('Approved supporters alone see what waits; whom its author has blocked does not.'),
    listCrisisReports: staffOnly('The review team alone; whom its author has blocked sees none of it.'),
    getCrisisReport: ofReviewers,
    listSupporterApplications: staffOnly('Administrators decide about supporters, whomever they have blocked.'),
    getCrisisSupport: ofHelpers,
    listCrisisMessages: ofHelpers,
    getCrisisCall: ofHelpers,
  },
  unanswered: {
    acceptCrisisSupport: 'Approved supporters alone; whom an author has blocked finds no request (anonymity.test.ts).',
    escalateCrisisSupport: 'Those in a request alone; whom its author has blocked is not in it (anonymity.test.ts).',
    createCrisisReport:
      'To a side of a request alone, with its own words; whom its author has blocked finds no request.',
    openCrisisIdentity: 'The duty role alone, with a reason that goes into the audit log.',
  },
};
