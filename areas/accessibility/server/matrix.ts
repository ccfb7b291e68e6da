import { defaultRecord } from '#platform/contract/preferences.ts';
import type { Matrix, MatrixFixture } from '#platform/server/matrix.ts';

const ownOnly = { guest: 401, member: 200, other: 403, blocked: 403, moderator: 403 } as const;
const owner = ({ people }: MatrixFixture) => ({ userId: people.member });

export const matrix: Matrix<'getPreferences' | 'putPreferences' | 'putLowEnergy'> = {
  getPreferences: {
    expect: ownOnly,
    also: [403, 403, 403],
    given: async (fixture) => {
      await fixture.as(fixture.people.member, 'putPreferences', { params: owner(fixture), body: defaultRecord });
      return { params: owner(fixture) };
    },
  },
  putPreferences: {
    expect: ownOnly,
    also: [403, 403, 403],
    given: (fixture) => ({ params: owner(fixture), body: defaultRecord }),
  },
  putLowEnergy: {
    expect: ownOnly,
    also: [403, 403, 403],
    given: (fixture) => ({ params: owner(fixture), body: { profile: { simplifiedLayout: true }, until: null } }),
  },
};
