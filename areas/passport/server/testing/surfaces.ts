import { own, type Surfaces } from '#platform/server/testing/surfaces.ts';

export const surfaces: Surfaces = {
  settle: async ({ id, word }, { ask }) => {
    await ask(id, 'addPassportItem', { body: { text: `A chair for ${word}` } });
  },
  reads: {
    getPassport: own,
    listPassportShares: { shows: true, asks: () => [{}] },
  },
};
