import { of, type Surfaces } from '#platform/server/testing/surfaces.ts';

export const surfaces: Surfaces = {
  /** A post with a poll whose options have the member’s word. */
  settle: async ({ id, word, keep }, { ask }) => {
    const closesAt = new Date(Date.now() + 3 * 86_400_000).toISOString();
    const body = { options: [`Yes, says ${word}`, 'No'], closesAt };
    const poll = await ask<{ id: number }>(id, 'createPoll', { body });
    await ask(id, 'createPost', { body: { content: `Asked by ${word}`, pollId: poll.id } });
    keep('poll', poll.id);
  },
  meet: async (one, another, { ask }) => {
    await ask(one.id, 'votePoll', { ...of(another.made('poll')), body: { options: [1] } });
  },
  reads: {},
  acts: {
    votePoll: ({ other }) => ({ ...of(other.made('poll')), body: { options: [2] } }),
    closePoll: ({ other }) => of(other.made('poll')),
  },
};
