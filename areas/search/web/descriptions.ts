import type { Descriptions } from '#platform/web/ui/described.ts';

export const descriptions: Descriptions = {
  'Clear recent searches': 'Forgets what you looked for on this device.',
  'Add the pair': 'From now on, looking for one word finds the other too.',
};
