import { type Canaries, chosen, ours } from '#platform/server/testing/canaries.ts';

export const canaries: Canaries = {
  wordless: {
    'support_grants.relation': chosen,
    'support_grants.levels': chosen,
    'support_deeds.did': ours,
    'support_deeds.link': ours,
  },
};
