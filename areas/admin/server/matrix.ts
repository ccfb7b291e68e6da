import type { Matrix, MatrixFixture } from '#platform/server/matrix.ts';
import type { adminContract } from '../contract.ts';

/** Nobody in the matrix is an administrator; what one may do is in change-role.test.ts. */
const nobody = { guest: 401, member: 403, other: 403, blocked: 403, moderator: 403 };
const on = ({ people }: MatrixFixture) => ({ params: { id: people.member } });
const change = (fixture: MatrixFixture) => ({ ...on(fixture), body: { role: 'moderator', reason: 'Wants it' } });

const ending = (fixture: MatrixFixture) => ({ ...on(fixture), body: { reason: 'Lost a phone' } });
const work = () => ({ params: { id: 1 } });

export const matrix: Matrix<(typeof adminContract)['operations'][number]['name']> = {
  listMembers: { expect: nobody, also: [403, 403, 403] },
  getMember: { expect: nobody, also: [403, 403, 403], given: on },
  grantRole: { expect: nobody, also: [403, 403, 403], given: change },
  revokeRole: { expect: nobody, also: [403, 403, 403], given: change },
  endMemberSessions: { expect: nobody, also: [403, 403, 403], given: ending },
  listParkedWork: { expect: nobody, also: [403, 403, 403] },
  countParkedWork: { expect: nobody, also: [403, 403, 403] },
  retryParkedWork: { expect: nobody, also: [403, 403, 403], given: work },
  retryAllParkedWork: { expect: nobody, also: [403, 403, 403] },
  listAuditRecords: { expect: nobody, also: [403, 403, 403] },
  getAuditState: { expect: nobody, also: [403, 403, 403] },
  discardParkedWork: { expect: nobody, also: [403, 403, 403], given: work },
};
