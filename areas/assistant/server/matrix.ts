import type { Matrix } from '#platform/server/matrix.ts';
import type { assistantContract } from '../contract.ts';

const everyMember = { guest: 401, member: 200, other: 200, blocked: 200, moderator: 200 } as const;

const profile = {
  autoAltText: false,
  voiceToText: false,
  screenReaderOptimized: false,
  colorContrastLevel: 'normal',
  fontSize: 'medium',
  contentFormat: 'standard',
  navigationPreference: 'standard',
  animationsEnabled: true,
  autoPlayMedia: true,
};

export const matrix: Matrix<(typeof assistantContract)['operations'][number]['name']> = {
  getAccessibilityProfile: { expect: everyMember, also: [200, 200, 200] },
  saveAccessibilityProfile: { expect: everyMember, also: [200, 200, 200], given: () => ({ body: profile }) },
  analyseContent: { expect: everyMember, also: [200, 200, 200], given: () => ({ body: { content: 'A text.' } }) },
  getOutsideModel: { expect: everyMember, also: [200, 200, 200] },
  // No model is configured here, so there is nothing to ask.
  askOutsideModel: {
    expect: { guest: 401, member: 404, other: 404, blocked: 404, moderator: 404 },
    also: [404, 404, 404],
    given: () => ({ body: { text: 'A text.', wish: 'plain', consent: true } }),
  },
  listAssistiveDevices: { expect: everyMember, also: [200, 200, 200] },
  declareAssistiveDevice: {
    expect: everyMember,
    also: [200, 200, 200],
    given: () => ({ body: { device: 'switch', uses: true } }),
  },
  getWritingProgress: { expect: everyMember, also: [200, 200, 200] },
  keepWritingProgress: { expect: everyMember, also: [200, 200, 200], given: () => ({ body: { on: true } }) },
  addWritingCheck: {
    expect: everyMember,
    also: [200, 200, 200],
    given: () => ({ body: { day: new Date().toISOString().slice(0, 10), words: 12, grade: 6, findings: 1 } }),
  },
  deleteWritingProgress: { expect: everyMember, also: [200, 200, 200] },
};
