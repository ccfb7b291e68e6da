import { type Surfaces, staffOnly } from '#platform/server/testing/surfaces.ts';

export const surfaces: Surfaces = {
  reads: {
    listSupportMessages: staffOnly('Administrators answer these; they are staff and not a side.'),
  },
};
