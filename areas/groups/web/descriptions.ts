import type { Descriptions } from '#platform/web/preferences/describer.ts';

export const descriptions: Descriptions = {
  'All Groups': 'Shows groups of every category.',
  'Create Group': 'Makes the group with you as the person who runs it.',
  'Start the group': 'Makes the group with you as the person who runs it.',
};
