import { of, type Surfaces } from '#platform/server/testing/surfaces.ts';

export const surfaces: Surfaces = {
  reads: {
    readDataExport: {
      alike: {
        status: 403,
        why: 'It needs a session of one’s own; the copy itself has its own tests.',
        ask: () => ({}),
      },
    },
    downloadDataExport: {
      alike: {
        status: 403,
        why: 'It needs a session of one’s own; the copy itself has its own tests.',
        ask: () => of(1),
      },
    },
    readDeletion: { alike: { status: 403, why: 'It is about oneself alone.', ask: () => ({}) } },
  },
};
