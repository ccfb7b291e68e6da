import type { Descriptions } from '#platform/web/ui/described.ts';

export const descriptions: Descriptions = {
  'All Groups': 'Shows groups of every category.',
  'Create Group': 'Creates the group with you as its owner.',
  'Start the group': 'Creates the group with you as its owner.',
};
