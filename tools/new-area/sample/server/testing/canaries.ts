import type { Canaries } from '#platform/server/testing/canaries.ts';

export const canaries: Canaries = {
  planted: { 'sample_things.title': 'zyxsamplethingtitle', 'sample_things.text': 'zyxsamplethingtext' },
  plant: async ({ call, me }) => {
    await call(me.id, 'createSampleThing', { body: { title: 'zyxsamplethingtitle', text: 'zyxsamplethingtext' } });
  },
};
