import { own, type Surfaces } from '#platform/server/testing/surfaces.ts';

export const surfaces: Surfaces = {
  reads: {
    getAccessibilityProfile: own,
    listAssistiveDevices: own,
    getWritingProgress: own,
  },
};
