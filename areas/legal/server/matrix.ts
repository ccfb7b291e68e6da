import type { Matrix, MatrixFixture } from '#platform/server/matrix.ts';
import type { legalContract } from '../contract.ts';

/** Nobody in the matrix is an administrator; what one may do is in legal.test.ts. */
const nobody = { expect: { guest: 401, member: 403, other: 403, blocked: 403, moderator: 403 } };
const also: [403, 403, 403] = [403, 403, 403];
const one = () => ({ params: { id: 1 } });
const decision = () => ({ ...one(), body: { reason: 'A court order of 3 March', version: 1 } });

const body = ({ people }: MatrixFixture) => ({
  userId: people.member,
  agency: 'NSW Police',
  reference: 'E 1234',
  basis: 'A court order',
  from: '2026-01-01',
  to: '2026-01-31',
  parts: [{ kind: 'account', number: null }],
  holdUntil: '2026-12-01',
  silentUntil: null,
  silentReason: '',
});

export const matrix: Matrix<(typeof legalContract)['operations'][number]['name']> = {
  listLegalRequests: { ...nobody, also },
  getLegalRequest: { ...nobody, also, given: one },
  recordLegalRequest: { ...nobody, also, given: (fixture) => ({ body: body(fixture) }) },
  approveLegalRequest: { ...nobody, also, given: decision },
  refuseLegalRequest: { ...nobody, also, given: decision },
  downloadLegalCopy: { ...nobody, also, given: one },
  listDisclosures: {
    expect: { guest: 401, member: 200, other: 200, blocked: 200, moderator: 200 },
    also: [200, 200, 200],
  },
};
