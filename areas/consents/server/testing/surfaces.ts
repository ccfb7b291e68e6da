import type { Surfaces } from '#platform/server/testing/surfaces.ts';
import { agree } from './agree.ts';

export const surfaces: Surfaces = {
  settle: async ({ id }, { app }) => {
    await agree(app, id);
  },
  reads: {
    readConsents: { alike: { status: 403, why: 'It is about oneself alone.', ask: () => ({}) } },
  },
  unanswered: {
    setConsent: 'It needs a session of one’s own, and answers about its own account alone.',
  },
};
