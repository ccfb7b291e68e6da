import { type Canaries, chosen, ours } from '#platform/server/testing/canaries.ts';

export const canaries: Canaries = {
  wordless: {
    'forums.name': ours,
    'forums.description': ours,
    'topic_moves.kind': chosen,
    'topic_states.level': chosen,
  },
};
