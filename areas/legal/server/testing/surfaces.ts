import { of, own, type Surfaces, staffOnly } from '#platform/server/testing/surfaces.ts';

const why = 'Administrators answer the law; they are staff and not a side.';

export const surfaces: Surfaces = {
  reads: {
    listLegalRequests: staffOnly(why),
    getLegalRequest: { alike: { status: 403, why, ask: () => of(1) } },
    downloadLegalCopy: { alike: { status: 403, why, ask: () => of(1) } },
    listDisclosures: own,
  },
};
