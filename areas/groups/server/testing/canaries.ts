import { type Canaries, chosen } from '#platform/server/testing/canaries.ts';

export const canaries: Canaries = {
  wordless: {
    'support_groups.category': chosen,
  },
};
