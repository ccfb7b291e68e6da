import type { Surfaces } from '#platform/server/testing/surfaces.ts';

export const surfaces: Surfaces = {
  reads: {
    getPreferences: { asks: ({ me }) => [{ params: { userId: me.id } }] },
  },
};
