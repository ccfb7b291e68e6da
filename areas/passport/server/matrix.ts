import type { Caller, Matrix, MatrixFixture } from '#platform/server/matrix.ts';
import type { passportContract } from '../contract.ts';

const who = (guest: number, member: number, others: number): Readonly<Record<Caller, number>> => ({
  guest,
  member,
  other: others,
  blocked: others,
  moderator: others,
});
/** Everybody has a passport of their own and sees no other. */
const own = (status: number) => who(401, status, status);
const add = async ({ as, people }: MatrixFixture) =>
  as<{ items: { id: number }[]; version: number }>(people.member, 'addPassportItem', {
    body: { text: `A need of ${Math.random()}` },
  });
const last = (items: readonly { id: number }[]) => items.at(-1)?.id ?? 0;

export const matrix: Matrix<(typeof passportContract)['operations'][number]['name']> = {
  getPassport: { expect: own(200), also: [200, 200, 200] },
  addPassportItem: { expect: own(201), also: [403, 201, 201], given: () => ({ body: { feature: 'lift' } }) },
  editPassportItem: {
    expect: who(401, 200, 404),
    also: [403, 404, 404],
    given: async (fixture) => {
      const { items, version } = await add(fixture);
      return { params: { id: last(items) }, body: { text: 'In other words', version } };
    },
  },
  // What is not one's own is left alone, and the answer is one's own passport.
  removePassportItem: {
    expect: own(200),
    also: [403, 200, 200],
    given: async (fixture) => ({ params: { id: last((await add(fixture)).items) } }),
  },
  orderPassport: {
    expect: who(401, 200, 409),
    also: [403, 409, 409],
    given: async (fixture) => {
      const { items, version } = await add(fixture);
      return { body: { ids: items.map(({ id }) => id).reverse(), version } };
    },
  },
  listPassportShares: { expect: own(200), also: [200, 200, 200] },
  editPassportShare: {
    expect: who(401, 404, 404),
    also: [403, 404, 404],
    given: () => ({ params: { id: 999_999 }, body: { itemIds: [1], version: 1 } }),
  },
  revokePassportShare: { expect: own(204), also: [204, 204, 204], given: () => ({ params: { id: 999_999 } }) },
  openPassportShare: { expect: own(404), also: [404, 404, 404], given: () => ({ params: { id: 999_999 } }) },
};
