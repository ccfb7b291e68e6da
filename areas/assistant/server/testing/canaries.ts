import { type Canaries, chosen } from '#platform/server/testing/canaries.ts';

export const canaries: Canaries = {
  wordless: { 'assistive_devices.device': chosen },
  plant: async ({ call, me }) => {
    await call(me.id, 'declareAssistiveDevice', { body: { device: 'switch', uses: true } });
  },
};
