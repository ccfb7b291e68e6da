import type { Matrix } from '#platform/server/matrix.ts';
import type { consentsContract } from '../contract.ts';

/** The matrix calls without sessions, and all of this needs one: calls with sessions are in the tests. */
const refused = {
  expect: { guest: 401, member: 403, other: 403, blocked: 403, moderator: 403 },
  also: [403, 403, 403],
} as const;

export const matrix: Matrix<(typeof consentsContract)['operations'][number]['name']> = {
  readConsents: refused,
  setConsent: { ...refused, given: () => ({ params: { purpose: 'presence' }, body: { given: true, version: 1 } }) },
};
