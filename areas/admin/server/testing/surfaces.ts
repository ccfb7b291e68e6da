import { of, type Surfaces, staffOnly } from '#platform/server/testing/surfaces.ts';

export const surfaces: Surfaces = {
  reads: {
    getMember: {
      alike: {
        status: 403,
        why: 'Administrators look after accounts; they are staff.',
        ask: ({ other }) => of(other.id),
      },
    },
    listMembers: staffOnly('Administrators look after accounts; they are staff and not a side.'),
    countParkedWork: staffOnly('Administrators see kinds of work, and nothing of anybody.'),
    listParkedWork: staffOnly('Administrators see kinds of work, and nothing of anybody.'),
    getAuditState: staffOnly('Administrators answer for the record; they are staff and not a side.'),
    listAuditRecords: staffOnly('Administrators answer for the record; they are staff and not a side.'),
  },
};
