import type { Matrix, MatrixRow } from '#platform/server/matrix.ts';

// What each may find is decided where it lives; the tests of the use cases show it.
const everybody: MatrixRow['expect'] = { guest: 200, member: 200, other: 200, blocked: 200, moderator: 200 };
const moderators = (status: number): MatrixRow['expect'] => ({
  guest: 401,
  member: 403,
  other: 403,
  blocked: 403,
  moderator: status,
});

type Names = 'search' | 'suggest' | 'listSearchWords' | 'addSearchWord' | 'removeSearchWord';
let pairs = 0;
const pair = () => {
  pairs += 1;
  return { word: `everyday${pairs}`, means: `official${pairs}` };
};

export const matrix: Matrix<Names> = {
  search: { expect: everybody, also: [200, 200, 200], given: () => ({ query: { q: 'ramp' } }) },
  suggest: { expect: everybody, also: [200, 200, 200], given: () => ({ query: { q: 'ra' } }) },
  listSearchWords: { expect: moderators(200), also: [403, 403, 403] },
  addSearchWord: { expect: moderators(201), also: [403, 403, 403], given: () => ({ body: pair() }) },
  removeSearchWord: {
    expect: moderators(204),
    also: [403, 403, 403],
    given: async ({ as, people }) => {
      const { id } = await as<{ id: number }>(people.moderator, 'addSearchWord', { body: pair() });
      return { params: { id } };
    },
  },
};
