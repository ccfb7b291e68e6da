import { of, own, type Surfaces, staffOnly } from '#platform/server/testing/surfaces.ts';

export const surfaces: Surfaces = {
  reads: {
    listReports: staffOnly('Moderators must see both sides.'),
    getReport: { alike: { status: 403, why: 'Moderators must see both sides.', ask: () => of(1) } },
    listModerationActions: staffOnly('Moderators must see both sides.'),
    countModeration: staffOnly('Numbers for moderators.'),
    getWorkload: staffOnly('Numbers for moderators.'),
    listContentFlags: staffOnly('Moderators must see both sides.'),
    getContentFlag: { alike: { status: 403, why: 'Moderators must see both sides.', ask: () => of(1) } },
    listAppeals: staffOnly('Moderators must see both sides.'),
    getDecision: { alike: { status: 404, why: 'About oneself alone; it names nobody else.', ask: () => of(999_999) } },
    listMyDecisions: own,
    listMyReports: own,
    getEvidence: {
      alike: {
        status: 404,
        why: 'One’s own report, to show what was done: a block takes no evidence away.',
        ask: () => of(999_999),
      },
    },
    getTransparency: own,
    listSavedFilters: staffOnly('Of a moderator alone; it names no one.'),
  },
};
