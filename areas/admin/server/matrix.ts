import type { Matrix, MatrixFixture } from '#platform/server/matrix.ts';

/** Nobody in the matrix is an administrator; what one may do is in change-role.test.ts. */
const nobody = { guest: 401, member: 403, other: 403, blocked: 403, moderator: 403 };
const on = ({ people }: MatrixFixture) => ({ params: { id: people.member } });
const change = (fixture: MatrixFixture) => ({ ...on(fixture), body: { role: 'moderator', reason: 'Wants it' } });

export const matrix: Matrix<'listMembers' | 'getMember' | 'grantRole' | 'revokeRole'> = {
  listMembers: { expect: nobody, also: [403, 403, 403] },
  getMember: { expect: nobody, also: [403, 403, 403], given: on },
  grantRole: { expect: nobody, also: [403, 403, 403], given: change },
  revokeRole: { expect: nobody, also: [403, 403, 403], given: change },
};
