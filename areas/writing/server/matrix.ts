import type { Matrix, MatrixFixture, MatrixInput } from '#platform/server/matrix.ts';
import type { writingContract } from '../contract.ts';

const all = (status: number) => ({ guest: 401, member: status, other: status, blocked: status, moderator: status });
/** Only the owner; for all others it is missing. */
const owner = { guest: 401, member: 200, other: 404, blocked: 404, moderator: 404 };
const content = { title: '', document: { type: 'doc', content: [] }, tags: [], contentWarning: '', extra: {} };

const onDraft =
  (more: Omit<MatrixInput, 'params'> = {}) =>
  async ({ as, people }: MatrixFixture): Promise<MatrixInput> => {
    const { id } = await as<{ id: number }>(people.member, 'createDraft', { body: { kind: 'blog', content } });
    return { params: { id }, ...more };
  };

export const matrix: Matrix<(typeof writingContract)['operations'][number]['name']> = {
  listDrafts: { expect: all(200), also: [200, 200, 200] },
  getDraft: { expect: owner, also: [404, 404, 404], given: onDraft() },
  createDraft: { expect: all(201), also: [403, 201, 201], given: () => ({ body: { kind: 'blog', content } }) },
  saveDraft: { expect: owner, also: [403, 404, 404], given: onDraft({ body: { version: 1, content } }) },
  deleteDraft: { expect: owner, also: [403, 404, 404], given: onDraft() },
};
