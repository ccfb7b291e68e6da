import type { Descriptions } from '#platform/web/preferences/describer.ts';

export const descriptions: Descriptions = {
  'Clear recent searches': 'Forgets what you looked for on this device.',
  'Add the pair': 'From now on, looking for one word finds the other too.',
};
