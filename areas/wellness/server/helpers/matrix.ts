import type { Matrix, MatrixFixture, MatrixInput } from '#platform/server/matrix.ts';
import type { helpersPart } from '../../contract/helpers.ts';
import { everyone, who } from '../callers.ts';

const entry = { moodRating: 6, energyLevel: 4, painLevel: 3, notes: 'Written for someone' };

/** The member lets `other` write; everyone else sees that nothing is there. */
const helping =
  (more: Omit<MatrixInput, 'params'> = {}) =>
  async ({ as, people: { member, other } }: MatrixFixture): Promise<MatrixInput> => {
    await as(member, 'allowWellnessHelper', { params: { userId: other } });
    return { params: { userId: member }, ...more };
  };
const helpersOnly = (status: number) => ({
  expect: who(401, 404, status, 404, 404),
  also: [404, 404, 404] as const,
});

export const helpersMatrix: Matrix<(typeof helpersPart)['operations'][number]['name']> = {
  listWellnessHelpers: everyone(200),
  // No one helps themselves, and no one comes across who blocked them.
  allowWellnessHelper: {
    expect: who(401, 404, 200, 404, 200),
    also: [403, 200, 200],
    given: ({ people }) => ({ params: { userId: people.member } }),
  },
  listHelpedEntries: { ...helpersOnly(200), given: helping() },
  createHelpedEntry: { ...helpersOnly(201), also: [403, 404, 404], given: helping({ body: entry }) },
  stopHelpingWithDiary: { ...helpersOnly(204), given: helping() },
  endWellnessHelper: {
    expect: who(401, 204, 404, 404, 404),
    also: [404, 404, 404],
    given: async ({ as, people: { member, supporter } }) => {
      await as(member, 'allowWellnessHelper', { params: { userId: supporter } });
      return { params: { userId: supporter } };
    },
  },
};
