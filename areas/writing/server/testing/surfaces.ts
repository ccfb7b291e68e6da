import { of, own, type Surfaces } from '#platform/server/testing/surfaces.ts';

export const surfaces: Surfaces = {
  reads: {
    listDrafts: own,
    getDraft: {
      alike: { status: 404, why: 'A draft is seen by its author only.', ask: () => of(999_999) },
    },
  },
};
