import type { Matrix } from '#platform/server/matrix.ts';
import type { privacyContract } from '../contract.ts';

/** The matrix calls without sessions, and all of this needs one: calls with sessions are in the tests. */
const refused = { expect: { guest: 401, member: 403, other: 403, blocked: 403, moderator: 403 } };

export const matrix: Matrix<(typeof privacyContract)['operations'][number]['name']> = {
  readDataExport: { ...refused, also: [403, 403, 403] },
  requestDataExport: { ...refused, also: [403, 403, 403], given: () => ({ body: {} }) },
  downloadDataExport: { ...refused, also: [403, 403, 403], given: () => ({ params: { id: 1 } }) },
  deleteAccount: { ...refused, also: [403, 403, 403] },
  readDeletion: { ...refused, also: [403, 403, 403] },
  keepAccount: { ...refused, also: [403, 403, 403] },
};
