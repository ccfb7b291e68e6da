import type { Canaries } from '#platform/server/testing/canaries.ts';

export const canaries: Canaries = {
  planted: {
    'poll_options.text': 'zyxpolloption',
  },
  plant: async ({ call, me, other }) => {
    const closesAt = new Date(Date.now() + 3 * 86_400_000).toISOString();
    const body = { options: ['zyxpolloption', 'Another'], closesAt };
    const { id } = await call<{ id: number }>(me.id, 'createPoll', { body });
    await call(me.id, 'createPost', { body: { content: 'Which of these?', pollId: id } });
    for (const voter of [me.id, other]) await call(voter, 'votePoll', { params: { id }, body: { options: [1] } });
  },
};
