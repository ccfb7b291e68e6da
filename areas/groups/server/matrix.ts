import type { Matrix, MatrixFixture, MatrixPeople } from '#platform/server/matrix.ts';
import type { groupsContract } from '../contract.ts';

const members = (status: number) => ({
  guest: 401,
  member: status,
  other: status,
  blocked: status,
  moderator: status,
});

const content = {
  name: 'A group of the matrix',
  description: 'It says what it is for.',
  guidelines: 'Be kind.',
  category: 'visual',
};
const kept = new WeakMap<MatrixPeople, Promise<number>>();
/** One for the whole matrix. */
const hidden = ({ as, people }: MatrixFixture) => {
  const body = { ...content, visibility: 'hidden' };
  const make = async () => (await as<{ id: number }>(people.member, 'createSupportGroup', { body })).id;
  const made = kept.get(people) ?? make();
  kept.set(people, made);
  return made;
};

export const matrix: Matrix<(typeof groupsContract)['operations'][number]['name']> = {
  listSupportGroups: { expect: members(200), also: [200, 200, 200] },
  listSupportGroupCategories: { expect: members(200), also: [200, 200, 200] },
  getSupportGroup: {
    expect: { guest: 401, member: 200, other: 404, blocked: 404, moderator: 404 },
    also: [404, 404, 404],
    // It’s hidden.
    acting: 404,
    given: async (fixture) => ({ params: { id: await hidden(fixture) } }),
  },
  createSupportGroup: { expect: members(201), also: [403, 201, 201], given: () => ({ body: content }) },
  editSupportGroup: {
    expect: { guest: 401, member: 200, other: 404, blocked: 404, moderator: 404 },
    also: [403, 404, 404],
    given: async (fixture) => ({
      params: { id: await hidden(fixture) },
      body: { ...content, visibility: 'hidden', version: 1 },
    }),
  },
};
