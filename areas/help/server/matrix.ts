import type { Matrix } from '#platform/server/matrix.ts';

export const matrix: Matrix<'sendSupportMessage' | 'listSupportMessages'> = {
  sendSupportMessage: {
    expect: { guest: 201, member: 201, other: 201, blocked: 201, moderator: 201 },
    also: [201, 201, 201],
    given: () => ({
      body: { name: 'Ruth', replyTo: 'ruth@example.org', topic: 'accessibility', message: 'The menu has no names.' },
    }),
  },
  // Administrators only: moderators look after what members write to each other, not after letters.
  listSupportMessages: {
    expect: { guest: 401, member: 403, other: 403, blocked: 403, moderator: 403 },
    also: [403, 403, 403],
  },
};
