import type { Matrix } from '#platform/server/matrix.ts';

const everyone = (status: number) => ({
  guest: status,
  member: status,
  other: status,
  blocked: status,
  moderator: status,
});

export const matrix: Matrix<'getSession' | 'signOut' | 'listDemoCast' | 'signInAs'> = {
  getSession: { expect: everyone(200) },
  signOut: { expect: everyone(204) },
  // The matrix runs in production mode, where the demo's calls do not exist.
  listDemoCast: { expect: everyone(404) },
  signInAs: { expect: everyone(404), given: ({ people }) => ({ body: { userId: people.other } }) },
};
