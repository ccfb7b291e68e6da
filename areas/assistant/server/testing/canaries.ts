import { type Canaries, chosen } from '#platform/server/testing/canaries.ts';

export const canaries: Canaries = {
  wordless: { 'assistive_devices.device': chosen },
  plant: async ({ call, me }) => {
    await call(me.id, 'declareAssistiveDevice', { body: { device: 'switch', uses: true } });
    await call(me.id, 'keepWritingProgress', { body: { on: true } });
    const day = new Date().toISOString().slice(0, 10);
    await call(me.id, 'addWritingCheck', { body: { day, words: 12, grade: 6, findings: 1 } });
  },
};
