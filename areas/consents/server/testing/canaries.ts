import { type Canaries, chosen, ours } from '#platform/server/testing/canaries.ts';

export const canaries: Canaries = {
  wordless: {
    'age_checks.method': ours,
    'consents.purpose': chosen,
  },
};
