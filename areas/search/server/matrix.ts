import type { Matrix } from '#platform/server/matrix.ts';

export const matrix: Matrix<'search'> = {
  search: {
    // What each may find is decided where it lives; the tests of the use case show it.
    expect: { guest: 200, member: 200, other: 200, blocked: 200, moderator: 200 },
    given: () => ({ query: { q: 'ramp' } }),
  },
};
