import type { Matrix, MatrixFixture } from '#platform/server/matrix.ts';
import type { ContentFlag, ModerationAction, moderationContract, Report } from '../contract.ts';

type Names = (typeof moderationContract)['operations'][number]['name'];

const moderators = { guest: 401, member: 403, other: 403, blocked: 403, moderator: 200 };

/** A post of the owner, reported by the other member. */
async function reported({ as, people }: MatrixFixture, content = 'Not kind at all') {
  const post = await as<{ id: number }>(people.member, 'createPost', { body: { content } });
  const report = await as<Report>(people.other, 'createReport', {
    body: {
      reporterId: people.other,
      reportedUserId: people.member,
      contentType: 'post',
      contentId: post.id,
      reason: 'spam',
    },
  });
  return { params: { id: report.id } };
}

async function taken(fixture: MatrixFixture) {
  const { params } = await reported(fixture);
  await fixture.as(fixture.people.moderator, 'assignReport', { params, body: {} });
  return { params };
}

const warning = ({ people }: MatrixFixture) => ({
  targetUserId: people.member,
  actionType: 'warning_issued',
  reason: 'Please be kind',
});

/** A decision about the owner. */
async function decided(fixture: MatrixFixture) {
  const body = warning(fixture);
  const { id } = await fixture.as<ModerationAction>(fixture.people.moderator, 'createModerationAction', { body });
  return { params: { id } };
}

/** An appeal of the owner. */
async function appealed(fixture: MatrixFixture) {
  const { as, people } = fixture;
  const { params } = await decided(fixture);
  await as(people.member, 'appealDecision', { params, body: { words: 'It was a joke among friends' } });
  const all = await as<{ id: number; action: ModerationAction }[]>(people.moderator, 'listAppeals');
  return { params: { id: all.find(({ action }) => action.id === params.id)?.id ?? 0 } };
}

/** A post of the owner that a rule has noticed. */
async function flagged({ as, people, settle }: MatrixFixture) {
  const post = await as<{ id: number }>(people.member, 'createPost', { body: { content: 'Buy my pills! Click here' } });
  await settle();
  const all = await as<ContentFlag[]>(people.moderator, 'listContentFlags', { query: { limit: 100 } });
  return { params: { id: all.find(({ contentId }) => contentId === post.id)?.id ?? 0 } };
}

export const matrix: Matrix<Names> = {
  createReport: {
    // The owner would report themselves; whoever is blocked cannot see the owner at all.
    expect: { guest: 401, member: 400, other: 201, blocked: 404, moderator: 201 },
    also: [201, 201, 201],
    given: ({ people, callerId }) => ({
      body: {
        reporterId: callerId || people.other,
        reportedUserId: people.member,
        contentType: 'member',
        contentId: people.member,
        reason: 'spam',
        priority: 'medium',
      },
    }),
  },
  listReports: { expect: moderators, also: [403, 403, 403] },
  getReport: { expect: moderators, also: [403, 403, 403], given: reported },
  assignReport: {
    expect: moderators,
    also: [403, 403, 403],
    given: async (fixture) => ({ ...(await reported(fixture)), body: {} }),
  },
  releaseReport: { expect: moderators, also: [403, 403, 403], given: taken },
  setReportPriority: {
    expect: moderators,
    also: [403, 403, 403],
    given: async (fixture) => ({ ...(await reported(fixture)), body: { priority: 'urgent' } }),
  },
  decideReport: {
    expect: moderators,
    also: [403, 403, 403],
    given: async (fixture) => ({
      ...(await taken(fixture)),
      body: { status: 'resolved', resolution: 'content_removed', moderatorNotes: 'An advert' },
    }),
  },
  createModerationAction: {
    expect: { ...moderators, moderator: 201 },
    also: [403, 403, 403],
    given: (fixture) => ({ body: warning(fixture) }),
  },
  listModerationActions: { expect: moderators, also: [403, 403, 403] },
  agreeToSuspension: {
    // The moderator here is the one who proposed it; a second one is in moderation.test.ts.
    expect: { ...moderators, moderator: 409 },
    also: [403, 403, 403],
    given: decided,
  },
  countModeration: { expect: moderators, also: [403, 403, 403] },
  listContentFlags: { expect: moderators, also: [403, 403, 403] },
  getContentFlag: { expect: moderators, also: [403, 403, 403], given: flagged },
  reviewContentFlag: {
    expect: moderators,
    also: [403, 403, 403],
    given: async (fixture) => ({ ...(await flagged(fixture)), body: { outcome: 'dismissed' } }),
  },
  getDecision: {
    expect: { guest: 401, member: 200, other: 404, blocked: 404, moderator: 404 },
    also: [404, 404, 404],
    given: decided,
  },
  listMyDecisions: {
    expect: { guest: 401, member: 200, other: 200, blocked: 200, moderator: 200 },
    also: [200, 200, 200],
  },
  appealDecision: {
    expect: { guest: 401, member: 201, other: 404, blocked: 404, moderator: 404 },
    also: [404, 404, 404],
    given: async (fixture) => ({ ...(await decided(fixture)), body: { words: 'I meant something else' } }),
  },
  listAppeals: { expect: moderators, also: [403, 403, 403] },
  decideAppeal: {
    // The moderator here made the decision; another one looks at the appeal.
    expect: { ...moderators, moderator: 403 },
    also: [403, 403, 403],
    given: async (fixture) => ({ ...(await appealed(fixture)), body: { status: 'upheld', answer: 'You are right' } }),
  },
  listMyReports: {
    expect: { guest: 401, member: 200, other: 200, blocked: 200, moderator: 200 },
    also: [200, 200, 200],
  },
  getEvidence: {
    // For nobody before 48 hours have passed.
    expect: { guest: 401, member: 404, other: 404, blocked: 404, moderator: 404 },
    also: [404, 404, 404],
    given: reported,
  },
  getWorkload: { expect: moderators, also: [403, 403, 403] },
  listSavedFilters: { expect: moderators, also: [403, 403, 403] },
  saveFilter: {
    expect: { ...moderators, moderator: 201 },
    also: [403, 403, 403],
    given: () => ({ body: { name: 'Urgent ones', priority: 'urgent' } }),
  },
  deleteFilter: {
    expect: { ...moderators, moderator: 204 },
    also: [403, 403, 403],
    given: async ({ as, people }) => {
      const body = { name: 'For the matrix', status: 'pending' };
      return { params: { id: (await as<{ id: number }>(people.moderator, 'saveFilter', { body })).id } };
    },
  },
  getTransparency: {
    expect: { guest: 200, member: 200, other: 200, blocked: 200, moderator: 200 },
    also: [200, 200, 200],
  },
};
