import { type Surfaces, staffOnly } from '#platform/server/testing/surfaces.ts';

export const surfaces: Surfaces = {
  reads: {
    search: {
      shows: true,
      // What was searched for comes back.
      answer: (said) => said.replace(/"query":"[^"]*"/, ''),
      asks: ({ other }) =>
        [other.name, other.word, 'numbats'].flatMap((q) =>
          ['all', 'posts', 'people', 'tags', 'events', 'groups', 'communities'].map((kind) => ({ query: { q, kind } })),
        ),
    },
    suggest: {
      shows: true,
      asks: ({ other }) => [other.name, other.name.slice(0, 3), other.word, 'numb'].map((q) => ({ query: { q } })),
    },
    listSearchWords: staffOnly('The list of search words names no members; moderators look after it.'),
  },
};
