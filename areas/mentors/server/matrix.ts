import type { Caller, Matrix, MatrixFixture, MatrixInput } from '#platform/server/matrix.ts';
import type { mentorsContract } from '../contract.ts';

const who = (guest: number, member: number, other: number, blocked: number, moderator: number) =>
  ({ guest, member, other, blocked, moderator }) satisfies Record<Caller, number>;
const members = (status: number) => who(401, status, status, status, status);

const content = {
  title: 'Of the matrix',
  bio: 'What I can help with.',
  experience: 3,
  focusAreas: ['career'],
  formats: ['text'],
  capacity: 20,
};

/** The member is a mentor, whatever they were before. */
const mentor = async ({ as, people }: MatrixFixture) => {
  await as(people.member, 'stopMentoring', {});
  await as(people.member, 'saveMentorProfile', { body: { ...content, version: 0 } });
  return people.member;
};
const asked = { focusArea: 'career', goals: ['A goal'], isAdult: true };
/** A request of the other to the member. */
const request = async (fixture: MatrixFixture) => {
  const mentorId = await mentor(fixture);
  await endAll(fixture);
  const made = await fixture.as<{ id: number }>(fixture.people.other, 'createMentorshipRequest', {
    body: { ...asked, mentorId },
  });
  return made.id;
};
interface Made {
  readonly id: number;
  readonly status: string;
  readonly version: number;
}
/** What went on between the two from before: one mentorship at a time. */
async function endAll({ as, people }: MatrixFixture) {
  for (const { id, status, version } of await as<Made[]>(people.other, 'listMyMentorships', {})) {
    if (status !== 'ended') await as(people.other, 'endMentorship', { params: { id }, body: { version } });
  }
}
const mentorship = async (fixture: MatrixFixture) => {
  const requestId = await request(fixture);
  const accepted = await fixture.as<{ mentorshipId: number }>(fixture.people.member, 'acceptMentorshipRequest', {
    params: { requestId },
  });
  return accepted.mentorshipId;
};
const note = async (fixture: MatrixFixture) => {
  const params = { id: await mentorship(fixture) };
  const body = { text: 'Of the matrix', isShared: true };
  return (await fixture.as<{ id: number }>(fixture.people.member, 'addMentorshipNote', { params, body })).id;
};

const on =
  (make: (fixture: MatrixFixture) => Promise<number>, more: Omit<MatrixInput, 'params'> = {}) =>
  async (fixture: MatrixFixture): Promise<MatrixInput> => ({ params: { id: await make(fixture) }, ...more });
const onRequest = async (fixture: MatrixFixture): Promise<MatrixInput> => ({
  params: { requestId: await request(fixture) },
});
const reason = 'I am moving house, and have no time before March.';
/** One was declined before: what is sealed stands in more than one row. */
const toDecline = async (fixture: MatrixFixture): Promise<MatrixInput> => {
  const before = { params: { requestId: await request(fixture) }, body: { reason } };
  await fixture.as(fixture.people.member, 'declineMentorshipRequest', before);
  return { params: { requestId: await request(fixture) }, body: { reason } };
};
const groupWords = {
  ...{ name: 'Of the matrix', focusArea: 'career', goals: 'What we learn.', format: 'text', when: 'Mondays' },
  ...{ capacity: 4, isOpen: true },
};
/** What the member led from before ends: five at a time. */
const freshGroup = async (fixture: MatrixFixture) => {
  const { as, people } = fixture;
  await mentor(fixture);
  for (const one of await as<(Made & { readonly side: string })[]>(people.member, 'listMyMentoringGroups', {})) {
    if (one.side === 'mentor' && one.status === 'active') {
      await as(people.member, 'endMentoringGroup', { params: { id: one.id }, body: { version: one.version } });
    }
  }
  return (await as<{ id: number }>(people.member, 'createMentoringGroup', { body: groupWords })).id;
};
const groupAsk = async (fixture: MatrixFixture) => {
  const params = { id: await freshGroup(fixture) };
  await fixture.as(fixture.people.other, 'askMentoringGroup', {
    params,
    body: { message: 'I would like to learn with others.', isAdult: true },
  });
  const [request] = await fixture.as<{ id: number }[]>(fixture.people.member, 'listGroupRequests', { params });
  return { group: params.id, request: request?.id ?? 0 };
};
/** A group of the member that the other is in. */
const groupOfTwo = async (fixture: MatrixFixture) => {
  const { group, request: id } = await groupAsk(fixture);
  await fixture.as(fixture.people.member, 'answerGroupRequest', { params: { id }, body: { accept: true } });
  return group;
};
const groupNote = async (fixture: MatrixFixture) => {
  const params = { id: await groupOfTwo(fixture) };
  const body = { text: 'Of the matrix' };
  return (await fixture.as<{ id: number }>(fixture.people.member, 'addGroupNote', { params, body })).id;
};
const thanks = 'Thank you for each of these months with me.';
const ofTwo = (status: number) => who(401, status, status, 404, 404);
const version = { version: 1 };

