import { of, own, type Surfaces, staffOnly, type World } from '#platform/server/testing/surfaces.ts';
import type { GroupRequest } from '../../contract.ts';

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
const groupOf = (word: string) => ({
  ...{ name: word, goals: `Goals of ${word}.`, when: `When ${word} can` },
  ...{ focusArea: 'career', format: 'text', capacity: 6, isOpen: true },
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
  settle: async ({ id, word, keep }, { ask }) => {
    await ask(id, 'saveMentorProfile', { body: profile(word) });
    const group = await ask<{ id: number }>(id, 'createMentoringGroup', { body: groupOf(word) });
    keep('mentoring group', group.id);
  },
  /** Each becomes the mentor of the other, shares a note, and asks to join the group of the other. */
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
    const group = of(another.made('mentoring group'));
    await ask(one.id, 'askMentoringGroup', { ...group, body: { message: one.word, isAdult: true } });
    const waiting = await ask<GroupRequest[]>(another.id, 'listGroupRequests', group);
    one.keep(`group request to ${another.id}`, waiting.find(({ mentee }) => mentee.id === one.id)?.id ?? 0);
  },
  /** Both are in the group of the third, and write a note there. */
  gather: async ({ ana, ben, carol }, { ask }) => {
    const group = of(carol.made('mentoring group'));
    for (const one of [ana, ben]) {
      const request = of(one.made(`group request to ${carol.id}`));
      await ask(carol.id, 'answerGroupRequest', { ...request, body: { accept: true } });
      await ask(one.id, 'addGroupNote', { ...group, body: { text: one.word } });
    }
  },
  reads: {
    listMentoringGroups: { shows: true, asks: () => [{}] },
    listMyMentoringGroups: { shows: true, asks: () => [{}] },
    getMentoringGroup: { gone: ({ other }) => [of(other.made('mentoring group'))] },
    listGroupRequests: { shows: true, asks: ({ me }) => [of(me.made('mentoring group'))] },
    listGroupMembers: { shows: true, asks: ({ third }) => [of(third.made('mentoring group'))] },
    listGroupNotes: { shows: true, asks: ({ third }) => [of(third.made('mentoring group'))] },
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
    askMentoringGroup: ({ other }) => ({ ...of(other.made('mentoring group')), body: { message: 'Mine' } }),
    answerGroupRequest: ({ me, other }) => ({
      ...of(other.made(`group request to ${me.id}`)),
      body: { accept: true },
    }),
    leaveMentoringGroup: ({ me, other }) => ({
      params: { id: Number(other.made('mentoring group')), userId: me.id },
    }),
    saveMentoringGroup: ({ other }) => ({
      ...of(other.made('mentoring group')),
      body: { ...groupOf('Mine'), ...version },
    }),
    endMentoringGroup: ({ other }) => ({ ...of(other.made('mentoring group')), body: version }),
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
