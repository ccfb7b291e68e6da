import { own, type Surfaces } from '#platform/server/testing/surfaces.ts';

export const surfaces: Surfaces = {
  reads: {
    getAccessibilityProfile: own,
    listAssistiveDevices: own,
    getWritingProgress: own,
    getOutsideModel: { alike: { status: 200, why: 'It says what is configured.', ask: () => ({}) } },
  },
  unanswered: { askOutsideModel: 'No outside model is configured here.' },
};
