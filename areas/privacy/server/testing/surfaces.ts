import { of, type Surfaces } from '#platform/server/testing/surfaces.ts';
import { agree } from './agree.ts';

const ownSession = 'It needs a session of one’s own, and answers about its own account alone.';

export const surfaces: Surfaces = {
  settle: async ({ id }, { app }) => {
    await agree(app, id);
  },
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
    readConsents: { alike: { status: 403, why: 'It is about oneself alone.', ask: () => ({}) } },
  },
  unanswered: {
    setConsent: ownSession,
  },
};
