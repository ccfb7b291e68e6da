import type { Matrix } from '#platform/server/matrix.ts';
import type { feedContract } from '../contract.ts';

/** Anyone who is signed in, about themselves. */
const members = { guest: 401, member: 200, other: 200, blocked: 200, moderator: 200 };

export const matrix: Matrix<(typeof feedContract)['operations'][number]['name']> = {
  readFeedPosition: { expect: members, also: [200, 200, 200] },
  markFeedSeen: {
    expect: members,
    also: [200, 200, 200],
    given: () => ({ body: { newest: '2026-01-01T00:00:00.000Z' } }),
  },
};
