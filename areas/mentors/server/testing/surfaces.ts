import { of, own, type Surfaces, staffOnly, type World } from '#platform/server/testing/surfaces.ts';

const profile = (word: string) => ({
  title: word,
  bio: `On ${word}.`,
  experience: 4,
  expertise: [word],
  focusAreas: ['career'],
  formats: ['text'],
  workingWithMe: word,
  capacity: 20,
  version: 0,
});
const asking = (mentorId: number, word: string) => ({
  body: { mentorId, focusArea: 'career', goals: [word], message: word, isAdult: true },
});

/** The mentorship in which I am the mentor of the other, and the one in which they are mine. */
const mine = ({ me, other }: World) => of(me.made(`mentee ${other.id}`));
const theirs = ({ me, other }: World) => of(other.made(`mentee ${me.id}`));
const noteOfOther = ({ me, other }: World) => of(other.made(`note with ${me.id}`));
const version = { version: 1 };

export const surfaces: Surfaces = {
  settle: async ({ id, word }, { ask }) => {
    await ask(id, 'saveMentorProfile', { body: profile(word) });
  },
  /** Each becomes the mentor of the other, and shares a note. */
  meet: async (one, another, { ask }) => {
    const request = await ask<{ id: number }>(one.id, 'createMentorshipRequest', asking(another.id, one.word));
    const accepted = await ask<{ mentorshipId: number }>(another.id, 'acceptMentorshipRequest', {
      params: { requestId: request.id },
    });
    another.keep(`mentee ${one.id}`, accepted.mentorshipId);
    another.keep(`request of ${one.id}`, request.id);
    const note = await ask<{ id: number }>(one.id, 'addMentorshipNote', {
      ...of(accepted.mentorshipId),
      body: { text: one.word, isShared: true },
    });
    one.keep(`note with ${another.id}`, note.id);
  },
  reads: {
    listMentors: { shows: true, asks: () => [{}] },
    getMentor: { asks: ({ me }) => [of(me.id)], gone: ({ other }) => [of(other.id)] },
    getMyMentoring: own,
    listMentorsToCheck: staffOnly('for moderators'),
    listMentorReviews: { gone: ({ other }) => [of(other.id)] },
    listMentorRequests: own,
    listSentMentorRequests: { shows: true, asks: () => [{}] },
    listMyMentorships: { shows: true, asks: () => [{}] },
    getMentorship: { gone: (world) => [mine(world), theirs(world)] },
    listMentorshipNotes: { gone: (world) => [mine(world), theirs(world)] },
  },
  acts: {
    createMentorshipRequest: ({ other }) => asking(other.id, 'Mine'),
    acceptMentorshipRequest: ({ me, other }) => ({ params: { requestId: me.made(`request of ${other.id}`) } }),
    declineMentorshipRequest: ({ me, other }) => ({ params: { requestId: me.made(`request of ${other.id}`) } }),
    withdrawMentorshipRequest: ({ me, other }) => ({ params: { requestId: other.made(`request of ${me.id}`) } }),
    saveMentorshipGoals: (world) => ({ ...theirs(world), body: { ...version, goals: [] } }),
    pauseMentorship: (world) => ({ ...theirs(world), body: { ...version, isPaused: true } }),
    endMentorship: (world) => ({ ...theirs(world), body: version }),
    reviewMentorship: (world) => ({ ...theirs(world), body: { stars: 5 } }),
    openMentorshipConversation: theirs,
    addMentorshipNote: (world) => ({ ...theirs(world), body: { text: 'Mine', isShared: true } }),
    editMentorshipNote: (world) => ({ ...noteOfOther(world), body: { text: 'Mine', isShared: true, ...version } }),
    deleteMentorshipNote: noteOfOther,
  },
};