export const matrix: Matrix<(typeof mentorsContract)['operations'][number]['name']> = {
  listMentors: { expect: members(200), also: [200, 200, 200] },
  getMentor: { expect: who(401, 200, 200, 404, 200), also: [200, 200, 200], given: on(mentor) },
  getMyMentoring: { expect: members(200), also: [200, 200, 200] },
  saveMentorProfile: {
    expect: members(200),
    also: [403, 200, 200],
    given: async (fixture) => {
      for (const id of Object.values(fixture.people)) await fixture.as(id, 'stopMentoring', {});
      return { body: { ...content, version: 0 } };
    },
  },
  stopMentoring: { expect: members(200), also: [200, 200, 200] },
  saveMentorWishes: {
    // They may have saved theirs before.
    expect: members(200),
    also: [403, 200, 200],
    given: () => ({ body: { focusAreas: ['career'], version: 0 } }),
  },
  dropMatchReason: {
    expect: members(200),
    also: [403, 200, 200],
    given: () => ({ body: { reason: 'focus:career', isDropped: true } }),
  },
  listMentorsToCheck: { expect: who(401, 403, 403, 403, 200), also: [403, 403, 403] },
  decideMentorCheck: {
    expect: who(401, 403, 403, 403, 204),
    also: [403, 403, 403],
    given: on(mentor, { body: { ...version, isChecked: true } }),
  },
  listMentorReviews: { expect: who(401, 200, 200, 404, 200), also: [200, 200, 200], given: on(mentor) },
  createMentorshipRequest: {
    expect: who(401, 403, 201, 404, 201),
    also: [403, 201, 201],
    given: async (fixture) => {
      const mentorId = await mentor(fixture);
      await endAll(fixture);
      return { body: { ...asked, mentorId } };
    },
  },
  listMentoringGroups: { expect: members(200), also: [200, 200, 200] },
  listMyMentoringGroups: { expect: members(200), also: [200, 200, 200] },
  getMentoringGroup: { expect: who(401, 200, 200, 404, 200), also: [200, 200, 200], given: on(freshGroup) },
  createMentoringGroup: {
    // Who has no profile as a mentor can’t.
    expect: who(401, 201, 409, 409, 409),
    also: [403, 409, 409],
    given: async (fixture) => {
      for (const id of Object.values(fixture.people)) await fixture.as(id, 'stopMentoring', {});
      const params = { id: await freshGroup(fixture) };
      await fixture.as(fixture.people.member, 'endMentoringGroup', { params, body: { version: 1, thanks } });
      return { body: groupWords };
    },
  },
  saveMentoringGroup: {
    expect: who(401, 200, 403, 404, 403),
    also: [403, 403, 403],
    given: on(freshGroup, { body: { ...groupWords, ...version } }),
  },
  endMentoringGroup: {
    expect: who(401, 200, 403, 404, 403),
    also: [403, 403, 403],
    given: on(freshGroup, { body: { ...version, thanks } }),
  },
  askMentoringGroup: {
    // The member leads it.
    expect: who(401, 409, 201, 404, 201),
    also: [403, 201, 201],
    given: on(freshGroup, { body: { message: 'Hello', isAdult: true } }),
  },
  listGroupRequests: { expect: who(401, 200, 403, 404, 403), also: [403, 403, 403], given: on(freshGroup) },
  answerGroupRequest: {
    expect: who(401, 204, 404, 404, 404),
    also: [403, 404, 404],
    given: on(async (fixture) => (await groupAsk(fixture)).request, { body: { accept: true } }),
  },
  listGroupMembers: { expect: ofTwo(200), also: [404, 404, 404], given: on(groupOfTwo) },
  leaveMentoringGroup: {
    expect: who(401, 204, 204, 404, 403),
    also: [403, 403, 403],
    given: async (fixture) => ({ params: { id: await groupOfTwo(fixture), userId: fixture.people.other } }),
  },
  listGroupNotes: { expect: ofTwo(200), also: [404, 404, 404], given: on(groupOfTwo) },
  addGroupNote: {
    expect: ofTwo(201),
    also: [403, 404, 404],
    given: on(groupOfTwo, { body: { text: 'Of the matrix' } }),
  },
  editGroupNote: {
    expect: who(401, 200, 404, 404, 404),
    also: [403, 404, 404],
    given: on(groupNote, { body: { text: 'Another', ...version } }),
  },
  deleteGroupNote: { expect: who(401, 204, 404, 404, 404), also: [404, 404, 404], given: on(groupNote) },
  listMentorRequests: { expect: members(200), also: [200, 200, 200] },
  listSentMentorRequests: { expect: members(200), also: [200, 200, 200] },
  // Everyone else is refused, and hears nothing of whether there is such a request.
  acceptMentorshipRequest: { expect: who(401, 200, 403, 403, 403), also: [403, 403, 403], given: onRequest },
  declineMentorshipRequest: { expect: who(401, 200, 403, 403, 403), also: [403, 403, 403], given: toDecline },
  withdrawMentorshipRequest: { expect: who(401, 404, 200, 404, 404), also: [404, 404, 404], given: onRequest },
  listMyMentorships: { expect: members(200), also: [200, 200, 200] },
  getMentorship: { expect: ofTwo(200), also: [404, 404, 404], given: on(mentorship) },
  saveMentorshipGoals: {
    expect: ofTwo(200),
    also: [403, 404, 404],
    given: on(mentorship, { body: { ...version, goals: [{ title: 'A goal' }] } }),
  },
  pauseMentorship: {
    expect: ofTwo(200),
    also: [403, 404, 404],
    given: on(mentorship, { body: { ...version, isPaused: true } }),
  },
  endMentorship: {
    expect: ofTwo(200),
    also: [404, 404, 404],
    given: on(mentorship, { body: { ...version, thanks } }),
  },
  // It goes on.
  reviewMentorship: { expect: ofTwo(409), also: [403, 404, 404], given: on(mentorship, { body: { stars: 5 } }) },
  openMentorshipConversation: { expect: ofTwo(200), also: [403, 404, 404], given: on(mentorship) },
  listMentorshipNotes: { expect: ofTwo(200), also: [404, 404, 404], given: on(mentorship) },
  addMentorshipNote: {
    expect: ofTwo(201),
    also: [403, 404, 404],
    given: on(mentorship, { body: { text: 'Of the matrix', isShared: false } }),
  },
  editMentorshipNote: {
    expect: who(401, 200, 404, 404, 404),
    also: [403, 404, 404],
    given: on(note, { body: { text: 'Another', isShared: true, ...version } }),
  },
  deleteMentorshipNote: { expect: who(401, 200, 404, 404, 404), also: [404, 404, 404], given: on(note) },
};
