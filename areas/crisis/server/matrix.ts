import type { Matrix } from '#platform/server/matrix.ts';

export const matrix: Matrix<'listCrisisServices'> = {
  // Nobody is ever asked to sign in before they see a number to call.
  listCrisisServices: { expect: { guest: 200, member: 200, other: 200, blocked: 200, moderator: 200 } },
};
