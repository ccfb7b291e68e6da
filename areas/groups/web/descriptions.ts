import type { Descriptions } from '#platform/web/preferences/describer.ts';

export const descriptions: Descriptions = {
  'All Groups': 'Shows groups of every category.',
};
