import type { Descriptions } from '#platform/web/ui/described.ts';

export const descriptions: Descriptions = {
  'All Groups': 'Shows groups of every category.',
  'Create Group': 'Creates the group with you as its owner.',
  'Go to the group': 'Opens the group’s own page.',
  'Create Your Own Group': 'Opens a form for a new support group.',
  'Read Full Guidelines': 'Opens the page with all the community guidelines.',
  'a new group': 'Opens a form for a new support group.',
};
