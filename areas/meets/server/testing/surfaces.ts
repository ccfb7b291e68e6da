import { of, own, type Surfaces } from '#platform/server/testing/surfaces.ts';

const local = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 16);
const content = (word: string, userId: number) => ({
  place: `Café ${word}`,
  startsAt: local(1),
  checkInAt: local(3),
  zone: 'UTC',
  contact: { userId },
});

export const surfaces: Surfaces = {
  /** Each asks the other to be their contact. */
  gather: async ({ ana, ben }, { ask }) => {
    for (const [one, another] of [
      [ana, ben],
      [ben, ana],
    ] as const) {
      const { id } = await ask<{ id: number }>(one.id, 'createMeetPlan', { body: content(one.word, another.id) });
      one.keep('meet plan', id);
    }
  },
  reads: {
    listMeetPlans: { shows: true, asks: () => [{}] },
    getMeetPlan: { asks: ({ me }) => [of(me.made('meet plan'))] },
    getMeetWatch: { gone: ({ other }) => [of(other.made('meet plan'))] },
    readMeetLink: own,
  },
  acts: {
    editMeetPlan: ({ other }) => ({
      ...of(other.made('meet plan')),
      body: { ...content('mine', other.id), version: 1 },
    }),
    cancelMeetPlan: ({ other }) => of(other.made('meet plan')),
    checkInSafe: ({ other }) => of(other.made('meet plan')),
    extendMeetPlan: ({ other }) => ({ ...of(other.made('meet plan')), body: { minutes: 30 } }),
    answerMeetWatch: ({ other }) => ({ ...of(other.made('meet plan')), body: { agree: true } }),
  },
  unanswered: { answerMeetLink: 'Its link goes by email to people who are no members.' },
};
