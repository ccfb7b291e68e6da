import { defaultRecord } from '#platform/contract/preferences.ts';
import { type Canaries, chosen } from '#platform/server/testing/canaries.ts';

export const canaries: Canaries = {
  planted: {
    'accessibility_preferences.record': 'zyxstyle',
  },
  wordless: {
    'accessibility_preferences.low_energy_profile': chosen,
  },
  plant: async ({ call, me }) => {
    const body = { ...defaultRecord, customCss: '.zyxstyle { color: red }' };
    await call(me.id, 'putPreferences', { params: { userId: me.id }, body });
  },
};
