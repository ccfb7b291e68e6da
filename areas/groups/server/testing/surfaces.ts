import { of, own, type Surfaces } from '#platform/server/testing/surfaces.ts';

export const surfaces: Surfaces = {
  settle: async ({ id, keep }, { ask }) => {
    const body = { name: 'Numbat walkers', description: 'We look.', guidelines: 'Quietly.', category: 'visual' };
    keep('group', (await ask<{ id: number }>(id, 'createSupportGroup', { body })).id);
  },
  reads: {
    listSupportGroups: { asks: () => [{}, { query: { tab: 'mine' } }] },
    listSupportGroupCategories: own,
    getSupportGroup: { asks: ({ third }) => [of(third.made('group'))] },
  },
};
