import type { Matrix } from '#platform/server/matrix.ts';

export const matrix: Matrix<'createReport' | 'listReports'> = {
  createReport: {
    // The owner would report themselves; whoever is blocked cannot see the owner at all.
    expect: { guest: 401, member: 400, other: 201, blocked: 404, moderator: 201 },
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
  listReports: { expect: { guest: 401, member: 403, other: 403, blocked: 403, moderator: 200 } },
};
