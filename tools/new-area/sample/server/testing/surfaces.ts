import { of, type Surfaces } from '#platform/server/testing/surfaces.ts';

export const surfaces: Surfaces = {
  settle: async ({ id, word, keep }, { ask }) => {
    const made = await ask<{ id: number }>(id, 'createSampleThing', { body: { title: word, text: `On ${word}.` } });
    keep('sample thing', made.id);
  },
  reads: {
    listSampleThings: { shows: true, asks: () => [{}] },
    getSampleThing: {
      asks: ({ me }) => [of(me.made('sample thing'))],
      gone: ({ other }) => [of(other.made('sample thing'))],
    },
  },
  acts: {
    editSampleThing: ({ other }) => ({
      ...of(other.made('sample thing')),
      body: { title: 'Mine', text: 'It is not.', version: 1 },
    }),
    deleteSampleThing: ({ other }) => of(other.made('sample thing')),
    restoreSampleThing: ({ other }) => of(other.made('sample thing')),
  },
};
